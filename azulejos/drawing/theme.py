"""The colours of the tables: light, dark and high contrast.

Only tiles carry colour; boards and wells are neutral. Every text token keeps at least 4.5:1 on
page, surface and well, every rim at least 3:1; the tests compute it for all pairs that are used.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glaze:
    """What one kind of tile is painted with."""

    glaze: str
    motif: str
    rim: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens of one theme, named for what they say."""

    name: str
    page: str
    surface: str
    well: str
    ink: str
    muted: str
    cobalt: str
    gain: str
    loss: str
    warn: str
    edge: str
    ghost: float
    """Opacity of the motif on an empty cell."""
    tiles: dict[str, Glaze]
    """Square and round tiles, by letter; `s` is a special tile."""
    rhombi: dict[str, Glaze]
    """Tiles that are rhombi, by letter."""


# glaze, motif, rim on light, rim on dark
_TILES = {
    "K": ("#1B2430", "#F3EEDF", "#05080C", "#9FB0C6"),
    "B": ("#1B4B9A", "#EAF1FB", "#0F2F63", "#8FB6F2"),
    "R": ("#CC5B42", "#4A0F05", "#6E2012", "#F0A08C"),
    "Y": ("#EDBB4A", "#5B3700", "#7D5406", "#F3D489"),
    "W": ("#DFF3F0", "#0A6A72", "#0A6A72", "#DFF3F0"),
    "T": ("#DFF3F0", "#0A6A72", "#0A6A72", "#DFF3F0"),
    "s": ("#D9BE93", "#5A4526", "#5A4526", "#EBD6B2"),
}
_RHOMBI = {
    "B": ("#163F87", "#EAF1FB", "#0B2553", "#8FB6F2"),
    "R": ("#B02F2B", "#FBE6DF", "#5E1210", "#F0A08C"),
    "P": ("#9C63BD", "#230B33", "#4C2563", "#D3B0E8"),
    "G": ("#4DA88A", "#06281E", "#1D5A47", "#9FDCC6"),
    "O": ("#F29B45", "#472200", "#84480A", "#FACB98"),
    "Y": ("#FAE99C", "#5B4300", "#6F5A0C", "#FAE99C"),
}


def _glazes(table: dict[str, tuple[str, str, str, str]], dark: bool) -> dict[str, Glaze]:
    return {k: Glaze(glaze, motif, rims[dark]) for k, (glaze, motif, *rims) in table.items()}


def _stark(table: dict[str, tuple[str, str, str, str]]) -> dict[str, Glaze]:
    """Black rims, and motifs in black or white, whichever the brief's own motif is nearer to."""
    out = {}
    for kind, (glaze, motif, *_) in table.items():
        light = int(motif[1:3], 16) > 127
        out[kind] = Glaze(glaze, "#FFFFFF" if light else "#000000", "#000000")
    return out


LIGHT = Theme(
    name="light",
    page="#EDE4D1",
    surface="#FBF9F3",
    well="#E4DED0",
    ink="#14243D",
    muted="#4C5B72",
    cobalt="#1B4C9C",
    gain="#17633F",
    loss="#A0301F",
    warn="#7A4E00",
    edge="#84795F",
    ghost=0.75,
    tiles=_glazes(_TILES, dark=False),
    rhombi=_glazes(_RHOMBI, dark=False),
)
DARK = Theme(
    name="dark",
    page="#0D1626",
    surface="#16243A",
    well="#0C1728",
    ink="#F2EDDF",
    muted="#AEBBCD",
    cobalt="#8FB6F2",
    gain="#7FD3A2",
    loss="#F29C87",
    warn="#EBC66B",
    edge="#6E86A8",
    ghost=0.55,
    tiles=_glazes(_TILES, dark=True),
    rhombi=_glazes(_RHOMBI, dark=True),
)
CONTRAST = Theme(
    name="contrast",
    page="#FFFFFF",
    surface="#FFFFFF",
    well="#FFFFFF",
    ink="#000000",
    muted="#1F2733",
    cobalt="#00307A",
    gain="#00451F",
    loss="#7A0D00",
    warn="#553300",
    edge="#000000",
    ghost=0.6,
    tiles=_stark(_TILES),
    rhombi=_stark(_RHOMBI),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
