"""The games of an arena: each deal once from every seat, and the result of each game."""

import logging
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple, Self

from azulejos.arena.nature import Ranks
from azulejos.match import MANUAL, Match, new
from azulejos.notation.errors import BadOption, at
from azulejos.notation.position import JsonObject, Options
from azulejos.players import PROGRAM, Player, player, warm_up
from azulejos.players.protocol import Program, ProgramFault
from azulejos.words import Message, say

log = logging.getLogger(__name__)

MOST_MOVES: Final = 2000
"""A game with this many moves is broken off as a draw."""

Limits = dict[str, float]


class Task(NamedTuple):
    """One game to play: the line-up, the deal, and by how many seats the line-up is rotated."""

    lineup: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """A measurement: the game, the players, the number of games and the limits."""

    game: str
    entrants: tuple[str, ...]
    """Names of players, as `azulejos.player` takes them."""
    games: int
    """How many games each line-up plays, rounded up to whole deals."""
    options: Options = field(default_factory=dict)
    limits: Limits = field(default_factory=dict)
    seed: int = 1

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:
            raise BadOption(Message("arena-two-players"))
        if self.games < 1:
            raise BadOption(at("games", Message("faults-least", said=str(self.games), least="1")))
        for name in self.entrants:
            player(name)

    def check_entrants(self) -> None:
        """Let each entrant of ours choose once: one that lacks a library is no weak player."""
        for name in dict.fromkeys(self.entrants):
            try:
                warm_up(name, self.table(Task(0, 0, 0)))
            except (BadOption, ImportError) as error:
                raise BadOption(at(name, error.args[0])) from error
            except Exception as error:  # it will show again in the game, and lose it
                log.info("%s: %r", name, error)

    @cached_property
    def seats(self) -> int:
        """The number of seats at a table."""
        return new(self.game, nature=MANUAL, **{"start": 0, **self.options}).players

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The entrants' names, all different."""
        found: list[str] = []
        for name in self.entrants:
            label = name.removeprefix(PROGRAM)
            again = sum(other == name for other in self.entrants[: len(found)])
            found.append(f"{label} ({again + 1})" if again else label)
        return tuple(found)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """The entrants that play together: every combination.

        If there are fewer entrants than seats, the last one takes all the seats that are left.
        """
        entrants = range(len(self.entrants))
        if len(entrants) < self.seats:
            return [(*entrants, *[entrants[-1]] * (self.seats - len(entrants)))]
        return list(combinations(entrants, self.seats))

    @property
    def deals(self) -> int:
        """How many deals each line-up plays."""
        return -(-self.games // self.seats)

    def tasks(self) -> Iterator[Task]:
        """All games, in the order in which they are to be played."""
        for deal in range(self.deals):
            for lineup in range(len(self.lineups)):
                for rotation in range(self.seats):
                    yield Task(lineup, deal, rotation)

    def seating(self, task: Task) -> tuple[int, ...]:
        """The entrant in each seat."""
        lineup = self.lineups[task.lineup]
        return lineup[task.rotation :] + lineup[: task.rotation]

    def table(self, task: Task) -> Match:
        """A new game with the deal: the same for all line-ups and rotations."""
        seed = seed_from(self.seed, "deal", task.deal)
        return new(self.game, seed=seed, nature=Ranks(seed), **self.options)


@dataclass(frozen=True)
class Result:
    """How one game went."""

    lineup: int
    deal: int
    rotation: int
    entrants: list[int]
    """The entrant in each seat. The lists below are by seat, too."""
    start: int
    scores: list[int]
    winners: list[int]
    rounds: int
    moves: list[int]
    seconds: list[float]
    slowest: list[float]
    nodes: list[int]
    fault: str | None = None
    """Why the game was broken off."""
    at_fault: int | None = None
    """The seat that caused the fault; None if no seat did."""

    @property
    def task(self) -> Task:
        """Which game it was."""
        return Task(self.lineup, self.deal, self.rotation)

    def to_json(self) -> JsonObject:
        """As a JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, content: JsonObject) -> Self:
        """And back."""
        return cls(**content)

    def points(self, seat: int) -> float:
        """1 for a win, divided by the number of winners."""
        return (seat in self.winners) / len(self.winners)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The entrants from first to last, those of equal standing together."""
        seats = range(len(self.entrants))
        standing = {
            seat: (True, 0) if seat in self.winners else (False, score)
            for seat, score in enumerate(self.scores)
        }
        places = sorted(set(standing.values()), reverse=True)
        return tuple(
            tuple(sorted(self.entrants[seat] for seat in seats if standing[seat] == place))
            for place in places
        )

    def margin(self, seat: int) -> int:
        """A seat's score, less the best score of the others."""
        return self.scores[seat] - max(s for i, s in enumerate(self.scores) if i != seat)


def seed_from(*parts: int | str) -> int:
    """A seed for a named purpose, different for different names."""
    return random.Random(" ".join(map(str, parts))).getrandbits(63)


class PlayerPool:
    """The players of one process. Programs keep running from game to game."""

    def __init__(self) -> None:
        self.programs: dict[tuple[int, str], Program] = {}
        self.warm: set[str] = set()

    def player(self, place: int, name: str, seed: int, match: Match) -> Player:
        """The player for a place of the line-up."""
        if (place, name) in self.programs:
            self.programs[place, name].seed = seed
            return self.programs[place, name]
        found = player(name, seed)
        if isinstance(found, Program):
            self.programs[place, name] = found
        else:
            self._warm_up(name, match)
        return found

    def _warm_up(self, name: str, match: Match) -> None:
        if name not in self.warm:
            self.warm.add(name)
            with suppress(Exception):  # an error will show again in the game
                warm_up(name, match)

    def close(self) -> None:
        """End all programs."""
        for program in self.programs.values():
            program.close()
        self.programs.clear()


def play_game(plan: Plan, task: Task, pool: PlayerPool) -> tuple[Result, str]:
    """Play one game; return its result and its record.

    A player that crashes or plays an illegal move loses the game.
    """
    seating = plan.seating(task)
    game = _Game(plan.table(task), plan, task, seating)
    for seat, entrant in enumerate(seating):
        game.match.headers[f"Seat{seat}"] = plan.labels[entrant]
        place = (seat + task.rotation) % plan.seats
        seed = seed_from(plan.seed, "player", *task, seat)
        game.players.append(pool.player(place, plan.entrants[entrant], seed, game.match))
    return game.play()


class _Game:
    def __init__(self, match: Match, plan: Plan, task: Task, seating: tuple[int, ...]) -> None:
        self.match = match
        self.limits: JsonObject = plan.limits
        self.task = task
        self.seating = seating
        self.start = match.position()["start"]
        self.players: list[Player] = []
        self.seed = seed_from(plan.seed, "copies", *task)
        self.moves = [0] * len(seating)
        self.nodes = [0] * len(seating)
        self.seconds = [0.0] * len(seating)
        self.slowest = [0.0] * len(seating)

    def play(self) -> tuple[Result, str]:
        while not self.match.over:
            seat = self.match.mover
            if sum(self.moves) == MOST_MOVES:
                return self._broken_off(say("arena-endless", count=MOST_MOVES), None)
            try:
                self._move(seat)
            except ProgramFault as fault:
                return self._broken_off(str(fault.what), seat)
            except Exception as error:  # a bot of ours that crashes loses like any other
                return self._broken_off(f"{type(error).__name__}: {error}", seat)
        return self._result(self.match.winners, None, None), self.match.record()

    def _move(self, seat: int) -> None:
        # A copy, in which nature draws anew: a player cannot learn the draws to come.
        match = self.match.copy(self.seed + sum(self.moves))
        began = time.perf_counter()
        choice = self.players[seat].choose(match, **self.limits)
        seconds = time.perf_counter() - began
        if isinstance(self.players[seat], Program):
            seconds = choice.seconds  # measured by us, without the time to start and get ready
        self.match.play(choice.move)
        self.moves[seat] += 1
        self.nodes[seat] += choice.nodes
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def _broken_off(self, why: str, at_fault: int | None) -> tuple[Result, str]:
        self.match.headers["Fault"] = (
            why if at_fault is None else str(at(Message("positions-seat", seat=at_fault), why))
        )
        winners = [seat for seat in range(len(self.seating)) if seat != at_fault]
        return self._result(winners, why, at_fault), self.match.record()

    def _result(self, winners: list[int], fault: str | None, at_fault: int | None) -> Result:
        return Result(
            *self.task,
            entrants=list(self.seating),
            start=self.start,
            scores=self.match.scores,
            winners=winners,
            rounds=self.match.position()["round"],
            moves=self.moves,
            seconds=[round(s, 6) for s in self.seconds],
            slowest=[round(s, 6) for s in self.slowest],
            nodes=self.nodes,
            fault=fault,
            at_fault=at_fault,
        )
