"""What a record says about its moves: glyphs, comments, variations, values and clock times.

Values and clock times stand in comments, as in PGN: `{[%eval 41.5 38.2] [%clk 0:09:58]}`. Commands
with other names are kept, and `command` reads them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

GLYPHS: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The numbers of the glyphs that have a sign, as in PGN."""
SIGNS: Final = {number: sign for sign, number in GLYPHS.items()}
LAST_GLYPH: Final = 255

COMMAND: Final = re.compile(r"\[%(\w+)\s+([^\]]*)\]")
NUMBER: Final = re.compile(r"-?[0-9]{1,6}(?:\.[0-9]{1,6})?")
CLOCK: Final = re.compile(r"([0-9]{1,4}):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,3})?)")


@dataclass
class RecordedMove:
    """A move of a record, and what the record says about it."""

    text: str
    glyphs: list[int] = field(default_factory=list)
    """By number, as in PGN: 1 is `!`, 2 is `?`, 3 is `!!`, 4 is `??`, 5 is `!?`, 6 is `?!`."""
    comments: list[str] = field(default_factory=list)
    """The comments after the move, without braces."""
    variations: list["Variation"] = field(default_factory=list)
    """What could have been played instead of this move."""
    line: int = field(default=0, compare=False)
    """The number of its line in the text, counted from 1; 0 if it was not read."""

    def command(self, name: str) -> str | None:
        """What a command in the comments says: `command("clk")` for `[%clk 0:09:58]`."""
        for comment in self.comments:
            for found, value in COMMAND.findall(comment):
                if found == name:
                    return str(value).strip()
        return None

    def set_command(self, name: str, value: str) -> None:
        """Write a command into the comments, instead of the one with its name if there is one."""
        new = f"[%{name} {value}]"
        old = re.compile(rf"\[%{re.escape(name)}\s[^\]]*\]")
        for place, comment in enumerate(self.comments):
            if old.search(comment):
                self.comments[place] = old.sub(lambda _: new, comment, count=1)
                return
        if self.comments and self.comments[0].startswith("[%"):
            self.comments[0] = f"{new} {self.comments[0]}"
        else:
            self.comments.insert(0, new)

    @property
    def evaluation(self) -> tuple[float, ...] | None:
        """The final points that each seat can expect after the move, from `[%eval …]`."""
        return _numbers(self.command("eval"))

    @evaluation.setter
    def evaluation(self, points: Sequence[float]) -> None:
        self.set_command("eval", " ".join(f"{number:.2f}" for number in points))

    @property
    def chances(self) -> tuple[float, ...] | None:
        """The share of winning that each seat can expect after the move, from `[%win …]`."""
        return _numbers(self.command("win"))

    @chances.setter
    def chances(self, shares: Sequence[float]) -> None:
        self.set_command("win", " ".join(f"{number:.3f}" for number in shares))

    @property
    def clock(self) -> float | None:
        """The seconds that the mover had left after the move, from `[%clk h:mm:ss]`."""
        found = CLOCK.fullmatch(self.command("clk") or "")
        return int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3]) if found else None

    @clock.setter
    def clock(self, seconds: float) -> None:
        thousandths = max(0, round(seconds * 1000))
        minutes, rest = divmod(thousandths, 60_000)
        shown = f"{rest // 1000:02}" + f".{rest % 1000:03}".rstrip("0").rstrip(".")
        self.set_command("clk", f"{minutes // 60}:{minutes % 60:02}:{shown}")


@dataclass
class Variation:
    """Moves that were not played: the first stands for the move that the variation follows."""

    moves: list[RecordedMove] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    """The comments before its first move."""


def _numbers(text: str | None) -> tuple[float, ...] | None:
    words = (text or "").split()
    if not words or not all(map(NUMBER.fullmatch, words)):
        return None
    return tuple(map(float, words))
