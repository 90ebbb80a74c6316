"""A position in words: complete, in order, one sentence each, for screen readers and terminals.

First the game and whose turn it is, then what all share, then every board, the own one first. The
sentences about the market and the boards are each game's own (`screen_reader.py` of its folder);
what they share is here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from azulejos.drawing.layout import seats_from
from azulejos.drawing.sentences import Captions, colour, seat_names, status
from azulejos.notation.position import Position
from azulejos.words import listed, say


class ScreenReader(Protocol):
    """What `screen_reader.py` of a game offers."""

    CAPTIONS: Captions

    def market(self, position: Position, names: list[str]) -> list[str]:
        """What all players share."""

    def board(self, position: Position, seat: int, name: str) -> list[str]:
        """The board of a seat."""


def in_sentences(
    reader: ScreenReader, position: Position, seat: int = 0, names: Sequence[str] | None = None
) -> list[str]:
    """The whole position as sentences, seen from a seat."""
    called = seat_names(names, len(position["players"]))
    out = [_title(reader.CAPTIONS, position), f"{status(reader.CAPTIONS, position, called)}."]
    out += reader.market(position, called)
    for each in seats_from(seat, len(called)):
        out += reader.board(position, each, called[each])
    return out


def _title(captions: Captions, position: Position) -> str:
    return say(
        "speech-title",
        title=say(captions.title),
        side=position["options"].get(captions.side, "none"),
        players=len(position["players"]),
        round=position["round"],
    )


def tiles(letters: Iterable[str], counts: Mapping[str, int] | None = None) -> str:
    """Tiles by colour: `2 blue and 1 red`; `none` if there are none."""
    many = Counter(letters) if counts is None else counts
    words = [say("tiles-some", count=count, colour=kind) for kind, count in many.items() if count]
    return listed(words) if words else say("speech-none")


def colours(letters: Iterable[str]) -> str:
    """Tiles one by one, in their order: `blue, red and blue`."""
    return listed([colour(kind) for kind in letters])


def pile(pile: str, counts: Mapping[str, int]) -> str:
    """The tiles of a bag, a lid or a tower."""
    total = sum(counts.values())
    return say("speech-pile", pile=pile, total=total, tiles=tiles("", counts))


def displays(factories: Sequence[str], centre: str, also: str) -> list[str]:
    """The displays, one after the other, and the centre."""
    out = [
        say("speech-display", number=i, tiles=tiles(each))
        if each
        else say("speech-display-empty", number=i)
        for i, each in enumerate(factories, 1)
    ]
    return [*out, say("speech-centre", tiles=tiles(centre), also=also)]


def heading(position: Position, seat: int, name: str) -> str:
    """Whose board it is, with its score."""
    return say(
        "speech-heading",
        name=name,
        points=position["players"][seat]["score"],
        turn=position["turn"] == seat,
        start=position["start"] == seat,
        won=seat in position.get("winners", []),
    )


def lines(word: str, lines: Sequence[tuple[str, int]]) -> list[str]:
    """Pattern lines or rows, from the top."""
    out = []
    for i, (kind, count) in enumerate(lines, 1):
        if count:
            full = count == i
            message = say("speech-line", word=word, number=i, count=count, colour=kind, full=full)
        else:
            message = say("speech-line-empty", word=word, number=i)
        out.append(message)
    return out


def cells(word: str, rows: Sequence[str]) -> list[str]:
    """The tiles on a wall or a dome, row by row."""
    out = []
    for i, row in enumerate(rows, 1):
        laid = tuple(
            say("speech-cell", colour=kind, column=c)
            for c, kind in enumerate(row, 1)
            if kind != "."
        )
        cells = listed(laid) if laid else say("speech-empty")
        out.append(say("speech-cells", word=word, number=i, cells=cells))
    return out
