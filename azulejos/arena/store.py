"""Results on disk, in a file that only grows: no game is lost or played twice.

A folder holds `results.jsonl` (the plan in the first line, then one game a line), `games/` (the
record of each game), and the reports: `results.json` and `index.html`.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Final

from azulejos.arena.games import Plan, Result
from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject
from azulejos.words import Message

VERSION: Final = 1


class Store:
    """The folder of one arena."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.file = folder / "results.jsonl"
        self._name = str(self.file)
        (folder / "games").mkdir(parents=True, exist_ok=True)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else adds games meanwhile; BadOption if somebody else is at it."""
        with (self.folder / "lock").open("a", encoding="utf-8") as file:
            if not try_lock(file):
                raise BadOption(Message("arena-in-use", folder=str(self.folder)))
            self._repair()
            yield

    def _repair(self) -> None:
        """Write the plan if it is missing; remove an incomplete last line."""
        whole = self._whole_lines()
        if not whole:
            self.file.write_text(json.dumps(self._head()) + "\n", encoding="utf-8")
        elif self.file.stat().st_size > len(whole):
            with self.file.open("r+b") as file:
                file.truncate(len(whole))

    def _whole_lines(self) -> bytes:
        content = self.file.read_bytes() if self.file.exists() else b""
        return content[: content.rfind(b"\n") + 1]

    def load(self) -> list[Result]:
        """The results so far."""
        whole = self._whole_lines()
        if not whole:
            return []
        lines = self._lines(whole.decode(errors="replace"))
        self._check_head(next(lines))
        results = {result.task: result for result in map(self._result, lines)}
        return list(results.values())

    def add(self, result: Result, record: str) -> None:
        """Keep the result and the record of a game."""
        self.record_file(result).write_text(record, encoding="utf-8")
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_json()) + "\n")

    def record_file(self, result: Result) -> Path:
        """Where the record of a game is kept."""
        name = f"{result.lineup}-{result.deal}-{result.rotation}.record"
        return self.folder / "games" / name

    def _head(self) -> JsonObject:
        plan = asdict(self.plan)
        del plan["games"]  # to play more games later is to go on with the same arena
        return {"arena": VERSION, **plan, "entrants": list(self.plan.entrants)}

    def _check_head(self, found: JsonObject) -> None:
        for name, value in self._head().items():
            if found.get(name) != value:
                before, now = repr(found.get(name)), repr(value)
                raise BadOption(
                    Message("arena-other", file=self._name, name=name, before=before, now=now)
                )

    def _lines(self, text: str) -> Iterator[JsonObject]:
        for count, line in enumerate(text.splitlines(), start=1):
            try:
                content = json.loads(line)
            except ValueError:
                content = None
            if not isinstance(content, dict):
                raise BadOption(Message("arena-no-result", file=self._name, line=count))
            yield content

    def _result(self, content: JsonObject) -> Result:
        try:
            return Result.from_json(content)
        except TypeError:
            what = Message("arena-bad-result", file=self._name, said=str(content))
            raise BadOption(what) from None


def try_lock(file: IO[str]) -> bool:
    """Lock an open file until it is closed; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
