"""How sure we can be: Elo with intervals, and the sequential test. A deal is the unit of chance.

The games of one deal are played with the same draws, so they are not independent of each other;
deals are. Everything here therefore takes one number a deal: the share of its points that was won.
"""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

CONFIDENCE: Final = 0.95
Z: Final = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
PAIR_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a deal of two games can bring: both lost … both won."""
BARELY_SEEN: Final = 1e-3
"""Counted for outcomes that have not been seen yet, so that they are not held for impossible."""


@dataclass(frozen=True)
class Estimate:
    """A figure, and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def elo(score: float) -> float:
    """The difference in rating that makes somebody win this share of the points."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def expected_score(difference: float) -> float:
    """The share of the points that a difference in rating brings."""
    return 1 / (1 + 10 ** (-difference / 400))


def share(deals: Sequence[float], games: int) -> Estimate:
    """The share of the points that somebody wins, from deals of some games each.

    Wilson's interval, for as many independent games as would scatter like these deals. One deal
    more, whose games are independent, is assumed to have been seen: few deals never look too sure.
    If every game was won, or every game lost, a deal counts as one game.
    """
    n, mean = len(deals), statistics.fmean(deals)
    if mean in (0, 1):
        return _wilson(mean, n)
    alone = mean * (1 - mean)
    spread = (sum((score - mean) ** 2 for score in deals) + alone / games) / n
    return _wilson(mean, n * alone / spread)


def _wilson(mean: float, trials: float) -> Estimate:
    weight = Z * Z / trials
    centre = (mean + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt((mean * (1 - mean) + weight / 4) / trials)
    # exactly 0 or 1 where nothing, or everything, was won: rounding must not make it nearly so
    low = 0.0 if mean == 0 else centre - half
    high = 1.0 if mean == 1 else centre + half
    return Estimate(mean, low, high)


def elo_difference(deals: Sequence[float], games: int) -> Estimate:
    """The difference in rating that the deals show."""
    won = share(deals, games)
    return Estimate(elo(won.value), elo(won.low), elo(won.high))


def average(values: Sequence[float]) -> Estimate:
    """A mean of one figure a deal."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    half = Z * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def pair_counts(deals: Sequence[float]) -> list[int]:
    """How many deals of two games ended with 0, ½, 1, 1½ and 2 points."""
    counts = Counter(deals)
    return [counts[score] for score in PAIR_SCORES]


# --- The sequential test --------------------------------------------------------------------------

Verdict = Literal["H0", "H1"]


@dataclass(frozen=True)
class Sprt:
    """Plays on until it is clear whether the difference is `elo0` (H0) or `elo1` (H1).

    The generalised sequential probability ratio test over pairs of games, as fishtest runs it. With
    each hypothesis true, the other is accepted in about 5 % of all tests.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is accepted below the first, H1 above the second."""
        low = math.log(self.beta / (1 - self.alpha))
        return low, math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The logarithm of how much likelier the pairs are with H1 than with H0."""
        seen = [max(count, BARELY_SEEN) for count in counts]
        null = likeliest(seen, expected_score(self.elo0))
        other = likeliest(seen, expected_score(self.elo1))
        return sum(n * math.log(b / a) for n, a, b in zip(seen, null, other, strict=True))

    def verdict(self, ratios: Sequence[float]) -> Verdict | None:
        """What the ratios after each deal have decided, if anything: the last one tells."""
        low, high = self.bounds
        if not ratios or low < ratios[-1] < high:
            return None
        return "H0" if ratios[-1] <= low else "H1"


def likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """Of all distributions over the scores of a pair with this mean, the one that fits best."""
    total = sum(seen)
    parts = [(count / total, score - mean) for count, score in zip(seen, PAIR_SCORES, strict=True)]
    # The parts are f / (1 + t·d), with the one t for which their mean is right: it falls with t.
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        t = (low + high) / 2
        if sum(f * d / (1 + t * d) for f, d in parts) > 0:
            low = t
        else:
            high = t
    return [f / (1 + t * d) for f, d in parts]
