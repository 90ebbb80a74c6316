"""Beyond a round that was seen to its end: the next one, dealt again and again.

Where a line ends with the round, the evaluation says what that is worth, and it errs by a point or
two. So what is left of the limits is spent on the few moves that are nearly the best: nature deals
the next round, the same tiles after each of them, and a short search says what has come of it. A
move that has fallen behind is given up; at last the best on the average is taken.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

CANDIDATES: Final = 3
"""Of so many moves it is asked where they lead."""
NEAR: Final = 800
"""By so many hundredths of a point a candidate may be worse than the best."""
PRIOR: Final = 16
"""What the evaluation said counts for so many deals."""
FEWEST: Final = 16
"""After so many deals, and then again after as many, some are given up."""
DOUBT: Final = 3.0
"""A candidate is given up if it is behind by so many standard errors."""
MOST_DEALS: Final = 128
"""More would hardly be worth the wait: about a tenth of a second."""


@dataclass(eq=False)
class Candidate:
    """A move, and where the best play that follows it ends: with the round, or with the game."""

    line: list[int]
    """The move, and what follows."""
    end: Any
    """The state there, in which nature deals or nobody moves."""
    judged: int
    """What the evaluation says of it, in hundredths of a point for whoever chooses."""
    notes: list[int]
    """The same for every seat."""
    dealt: list[int] = field(default_factory=list)
    """The same after each deal of the next round."""

    @property
    def worth(self) -> float:
        """What is thought of it now."""
        return (PRIOR * self.judged + sum(self.dealt)) / (PRIOR + len(self.dealt))


def compare(
    candidates: list[Candidate], after_deal: Callable[[Candidate, int], int | None]
) -> list[Candidate]:
    """Let nature deal after each candidate, until one is left, or `after_deal` has had enough.

    `after_deal` says what a candidate is worth after the deal of a number, None if it was stopped.
    Returns those who were not given up, the best first: all of them have seen the same deals.
    """
    left = candidates
    for deal in range(MOST_DEALS):
        values = []
        for candidate in left:
            value = after_deal(candidate, deal)
            if value is None:
                return ranked(left)
            values.append(value)
        for candidate, value in zip(left, values, strict=True):
            candidate.dealt.append(value)
        if (deal + 1) % FEWEST == 0:
            left = in_the_running(left)
        if len(left) == 1:
            break
    return ranked(left)


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The best first."""
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def in_the_running(candidates: list[Candidate]) -> list[Candidate]:
    """Those of whom it is not clear that another is better."""
    leader = ranked(candidates)[0]
    best = np.array(leader.dealt)
    return [c for c in candidates if c is leader or not is_behind(best - np.array(c.dealt))]


def is_behind(behind: Any) -> bool:
    """Whether somebody is clearly behind, by how much after each deal."""
    error = behind.std() / len(behind) ** 0.5
    return bool(behind.mean() > DOUBT * error)
