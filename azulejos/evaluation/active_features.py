"""The active features of a position: the inputs of a network that are 1, seen from a seat.

They are written into the scratch space of a network: first their count, then their indices; then
facts, a few numbers about the shared part of the table and about each board that several features
need.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import Floats, State

if TYPE_CHECKING:
    from azulejos.evaluation.feature_interface import (
        BOARD,
        ENDS_EARLY,
        add_board_features,
        add_seat_features,
        add_shared_features,
        baseline,
        ends_game,
        extra_board_facts,
        shared_facts,
    )

MAX_ACTIVE: Final = 399
"""How many features are active at a time, at most."""
FACTS_AT: Final = 1 + MAX_ACTIVE
FACTS: Final = 6
"""How many facts the shared part has; each board has as many."""
FEATURES_END: Final = FACTS_AT + FACTS * 5

# The facts about a board; the games add others
GOES_ON: Final = 0
"""Its baseline score, if the game goes on."""
ENDS: Final = 1
"""The same, if the game ends with the round."""
CLOSES: Final = 2
"""Whether it will end the game with the round."""
EXTRA_FACTS: Final = 3


def write_features(s: State, p: int, scratch: Floats) -> None:
    """Write all active features of a position, seen from a seat."""
    active = add_shared_features(s, scratch, 0)
    shared_facts(s, scratch, FACTS_AT)
    for q in range(s.players):
        active = add_board_features(s, q, scratch, active, 0 if q == p else BOARD)
        board_facts(s, q, scratch, facts_at(q))
    scratch[0] = add_seat_features(s, p, scratch, active)


def activate(scratch: Floats, active: int, index: int) -> int:
    """Add a feature to the list of active ones; return their new count.

    The count is passed on as a value: in memory, each update would wait for the one before.
    """
    scratch[1 + active] = index
    return active + 1


def facts_at(q: int) -> int:
    """Where the facts about a board are."""
    return FACTS_AT + FACTS * (1 + q)


def board_facts(s: State, q: int, to: Floats, at: int) -> None:
    """Write the facts about a board."""
    to[at + GOES_ON] = baseline(s, q, 0)
    if ENDS_EARLY:
        to[at + ENDS] = baseline(s, q, 1)
    to[at + CLOSES] = 1 if ends_game(s, q) else 0
    extra_board_facts(s, q, to, at + EXTRA_FACTS)


def baseline_lead(s: State, p: int, scratch: Floats) -> int:
    """The baseline of a seat minus that of its best opponent."""
    ending = GOES_ON
    for q in range(s.players):
        if scratch[facts_at(q) + CLOSES] > 0:
            ending = ENDS
    rival = -1_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, int(scratch[facts_at(q) + ending]))
    return int(scratch[facts_at(p) + ending]) - rival
