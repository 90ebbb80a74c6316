"""What can be wrong with what a person or a program says: each error is one clear sentence."""


class NotationError(ValueError):
    """Anything that was said and cannot be: its message says what is wrong, and where."""


class BadOption(NotationError):
    """No such game, or no such way of playing it."""


class BadPosition(NotationError):
    """A position that cannot be: the message names the place and the fault."""


class BadRecord(NotationError):
    """A record that does not replay: the message names the line or the move."""


class IllegalMove(NotationError):
    """A move that the rules do not allow now, or a text that is no move at all.

    `move` is the text, `reason` says why not, `clause` is the rule (such as "3.4").
    """

    def __init__(self, move: str, reason: str, game: str, clause: str) -> None:
        super().__init__(f"{move}: {reason} ({game} §{clause})")
        self.move = move
        self.reason = reason
        self.game = game
        self.clause = clause

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, str, str]]:
        return type(self), (self.move, self.reason, self.game, self.clause)
