"""Our own azulejos: what every tile, disc, rhombus, marker and frame looks like.

A motif is drawn once, around the origin in a square of 40 units, and painted in the tile's colours
or, on an empty cell, in its rim colour. Each colour has a silhouette of its own, so that tiles are
told apart in grey and by every kind of colour vision, at 16 pixels as well as at 160.
"""

# Coordinates are positional, as in SVG itself.

from functools import cache
from math import cos, radians, sin

from azulejos.drawing.layout import Piece
from azulejos.drawing.svg import Canvas, circle, fine, group, n, path, rect, text
from azulejos.drawing.theme import THEMES, Glaze, Theme

TILE = 40.0
"""Units across a square tile or disc; a picture scales it."""
EDGE = 24.0
"""Units along the edge of a rhombus; its diagonals are EDGE and EDGE × √3."""


def _ring(outer: float, inner: float) -> str:
    return _disc(outer, 1) + _disc(inner, 0)


def _disc(r: float, sweep: int = 1) -> str:
    r_, d = n(r), n(2 * r)
    return f"M-{r_} 0a{r_} {r_} 0 1 {sweep} {d} 0a{r_} {r_} 0 1 {sweep}-{d} 0z"


def _lozenge(r: float, hole: float = 0) -> str:
    ring = f"M0-{n(r)}L{n(r)} 0 0 {n(r)}-{n(r)} 0z"
    return ring + (f"M0-{n(hole)}L-{n(hole)} 0 0 {n(hole)} {n(hole)} 0z" if hole else "")


def _lozenge_at(x: float, y: float, r: float) -> str:
    return f"M{n(x)} {fine(y - r)}l{n(r)} {n(r)}-{n(r)} {n(r)}-{n(r)}-{n(r)}z"


def ahead(turn: float, far: float) -> tuple[float, float]:
    """The way from a point, so far, in the direction of `turn` degrees clockwise from up."""
    return far * sin(radians(turn)), -far * cos(radians(turn))


def _leaf(degrees: float, near: float, far: float, half: float) -> str:
    """A thin leaf pointing outwards."""
    middle = (near + far) / 2
    (ax, ay), (bx, by) = ahead(degrees, near), ahead(degrees, far)
    (mx, my), (sx, sy) = ahead(degrees, middle), ahead(degrees + 90, half)
    points = [(ax, ay), (mx + sx, my + sy), (bx, by), (mx - sx, my - sy)]
    return "M" + " ".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


def _checker(square: float) -> str:
    cells = [(i, j) for i in range(4) for j in range(4) if (i + j) % 2 == 0]
    s = n(square)
    return "".join(f"M{n((i - 2) * square)} {n((j - 2) * square)}h{s}v{s}h-{s}z" for i, j in cells)


MOTIFS = {
    "checker": _checker(7),
    "lozenge": _lozenge(15.5, 10) + _lozenge(5.5),
    "ring": _ring(13.5, 8.8) + _disc(4.4),
    # Four petals, clockwise from the upper right.
    "petals": "M0 0C-3-9 3-16 14-14 16-3 9 3 0 0C9-3 16 3 14 14 3 16-3 9 0 0"
    "C3 9-3 16-14 14-16 3-9-3 0 0C-9 3-16-3-14-14-3-16 3-9 0 0z",
    # Two straps across, four short ends between them.
    "straps": "M-14.5-10.9L-10.9-14.5 0-3.6 10.9-14.5 14.5-10.9 3.6 0 14.5 10.9 10.9 14.5 0 3.6"
    "-10.9 14.5-14.5 10.9-3.6 0zM-2-15.5h4v7l-2 2-2-2zM-2 15.5h4v-7l-2-2-2 2z"
    "M-15.5-2v4h7l2-2-2-2zM15.5-2v4h-7l-2-2 2-2z",
    "dots": "".join(
        f"M{x - 4.6:g} {y}a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0z"
        for x, y in ((-7, -7), (7, -7), (-7, 7), (7, 7))
    ),
    "chevrons": "M0-13L12-1v6.5L0-6.5-12 5.5V-1zM0 1L12 13v5L0 8-12 18v-5z",
    "plus": "M-3.2-13h6.4v9.8h9.8v6.4h-9.8v9.8h-6.4v-9.8h-9.8v-6.4h9.8z",
}
DETAILS = {
    "checker": "".join(_lozenge_at((i - 1.5) * 7, (j - 1.5) * 7, 1.1)
                       for i in range(4) for j in range(4) if (i + j) % 2 == 0),
    "lozenge": _lozenge(2.2),
    "ring": "".join(_lozenge_at(*ahead(45 * i, 11.15), 1.3) for i in range(8)),
    "petals": _lozenge(2.4) + "".join(_leaf(45 + 90 * i, 5, 14.5, 0.6) for i in range(4)),
    "straps": _lozenge(2.2) + "".join(_leaf(45 + 90 * i, 6, 14, 0.4) for i in range(4)),
}  # fmt: skip
"""What the brush leaves out of a motif: seen on a large tile, gone on a small one."""
MOTIF_OF_TILE = {"K": "checker", "B": "lozenge", "R": "ring", "Y": "petals", "W": "straps"}
MOTIF_OF_TILE["T"] = "straps"
MOTIF_OF_RHOMBUS = {
    "B": "lozenge", "R": "ring", "P": "dots", "G": "chevrons", "O": "plus", "Y": "petals",
}  # fmt: skip

STAR = (
    "M0-12L3.4-4.4 9-9 4.4-3.4 12 0 4.4 3.4 9 9 3.4 4.4 0 12-3.4 4.4-9 9-4.4 3.4"
    "-12 0-4.4-3.4-9-9-3.4-4.4z"
)
"""Eight points: the sign of special tiles."""

_CORNERS = (
    "M18-11.4A6.6 6.6 0 0 1 11.4-18h2.4A4.2 4.2 0 0 0 18-13.8z"
    "M18 11.4A6.6 6.6 0 0 0 11.4 18h2.4A4.2 4.2 0 0 1 18 13.8z"
    "M-18-11.4A6.6 6.6 0 0 0-11.4-18h-2.4A4.2 4.2 0 0 1-18-13.8z"
    "M-18 11.4A6.6 6.6 0 0 1-11.4 18h-2.4A4.2 4.2 0 0 0-18 13.8z"
)
"""A quarter ring in each corner: four tiles on a wall make a whole one, as on a real façade."""

_PALMETTE = (
    "M2 2C3 10 8 15 16 16 15 8 10 3 2 2zM2 4C0 10 1 16 5 21 8 16 7 9 2 4z"
    "M4 2C10 0 16 1 21 5 16 8 9 7 4 2z"
)


def square_tile(glaze: Glaze, motif: str) -> str:
    """A square tile: rim, glaze, corner rings, motif."""
    corners = "" if motif == "checker" else path(_CORNERS, glaze.motif, more=' opacity=".5"')
    return (
        rect(-20, -18.2, 40, 40, glaze.rim, r=5, more=' opacity=".35"')
        + rect(-20, -20, 40, 40, glaze.rim, r=5)
        + rect(-18, -18, 36, 36, glaze.glaze, r=3.4)
        + corners
        + path(MOTIFS[motif], glaze.motif)
        + path(DETAILS[motif], glaze.glaze)
        + path("M-14.6-18h25L-18 10.4v-25A3.4 3.4 0 0 1-14.6-18z", "#FFFFFF", more=SHEEN)
    )


SHEEN = ' opacity=".16"'
"""Light on the glaze falls from the upper left."""


def disc_tile(glaze: Glaze, motif: str) -> str:
    """A round tile."""
    return (
        circle(0, 1.6, 20, glaze.rim, more=' opacity=".35"')
        + circle(0, 0, 20, glaze.rim)
        + circle(0, 0, 18, glaze.glaze)
        + path(MOTIFS[motif], glaze.motif, more=' transform="scale(.82)"')
        + path(DETAILS[motif], glaze.glaze, more=' transform="scale(.82)"')
        + path("M-12.7 12.7A18 18 0 1 1 12.7-12.7z", "#FFFFFF", more=SHEEN)
    )


def special_disc(glaze: Glaze) -> str:
    """A special tile: bare biscuit with a notched rim and an eight-pointed star."""
    notches = f' stroke="{glaze.rim}" stroke-width="3" stroke-dasharray="4.3 2.5"'
    return (
        circle(0, 0, 19, glaze.glaze) + circle(0, 0, 18.2, more=notches) + path(STAR, glaze.motif)
    )


def rhombus(edge: float) -> str:
    """Path of an upright rhombus around the origin."""
    x, y = edge / 2, edge * 3**0.5 / 2
    return f"M0-{n(y)}L{n(x)} 0 0 {n(y)}-{n(x)} 0z"


def rhombus_tile(glaze: Glaze, motif: str) -> str:
    """A tile that is a rhombus, its motif in the middle and a spark at both tips."""
    sparks = "M0-16.5L1.6-13 0-9.5-1.6-13zM0 16.5L1.6 13 0 9.5-1.6 13z"
    return (
        path(rhombus(EDGE), glaze.rim)
        + path(rhombus(EDGE - 3.2), glaze.glaze)
        + path(sparks, glaze.motif, more=' opacity=".6"')
        + path(MOTIFS[motif], glaze.motif, more=' transform="scale(.46)"')
        + path("M0-18L0 18-10.4 0z", "#FFFFFF", more=SHEEN)
    )


def marker(theme: Theme) -> str:
    """The starting-player marker: a cobalt one in a double ring."""
    return (
        rect(-20, -20, 40, 40, theme.cobalt, r=8)
        + rect(-17.6, -17.6, 35.2, 35.2, theme.surface, r=6)
        + circle(0, 0, 14, stroke=theme.cobalt, width=1.4)
        + text(0, 0, 1, 22, theme.cobalt, anchor="middle", bold=True, serif=True)
    )


@cache
def definitions(theme: str, tiles: str, rhombi: str, prefix: str) -> str:
    """Everything that pictures repeat: `t-B` square, `d-B` disc, `r-B` rhombus, `m-B` motif."""
    look = THEMES[theme]
    out = [_symbol(prefix, "marker", marker(look)), _symbol(prefix, "palmette", palmette(look))]
    out.append(hole(look, prefix))
    for kind in tiles:
        motif = MOTIF_OF_TILE[kind]
        out.append(_symbol(prefix, f"t-{kind}", square_tile(look.tiles[kind], motif)))
        out.append(_symbol(prefix, f"m-{kind}", path(MOTIFS[motif], look.tiles[kind].rim)))
    if rhombi:
        out.append(_symbol(prefix, "well", path(rhombus(EDGE), look.well, look.edge)))
    for kind in rhombi:
        motif = MOTIF_OF_RHOMBUS[kind]
        out.append(_symbol(prefix, f"r-{kind}", rhombus_tile(look.rhombi[kind], motif)))
        out.append(_symbol(prefix, f"m-{kind}", path(MOTIFS[motif], look.rhombi[kind].rim)))
    return "".join(out)


def hole(theme: Theme, prefix: str) -> str:
    """What fills empty wells: a shade under the upper edge, so that they read as holes."""
    stops = ((0, theme.edge, 0.5), (0.1, theme.well, 1))
    drawn = "".join(
        f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for at, colour, opacity in stops
    )
    return f'<linearGradient id="{prefix}hole" x2="0" y2="1">{drawn}</linearGradient>'


FEATURES = {
    # Capital, fluted shaft, base.
    "pillar": "M-8-13h16v3.4h-2.6v18h2.6V13h-16v-4.6h2.6v-18h-2.6zM-2.8-7.5v14M2.8-7.5v14",
    # Head and draped shoulders on a plinth.
    "statue": "M0-13.5a4.6 4.6 0 0 1 2.6 8.4C7-3.6 9 0 9 5H-9C-9 0-7-3.6-2.6-5.1"
    "A4.6 4.6 0 0 1 0-13.5zM-7 7H7v6H-7z",
    # A round-arched window, its cross left open.
    "window": "M-8.5 13V-4.5a8.5 8.5 0 0 1 17 0V13h-7.6V1h7.6v-2H.9v-12h-1.8v12h-7.6v2h7.6v12z",
}
"""Icons of 30 units; the caller sets their colour."""


def feature_symbol(prefix: str, kind: str) -> str:
    """A pillar, statue or window for `defs`."""
    if kind == "pillar":
        shaft, flutes = FEATURES[kind].split("zM", 1)
        drawing = path(shaft + "z", "inherit") + path("M" + flutes, "", "", width=1.6)
    else:
        drawing = path(FEATURES[kind], "inherit")
    return _symbol(prefix, kind, drawing)


def _symbol(prefix: str, name: str, drawing: str) -> str:
    return f'<g id="{prefix}{name}">{drawing}</g>'


def palmette(theme: Theme) -> str:
    """The leaves in the corners of a frame."""
    return path(_PALMETTE, theme.cobalt, more=' opacity=".75"')


def frame(canvas: Canvas, x: float, y: float, w: float, h: float, *, slim: bool = False) -> None:
    """A tin-glazed panel: surface, cobalt double line, palmettes in the corners.

    Where every pixel counts it is `slim`: one line along the edge.
    """
    theme, line = canvas.theme, canvas.theme.cobalt
    if slim:
        canvas.ground.append(rect(x, y, w, h, theme.surface, theme.edge, r=8))
        canvas.ground.append(rect(x + 3, y + 3, w - 6, h - 6, "", line, r=6, width=0.8))
        return
    canvas.ground += [
        rect(x, y, w, h, theme.surface, theme.edge, r=8),
        rect(x + 5, y + 5, w - 10, h - 10, "", line, r=4, width=1.4),
        rect(x + 8.2, y + 8.2, w - 16.4, h - 16.4, "", line, r=2, width=0.6),
    ]
    if h < 250:
        return
    scale = 0.62 if h > 300 else 0.46
    for i, (cx, cy) in enumerate(((x, y), (x + w, y), (x + w, y + h), (x, y + h))):
        dx, dy = (1 if i in (0, 3) else -1), (1 if i < 2 else -1)
        spot = (cx + dx * (8), cy + dy * (8))
        canvas.ground.append(canvas.use("palmette", *spot, scale, 90 * i))


def piece(canvas: Canvas, piece: Piece, symbol: str, units: float) -> str:
    """A piece of the position, found by its id; its symbol is `units` wide."""
    scale, more = piece.size / units, canvas.id_of(piece.id)
    return canvas.use(symbol, piece.x, piece.y, scale, piece.turn, more)


def ghost(canvas: Canvas, kind: str, x: float, y: float, size: float) -> str:
    """The motif of an empty cell."""
    return canvas.use(f"m-{kind}", x, y, 0.62 * size / TILE)


def ghosts(canvas: Canvas, motifs: list[str]) -> str:
    """Motifs of empty cells, as faint as the theme wants them."""
    return group(motifs, opacity=fine(canvas.theme.ghost))
