"""Our players as a program for others: the answering side of the protocol (docs/protocol.md)."""

import json
import math
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from threading import Lock, Thread
from typing import Any, Final, TextIO

from azulejos.match import MANUAL, Match, from_position, from_text, new
from azulejos.notation import GAMES
from azulejos.notation.errors import BadOption, NotationError
from azulejos.players import Choice, Thinker, player, warm_up
from azulejos.players.protocol import PROTOCOL, Message

KINDS_OF_LIMITS: Final = {"seconds": float, "nodes": int, "depth": int}
ALTERNATIVES: Final = 5
"""Of how many other moves `info` speaks."""
POSITION_KEYS: Final = ("position", "text", "game")


def serve(name: str, seed: int | None, heard: TextIO, said: TextIO) -> None:
    """Answer line by line until `quit`, or until there are no more lines."""
    writing = Lock()

    def say(message: Message) -> None:
        with writing:
            said.write(json.dumps(message, ensure_ascii=False) + "\n")
            said.flush()

    with redirect_stdout(sys.stderr):  # a player that prints must not spoil the protocol
        Engine(say, name, seed).listen(heard)


class Engine:
    """What a program knows between two lines: its options, a position, what it thinks about."""

    def __init__(self, say: Callable[[Message], None], name: str, seed: int | None = None) -> None:
        self.say = say
        self.options: dict[str, Any] = {"player": name, "seed": seed}
        self.player = player(name, seed)
        self.match: Match | None = None
        self.thread: Thread | None = None
        self.thinking = False
        self.commands: dict[str, Callable[[Message], None]] = {
            "hello": self._hello,
            "options": self._options,
            "new": self._new,
            "position": self._position,
            "go": self._go,
            "stop": lambda message: self._stop(),
        }

    def listen(self, lines: Iterable[str]) -> None:
        """Obey each line. A bad one gets an error line, and changes nothing."""
        for line in lines:
            if not line.strip():
                continue
            try:
                message = _read(line)
                if message["type"] == "quit":
                    break
                self._obey(message)
            except NotationError as error:
                self._error(str(error))
            except Exception as error:  # nothing that is said may end the program
                self._error(f"{type(error).__name__}: {error}")
        self._stop()
        self._wait()

    def _obey(self, message: Message) -> None:
        command = self.commands.get(message["type"])
        if command is None:
            known = ", ".join((*self.commands, "quit"))
            raise NotationError(f"type {message['type']!r}: should be one of {known}")
        if self.thinking and message["type"] not in ("hello", "stop"):
            raise NotationError(f"{message['type']}: still thinking; say stop, wait for bestmove")
        command(message)

    def _error(self, text: str) -> None:
        self.say({"type": "error", "message": text})

    # --- The commands -----------------------------------------------------------------------------

    def _hello(self, message: Message) -> None:
        if message.get("protocol", PROTOCOL) != PROTOCOL:
            raise NotationError(f"protocol: this program speaks version {PROTOCOL}")
        self.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "name": f"azulejos {self.options['player']}",
                "games": list(GAMES),
                "options": self.options,
            }
        )

    def _options(self, message: Message) -> None:
        values = message.get("values")
        if not isinstance(values, dict):
            raise BadOption("options: should have values, an object with names and values")
        for name in values:
            if name not in self.options:
                raise BadOption(f"{name!r}: no such option; there are {', '.join(self.options)}")
        chosen = {**self.options, **values}
        if not isinstance(chosen["player"], str):
            raise BadOption(f"player={chosen['player']!r}: should be a name")
        if not (chosen["seed"] is None or type(chosen["seed"]) is int):
            raise BadOption(f"seed={chosen['seed']!r}: should be a whole number or null")
        self.player = player(chosen["player"], chosen["seed"])
        self.options = chosen

    def _new(self, message: Message) -> None:
        if "game" in message:
            game = {"game": message["game"], "options": message.get("options", {})}
            table = _first_position(game)
            warm_up(self.options["player"], _dealt(table))
        self.player = player(self.options["player"], self.options["seed"])
        self.match = None
        self.say({"type": "ready"})

    def _position(self, message: Message) -> None:
        match = _first_position(message)
        moves = message.get("moves", [])
        if not (isinstance(moves, list) and all(isinstance(move, str) for move in moves)):
            raise NotationError("moves: should be a list of texts")
        for count, move in enumerate(moves, start=1):
            refused = match.why_not(move)
            if refused:
                raise NotationError(f"move {count}: {refused}")
            match.play(move)
        self.match = match

    def _go(self, message: Message) -> None:
        if self.match is None:
            raise NotationError("go: there is no position yet")
        if self.match.over:
            raise NotationError("go: the game is over")
        if self.match.turn == "nature":
            draws = ", ".join(self.match.chances())
            raise NotationError(f"go: nature is to draw one of {draws}")
        # From here on, nature draws by itself: the player may play on, on copies.
        match = from_position(self.match.position(), seed=self.options["seed"])
        self.thread = Thread(target=self._think, args=(match, _limits(message)), daemon=True)
        self.thinking = True
        self.thread.start()

    def _think(self, match: Match, limits: dict[str, Any]) -> None:
        if isinstance(self.player, Thinker):
            self.player.report = self._inform
        try:
            choice = self.player.choose(match, **limits)
        except Exception as error:  # whatever it was, who waits for a move must hear of it
            self.thinking = False
            self._error(f"{type(error).__name__}: {error}")
            return
        self._inform(choice)
        self.thinking = False  # before bestmove is out: the next command may follow at once
        self.say({"type": "bestmove", "move": choice.move})

    def _inform(self, choice: Choice) -> None:
        others = list(choice.alternatives.items())[:ALTERNATIVES]
        info = {
            "value": None if choice.value is None else round(choice.value, 4),
            "line": choice.line,
            "alternatives": {move: round(value, 4) for move, value in others},
            "nodes": choice.nodes,
        }
        self.say({"type": "info", **{n: v for n, v in info.items() if v not in (None, {}, [])}})

    def _stop(self) -> None:
        if self.thinking and isinstance(self.player, Thinker):
            self.player.stop()

    def _wait(self) -> None:
        if self.thread:
            self.thread.join()


def _read(line: str) -> Message:
    try:
        message = json.loads(line)
    except RecursionError:
        raise NotationError("this is JSON in too many layers") from None
    except ValueError as error:
        raise NotationError(f"this is not JSON: {error}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise NotationError("a line is a JSON object with a type")
    return message


def _first_position(message: Message) -> Match:
    """The position that a message names, in one of three ways; nature is played by hand."""
    named = [key for key in POSITION_KEYS if key in message]
    if len(named) != 1:
        raise NotationError(f"position: should have one of {', '.join(POSITION_KEYS)}")
    if named == ["position"]:
        return from_position(message["position"], nature=MANUAL)
    if not isinstance(message[named[0]], str):
        raise NotationError(f"{named[0]}: should be a text")
    if named == ["text"]:
        return from_text(message["text"], nature=MANUAL)
    options = message.get("options", {})
    if not isinstance(options, dict):
        raise BadOption("options: should be an object with names and values")
    form: dict[str, Any] = {"start": 0, **options, "nature": MANUAL}
    return new(message["game"], **form)


def _dealt(table: Match) -> Match:
    """A position of a new game in which a seat is to move: any will do."""
    while table.turn == "nature":
        table.play(next(iter(table.chances())))
    return from_position(table.position(), seed=0)


def _limits(message: Message) -> dict[str, Any]:
    limits = {name: message[name] for name in KINDS_OF_LIMITS if message.get(name) is not None}
    for name, value in limits.items():
        number = type(value) is int or (type(value) is float and math.isfinite(value))
        if not number or value <= 0 or not isinstance(value, KINDS_OF_LIMITS[name] | int):
            kind = "number" if name == "seconds" else "whole number"
            raise NotationError(f"{name}={value!r}: should be a {kind} above 0")
    return limits
