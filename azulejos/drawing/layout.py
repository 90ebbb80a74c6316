"""Where everything lies: places, pieces, and the layout of a table that holds them.

Keys of places are the words of the move notation. What all players share has the bare word (`3`,
`C`); what belongs to a seat is written `seat:word` (`0:2` line 2, `0:F` floor, `1:2@5` a cell).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import NamedTuple

PHONE = 390.0
"""Width of a tall picture."""
FLAT = 690.0
"""Width of a flat picture: a phone on its side."""
BARS = 118.0
"""What a page needs below the market of a flat picture: the turn sentence, its buttons, scores."""
FINGER = 35.0
"""What a finger needs in tall and flat pictures: 32 pixels on a screen of 360 by 640."""


class Size(IntEnum):
    """How much a board shows: a thumbnail, a board in full, or the own one on a desk."""

    THUMB = 0
    BOARD = 1
    DESK = 2

    def of(self, thumb: float, board: float, desk: float) -> float:
        """The measure that goes with the size."""
        return (thumb, board, desk)[self]


class Place(NamedTuple):
    """A region of the table; for a rhombus the box around it before it is turned."""

    key: str
    x: float
    y: float
    w: float
    h: float
    turn: float = 0

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2


class Piece(NamedTuple):
    """A tile, marker, chip or plate: where its middle is, how large, how far turned (degrees)."""

    id: str
    kind: str
    place: str
    x: float
    y: float
    size: float
    turn: float = 0


class Spot(NamedTuple):
    """Where a tile may lie: its middle and its size."""

    x: float
    y: float
    size: float


class Box(NamedTuple):
    """A rectangle of the picture that is no place: a board, a panel."""

    x: float
    y: float
    w: float
    h: float


@dataclass(slots=True)
class Layout:
    """The whole table: its size, its places by key, its pieces, and the boxes around them."""

    width: float
    height: float
    tile: str = "square"
    """The shape of its tiles: `square`, `disc` or `rhombus`."""
    places: dict[str, Place] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    boxes: dict[str, Box] = field(default_factory=dict)
    cells: dict[int, float] = field(default_factory=dict)
    """Width of a cell on each seat's board."""
    sizes: dict[int, Size] = field(default_factory=dict)
    """How much each seat's board shows."""
    spots: dict[str, list[Spot]] = field(default_factory=dict)
    """Where the tiles of a place lie, in the order in which it fills."""
    fold: float = 0
    """How far down what one plays with reaches: on phones, the market and the own board."""

    @property
    def handy(self) -> bool:
        """Whether it is made for phones, upright or on their side."""
        return self.width in (PHONE, FLAT)

    def cleared(self) -> "Layout":
        """The same table without pieces; places and boxes are shared."""
        return replace(self, pieces=[])

    def put(self, key: str, x: float, y: float, w: float, h: float, turn: float = 0) -> None:
        """Add a place."""
        self.places[key] = Place(key, x, y, w, h, turn)

    def line(self, place: str, count: int, size: float, *, leftwards: bool = False) -> None:
        """Spots side by side in a place: from its left end, or `leftwards` from its right."""
        _, x, y, w, h, _ = self.places[place]
        pitch = w / count
        steps = [(i + 0.5) * pitch for i in range(count)]
        across = [x + w - step if leftwards else x + step for step in steps]
        self.spots[place] = [Spot(at, y + h / 2, size * min(pitch, h)) for at in across]

    def fill(self, place: str, kinds: Iterable[str]) -> None:
        """Lay pieces on the spots of a place, in their order."""
        for kind, spot in zip(kinds, self.spots[place], strict=False):
            self.pieces.append(Piece("", kind, place, *spot))

    def lay(self, kind: str, place: str, x: float, y: float, size: float, turn: float = 0) -> None:
        """Add a piece; `numbered` gives it its id."""
        self.pieces.append(Piece("", kind, place, x, y, size, turn))


def seats_from(seat: int, players: int) -> list[int]:
    """Seats as they sit around the table, the own one first."""
    return [(seat + i) % players for i in range(players)]


def numbered(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with ids: kind and a running number, in the order in which they were laid.

    A position does not say which of twenty blue tiles is which. The order of laying is the same
    for equal positions, and starts with what moves least (walls before lines before displays), so
    most tiles keep their id from one position to the next; `follow` keeps all of them.
    """
    seen: Counter[str] = Counter()
    out = []
    for piece in pieces:
        seen[piece.kind] += 1
        out.append(piece._replace(id=name_of(piece.kind, seen[piece.kind])))
    return out


def name_of(kind: str, number: int) -> str:
    """The id of a piece: letters, digits and hyphens only, so that any page can use it."""
    return f"{kind.replace('?', 'x')}-{number}" if "-" in kind else f"{kind}{number}"


def follow(before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    """The pieces after a move, with the ids that they had before it.

    A piece that lies where one of its kind lay keeps that id; the ids left over go, in order, to
    the pieces that are new at their place: these are the ones that moved. What came into sight
    gets a number of its own.
    """
    here = {(p.kind, p.place, p.x, p.y): p.id for p in before}
    kept = [here.pop((p.kind, p.place, p.x, p.y), "") for p in after]
    gone: dict[str, list[str]] = {}
    for piece in reversed(before):
        if piece.id in here.values():
            gone.setdefault(piece.kind, []).append(piece.id)
    taken = {p.id for p in before}
    out = []
    for piece, same in zip(after, kept, strict=True):
        left = gone.get(piece.kind)
        name = same or (left.pop() if left else _fresh(piece.kind, taken))
        taken.add(name)
        out.append(piece._replace(id=name))
    return out


def _fresh(kind: str, taken: set[str]) -> str:
    number = 1
    while name_of(kind, number) in taken:
        number += 1
    return name_of(kind, number)


class Rows(NamedTuple):
    """Tiles in rows: pitch across, each tile (kind, x, y), each group's count (number, x, y)."""

    pitch: float
    tiles: list[tuple[str, float, float]]
    counts: list[tuple[int, float, float]]


Groups = Sequence[tuple[str, int]]


def ranks(groups: Groups, box: Box, most: float, ratio: float = 1) -> Rows:
    """Every group on rows of its own, as large as fits the box, tiles at most `most` wide.

    `ratio` is the height of a tile by its width. No counts: a rank is counted at a glance.
    """
    pitch = most
    while True:
        across = max(1, int(box.w / pitch))
        rows = sum(-(-count // across) for _, count in groups)
        if rows * pitch * ratio <= box.h:
            break
        pitch *= 0.96
    widest = min(across, max((count for _, count in groups), default=1))
    left = box.x + (box.w - widest * pitch) / 2
    y = box.y + (box.h - rows * pitch * ratio) / 2
    tiles = []
    for kind, count in groups:
        for i in range(count):
            row, column = divmod(i, across)
            tiles.append((kind, left + (column + 0.5) * pitch, y + (row + 0.5) * pitch * ratio))
        y += -(-count // across) * pitch * ratio
    return Rows(pitch, tiles, [])


def flow(groups: Groups, box: Box, most: float, ratio: float = 1) -> Rows:
    """All tiles in rows, group after group, as large as fits the box, at most `most` wide."""
    kinds = [kind for kind, count in groups for _ in range(count)]
    pitch = most
    while -(-len(kinds) // max(1, int(box.w / pitch))) * pitch * ratio > box.h:
        pitch *= 0.96
    across = max(1, int(box.w / pitch))
    rows = -(-len(kinds) // across)
    left = box.x + (box.w - min(across, len(kinds)) * pitch) / 2
    top = box.y + (box.h - rows * pitch * ratio) / 2
    spots = [divmod(i, across) for i in range(len(kinds))]
    tiles = [
        (kind, left + (column + 0.5) * pitch, top + (row + 0.5) * pitch * ratio)
        for kind, (row, column) in zip(kinds, spots, strict=True)
    ]
    return Rows(pitch, tiles, [])


def blocks(
    groups: Groups, box: Box, most: float, ratio: float = 1, gap: float = 8, least: float = 0
) -> Rows:
    """Groups side by side, each filled column by column, in as many rows as make tiles largest.

    No group is narrower than `least`, so that a finger can tell it from its neighbours.
    """
    useful = min(8, max((count for _, count in groups), default=1))
    rows, pitch = max(
        ((rows, _pitch(groups, box, rows, ratio, gap, least)) for rows in range(1, useful + 1)),
        key=lambda choice: (min(most, choice[1]), -choice[0]),
    )
    pitch = min(most, pitch)
    x, top = box.x, box.y + (box.h - rows * pitch * ratio) / 2
    tiles, counts = [], []
    for kind, count in groups:
        wide = -(-count // rows) * pitch
        room = max(least, wide)
        left = x + (room - wide) / 2
        counts.append((count, x + room / 2, box.y + box.h))
        for i in range(count):
            column, row = divmod(i, rows)
            tiles.append((kind, left + (column + 0.5) * pitch, top + (row + 0.5) * pitch * ratio))
        x += room + gap
    return Rows(pitch, tiles, counts)


def _pitch(groups: Groups, box: Box, rows: int, ratio: float, gap: float, least: float) -> float:
    """How far apart the tiles of blocks can be in this number of rows."""
    columns = sorted(-(-count // rows) for _, count in groups)
    room = box.w - gap * len(groups)
    high = box.h / rows / ratio
    for small in range(len(columns)):  # this number of groups is narrower than the least
        pitch = min(high, (room - small * least) / sum(columns[small:]))
        if columns[small] * pitch >= least:
            return pitch
    return min(high, least / columns[-1]) if columns else high


def groups_of(letters: str, order: str) -> list[tuple[str, int]]:
    """How many tiles of each kind, kinds in the order given, absent ones left out."""
    return [(kind, letters.count(kind)) for kind in order if kind in letters]
