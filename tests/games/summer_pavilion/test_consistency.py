"""Summer Pavilion: `is_consistent` notices every way in which a state can be broken."""

from collections.abc import Callable

import pytest

from azulejos.games.summer_pavilion import rules
from azulejos.games.summer_pavilion.notation import state
from azulejos.games.summer_pavilion.rules import State
from azulejos.games.summer_pavilion.rules.board import LETTERS
from tests.games.cases import cases

CASES = {case.title: case.start for case in cases("summer_pavilion")}
PLAY = CASES["A rhombus takes one tile, an outer star its own colour, the middle each colour once"]
"""Seat 0 is to move, with GGGOOO and tiles in C and NW; seat 1 has O; the supply is full."""
REWARD = CASES["Nothing but wild tiles may be taken as a reward"]
DEAL = CASES["Ten tiles onto the supply, then display 1"]
GREEN, ORANGE = LETTERS.index("G"), LETTERS.index("O")


def lose_a_tile(s: State) -> None:
    s.bag[GREEN] -= 1


def go_below_one(s: State) -> None:
    s.score[0] = 0


def pay_more_than_there_is(s: State) -> None:
    s.tower[GREEN] += s.tiles[1][GREEN] + 1
    s.tiles[1][GREEN] = -1


def owe_the_tower(s: State) -> None:
    s.bag[GREEN] += 1
    s.tower[GREEN] = -1


def owe_the_supply(s: State) -> None:
    s.bag[GREEN] += s.supply[GREEN] + 1
    s.supply[GREEN] = -1


def keep_five(s: State) -> None:
    s.bag[GREEN] -= 5
    s.corners[1][GREEN] = 5
    s.tiles[1][ORANGE] = 0
    s.bag[ORANGE] += 1
    s.passed = 2


def pass_with_tiles(s: State) -> None:
    s.passed = 2


def keep_without_passing(s: State) -> None:
    s.bag[GREEN] -= 1
    s.corners[1][GREEN] = 1


def overfill_the_supply(s: State) -> None:
    s.bag[GREEN] -= 1
    s.supply[GREEN] += 1


def place_without_telling(s: State) -> None:
    s.bag[ORANGE] -= 1
    s.stars[0][1][0] = ORANGE


def open_a_wrong_star(s: State) -> None:
    s.open_to[0][GREEN] |= 1 << 6


def offer_what_is_not_there(s: State) -> None:
    s.on_offer |= 1


def play_before_all_is_picked(s: State) -> None:
    s.bag[GREEN] -= 1
    s.pool[0][GREEN] = 1
    s.on_offer = 1 << GREEN


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_tile,
        go_below_one,
        pay_more_than_there_is,
        owe_the_tower,
        owe_the_supply,
        keep_five,
        pass_with_tiles,
        keep_without_passing,
        overfill_the_supply,
        place_without_telling,
        open_a_wrong_star,
        offer_what_is_not_there,
        play_before_all_is_picked,
    ],
)
def test_broken_states_are_not_consistent(spoil: Callable[[State], None]) -> None:
    s = state(PLAY)
    assert rules.is_consistent(s)
    spoil(s)
    assert not rules.is_consistent(s)


def test_a_reward_is_owed_from_what_the_supply_has() -> None:
    s = state(REWARD)
    assert rules.is_consistent(s)
    s.owed = 0
    assert not rules.is_consistent(s)
    s.owed = sum(s.supply) + 1
    assert not rules.is_consistent(s)


def test_nature_draws_from_tiles_on_displays_that_are_there() -> None:
    s = state(DEAL)
    assert rules.is_consistent(s)
    s.on_offer = 1
    assert not rules.is_consistent(s)
    s.on_offer = 0
    s.bag, s.tower = s.tower, s.bag
    assert not rules.is_consistent(s)
