"""The page as an app: what a browser needs to install it, and what it shows without the server.

The icons are drawn from `icon.svg` by `make pictures`.
"""

from typing import Any, Final

from azulejos.drawing.theme import THEMES
from azulejos.server.pages.files import FOLDER, VERSION
from azulejos.views import png
from azulejos.words import language, say

ICONS: Final = {"icon-192.png": (192, "any"), "icon-512.png": (512, "any"),
                "icon-maskable.png": (512, "maskable")}  # fmt: skip
"""Files, how wide they are, and what for: maskable ones are cut to any shape."""


def manifest() -> dict[str, Any]:
    """The web app manifest, in the language that is spoken now."""
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
    """The icon as SVG; for masks, smaller on a ground without corners."""
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
    """Write all icons beside the picture that they are drawn from."""
    for name, bitmap in bitmaps().items():
        (FOLDER / name).write_bytes(bitmap)
