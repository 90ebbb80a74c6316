"""Static files: read once, and served under an address that changes with their content."""

import hashlib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from starlette.responses import Response

from azulejos.words import own_name

FOLDER: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
FILES: Final = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir())}
VERSION: Final = hashlib.sha256(b"".join(FILES.values())).hexdigest()[:12]
CACHED: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


def static(version: str, name: str) -> Response:
    """A file. Browsers may cache it for ever if its version is the current one."""
    if name not in FILES:
        return Response("There is no such file.", 404, media_type="text/plain")
    headers = CACHED if version == VERSION else {}
    return Response(FILES[name], media_type=TYPES[Path(name).suffix], headers=headers)


@cache
def fonts(language: str) -> list[str]:
    """The fonts that a page in a language needs: Latin ones, and those of its own script."""
    script = unicodedata.name(own_name(language)[0]).partition(" ")[0].lower()
    endings = tuple(f"-{needed}.woff2" for needed in {"latin", script})
    return [name for name in FILES if name.endswith(endings)]
