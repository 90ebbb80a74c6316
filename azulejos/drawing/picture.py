"""How a position becomes a picture: what a drawer offers, and what all pictures share."""

import json
from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypedDict

from azulejos.drawing import marks as marks_layer
from azulejos.drawing.desk import room_of
from azulejos.drawing.layout import Layout, Piece, follow, numbered
from azulejos.drawing.marks import Ends, Marks
from azulejos.drawing.sentences import Captions, seat_names, status
from azulejos.drawing.svg import Canvas
from azulejos.drawing.theme import THEMES
from azulejos.notation.errors import BadOption, no_seat, no_such
from azulejos.notation.position import Options, Position
from azulejos.words import language, say, speaking

SHAPES = ("wide", "tall", "flat")
"""The shapes that have a name; a page on a desk names its room instead, as `1112x788`."""


class Drawer(Hashable, Protocol):
    """What `svg.py` of a game offers."""

    CAPTIONS: Captions
    """The title of the game, and what to do in each phase."""

    def bare(self, players: int, seat: int, shape: str) -> Layout:
        """The table without pieces.

        In a room (`desk.room_of(shape)`) that has a bar, the box `bar` is left free for the page.
        """

    def lay(self, table: Layout, position: Position) -> None:
        """Put the pieces on it."""

    def ground(self, canvas: Canvas, table: Layout, options: Options, players: int) -> None:
        """Draw what a position does not change."""

    def ink(self, canvas: Canvas, table: Layout, position: Position, names: list[str]) -> None:
        """Write what it does."""

    def piece(self, canvas: Canvas, piece: Piece) -> str:
        """One piece."""

    def ends(self, move: str, seat: int) -> Ends:
        """The places that a move text touches when a seat plays it."""

    def icon(self, position: Position, move: str) -> Sequence[Piece]:
        """Pieces for the button of a move that is chosen by words; none if it needs no picture."""

    def notice(self, position: Position) -> str:
        """What to warn of: that this is, or may be, the last round."""

    def reminder(self, position: Position) -> str:
        """What to keep in mind in this round, such as the wild colour."""


class Look(NamedTuple):
    """How a table is seen: from which seat, in which theme and shape, with which id prefix."""

    seat: int = 0
    theme: str = "light"
    shape: str = "wide"
    prefix: str = ""


class Frame(TypedDict):
    """A position in a few numbers."""

    game: str
    round: int
    phase: str
    turn: int | None
    scores: list[int]
    status: str
    tiles: dict[str, list[str | float]]
    """For each piece by its id: its place, the x and y of its middle, its size and turn."""


def layout(drawer: Drawer, position: Position, seat: int, shape: str) -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    if shape not in SHAPES and room_of(shape) is None:
        raise BadOption(no_such("shape", shape, SHAPES))
    players = len(position["players"])
    if not 0 <= seat < players:
        raise BadOption(no_seat("seat", seat, players))
    table = drawer.bare(players, seat, shape).cleared()
    drawer.lay(table, position)
    table.pieces = numbered(table.pieces)
    return table


def canvas_of(
    drawer: Drawer, position: Position, table: Layout, look: Look,
    names: Sequence[str] | None, shown: Marks, *, ids: bool = True,
) -> Canvas:  # fmt: skip
    """The picture of a position in its layers; pieces carry their ids if `ids` is set."""
    if look.theme not in THEMES:
        raise BadOption(no_such("theme", look.theme, THEMES))
    called = seat_names(names, len(position["players"]))
    canvas = Canvas(table.width, table.height, THEMES[look.theme], look.prefix)
    canvas.ids = look.prefix if ids else None
    options = json.dumps(position["options"], sort_keys=True)
    defs, ground = _ground(drawer, options, len(called), look, language())
    canvas.defs.append(defs)
    canvas.ground.append(ground)
    drawer.ink(canvas, table, position, called)
    canvas.tiles += [drawer.piece(canvas, piece) for piece in table.pieces]
    if shown:
        marks_layer.draw(canvas, table, shown, drawer.piece)
    return canvas


@lru_cache(maxsize=128)
def _ground(drawer: Drawer, options: str, players: int, look: Look, locale: str) -> tuple[str, str]:
    """Definitions and ground of a table: the same for all positions of a game in a language."""
    table = drawer.bare(players, look.seat, look.shape)
    canvas = Canvas(table.width, table.height, THEMES[look.theme], look.prefix)
    with speaking(locale):
        drawer.ground(canvas, table, json.loads(options), players)
    return "".join(canvas.defs), "".join(canvas.ground)


def svg(
    drawer: Drawer, position: Position, look: Look, names: Sequence[str] | None, shown: Marks
) -> str:
    """A position as an SVG picture."""
    table = layout(drawer, position, look.seat, look.shape)
    canvas = canvas_of(drawer, position, table, look, names, shown)
    called = seat_names(names, len(position["players"]))
    sentence = status(drawer.CAPTIONS, position, called)
    return canvas.svg(say("boards-picture", title=say(drawer.CAPTIONS.title), status=sentence))


def layers(
    drawer: Drawer, position: Position, look: Look, names: Sequence[str] | None, shown: Marks
) -> dict[str, str]:
    """The layers of a picture that change from one position to the next."""
    table = layout(drawer, position, look.seat, look.shape)
    canvas = canvas_of(drawer, position, table, look, names, shown)
    return {name: body for name, body in canvas.layers().items() if name != "ground"}


def with_last(drawer: Drawer, marks: Marks | None, last: tuple[int, str] | None) -> Marks:
    """Marks, and outlines for the last move."""
    shown: Marks = {**marks} if marks else {}
    if last:
        shown["last"] = [*shown.get("last", ()), *touched(drawer, *last)]
    return shown


def touched(drawer: Drawer, seat: int, move: str) -> list[str]:
    """What a move leaves to be outlined: not a hand, from which the tiles have gone."""
    sources, target = drawer.ends(move, seat)
    kept = [key for key in sources if ":hand" not in key and key != "drawn"]
    return [*kept, target] if target else kept


def frame(
    drawer: Drawer, position: Position, look: Look, names: Sequence[str] | None,
    before: Sequence[Piece] | None,
) -> Frame:  # fmt: skip
    """A position in a few numbers, for a page that has the picture already."""
    pieces = layout(drawer, position, look.seat, look.shape).pieces
    if before is not None:
        pieces = follow(before, pieces)
    called = seat_names(names, len(position["players"]))
    spots: dict[str, list[str | float]] = {
        p.id: [p.place, round(p.x, 1), round(p.y, 1), round(p.size, 1), p.turn] for p in pieces
    }
    return {
        "game": position["game"],
        "round": position["round"],
        "phase": position["phase"],
        "turn": position["turn"],
        "scores": [player["score"] for player in position["players"]],
        "status": status(drawer.CAPTIONS, position, called),
        "tiles": spots,
    }


def png(picture: str, *, width: int | None = None) -> bytes:
    """An SVG picture as PNG, `width` pixels wide; needs the extra `azulejos[png]`."""
    try:
        import resvg_py
    except ImportError as missing:
        raise ImportError(say("errors-needs-png")) from missing
    # Where a font lacks the minus sign, resvg takes it from any other font, often a slanted one.
    return bytes(resvg_py.svg_to_bytes(svg_string=picture.replace("−", "–"), width=width))
