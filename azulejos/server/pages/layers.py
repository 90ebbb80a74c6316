"""The picture of a position in layers, so that a page can replace only what changes."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from azulejos import views
from azulejos.drawing import panels
from azulejos.drawing.layout import Layout
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


def draw_layers(
    position: Position, names: Sequence[str], seat: int, options: ViewOptions,
    last: tuple[int, str] | None = None, marks: Marks | None = None,
) -> Layers:  # fmt: skip
    """A position in layers, with the ends of the `last` move outlined."""
    layout = views.layout(position, seat=seat, shape=options.shape)
    shown: Marks = {**marks} if marks else {}
    if last:
        # A move takes the tops of several moons at once: outlining all of them says nothing.
        ends = touched(views.game_of(position).drawer, *last)
        shown["last"] = [key for key in ends if key[0] != "M"]
    if options.shape != "wide" and "points" in shown:  # badges would hide the small boards
        own = f"{seat}:"
        shown["points"] = {k: v for k, v in shown["points"].items() if k.startswith(own)}
    look = Look(seat, options.theme, options.shape)
    canvas = views.canvas_of(position, layout, look, names, shown)
    ground = f"<defs>{''.join(canvas.defs)}</defs>{''.join(canvas.ground)}"
    return Layers(layout, ground, "".join(canvas.ink), "".join(canvas.tiles), "".join(canvas.marks))


def frame(layout: Layout) -> Frame:
    """The frame of a picture."""
    top = 2 + (panels.TALL_BAND if layout.handy else panels.WIDE_BAND)
    boards = {key[6:]: box for key, box in layout.boxes.items() if key.startswith("board:")}
    return {
        "box": f"0 {top:g} {layout.width:g} {layout.height - top:g}",
        "fold": round(((layout.fold or layout.height) - top) / layout.width, 4),
        "boards": {seat: [round(v, 1) for v in box] for seat, box in boards.items()},
    }
