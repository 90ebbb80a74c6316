"""A small SVG writer: elements as strings, presentation attributes only, short numbers.

A picture has four layers, painted in this order: `ground` (boards and wells: all that a position
does not change), `ink` (scores, counts, sentences), `tiles`, and `marks` on top.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from azulejos.drawing.theme import Theme

SANS = "'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
SERIF = "'Source Serif 4','Noto Serif',Georgia,serif"


def escape(words: str) -> str:
    """Words as they stand in XML text."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


@lru_cache(maxsize=1 << 14)  # a table has few coordinates, and every picture writes them again
def n(value: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    return f"{round(value, 1):g}"


@lru_cache(maxsize=1 << 10)
def fine(value: float) -> str:
    """A number with at most three decimals: scales, opacities."""
    return f"{round(value, 3):g}"


def _paint(fill: str, stroke: str, width: float, more: str) -> str:
    line = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke else ""
    return f' fill="{fill or "none"}"{line}{more}/>'


def rect(
    x: float, y: float, w: float, h: float, fill: str = "", stroke: str = "", *,
    r: float = 0, width: float = 1, more: str = "",
) -> str:  # fmt: skip
    """A rectangle with rounded corners; `more` is further attributes, written with a blank."""
    corner = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{corner}' + _paint(
        fill, stroke, width, more
    )


def circle(
    x: float, y: float, r: float, fill: str = "", stroke: str = "", *,
    width: float = 1, more: str = "",
) -> str:  # fmt: skip
    """A circle around x, y."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"' + _paint(fill, stroke, width, more)


def path(d: str, fill: str = "", stroke: str = "", *, width: float = 1, more: str = "") -> str:
    """A path from its data."""
    return f'<path d="{d}"' + _paint(fill, stroke, width, more)


def text(
    x: float, y: float, words: object, size: float, fill: str, *,
    anchor: str = "", bold: bool = False, serif: bool = False,
) -> str:  # fmt: skip
    """One line of text, its middle at height y; anchor `middle` or `end`, else it starts at x."""
    more = f' text-anchor="{anchor}"' if anchor else ""
    more += ' font-weight="700"' if bold else ""
    more += f' font-family="{SERIF}"' if serif else ""
    return (
        f'<text x="{n(x)}" y="{n(y + 0.35 * size)}" font-size="{n(size)}" fill="{fill}"{more}>'
        f"{escape(str(words))}</text>"
    )


def group(elements: Iterable[str], **attributes: object) -> str:
    """Elements that share attributes; `font_size=13` is written `font-size="13"`."""
    shared = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items())
    return f"<g{shared}>{''.join(elements)}</g>"


def word(x: float, y: float, words: object, size: float) -> str:
    """A text whose size and colour come from its group; its middle at height y."""
    return f'<text x="{n(x)}" y="{n(y + 0.35 * size)}">{escape(str(words))}</text>'


def key_of(place: str) -> str:
    """The attribute by which a page finds a place."""
    return f' data-place="{place}"'


def width_of(words: str, size: float, bold: bool = False) -> float:
    """A generous estimate of the width of a text, so that fallback fonts fit as well."""
    em = sum(_EM.get(letter, 0.66) for letter in words)
    return em * size * (1.08 if bold else 1)


_EM = {" ": 0.32, "…": 1.0} | dict.fromkeys("fijlrtI.,:;'!|·()", 0.4) | dict.fromkeys("mwMW", 1.0)
_EM |= dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZ", 0.77) | dict.fromkeys("0123456789", 0.64)
_EM |= dict.fromkeys("+−–=<>×", 0.84)
_EM |= dict.fromkeys("АБВГҐДЕЁЄЗИЙКЛНОПРСТУХЦЧЭЯ", 0.77) | dict.fromkeys("іїІЇ", 0.4)
_EM |= dict.fromkeys("жмшщюыфЖМШЩЮЫФ", 0.95)


def shortened(words: str, size: float, room: float, bold: bool = False) -> str:
    """The words, cut with an ellipsis if they need more room than there is."""
    if width_of(words, size, bold) <= room:
        return words
    while words and width_of(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…" if words else ""


@dataclass(slots=True)
class Canvas:
    """A picture while it is drawn: layers of SVG elements, with their theme and id prefix."""

    width: float
    height: float
    theme: Theme
    prefix: str = ""
    """Before every id, so that several pictures can share a page."""
    ids: str | None = None
    """Before the ids of pieces; none are written without it."""
    defs: list[str] = field(default_factory=list)
    ground: list[str] = field(default_factory=list)
    ink: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)

    def use(
        self, symbol: str, x: float, y: float, scale: float = 1, turn: float = 0, more: str = ""
    ) -> str:
        """A drawing from `defs`, its middle at x, y."""
        way = f"translate({n(x)} {n(y)})"
        way += f" rotate({n(turn)})" if turn else ""
        way += f" scale({fine(scale)})" if scale != 1 else ""
        return f'<use href="#{self.prefix}{symbol}" transform="{way}"{more}/>'

    def id_of(self, piece: str) -> str:
        """The attribute by which a page finds a piece."""
        return "" if self.ids is None else f' id="{self.ids}{piece}"'

    def layers(self) -> dict[str, str]:
        """What each layer holds, by name, in the order of painting."""
        names = {"ground": self.ground, "ink": self.ink, "tiles": self.tiles, "marks": self.marks}
        return {name: "".join(elements) for name, elements in names.items()}

    def svg(self, title: str) -> str:
        """The whole picture; every layer is a group, found by its name."""
        w, h = n(self.width), n(self.height)
        groups = [f'<g id="{self.prefix}{name}">{body}</g>' for name, body in self.layers().items()]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" '
            f'height="{h}" font-family="{SANS}" role="img"><title>{escape(title)}</title>'
            f"<defs>{''.join(self.defs)}</defs>{''.join(groups)}</svg>\n"
        )
