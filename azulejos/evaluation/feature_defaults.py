"""Defaults for features: no facts and no cache. A game that defines a name replaces it."""

from typing import Final

from azulejos.engine.state import Floats, State

OVERRIDABLE: Final = True

ENDS_EARLY: Final = 0


def add_shared_features(s: State, scratch: Floats, active: int) -> int:
    """None: `add_seat_features` has them."""
    return active


def extra_board_facts(s: State, p: int, to: Floats, at: int) -> None:
    """None."""


def shared_facts(s: State, to: Floats, at: int) -> None:
    """None."""


def board_key(s: State, p: int) -> int:
    """Boards are not cached."""
    return 0


def shared_key(s: State) -> int:
    """The shared part is not cached."""
    return 0
