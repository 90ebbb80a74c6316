"""`is_consistent` notices every way in which a state can be broken."""

from collections.abc import Callable

import pytest

from azulejos.games.azul import rules as azul
from azulejos.games.azul.notation import state
from tests.games.cases import cases

START = next(case.start for case in cases("azul") if case.title.startswith("The marker takes"))
"""An offer: display 1 has BBBB, the centre WW, seat 0 has six tiles on the floor."""


def lose_a_tile(s: azul.State) -> None:
    s.bag[0] -= 1


def go_below_zero(s: azul.State) -> None:
    s.score[0] = -1


def tile_without_telling(s: azul.State) -> None:
    s.bag[0] -= 1
    s.wall[0][0][0] = 0
    s.cells[0] |= 1


def fill_a_cell_twice(s: azul.State) -> None:
    s.cells[0] |= 1


def colour_an_empty_line(s: azul.State) -> None:
    s.line_colour[0][0] = 3


def overfill_a_line(s: azul.State) -> None:
    s.bag[1] -= 2
    s.line_colour[0][0] = 1
    s.line_count[0][0] = 2


def leave_a_gap_on_the_floor(s: azul.State) -> None:
    s.floor[0][6], s.floor[0][5] = s.floor[0][5], s.floor[0][6]


def lay_a_second_marker(s: azul.State) -> None:
    s.floor[1][0] = azul.MARKER
    s.floor_count[1] = 1


def offer_what_is_not_there(s: azul.State) -> None:
    s.on_offer |= 1 << 48


def stop_before_all_is_taken(s: azul.State) -> None:
    s.phase = azul.TILING


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_tile,
        go_below_zero,
        tile_without_telling,
        fill_a_cell_twice,
        colour_an_empty_line,
        overfill_a_line,
        leave_a_gap_on_the_floor,
        lay_a_second_marker,
        offer_what_is_not_there,
        stop_before_all_is_taken,
    ],
)
def test_broken_states_are_not_consistent(spoil: Callable[[azul.State], None]) -> None:
    s = state(START)
    assert azul.is_consistent(s)
    spoil(s)
    assert not azul.is_consistent(s)
