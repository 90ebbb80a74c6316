"""Why can't I? What lies at a point of the picture, and why it cannot be chosen now.

What a move would be refused for, the rules say themselves (`Match.why_not`). Each game turns a
place into the move that it would be (`why_not.py` of its folder), and says what has to come first.
"""

from typing import NamedTuple, Protocol

from azulejos.drawing.sentences import Captions, status
from azulejos.teaching.playing import Playing
from azulejos.words import say


class Answer(NamedTuple):
    """A sentence, and the clause of the rules that explains it."""

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


class Guide(Protocol):
    """What `why_not.py` of a game offers."""

    TURN_CLAUSE: str
    """The clause that says who moves."""
    OWN_CLAUSE: str
    """The clause that says where tiles go."""
    LINES: tuple[str, ...]
    """The lines or rows of the own board that say why they cannot take a group."""

    def take_move(self, source: str, line: str) -> str:
        """The move that takes a group to a line."""

    def why_not(self, match: Playing, spot: Spot, held: str) -> Answer | None:
        """Why a place cannot be chosen now, with the group `held` in hand; None if it can."""


def answer(
    guide: Guide, match: Playing, mine: frozenset[int], spot: Spot, held: str
) -> Answer | None:
    """Why a place cannot be chosen now, with the group `held` in hand; None if nothing is wrong."""
    turn = match.turn
    if not isinstance(turn, int):
        return None
    if turn not in mine:
        return Answer(say("why-not-your-turn"), guide.TURN_CLAUSE)
    if spot.seat is not None and spot.seat != turn:
        return Answer(say("why-not-your-board"), guide.OWN_CLAUSE)
    return guide.why_not(match, spot, held)


def refused(match: Playing, move: str) -> Answer | None:
    """Why the rules refuse a move; None if they do not."""
    refusal = match.why_not(move)
    return None if refusal is None else Answer(refusal.reason, refusal.clause)


def due(match: Playing, captions: Captions, wrong: str) -> Answer | None:
    """What is to be done now instead of `wrong`; the rules would say how moves are written."""
    refusal, position = match.why_not(wrong), match.position()
    sentence = status(captions, position, [""] * match.players, you=True)
    return None if refusal is None else Answer(sentence, refusal.clause)
