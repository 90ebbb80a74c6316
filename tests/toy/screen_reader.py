"""A position of Pebbles in sentences, for people who do not see the picture."""

from azulejos.drawing.screen_reader import heading, pile, tiles
from azulejos.words import say
from tests.toy.captions import CAPTIONS
from tests.toy.position import PebblesPosition

__all__ = ["CAPTIONS", "board", "market"]


def market(position: PebblesPosition, names: list[str]) -> list[str]:
    """What all players share."""
    return [
        say("pebbles-speech-pile", pebbles=tiles(position["pile"])),
        pile("bag", position["bag"]),
    ]


def board(position: PebblesPosition, seat: int, name: str) -> list[str]:
    """The board of a seat."""
    white = position["players"][seat]["white"]
    return [heading(position, seat, name), say("pebbles-speech-white", count=white)]
