"""Why a position is good: what the evaluation counts on each board, and what it makes of it.

    judgement = judged(match)
    judgement.seats[0].margin, judgement.seats[0].chance

Every number is in points. A seat's expected final score is what is certain, all terms with their
weights, and what every board still gains from here on. The chances of winning come from what all
boards are worth: e^(worth / lead), as shares; for two seats, that is a logistic curve over the
margin. Gains and leads were fitted, stage by stage, to the games that the weights were fitted to.
"""

from dataclasses import dataclass
from math import exp

from azulejos.evaluation.terms import GAIN, LEAD, POINT, Notes, ending, names, read_line
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
        """What it brings."""
        return self.count * self.weight


@dataclass(frozen=True)
class Seat:
    """What is expected of one seat."""

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


def judged(match: Match) -> tuple[Seat, ...]:
    """What the evaluation thinks of each seat."""
    if match.over:
        return _over(match)
    heuristic = find_game(match.game).heuristic
    state, notes = match.state, Notes(match.rules, heuristic)
    last = ending(notes.evaluation, state)
    tallies = [notes.tally(state, p, last) for p in range(match.players)]
    stage = tallies[0].stage
    gain = 0.0 if last else read_line(heuristic, GAIN)[stage] / POINT
    worths = [tally.worth / POINT for tally in tallies]
    chances = _chances(worths, read_line(heuristic, LEAD)[stage] / POINT)
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
    judge = find_game(game).heuristic
    called, weights = names(judge.TERMS), judge.WEIGHTS[stage]
    found = [Term(*called[i], count, weights[i] / POINT) for i, count in counts.items()]
    return tuple(sorted(found, key=lambda term: -abs(term.points)))


def _margin(worths: list[float], seat: int) -> float:
    return worths[seat] - max(worth for p, worth in enumerate(worths) if p != seat)


def _chances(worths: list[float], lead: float) -> list[float]:
    """The chance of each seat to win: a lead of one `lead` over one rival wins with 0.73."""
    best = max(worths)
    shares = [exp((worth - best) / lead) for worth in worths]
    return [share / sum(shares) for share in shares]
