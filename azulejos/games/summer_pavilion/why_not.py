"""Why a place of Summer Pavilion cannot be chosen now."""

from typing import Final, cast

from azulejos.games.summer_pavilion.board import LETTERS, PRICES
from azulejos.games.summer_pavilion.position import PavilionPosition
from azulejos.notation.position import mover
from azulejos.teaching.playing import Playing
from azulejos.teaching.why_not import Answer, Spot, refused
from azulejos.words import say

TURN_CLAUSE: Final = "4.1"
OWN_CLAUSE: Final = "5.2"
LINES: Final = ()


def take_move(source: str, line: str) -> str:
    """The move that takes a group to a line."""
    return f"{source}{line}"


def why_not(match: Playing, spot: Spot, held: str) -> Answer | None:
    """Why a place cannot be chosen now, with the group `held` in hand; None if it can."""
    phase, word = match.position()["phase"], spot.word
    if word == "supply" and phase != "reward":
        return Answer(say("pavilion-why-supply"), "5.5")
    if word.partition("_")[0] in ("pillar", "statue", "window"):
        return Answer(say("pavilion-why-feature"), "5.5")
    if word.startswith("keep") and phase != "keep":
        return Answer(say("pavilion-why-corner"), "5.8")
    if phase == "play" and spot.seat is not None:
        return _no_placing(match, word, held)
    if phase == "acquire":
        if spot.seat is not None:
            return Answer(say("pavilion-why-place-later"), "5.1")
        nothing = Answer(say("why-nothing-there"), "4.2")
        return refused(match, f"{word}{spot.kind}") if spot.kind else nothing
    return refused(match, {"reward": "pass", "keep": "pass"}.get(phase, "1P"))


def _no_placing(match: Playing, rhombus: str, held: str) -> Answer | None:
    """Why no tile, or none of the colour in hand, can be placed on a rhombus."""
    position = cast(PavilionPosition, match.position())
    star, letter = rhombus[:-1], rhombus[-1]
    if star not in PRICES["colour"]:
        return None
    mine = position["players"][mover(position)]
    colours = [held[-1]] if held else sorted(set(mine["tiles"]), key=mine["tiles"].count)
    refusals = [match.why_not(f"{rhombus}:{colour}") for colour in reversed(colours)]
    known = [refusal for refusal in refusals if refusal is not None]
    if not known or any(":" in move and move.startswith(rhombus) for move in match.moves()):
        return None if not held else refused(match, f"{rhombus}:{held[-1]}")
    reason = next((refusal for refusal in known if refusal.clause == "5.3"), known[0])
    if reason.clause != "5.3":
        return Answer(reason.reason, reason.clause)
    colour, wild = reason.move.partition(":")[2][0], position["wild"]
    tiles = mine["tiles"].count(colour) + (mine["tiles"].count(wild) if colour != wild else 0)
    price = PRICES[position["options"]["side"]][star][LETTERS.index(letter)]
    return Answer(say("pavilion-why-too-dear", price=price, tiles=tiles), "5.3")
