"""Scripts and styles: read once, served under an address that changes when they do."""

import hashlib
from pathlib import Path
from typing import Final

from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
FILES: Final = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir())}
VERSION: Final = hashlib.sha256(b"".join(FILES.values())).hexdigest()[:12]
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


def static(version: str, name: str) -> Response:
    """A file; forever, if its version is the one that the page was made for."""
    if name not in FILES:
        return Response("There is no such file.", 404, media_type="text/plain")
    headers = FOREVER if version == VERSION else {}
    return Response(FILES[name], media_type=TYPES[Path(name).suffix], headers=headers)
