"""Why a place of Azul Duel cannot be chosen now."""

from typing import Final

from azulejos.games.duel.captions import CAPTIONS
from azulejos.teaching.playing import Playing
from azulejos.teaching.why_not import Answer, Spot, due, refused
from azulejos.words import say

TURN_CLAUSE: Final = "4.1"
OWN_CLAUSE: Final = "6.3"
LINES: Final = tuple("123456")


def take_move(source: str, line: str) -> str:
    """The move that takes a group to a line."""
    return f"M{source[-1]}>{line}" if source[0] == "M" else f"{source}>{line}"


def why_not(match: Playing, spot: Spot, held: str) -> Answer | None:
    """Why a place cannot be chosen now, with the group `held` in hand; None if it can."""
    phase, word = match.position()["phase"], spot.word
    if phase == "lay":
        return refused(match, f"{_square(word)}r0") if "@" in word else due(match, CAPTIONS, "stop")
    if phase == "decorate":
        return refused(match, word) if word[1:2] == "@" else due(match, CAPTIONS, "stop")
    if phase != "acquire":
        offered = phase == "plates" and word in ("P1", "P2", "P3")
        return refused(match, word) if offered else due(match, CAPTIONS, "leave")
    if "@" in word:
        return Answer(say("duel-why-dome-later"), "7.1")
    if spot.seat is not None:
        if held and word in "123456":
            return refused(match, take_move(held, word))
        return Answer(say("why-take-first"), "6.3") if word in "123456F" else None
    if word[0] in "PC":
        return refused(match, word)
    if word == "deck":
        return refused(match, "draw")
    if spot.buried:
        return Answer(say("duel-why-buried"), "6.2")
    return None if spot.kind else Answer(say("why-nothing-there"), "6.1")


def _square(word: str) -> str:
    """The square of a dome to which a cell belongs: `2@5` lies on `@3`."""
    if word[0] == "@":
        return word
    row, column = int(word[0]) - 1, int(word[2]) - 1
    return f"@{row // 2 * 3 + column // 2 + 1}"
