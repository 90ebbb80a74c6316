"""Pebbles in words: takings, and the points for white pebbles at the end."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing.sentences import signed
from azulejos.narration.steps import Preview, Step, gained, tallied
from azulejos.words import Message, say
from tests.toy.position import PebblesPosition
from tests.toy.rules import WHITE_POINTS

BEFORE: Final = "end_game"
STEPS: Final[frozenset[str]] = frozenset()


def is_step(move: str) -> bool:
    """Points come with the move itself."""
    return False


def describe(position: PebblesPosition, move: str) -> str:
    """A move in words, without the player's name."""
    return say("pebbles-events-take", count=int(move[1]), colour=move[0])


def short_label(position: PebblesPosition, move: str) -> str:
    """One pebble or two."""
    return say("tiles-many", count=int(move[1]), colour=move[0])


def step(
    call: str, numbers: Sequence[int], before: PebblesPosition, after: PebblesPosition
) -> Step | None:
    """There are no steps inside a move."""
    return None


def ending(before: PebblesPosition) -> list[Step]:
    """The end of the game: the points for white pebbles."""
    kept = [player["white"] for player in before["players"]]
    if kept[0] == kept[1]:
        return []
    seat = kept.index(max(kept))
    message = Message("pebbles-events-white", points=signed(WHITE_POINTS))
    return tallied(before, [(seat, WHITE_POINTS, message, [f"{seat}:white"])])


def preview(before: PebblesPosition, after: PebblesPosition, seat: int) -> Preview:
    """What a move would bring: points for blue pebbles."""
    points = gained(before, after, seat)
    return Preview(points or None, signed(points) if points else "")


def label(position: PebblesPosition, key: str) -> str:
    """A place in words, without its owner."""
    return say("pebbles-place", place=key.rpartition(":")[2])
