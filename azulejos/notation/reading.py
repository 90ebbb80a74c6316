"""Reading a position with care: every fault is reported with the place where it stands."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from azulejos.notation.errors import BadPosition


def fault(place: str, what: str) -> BadPosition:
    """The error for something that is wrong at a place of a position."""
    return BadPosition(f"{place}: {what}")


def check(holds: bool, place: str, what: str) -> None:
    """Something that must hold at a place of a position."""
    if not holds:
        raise fault(place, what)


class Part:
    """A part of a position (a JSON object) that is being read; knows where it stands."""

    def __init__(self, value: Any, place: str = "") -> None:
        self.place = place
        check(isinstance(value, Mapping), place or "position", f"{value!r} should be an object")
        self.value: Mapping[str, Any] = value

    def at(self, key: str) -> str:
        """The name of a place inside."""
        return f"{self.place}.{key}" if self.place else key

    def get(self, key: str) -> Any:
        """Whatever stands under a key."""
        if key not in self.value:
            raise fault(self.at(key), "is missing")
        return self.value[key]

    def only(self, *keys: str) -> None:
        """There is nothing but these keys."""
        for key in self.value:
            check(key in keys, self.at(str(key)), "has no place here")

    def part(self, key: str) -> "Part":
        """An object inside."""
        return Part(self.get(key), self.at(key))

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within limits."""
        return whole(self.get(key), self.at(key), least, most)

    def choice(self, key: str, words: Sequence[Any]) -> Any:
        """One of some words."""
        value = self.get(key)
        known = any(type(value) is type(word) and value == word for word in words)
        expected = ", ".join("null" if word is None else str(word) for word in words)
        check(known, self.at(key), f"{value!r} should be one of {expected}")
        return value

    def letters(self, key: str, allowed: str, most: int) -> str:
        """A text of some letters, each a tile."""
        return letters(self.get(key), self.at(key), allowed, most)

    def items(self, key: str, length: int) -> Iterator[tuple[str, Any]]:
        """The items of a list of known length, each with its place."""
        yield from items(self.get(key), self.at(key), length)

    def counts(self, key: str, names: Sequence[str], most: int) -> list[int]:
        """How many there are of each kind."""
        part = self.part(key)
        part.only(*names)
        return [part.number(name, 0, most) for name in names]


def whole(value: Any, place: str, least: int, most: int) -> int:
    """A whole number within limits."""
    check(type(value) is int, place, f"{value!r} should be a whole number")
    check(least <= value <= most, place, f"{value} is not between {least} and {most}")
    return int(value)


def letters(value: Any, place: str, allowed: str, most: int) -> str:
    """A text of some letters, each a tile."""
    check(isinstance(value, str), place, f"{value!r} should be a text")
    for letter in value:
        check(letter in allowed, place, f"{letter!r} is not one of {allowed}")
    check(len(value) <= most, place, f"{value!r} is more than {most}")
    return str(value)


def items(value: Any, place: str, length: int) -> Iterator[tuple[str, Any]]:
    """The items of a list of known length, each with its place."""
    check(isinstance(value, list | tuple), place, f"{value!r} should be a list")
    check(len(value) == length, place, f"has {len(value)} entries instead of {length}")
    for index, item in enumerate(value):
        yield f"{place}[{index}]", item
