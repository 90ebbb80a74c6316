"""Pictures of positions: position in, SVG out, with the standard library alone.

A position is the JSON-able dict of `Match.position()`. Pictures are `wide` for desks or `tall` for
phones, in the themes `light`, `dark` and `contrast`, seen from any seat: the own board is largest.

`svg` draws a position, `frame` says in a few numbers where everything lies, `layers` what else
changes on a page that is open, `spoken` says it all in words, `png` makes a bitmap.
`strip.filmstrip` and `strip.animated` draw many positions at once. Marks, keyed by places, are
described in `azulejos.drawing.marks`; plain text for a terminal is in `azulejos.drawing.text`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from azulejos.drawing.marks import ends
    from azulejos.drawing.picture import frame, layers, layout, png, svg
    from azulejos.drawing.speech import spoken
    from azulejos.drawing.table import Layout, Piece, Place, follow

__all__ = [
    "Layout",
    "Piece",
    "Place",
    "ends",
    "follow",
    "frame",
    "layers",
    "layout",
    "png",
    "spoken",
    "svg",
]

_HOMES = {
    "ends": "marks",
    "spoken": "speech",
    **dict.fromkeys(("frame", "layers", "layout", "png", "svg"), "picture"),
    **dict.fromkeys(("Layout", "Piece", "Place", "follow"), "table"),
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: playing in a terminal needs no pictures."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
