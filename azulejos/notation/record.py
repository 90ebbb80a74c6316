"""Records: a game as it was played, as text, like PGN.

Headers stand in square brackets, one a line; after an empty line come the moves, nature's
included, with blanks between them. A line that starts with `#` is a comment.

The text of a move may have two words, such as `pay T+TY`; it is never broken over two lines.
"""

import re
import textwrap
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from azulejos.notation.errors import BadRecord
from azulejos.words import Message

WIDTH: Final = 100
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
HEADER: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


@dataclass
class Record:
    """The headers of a record, and its lines with moves, not yet played."""

    headers: dict[str, str] = field(default_factory=dict)
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The lines with moves, each with its number in the text, counted from 1."""

    def moves(self, texts: tuple[str, ...]) -> list["RecordedMove"]:
        """All moves, in a game whose moves have these texts."""
        pattern = move_pattern(texts)
        return [
            RecordedMove(move, number)
            for number, line in self.lines
            for move in pattern.findall(line)
        ]


class RecordedMove(NamedTuple):
    """A move of a record, and the number of its line."""

    text: str
    line: int


@cache
def move_pattern(texts: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the moves of a text: one word, or two if the first begins a two-word move."""
    first_words = {text.partition(" ")[0] for text in texts if " " in text}
    return re.compile("|".join([*(rf"{re.escape(word)} \S+" for word in first_words), r"\S+"]))


def write_record(headers: Mapping[str, str], moves: Iterable[str], draws: Container[str]) -> str:
    """Headers and moves as a record; nature's `draws` stand on lines of their own."""
    written = [f'[{name} "{_escaped(value)}"]' for name, value in headers.items()]
    written.append("")
    for turn in _turns(moves, draws):
        lines = textwrap.wrap(turn, WIDTH, break_on_hyphens=False, break_long_words=False)
        written += (line.replace(UNBROKEN, " ") for line in lines)
    return "\n".join(written) + "\n"


def _turns(moves: Iterable[str], draws: Container[str]) -> Iterator[str]:
    """Each run of seats' moves, and each run of nature's, as one line."""
    for _, run in groupby(moves, key=draws.__contains__):
        yield " ".join(move.replace(" ", UNBROKEN) for move in run)


def read_text(text: str) -> Record:
    """A record's headers and lines; BadRecord names the line that cannot be read."""
    record = Record()
    for count, line in enumerate(text.splitlines(), start=1):
        content = line.strip()
        if content.startswith("["):
            if record.lines:
                raise BadRecord(Message("errors-late-header", line=count, said=_short(content)))
            _read_header(record, count, content)
        elif content and not content.startswith("#"):
            record.lines.append((count, content))
    return record


def _read_header(record: Record, count: int, content: str) -> None:
    match = HEADER.fullmatch(content)
    if not match:
        raise BadRecord(Message("errors-header", line=count, said=_short(content)))
    name, value = match.groups()
    if name in record.headers:
        raise BadRecord(Message("errors-header-twice", line=count, name=name))
    record.headers[name] = re.sub(r"\\(.)", lambda found: _UNESCAPED.get(found[1], found[1]), value)


def _short(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"


_UNESCAPED: Final = {"n": "\n"}


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
