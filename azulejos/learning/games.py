"""Games of self-play on disk: records as text, with what the player thought of each move.

Nothing but what happened is kept: states follow from the record, features from the states, when
something is trained. A folder holds `plan.json` and chunks of a few games each, one game a line.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from azulejos.notation.errors import BadOption
from azulejos.words import Message

VERSION: Final = 1
CHUNK: Final = 10
"""Games in a file: what is lost at most when a process is killed."""


Thought = float | list[float] | None
"""How far ahead of the best of the others who moves will be; with more than two, every seat."""


@dataclass(frozen=True)
class Played:
    """One game, and what was thought of each move of a seat; None if it was by lot."""

    record: str
    values: list[Thought]


@dataclass(frozen=True)
class Plan:
    """How games are played. The same plan gives the same games, whoever plays them."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    player: str = "search"
    nodes: int = 3000
    seed: int = 1
    strange: float = 0.05
    """How often a move is played by lot, so that games differ and mistakes are seen punished."""
    opening: int = 4
    """Up to so many moves by lot begin a game."""


class Folder:
    """Where the games of one plan are kept, in chunks that are complete or not there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan) -> Self:
        """Make the folder, or go on with it: the plan must be the one that it was made for."""
        self.path.mkdir(parents=True, exist_ok=True)
        head = {"selfplay": VERSION, **asdict(plan)}
        file = self.path / "plan.json"
        if not file.exists():
            write_whole(file, json.dumps(head, indent=1) + "\n")
        elif (found := self.head()) != head:
            changed = [name for name in head if found.get(name) != head[name]]
            names = ", ".join(changed)
            raise BadOption(Message("errors-other-plan", file=str(file), names=names))
        return self

    def head(self) -> dict[str, Any]:
        """The plan of the folder, as it was written."""
        file = self.path / "plan.json"
        if not file.exists():
            raise BadOption(Message("errors-no-plan", folder=str(self.path)))
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found

    def chunks(self) -> list[int]:
        """The numbers of the chunks that are there."""
        return sorted(int(file.stem.split("-")[1]) for file in self.path.glob("games-*.jsonl"))

    def add(self, chunk: int, games: list[Played]) -> None:
        """Keep a chunk: all of it or, if this is killed, nothing."""
        lines = (json.dumps(asdict(game)) + "\n" for game in games)
        write_whole(self._file(chunk), "".join(lines))

    def read(self, chunk: int) -> Iterator[Played]:
        """The games of a chunk."""
        for line in self._file(chunk).read_text(encoding="utf-8").splitlines():
            yield Played(**json.loads(line))

    def _file(self, chunk: int) -> Path:
        return self.path / f"games-{chunk:06}.jsonl"


def write_whole(file: Path, text: str) -> None:
    """Write a file so that nobody ever finds half of it."""
    beside = file.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
