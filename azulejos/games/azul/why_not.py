"""Why a place of Azul cannot be chosen now."""

from typing import Final, cast

from azulejos.games.azul.position import AzulPosition
from azulejos.teaching.playing import Playing
from azulejos.teaching.why_not import Answer, Spot, refused
from azulejos.words import say

TURN_CLAUSE: Final = "3.1"
OWN_CLAUSE: Final = "3.4"
LINES: Final = tuple("12345")


def take_move(source: str, line: str) -> str:
    """The move that takes a group to a line."""
    return f"{source}{line}"


def why_not(match: Playing, spot: Spot, held: str) -> Answer | None:
    """Why a place cannot be chosen now, with the group `held` in hand; None if it can."""
    position = cast(AzulPosition, match.position())
    phase, word = position["phase"], spot.word
    if phase == "tiling":
        return refused(match, word if "@" in word else "1B1")
    if "@" in word:
        return Answer(say("azul-why-wall-later"), "4.1")
    if spot.seat is not None:
        if held:
            return refused(match, f"{held}{word}") if word in "12345F" else None
        return Answer(say("why-take-first"), "3.2")
    if spot.kind:
        return None
    if word == "C" and position["marker"] == "centre":
        return Answer(say("azul-why-marker-alone"), "3.3")
    return Answer(say("why-nothing-there"), "3.2")
