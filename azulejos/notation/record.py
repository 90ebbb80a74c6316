"""Records: a game as it was played, as text, like PGN.

Headers stand in square brackets, one a line; after an empty line come the moves, nature's
included, with blanks between them. A line that starts with `#` is a comment.

A move with a blank in its text, as `pay T+TY` of Azul Duel, is never broken over two lines.
"""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from azulejos.notation.errors import BadRecord
from azulejos.words import Message

WIDTH: Final = 100
MOVE: Final = re.compile(r"pay \S+|\S+")
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
HEADER: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


@dataclass
class Record:
    """What a record says: headers and moves, not yet played."""

    headers: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """The line of the text that each move stands in, counted from 1."""


def write_record(headers: Mapping[str, str], moves: Iterable[str]) -> str:
    """Headers and moves as a record; nature's draws stand on lines of their own."""
    written = [f'[{name} "{_escaped(value)}"]' for name, value in headers.items()]
    written.append("")
    for turn in _turns(moves):
        lines = textwrap.wrap(turn, WIDTH, break_on_hyphens=False, break_long_words=False)
        written += (line.replace(UNBROKEN, " ") for line in lines)
    return "\n".join(written) + "\n"


def _turns(moves: Iterable[str]) -> Iterator[str]:
    """The moves of the seats, and those of nature, each run of them as one line."""
    run: list[str] = []
    for move in moves:
        if run and _is_natures(run[0]) != _is_natures(move):
            yield " ".join(run)
            run = []
        run.append(move.replace(" ", UNBROKEN))
    yield " ".join(run)


def _is_natures(move: str) -> bool:
    return move.startswith("=") or move == "again"


def read_text(text: str) -> Record:
    """A record's headers and moves; BadRecord names the line that cannot be read."""
    record = Record()
    for count, line in enumerate(text.splitlines(), start=1):
        content = line.strip()
        if content.startswith("["):
            if record.moves:
                raise BadRecord(Message("errors-late-header", line=count, said=content))
            _read_header(record, count, content)
        elif not content.startswith("#"):
            moves = moves_in(content)
            record.moves += moves
            record.lines += [count] * len(moves)
    return record


def moves_in(text: str) -> list[str]:
    """The moves of a text, which stand with blanks between them."""
    return MOVE.findall(text)


def _read_header(record: Record, count: int, content: str) -> None:
    match = HEADER.fullmatch(content)
    if not match:
        raise BadRecord(Message("errors-header", line=count, said=content))
    name, value = match.groups()
    if name in record.headers:
        raise BadRecord(Message("errors-header-twice", line=count, name=name))
    record.headers[name] = re.sub(r"\\(.)", lambda found: _UNESCAPED.get(found[1], found[1]), value)


_UNESCAPED: Final = {"n": "\n"}


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
