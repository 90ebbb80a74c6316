"""Bots for people, from one that a child can beat to the strongest; the same names in every game.

The weaker ones play as people do who are learning. They judge a move by what it brings at once;
they overlook some moves; and their judgement wavers, so that of two moves that are nearly as good
they often take the wrong one, but a blunder only where they have overlooked what is better. The
stronger ones look ahead, each at a fixed number of lines or positions: they play the same on every
machine. Some judge by hand-made terms, those above them by a network that stays the same when
better ones come. Only the strongest uses the best network, and all the time that it is given.

With two players, each is meant to win 65 to 85 % of its games against the one below. With three or
four, an equal step in Elo is 48 to 74 % or 38 to 65 % of first places for one against others of the
level below. docs/explanation/strength.md has the figures, and says where they miss the band.
"""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from azulejos.match import Match
from azulejos.players.heuristics import promise, prospect
from azulejos.search.choice import Choice
from azulejos.search.evaluators import FIRST, HAND, SECOND
from azulejos.search.limits import check

if TYPE_CHECKING:
    from azulejos.search import Search
    from azulejos.search.mcts_player import Tree

LEVELS: Final = (
    *("newcomer", "pupil", "apprentice", "artisan", "expert"),
    *("master", "virtuoso", "maestro", "grandmaster", "legend"),
)
"""The names, from the weakest to the strongest."""
USUAL_LEVEL: Final = "pupil"
"""Who sits opposite at first: friendly, and ready at once."""
PATIENT: Final = 0.5
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
    judge: str | None = HAND
    """Who judges what it looks at: hand-made terms; the mode's first or second network, or one by
    its name, which stay the same when better ones come; or whoever is best (None)."""

    @property
    def at_once(self) -> bool:
        """Whether it judges moves without looking further ahead."""
        return not (self.lines or self.positions)


ENDLESS: Final = 1 << 40
Kind = tuple[bool, str | None]
"""Whether the best search looks ahead, and who judges."""

HABITS: Final = {
    "azul": (
        Habits(overlooks=0.31, wavers=0.38),
        Habits(overlooks=0.1, wavers=0.2, plans=True),
        Habits(lines=6),
        Habits(lines=40),
        Habits(positions=2_900),
        Habits(positions=1_300, judge=FIRST),
        Habits(positions=18_000, judge=FIRST),
        Habits(positions=47_000, judge=SECOND),
        Habits(positions=110_000, judge="azul-2-colour-6"),
        Habits(positions=ENDLESS, judge=None),
    ),
    "azul grey": (
        Habits(overlooks=0.31, wavers=0.38),
        Habits(overlooks=0.06, wavers=0.12, plans=True),
        Habits(lines=10),
        Habits(lines=32),
        Habits(lines=75),
        Habits(positions=9_000),
        Habits(positions=1_800, judge=FIRST),
        Habits(positions=15_000, judge=FIRST),
        Habits(positions=40_000, judge=SECOND),
        Habits(positions=ENDLESS, judge=None),
    ),
    "azul for more": (
        Habits(overlooks=0.42, wavers=0.66),
        Habits(overlooks=0.31, wavers=0.4),
        Habits(overlooks=0.22, wavers=0.25),
        Habits(overlooks=0.04, wavers=0.05),
        Habits(overlooks=0.06, wavers=0.15, plans=True),
        Habits(lines=12),
        Habits(lines=400),
        Habits(lines=600, judge=FIRST),
        Habits(lines=8_000, judge=FIRST),
        Habits(positions=ENDLESS, judge=None),
    ),
    "summer_pavilion": (
        Habits(overlooks=0.27, wavers=0.28),
        Habits(overlooks=0.13, wavers=0.14),
        Habits(overlooks=0.13, wavers=0.32, plans=True),
        Habits(overlooks=0.03, wavers=0.06, plans=True),
        Habits(lines=3),
        Habits(lines=30),
        Habits(lines=25, judge=FIRST),
        Habits(lines=300, judge=FIRST),
        Habits(lines=30_000, judge=FIRST),
        Habits(positions=ENDLESS, judge=None),
    ),
    "summer_pavilion grey": (
        Habits(overlooks=0.27, wavers=0.28),
        Habits(overlooks=0.17, wavers=0.2),
        Habits(overlooks=0.13, wavers=0.32, plans=True),
        Habits(overlooks=0.03, wavers=0.06, plans=True),
        Habits(lines=16),
        Habits(lines=4, judge=FIRST),
        Habits(lines=25, judge=FIRST),
        Habits(lines=300, judge=FIRST),
        Habits(lines=30_000, judge=FIRST),
        Habits(positions=ENDLESS, judge=None),
    ),
    "summer_pavilion for more": (
        Habits(overlooks=0.41, wavers=0.54),
        Habits(overlooks=0.3, wavers=0.33),
        Habits(overlooks=0.21, wavers=0.22),
        Habits(overlooks=0.12, wavers=0.12),
        Habits(),
        Habits(lines=1),
        Habits(lines=150),
        Habits(lines=50, judge=FIRST),
        Habits(lines=1_500, judge=FIRST),
        Habits(positions=ENDLESS, judge=None),
    ),
    "duel": (
        Habits(overlooks=0.4, wavers=0.55),
        Habits(overlooks=0.26, wavers=0.28),
        Habits(overlooks=0.06, wavers=0.06),
        Habits(overlooks=0.1, wavers=0.3, plans=True),
        Habits(lines=2),
        Habits(lines=55),
        Habits(lines=130, judge=FIRST),
        Habits(lines=2_000, judge=FIRST),
        Habits(lines=12_000, judge=SECOND),
        Habits(positions=ENDLESS, judge=None),
    ),
}
"""How each level plays, by game; on grey boards with two, and with more than two players.

Measured with `azulejos arena`: see docs/explanation/strength.md.
"""


def habits(level: str, match: Match) -> Habits:
    """How a level plays at such a table."""
    return HABITS[kind_of_table(match)][LEVELS.index(level)]


def kind_of_table(match: Match) -> str:
    """At which of the tables above a match is played; bots need different things at each."""
    if match.players > 2:
        return f"{match.game} for more"
    return f"{match.game} grey" if "grey" in match.options.values() else match.game


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
        self._looking: dict[Kind, Search | Tree] = {}

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A move as the level plays it; limits can only make it look less far."""
        check(match, seconds, nodes, depth)
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
        from azulejos.search import Search
        from azulejos.search.mcts_player import Tree

        kind = (how.positions > 0, how.judge)
        if kind not in self._looking:
            player = Search if how.positions else Tree
            self._looking[kind] = player(self.seed, how.judge)
        return self._looking[kind]

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
