"""Pictures for the documents: every board, both themes, wide and tall, and what marks look like.

    python -m azulejos.cli.gallery docs

reads `docs/pictures/positions.json` and writes `docs/pictures/*.svg` and `docs/gallery.md`. The
pictures are also the golden ones: a test draws them again and compares.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from azulejos.views import animated, filmstrip, svg
from azulejos.words import speaking

NAMES = ("Anna", "Ben", "Chidi", "Dolores")
Positions = Mapping[str, Any]


class Exhibit(NamedTuple):
    """One picture: which position it shows, and how."""

    file: str
    position: str
    title: str
    look: Mapping[str, Any]


def _board(position: str, title: str, *looks: str) -> list[Exhibit]:
    out = []
    for look in looks:
        shape, theme = look.split()
        named = f"{position}-{shape}-{theme}"
        out.append(Exhibit(named, position, title, {"shape": shape, "theme": theme}))
    return out


MARKS = {
    "chosen": "5B",
    "targets": ["0:1", "0:3", "0:5", "0:F"],
    "closed": {"0:2": "row has blue", "0:4": "holds red"},
    "preview": {"0:3": "BBB"},
    "points": {"0:3": 3},
    "arrows": [["5B", "0:3", 1], ["3K", "0:5", 2]],
}
ALL = ("wide light", "wide dark", "tall light", "tall dark")
EXHIBITS = [
    *_board("azul", "Azul, colour wall", *ALL),
    *_board("azul-grey", "Azul, grey wall, four players", "wide light", "tall dark", "flat light"),
    *_board("summer_pavilion", "Summer Pavilion, colour side", *ALL),
    *_board("summer_pavilion-grey", "Summer Pavilion, grey side, three players", "wide dark"),
    *_board("duel", "Azul Duel", *ALL),
    *_board("duel-four", "Azul Duel, high contrast", "wide contrast"),
]
WIDTHS = {"wide": 560, "tall": 200, "flat": 354}
SECTIONS = list(dict.fromkeys(exhibit.title for exhibit in EXHIBITS))


def draw(positions: Positions) -> dict[str, str]:
    """All pictures by file name."""
    out = {}
    for exhibit in EXHIBITS:
        last, position = positions[exhibit.position]
        names = NAMES[: len(position["players"])]
        played = (last[0], last[1]) if last else None
        out[f"{exhibit.file}.svg"] = svg(position, names=names, last=played, **exhibit.look)
    out["marks.svg"] = svg(positions["azul"][1], names=NAMES[:2], marks=MARKS)
    record = [position for _, position in positions["record"]]
    moves = [f"after {move[1]}" if move else "" for move, _ in positions["record"]]
    out["filmstrip.svg"] = filmstrip(record, columns=3, names=NAMES[:2], captions=moves)
    out["animated.svg"] = animated(record, names=NAMES[:2], theme="dark")
    return out


HEAD = """# Gallery

Every board, drawn by `azulejos.views` from a position alone. This page and its pictures are
written by `python -m azulejos.cli.gallery docs`.
"""
TAIL = """## Marks

Chosen tiles, open and closed targets, a preview with its points, two suggestions.

{marks}

## A record

The end of a round, as a filmstrip and moving.

{filmstrip}

{animated}
"""


def page() -> str:
    """The gallery as a Markdown page."""
    sections = [
        "\n".join([f"## {title}", "", *_row([e for e in EXHIBITS if e.title == title]), ""])
        for title in SECTIONS
    ]
    tail = TAIL.format(
        marks=_image("marks", "Azul with marks", 800),
        filmstrip=_image("filmstrip", "Six positions", 800),
        animated=_image("animated", "Six positions, moving", 800),
    )
    return "\n".join([HEAD, *sections, tail])


def _row(files: Sequence[Exhibit]) -> list[str]:
    return [
        _image(e.file, f"{e.title}, {e.look['shape']}, {e.look['theme']}",
               WIDTHS[e.look["shape"]])
        for e in files
    ]  # fmt: skip


def _image(file: str, words: str, width: int) -> str:
    return f'<img src="pictures/{file}.svg" alt="{words}" width="{width}">'


def write(docs: Path, positions: Positions) -> None:
    """Write all pictures and the page into a documents folder."""
    (docs / "pictures").mkdir(parents=True, exist_ok=True)
    for file, picture in draw(positions).items():
        (docs / "pictures" / file).write_text(picture, encoding="utf-8")
    (docs / "gallery.md").write_text(page(), encoding="utf-8")


def main() -> None:
    """Draw the gallery of the documents folder that is named on the command line."""
    docs = Path(sys.argv[1])
    text = (docs / "pictures" / "positions.json").read_text(encoding="utf-8")
    write(docs, json.loads(text))


if __name__ == "__main__":
    with speaking("en"):  # the guides are in English, whatever the machine speaks
        main()
