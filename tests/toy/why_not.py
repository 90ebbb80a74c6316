"""Why a place of Pebbles cannot be chosen now."""

from typing import Final

from azulejos.teaching.playing import Playing
from azulejos.teaching.why_not import Answer, Spot
from azulejos.words import say

TURN_CLAUSE: Final = "3.1"
OWN_CLAUSE: Final = "3.2"
LINES: Final[tuple[str, ...]] = ()


def take_move(source: str, line: str) -> str:
    """No group is taken to a line."""
    return ""


def why_not(match: Playing, spot: Spot, held: str) -> Answer | None:
    """Pebbles come from the pile."""
    if spot.word == "pile":
        return None
    return Answer(say("why-take-first"), "3.2")
