"""Positions as one line of text, like FEN: the same facts as the JSON, short.

A game says how each part is written; the parts stand in that order with blanks between them, and
after them one group a player, its parts joined by `;`. Nothing is written as `-`; null is
`none` where a part may also be absent.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from azulejos.notation.errors import quoted
from azulejos.notation.position import PatternLine, Position
from azulejos.notation.reading import fault, whole_number
from azulejos.words import Message

ABSENT = object()
"""Stands for a part that a position does not have in its phase."""


class Codec(NamedTuple):
    """How one part of a position is written, and read back."""

    write: Callable[[Any], str]
    read: Callable[[str], object]


word = Codec(lambda text: text or "-", lambda text: "" if text == "-" else text)


def _number(text: str) -> int:
    value = whole_number(text)
    if value is None:
        raise ValueError(text)
    return value


number = Codec(str, _number)
flag = Codec(lambda yes: "1" if yes else "0", lambda text: {"0": False, "1": True}[text])


def maybe(codec: Codec, nothing: object = None, sign: str = "-") -> Codec:
    """A part that may be nothing: null, or (with nothing=ABSENT) not there at all."""
    return Codec(
        lambda value: sign if value is nothing else codec.write(value),
        lambda text: nothing if text == sign else codec.read(text),
    )


def many(codec: Codec, joint: str) -> Codec:
    """A list of such parts."""
    return Codec(
        lambda values: joint.join(map(codec.write, values)) or "-",
        lambda text: [] if text == "-" else [codec.read(part) for part in text.split(joint)],
    )


def counts(names: tuple[str, ...] | str) -> Codec:
    """How many there are of each kind, in the order of the names."""
    return each(tuple(names), number, ".")


def pair() -> Codec:
    """A pattern line: `K2` is two black tiles, `-` none."""

    def write(line: PatternLine) -> str:
        return f"{line[0]}{line[1]}" if line[0] else "-"

    return Codec(write, lambda text: ["", 0] if text == "-" else [text[0], _number(text[1:])])


def each(names: tuple[str, ...], codec: Codec, joint: str) -> Codec:
    """A part under each of some names, in their order."""

    def read(text: str) -> dict[str, object]:
        return dict(zip(names, map(codec.read, text.split(joint)), strict=True))

    return Codec(lambda parts: joint.join(codec.write(parts[name]) for name in names), read)


def cells() -> Codec:
    """A row of cells, empty ones counted as in FEN: `.B..Y` is `1B2Y`."""

    def read(text: str) -> str:
        return re.sub(r"[0-9]+", lambda digits: "." * _cell_count(digits[0]), text)

    return Codec(lambda row: re.sub(r"\.+", lambda dots: str(len(dots[0])), row), read)


def _cell_count(digits: str) -> int:
    if len(digits) > 2:  # no row is that long
        raise ValueError(digits)
    return int(digits)


def write_line(
    position: Position, parts: Mapping[str, Codec], seat_parts: Mapping[str, Codec]
) -> str:
    """A position as one line of text."""
    words = [position["game"]]
    words += (codec.write(_find(position, key)) for key, codec in parts.items())
    for player in position["players"]:
        words.append(";".join(codec.write(player.get(key)) for key, codec in seat_parts.items()))
    return " ".join(words)


def read_line(
    text: str, parts: Mapping[str, Codec], seat_parts: Mapping[str, Codec]
) -> dict[str, object]:
    """A line of text as a position, not yet checked against the rules."""
    game, *words = text.split()
    if len(words) <= len(parts):
        raise fault(quoted(text), Message("positions-line", game=game, parts=len(parts)))
    parsed: dict[str, dict[str, object]] = {"": {"game": game}, "options": {}}
    for (key, codec), written in zip(parts.items(), words, strict=False):
        value = _read(codec, key, written)
        if value is not ABSENT:
            outer, _, name = key.rpartition(".")
            parsed.setdefault(outer, {})[name] = value
    position = parsed.pop("") | parsed
    position["players"] = [
        _read_seat(seat, written, seat_parts) for seat, written in enumerate(words[len(parts) :])
    ]
    return position


def _read_seat(seat: int, text: str, seat_parts: Mapping[str, Codec]) -> dict[str, object]:
    words = text.split(";")
    if len(words) != len(seat_parts):
        what = Message("positions-line-seat", said=quoted(text), parts=len(seat_parts))
        raise fault(Message("positions-seat", seat=seat), what)
    return {
        key: _read(codec, Message("positions-seat-key", seat=seat, key=key), written)
        for (key, codec), written in zip(seat_parts.items(), words, strict=True)
    }


def _read(codec: Codec, place: str | Message, text: str) -> object:
    try:
        return codec.read(text)
    except (ValueError, KeyError, IndexError):
        raise fault(place, Message("positions-unreadable", said=quoted(text))) from None


def _find(position: Position, key: str) -> object:
    """The part with a key such as `round` or `options.wall`; ABSENT if the position has none."""
    outer, _, name = key.rpartition(".")
    if not outer:
        return position.get(name, ABSENT)
    inner = position.get(outer)
    return inner.get(name, ABSENT) if isinstance(inner, Mapping) else ABSENT
