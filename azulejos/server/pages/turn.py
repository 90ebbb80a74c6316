"""A turn on the page: what may be picked up, where it may go, what that would bring."""

from collections.abc import Iterable
from typing import Any

from azulejos import views
from azulejos.drawing.layout import FINGER, Layout, Piece, Place, follow
from azulejos.drawing.marks import is_rhombus, outline
from azulejos.drawing.svg import Sheet, n
from azulejos.drawing.theme import THEMES
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation import Position
from azulejos.server.pages.view_options import Look


def choices(match: Match, seat: int, look: Look) -> dict[str, Any]:
    """The legal moves with their ends, and what the page needs to know of the places."""
    position, turn = match.position(), match.mover
    table = views.layout(position, seat=seat, shape=look.shape)
    moves, keys = [], set()
    for move in match.moves():
        sources, target = views.ends(match.game, move, turn)
        there = [key for key in sources if _is_there(table, key)]
        keys |= {*there, target}
        words, icon = views.describe(position, move), _icon(position, move, look)
        short = views.short_label(position, move)
        moves.append(
            {
                "move": move,
                "from": there,
                "to": target,
                "words": words,
                "short": short,
                "icon": icon,
            }
        )
    spots = {key: _spot(table, position, key) for key in sorted(keys - {""})}
    where = {p.id: _spot_of(p) for p in table.pieces}
    return {"moves": moves, "spots": spots, "where": where}


def _spot_of(piece: Piece) -> list[float]:
    return [round(piece.x, 1), round(piece.y, 1), round(piece.size, 1), piece.turn]


def _icon(position: Position, move: str, look: Look) -> str:
    """A small picture for the button of a move that is chosen by words: plates, chips, stacks."""
    drawer, sheet = views.game_of(position).drawer, Sheet(0, 0, THEMES[look.theme])
    return "".join(drawer.piece(sheet, piece) for piece in drawer.icon(position, move))


def _is_there(table: Layout, key: str) -> bool:
    return key in table.places or bool(_tiles(table, key))


def _tiles(table: Layout, key: str) -> list[Piece]:
    """The tiles of a group; of a stack only the top one can be meant."""
    if key in table.places:
        return []
    place = [p for p in table.pieces if p.place == key[:-1]]
    if key[0] == "M" and key[1].isdigit():
        place = place[-1:]
    return [p for p in place if p.kind == key[-1]]


def _spot(table: Layout, position: Position, key: str) -> dict[str, Any]:
    """A place or group on the page: its outline, its label, its tiles, its middle."""
    tiles = _tiles(table, key)
    drawn = "".join(outline(table, key)[-len(tiles) or None :])
    if key not in table.places and not tiles:  # a hand that is still empty
        drawn = "".join(outline(table, key[:-1]))
    home = table.places.get(key) or table.places[key[:-1]]
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
        "reach": _reach(home, tiles) if table.handy else "",
        "label": label,
        "tiles": [p.id for p in tiles],
        "at": [round(x, 1), round(y, 1)],
        "box": [round(v, 1) for v in home[1:5]],
    }


def _reach(home: Place, tiles: list[Piece]) -> str:
    """What a finger can hit: each tile, or the place, as large as a finger needs."""
    spots = [(p.x, p.y, p.size, p.size) for p in tiles] or [(*home.middle, home.w, home.h)]
    if not tiles and is_rhombus(home):  # its neighbours share all its sides
        return ""
    out = ""
    for x, y, across, down in spots:
        w, h = max(FINGER, across), max(FINGER, down)
        out += f"M{n(x - w / 2)} {n(y - h / 2)}h{n(w)}v{n(h)}h-{n(w)}z"
    return out


def tries(match: Match, moves: Iterable[str], seat: int, look: Look) -> dict[str, Any]:
    """What each of some moves would do: tiles that go elsewhere, points, and the same in words."""
    before = views.layout(match.position(), seat=seat, shape=look.shape).pieces
    here = {piece.id: piece for piece in before}
    out = {}
    for move in moves:
        position, said = views.preview(match, move)
        after = follow(before, views.layout(position, seat=seat, shape=look.shape).pieces)
        fly = {
            p.id: [*_spot_of(p), int(p.place != here[p.id].place and ":" in p.place)]
            for p in after
            if p.id in here and p[2:] != here[p.id][2:]
        }
        out[move] = {"fly": fly, "points": said.points, "words": said.words}
    return out


def closed(match: Match, source: str, open_places: set[str]) -> dict[str, str]:
    """Why the other lines or rows of the own board cannot take a group."""
    seat, guide = match.turn, find_game(match.game).guide
    reasons = {}
    for line in guide.LINES:
        if f"{seat}:{line}" not in open_places:
            refusal = match.why_not(guide.take_move(source, line))
            if refusal is not None:
                reasons[f"{seat}:{line}"] = refusal.reason
    return reasons
