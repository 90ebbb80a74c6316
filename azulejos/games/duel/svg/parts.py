"""The parts of Azul Duel, as they are drawn: plates with their slots, chips, tablets."""

from math import pi

from azulejos.drawing import shapes
from azulejos.drawing.shapes import MOTIF_OF_TILE, MOTIFS, TILE
from azulejos.drawing.svg import Canvas, circle, n, path, rect
from azulejos.drawing.theme import Glaze, Theme
from azulejos.games.duel.facts import slots_of
from azulejos.games.duel.rules.box import CHIP_NAMES
from azulejos.games.duel.rules.box import LETTERS as COLOURS

PLATE = 100.0
"""Units across a plate."""


# --- symbols ---


def definitions(theme: Theme, prefix: str) -> str:
    """Discs `d-B`, motifs `m-B`, chips `c-TY`, slots `o-B`, `o-s`, `o-w`, backs, sun and moon."""
    out = {"marker": shapes.marker(theme), "palmette": shapes.palmette(theme)}
    for kind in COLOURS:
        motif, glaze = MOTIF_OF_TILE[kind], theme.tiles[kind]
        out[f"d-{kind}"] = shapes.disc_tile(glaze, motif)
        out[f"o-{kind}"] = _slot(theme, glaze, motif)
    out["d-s"] = shapes.special_disc(theme.tiles["s"])
    out["o-s"] = _special_slot(theme)
    out["o-w"] = _wild_slot(theme)
    out["plate"] = rect(-49, -49, 98, 98, theme.surface, theme.cobalt, r=9, width=2)
    out |= {f"c-{chip}": _chip(theme, chip) for chip in CHIP_NAMES}
    out["c-x"] = _chip_back(theme)
    symbols = "".join(f'<g id="{prefix}{name}">{drawing}</g>' for name, drawing in out.items())
    return symbols + shapes.hole(theme, prefix)


def _slot(theme: Theme, glaze: Glaze, motif: str) -> str:
    more = f' opacity="{theme.ghost:g}" transform="scale(.56)"'
    return circle(0, 0, 20, theme.well, theme.edge) + path(MOTIFS[motif], glaze.rim, more=more)


def _special_slot(theme: Theme) -> str:
    """A notched ring: only a special tile goes here."""
    notches = f' stroke="{theme.tiles["s"].rim}" stroke-width="2.4" stroke-dasharray="4.3 2.5"'
    more = ' transform="scale(.7)"'
    star = path(shapes.STAR, "", theme.tiles["s"].rim, width=1.8, more=more)
    return circle(0, 0, 20, theme.well) + circle(0, 0, 18.6, more=notches) + star


def _wild_slot(theme: Theme) -> str:
    """A rim of five parts: any colour goes here."""
    whole = 2 * pi * 19
    dash = f' stroke-dasharray="{n(whole / 5 - 0.8)} {n(whole)}"'
    arcs = "".join(
        circle(0, 0, 19, "", theme.tiles[kind].glaze, width=4.4,
               more=f'{dash} transform="rotate({72 * i - 90})"')
        for i, kind in enumerate(COLOURS)
    )  # fmt: skip
    return circle(0, 0, 20, theme.well) + arcs + circle(0, 0, 21.2, "", theme.edge, width=0.8)


_OCTAGON = "M-8-19.5h16L19.5-8v16L8 19.5h-16L-19.5 8v-16z"


def _chip(theme: Theme, chip: str) -> str:
    """An octagon that shows one colour or two."""
    glazes = [theme.tiles[kind] for kind in chip]
    out = path(_OCTAGON, glazes[0].glaze)
    if len(chip) == 2:
        out += path("M0-19.5h8L19.5-8v16L8 19.5h-8z", glazes[1].glaze)
    spots = ((0, 0.56),) if len(chip) == 1 else ((-9.2, 0.42), (9.2, 0.42))
    for kind, glaze, (x, scale) in zip(chip, glazes, spots, strict=True):
        more = f' transform="translate({n(x)} 0) scale({scale:g})"'
        out += path(MOTIFS[MOTIF_OF_TILE[kind]], glaze.motif, more=more)
    return out + path(_OCTAGON, "", theme.ink, width=2)


def _chip_back(theme: Theme) -> str:
    return (
        path(_OCTAGON, theme.well, theme.ink, width=2)
        + path("M-5-12h10L12-5v10L5 12h-10L-12 5v-10z", "", theme.cobalt, width=1.4)
        + path("M0-6L6 0 0 6-6 0z", theme.cobalt)
    )


def plate(canvas: Canvas, name: str) -> str:
    """A plate with its slots, unturned, around the origin; a kind alone shows the back."""
    out = canvas.use("plate", 0, 0)
    if name in ("S", "W", ""):
        return out + (canvas.use(f"o-{name.lower()}", 0, 0, 1.3) if name else "")
    for i, slot in enumerate(slots_of(name)):
        out += canvas.use(
            f"o-{slot}", 51 * (i % 2) - 25.5, 51 * (i // 2) - 25.5, 0.4 * PLATE / TILE
        )
    return out
