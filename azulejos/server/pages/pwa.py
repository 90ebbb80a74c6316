"""The progressive web app: its manifest and its icons.

`make pictures` draws the icons from `icon.svg`.
"""

from typing import Final, TypedDict

from azulejos.drawing.theme import THEMES
from azulejos.server.pages.files import FOLDER, VERSION
from azulejos.views import png
from azulejos.words import language, say

ICONS: Final = {"icon-192.png": (192, "any"), "icon-512.png": (512, "any"),
                "icon-maskable.png": (512, "maskable")}  # fmt: skip
"""Files with their width and purpose: maskable icons are cut to any shape."""


class Icon(TypedDict):
    """An icon in a manifest."""

    src: str
    sizes: str
    type: str
    purpose: str


class Manifest(TypedDict):
    """A web app manifest."""

    id: str
    name: str
    short_name: str
    description: str
    lang: str
    start_url: str
    scope: str
    display: str
    background_color: str
    theme_color: str
    icons: list[Icon]


def manifest() -> Manifest:
    """The manifest in the current language."""
    theme = THEMES["light"]
    return {
        "id": "/",
        "name": "Azulejos",
        "short_name": "Azulejos",
        "description": say("pages-motto"),
        "lang": language(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": theme.page,
        "theme_color": theme.page,
        "icons": [
            {"src": f"/static/{VERSION}/{name}", "sizes": f"{wide}x{wide}", "type": "image/png",
             "purpose": purpose}
            for name, (wide, purpose) in ICONS.items()
        ],
    }  # fmt: skip


def icon(purpose: str) -> str:
    """The icon as SVG; the maskable one is smaller, on a square without corners."""
    drawn = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    if purpose == "any":
        return drawn
    head, body = drawn.split(">", 1)
    ground = '<rect width="64" height="64" fill="#1B4B9A"/>'
    inner = body.removesuffix("</svg>\n").removesuffix("</svg>")
    return f'{head}>{ground}<g transform="translate(6.4 6.4) scale(.8)">{inner}</g></svg>'


def bitmaps() -> dict[str, bytes]:
    """All icons as PNG, by file name."""
    return {name: png(icon(purpose), width=wide) for name, (wide, purpose) in ICONS.items()}


def draw_icons() -> None:
    """Write all icons beside `icon.svg`."""
    for name, bitmap in bitmaps().items():
        (FOLDER / name).write_bytes(bitmap)
