"""Why a position is good: the terms of the heuristic on each board, and their points.

    seats = explain_position(match)
    seats[0].margin, seats[0].chance

Every number is in points. A seat's expected final score is what is certain, plus all terms times
their weights, plus what every board still gains from here on. The chances of winning are a softmax
over the worths of all boards, e^(worth / lead); for two seats, that is a logistic curve over the
margin. Gains and leads are fitted, stage by stage, to the same games as the weights.
"""

from dataclasses import dataclass
from math import exp

from azulejos.evaluation.terms import (
    GAIN,
    LEAD,
    POINT,
    TermCounter,
    is_last_round,
    read_row,
    term_names,
)
from azulejos.games import find_game
from azulejos.match import Match


@dataclass(frozen=True)
class Term:
    """One line of an explanation."""

    name: str
    indices: tuple[int, ...]
    count: int
    weight: float

    @property
    def points(self) -> float:
        """Count times weight."""
        return self.count * self.weight


@dataclass(frozen=True)
class Seat:
    """What one seat can expect."""

    certain: float
    terms: tuple[Term, ...]
    gain: float
    """What every board still gains."""
    expected: float
    """The final score."""
    margin: float
    """That score, less the best of the others."""
    chance: float
    """Of winning."""


def explain_position(match: Match) -> tuple[Seat, ...]:
    """What the heuristic expects of each seat."""
    if match.over:
        return _over(match)
    heuristic = find_game(match.game).heuristic
    state, counter = match.state, TermCounter(match.rules, heuristic)
    last = is_last_round(heuristic, state)
    tallies = [counter.tally(state, p, last) for p in range(match.players)]
    stage = tallies[0].stage
    gain = 0.0 if last else read_row(heuristic, GAIN)[stage] / POINT
    worths = [tally.worth / POINT for tally in tallies]
    chances = _chances(worths, read_row(heuristic, LEAD)[stage] / POINT)
    return tuple(
        Seat(
            certain=tally.certain / POINT,
            terms=_terms(match.game, tally.stage, tally.counts),
            gain=gain,
            expected=worths[p] + gain,
            margin=_margin(worths, p),
            chance=chances[p],
        )
        for p, tally in enumerate(tallies)
    )


def _over(match: Match) -> tuple[Seat, ...]:
    scores = list(map(float, match.scores))
    return tuple(
        Seat(
            certain=score,
            terms=(),
            gain=0.0,
            expected=score,
            margin=_margin(scores, p),
            chance=(p in match.winners) / len(match.winners),
        )
        for p, score in enumerate(scores)
    )


def _terms(game: str, stage: int, counts: dict[int, int]) -> tuple[Term, ...]:
    """The terms that count, those that matter most first."""
    heuristic = find_game(game).heuristic
    names, weights = term_names(heuristic.TERMS), heuristic.WEIGHTS[stage]
    found = [Term(*names[i], count, weights[i] / POINT) for i, count in counts.items()]
    return tuple(sorted(found, key=lambda term: -abs(term.points)))


def _margin(worths: list[float], seat: int) -> float:
    return worths[seat] - max(worth for p, worth in enumerate(worths) if p != seat)


def _chances(worths: list[float], lead: float) -> list[float]:
    """Each seat's chance to win: a lead of `lead` over one opponent wins with 0.73."""
    best = max(worths)
    shares = [exp((worth - best) / lead) for worth in worths]
    return [share / sum(shares) for share in shares]
