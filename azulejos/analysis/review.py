"""The review of a game: what each decision gave away, and what each draw of nature brought.

    review = azulejos.review(match)
    review.seats[0].luck, review.seats[0].skill

The value of a position changes for two reasons only, so for every seat, in points of its lead:

    initial + luck + skill - others = final

A **decision** loses the difference between the best move and the move played, both valued in the
same way. **Luck** is the value after nature has drawn, minus the mean over draws that were as
likely. It uses only values that are fixed before the game goes on, so its mean is 0 whatever the
judge knows. Values of successive positions do not agree to the last digit, because a search looks
deeper as the round goes on. That **remainder** is nobody's fault: it is shown, and all seats share
it in `skill` and `others`, equally as far as no skill becomes positive.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Final

from azulejos.analysis.grades import FORCED, LEAST_LOSS, SLIP_LOSS, accuracy_of, grade_of
from azulejos.analysis.judge import Judge, default_nodes
from azulejos.analysis.value import Value
from azulejos.match import Match
from azulejos.notation.errors import NotationError
from azulejos.words import Message

CONFIRM_LOSS: Final = 0.75
"""A loss of this many points is judged again, with more nodes, before anybody hears of it."""
CONFIRM_FACTOR: Final = 4

Leads = tuple[float, ...]
Progress = Callable[[int, int], None]
"""Called with the number of moves that are done, and with that of all moves."""


@dataclass(frozen=True)
class Decision:
    """A move of a seat, and what it gave away."""

    ply: int
    """How many moves were played before it, nature's included."""
    round: int
    seat: int
    move: str
    value: Value
    """The value of the position before the move."""
    best: str
    """The best move; the move played, if nothing better was found."""
    line: tuple[str, ...]
    """The best play from the position on, beginning with the best move."""
    losses: Leads
    """By seat: the lead after the best move, minus the lead after the move played."""
    chance_lost: float
    """What the mover's share of winning lost."""
    grade: str
    played: tuple[str, ...] = ()
    """The best play after the move that was played, beginning with it."""
    wrong: tuple[str, ...] = ()
    """Other moves that are worse than the best by at least a point, as the search saw it."""

    @property
    def loss(self) -> float:
        """The points of the lead that the mover gave away."""
        return self.losses[self.seat]


@dataclass(frozen=True)
class Draw:
    """What nature drew between two decisions: a deal, a refill."""

    ply: int
    """How many moves were played before it."""
    end: int
    """How many moves were played after it."""
    round: int
    luck: Leads
    """By seat: the points of the lead that the draw brought."""


@dataclass
class SeatReview:
    """The game of one seat, in points of its lead."""

    initial: float = 0.0
    luck: float = 0.0
    skill: float = 0.0
    """What its moves gave away, as a negative number, with its share of the remainder."""
    others: float = 0.0
    """What the others gave away to it, as a negative number, with theirs."""
    final: float = 0.0
    remainder: float = 0.0
    """What the analysis cannot explain; it is divided between `skill` and `others`."""
    lost: float = 0.0
    """What its decisions gave away."""
    choices: int = 0
    """Its decisions with a real choice."""
    accuracy: float = 100.0
    """The mean accuracy of these, from 0 to 100."""

    @property
    def error_rate(self) -> float:
        """Points given away for each decision with a real choice."""
        return self.lost / self.choices if self.choices else 0.0


@dataclass
class Review:
    """The analysis of a game."""

    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    nodes: int
    deals: int
    seats: list[SeatReview]
    decisions: list[Decision] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    graph: list[tuple[int, Value]] = field(default_factory=list)
    """The value after each ply at which a seat was to move, or the game was over."""


def review(
    match: Match,
    *,
    nodes: int | None = None,
    progress: Progress | None = None,
    judge: Judge | None = None,
) -> Review:
    """Analyse a finished game. `nodes` says how many the judge searches for each question."""
    if not match.over:
        raise NotationError(Message("errors-review-unfinished"))
    return _Reviewer(match, judge or Judge(nodes or default_nodes(match))).run(progress)


class _Reviewer:
    """Walks through a game from draw to draw."""

    def __init__(self, match: Match, judge: Judge) -> None:
        self.match = match
        self.judge = judge
        seats = [SeatReview() for _ in range(match.players)]
        self.review = Review(
            match.game,
            match.names,
            match.scores,
            match.winners,
            judge.nodes,
            judge.deals,
            seats,
        )

    def run(self, progress: Progress | None) -> Review:
        plies = list(enumerate(table.copy() for table in self.match.replay()))
        runs = [(k, list(g)) for k, g in groupby(plies, key=lambda ply: ply[1].turn == "nature")]
        before: Leads | None = None
        for place, (is_draw, run) in enumerate(runs):
            if progress:
                progress(run[0][0], len(self.match.history))
            following = runs[place + 1][1][0] if place + 1 < len(runs) else None
            if is_draw:
                before = self._draw(run, following, before)
            else:
                before = self._decisions(run, following, before)
        self._finish(before or ())
        return self.review

    def _draw(
        self,
        run: list[tuple[int, Match]],
        following: tuple[int, Match] | None,
        before: Leads | None,
    ) -> Leads:
        """A draw of nature: its luck. Returns the leads after it."""
        ply, table = run[0]
        expected = self.judge.value(table).leads
        if before is None:
            self._begin(expected)
        assert following is not None  # nature never draws last
        after = self.judge.value(following[1]).leads
        luck = _minus(after, expected)
        self.review.draws.append(Draw(ply, following[0], following[1].position()["round"], luck))
        return after

    def _decisions(
        self,
        run: list[tuple[int, Match]],
        following: tuple[int, Match] | None,
        before: Leads | None,
    ) -> Leads:
        """The decisions between two draws. Returns the leads after them."""
        tables = [*run, *([following] if following else [])]
        if before is None:
            before = self.judge.value(run[0][1]).leads
            self._begin(before)
        explained = before
        for (ply, table), (_, after) in pairwise(tables):
            decision = self._decision(ply, table, after)
            self.review.decisions.append(decision)
            self.review.graph.append((ply, decision.value))
            explained = _minus(explained, decision.losses)
        end = self.judge.value(tables[-1][1]).leads
        for seat, rest in zip(self.review.seats, _minus(end, explained), strict=True):
            seat.remainder += rest
        return end

    def _decision(self, ply: int, table: Match, after: Match) -> Decision:
        seat, move = table.mover, self.match.history[ply]
        judged = self.judge.judge(table)
        best, line, gain = move, judged.line, _Gain.none(table.players)
        forced = len(table.moves()) == 1
        if not forced and judged.line and judged.line[0] != move:
            gain = self._gain(seat, table.copy().play(judged.line[0]), after)
            best = judged.line[0] if gain.leads[seat] > 0 else move
        if best == move:
            line = (move, *self.judge.judge(after).line)  # as far as the next draw
        return Decision(
            ply=ply,
            round=table.position()["round"],
            seat=seat,
            move=move,
            value=judged.value,
            best=best,
            line=line,
            losses=gain.leads,
            chance_lost=gain.chance,
            grade=FORCED if forced else grade_of(gain.leads[seat]),
            played=(move, *self.judge.judge(after).line),
            wrong=tuple(m for m, behind in judged.behind if behind >= SLIP_LOSS and m != best),
        )

    def _gain(self, seat: int, better: Match, played: Match) -> "_Gain":
        """What the better move would have gained; large gains are judged twice."""
        gain = self._difference(seat, better, played, 1)
        if gain.leads[seat] >= CONFIRM_LOSS:
            gain = self._difference(seat, better, played, CONFIRM_FACTOR)
        return gain if gain.leads[seat] >= LEAST_LOSS else _Gain.none(better.players)

    def _difference(self, seat: int, better: Match, played: Match, factor: int) -> "_Gain":
        one, other = (self.judge.value(table, factor) for table in (better, played))
        chance = max(0.0, one.chances[seat] - other.chances[seat])
        return _Gain(_minus(one.leads, other.leads), chance)

    # --- Sums -------------------------------------------------------------------------------------

    def _begin(self, leads: Leads) -> None:
        for seat, lead in zip(self.review.seats, leads, strict=True):
            seat.initial = lead

    def _finish(self, leads: Leads) -> None:
        self.review.graph.append((len(self.match.history), self.judge.value(self.match)))
        for p, seat in enumerate(self.review.seats):
            own = [d for d in self.review.decisions if d.seat == p]
            chosen = [d for d in own if d.grade != FORCED]
            theirs = sum(d.losses[p] for d in self.review.decisions if d.seat != p)
            seat.final = leads[p]
            seat.luck = sum(draw.luck[p] for draw in self.review.draws)
            seat.lost = sum(d.loss for d in own)
            share = _own_share(seat, theirs, len(self.review.seats))
            seat.skill = share - seat.lost
            seat.others = theirs - (seat.remainder - share)
            seat.choices = len(chosen)
            if chosen:
                seat.accuracy = sum(accuracy_of(d.chance_lost) for d in chosen) / len(chosen)


def _own_share(seat: SeatReview, theirs: float, seats: int) -> float:
    """The part of the remainder that counts as the seat's own; the rest counts as the others'."""
    share = min(seat.remainder / seats, seat.lost)
    if seats == 2:  # one seat's `others` is the other's `skill`, which is not positive either
        share = min(share, seat.remainder - theirs)
    return share


@dataclass(frozen=True)
class _Gain:
    """What one move is better than another."""

    leads: Leads
    chance: float

    @classmethod
    def none(cls, seats: int) -> "_Gain":
        return cls((0.0,) * seats, 0.0)


def _minus(one: Sequence[float], other: Sequence[float]) -> Leads:
    return tuple(a - b for a, b in zip(one, other, strict=True))
