"""A game in the terminal: people and bots around one keyboard."""

import random
from collections.abc import Callable, Sequence

from azulejos.match import Match
from azulejos.notation.errors import IllegalMove
from azulejos.players import LEVELS, Player, player
from azulejos.views import text_board
from azulejos.words import say
from azulejos.words.system import in_words

HUMAN = "me"

HELP = {
    "3B4 …": "command-help-move",
    "moves": "command-help-moves",
    "hint": "command-help-hint",
    "undo": "command-help-undo",
    "save F": "command-help-save",
    "board": "command-help-board",
    "quit": "command-help-quit",
}
"""What can be typed, with what it does."""

Ask = Callable[[str], str]
Say = Callable[[str], None]


class Table:
    """One game in the terminal. Seats hold a bot, or None for a person at the keyboard."""

    def __init__(self, match: Match, names: Sequence[str], ask: Ask, say: Say) -> None:
        self.match = match
        self.names = [_shown(name, seat) for seat, name in enumerate(names)]
        self.bots: list[Player | None] = [None if n == HUMAN else player(n) for n in names]
        self.ask = ask
        self.say = say
        self.turns: list[Match] = []
        for seat, name in enumerate(self.names):
            match.headers[f"Seat{seat}"] = name

    def play(self) -> Match:
        """Until the end, or until somebody quits; returns the match as it stands then."""
        self.say(f"{say('command-type-a-move')}\n{_help()}\n")
        while not self.match.over:
            seat = self.match.mover
            bot = self.bots[seat]
            if bot is None:
                if not self._persons_turn(seat):
                    return self.match
            else:
                move = bot.choose(self.match).move
                self.match.play(move)
                self.say(say("command-plays", name=self.names[seat], move=move))
        self.draw(0)
        return self.match

    def draw(self, seat: int) -> None:
        """The table, from a seat's side."""
        self.say("\n" + text_board(self.match.position(), seat, self.names))

    def _persons_turn(self, seat: int) -> bool:
        """One move of a person. False: they quit."""
        self.draw(seat)
        before = self.match.copy(random.getrandbits(64))
        while True:
            text = self.ask(f"{self.names[seat]}> ").strip()
            word, _, rest = text.partition(" ")
            if word == "quit":
                return False
            if self._answered(word, rest, seat):
                continue
            if word == "undo" and self.turns:
                self.match = self.turns.pop()
                self.say(say("command-taken-back"))
                return True
            try:
                self.match.play(text)
            except IllegalMove as error:
                self.say(str(error))
                continue
            self.turns.append(before)
            return True

    def _answered(self, word: str, rest: str, seat: int) -> bool:
        """Whether it was a question, which is answered now."""
        if word in ("", "help", "?"):
            self.say(_help())
        elif word == "moves":
            self.say(" ".join(self.match.moves()))
        elif word == "board":
            self.draw(seat)
        elif word == "hint":
            hint = player("greedy").choose(self.match).move
            self.say(say("command-would-play", move=hint))
        elif word == "save":
            self._save(rest)
        elif word == "undo" and not self.turns:
            self.say(say("command-nothing-back"))
        else:
            return False
        return True

    def _save(self, file: str) -> None:
        try:
            with open(file, "w", encoding="utf-8") as out:
                out.write(self.match.record())
        except OSError as error:
            self.say(say("command-not-saved", error=in_words(error)))
        else:
            self.say(say("command-saved", file=file))


def _shown(name: str, seat: int) -> str:
    if name in LEVELS:
        name = say("levels-name", level=name)
    return f"{say('command-you')} ({seat})" if name == HUMAN else f"{name} ({seat})"


def _help() -> str:
    return "\n".join(f"  {word:<9} {say(message)}" for word, message in HELP.items())
