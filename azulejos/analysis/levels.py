"""How strong somebody played: an error rate, compared with those of the levels.

`azulejos calibrate --levels` reviews games of every level. The rates depend on the judge, so they
are compared only with reviews by a judge of about the same depth.
"""

from math import inf, sqrt
from typing import NamedTuple

from azulejos.analysis.calibration import mode_of, read_calibration
from azulejos.analysis.grades import FORCED
from azulejos.analysis.review import Review
from azulejos.games import find_game
from azulejos.match import Match

CONFIDENCE = 1.96
"""Standard errors on both sides of a rate: 95 % lie between."""


class Strength(NamedTuple):
    """The level that somebody played like, with an interval."""

    level: str
    weakest: str
    strongest: str


def level_rates(match: Match) -> dict[str, float]:
    """The error rate of each level, from the weakest on; empty if nobody has measured them."""
    entry = read_calibration(find_game(match.game).folder).get(mode_of(match), {})
    rates: dict[str, float] = entry.get("levels", {})
    return rates


def strength_of(review: Review, seat: int, rates: dict[str, float]) -> Strength | None:
    """The strength of a seat; None if there are no rates, or too few decisions."""
    losses = [d.loss for d in review.decisions if d.seat == seat and d.grade != FORCED]
    if not rates or len(losses) < 2:
        return None
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    error = CONFIDENCE * sqrt(spread / len(losses))
    names = [_nearest(rates, rate) for rate in (mean, mean + error, max(0.0, mean - error))]
    return Strength(*names)


def _nearest(rates: dict[str, float], rate: float) -> str:
    best, distance = "", inf
    for name, known in rates.items():
        if abs(known - rate) <= distance:
            best, distance = name, abs(known - rate)
    return best
