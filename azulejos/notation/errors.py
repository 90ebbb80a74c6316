"""The errors for wrong input of people and programs: each is one clear sentence.

Errors hold a `Message`, so that they are read in the reader's language.
"""

from collections.abc import Iterable
from typing import Final

from azulejos.words import Message

LONGEST_QUOTE: Final = 80
"""Characters of wrong input that a message repeats."""


def quoted(value: object) -> str:
    """Wrong input as a message repeats it: short, and whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with too many digits, or too many layers
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def no_such(name: str, said: object, allowed: Iterable[object]) -> Message:
    """The message for an option with a value that is not allowed."""
    known = ", ".join(map(repr, allowed))
    return Message("errors-option", name=name, said=quoted(said), allowed=known)


def no_seat(name: str, said: object, players: int) -> Message:
    """The message for an option that names no seat."""
    return Message("errors-seat", name=name, said=quoted(said), last=players - 1)


def at(place: str | Message, what: str | Message) -> Message:
    """What is wrong, with the place where it stands."""
    return Message("faults-at", place=place, what=what)


class NotationError(ValueError):
    """Wrong input: the message says what is wrong, and where."""


class BadOption(NotationError):
    """No such game, or no such way of playing it."""


class UnknownOption(BadOption, TypeError):
    """An option that a game does not have: Python calls an unknown argument a TypeError."""


class BadPosition(NotationError):
    """A position that cannot be: the message names the place and the fault."""


class BadRecord(NotationError):
    """A record that does not replay: the message names the line or the move."""


class IllegalMove(NotationError):
    """A move that the rules do not allow now, or a text that is no move at all.

    `move` is the text, `reason` says why not, `clause` is the rule (such as "3.4").
    """

    def __init__(self, move: str, reason: Message | str, game: str, clause: str) -> None:
        super().__init__(
            Message("errors-illegal", move=move, reason=reason, game=game, clause=clause)
        )
        self.move = move
        self._reason = reason
        self.game = game
        self.clause = clause

    @property
    def reason(self) -> str:
        """Why not, in the current language."""
        return str(self._reason)

    def in_game(self, number: int) -> "IllegalMove":
        """The same error, with the number of the game that it happened in."""
        reason = at(Message("errors-game", game=number), self._reason)
        return IllegalMove(self.move, reason, self.game, self.clause)

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, Message | str, str, str]]:
        return type(self), (self.move, self._reason, self.game, self.clause)
