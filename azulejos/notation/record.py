"""Records: a game as it was played, as text, like PGN.

Headers stand in square brackets, one a line; after an empty line come the moves, nature's
included, with blanks between them. Moves may have glyphs, comments and variations:

    1B2! {the only one} 2K3 $6 {[%clk 0:09:58]}
    (2K2 {keeps line 3 open} CW1)
    3R1

The text of a move may have two words, such as `pay T+TY`; it is never broken over two lines. A line
that starts with `#` is a comment, too: it is read as one in braces. Several records may stand in
one file, with an empty line between them.
"""

import io
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Final, TextIO

from azulejos.notation.annotations import GLYPHS, LAST_GLYPH, SIGNS, RecordedMove, Variation
from azulejos.notation.errors import BadRecord, at
from azulejos.words import Message

WIDTH: Final = 100
HEADER: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
BRACE: Final = re.compile(r"\\.|[{}]")
WORD: Final = r"[^\s(){}!?$]+"
"""What the texts of moves are made of."""

LONGEST_RECORD: Final = 4_000_000
"""Characters of a record."""
MOST_HEADERS: Final = 200
MOST_MOVES: Final = 10_000
"""Moves of a record, with those of its variations."""
DEEPEST_VARIATION: Final = 50


# --- Dividing a text into headers and moves -------------------------------------------------------


@dataclass
class RawRecord:
    """The headers of a record, and its lines, whose moves are not yet read."""

    first_line: int = 1
    """The number of its first line in the file, counted from 1."""
    headers: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    """All lines; those with headers are empty here."""
    has_moves: bool = False
    length: int = 0
    _in_comment: bool = False
    _after_gap: bool = False

    def is_followed_by(self, line: str) -> bool:
        """Whether a line begins another record: a header after moves, or after an empty line."""
        is_whole = self.has_moves or (self._after_gap and "Game" in self.headers)
        return is_whole and not self._in_comment and line.lstrip().startswith("[")

    def add(self, line: str) -> None:
        """Add a line; BadRecord names it if it cannot be read."""
        count, content = self.first_line + len(self.lines), line.strip()
        self.length += len(line) + 1
        if self.length > LONGEST_RECORD:
            raise _bad(count, Message("errors-record-long", most=LONGEST_RECORD))
        if content.startswith("[") and not self._in_comment:
            self._add_header(count, content)
            line = ""
        elif self._in_comment or (content and not content.startswith("#")):
            self.has_moves = True
            for found in BRACE.findall(line):
                self._in_comment = found == "{" or (self._in_comment and found != "}")
        self._after_gap = not content
        self.lines.append(line)

    def _add_header(self, count: int, content: str) -> None:
        if self.has_moves:
            raise BadRecord(Message("errors-late-header", line=count, said=_short(content)))
        match = HEADER.fullmatch(content)
        if not match:
            raise BadRecord(Message("errors-header", line=count, said=_short(content)))
        name, value = match.groups()
        if name in self.headers:
            raise BadRecord(Message("errors-header-twice", line=count, name=name))
        if len(self.headers) == MOST_HEADERS:
            raise _bad(count, Message("errors-record-headers", most=MOST_HEADERS))
        self.headers[name] = re.sub(r"\\(.)", lambda m: _UNESCAPED.get(m[1], m[1]), value)

    def line_of_play(self, texts: tuple[str, ...]) -> Variation:
        """The moves with all that is said about them, in a game whose moves have these texts."""
        return _MoveReader(self, texts).read()


def read_text(text: str) -> RawRecord:
    """A record's headers and lines; BadRecord names the line that cannot be read."""
    record = RawRecord()
    for line in _lines(io.StringIO(text, newline=None)):
        record.add(line)
    return record


def split_records(file: TextIO) -> Iterator[RawRecord]:
    """The records of a file, one after the other, each read when it is asked for."""
    record = RawRecord()
    for count, line in enumerate(_lines(file), start=1):
        if record.is_followed_by(line):
            yield record
            record = RawRecord(count)
        record.add(line)
    if record.headers or record.has_moves:
        yield record


def _lines(file: TextIO) -> Iterator[str]:
    count = 0
    try:
        while line := file.readline(LONGEST_RECORD + 1):
            count += 1
            yield line.rstrip("\r\n")
    except UnicodeDecodeError:
        raise _bad(count + 1, Message("errors-record-encoding")) from None


# --- Reading moves --------------------------------------------------------------------------------


@cache
def move_pattern(texts: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the moves of a text: one word, or two if the first begins a two-word move."""
    first_words = {text.partition(" ")[0] for text in texts if " " in text}
    return re.compile("|".join([*(rf"{re.escape(word)} {WORD}" for word in first_words), WORD]))


@cache
def _token_pattern(texts: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(
        rf"""^[^\S\n]*\#(?P<note>[^\n]*)
        |[^\S\n]+|\n
        |\{{(?P<comment>[^\\}}]*(?:\\.[^\\}}]*)*)\}}
        |(?P<open>\()
        |(?P<close>\))
        |\$(?P<number>[0-9]{{1,3}})(?![0-9])
        |(?P<sign>[!?]{{1,2}})
        |(?P<move>{move_pattern(texts).pattern.replace(" ", "[ ]")})""",
        re.MULTILINE | re.DOTALL | re.VERBOSE,
    )


class _MoveReader:
    """Reads the moves of a record, token by token."""

    def __init__(self, record: RawRecord, texts: tuple[str, ...]) -> None:
        self.text = "\n".join(record.lines)
        self.line = record.first_line
        self.pattern = _token_pattern(texts)
        self.stack = [Variation()]
        self.opened: list[int] = []
        self.moves = 0

    def read(self) -> Variation:
        place = 0
        while place < len(self.text):
            token = self.pattern.match(self.text, place)
            if token is None:
                raise self._not_understood(place)
            if token.lastgroup:
                _ACTIONS[token.lastgroup](self, token[token.lastgroup])
            self.line += token[0].count("\n")
            place = token.end()
        if self.opened:
            raise _bad(self.opened[-1], Message("errors-record-open", sign=")"))
        return self.stack[0]

    def _not_understood(self, place: int) -> BadRecord:
        if self.text[place] == "{":
            return _bad(self.line, Message("errors-record-open", sign="}"))
        said = _short(self.text[place:].partition("\n")[0])
        return _bad(self.line, Message("errors-record-sign", said=said))

    def _note(self, text: str) -> None:
        self._add_comment(text.strip())

    def _comment(self, text: str) -> None:
        self._add_comment(re.sub(r"\\([\\}])", r"\1", text))

    def _add_comment(self, text: str) -> None:
        current = self.stack[-1]
        (current.moves[-1] if current.moves else current).comments.append(text)

    def _move(self, text: str) -> None:
        self.moves += 1
        if self.moves > MOST_MOVES:
            raise _bad(self.line, Message("errors-record-moves", most=MOST_MOVES))
        self.stack[-1].moves.append(RecordedMove(text, line=self.line))

    def _sign(self, sign: str) -> None:
        if sign not in GLYPHS:
            raise _bad(self.line, Message("errors-record-sign", said=sign))
        self._last_move(sign).glyphs.append(GLYPHS[sign])

    def _number(self, digits: str) -> None:
        if int(digits) > LAST_GLYPH:
            raise _bad(self.line, Message("errors-record-sign", said=f"${digits}"))
        self._last_move(f"${digits}").glyphs.append(int(digits))

    def _open(self, sign: str) -> None:
        variation = Variation()
        self._last_move(sign).variations.append(variation)
        if len(self.opened) == DEEPEST_VARIATION:
            raise _bad(self.line, Message("errors-record-deep", most=DEEPEST_VARIATION))
        self.opened.append(self.line)
        self.stack.append(variation)

    def _close(self, sign: str) -> None:
        if not self.opened or not self.stack[-1].moves:
            raise _bad(self.line, Message("errors-record-sign", said=sign))
        self.opened.pop()
        self.stack.pop()

    def _last_move(self, sign: str) -> RecordedMove:
        if not self.stack[-1].moves:
            raise _bad(self.line, Message("errors-record-no-move", said=sign))
        return self.stack[-1].moves[-1]


_ACTIONS: Final = {
    "note": _MoveReader._note,
    "comment": _MoveReader._comment,
    "move": _MoveReader._move,
    "sign": _MoveReader._sign,
    "number": _MoveReader._number,
    "open": _MoveReader._open,
    "close": _MoveReader._close,
}


# --- Writing --------------------------------------------------------------------------------------


def write_record(headers: Mapping[str, str], play: Variation, draws: Container[str]) -> str:
    """Headers and moves as a record; nature's `draws` stand on lines of their own."""
    written = [f'[{name} "{_escaped(value)}"]' for name, value in headers.items()]
    lines = _Lines()
    lines.put(map(_comment, play.comments))
    lines.end()
    for _, run in groupby(play.moves, key=lambda move: move.text in draws):
        _write_moves(lines, run)
        lines.end()
    return "\n".join([*written, "", *lines.done]) + "\n"


def _write_moves(lines: "_Lines", moves: Iterable[RecordedMove]) -> None:
    """Moves with all that is said about them; each variation begins a line and ends one."""
    for move in moves:
        lines.put([*_glyphs(move), *map(_comment, move.comments)])
        for variation in move.variations:
            if variation.moves:
                lines.end()
                lines.before = "("
                lines.put(map(_comment, variation.comments))
                _write_moves(lines, variation.moves)
                lines.close(")")


def _glyphs(move: RecordedMove) -> list[str]:
    """The move, with the sign of its first glyph if there is one, and the numbers of the others."""
    signed = [SIGNS[number] for number in move.glyphs[:1] if number in SIGNS]
    return [
        move.text + "".join(signed),
        *(f"${number}" for number in move.glyphs[len(signed) :]),
    ]


def _comment(text: str) -> str:
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return "{" + plain.replace("\\", "\\\\").replace("}", "\\}") + "}"


class _Lines:
    """Fills lines with words; a word is never broken, though a comment may have several lines."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.line = ""
        self.before = ""
        """What stands before the next word, without a blank."""

    def put(self, words: Iterable[str]) -> None:
        for word in words:
            whole, self.before = self.before + word, ""
            if self.line and len(self.line) + 1 + len(whole.partition("\n")[0]) > WIDTH:
                self.end()
            self.line = f"{self.line} {whole}" if self.line else whole
            *full, self.line = self.line.split("\n")
            self.done += full

    def end(self) -> None:
        """End the line, if it is not empty."""
        if self.line:
            self.done.append(self.line)
        self.line = ""

    def close(self, sign: str) -> None:
        """Write a sign after the last word, without a blank, and end the line."""
        if self.line:
            self.line += sign
        else:  # a variation has just ended
            self.done[-1] += sign
        self.end()


def _bad(line: int, what: Message) -> BadRecord:
    return BadRecord(at(Message("errors-line", line=line), what))


def _short(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"


_UNESCAPED: Final = {"n": "\n", "r": "\r"}


def _escaped(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return escaped.replace("\n", "\\n").replace("\r", "\\r")
