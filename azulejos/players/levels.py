"""Bots for people, from one that a child can beat to the strongest; the same names in every game.

The weaker ones play as people do who are learning. They judge a move by what it brings at once;
they overlook some moves; and their judgement wavers, so that of two moves that are nearly as good
they often take the wrong one, but a blunder only where they have overlooked what is better. The
stronger ones look ahead, each at a fixed number of lines or positions: they play the same on every
machine, and judge by hand-made terms, which do not change with every new network. Only the
strongest uses all the time that it is given, and a network where there is one.

Each wins 65 to 85 % of its games against the one below; docs/strength.md has the figures.
"""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from azulejos.match import Match
from azulejos.players.choice import Choice
from azulejos.players.prospects import promise, prospect

if TYPE_CHECKING:
    from azulejos.players.search import Search
    from azulejos.players.search.growing import Tree

LEVELS: Final = (
    *("newcomer", "pupil", "apprentice", "artisan", "expert", "master", "virtuoso", "legend"),
)
"""The names, from the weakest to the strongest."""
USUAL_LEVEL: Final = "apprentice"
"""Who sits opposite at first: friendly, and ready at once."""
PATIENT: Final = 1.0
"""Seconds that the strongest thinks if nobody says how long it may."""


@dataclass(frozen=True)
class Habits:
    """How a level plays a game."""

    overlooks: float = 0.0
    """The share of moves that it does not notice."""
    wavers: float = 0.0
    """By how many points its judgement of a move is off, give or take."""
    plans: bool = False
    """Whether it judges by what all boards promise after a move, not only by what it brings."""
    lines: int = 0
    """How many lines of play it looks at (a tree grows by one with each)."""
    positions: int = 0
    """How many positions it looks at, with the search that suits the game best."""

    @property
    def at_once(self) -> bool:
        """Whether it judges moves without looking further ahead."""
        return not (self.lines or self.positions)


ENDLESS: Final = 1 << 40

HABITS: Final = {
    "azul": (
        Habits(overlooks=0.43, wavers=0.68),
        Habits(overlooks=0.28, wavers=0.3),
        Habits(overlooks=0.05, wavers=0.1, plans=True),
        Habits(lines=13),
        Habits(lines=45),
        Habits(lines=200),
        Habits(positions=12_000),
        Habits(positions=ENDLESS),
    ),
    "azul for more": (
        Habits(overlooks=0.5, wavers=1.0),
        Habits(overlooks=0.4, wavers=0.5),
        Habits(overlooks=0.1, wavers=0.1),
        Habits(lines=8),
        Habits(lines=300),
        Habits(lines=1_500),
        Habits(lines=6_000),
        Habits(positions=ENDLESS),
    ),
    "summer_pavilion": (
        Habits(overlooks=0.42, wavers=0.6),
        Habits(overlooks=0.33, wavers=0.37),
        Habits(overlooks=0.25, wavers=0.25),
        Habits(overlooks=0.15, wavers=0.16),
        Habits(),
        Habits(overlooks=0.05, wavers=0.1, plans=True),
        Habits(lines=12),
        Habits(positions=ENDLESS),
    ),
    "duel": (
        Habits(overlooks=0.42, wavers=0.6),
        Habits(overlooks=0.3, wavers=0.33),
        Habits(overlooks=0.1, wavers=0.1),
        Habits(),
        Habits(lines=24),
        Habits(lines=220),
        Habits(lines=1_200),
        Habits(positions=ENDLESS),
    ),
}
"""How each level plays, by game. Measured with `azulejos arena`: see docs/strength.md."""


def habits(level: str, match: Match) -> Habits:
    """How a level plays at such a table."""
    more = match.game == "azul" and match.players > 2
    return HABITS["azul for more" if more else match.game][LEVELS.index(level)]


def plays_at_once(level: str) -> bool:
    """Whether a level looks ahead in no game: then it needs nothing compiled."""
    return all(levels[LEVELS.index(level)].at_once for levels in HABITS.values())


class Level:
    """A bot that plays as one of the levels; a Thinker."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.seed = seed
        self.random = random.Random(seed)
        self.report: Callable[[Choice], None] | None = None
        self._looking: dict[bool, Search | Tree] = {}

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A move as the level plays it; limits can only make it look less far."""
        how = habits(self.name, match)
        if how.at_once:
            return self._at_once(match, how)
        most = how.lines or how.positions
        if most == ENDLESS and seconds is nodes is depth is None:
            seconds = PATIENT
        nodes = min(most, nodes or most)
        player = self._player(how)
        player.report = self.report
        return player.choose(
            match, seconds=seconds, nodes=None if nodes == ENDLESS else nodes, depth=depth
        )

    def stop(self) -> None:
        """End the search that is going on, if there is one."""
        for player in self._looking.values():
            player.stop()

    def _player(self, how: Habits) -> "Search | Tree":
        from azulejos.players.evaluation.nets import HAND
        from azulejos.players.search import Search
        from azulejos.players.search.growing import Tree

        best = how.positions > 0
        if best not in self._looking:
            judge = None if how.positions == ENDLESS else HAND  # only the strongest has a net
            self._looking[best] = Search(self.seed, judge) if best else Tree(self.seed, judge)
        return self._looking[best]

    def _at_once(self, match: Match, how: Habits) -> Choice:
        began = time.perf_counter()
        values = promise(match) if how.plans else prospect(match)
        noticed = [move for move in values if self.random.random() >= how.overlooks]
        felt = {move: values[move] + how.wavers * self._mood() for move in noticed or values}
        move = max(felt, key=felt.__getitem__)
        return Choice(
            move,
            value=values[move],
            line=[move],
            nodes=len(values),
            seconds=time.perf_counter() - began,
        )

    def _mood(self) -> float:
        """With this added, better moves are chosen more often, as exp(value / wavers) says."""
        return -math.log(-math.log(self.random.random() or 0.5))
