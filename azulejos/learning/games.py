"""Games of self-play on disk: records as text, with the player's value of each move.

Training replays the records and computes features from the states, so that neither is stored. A
folder has `plan.json` and chunks of a few games each, one game per line.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, Self

from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject, Options
from azulejos.words import Message

VERSION: Final = 1
OLD_NAMES: Final = {"strange": "random_rate"}
"""Names in plans that older versions wrote."""
CHUNK: Final = 10
"""Games in a file: a killed process loses at most one file."""


Prediction = float | list[float] | None
"""The expected lead of the seat to move; with more than two seats, the leads of all."""


@dataclass(frozen=True)
class Played:
    """One game, and the value of each move of a seat; None for random moves."""

    record: str
    values: list[Prediction]


@dataclass(frozen=True)
class Plan:
    """How games are played. The same plan gives the same games on every machine."""

    game: str
    options: Options = field(default_factory=dict)
    player: str = "search"
    nodes: int = 3000
    seed: int = 1
    random_rate: float = 0.05
    """How often a move is random, so that games differ and mistakes are punished."""
    opening: int = 4
    """How many random moves begin a game, at most."""


class Folder:
    """The games of one plan, in chunks that are complete or missing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan) -> Self:
        """Make the folder, or continue it: then its plan must be the same."""
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

    def head(self) -> JsonObject:
        """The plan of the folder, as it was written."""
        file = self.path / "plan.json"
        if not file.exists():
            raise BadOption(Message("errors-no-plan", folder=str(self.path)))
        found: JsonObject = json.loads(file.read_text(encoding="utf-8"))
        return {OLD_NAMES.get(name, name): value for name, value in found.items()}

    def chunks(self) -> list[int]:
        """The numbers of the chunks that are there."""
        return sorted(int(file.stem.split("-")[1]) for file in self.path.glob("games-*.jsonl"))

    def add(self, chunk: int, games: list[Played]) -> None:
        """Write a chunk: all of it or, if the process is killed, nothing."""
        lines = (json.dumps(asdict(game)) + "\n" for game in games)
        write_whole(self._file(chunk), "".join(lines))

    def read(self, chunk: int) -> Iterator[Played]:
        """The games of a chunk."""
        for line in self._file(chunk).read_text(encoding="utf-8").splitlines():
            yield Played(**json.loads(line))

    def _file(self, chunk: int) -> Path:
        return self.path / f"games-{chunk:06}.jsonl"


def write_whole(file: Path, text: str) -> None:
    """Write a file atomically."""
    beside = file.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
