"""What an arena has found, as one JSON object: `results.json`."""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from azulejos.arena.games import Result
from azulejos.arena.ratings import Ranking, ratings
from azulejos.arena.run import Arena, deal_share
from azulejos.arena.statistics import Estimate, average, elo_difference, pair_counts, share
from azulejos.notation.position import Options


class Interval(TypedDict):
    """An estimate with its interval (95 %)."""

    value: float
    low: float
    high: float


class Bounds(TypedDict):
    """An estimate that may have no bound, such as the Elo of a player that has won every game."""

    value: float | None
    low: float | None
    high: float | None


class Entrant(TypedDict):
    """What one player has achieved."""

    name: str
    rating: Interval | None
    games: int
    wins: int
    draws: int
    losses: int
    share: Interval | None
    score: float | None
    margin: Interval | None
    seconds_a_move: float | None
    slowest_move: float | None
    nodes_a_second: int | None
    faults: int


class Pair(TypedDict):
    """Two players against each other, from the first one's side."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    share: Interval | None
    elo: Bounds | None
    margin: Interval | None
    pairs: list[int]
    margins: list[int]
    progress: list[Interval]


class Fault(TypedDict):
    """A reason why games were broken off, and the number of those games."""

    name: str | None
    reason: str
    games: int


class Sequential(TypedDict):
    """The sequential test: its hypotheses, how it went, and its verdict."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    bounds: list[float]
    ratios: list[float]
    verdict: str | None


class Summary(TypedDict):
    """All figures of an arena: the content of `results.json`."""

    game: str
    options: Options
    seats: int
    limits: dict[str, float]
    seed: int
    deals: int
    games: int
    rounds: float | None
    moves: float | None
    start_share: float | None
    entrants: list[Entrant]
    pairs: list[Pair]
    faults: list[Fault]
    sprt: Sequential | None


def summary(arena: Arena) -> Summary:
    """All figures, from the deals that have been played from every seat."""
    plan = arena.plan
    deals = [deal for lineup in range(len(plan.lineups)) for deal in arena.deals(lineup)]
    games = [result for deal in deals for result in deal]
    whole = [result for result in games if result.fault is None]
    return {
        "game": plan.game,
        "options": plan.options,
        "seats": plan.seats,
        "limits": plan.limits,
        "seed": plan.seed,
        "deals": len(deals),
        "games": len(games),
        "rounds": _mean([result.rounds for result in whole]),
        "moves": _mean([sum(result.moves) for result in whole]),
        "start_share": _mean([result.points(result.start) for result in whole]),
        "entrants": _entrants(arena, deals),
        "pairs": [_pair(arena, i) for i in range(len(plan.lineups))] if plan.seats == 2 else [],
        "faults": _faults(arena, games),
        "sprt": _sprt(arena),
    }


def _entrants(arena: Arena, deals: Sequence[list[Result]]) -> list[Entrant]:
    count = len(arena.plan.entrants)
    rated = [*map(_interval, ratings(_rankings(arena), count))] if deals else [None] * count
    return [_entrant(i, rated[i], arena, deals) for i in range(count)]


def _rankings(arena: Arena) -> list[list[Ranking]]:
    """The games of each deal, of all line-ups together: they had the same draws."""
    by_deal: dict[int, list[Ranking]] = {}
    for lineup in range(len(arena.plan.lineups)):
        for deal in arena.deals(lineup):
            by_deal.setdefault(deal[0].deal, []).extend(result.ranking() for result in deal)
    return [by_deal[deal] for deal in sorted(by_deal)]


def _entrant(
    entrant: int, rating: Interval | None, arena: Arena, deals: Sequence[list[Result]]
) -> Entrant:
    own = [deal for deal in deals if entrant in deal[0].entrants]
    sat = [played for deal in own for played in _seats_of(entrant, deal)]
    finished = [(result, seat) for result, seat in sat if result.fault is None]
    won = [result.points(seat) for result, seat in sat]
    moves = sum(result.moves[seat] for result, seat in sat)
    seconds = sum(result.seconds[seat] for result, seat in sat)
    nodes = sum(result.nodes[seat] for result, seat in sat)
    return {
        "name": arena.plan.labels[entrant],
        "rating": rating,
        "games": len(sat),
        "wins": sum(points == 1 for points in won),
        "draws": sum(0 < points < 1 for points in won),
        "losses": sum(points == 0 for points in won),
        "share": _share(entrant, own, arena.plan.seats),
        "score": _mean([result.scores[seat] for result, seat in finished]),
        "margin": _margin(entrant, own),
        "seconds_a_move": seconds / moves if moves else None,
        "slowest_move": max((result.slowest[seat] for result, seat in sat), default=None),
        "nodes_a_second": round(nodes / seconds) if seconds else None,
        "faults": sum(result.at_fault == seat for result, seat in sat),
    }


def _seats_of(entrant: int, deal: Sequence[Result]) -> list[tuple[Result, int]]:
    """The games of a deal with each seat that an entrant had."""
    return [(r, seat) for r in deal for seat, who in enumerate(r.entrants) if who == entrant]


def _share(entrant: int, own: Sequence[list[Result]], seats: int) -> Interval | None:
    """The share of the points at the entrant's tables, for one of its seats."""
    if not own:
        return None
    copies = own[0][0].entrants.count(entrant)
    return _interval(share([deal_share(deal, entrant) / copies for deal in own], seats))


def _margin(entrant: int, own: Sequence[list[Result]]) -> Interval | None:
    """By how much the entrant's score exceeds the best of the others', deal by deal."""
    margins = []
    for deal in own:
        seats = _seats_of(entrant, deal)
        found = [result.margin(seat) for result, seat in seats if result.fault is None]
        margins += [statistics.fmean(found)] if found else []
    return _interval(average(margins)) if margins else None


def _pair(arena: Arena, lineup: int) -> Pair:
    """Two entrants against each other, from the first one's side."""
    first, second = arena.plan.lineups[lineup]
    deals = arena.deals(lineup)
    scores = [deal_share(deal, first) for deal in deals]
    points = [r.points(r.entrants.index(first)) for deal in deals for r in deal]
    return {
        "first": arena.plan.labels[first],
        "second": arena.plan.labels[second],
        "games": len(points),
        "wins": points.count(1.0),
        "draws": points.count(0.5),
        "losses": points.count(0.0),
        "share": _interval(share(scores, 2)) if scores else None,
        "elo": _bounds(elo_difference(scores, 2)) if scores else None,
        "margin": _margin(first, deals),
        "pairs": pair_counts(scores),
        "margins": [r.margin(r.entrants.index(first)) for d in deals for r in d if not r.fault],
        "progress": [_interval(estimate) for estimate in _progress(scores)],
    }


def _progress(scores: Sequence[float], points: int = 100) -> list[Estimate]:
    """The share after the first deals, at up to 100 equal steps."""
    steps = sorted({round(len(scores) * (i + 1) / points) for i in range(points)} - {0})
    return [share(scores[:count], 2) for count in steps]


def _faults(arena: Arena, games: Sequence[Result]) -> list[Fault]:
    """The reasons why games were broken off, the most frequent first."""
    found = Counter(
        (None if r.at_fault is None else arena.plan.labels[r.entrants[r.at_fault]], r.fault)
        for r in games
        if r.fault is not None
    )
    return [
        {"name": name, "reason": reason or "", "games": count}
        for (name, reason), count in found.most_common()
    ]


def _sprt(arena: Arena) -> Sequential | None:
    if arena.sprt is None:
        return None
    return {
        "elo0": arena.sprt.elo0,
        "elo1": arena.sprt.elo1,
        "alpha": arena.sprt.alpha,
        "beta": arena.sprt.beta,
        "bounds": list(arena.sprt.bounds),
        "ratios": arena.ratios,
        "verdict": arena.verdict,
    }


def _mean(values: Sequence[float]) -> float | None:
    return statistics.fmean(values) if values else None


def _interval(estimate: Estimate) -> Interval:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def _bounds(estimate: Estimate) -> Bounds:
    return {
        "value": _finite(estimate.value),
        "low": _finite(estimate.low),
        "high": _finite(estimate.high),
    }


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
