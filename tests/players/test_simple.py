"""The simple players: legal, reproducible, and of the strength that they promise."""

from typing import Any

import pytest

import azulejos
from azulejos.players import Player, player
from tests.variants import VARIANTS


def play(game: str, bots: list[Player], seed: int, **options: Any) -> azulejos.Match:
    match = azulejos.new(game, seed=seed, **options)
    while not match.over:
        seat = match.turn
        assert isinstance(seat, int)
        match.play(bots[seat].choose(match, nodes=20).move)
    return match


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_players_finish_games_and_repeat_them(variant: str, name: str) -> None:
    game, options = VARIANTS[variant]
    one, two = (play(game, [player(name, 3)] * 4, seed=1, **options) for _ in range(2))
    assert one.record() == two.record()


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_random(variant: str) -> None:
    game, options = VARIANTS[variant]
    for seed in range(4):
        seat = seed % options.get("players", 2)
        bots = [player("random", 1) for _ in range(4)]
        bots[seat] = player("greedy", 1)
        assert play(game, bots, seed, **options).winners == [seat]


def test_a_choice_says_why() -> None:
    match = azulejos.new("azul", start=0, seed=1)
    choice = azulejos.player("greedy", 1).choose(match)
    assert choice.line == [choice.move]
    assert choice.nodes == len(match.moves())
    values = list(choice.alternatives.values())
    assert values == sorted(values, reverse=True)
    assert choice.value is not None
    assert choice.value >= values[0]
    assert {choice.move, *choice.alternatives} == set(match.moves())


def test_no_such_player() -> None:
    with pytest.raises(azulejos.BadOption, match="'stockfish': no such player; there are random"):
        azulejos.player("stockfish")
