"""A record in pictures: many positions of one game side by side, or one after the other."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from azulejos.drawing.layout import Piece, follow
from azulejos.drawing.marks import Painter
from azulejos.drawing.picture import Drawer, Look, canvas_of, layout
from azulejos.drawing.svg import SANS, Canvas, escape, fine, n, rect, text
from azulejos.drawing.theme import THEMES
from azulejos.notation.position import Position
from azulejos.words import say

MARGIN = 10.0
CAPTION = 26.0


class Strip(NamedTuple):
    """How a filmstrip is laid out: pictures in a row, the width of each, words below."""

    columns: int = 3
    width: float = 480
    captions: Sequence[str] = ()


class Pace(NamedTuple):
    """How long each position of a film is shown, and how long tiles fly, in seconds."""

    seconds: float = 1.2
    flight: float = 0.45


def filmstrip(
    drawer: Drawer, positions: Sequence[Position], look: Look, names: Sequence[str] | None,
    strip: Strip,
) -> str:  # fmt: skip
    """Positions of one game in rows, with a caption below each if one is given."""
    columns, width, captions = strip
    canvases = [_canvas(drawer, position, look, names) for position in positions]
    first = canvases[0]
    high = width * first.height / first.width + (CAPTION if captions else 0)
    rows = -(-len(canvases) // columns)
    across = min(columns, len(canvases))
    whole = (MARGIN + across * (width + MARGIN), MARGIN + rows * (high + MARGIN))
    paper, ink = THEMES[look.theme].page, THEMES[look.theme].ink
    out = [_head(drawer, *whole), _shared(first), rect(0, 0, *whole, paper)]
    for i, canvas in enumerate(canvases):
        x = MARGIN + i % columns * (width + MARGIN)
        y = MARGIN + i // columns * (high + MARGIN)
        out.append(_window(canvas, x, y, width))
        if i < len(captions):
            at = (x + width / 2, y + high - CAPTION / 2)
            out.append(text(*at, captions[i], 14, ink, anchor="middle"))
    return "".join(out) + "</svg>\n"


def _canvas(drawer: Drawer, position: Position, look: Look, names: Sequence[str] | None) -> Canvas:
    table = layout(drawer, position, look.seat, look.shape)
    return canvas_of(drawer, position, table, look, names, {}, ids=False)


def _head(drawer: Drawer, width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(width)} {n(height)}" '
        f'width="{n(width)}" height="{n(height)}" font-family="{SANS}" role="img">'
        f"<title>{escape(say(drawer.CAPTIONS.title))}</title>"
    )


def _shared(canvas: Canvas) -> str:
    """Definitions and the ground, once for all pictures."""
    ground = f'<g id="{canvas.prefix}ground">{"".join(canvas.ground)}</g>'
    return f"<defs>{''.join(canvas.defs)}{ground}</defs>"


def _window(canvas: Canvas, x: float, y: float, width: float) -> str:
    high = width * canvas.height / canvas.width
    box = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(high)}"'
    body = canvas.use("ground", 0, 0) + "".join(canvas.ink) + "".join(canvas.tiles)
    return f'<svg {box} viewBox="0 0 {n(canvas.width)} {n(canvas.height)}">{body}</svg>'


def animated(
    drawer: Drawer, positions: Sequence[Position], look: Look, names: Sequence[str] | None,
    pace: Pace,
) -> str:  # fmt: skip
    """Positions of one game as a moving picture (SMIL), tiles in flight between them."""
    tables = [layout(drawer, position, look.seat, look.shape) for position in positions]
    for before, after in pairwise(tables):
        after.pieces = follow(before.pieces, after.pieces)
    canvases = [
        canvas_of(drawer, position, table, look, names, {}, ids=False)
        for position, table in zip(positions, tables, strict=True)
    ]
    clock = _Clock(len(positions), pace.seconds, pace.flight)
    first = canvases[0]
    out = [_head(drawer, first.width, first.height), "<defs>", *first.defs, "</defs>"]
    out += first.ground
    out += _changing_ink([canvas.ink for canvas in canvases], clock)
    bare = Canvas(first.width, first.height, first.theme, look.prefix)
    for stops in _paths([table.pieces for table in tables]):
        out.append(_flying(stops, clock, bare, drawer.piece))
    return "".join(out) + "</svg>\n"


class _Clock:
    """When each position begins, in parts of the whole."""

    def __init__(self, count: int, seconds: float, flight: float) -> None:
        """The last position stays twice as long."""
        self.count, self.whole = count, (count + 1) * seconds
        self.begins = [i * seconds / self.whole for i in range(count)]
        self.flight = min(flight, 0.9 * seconds) / self.whole

    def steps(self, values: Sequence[str]) -> str:
        """Attributes of an animation that jumps from value to value."""
        kept = [(b, v) for i, (b, v) in enumerate(zip(self.begins, values, strict=True))
                if i == 0 or v != values[i - 1]]  # fmt: skip
        return self._times(kept) + ' calcMode="discrete"'

    def glide(self, values: Sequence[str]) -> str:
        """Attributes of an animation that rests at every value and flies to the next."""
        kept = [(0.0, values[0])]
        for begin, before, after in zip(self.begins[1:], values, values[1:], strict=False):
            if before != after:
                kept += [(begin - self.flight, before), (begin, after)]
        return self._times([*kept, (1.0, values[-1])])

    def _times(self, kept: Sequence[tuple[float, str]]) -> str:
        times = ";".join(f"{round(time, 4):g}" for time, _ in kept)
        values = ";".join(value for _, value in kept)
        return (
            f' dur="{fine(self.whole)}s" repeatCount="indefinite" keyTimes="{times}" '
            f'values="{values}"'
        )


def _changing_ink(inks: Sequence[Sequence[str]], clock: _Clock) -> list[str]:
    """What is written in all positions once, the rest while its positions are shown."""
    when: dict[str, list[bool]] = {}
    for i, ink in enumerate(inks):
        for element in ink:
            when.setdefault(element, [False] * clock.count)[i] = True
    groups: dict[tuple[bool, ...], list[str]] = {}
    for element, flags in when.items():
        groups.setdefault(tuple(flags), []).append(element)
    out = []
    for shown, elements in groups.items():
        body = "".join(elements)
        out.append(body if all(shown) else f"<g>{_visible(shown, clock)}{body}</g>")
    return out


def _visible(shown: Sequence[bool], clock: _Clock) -> str:
    values = ["visible" if flag else "hidden" for flag in shown]
    return f'<animate attributeName="visibility"{clock.steps(values)}/>'


def _paths(frames: Sequence[Sequence[Piece]]) -> list[list[Piece | None]]:
    """For every id, its piece in each position, or None where it is out of sight."""
    paths: dict[str, list[Piece | None]] = {}
    for i, pieces in enumerate(frames):
        for piece in pieces:
            paths.setdefault(piece.id, [None] * len(frames))[i] = piece
    return list(paths.values())


def _flying(stops: Sequence[Piece | None], clock: _Clock, canvas: Canvas, painted: Painter) -> str:
    """One piece with its flights; while it is out of sight it waits where it was or will be."""
    seen = [piece for piece in stops if piece]
    at = seen[0]
    rest: list[Piece] = [at := piece or at for piece in stops]
    drawing = painted(canvas, seen[0]._replace(x=0, y=0, turn=0))
    moves = _animation("translate", [f"{n(p.x)} {n(p.y)}" for p in rest], clock)
    turns = _animation("rotate", [n(p.turn) for p in rest], clock)
    sizes = _animation("scale", [fine(p.size / seen[0].size) for p in rest], clock)
    shown = [piece is not None for piece in stops]
    hides = "" if all(shown) else _visible(shown, clock)
    if not (moves or turns or sizes or hides):
        return painted(canvas, seen[0])
    inner = f"<g>{sizes}{drawing}</g>" if sizes else drawing
    if turns or rest[0].turn:
        inner = f'<g transform="rotate({n(rest[0].turn)})">{turns}{inner}</g>'
    way = f"translate({n(rest[0].x)} {n(rest[0].y)})"
    return f'<g transform="{way}">{hides}{moves}{inner}</g>'


def _animation(kind: str, values: Sequence[str], clock: _Clock) -> str:
    if len(set(values)) == 1:
        return ""
    return f'<animateTransform attributeName="transform" type="{kind}"{clock.glide(values)}/>'
