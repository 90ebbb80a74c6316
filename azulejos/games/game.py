"""The descriptor of a game: what shared code needs to know, and the parts of the game's folder.

A game is a folder. Its `__init__.py` holds a `Game`; the other files are its parts, loaded when
they are first used. Code outside the folder asks for a part and never names a game. Every game has:

- `rules` (the interface is `engine/interface.py`), `notation`, `observation`
- `text`, `svg`, `screen_reader`, `narration`, `why_not`
- `greedy` and `heuristic`
- `messages/en.ftl`; what another language lacks is shown in English

A game may leave out:

- `lesson.py` (then it has no guided game) and `learn/` (then it has no learn page, nor a cover)
- `features.py` and `nets/`: without nets, searches use the heuristic
- `TERMS` in `heuristic.py` with `weights.csv`: only `azulejos explain` and `azulejos fit` need them
- `levels.toml`: its levels then play as the greedy bot or search with the heuristic
- `fuzz.toml`: the fuzzer then plays random moves only
- everything in `Game` and `Texts` that has a default

`tests/toy/` is a complete game of this kind.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, cast

from azulejos.drawing.frieze import Frieze
from azulejos.drawing.picture import Drawer
from azulejos.drawing.screen_reader import ScreenReader
from azulejos.drawing.text import TextBoard
from azulejos.engine.interface import Rules
from azulejos.narration import Narrator
from azulejos.notation import Board, Notation, Options, Position
from azulejos.teaching import Guide, Lesson


class Texts(NamedTuple):
    """The messages that shared code shows about a game."""

    title: str
    about: str
    """What it is like, in a sentence."""
    notation: str
    """How its moves are typed."""
    phase: str
    """What a phase is called, with `phase`."""
    promise: str = ""
    """What its guided game offers; only games with lessons need it."""
    term: str = ""
    """What a term of its heuristic counts, with `term` and its indices; only with TERMS."""


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game begins, besides the number of players."""

    name: str
    values: tuple[str, ...]
    """All values that can be named; the first is the default."""
    label: str = ""
    """The message that names a value, with `value`."""
    is_mode: bool = True
    """Whether each value is a game of its own for nets, levels and the start page."""
    self_play: tuple[str, ...] = ()
    """The values that self-play chooses from at random, so that it meets all of them."""
    help: str = ""
    """The message that lists the values on the command line."""
    many: bool = False
    """Whether a list of further names is a value, too; texts join them by `+`."""


@dataclass(frozen=True)
class Game:
    """A game: its name, how it can be played, and the parts of its folder."""

    name: str
    package: str
    """The Python package of its folder."""
    texts: Texts
    players: tuple[int, ...]
    """The numbers of players; with only one of them, `players` is no option."""
    options: tuple[Option, ...] = ()
    chance_within_round: bool = True
    """Whether something is drawn between the deals of two rounds; without, alpha-beta is exact."""
    minutes: int = 30
    """How long a game of two takes, about."""
    cover: str = ""
    """The picture of its learn page that represents the game."""
    samples: Mapping[str, Options] = field(default_factory=dict)
    """Options for tests and benchmarks, by name, beyond those of `variants`."""
    middle: Mapping[int, int] = field(default_factory=dict)
    """By number of players, how many greedy moves lead to the middle of a game: for benchmarks."""

    # --- How it can be played ---------------------------------------------------------------------

    @property
    def modes(self) -> tuple[Option, ...]:
        """The options whose values are games of their own."""
        return tuple(option for option in self.options if option.is_mode)

    @property
    def option_names(self) -> tuple[str, ...]:
        """The names of all options."""
        players = ("players",) if len(self.players) > 1 else ()
        return (*players, *(option.name for option in self.options))

    def with_players(self, players: int, options: Mapping[str, object]) -> Options:
        """Options for a number of players: games for two have no such option."""
        return {"players": players, **options} if "players" in self.option_names else {**options}

    def mode(self, players: int, options: Mapping[str, object]) -> str:
        """The name of the mode: nets are trained, and levels measured, for each by itself."""
        words = [self.name]
        if len(self.players) > 1:
            words.append(str(players))
        words += [str(options.get(option.name, option.values[0])) for option in self.modes]
        return "-".join(words)

    def variants(self) -> dict[str, Options]:
        """All modes by name, each with its options; and the samples."""
        found: dict[str, Options] = {}
        for players in self.players:
            for chosen in product(*(option.values for option in self.modes)):
                named = dict(zip((o.name for o in self.modes), chosen, strict=True))
                found[self.mode(players, named)] = self.with_players(players, named)
        if self.samples:
            del found[self.name]
            found |= {name: dict(options) for name, options in self.samples.items()}
        return found

    # --- The parts of its folder ------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """Where its files are."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    def part(self, name: str) -> ModuleType:
        """A module of the folder."""
        return import_module(f"{self.package}.{name}")

    def has(self, name: str) -> bool:
        """Whether the folder has a module."""
        return find_spec(f"{self.package}.{name}") is not None

    @property
    def has_learn_page(self) -> bool:
        """Whether the folder has a page that teaches the game."""
        return (self.folder / "learn").is_dir()

    @cached_property
    def rules(self) -> Rules:
        """The rules."""
        return cast(Rules, self.part("rules"))

    @cached_property
    def notation(self) -> Notation:
        """Moves and positions as text and JSON."""
        return cast(Notation, self.part("notation"))

    @cached_property
    def drawer(self) -> Drawer:
        """Positions as pictures."""
        return cast(Drawer, self.part("svg"))

    @cached_property
    def frieze(self) -> Frieze | None:
        """The strip of tiles that stands for it on the pages, if it has one."""
        return cast(Frieze, self.part("frieze")) if self.has("frieze") else None

    @cached_property
    def text_board(self) -> TextBoard:
        """Positions as plain text, for terminals."""
        return cast(TextBoard, self.part("text"))

    @cached_property
    def narrator(self) -> Narrator:
        """Moves and scoring in words."""
        return cast(Narrator, self.part("narration"))

    @cached_property
    def screen_reader(self) -> ScreenReader:
        """Positions in sentences, for people who do not see the picture."""
        return cast(ScreenReader, self.part("screen_reader"))

    @cached_property
    def guide(self) -> Guide:
        """Why a place cannot be chosen now."""
        return cast(Guide, self.part("why_not"))

    @cached_property
    def lessons(self) -> Sequence[Lesson[Position, Board]]:
        """The lessons of the guided game, if there is one."""
        if not self.has("lesson"):
            return ()
        return cast(Sequence[Lesson[Position, Board]], self.part("lesson").LESSONS)

    @property
    def observation(self) -> ModuleType:
        """Observations: what a seat sees, as numbers."""
        return self.part("observation")

    @property
    def heuristic(self) -> ModuleType:
        """The hand-made evaluation."""
        return self.part("heuristic")

    @property
    def features(self) -> ModuleType:
        """The inputs of networks."""
        return self.part("features")
