"""A game in the terminal: people and bots around one keyboard."""

import random
from collections.abc import Callable, Sequence

from azulejos.drawing.text import board
from azulejos.match import Match
from azulejos.notation.errors import IllegalMove
from azulejos.players import LEVELS, Player, player
from azulejos.words import say

HUMAN = "me"
HELP = """\
  a move    as the board names it, such as 3B4: display 3, blue, to line 4
  moves     all legal moves          hint     what the greedy bot would play
  undo      take back your last move save F   write the record to file F
  board     draw the table again     quit     leave; the record is printed"""

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
        self.say(f"Type a move, or:\n{HELP}\n")
        while not self.match.over:
            seat = self.match.turn
            assert isinstance(seat, int)
            bot = self.bots[seat]
            if bot is None:
                if not self._persons_turn(seat):
                    return self.match
            else:
                move = bot.choose(self.match).move
                self.match.play(move)
                self.say(f"{self.names[seat]} plays {move}")
        self.draw(0)
        return self.match

    def draw(self, seat: int) -> None:
        """The table, from a seat's side."""
        self.say("\n" + board(self.match.position(), seat, self.names))

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
                self.say("Taken back. Tiles that come after it are drawn anew.")
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
            self.say(HELP)
        elif word == "moves":
            self.say(" ".join(self.match.moves()))
        elif word == "board":
            self.draw(seat)
        elif word == "hint":
            self.say(f"greedy would play {player('greedy').choose(self.match).move}")
        elif word == "save":
            self._save(rest)
        elif word == "undo" and not self.turns:
            self.say("There is nothing to take back.")
        else:
            return False
        return True

    def _save(self, file: str) -> None:
        try:
            with open(file, "w", encoding="utf-8") as out:
                out.write(self.match.record())
        except OSError as error:
            self.say(f"Not saved: {error}. `save FILE` needs a file that can be written.")
        else:
            self.say(f"Saved. `azulejos replay {file}` shows it.")


def _shown(name: str, seat: int) -> str:
    if name in LEVELS:
        name = say("levels-name", level=name)
    return f"You ({seat})" if name == HUMAN else f"{name} ({seat})"
