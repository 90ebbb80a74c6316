"""The gallery: every board in its themes and shapes, and what marks look like.

It draws `docs/pictures/positions.json` as `docs/pictures/exhibits.toml` says. The pictures are also
the golden ones: a test draws them again and compares.
"""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast

from azulejos.drawing.marks import Marks
from azulejos.games import GAMES
from azulejos.match import new
from azulejos.notation.position import JsonObject, Position
from azulejos.players import player
from azulejos.views import animated, filmstrip, narrate, svg, title

Positions = JsonObject
"""By name: the last move and a position; `record` is a list of such pairs."""
WIDTHS: Final = {"wide": 560, "tall": 200, "flat": 354}

HEAD: Final = """# Gallery

Every board, drawn by `azulejos.views` from a position alone. `azulejos docs gallery` writes this
page and its pictures.
"""
TAIL: Final = """## Marks

Chosen tiles, open and closed targets, a preview with its points, two suggestions.

{marks}

## A record

The end of a round, as a filmstrip and animated.

{filmstrip}

{animated}

## A turn

{turns}
"""
OPENING: Final = 4
"""Moves before the turn that is filmed."""


class Exhibit(NamedTuple):
    """One picture: the position that it shows, and how."""

    position: str
    title: str
    shape: str
    theme: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.position}-{self.shape}-{self.theme}"


class Gallery:
    """The pictures and the page, from the files in a folder of pictures."""

    def __init__(self, pictures: Path) -> None:
        plan = tomllib.loads((pictures / "exhibits.toml").read_text(encoding="utf-8"))
        self.positions: Positions = json.loads((pictures / "positions.json").read_text("utf-8"))
        self.names: Sequence[str] = plan["names"]
        self.marks: JsonObject = plan["marks"]
        self.exhibits = [
            Exhibit(board["position"], board["title"], *look.split())
            for board in plan["board"]
            for look in board["looks"]
        ]

    def draw(self) -> dict[str, str]:
        """All pictures by file name."""
        found = {f"{exhibit.file}.svg": self._draw(exhibit) for exhibit in self.exhibits}
        marks = {**self.marks}
        position = self.positions[marks.pop("position")][1]
        names = self.names[:2]
        found["marks.svg"] = svg(position, names=names, marks=cast(Marks, marks))
        record = [position for _, position in self.positions["record"]]
        moves = [f"after {move[1]}" if move else "" for move, _ in self.positions["record"]]
        found["filmstrip.svg"] = filmstrip(record, columns=3, names=names, captions=moves)
        found["animated.svg"] = animated(record, names=names, theme="dark")
        for game in GAMES:
            found[f"turn-{game}.svg"] = animated(turn(game), names=names, seconds=1.6)
        return found

    def _draw(self, exhibit: Exhibit) -> str:
        last, position = self.positions[exhibit.position]
        return svg(
            position,
            names=self.names[: len(position["players"])],
            last=(last[0], last[1]) if last else None,
            shape=exhibit.shape,
            theme=exhibit.theme,
        )

    def page(self) -> str:
        """The gallery as a Markdown page."""
        titles = dict.fromkeys(exhibit.title for exhibit in self.exhibits)
        tail = TAIL.format(
            marks=_image("marks", "A board with marks", 800),
            filmstrip=_image("filmstrip", "Six positions", 800),
            animated=_image("animated", "Six positions, animated", 800),
            turns="\n\n".join(_image(f"turn-{g}", f"A turn of {title(g)}", 800) for g in GAMES),
        )
        return "\n".join([HEAD, *map(self._section, titles), tail])

    def _section(self, title: str) -> str:
        shown = [exhibit for exhibit in self.exhibits if exhibit.title == title]
        images = (_image(e.file, f"{title}, {e.shape}, {e.theme}", WIDTHS[e.shape]) for e in shown)
        return "\n".join([f"## {title}", "", *images, ""])


def turn(game: str) -> list[Position]:
    """The positions of one turn, from its first move to the reply."""
    match, bot = new(game, seed=3), player("greedy", seed=3)
    for _ in range(OPENING):
        match.play(bot.choose(match).move)
    seat, positions = match.turn, [match.position()]
    while match.turn == seat and not match.over:
        move = bot.choose(match).move
        positions += [step.position for step in narrate(match, move)]
        match.play(move)
    move = bot.choose(match).move
    return [*positions, narrate(match, move)[0].position]


def _image(file: str, words: str, width: int) -> str:
    return f'![{words}](../pictures/{file}.svg){{ width="{width}" }}'


def files(docs: Path) -> dict[Path, str]:
    """The page and its pictures, by their paths."""
    gallery = Gallery(docs / "pictures")
    pictures = {docs / "pictures" / name: text for name, text in gallery.draw().items()}
    return {docs / "reference" / "gallery.md": gallery.page(), **pictures}
