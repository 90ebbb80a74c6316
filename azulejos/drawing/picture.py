"""What others ask of a position: a picture, a frame, a bitmap."""

from collections.abc import Sequence
from typing import Any

from azulejos.drawing import games
from azulejos.drawing.games import Look
from azulejos.drawing.marks import Marks, ends
from azulejos.drawing.table import Layout, Piece, Position, follow
from azulejos.drawing.words import seat_names, status
from azulejos.words import say


def layout(position: Position, *, seat: int = 0, shape: str = "wide") -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    return games.layout(position, seat, shape)


def svg(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: Sequence[str] | None = None, marks: Marks | None = None,
    last: tuple[int, str] | None = None, prefix: str = "",
) -> str:  # fmt: skip
    """A position as an SVG picture.

    `last` is the move just played, as seat and text: `(1, "3B4")`; its source and target are
    outlined. `prefix` stands before every id, so that several pictures can share a page.
    """
    table = games.layout(position, seat, shape)
    look = Look(seat, theme, shape, prefix)
    sheet = games.sheet_of(position, table, look, names, _shown(position["game"], marks, last))
    called = seat_names(names, len(position["players"]))
    told = status(position, called)
    return sheet.svg(say("boards-picture", game=position["game"], status=told))


def layers(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: Sequence[str] | None = None, marks: Marks | None = None,
    last: tuple[int, str] | None = None, prefix: str = "",
) -> dict[str, str]:  # fmt: skip
    """What changes in a picture from one position to the next: `ink`, `tiles` and `marks`.

    Each is what the group of that name in `svg` holds. A page that shows the picture puts ink and
    marks in place of the old ones, and moves the tiles by their ids to where `frame` says.
    """
    table = games.layout(position, seat, shape)
    look = Look(seat, theme, shape, prefix)
    sheet = games.sheet_of(position, table, look, names, _shown(position["game"], marks, last))
    return {name: body for name, body in sheet.layers().items() if name != "ground"}


def _shown(game: str, marks: Marks | None, last: tuple[int, str] | None) -> Marks:
    shown = dict(marks or {})
    if last:
        shown["last"] = [*shown.get("last", ()), *touched(game, *last)]
    return shown


def touched(game: str, seat: int, move: str) -> list[str]:
    """What a move leaves to be outlined: not a hand, from which the tiles have gone."""
    sources, target = ends(game, move, seat)
    kept = [key for key in sources if ":hand" not in key and key != "drawn"]
    return [*kept, target] if target else kept


def frame(
    position: Position, *, seat: int = 0, shape: str = "wide",
    names: Sequence[str] | None = None, before: Sequence[Piece] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """A position in a few numbers, for a page that has the picture already.

    `tiles` gives for each id its place, the x and y of its middle, its size and turn. With the
    pieces `before` a move, tiles keep their ids while they move.
    """
    pieces = games.layout(position, seat, shape).pieces
    if before is not None:
        pieces = follow(before, pieces)
    called = seat_names(names, len(position["players"]))
    spots = {
        p.id: [p.place, round(p.x, 1), round(p.y, 1), round(p.size, 1), p.turn] for p in pieces
    }
    return {
        "game": position["game"],
        "round": position["round"],
        "phase": position["phase"],
        "turn": position["turn"],
        "scores": [player["score"] for player in position["players"]],
        "status": status(position, called),
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
