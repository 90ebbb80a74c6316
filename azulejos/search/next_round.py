"""Comparison of moves beyond the round: the next round is sampled by random deals.

Where a line ends with the round, the static evaluation is off by a point or two. What is left of
the budget goes to the few moves that are nearly the best: nature deals the next round, the same
tiles after each of them, and a short search evaluates it. A move that has fallen behind is dropped;
at last the one with the best mean is chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

CANDIDATES: Final = 3
"""How many moves are compared."""
NEAR: Final = 800
"""By how many centipoints a candidate may be worse than the best."""
PRIOR_DEALS: Final = 16
"""The static evaluation counts for this many deals."""
FEWEST_DEALS: Final = 16
"""After each batch of this many deals, candidates can be dropped."""
STANDARD_ERRORS: Final = 3.0
"""A candidate is dropped if it is behind by this many standard errors."""
MOST_DEALS: Final = 128
"""More deals hardly help; these take about a tenth of a second."""


@dataclass(eq=False)
class Candidate:
    """A move, and the position at the end of the best play after it."""

    line: list[int]
    """The move, and the moves after it."""
    end: Any
    """The state there, in which nature deals or the game is over."""
    value: int
    """Its static evaluation, in centipoints for the seat that chooses."""
    scores: list[int]
    """The expected score of every seat."""
    samples: list[int] = field(default_factory=list)
    """The value after each deal of the next round."""

    @property
    def mean(self) -> float:
        """The mean of samples and static evaluation."""
        return (PRIOR_DEALS * self.value + sum(self.samples)) / (PRIOR_DEALS + len(self.samples))


def compare(
    candidates: list[Candidate], probe: Callable[[Candidate, int], int | None]
) -> list[Candidate]:
    """Sample the next round after each candidate, until one is left or the budget is used up.

    `probe(candidate, deal)` is the value of a candidate after a numbered deal; None ends the
    comparison. Returns the candidates that were not dropped, the best first: all of them have the
    same deals.
    """
    left = candidates
    for deal in range(MOST_DEALS):
        values = []
        for candidate in left:
            value = probe(candidate, deal)
            if value is None:
                return ranked(left)
            values.append(value)
        for candidate, value in zip(left, values, strict=True):
            candidate.samples.append(value)
        if (deal + 1) % FEWEST_DEALS == 0:
            left = not_behind(left)
        if len(left) == 1:
            break
    return ranked(left)


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The best first."""
    return sorted(candidates, key=lambda candidate: -candidate.mean)


def not_behind(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates that are not clearly worse than the leader."""
    leader = ranked(candidates)[0]
    best = np.array(leader.samples)
    return [c for c in candidates if c is leader or not is_behind(best - np.array(c.samples))]


def is_behind(differences: NDArray[np.int64]) -> bool:
    """Whether a candidate is clearly behind, by its differences to the leader after each deal."""
    error = differences.std() / len(differences) ** 0.5
    return bool(differences.mean() > STANDARD_ERRORS * error)
