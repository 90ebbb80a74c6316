"""Checked reading of positions: every fault is reported with its place.

Checks of single numbers and letters raise by themselves: `check` makes its message even if all is
well, and a position has hundreds of them.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from azulejos.engine.state import NATURE, NOBODY
from azulejos.notation.errors import BadPosition, NotationError, at, quoted
from azulejos.words import Message

T = TypeVar("T")

WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def fault(place: str | Message, what: Message, *clauses: str) -> BadPosition:
    """The error for something that is wrong at a place of a position, with the rules it breaks."""
    if not clauses:
        return BadPosition(at(place, what))
    cited = ", ".join(f"§{clause}" for clause in clauses)
    return BadPosition(Message("faults-at-cited", place=place, what=what, clauses=cited))


def check(holds: bool, place: str, what: Message, *clauses: str) -> None:
    """Something that must hold at a place of a position, by some clauses of the rules."""
    if not holds:
        raise fault(place, what, *clauses)


def check_colour(letter: str, count: int, due: int) -> None:
    """§1.1 of every game: all tiles of a colour are somewhere."""
    what = Message("positions-tiles", count=count, colour=letter, due=due)
    check(count == due, letter, what, "1.1")


def parse_json(text: str) -> Any:
    """The content of a JSON text; NotationError if there is none."""
    try:
        return json.loads(text)
    except RecursionError:
        raise NotationError(Message("faults-json-depth")) from None
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
    except ValueError:  # a number with too many digits
        line, column = 1, 1
    raise NotationError(Message("faults-not-json", line=line, column=column))


def whole_number(text: str) -> int | None:
    """The whole number that a text is; None if it is none, or one that no game knows."""
    return int(text) if WHOLE_NUMBER.fullmatch(text) else None


class Part:
    """A part of a position (a JSON object) that is being read; knows where it stands."""

    def __init__(self, value: object, place: str = "") -> None:
        self.place = place
        if not isinstance(value, Mapping):
            raise fault(place or "position", Message("faults-no-object", said=quoted(value)))
        self.value: Mapping[str, object] = value

    def at(self, key: str) -> str:
        """The name of a place inside."""
        return f"{self.place}.{key}" if self.place else key

    def get(self, key: str) -> object:
        """Whatever stands under a key."""
        if key not in self.value:
            raise fault(self.at(key), Message("faults-missing"))
        return self.value[key]

    def only(self, *keys: str) -> None:
        """There is nothing but these keys."""
        for key in self.value:
            if key not in keys:
                raise fault(self.at(str(key)), Message("faults-extra"))

    def part(self, key: str) -> "Part":
        """An object inside."""
        return Part(self.get(key), self.at(key))

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within limits."""
        return whole(self.get(key), self.at(key), least, most)

    def choice(self, key: str, allowed: Sequence[T]) -> T:
        """One of the values that are allowed."""
        value = self.get(key)
        for known in allowed:
            if type(value) is type(known) and value == known:
                return known
        expected = ", ".join("null" if word is None else str(word) for word in allowed)
        raise fault(self.at(key), Message("faults-choice", said=quoted(value), known=expected))

    def letters(self, key: str, allowed: str, most: int) -> str:
        """A text of some letters, each a tile."""
        return letters(self.get(key), self.at(key), allowed, most)

    def items(self, key: str, length: int) -> Iterator[tuple[str, object]]:
        """The items of a list of known length, each with its place."""
        yield from items(self.get(key), self.at(key), length)

    def counts(self, key: str, names: Sequence[str], most: int) -> list[int]:
        """How many there are of each kind."""
        part = self.part(key)
        part.only(*names)
        return [part.number(name, 0, most) for name in names]


def whole(value: object, place: str, least: int, most: int) -> int:
    """A whole number within limits."""
    if type(value) is not int:
        raise fault(place, Message("faults-no-number", said=quoted(value)))
    if not least <= value <= most:
        limits = Message("faults-range", said=quoted(value), least=str(least), most=str(most))
        raise fault(place, limits)
    return value


def letters(value: object, place: str, allowed: str, most: int) -> str:
    """A text of some letters, each a tile."""
    if not isinstance(value, str):
        raise fault(place, Message("faults-no-text", said=quoted(value)))
    for letter in value:
        if letter not in allowed:
            raise fault(place, Message("faults-letter", said=quoted(letter), known=allowed))
    if len(value) > most:
        raise fault(place, Message("faults-many", said=quoted(value), most=most))
    return value


def items(value: object, place: str, length: int) -> Iterator[tuple[str, object]]:
    """The items of a list of known length, each with its place."""
    if not isinstance(value, list | tuple):
        raise fault(place, Message("faults-no-list", said=quoted(value)))
    if len(value) != length:
        raise fault(place, Message("faults-length", count=len(value), due=length))
    for index, item in enumerate(value):
        yield f"{place}[{index}]", item


def read_turn(part: Part, players: int, seated: bool, dealing: bool) -> int:
    """Whose turn it is: a seat's in some phases, else nature's or nobody's."""
    if seated:
        return part.choice("turn", range(players))
    part.choice("turn", (None,))
    return NATURE if dealing else NOBODY


def check_winners(part: Part, won: list[int], clause: str) -> None:
    """A position says who won: that must be who did, by the rules."""
    check(part.get("winners") == won, "winners", Message("positions-winners", won=str(won)), clause)
