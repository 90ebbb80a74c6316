"""What pictures read off a position agrees with the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import azulejos
from azulejos.games.azul import facts as azul_facts
from azulejos.games.duel import facts as duel_facts
from azulejos.games.duel.rules.box import SIDES
from azulejos.games.duel.rules.dome import points_of_tablets as interpreted_points
from azulejos.games.summer_pavilion import facts as pavilion_facts
from azulejos.games.summer_pavilion.board import (
    COLOUR_OF,
    FEATURES,
    NUMBER_POINTS,
    PRICES,
    REWARDS,
    RHOMBI,
    STAR_POINTS,
    STARS,
)
from azulejos.games.summer_pavilion.rules import board as pavilion_board
from tests.variants import json_of


def test_features_lie_between_the_rhombi_of_the_rules() -> None:
    drawn = {frozenset(star + "abcdef"[i] for star, i in f.spaces) for f in FEATURES}
    assert drawn == {frozenset(spaces.split()) for spaces in pavilion_board.FEATURES}
    assert {f.kind for f in FEATURES} == set(REWARDS)


def test_prices_make_the_sets_of_the_rules() -> None:
    for side, threes in (("colour", 7), ("grey", 12)):
        others = 7 if side == "colour" else 6
        empty = dict.fromkeys(STARS, "......")
        sizes = {k: total for k, (_, total) in pavilion_facts.number_progress(empty, side).items()}
        assert sizes == {1: others, 2: others, 3: threes, 4: others}
        assert all(sorted(row) == [1, 2, 3, 4, 5, 6] for s, row in PRICES[side].items() if s != "C")


def test_neighbouring_rhombi_share_a_side_and_stars_do_not_touch() -> None:
    for one in RHOMBI:
        for other in RHOMBI:
            far = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
            step = (one.index - other.index) % 6
            if one.star == other.star and step in (1, 5):
                assert far == pytest.approx(3**0.5 / 2)
            elif one != other:
                assert far > 1.49


def test_stars_on_the_colour_side_count_for_their_colour() -> None:
    stars = dict.fromkeys(STARS, "......") | {"NW": "OO.O..", "C": "PG...."}
    assert pavilion_facts.star_progress(stars, "colour") == dict.fromkeys("RBYGP", 0) | {
        "O": 3,
        "C": 2,
    }
    assert COLOUR_OF["NW"] == "O"


def test_stars_on_the_grey_side_count_for_what_they_may_become() -> None:
    stars = dict.fromkeys(STARS, "......") | {"NW": "RR....", "E": "R.....", "W": "BRG..."}
    assert pavilion_facts.star_progress(stars, "grey") == dict.fromkeys("BYOGP", 0) | {
        "R": 2,
        "C": 3,
    }


def test_points_shown_beside_full_lines_are_what_the_engine_gives() -> None:
    """Whole games: the score after a round is the one that the picture foretold."""
    rng, seen = Random(4), 0
    for seed in range(12):
        match = azulejos.new("azul", seed=seed)
        before = match.position()
        while not match.over:
            match.play(rng.choice(match.moves()))
            after = match.position()
            if after["round"] > before["round"]:
                for seat in range(2):
                    foretold = _foretold(before, seat)
                    if foretold is not None:
                        seen += 1
                        assert after["players"][seat]["score"] == foretold
            before = after
    assert seen > 20


def _foretold(before: Any, seat: int) -> int | None:
    """The score that a picture before the last move of a round lets expect, if it says so."""
    if before["turn"] == seat:
        return None
    player = before["players"][seat]
    gain = sum(azul_facts.line_points(player).values()) - azul_facts.floor_cost(player["floor"])
    return max(0, int(player["score"]) + gain)


def _play(game: str, seed: int, **options: Any) -> Iterator[azulejos.Match]:
    """A game of random moves, seen after each."""
    rng, match = Random(seed), azulejos.new(game, seed=seed, **options)
    while not match.over:
        match.play(rng.choice(match.moves()))
        yield match


def test_sets_shown_as_complete_are_what_the_engine_pays_for() -> None:
    seen = 0
    for match in _play("summer_pavilion", 3):
        for seat, player in enumerate(json_of(match)["players"]):
            stars = pavilion_facts.star_progress(player["stars"], "colour")
            numbers = pavilion_facts.number_progress(player["stars"], "colour")
            points = sum(STAR_POINTS[key] for key, done in stars.items() if done == 6)
            points += sum(NUMBER_POINTS[k] for k, (done, total) in numbers.items() if done == total)
            state: Any = match.state
            assert points == pavilion_board.bonus(state, seat)
            seen = max(seen, points)
    assert seen > 0


@pytest.mark.parametrize("tablets", [*map(list, zip(*SIDES, strict=True))])
def test_tablets_show_what_the_engine_would_pay(tablets: list[str]) -> None:
    seen = set()
    for seed in range(3):
        for match in _play("duel", seed, tablets=tablets):
            for seat, player in enumerate(json_of(match)["players"]):
                shown = sum(duel_facts.tablet_points(tablet, player) for tablet in tablets)
                seen.add(shown)
                state: Any = match.state
                assert shown == interpreted_points(state, seat)
    assert len(seen) > 1


FULL = ["......"] * 6
PLATES = ["SAr0", "WAr1", "SBr0", "WBr0", "SCr2", "WCr0", "SDr0", "WDr0", "SEr3"]


def board(laid: list[str]) -> Any:
    """A board with all plates and some tiles."""
    return {"dome": laid, "plates": PLATES}


def dome(*cells: str) -> list[str]:
    """A dome with tiles at the cells `row@column`, given with their kind: `B1@1`."""
    rows = [["."] * 6 for _ in range(6)]
    for cell in cells:
        rows[int(cell[1]) - 1][int(cell[3]) - 1] = cell[0]
    return ["".join(row) for row in rows]


@pytest.mark.parametrize(
    ("tablet", "laid", "points"),
    [
        ("rows", ["BYRKTs", *FULL[:5]], 3),
        ("rows", ["BYRKT.", *FULL[:5]], 0),
        ("kinds", ["BYRKT.", *FULL[:5]], 4),
        ("kinds", ["BYRss.", *FULL[:5]], 0),
        ("kinds", ["BYRKs.", *FULL[:5]], 4),
        ("columns", ["B....."] * 6, 7),
        ("border", dome("B1@1", "B6@6", "B3@1", "B3@3"), 3),
        ("diagonals", dome(*(f"B{i}@{i}" for i in range(1, 7))), 10),
        ("diagonals", dome(*(f"B{i}@{7 - i}" for i in range(1, 7))), 10),
        ("corners", dome("B1@1", "B1@2", "B2@1", "B2@2"), 3),
        ("corners", dome("B5@5", "B5@6", "B6@5", "B6@6"), 8),
        ("wilds", FULL, 0),
        ("specials", FULL, -15),
    ],
)
def test_tablets_pay_as_the_rules_say(tablet: str, laid: list[str], points: int) -> None:
    assert duel_facts.tablet_points(tablet, board(laid)) == points


def test_wilds_pay_only_when_all_are_filled() -> None:
    slots = duel_facts.dome_slots(PLATES)
    wild = [(r, c) for r in range(6) for c in range(6) if slots[r][c] == "w"]
    laid = dome(*(f"B{r + 1}@{c + 1}" for r, c in wild))
    assert duel_facts.tablet_points("wilds", board(laid)) == 2 * len(wild) == 8
    less = dome(*(f"B{r + 1}@{c + 1}" for r, c in wild[1:]))
    assert duel_facts.tablet_points("wilds", board(less)) == 0


def test_plates_turn_clockwise() -> None:
    assert duel_facts.dome_slots(["SAr0", *[""] * 8])[:2] == ["YK    ", "Ts    "]
    assert duel_facts.dome_slots(["SAr1", *[""] * 8])[:2] == ["TY    ", "sK    "]
    assert duel_facts.dome_slots(["SAr3", *[""] * 8])[:2] == ["Ks    ", "YT    "]
