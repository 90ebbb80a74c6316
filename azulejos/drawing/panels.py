"""What all tables share: the band with the turn sentence, a board's heading, bag and discard."""

# Coordinates are positional, as in SVG itself.
# ruff: noqa: PLR0917

from collections.abc import Mapping

from azulejos.drawing import words
from azulejos.drawing.shapes import TILE
from azulejos.drawing.sheet import Sheet, n, path, rect, shortened, text, width_of
from azulejos.drawing.table import Box, Layout, Position

WIDE_BAND = 56.0
TALL_BAND = 48.0


def backdrop(sheet: Sheet, layout: Layout) -> None:
    """The page under everything, with the line that closes the band."""
    theme, tall = sheet.theme, layout.width < 600
    bottom = TALL_BAND if tall else WIDE_BAND
    inset = 8 if tall else 16
    d = f"M{inset} {n(bottom - 3)}H{n(layout.width - inset)}"
    sheet.ground += [
        rect(0, 0, layout.width, layout.height, theme.page),
        path(d, "", theme.cobalt, width=1.4),
        path(f"M{inset} {n(bottom)}H{n(layout.width - inset)}", "", theme.cobalt, width=0.6),
    ]


def band(sheet: Sheet, position: Position, names: list[str], notice: str = "") -> None:
    """The turn sentence; game, round and a notice (`Last round`) beside or, on phones, below it."""
    theme, sentence = sheet.theme, words.status(position, names)
    facts = f"Round {position['round']}"
    if sheet.width < 600:
        sheet.ink += [
            text(10, 14, shortened(sentence, 16, 370), 16, theme.ink, serif=True),
            text(10, 35, facts, 13, theme.muted),
            text(380, 35, notice, 13, theme.warn, anchor="end", bold=True),
        ]
        return
    facts = f"{words.TITLES[position['game']]} · {facts} · {names[position['start']]} started"
    y, right = WIDE_BAND / 2 - 1, sheet.width - 20
    if notice:
        sheet.ink.append(text(right, y, notice, 15, theme.warn, anchor="end", bold=True))
        right -= width_of(notice, 15, bold=True) + 8
    facts = shortened(facts, 15, (right - 20) * 0.5)
    sheet.ink.append(text(right, y, facts, 15, theme.muted, anchor="end"))
    room = right - width_of(facts, 15) - 32
    sheet.ink.append(text(20, y, shortened(sentence, 23, room), 23, theme.ink, serif=True))


def heading(
    sheet: Sheet, x: float, y: float, w: float, size: float, name: str, score: int, active: bool,
    winner: bool = False, room: float = 0,
) -> None:  # fmt: skip
    """A board's name and score on one line; a lozenge before the name of who is to move."""
    theme = sheet.theme
    figure = size * 1.25
    points = str(score)
    sheet.ink.append(text(x + w, y, points, figure, theme.ink, anchor="end", bold=True, serif=True))
    if active or winner:
        r = n(size * 0.36)
        fill = theme.cobalt if active else theme.gain
        sheet.ink.append(path(f"M{n(x)} {n(y)}l{r}-{r} {r} {r}-{r} {r}z", fill))
        x, w = x + size, w - size
    left = w - width_of(points, figure, bold=True) - 8 - room
    fitting = shortened(name, size, left)
    sheet.ink.append(text(x, y, fitting, size, theme.ink, serif=True, bold=active))


def stock(
    sheet: Sheet, box: Box, symbol: str, kinds: str, columns: Mapping[str, Mapping[str, int]]
) -> None:
    """Counts by colour of what is out of reach, one column a pile: `{"Bag": …, "Lid": …}`."""
    theme = sheet.theme
    top = box.y + (62 if box.h > 170 else 52)
    pitch = (box.y + box.h - (22 if box.h > 170 else 10) - top) / len(kinds)
    size = min(17.0, max(13.0, pitch * 0.5))
    lane = (box.w - 62) / len(columns)
    for i, (title, counts) in enumerate(columns.items()):
        x = box.x + 52 + (i + 0.5) * lane
        sheet.ground.append(text(x, box.y + 25, title, 14, theme.muted, anchor="middle"))
        total = sum(counts.values())
        bold = text(x, box.y + 44, total, 15, theme.ink, anchor="middle", bold=True)
        sheet.ink.append(bold)
        for j, kind in enumerate(kinds):
            y = top + (j + 0.5) * pitch
            fill = theme.ink if counts[kind] else theme.muted
            sheet.ink.append(text(x, y, counts[kind], size, fill, anchor="middle"))
    for j, kind in enumerate(kinds):
        y = top + (j + 0.5) * pitch
        tile = min(26.0, pitch * 0.72)
        sheet.ground.append(sheet.use(f"{symbol}-{kind}", box.x + 36, y, tile / TILE))


def stock_line(
    sheet: Sheet, x: float, y: float, w: float, symbol: str, kinds: str, title: str,
    counts: Mapping[str, int],
) -> None:  # fmt: skip
    """The same on one line, for phones."""
    theme = sheet.theme
    sheet.ground.append(text(x, y, title, 13, theme.muted))
    left = x + 36
    pitch = (w - 36) / len(kinds)
    for j, kind in enumerate(kinds):
        at = left + j * pitch
        sheet.ground.append(sheet.use(f"{symbol}-{kind}", at + 6, y, 12 / TILE))
        sheet.ink.append(text(at + 14, y, counts[kind], 13, theme.ink))
