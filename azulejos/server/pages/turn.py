"""A turn on the page: what can be picked up, where it can go, and what that would bring."""

from collections.abc import Iterable
from typing import TypedDict

from azulejos import views
from azulejos.drawing.layout import FINGER, Layout, Piece, Place, follow
from azulejos.drawing.marks import is_rhombus, outline
from azulejos.drawing.svg import n
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation import Position
from azulejos.server.pages import icons
from azulejos.server.pages.view_options import ViewOptions

# The functional form, because "from" is a keyword.
MoveChoice = TypedDict(
    "MoveChoice",
    {"move": str, "from": list[str], "to": str, "words": str, "short": str, "icon": str},
)
"""A legal move: the keys of its ends, its words, and an icon for its button."""


class Spot(TypedDict):
    """A place or a group of tiles on the page."""

    d: str
    """Its outline, an SVG path."""
    reach: str
    """The area that a finger can hit, an SVG path; empty with a mouse."""
    label: str
    tiles: list[str]
    at: list[float]
    """Its middle."""
    box: list[float]
    """Left, top, width, height, and how far it is turned."""


class Choices(TypedDict):
    """What the player to move can choose."""

    moves: list[MoveChoice]
    spots: dict[str, Spot]
    where: dict[str, list[float]]
    """For each tile: the x and y of its middle, its size, its rotation."""


class TriedMove(TypedDict):
    """What a move would bring."""

    fly: dict[str, list[float]]
    """For each tile that moves: where it goes, as in `Choices.where`; 1 if it changes boards."""
    points: int | None
    words: str


def choices(match: Match, seat: int, options: ViewOptions) -> Choices:
    """The legal moves with their ends, and the places that they touch."""
    position, turn = match.position(), match.mover
    layout = views.layout(position, seat=seat, shape=options.shape)
    moves: list[MoveChoice] = []
    keys: set[str] = set()
    for move in match.moves():
        sources, target = views.ends(match.game, move, turn)
        visible = [key for key in sources if _is_visible(layout, key)]
        keys |= {*visible, target}
        short = views.short_label(position, move)
        is_chosen_by_button = short or not target
        moves.append(
            {
                "move": move,
                "from": visible,
                "to": target,
                "words": views.describe(position, move),
                "short": short,
                "icon": icons.of_choice(position, move) if is_chosen_by_button else "",
            }
        )
    spots = {key: _spot(layout, position, key) for key in sorted(keys - {""})}
    where = {piece.id: _place_of(piece) for piece in layout.pieces}
    return {"moves": moves, "spots": spots, "where": where}


def _place_of(piece: Piece) -> list[float]:
    return [round(piece.x, 1), round(piece.y, 1), round(piece.size, 1), piece.turn]


def _is_visible(layout: Layout, key: str) -> bool:
    return key in layout.places or bool(_tiles(layout, key))


def _tiles(layout: Layout, key: str) -> list[Piece]:
    """The tiles of a group; of a stack only the top one counts."""
    if key in layout.places:
        return []
    place = [p for p in layout.pieces if p.place == key[:-1]]
    if key[0] == "M" and key[1].isdigit():
        place = place[-1:]
    return [p for p in place if p.kind == key[-1]]


def _spot(layout: Layout, position: Position, key: str) -> Spot:
    tiles = _tiles(layout, key)
    drawn = "".join(outline(layout, key)[-len(tiles) or None :])
    if key not in layout.places and not tiles:  # a hand that is still empty
        drawn = "".join(outline(layout, key[:-1]))
    home = layout.places.get(key) or layout.places[key[:-1]]
    x, y = home.middle
    if tiles:
        x, y = sum(p.x for p in tiles) / len(tiles), sum(p.y for p in tiles) / len(tiles)
    label = (
        views.label_of_group(position, key, len(tiles))
        if tiles
        else views.label(position, home.key)
    )
    return {
        "d": drawn,
        "reach": _reach(home, tiles) if layout.handy else "",
        "label": label,
        "tiles": [p.id for p in tiles],
        "at": [round(x, 1), round(y, 1)],
        "box": [round(v, 1) for v in home[1:6]],
    }


def _reach(home: Place, tiles: list[Piece]) -> str:
    """What a finger can hit: each tile, or the place, enlarged to the size of a finger."""
    spots = [(p.x, p.y, p.size, p.size) for p in tiles] or [(*home.middle, home.w, home.h)]
    if not tiles and is_rhombus(home):  # its neighbours touch all its sides
        return ""
    out = ""
    for x, y, across, down in spots:
        w, h = max(FINGER, across), max(FINGER, down)
        out += f"M{n(x - w / 2)} {n(y - h / 2)}h{n(w)}v{n(h)}h-{n(w)}z"
    return out


def try_moves(
    match: Match, moves: Iterable[str], seat: int, options: ViewOptions
) -> dict[str, TriedMove]:
    """What each move would bring: the tiles that it moves, points, and words."""
    before = views.layout(match.position(), seat=seat, shape=options.shape).pieces
    here = {piece.id: piece for piece in before}
    tried: dict[str, TriedMove] = {}
    for move in moves:
        position, preview = views.preview(match, move)
        after = follow(before, views.layout(position, seat=seat, shape=options.shape).pieces)
        fly = {
            p.id: [*_place_of(p), int(p.place != here[p.id].place and ":" in p.place)]
            for p in after
            if p.id in here and p[2:] != here[p.id][2:]
        }
        tried[move] = {"fly": fly, "points": preview.points, "words": preview.words}
    return tried


def closed_lines(match: Match, source: str, open_places: set[str]) -> dict[str, str]:
    """Why the other lines or rows of the player's board cannot take a group."""
    seat, guide = match.turn, find_game(match.game).guide
    reasons = {}
    for line in guide.LINES:
        if f"{seat}:{line}" not in open_places:
            error = match.why_not(guide.take_move(source, line))
            if error is not None:
                reasons[f"{seat}:{line}"] = error.reason
    return reasons
