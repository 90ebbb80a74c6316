"""Marks on a picture: what may be taken, where it may go, what was played, what a coach suggests.

Marks are plain data, keyed by places. A *group* is a place and a colour: `3B` is the blue tiles
of display 3, `CK` the black ones in the centre, `0:handO` the orange ones in a hand.

| key       | value                          | drawn as                                          |
|-----------|--------------------------------|---------------------------------------------------|
| `groups`  | groups                         | a thin ring around each tile that may be taken    |
| `chosen`  | a group or place               | a strong ring: this is picked up                  |
| `targets` | places                         | lit: these may receive it                         |
| `closed`  | place → reason                 | veiled, with the reason in words                  |
| `preview` | place → kinds                  | tiles as they would lie, half transparent         |
| `points`  | place → points                 | a badge: `+4` green, `−1` red                     |
| `last`    | places and groups              | dashed outlines: source and target of a move      |
| `arrows`  | [from, to] or [from, to, word] | arrows with a number or word at their start       |
| `numbers` | place or group → word          | a badge                                           |
| `runs`    | lists of cells                 | a line through the cells of a scoring run         |
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import NamedTuple, TypedDict

from azulejos.drawing import market, shapes
from azulejos.drawing.layout import Layout, Piece, Place
from azulejos.drawing.svg import Canvas, group, n, path, rect, text, width_of
from azulejos.notation.errors import BadOption, no_such


class Marks(TypedDict, total=False):
    """What to mark on a picture, by kind: the table above."""

    groups: Sequence[str]
    chosen: str
    targets: Sequence[str]
    closed: Mapping[str, str]
    preview: Mapping[str, str]
    points: Mapping[str, int | str]
    last: Sequence[str]
    arrows: Sequence[Sequence[str | int]]
    numbers: Mapping[str, str | int]
    runs: Sequence[Sequence[str]]


Painter = Callable[[Canvas, Piece], str]
"""Draws one piece."""
NO_MARKS: Marks = {}
KEYS = set(Marks.__annotations__)


DASHES = ' stroke-dasharray="6 4"'


class Ends(NamedTuple):
    """Where a move takes from and where it goes; empty if it does neither."""

    sources: tuple[str, ...]
    target: str


# --- drawing ---


def draw(canvas: Canvas, table: Layout, marks: Marks, painted: Painter) -> None:
    """Put all marks on top of the picture; they never catch the pointer."""
    if unknown := set(marks) - KEYS:
        raise BadOption(no_such("marks", sorted(unknown), sorted(KEYS)))
    out: list[str] = []
    for key, reason in marks.get("closed", {}).items():
        out += _closed(canvas, table.places[key], reason)
    for key in marks.get("targets", ()):
        out.append(_lit(canvas, table.places[key]))
    out += _preview(canvas, table, marks.get("preview", {}), painted)
    for run in marks.get("runs", ()):
        out += _run(canvas, [table.places[key] for key in run])
    for key in marks.get("last", ()):
        out += _outlines(canvas, table, key, canvas.theme.ink, 2, more=DASHES)
    for key in marks.get("groups", ()):
        out += _outlines(canvas, table, key, canvas.theme.cobalt, 2)
    if chosen := marks.get("chosen"):
        out += _outlines(canvas, table, chosen, canvas.theme.ink, 3.5)
    for arrow in marks.get("arrows", ()):
        out += _arrow(canvas, table, *arrow)
    for key, points in marks.get("points", {}).items():
        columns = [run for run in marks.get("runs", ()) if run[0] == key]
        below = [table.places[k] for k in columns[0]] if len(columns) == 1 else []
        out += _points(canvas, table, table.places[key], points, below)
    for key, label in marks.get("numbers", {}).items():
        out += _badge(canvas, *_middle(table, key), str(label), canvas.theme.cobalt)
    canvas.marks.append(group(out, pointer_events="none"))


def outline(table: Layout, key: str) -> list[str]:
    """The borders of what a key means, as path data: of each tile of a group, or of a place."""
    return [_ring(table, p) for p in _pieces(table, key)] or [_border(_place(table, key), 2)]


def _pieces(table: Layout, key: str) -> list[Piece]:
    """The tiles of a group; none if the key is a place or the tiles have gone."""
    if key in table.places:
        return []
    return [p for p in table.pieces if p.place == key[:-1] and p.kind == key[-1]]


def _place(table: Layout, key: str) -> Place:
    return table.places[key] if key in table.places else table.places[key[:-1]]


def _middle(table: Layout, key: str) -> tuple[float, float]:
    pieces = _pieces(table, key)
    if not pieces:
        return _place(table, key).middle
    return sum(p.x for p in pieces) / len(pieces), sum(p.y for p in pieces) / len(pieces)


def _outlines(
    canvas: Canvas, table: Layout, key: str, colour: str, width: float, *, more: str = ""
) -> list[str]:
    """A ring around every tile of a group, or around the place; a halo keeps it visible."""
    halo = canvas.theme.surface
    out = []
    for ring in outline(table, key):
        out.append(path(ring, "", halo, width=width + 3))
        out.append(path(ring, "", colour, width=width, more=more))
    return out


def _ring(table: Layout, piece: Piece) -> str:
    tile = "square" if piece.kind == "marker" else table.tile
    if tile == "rhombus":
        return _rhombus(piece.x, piece.y, piece.size + 3, piece.turn)
    half = piece.size / 2 + 2
    r = half if tile == "disc" else 7
    return _rounded(piece.x - half, piece.y - half, 2 * half, 2 * half, r)


def is_rhombus(place: Place) -> bool:
    """Whether a place is one rhombus."""
    return abs(place.h - 3**0.5 * place.w) < 0.01


def _border(place: Place, out: float) -> str:
    if is_rhombus(place):
        return _rhombus(*place.middle, place.w + out, place.turn)
    _, x, y, w, h, _ = place
    if _is_plate(place):
        return _open_circle(*place.middle, w / 2 + out)
    is_round = (place.key == "C" and not market.is_long(place)) or (
        place.key[0] == "S" and w == h > 90
    )
    r = min(w, h) / 2 + out if is_round else 9
    return _rounded(x - out, y - out, w + 2 * out, h + 2 * out, r)


def _is_plate(place: Place) -> bool:
    """A display as it is drawn on desks."""
    return place.w == place.h > 90 and place.key.isdigit()


def _open_circle(x: float, y: float, r: float) -> str:
    """A circle that leaves out the top, where a display has its number."""
    dx, dy = shapes.ahead(12, r)
    return f"M{n(x + dx)} {n(y + dy)}A{n(r)} {n(r)} 0 1 1 {n(x - dx)} {n(y + dy)}"


def _rhombus(x: float, y: float, edge: float, turn: float) -> str:
    tip, side = shapes.ahead(turn, edge * 3**0.5 / 2), shapes.ahead(turn + 90, edge / 2)
    corners = [tip, side, (-tip[0], -tip[1]), (-side[0], -side[1])]
    return "M" + " ".join(f"{n(x + dx)} {n(y + dy)}" for dx, dy in corners) + "z"


def _rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    r = min(r, w / 2, h / 2)
    across, down, c = n(w - 2 * r), n(h - 2 * r), n(r)
    return (
        f"M{n(x + r)} {n(y)}h{across}a{c} {c} 0 0 1 {c} {c}v{down}a{c} {c} 0 0 1-{c} {c}"
        f"h-{across}a{c} {c} 0 0 1-{c}-{c}v-{down}a{c} {c} 0 0 1 {c}-{c}z"
    )


def _lit(canvas: Canvas, place: Place) -> str:
    """An outline over the tiles; its light falls under them."""
    border, cobalt = _border(place, 1), canvas.theme.cobalt
    canvas.ink.append(path(border, cobalt, more=' fill-opacity=".18"'))
    return path(border, "", cobalt, width=2.4)


def _closed(canvas: Canvas, place: Place, reason: str) -> list[str]:
    theme = canvas.theme
    veil = path(_border(place, 1), theme.surface, more=' fill-opacity=".7"')
    x, y = place.middle
    w = width_of(reason, 13) + 10
    left = min(max(4.0, x - w / 2), canvas.width - 4 - w)
    return [
        veil,
        rect(left, y - 10, w, 20, theme.surface, theme.edge, r=5),
        text(left + w / 2, y, reason, 13, theme.muted, anchor="middle"),
    ]


def _preview(
    canvas: Canvas, table: Layout, preview: Mapping[str, str], painted: Painter
) -> list[str]:
    """Tiles on the next free spots of their places."""
    bare = replace(canvas, ids=None)
    tiles = []
    for key, kinds in preview.items():
        taken = sum(p.place == key for p in table.pieces)
        turn = table.places[key].turn
        for kind, spot in zip(kinds, table.spots[key][taken:], strict=False):
            tiles.append(painted(bare, Piece("", kind, key, *spot, turn)))
    return [group(tiles, opacity=0.6)] if tiles else []


def _run(canvas: Canvas, places: Sequence[Place]) -> list[str]:
    """An outline around a straight run of cells; a lozenge on each of scattered ones."""
    first, last, theme = places[0], places[-1], canvas.theme
    if not (_is_across(places) or _is_down(places)):
        return [_lozenge_on(canvas, place) for place in places]
    x, y = min(first.x, last.x), min(first.y, last.y)
    w, h = max(first.x, last.x) + last.w - x, max(first.y, last.y) + last.h - y
    border = _rounded(x, y, w, h, 7)
    return [path(border, "", theme.surface, width=5.5), path(border, "", theme.gain, width=2.8)]


def _is_across(places: Sequence[Place]) -> bool:
    return all(place.y == places[0].y for place in places)


def _is_down(places: Sequence[Place]) -> bool:
    return all(place.x == places[0].x for place in places)


def _lozenge_on(canvas: Canvas, place: Place) -> str:
    """A sign in the corner of a cell, so that its tile stays visible."""
    x, y, r = place.x + 0.86 * place.w, place.y + 0.14 * place.h, max(5.0, 0.14 * place.w)
    d = f"M{n(x)} {n(y - r)}l{n(r)} {n(r)}-{n(r)} {n(r)}-{n(r)}-{n(r)}z"
    return path(d, canvas.theme.gain, canvas.theme.surface, width=1.6)


def _points(
    canvas: Canvas, table: Layout, place: Place, points: int | str, run: Sequence[Place] = ()
) -> list[str]:
    """A badge at the end of the run that pays. It covers neither a tile just laid nor a price."""
    words = str(points) if not isinstance(points, int) else f"{points:+d}".replace("-", "−")
    fill = canvas.theme.loss if words[0] in "−-" else canvas.theme.gain
    if is_rhombus(place):  # before the inner tip, where the star has its middle
        dx, dy = shapes.ahead(place.turn, -0.87 * place.w)
        x, y = place.middle
        return _badge(canvas, x + dx, y + dy, words, fill)
    if len(run) > 1 and _is_down(run):
        return _badge(canvas, place.middle[0], run[-1].y + run[-1].h + 12, words, fill)
    if "@" in place.key and place.w == place.h:  # a cell: at the end of its row
        row = place.key.partition("@")[0] + "@"
        right = max(p.x + p.w for key, p in table.places.items() if key.startswith(row))
        half = _badge_width(words) / 2
        x = min(right + 3 + half, canvas.width - half - 2)
        return _badge(canvas, x, place.middle[1], words, fill)
    return _badge(canvas, place.x + 2, place.y + 2, words, fill)


def _badge_width(words: str) -> float:
    return max(24.0, width_of(words, 14, bold=True) + 12)


def _badge(canvas: Canvas, x: float, y: float, words: str, fill: str) -> list[str]:
    theme = canvas.theme
    w = _badge_width(words)
    return [
        rect(x - w / 2, y - 12, w, 24, fill, theme.surface, r=12, width=2),
        text(x, y, words, 14, theme.surface, anchor="middle", bold=True),
    ]


def _arrow(
    canvas: Canvas, table: Layout, source: str | int, target: str | int, label: object = ""
) -> list[str]:
    """A bowed arrow from tiles to a place, with a badge at its start."""
    (x, y), (u, v) = _middle(table, str(source)), _middle(table, str(target))
    far = hypot(u - x, v - y) or 1
    bow = min(60.0, 0.18 * far)
    mx, my = (x + u) / 2 + bow * (v - y) / far, (y + v) / 2 - bow * (u - x) / far
    back = hypot(u - mx, v - my) or 1
    ax, ay = (u - mx) / back, (v - my) / back
    tail = f"M{n(x)} {n(y)}Q{n(mx)} {n(my)} {n(u - 14 * ax)} {n(v - 14 * ay)}"
    feet = [(u - 18 * ax - s * 9 * ay, v - 18 * ay + s * 9 * ax) for s in (1, -1)]
    head = f"M{n(u)} {n(v)}L{n(feet[0][0])} {n(feet[0][1])} {n(feet[1][0])} {n(feet[1][1])}z"
    theme = canvas.theme
    out = [
        path(tail, "", theme.surface, width=9),
        path(head, theme.surface, theme.surface, width=4),
        path(tail, "", theme.cobalt, width=5),
        path(head, theme.cobalt),
    ]
    return out + (_badge(canvas, x, y, str(label), theme.cobalt) if label != "" else [])
