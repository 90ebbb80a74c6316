"""The picture of a position in layers, so that a page can replace only what changes."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from azulejos import views
from azulejos.drawing import panels
from azulejos.drawing.desk import MARGIN
from azulejos.drawing.layout import Layout, Size
from azulejos.drawing.marks import Marks
from azulejos.drawing.picture import Look, touched
from azulejos.notation import Position
from azulejos.server.pages.view_options import ViewOptions


class Layers(NamedTuple):
    """A picture in layers: SVG for each, and the layout that they show."""

    layout: Layout
    ground: str
    ink: str
    tiles: str
    marks: str


class Frame(TypedDict):
    """The part of a picture that the page shows, and what is where in it."""

    box: str
    """The view box. The band at the top is left out: the page has its own."""
    fold: float
    """The height of what a player needs during a move, as a fraction of the width."""
    boards: dict[str, list[float]]
    """The box of each seat's board."""
    bar: list[float] | None
    """The box for the page's bar, and how far down it may grow; None on phones."""
    aside: list[float] | None
    """A box that a learner can do without, for the coach."""
    market: float
    """How far to the right the market reaches; nothing of a board is before it."""


def draw_layers(
    position: Position, names: Sequence[str], seat: int, options: ViewOptions,
    last: tuple[int, str] | None = None, marks: Marks | None = None,
) -> Layers:  # fmt: skip
    """A position in layers, with the ends of the `last` move outlined."""
    layout = views.layout(position, seat=seat, shape=options.shape)
    shown: Marks = {**marks} if marks else {}
    if last and position["phase"] != "over":
        # A move takes the tops of several moons at once: outlining all of them says nothing.
        ends = touched(views.game_of(position).drawer, *last)
        shown["last"] = [key for key in ends if key[0] != "M"]
    if "points" in shown:  # badges would hide the small boards
        large = {f"{s}" for s, size in layout.sizes.items() if s == seat or size > Size.THUMB}
        shown["points"] = {k: v for k, v in shown["points"].items() if k.partition(":")[0] in large}
    look = Look(seat, options.theme, options.shape)
    canvas = views.canvas_of(position, layout, look, names, shown)
    ground = f"<defs>{''.join(canvas.defs)}</defs>{''.join(canvas.ground)}"
    return Layers(layout, ground, "".join(canvas.ink), "".join(canvas.tiles), "".join(canvas.marks))


def frame(layout: Layout) -> Frame:
    """The frame of a picture."""
    top = panels.TALL_BAND + 2 if layout.handy else panels.WIDE_BAND
    boards = {key[6:]: box for key, box in layout.boxes.items() if key.startswith("board:")}
    return {
        "box": f"0 {top:g} {layout.width:g} {layout.height - top:g}",
        "fold": round(((layout.fold or layout.height) - top) / layout.width, 4),
        "boards": {seat: [round(v, 1) for v in box] for seat, box in boards.items()},
        "bar": _bar(layout),
        "aside": _aside(layout),
        "market": round(min(box.x for box in boards.values()), 1),
    }


def _aside(layout: Layout) -> list[float] | None:
    box = layout.boxes.get("stock") or layout.boxes.get("tablets") or layout.boxes.get("foot")
    return [round(v, 1) for v in box] if box else None


def _bar(layout: Layout) -> list[float] | None:
    """The box for the bar. What is out of reach may be covered: it may grow over the foot."""
    bar, foot = layout.boxes.get("bar"), layout.boxes.get("foot")
    if bar is None:
        return None
    bottom = foot.y + foot.h if foot else max(bar.y + bar.h, layout.height - MARGIN)
    return [*(round(v, 1) for v in bar), round(bottom - bar.y, 1)]
