"""What is told is what happened: every point is accounted for, in every game."""

import random
from typing import Any

import pytest

import azulejos
from azulejos import views
from azulejos.games import find_game
from azulejos.match import from_position
from tests.variants import json_of

MODES: list[tuple[str, dict[str, Any]]] = [
    ("azul", {"players": 2}),
    ("azul", {"players": 3, "wall": "grey"}),
    ("summer_pavilion", {"players": 2}),
    ("summer_pavilion", {"players": 4, "side": "grey"}),
    ("duel", {}),
]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_point_of_a_game_is_told(game: str, options: dict[str, Any]) -> None:
    match, dice = azulejos.new(game, seed=5, **options), random.Random(5)
    while not match.over:
        before, move = match.scores, dice.choice(match.moves())
        steps = views.narrate(match, move)
        after = find_game(game).notation.position(match.outcomes()[move])
        assert steps[-1].position == after
        assert steps[0].words
        told = list(before)
        for step in steps:
            if step.seat is not None:
                told[step.seat] += step.points or 0
        scores = [player["score"] for player in after["players"]]
        if after["phase"] != "over" or game != "duel":  # Duel: never below 0, all tablets together
            assert told == scores
        match.play(move)


def test_a_round_of_azul_in_words() -> None:
    position = json_of(azulejos.new("azul", players=2, start=0, seed=1))
    position["factories"] = ["", "", "", "", ""]
    position["centre"], position["marker"] = "BB", "floor:1"
    position["bag"] = {"B": 17, "Y": 19, "R": 20, "K": 20, "W": 20}
    position["lid"] = {"B": 0, "Y": 0, "R": 0, "K": 0, "W": 0}
    ann, bob = position["players"]
    ann["lines"][1] = ["B", 1]
    bob["floor"], bob["lines"][0] = "1", ["Y", 1]
    match = from_position(position, seed=1)
    steps = views.narrate(match, "CB2")
    assert [(step.seat, step.words) for step in steps if step.words] == [
        (0, "2 blue from the centre to line 2"),
        (0, "row 2: blue on the wall, +1: it is alone"),
        (0, "the floor line costs 1"),
        (1, "row 1: yellow on the wall, +1: it is alone"),
        (1, "the floor line costs 1"),
    ]
    assert views.preview(match, "CB2")[1].words == "+1 wall, −1 floor"
    assert views.preview(match, "CB4")[1].words == "2 of 4"
    assert views.label_of_group(position, "CB", 2) == "2 blue, the centre"
    assert views.label(position, "0:F") == "the floor line"
