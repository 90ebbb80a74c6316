"""Why can't I? For any point of the picture: what lies there, and why it cannot be done now.

What a move would be refused for, the rules say themselves (`Match.why_not`). The rest is said here:
whose turn it is, whose board it is, and what has to come first.
"""

from collections.abc import Callable
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from azulejos.drawing.marks import is_rhombus
from azulejos.drawing.pavilion_board import LETTERS, PRICES
from azulejos.drawing.table import Layout, Piece, Place
from azulejos.drawing.words import status
from azulejos.match import Match
from azulejos.words import say


class Answer(NamedTuple):
    """A sentence, and the clause of the rules where more is said."""

    words: str
    clause: str


class Spot(NamedTuple):
    """What a point of the picture means: a place, and the colour of a tile that lies there."""

    key: str
    kind: str = ""
    buried: bool = False
    """Whether other tiles lie on it."""

    @property
    def seat(self) -> int | None:
        """The seat that the place belongs to; none if it belongs to all."""
        owner, _, word = self.key.partition(":")
        return int(owner) if word else None

    @property
    def word(self) -> str:
        """The place without its seat."""
        return self.key.partition(":")[2] or self.key


def spot_at(table: Layout, x: float, y: float) -> Spot | None:
    """What lies at a point: the smallest place there, and the tile on it."""
    there = [place for place in table.places.values() if _covers(place, x, y)]
    if not there:
        return None
    key = min(there, key=lambda place: place.w * place.h).key
    inside = [piece for piece in table.pieces if piece.place == key]
    hit = next((p for p in reversed(inside) if hypot(p.x - x, p.y - y) < p.size / 2), None)
    if hit is None or len(hit.kind) > 1 or not hit.kind.isalpha():
        return Spot(key)
    return Spot(key, hit.kind, _is_buried(hit, inside))


def _covers(place: Place, x: float, y: float) -> bool:
    cx, cy = place.middle
    dx, dy = x - cx, y - cy
    if not is_rhombus(place):
        return abs(dx) <= place.w / 2 and abs(dy) <= place.h / 2
    turn = radians(-place.turn)
    across, along = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    return 2 * abs(across) / place.w + 2 * abs(along) / place.h <= 1


def _is_buried(piece: Piece, inside: list[Piece]) -> bool:
    return piece.place[0] == "M" and piece.place[1:].isdigit() and piece != inside[-1]


# --- Answers --------------------------------------------------------------------------------------

FIRST: Final = {"azul": "3.1", "summer_pavilion": "4.1", "duel": "4.1"}
"""The clause that says who moves."""
OWN: Final = {"azul": "3.4", "summer_pavilion": "5.2", "duel": "6.3"}
"""The clause that says where tiles go."""


def answer(match: Match, mine: frozenset[int], spot: Spot, held: str) -> Answer | None:
    """Why a place cannot be chosen now, with the group `held` in hand; None if nothing is wrong."""
    game, turn = match.game, match.turn
    if not isinstance(turn, int):
        return None
    if turn not in mine:
        return Answer(say("why-not-your-turn"), FIRST[game])
    if spot.seat is not None and spot.seat != turn:
        return Answer(say("why-not-your-board"), OWN[game])
    return GAMES[game](match, spot, held)


def _refused(match: Match, move: str) -> Answer | None:
    refusal = match.why_not(move)
    return None if refusal is None else Answer(refusal.reason, refusal.clause)


def _due(match: Match, wrong: str) -> Answer | None:
    """What is to be done now instead of `wrong`; the rules would say how moves are written."""
    refusal, position = match.why_not(wrong), match.position()
    names = [""] * match.players
    return None if refusal is None else Answer(status(position, names, you=True), refusal.clause)


def _azul(match: Match, spot: Spot, held: str) -> Answer | None:
    phase, word = match.position()["phase"], spot.word
    if phase == "tiling":
        return _refused(match, word if "@" in word else "1B1")
    if "@" in word:
        return Answer(say("why-wall-later"), "4.1")
    if spot.seat is not None:
        if held:
            return _refused(match, f"{held}{word}") if word in "12345F" else None
        return Answer(say("why-take-first"), "3.2")
    if spot.kind:
        return None
    if word == "C" and match.position()["marker"] == "centre":
        return Answer(say("why-marker-alone"), "3.3")
    return Answer(say("why-nothing-there"), "3.2")


def _summer_pavilion(match: Match, spot: Spot, held: str) -> Answer | None:
    phase, word = match.position()["phase"], spot.word
    if word == "supply" and phase != "reward":
        return Answer(say("why-supply"), "5.5")
    if word.partition("_")[0] in ("pillar", "statue", "window"):
        return Answer(say("why-feature"), "5.5")
    if word.startswith("keep") and phase != "keep":
        return Answer(say("why-corner"), "5.8")
    if phase == "play" and spot.seat is not None:
        return _no_placing(match, word, held)
    if phase == "acquire":
        if spot.seat is not None:
            return Answer(say("why-place-later"), "5.1")
        nothing = Answer(say("why-nothing-there"), "4.2")
        return _refused(match, f"{word}{spot.kind}") if spot.kind else nothing
    return _refused(match, {"reward": "pass", "keep": "pass"}.get(phase, "1P"))


def _no_placing(match: Match, rhombus: str, held: str) -> Answer | None:
    """Why no tile, or none of the colour in hand, can be placed on a rhombus."""
    position = match.position()
    star, letter = rhombus[:-1], rhombus[-1]
    if star not in PRICES["colour"]:
        return None
    mine = position["players"][position["turn"]]
    colours = [held[-1]] if held else sorted(set(mine["tiles"]), key=mine["tiles"].count)
    refusals = [match.why_not(f"{rhombus}:{colour}") for colour in reversed(colours)]
    known = [refusal for refusal in refusals if refusal is not None]
    if not known or any(":" in move and move.startswith(rhombus) for move in match.moves()):
        return None if not held else _refused(match, f"{rhombus}:{held[-1]}")
    told = next((refusal for refusal in known if refusal.clause == "5.3"), known[0])
    if told.clause != "5.3":
        return Answer(told.reason, told.clause)
    colour, wild = told.move.partition(":")[2][0], position["wild"]
    tiles = mine["tiles"].count(colour) + (mine["tiles"].count(wild) if colour != wild else 0)
    price = PRICES[position["options"]["side"]][star][LETTERS.index(letter)]
    return Answer(say("why-too-dear", price=price, tiles=tiles), "5.3")


def _duel(match: Match, spot: Spot, held: str) -> Answer | None:
    phase, word = match.position()["phase"], spot.word
    if phase == "lay":
        return _refused(match, f"{_square(word)}r0") if "@" in word else _due(match, "stop")
    if phase == "decorate":
        return _refused(match, word) if word[1:2] == "@" else _due(match, "stop")
    if phase != "acquire":
        offered = phase == "plates" and word in ("P1", "P2", "P3")
        return _refused(match, word) if offered else _due(match, "leave")
    if "@" in word:
        return Answer(say("why-dome-later"), "7.1")
    if spot.seat is not None:
        if held and word in "123456":
            source = f"M{held[-1]}" if held[0] == "M" else held
            return _refused(match, f"{source}>{word}")
        return Answer(say("why-take-first"), "6.3") if word in "123456F" else None
    if word[0] in "PC":
        return _refused(match, word)
    if word == "deck":
        return _refused(match, "draw")
    if spot.buried:
        return Answer(say("why-buried"), "6.2")
    return None if spot.kind else Answer(say("why-nothing-there"), "6.1")


def _square(word: str) -> str:
    """The square of a dome to which a cell belongs: `2@5` lies on `@3`."""
    if word[0] == "@":
        return word
    row, column = int(word[0]) - 1, int(word[2]) - 1
    return f"@{row // 2 * 3 + column // 2 + 1}"


GAMES: Final[dict[str, Callable[[Match, Spot, str], Answer | None]]] = {
    "azul": _azul,
    "summer_pavilion": _summer_pavilion,
    "duel": _duel,
}
