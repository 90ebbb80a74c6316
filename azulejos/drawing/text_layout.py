"""What the text boards share: blocks of lines, boxes, names, and the market of factory displays.

A block is a list of lines. Widths are counted in terminal columns, since a name may hold
characters that take two of them, or none.
"""

import textwrap
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from azulejos.notation.errors import BadOption, no_seat
from azulejos.notation.position import Board, Position
from azulejos.words import Message, say

Block = list[str]

WIDTH = 80
NAME_WIDTH = 16
FREE = "·"
POINTER = "▸"


def columns(text: str) -> int:
    """How many terminal columns `text` takes."""
    return sum(map(_character_columns, text))


def _character_columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def fit(text: str, width: int) -> str:
    """`text` cut to at most `width` columns, a cut being shown by an ellipsis."""
    if columns(text) <= width:
        return text
    while columns(text) > width - 1:
        text = text[:-1]
    return text + "…"


def pad(text: str, width: int) -> str:
    """`text` with blanks behind it up to `width` columns."""
    return text + " " * (width - columns(text))


def wrap(text: str, indent: str = "") -> Block:
    """A sentence in lines that fit the board, all of them behind the indent."""
    width = WIDTH - (columns(text) - len(text))
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)


def player_names(names: Sequence[str] | None, players: int) -> list[str]:
    """One short printable name a seat; control characters in a name never reach the terminal."""
    if names is None:
        return [say("terminal-seat", seat=seat) for seat in range(players)]
    if len(names) != players:
        raise BadOption(Message("errors-names", names=len(names), players=players))
    printable = ["".join(filter(str.isprintable, name)).strip() for name in names]
    return [
        fit(name, NAME_WIDTH) or say("terminal-seat", seat=seat)
        for seat, name in enumerate(printable)
    ]


def clockwise(seat: int, players: int) -> list[int]:
    """All seats in the order of play, beginning with `seat`."""
    if not 0 <= seat < players:
        raise BadOption(no_seat("seat", seat, players))
    return [(seat + step) % players for step in range(players)]


def box(lines: Iterable[str], width: int, title: str = "", note: str = "", foot: str = "") -> Block:
    """A frame with `width` columns inside, a title and a note in its upper edge, a foot below.

    A line that is a rule crosses the frame.
    """
    body = [_framed(pad(line, width)) for line in lines]
    return [f"╭{rule(width, title, note)}╮", *body, f"╰{rule(width, foot)}╯"]


def rule(width: int, title: str = "", note: str = "") -> str:
    """A horizontal line of `width` columns, broken by a title at its left, a note at its right."""
    head = f"─ {title} " if title else "─"
    end = f" {note} ─" if note else ""
    return head + "─" * (width - columns(head) - columns(end)) + end


def _framed(line: str) -> str:
    return f"├{line}┤" if line.startswith("─") else f"│{line}│"


def beside(*blocks: Block, gap: int = 1) -> Block:
    """The blocks next to each other, their first lines level."""
    height = max(map(len, blocks))
    widths = [max(map(columns, block), default=0) for block in blocks]
    filled = [block + [""] * (height - len(block)) for block in blocks]
    rows = zip(*filled, strict=True)
    return [(" " * gap).join(map(pad, row, widths)).rstrip() for row in rows]


def in_rows(blocks: Sequence[Block], length: int) -> Block:
    """Blocks in rows of at most `length`, read like text."""
    rows = [blocks[first : first + length] for first in range(0, len(blocks), length)]
    return [line for row in rows for line in beside(*row)]


def tile(letter: str) -> str:
    """A tile in its place, three columns wide: unlike an empty place at a glance."""
    return f"[{letter}]"


def groups(tiles: str) -> str:
    """A multiset with a gap between its colours."""
    return " ".join("".join(group) for _, group in groupby(tiles))


def heading(facts: Sequence[str], sentence: str) -> Block:
    """The two things to know first: where the game stands, and what is to be done now."""
    return [" · ".join(facts), *wrap(sentence), ""]


def score(player: Board) -> str:
    """A player's points, for the edge of a board."""
    return say("terminal-score", points=player["score"])


def player_title(position: Position, seat: int, name: str) -> str:
    """The name, marked for the player whose turn it is and for a winner."""
    if seat in position.get("winners", []):
        return f"★ {name}"
    return f"{POINTER} {name}" if position["turn"] == seat else name


def result(winners: Sequence[int], scores: Sequence[int], names: Sequence[str]) -> str:
    """Who won, in one sentence."""
    won = tuple(names[seat] for seat in winners)
    return say("terminal-over", names=won, winners=len(won), points=scores[winners[0]])


def displays(factories: Sequence[str]) -> Block:
    """The factory displays, each under the number that names it in a move."""
    return beside(*(_display(number, tiles) for number, tiles in enumerate(factories, start=1)))


def _display(number: int, tiles: str) -> Block:
    return box([f" {' '.join(tiles[:2])}", f" {' '.join(tiles[2:])}"], 5, str(number))


def centre(tiles: str, note: str) -> Block:
    """The centre of the table; the note says what else lies there."""
    return box([f" {groups(tiles)}"], 37, "C", note)


def filling(factories: Sequence[str]) -> str:
    """Nature's task while displays are filled in order."""
    number = next(number for number, tiles in enumerate(factories, start=1) if len(tiles) < 4)
    return say("terminal-filling", display=number)


def counts(stock: Mapping[str, int], letters: str) -> list[str]:
    """How many of each colour, and in all."""
    return [*(str(stock[letter]) for letter in letters), str(sum(stock.values()))]


def table(head: Sequence[str], rows: Mapping[str, Sequence[str]]) -> Block:
    """Named rows under a head, in columns of four."""
    named = {"": head, **rows}
    label = max(map(columns, named))
    return [
        f" {pad(name, label)}{''.join(f'{cell:>4}' for cell in row)}" for name, row in named.items()
    ]
