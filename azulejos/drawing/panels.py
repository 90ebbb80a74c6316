"""What all tables share: the band with the turn sentence, a board's heading, bag and discard."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from azulejos.drawing.layout import FLAT, PHONE, Box, Layout
from azulejos.drawing.sentences import Captions, status
from azulejos.drawing.shapes import frame
from azulejos.drawing.svg import (
    Canvas,
    circle,
    group,
    n,
    path,
    rect,
    shortened,
    text,
    width_of,
    word,
)
from azulejos.notation.position import Position
from azulejos.words import say

WIDE_BAND = 56.0
TALL_BAND = 48.0


def backdrop(canvas: Canvas, layout: Layout) -> None:
    """The page under everything, with the line that closes the band."""
    theme, handy = canvas.theme, layout.handy
    bottom = TALL_BAND if handy else WIDE_BAND
    inset = 8 if handy else 16
    d = f"M{inset} {n(bottom - 3)}H{n(layout.width - inset)}"
    canvas.ground += [
        rect(0, 0, layout.width, layout.height, theme.page),
        path(d, "", theme.cobalt, width=1.4),
        path(f"M{inset} {n(bottom)}H{n(layout.width - inset)}", "", theme.cobalt, width=0.6),
    ]


def band(
    canvas: Canvas, captions: Captions, position: Position, names: list[str], notice: str = ""
) -> None:
    """The turn sentence; game, round and a notice (`Last round`) beside or, on phones, below it."""
    theme, sentence = canvas.theme, status(captions, position, names)
    facts = say("boards-round", round=position["round"])
    started = f" · {say('boards-started', name=names[position['start']])}"
    if canvas.width in (PHONE, FLAT):
        room = canvas.width - 20
        if width_of(facts + started, 13) + width_of(notice, 13, bold=True) < room - 10:
            facts += started
        canvas.ink += [
            text(10, 14, shortened(sentence, 16, room), 16, theme.ink, serif=True),
            text(10, 35, facts, 13, theme.muted),
        ]
        if notice:
            canvas.ink.append(text(room + 10, 35, notice, 13, theme.warn, anchor="end", bold=True))
        return
    facts = f"{say(captions.title)} · {facts}{started}"
    y, right = WIDE_BAND / 2 - 1, canvas.width - 20
    if notice:
        canvas.ink.append(text(right, y, notice, 15, theme.warn, anchor="end", bold=True))
        right -= width_of(notice, 15, bold=True) + 8
    facts = shortened(facts, 15, (right - 20) * 0.5)
    canvas.ink.append(text(right, y, facts, 15, theme.muted, anchor="end"))
    room = right - width_of(facts, 15) - 32
    canvas.ink.append(text(20, y, shortened(sentence, 23, room), 23, theme.ink, serif=True))


def heading(
    canvas: Canvas, board: Box, line: Box, position: Position, seat: int, name: str,
    room: float = 0, most: float = inf,
) -> None:  # fmt: skip
    """A board's name and score on a line; its middle is at the box's y, its size the box's height.

    Who is to move, or has won, has a bold edge around the board, and a lozenge before the name
    unless the name needs its place; `room` is kept free before the score, and the name is at
    most `most` wide.
    """
    theme, size = canvas.theme, line.h
    points, figure, y = str(position["players"][seat]["score"]), size * 1.25, line.y
    right, x = line.x + line.w, line.x
    canvas.ink.append(
        text(right, y, points, figure, theme.ink, anchor="end", bold=True, serif=True)
    )
    active, won = position["turn"] == seat, seat in position.get("winners", [])
    space = min(most, line.w - width_of(points, figure, bold=True) - 6 - room)
    bold = active and width_of(name, size, bold=True) + size <= space
    if active or won:
        tone = theme.cobalt if active else theme.gain
        canvas.ink.append(rect(*board, "", tone, r=8, width=2.6))
        if bold or (won and width_of(name, size) + size <= space):
            canvas.ink.append(_lozenge(x, y, size * 0.36, tone))
            x, space = x + size, space - size
    fitting = shortened(name, size, space, bold=bold)
    canvas.ink.append(text(x, y, fitting, size, theme.ink, serif=True, bold=bold))


def _lozenge(x: float, y: float, r: float, fill: str) -> str:
    return path(f"M{n(x)} {n(y)}l{n(r)}-{n(r)} {n(r)} {n(r)}-{n(r)} {n(r)}z", fill)


def dots(canvas: Canvas, spots: Sequence[tuple[float, float]], count: int) -> None:
    """Progress: a dot for each step, the first `count` filled; amber when one is missing."""
    theme, missing = canvas.theme, len(spots) - count
    fill = theme.gain if missing == 0 else theme.warn if missing == 1 else theme.cobalt
    (x, y), (u, v) = spots[:2]
    r = min(2.6, 0.46 * max(abs(u - x), abs(v - y)))
    for i, (x, y) in enumerate(spots):
        if i < count:
            canvas.ink.append(circle(x, y, r, fill))
        else:
            canvas.ink.append(circle(x, y, 0.8 * r, "", theme.edge, width=0.8))


class Piles(NamedTuple):
    """What lies out of reach at a table: its tiles' symbol and scale, its kinds, its titles."""

    symbol: str
    scale: float
    kinds: str
    titles: Mapping[str, str]
    """The message for its title, by the position's word for the pile."""

    def titled(self) -> dict[str, str]:
        """Titles by the position's words, in the current language."""
        return {pile: say(message) for pile, message in self.titles.items()}


def stock(
    canvas: Canvas, box: Box, piles: Piles, columns: Mapping[str, Mapping[str, int]] | None
) -> None:
    """Counts by colour of what is out of reach, one column a pile: `{"Bag": …, "Lid": …}`.

    Without columns, the tiles that head the rows.
    """
    theme = canvas.theme
    top = box.y + (62 if box.h > 170 else 52)
    pitch = (box.y + box.h - (22 if box.h > 170 else 10) - top) / len(piles.kinds)
    rows = {kind: top + (j + 0.5) * pitch for j, kind in enumerate(piles.kinds)}
    if columns is None:
        for kind, y in rows.items():
            size = piles.scale * min(26.0, 0.72 * pitch)
            canvas.ground.append(canvas.use(f"{piles.symbol}-{kind}", box.x + 36, y, size))
        return
    size = min(17.0, max(13.0, pitch * 0.5))
    lane = (box.w - 62) / len(columns)
    crowded = any(width_of(title, 14) > lane - 4 for title in columns)
    for i, (title, counts) in enumerate(columns.items()):
        x, total = box.x + 52 + (i + 0.5) * lane, sum(counts.values())
        if crowded and i == 0:  # it reaches out to the left, where nothing else stands
            end = x + lane / 2 - 6
            canvas.ink.append(text(end, box.y + 25, title, 13, theme.muted, anchor="end"))
        else:
            high = 13 if crowded else 14
            canvas.ink.append(text(x, box.y + 25, title, high, theme.muted, anchor="middle"))
        canvas.ink.append(text(x, box.y + 44, total, 15, theme.ink, anchor="middle", bold=True))
        numbers = [word(x, y, counts[kind], size) for kind, y in rows.items()]
        canvas.ink.append(group(numbers, font_size=n(size), fill=theme.ink, text_anchor="middle"))


def stock_line(
    canvas: Canvas, line: Box, piles: Piles, pile: tuple[str, Mapping[str, int]] | None
) -> None:
    """The same on one line, for phones: a title and its counts, or without them the tiles."""
    y = line.y + line.h / 2
    room = 6 + max(width_of(title, 13) for title in piles.titled().values())
    left, pitch = line.x + room, (line.w - room) / len(piles.kinds)
    if pile is None:
        for j, kind in enumerate(piles.kinds):
            tile = canvas.use(f"{piles.symbol}-{kind}", left + j * pitch + 6, y, 12 * piles.scale)
            canvas.ground.append(tile)
        return
    title, counts = pile
    canvas.ink.append(text(line.x, y, title, 13, canvas.theme.muted))
    numbers = [word(left + j * pitch + 14, y, counts[k], 13) for j, k in enumerate(piles.kinds)]
    canvas.ink.append(group(numbers, font_size=13, fill=canvas.theme.ink))


def within(box: Box, ratio: float) -> Box:
    """The middle of a box: at most `ratio` times as wide as high."""
    wide = min(box.w, ratio * box.h)
    return Box(box.x + (box.w - wide) / 2, box.y, wide, box.h)


def foot(table: Layout, box: Box) -> None:
    """A panel with two lines of counts side by side."""
    table.boxes["foot"] = box
    half = (box.w - 44) / 2
    for i in range(2):
        table.boxes[f"line{i}"] = Box(box.x + 18 + i * (half + 8), box.y + 13, half, 20)


def draw_piles(
    canvas: Canvas, table: Layout, piles: Piles, content: Mapping[str, Mapping[str, int]] | None
) -> None:
    """Bag and discard, in a panel or on lines; without their content, what never changes."""
    titles = piles.titled()
    counts = None if content is None else {t: content[k] for k, t in titles.items()}
    if box := table.boxes.get("stock"):
        if counts is None:
            frame(canvas, *box, slim=table.handy)
        stock(canvas, box, piles, counts)
    if (box := table.boxes.get("foot")) and counts is None:
        frame(canvas, *box, slim=True)
    for i, title in enumerate(titles.values()):
        if line := table.boxes.get(f"line{i}"):
            pile = None if counts is None else (title, counts[title])
            stock_line(canvas, line, piles, pile)
