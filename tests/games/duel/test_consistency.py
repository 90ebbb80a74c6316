"""Duel: `is_consistent` notices every way in which a state can be broken."""

from collections.abc import Callable

import pytest

from azulejos.games.duel import rules as duel
from azulejos.games.duel.notation import state
from azulejos.games.duel.rules import box as duel_box
from tests.games.cases import cases

START = next(case.start for case in cases("duel") if case.title.startswith("The moons: one tile"))
"""Small moons YB, BB and KRB, RRKT on a small sun, BBK on the large moon; two plates are laid."""
CHIPS = next(case.start for case in cases("duel") if case.title.startswith("A second chip"))
"""Chip KB lies on factory 3, seat 0 has a chip T."""

Spoil = Callable[[duel_box.State], None]


def lose_a_tile(s: duel_box.State) -> None:
    s.bag[0] -= 1


def go_below_zero(s: duel_box.State) -> None:
    s.score[0] = -1


def use_a_third_token(s: duel_box.State) -> None:
    s.tokens[1] = -1


def colour_an_empty_row(s: duel_box.State) -> None:
    s.row_colour[0][0] = 3


def overfill_a_row(s: duel_box.State) -> None:
    s.bag[1] -= 2
    s.row_colour[0][0] = 1
    s.row_count[0][0] = 2


def leave_a_gap_among_broken_tiles(s: duel_box.State) -> None:
    s.bag[1] -= 1
    s.broken[0][1] = 1


def lay_a_plate_without_telling(s: duel_box.State) -> None:
    s.laid[0] |= 2


def turn_a_plate_that_lies(s: duel_box.State) -> None:
    s.square[0][0] += 1


def lay_a_tile_where_it_does_not_fit(s: duel_box.State) -> None:
    s.bag[2] -= 1
    s.dome[0][0][0] = 2


def lay_a_special_tile_on_a_wild_slot(s: duel_box.State) -> None:
    s.dome[1][1][0] = duel_box.SPECIAL


def have_three_chips_of_a_kind(s: duel_box.State) -> None:
    s.tray[0][0] = 3


def draw_a_chip_too_many(s: duel_box.State) -> None:
    s.chips[0] = -1


def bare_a_chip_that_lies_face_down(s: duel_box.State) -> None:
    s.bare |= 1


def run_out_of_chips(s: duel_box.State) -> None:
    s.chips = [0] * duel_box.CHIP_KINDS


def have_a_plate_twice(s: duel_box.State) -> None:
    s.face_up[0] = s.face_up[1]


def hide_a_plate(s: duel_box.State) -> None:
    s.unseen &= s.unseen - 1


def show_no_back(s: duel_box.State) -> None:
    s.top = -1


def offer_what_is_not_there(s: duel_box.State) -> None:
    s.on_offer |= 1 << 24


def leave_a_hole_in_a_stack(s: duel_box.State) -> None:
    s.stack[0][0], s.stack[0][2] = s.stack[0][2], s.stack[0][0]


def offer_what_lies_below(s: duel_box.State) -> None:
    s.on_offer |= 1 << duel_box.moon_number(1, 0)


def leave_nature_a_task(s: duel_box.State) -> None:
    s.tasks = 1


def forget_whose_turn_it_is(s: duel_box.State) -> None:
    s.turn = -2


def deal_without_tiles(s: duel_box.State) -> None:
    s.phase, s.turn, s.tasks = duel_box.DEAL, -1, 1 << duel_box.LARGE_TASK
    s.tower, s.bag = s.bag, s.tower


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_tile,
        go_below_zero,
        use_a_third_token,
        colour_an_empty_row,
        overfill_a_row,
        leave_a_gap_among_broken_tiles,
        lay_a_plate_without_telling,
        turn_a_plate_that_lies,
        lay_a_tile_where_it_does_not_fit,
        lay_a_special_tile_on_a_wild_slot,
        have_three_chips_of_a_kind,
        draw_a_chip_too_many,
        bare_a_chip_that_lies_face_down,
        run_out_of_chips,
        have_a_plate_twice,
        hide_a_plate,
        show_no_back,
        offer_what_is_not_there,
        leave_a_hole_in_a_stack,
        offer_what_lies_below,
        leave_nature_a_task,
        forget_whose_turn_it_is,
        deal_without_tiles,
    ],
)
def test_broken_states_are_not_consistent(spoil: Spoil) -> None:
    s = state(START)
    assert duel.is_consistent(s)
    spoil(s)
    assert not duel.is_consistent(s)


def test_a_chip_that_can_be_taken_is_bare() -> None:
    s = state(CHIPS)
    assert duel.is_consistent(s)
    s.bare = 0
    assert not duel.is_consistent(s)
