"""Levels: bots for people, from one that a child can beat to the strongest.

The names are the same in every game; `levels.toml` in a game's folder says how each level plays.
The weaker ones play like people who are learning. They value a move by its immediate outcome; they
miss some moves; and their values are noisy, so that they often confuse moves that are nearly equal,
but blunder only where they have missed the better moves. The stronger ones search a fixed number of
nodes, so that they play the same on every machine. Only the strongest uses the best network, and
all the time that it is given.

With two players, each level is meant to win 65 to 85 % of its games against the one below. With
three or four, an equal step in Elo is 48 to 74 % or 38 to 65 % of first places for one against
others of the level below. docs/explanation/strength.md has the figures.
"""

import math
import random
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from azulejos.games import GAMES, Game, find_game
from azulejos.match import Match
from azulejos.notation.position import JsonObject, Options
from azulejos.players.heuristics import greedy_values, heuristic_values
from azulejos.search import check_engine
from azulejos.search.choice import Bot, Choice
from azulejos.search.evaluators import HAND
from azulejos.search.limits import Limit

if TYPE_CHECKING:
    from azulejos.search import Search
    from azulejos.search.mcts_player import MctsPlayer

LEVELS: Final = (
    *("newcomer", "pupil", "apprentice", "artisan", "expert"),
    *("master", "virtuoso", "maestro", "grandmaster", "legend"),
)
"""The names, from the weakest to the strongest."""
DEFAULT_LEVEL: Final = "pupil"
"""The opponent that people are offered first: friendly, and ready at once."""
DEFAULT_SECONDS: Final = 0.5
"""How long an unlimited level thinks if no limit is given."""
FILE: Final = "levels.toml"
BEST: Final = "best"
"""The name of the best evaluator in the file."""


@dataclass(frozen=True)
class Settings:
    """How a level plays: the meaning of each field is in `levels.toml`."""

    miss_rate: float = 0.0
    noise: float = 0.0
    heuristic: bool = False
    simulations: int = 0
    nodes: int = 0
    unlimited: bool = False
    evaluator: str = HAND

    @property
    def searches(self) -> bool:
        """Whether the level searches; otherwise it values each move by itself."""
        return bool(self.simulations or self.nodes or self.unlimited)

    def tightened(self, limit: Limit) -> Limit:
        """A limit, with the level's own; an unlimited level without any gets some seconds."""
        if not self.unlimited:
            return limit.tightened(Limit(nodes=self.simulations or self.nodes))
        return limit if limit.given() else Limit(seconds=DEFAULT_SECONDS)


@dataclass(frozen=True)
class Table:
    """A kind of table, and the settings of all levels there."""

    name: str
    levels: tuple[Settings, ...]
    players: tuple[int, ...] = ()
    """The numbers of players it is for; none: all."""
    options: Options = field(default_factory=dict)
    """The options it is for."""

    def fits(self, match: Match) -> bool:
        """Whether a match is played at such a table."""
        return (not self.players or match.players in self.players) and all(
            match.options.get(name) == value for name, value in self.options.items()
        )


def _default_settings(place: int) -> Settings:
    """A level of a game without a file: less and less noise, no search."""
    left = 1 - place / (len(LEVELS) - 1)
    return Settings(miss_rate=round(0.4 * left, 3), noise=round(0.6 * left, 3))


DEFAULT_TABLE: Final = Table("any", tuple(_default_settings(place) for place in range(len(LEVELS))))
"""For tables that no file has."""


def tables(game: Game) -> tuple[Table, ...]:
    """The kinds of table of a game; the last one fits every match."""
    return _read_tables(game.folder / FILE)


@cache
def _read_tables(file: Path) -> tuple[Table, ...]:
    if not file.exists():
        return (DEFAULT_TABLE,)
    found = tomllib.loads(file.read_text(encoding="utf-8"))["tables"]
    return (*(_read_table(table) for table in found), DEFAULT_TABLE)


def _read_table(entry: JsonObject) -> Table:
    levels = tuple(Settings(**level) for level in entry.pop("levels"))
    return Table(levels=levels, players=tuple(entry.pop("players", ())), **entry)


def table_of(match: Match) -> Table:
    """The kind of table at which a match is played."""
    return next(table for table in tables(find_game(match.game)) if table.fits(match))


def settings_of(level: str, match: Match) -> Settings:
    """How a level plays a match."""
    return table_of(match).levels[LEVELS.index(level)]


def always_searches(level: str) -> bool:
    """Whether a level searches at every table of every game that has a file of levels."""
    place = LEVELS.index(level)
    known = [table for game in GAMES.values() for table in tables(game)[:-1]]
    return all(table.levels[place].searches for table in known)


class Level(Bot):
    """A bot that plays as one of the levels; a Thinker."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        if always_searches(name):
            check_engine()
        self.name = name
        self.seed = seed
        self.random = random.Random(seed)
        self.report: Callable[[Choice], None] | None = None
        self._searches: dict[tuple[bool, str], Search | MctsPlayer] = {}

    def think(self, match: Match, limit: Limit) -> Choice:
        """A move as the level plays it; a limit can only make it search less."""
        settings = settings_of(self.name, match)
        if not settings.searches:
            return self._without_search(match, settings)
        player = self._search(settings)
        player.report = self.report
        return player.think(match, settings.tightened(limit))

    def stop(self) -> None:
        """End the search that is running, if there is one."""
        for player in self._searches.values():
            player.stop()

    def _search(self, settings: Settings) -> "Search | MctsPlayer":
        from azulejos.search import Search
        from azulejos.search.mcts_player import MctsPlayer

        use_mcts = settings.simulations > 0
        kind = (use_mcts, settings.evaluator)
        if kind not in self._searches:
            evaluator = None if settings.evaluator == BEST else settings.evaluator
            self._searches[kind] = (MctsPlayer if use_mcts else Search)(self.seed, evaluator)
        return self._searches[kind]

    def _without_search(self, match: Match, settings: Settings) -> Choice:
        began = time.perf_counter()
        values = heuristic_values(match) if settings.heuristic else greedy_values(match)
        noticed = [move for move in values if self.random.random() >= settings.miss_rate]
        noisy = {move: values[move] + settings.noise * self._gumbel() for move in noticed or values}
        move = max(noisy, key=noisy.__getitem__)
        return Choice(
            move,
            value=values[move],
            line=[move],
            nodes=len(values),
            seconds=time.perf_counter() - began,
        )

    def _gumbel(self) -> float:
        """Gumbel noise: the largest sum is then chosen by a softmax, exp(value / noise)."""
        return -math.log(-math.log(self.random.random() or 0.5))
