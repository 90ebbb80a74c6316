"""A position as a network sees it from a seat, for any game that has features.

What is seen is written down at the beginning of a row of numbers, `learnt`: first how many inputs
are on, and which; then facts, a few numbers for the middle of the table and for each board, that
are worth working out once.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import State, Weights

if TYPE_CHECKING:
    from azulejos.evaluation.feature_interface import (
        BOARD,
        ENDS_EARLY,
        closing,
        see_board,
        see_middle,
        see_table,
        settled,
        tell_board,
        tell_middle,
    )

ACTIVE: Final = 399
"""How many inputs are on at a time, at most."""
FACTS_AT: Final = 1 + ACTIVE
FACTS: Final = 6
"""The middle has so many; then each board has as many."""
SIGHT_END: Final = FACTS_AT + FACTS * 5

# The facts about a board; others are the features' own
GOES_ON: Final = 0
"""Its score, as far as that is settled, if the game goes on."""
ENDS: Final = 1
"""The same, if the game ends with the round."""
CLOSES: Final = 2
"""Whether it will end the game with the round."""
OWN_FACTS: Final = 3


def see(s: State, p: int, learnt: Weights) -> None:
    """Write down all that is seen of a position from a seat."""
    on = see_middle(s, learnt, 0)
    tell_middle(s, learnt, FACTS_AT)
    for q in range(s.players):
        on = see_board(s, q, learnt, on, 0 if q == p else BOARD)
        settle_board(s, q, learnt, facts_of(q))
    learnt[0] = see_table(s, p, learnt, on)


def turn_on(learnt: Weights, on: int, number: int) -> int:
    """One more input is on; how many are on now.

    They are counted by handing the number on: in memory, one count would wait for the other.
    """
    learnt[1 + on] = number
    return on + 1


def facts_of(q: int) -> int:
    """Where the facts about a board lie."""
    return FACTS_AT + FACTS * (1 + q)


def settle_board(s: State, q: int, learnt: Weights, at: int) -> None:
    """Write down the facts about a board."""
    learnt[at + GOES_ON] = settled(s, q, 0)
    if ENDS_EARLY:
        learnt[at + ENDS] = settled(s, q, 1)
    learnt[at + CLOSES] = 1 if closing(s, q) else 0
    tell_board(s, q, learnt, at + OWN_FACTS)


def lead_settled(s: State, p: int, learnt: Weights) -> int:
    """By how much a seat is ahead of the best of the others, as far as that is settled."""
    ending = GOES_ON
    for q in range(s.players):
        if learnt[facts_of(q) + CLOSES] > 0:
            ending = ENDS
    rival = -1_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, int(learnt[facts_of(q) + ending]))
    return int(learnt[facts_of(p) + ending]) - rival
