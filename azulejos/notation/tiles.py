"""Tiles as letters, for all games."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from azulejos.notation.errors import BadOption, UnknownOption, no_such, quoted
from azulejos.words import Message

T = TypeVar("T")


def spell(heap: Sequence[int], alphabet: str) -> str:
    """A heap of tiles as letters, in the order of the colours."""
    return "".join(letter * count for letter, count in zip(alphabet, heap, strict=True))


def heap(text: str, alphabet: str) -> list[int]:
    """Letters as a heap of tiles."""
    return [text.count(letter) for letter in alphabet]


def named(heap: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """A heap as counts by name."""
    return dict(zip(names, heap, strict=True))


def seats(bits: int, players: int) -> list[int]:
    """A set of seats, from bits."""
    return [p for p in range(players) if bits >> p & 1]


def numbers(texts: Sequence[str]) -> dict[str, int]:
    """The number of each move, by its text."""
    return {text: move for move, text in enumerate(texts) if text}


def choose_option(given: Mapping[str, object], name: str, allowed: Sequence[T]) -> T:
    """One option of a game, or its default: the first value that is allowed."""
    value = given.get(name, allowed[0])
    for known in allowed:
        if type(value) is type(known) and value == known:
            return known
    raise BadOption(no_such(name, value, allowed))


def no_other_options(given: Mapping[str, object], known: Sequence[str], game: str) -> None:
    """Nothing but the options that a game has."""
    for name in given:
        if name not in known:
            raise UnknownOption(
                Message("errors-no-option", said=quoted(name), game=game, known=", ".join(known))
            )
