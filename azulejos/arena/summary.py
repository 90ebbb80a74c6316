"""What an arena has found, as one JSON object: `results.json`."""

import math
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from azulejos.arena.games import Result
from azulejos.arena.ratings import Ranking, ratings
from azulejos.arena.run import Arena, deal_share
from azulejos.arena.statistics import Estimate, average, elo_difference, pair_counts, share

Summary = dict[str, Any]


def summary(arena: Arena) -> Summary:
    """All figures, from the deals that have been played from every seat.

    Estimates are objects with `value`, `low` and `high` (95 %); null where a figure is without
    bound, such as the Elo of somebody who has won every game.
    """
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


def _entrants(arena: Arena, deals: Sequence[list[Result]]) -> list[Summary]:
    rated = ratings(_rankings(arena), len(arena.plan.entrants)) if deals else []
    return [
        {"name": label, "rating": _plain(rated[i]) if deals else None, **_entrant(i, arena, deals)}
        for i, label in enumerate(arena.plan.labels)
    ]


def _rankings(arena: Arena) -> list[list[Ranking]]:
    """The games of each deal, of all line-ups together: they had the same draws."""
    by_deal: dict[int, list[Ranking]] = {}
    for lineup in range(len(arena.plan.lineups)):
        for deal in arena.deals(lineup):
            by_deal.setdefault(deal[0].deal, []).extend(result.ranking() for result in deal)
    return [by_deal[deal] for deal in sorted(by_deal)]


def _entrant(entrant: int, arena: Arena, deals: Sequence[list[Result]]) -> Summary:
    own = [deal for deal in deals if entrant in deal[0].entrants]
    sat = [
        (r, s) for deal in own for r in deal for s, who in enumerate(r.entrants) if who == entrant
    ]
    finished = [(result, seat) for result, seat in sat if result.fault is None]
    won = [result.points(seat) for result, seat in sat]
    moves = sum(result.moves[seat] for result, seat in sat)
    seconds = sum(result.seconds[seat] for result, seat in sat)
    nodes = sum(result.nodes[seat] for result, seat in sat)
    return {
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


def _share(entrant: int, own: Sequence[list[Result]], seats: int) -> Summary | None:
    """The share of the points at the entrant's tables; for one seat, if it has several."""
    if not own:
        return None
    copies = own[0][0].entrants.count(entrant)
    return _plain(share([deal_share(deal, entrant) / copies for deal in own], seats))


def _margin(entrant: int, own: Sequence[list[Result]]) -> Summary | None:
    """By how much the entrant's score exceeds the best of the others', deal by deal."""
    margins = []
    for deal in own:
        seats = [(r, s) for r in deal for s, who in enumerate(r.entrants) if who == entrant]
        found = [result.margin(seat) for result, seat in seats if result.fault is None]
        margins += [statistics.fmean(found)] if found else []
    return _plain(average(margins)) if margins else None


def _pair(arena: Arena, lineup: int) -> Summary:
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
        "share": _plain(share(scores, 2)) if scores else None,
        "elo": _plain(elo_difference(scores, 2)) if scores else None,
        "margin": _margin(first, deals),
        "pairs": pair_counts(scores),
        "margins": [r.margin(r.entrants.index(first)) for d in deals for r in d if not r.fault],
        "progress": [_plain(estimate) for estimate in _progress(scores)],
    }


def _progress(scores: Sequence[float], points: int = 100) -> list[Estimate]:
    """The share as it stood after some of the deals, at equal distances."""
    steps = sorted({round(len(scores) * (i + 1) / points) for i in range(points)} - {0})
    return [share(scores[:count], 2) for count in steps]


def _faults(arena: Arena, games: Sequence[Result]) -> list[Summary]:
    """What went wrong, and how often."""
    found = Counter(
        (None if r.at_fault is None else arena.plan.labels[r.entrants[r.at_fault]], r.fault)
        for r in games
        if r.fault is not None
    )
    return [{"name": n, "reason": reason, "games": c} for (n, reason), c in found.most_common()]


def _sprt(arena: Arena) -> Summary | None:
    if arena.sprt is None:
        return None
    return {
        **asdict(arena.sprt),
        "bounds": list(arena.sprt.bounds),
        "ratios": arena.ratios,
        "verdict": arena.verdict,
    }


def _mean(values: Sequence[float]) -> float | None:
    return statistics.fmean(values) if values else None


def _plain(estimate: Estimate) -> Summary:
    finite: Callable[[float], float | None] = lambda x: x if math.isfinite(x) else None  # noqa: E731
    return {name: finite(value) for name, value in asdict(estimate).items()}
