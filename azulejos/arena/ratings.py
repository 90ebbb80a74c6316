"""Ratings of a whole pool: Plackett–Luce, which for two at a table is Bradley–Terry.

Everybody has a strength; at a table the first place falls to each in proportion to strength, then
the second among those who are left, and so on. Equal places count as all their orders, in equal
parts.
"""

import math
import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

from azulejos.arena.statistics import CONFIDENCE, Estimate

ELO: Final = 400 / math.log(10)
"""Elo points for a factor e in strength."""
RESAMPLES: Final = 400
STEPS: Final = 100
LONGEST_STEP: Final = 2.0

Ranking = tuple[tuple[int, ...], ...]
"""Entrants from first to last, those of equal standing together."""
Stage = tuple[tuple[int, ...], int]
"""Who was left, and who of them got the next place."""
Stages = dict[Stage, float]


def ratings(deals: Sequence[Sequence[Ranking]], entrants: int) -> list[Estimate]:
    """The rating of each entrant in Elo, with the mean of all at 0; a deal is the unit of chance.

    To keep ratings finite, one drawn game of everybody against an average player is assumed. The
    intervals come from weighing the deals, and that assumption, at random (a Bayesian bootstrap).
    """
    counted = [_counted(deal) for deal in deals]
    values = fit(_weighed(counted, [1.0] * len(counted)), entrants, 1.0)
    lot = random.Random(0)
    samples = []
    for _ in range(RESAMPLES):
        weights = [lot.expovariate(1.0) for _ in counted]
        samples.append(fit(_weighed(counted, weights), entrants, lot.expovariate(1.0)))
    return [
        _estimate(value, sorted(sample[entrant] for sample in samples))
        for entrant, value in enumerate(values)
    ]


def _estimate(value: float, sample: Sequence[float]) -> Estimate:
    tail = round((1 - CONFIDENCE) / 2 * len(sample))
    return Estimate(value, min(value, sample[tail]), max(value, sample[-1 - tail]))


def _counted(deal: Sequence[Ranking]) -> Stages:
    counts: Stages = {}
    for ranking in deal:
        for stage, weight in stages(ranking):
            counts[stage] = counts.get(stage, 0.0) + weight
    return counts


def _weighed(counted: Sequence[Stages], weights: Sequence[float]) -> Stages:
    total: Stages = {}
    for counts, weight in zip(counted, weights, strict=True):
        for stage, count in counts.items():
            total[stage] = total.get(stage, 0.0) + weight * count
    return total


@cache
def stages(ranking: Ranking) -> tuple[tuple[Stage, float], ...]:
    """The places of a ranking, one after the other, with the weights of the orders of equals."""
    found: Stages = {}
    for count, equals in enumerate(ranking):
        behind = [entrant for place in ranking[count + 1 :] for entrant in place]
        weight = 1 / math.factorial(len(equals))
        for order in permutations(equals):
            for i, chosen in enumerate(order):
                left = tuple(sorted((*order[i:], *behind)))
                if len(set(left)) > 1:
                    found[left, chosen] = found.get((left, chosen), 0.0) + weight
    return tuple(found.items())


def fit(counts: Mapping[Stage, float], entrants: int, prior: float) -> list[float]:
    """The likeliest ratings, by Newton's method; `prior` is the weight of the drawn game."""
    logs = [0.0] * entrants
    for _ in range(STEPS):
        slope, bend = _derivatives(counts, logs, prior)
        step = solve(bend, slope)
        longest = max(map(abs, step))
        shorten = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        logs = [log + shorten * change for log, change in zip(logs, step, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(logs) / entrants
    return [ELO * (log - mean) for log in logs]


def _derivatives(
    counts: Mapping[Stage, float], logs: Sequence[float], prior: float
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and its bend, turned positive."""
    slope = [prior * (0.5 - 1 / (1 + math.exp(-log))) for log in logs]
    bend = [[0.0] * len(logs) for _ in logs]
    for i, log in enumerate(logs):
        bend[i][i] = prior / (2 + math.exp(log) + math.exp(-log))
    strengths = [math.exp(log) for log in logs]
    for (left, chosen), count in counts.items():
        total = sum(strengths[i] for i in left)
        slope[chosen] += count
        parts = [(i, strengths[i] / total) for i in left]
        for i, part in parts:
            slope[i] -= count * part
            bend[i][i] += count * part
            for j, other in parts:
                bend[i][j] -= count * part * other
    return slope, bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[n] / row[i] for i, row in enumerate(rows)]
