"""Every piece of a position is on the table exactly once, inside its place, clear of all others."""

import itertools
from collections import Counter
from collections.abc import Iterator
from math import cos, dist, radians, sin
from random import Random

import pytest

import azulejos
from azulejos.drawing.layout import FINGER, Layout, Piece, Place, follow
from azulejos.drawing.marks import is_rhombus
from azulejos.drawing.panels import TALL_BAND
from azulejos.views import in_sentences, layout
from tests.drawing.drawn import SHAPES, Position, every_kind
from tests.variants import VARIANTS

Point = tuple[float, float]
SLACK = 0.05


def tiles_of(position: Position) -> Counter[tuple[str, str]]:
    """What lies where, read from the JSON alone."""
    return Counter({
        "azul": _azul, "summer_pavilion": _summer_pavilion, "duel": _duel
    }[position["game"]](position))  # fmt: skip


def _displays(position: Position) -> Iterator[tuple[str, str]]:
    for i, tiles in enumerate(position["factories"], 1):
        yield from ((kind, str(i)) for kind in tiles)
    yield from ((kind, "C") for kind in position["centre"])


def _azul(position: Position) -> Iterator[tuple[str, str]]:
    yield from _displays(position)
    where = {"centre": "C"}.get(position["marker"])
    if position["marker"].startswith("beside"):
        where = f"{position['marker'][-1]}:beside"
    if where:
        yield "marker", where
    for seat, player in enumerate(position["players"]):
        for r, (kind, count) in enumerate(player["lines"], 1):
            yield from [(kind, f"{seat}:{r}")] * count
        yield from _cells(seat, player["wall"])
        for kind in player["floor"]:
            yield ("marker" if kind == "1" else kind), f"{seat}:F"


def _cells(seat: int, rows: list[str]) -> Iterator[tuple[str, str]]:
    for r, row in enumerate(rows, 1):
        yield from ((k, f"{seat}:{r}@{c}") for c, k in enumerate(row, 1) if k != ".")


def _summer_pavilion(position: Position) -> Iterator[tuple[str, str]]:
    yield from _displays(position)
    yield from ((kind, "supply") for kind in position["supply"])
    yield "marker", "C" if position["token"] == "centre" else f"{position['token']}:token"
    for seat, player in enumerate(position["players"]):
        for star, row in player["stars"].items():
            letters = zip("abcdef", row, strict=True)
            yield from ((k, f"{seat}:{star}{letter}") for letter, k in letters if k != ".")
        yield from ((kind, f"{seat}:hand") for kind in player["tiles"])
        yield from ((kind, f"{seat}:keep{i}") for i, kind in enumerate(player["corners"], 1))


def _duel(position: Position) -> Iterator[tuple[str, str]]:
    for i, factory in enumerate(position["small"], 1):
        yield from ((kind, f"S{i}") for kind in factory["sun"])
        yield from ((kind, f"M{i}") for kind in factory["moon"])
        yield from ((f"chip-{chip}", f"C{i}") for chip in [factory["chip"]] if chip)
    yield from ((kind, "SL") for kind in position["large"]["sun"])
    yield from ((kind, "ML") for kind in position["large"]["moon"])
    yield "marker", "ML" if position["first"] == "large" else f"{position['first']}:first"
    yield from ((name, f"P{i}") for i, name in enumerate(position["plates"], 1) if name)
    yield from ((name, "drawn") for name in position.get("drawn", []) if name)
    yield from ((name, "drawn") for name in [position.get("hand")] if name)
    for seat, player in enumerate(position["players"]):
        for r, (kind, count) in enumerate(player["rows"], 1):
            yield from [(kind, f"{seat}:{r}")] * count
        yield from _cells(seat, player["dome"])
        yield from ((kind, f"{seat}:F") for kind in player["broken"])
        yield from ((f"chip-{chip}", f"{seat}:tray") for chip in player["chips"])
        squares = enumerate(player["plates"], 1)
        yield from ((plate[:2], f"{seat}:@{i}") for i, plate in squares if plate)


def outline(table: Layout, piece: Piece, around: float = 1) -> list[Point]:
    """Corners of a piece; of a disc twelve points on its rim, times `around`."""
    shape = "square" if piece.kind == "marker" or is_plate(piece) else table.tile
    half = piece.size / 2
    if shape == "rhombus":
        return _turned(piece.x, piece.y, half, half * 3**0.5, piece.turn)
    if shape == "disc":
        r, angles = half * around, [radians(30 * i) for i in range(12)]
        return [(piece.x + r * cos(a), piece.y + r * sin(a)) for a in angles]
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return [(piece.x + dx, piece.y + dy) for dx, dy in corners]


def _turned(x: float, y: float, side: float, tip: float, turn: float) -> list[Point]:
    c, s = cos(radians(turn)), sin(radians(turn))
    corners = ((0, -tip), (side, 0), (0, tip), (-side, 0))
    return [(x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in corners]


def border(place: Place) -> list[Point]:
    x, y = place.middle
    if is_rhombus(place):
        return _turned(x, y, place.w / 2, place.h / 2, place.turn)
    return [(place.x, place.y), (place.x + place.w, place.y),
            (place.x + place.w, place.y + place.h), (place.x, place.y + place.h)]  # fmt: skip


def is_plate(piece: Piece) -> bool:
    return len(piece.kind) == 2 and piece.kind[0] in "SW"


def holds(polygon: list[Point], point: Point) -> bool:
    """Whether a point lies in a convex polygon whose corners run clockwise on the screen."""
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return all(
        (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
        >= -SLACK * dist((ax, ay), (bx, by))
        for (ax, ay), (bx, by) in pairs
    )


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether some line separates two convex polygons."""
    for polygon in (one, other):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            length = dist((ax, ay), (bx, by))
            nx, ny = (by - ay) / length, (ax - bx) / length
            a = [nx * x + ny * y for x, y in one]
            b = [nx * x + ny * y for x, y in other]
            if max(a) <= min(b) + SLACK or max(b) <= min(a) + SLACK:
                return True
    return False


def near(one: Piece, other: Piece) -> bool:
    reach = (one.size + other.size) * 0.87
    return abs(one.x - other.x) < reach and abs(one.y - other.y) < reach


def assert_sound(position: Position, seat: int, shape: str) -> None:
    """Every piece is there once, in its place, and apart from all others."""
    table = layout(position, seat=seat, shape=shape)
    assert Counter((p.kind, p.place) for p in table.pieces) == tiles_of(position)
    assert len({p.id for p in table.pieces}) == len(table.pieces)
    for piece in table.pieces:
        place = table.places[piece.place]
        assert all(holds(border(place), corner) for corner in outline(table, piece)), piece
    _assert_apart(table)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(20))
def test_every_piece_once_in_its_place_and_apart(seed: int, shape: str) -> None:
    rng = Random(seed)
    for position in every_kind(rng):
        assert_sound(position, rng.randrange(len(position["players"])), shape)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_can_be_drawn_from_the_first_to_the_last_position(variant: str) -> None:
    game, options = VARIANTS[variant]
    rng = Random(5)
    match = azulejos.new(game, seed=5, nature="manual", **options)
    for turn in itertools.count():
        if turn % 7 == 0 or match.over or match.turn != "nature":
            position = match.position()
            assert_sound(position, turn % match.players, SHAPES[turn % len(SHAPES)])
            assert in_sentences(position, turn % match.players)
        if match.over:
            break
        match.play(rng.choice(match.moves()))


def _assert_apart(table: Layout) -> None:
    """Tiles lie on plates; otherwise nothing lies on anything."""
    outlines = [outline(table, piece, around=1 / cos(radians(15))) for piece in table.pieces]
    for i, one in enumerate(table.pieces):
        for j in range(i):
            other = table.pieces[j]
            if is_plate(one) == is_plate(other) and near(one, other):
                assert apart(outlines[i], outlines[j]), (one, other)


@pytest.mark.parametrize("shape", SHAPES)
def test_places_lie_in_the_picture_and_boards_apart(shape: str) -> None:
    for position in every_kind(Random(1)):
        table = layout(position, shape=shape)
        for place in table.places.values():
            for x, y in border(place):
                assert 0 <= x <= table.width, place
                assert 0 <= y <= table.height, place
        boxes = list(table.boxes.items())
        for i, (_, a) in enumerate(boxes):
            for _, b in boxes[:i]:
                if not _inside(a, b) and not _inside(b, a):
                    assert (
                        a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y or b.y + b.h <= a.y
                    )


def _inside(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return (
        b[0] <= a[0] and b[1] <= a[1] and a[0] + a[2] <= b[0] + b[2] and a[1] + a[3] <= b[1] + b[3]
    )


def test_plates_around_the_centre_touch_neither_it_nor_each_other() -> None:
    for position in every_kind(Random(4)):
        if position["game"] == "duel":
            continue
        places = layout(position).places
        centre = places["C"]
        r = centre.w / 2  # a stadium: a line of points that all keep the distance r
        x, top, bottom = centre.middle[0], centre.y + r, centre.y + centre.h - r
        plates = [places[str(i + 1)] for i in range(len(position["factories"]))]
        for i, plate in enumerate(plates):
            px, py = plate.middle
            spine = (x, min(max(py, top), bottom))
            assert dist((px, py), spine) >= r + plate.w / 2 + 1
            for other in plates[:i]:
                assert dist((px, py), other.middle) >= plate.w + 4


def test_own_cells_are_large_enough_to_hit() -> None:
    for position in every_kind(Random(2)):
        assert layout(position, shape="wide").cells[0] >= 44
        assert layout(position, shape="tall").cells[0] >= FINGER
        assert layout(position, shape="flat").cells[0] >= FINGER


def test_market_and_own_board_are_seen_at_once_on_a_small_phone() -> None:
    """On 360 × 640, between the page's band and its bar, which take 102 pixels."""
    for position in every_kind(Random(2)):
        table = layout(position, shape="tall")
        own = table.boxes["board:0"]
        assert own.y + own.h == table.fold
        assert (table.fold - TALL_BAND - 2) * 360 / 390 <= 640 - 102
        for place in table.places.values():
            if place.key in (*"123456789", "C", "SL", "ML", "P1", "deck", "drawn"):
                assert place.y + place.h < own.y


def test_own_board_is_the_largest_from_every_seat() -> None:
    for position in every_kind(Random(3)):
        for seat in range(len(position["players"])):
            for shape in SHAPES:
                cells = layout(position, seat=seat, shape=shape).cells
                assert max(cells, key=lambda s: cells[s]) == seat


def test_pieces_keep_their_ids_while_others_move() -> None:
    before = [Piece("B1", "B", "1", 0, 0, 9), Piece("B2", "B", "2", 5, 0, 9)]
    after = [Piece("B1", "B", "0:1", 7, 7, 9), Piece("B2", "B", "2", 5, 0, 9),
             Piece("B3", "B", "3", 9, 9, 9)]  # fmt: skip
    assert [p.id for p in follow(before, after)] == ["B1", "B2", "B3"]
    assert [p.id for p in follow(before, after[1:])] == ["B2", "B1"]
    assert [p.id for p in follow(before, [after[1]])] == ["B2"]
