"""Our players as a program for others: the answering side of docs/reference/protocol.md."""

import json
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from threading import Lock, Thread
from typing import Final, TextIO

from azulejos.games import GAMES
from azulejos.match import MANUAL, Match, from_position, from_text, new
from azulejos.notation.errors import NotationError, at, quoted
from azulejos.notation.position import Options
from azulejos.notation.reading import parse_json
from azulejos.players import Choice, Thinker, player, warm_up
from azulejos.players.protocol import PROTOCOL, Line
from azulejos.search.limits import LIMIT_TYPES, Limit
from azulejos.words import Message

ALTERNATIVES: Final = 5
"""How many other moves `info` lists."""
POSITION_KEYS: Final = ("position", "text", "game")


def serve(name: str, seed: int | None, lines: TextIO, out: TextIO) -> None:
    """Answer line by line until `quit`, or until there are no more lines."""
    writing = Lock()

    def say(message: Line) -> None:
        with writing:
            out.write(json.dumps(message, ensure_ascii=False) + "\n")
            out.flush()

    with redirect_stdout(sys.stderr):  # a player that prints must not spoil the protocol
        Engine(say, name, seed).listen(lines)


class Engine:
    """The state of a program between two lines: its options, a position, a running search."""

    def __init__(self, say: Callable[[Line], None], name: str, seed: int | None = None) -> None:
        self.say = say
        self.options: Options = {"player": name, "seed": seed}
        self.player = player(name, seed)
        self.match: Match | None = None
        self.thread: Thread | None = None
        self.thinking = False
        self.commands: dict[str, Callable[[Line], None]] = {
            "hello": self._hello,
            "options": self._options,
            "new": self._new,
            "position": self._position,
            "go": self._go,
            "stop": lambda message: self._stop(),
        }

    def listen(self, lines: Iterable[str]) -> None:
        """Execute each line. A bad line gets an error line and changes nothing."""
        for line in lines:
            if not line.strip():
                continue
            try:
                message = _read(line)
                if message["type"] == "quit":
                    break
                self._execute(message)
            except NotationError as error:
                self._error(str(error))
            except Exception as error:  # no line may end the program
                self._error(f"{type(error).__name__}: {error}")
        self._stop()
        self._wait()

    def _execute(self, message: Line) -> None:
        command = self.commands.get(message["type"])
        if command is None:
            known = ", ".join((*self.commands, "quit"))
            said = quoted(message["type"])
            raise _wrong("type", Message("faults-choice", said=said, known=known))
        if self.thinking and message["type"] not in ("hello", "stop"):
            raise _wrong(message["type"], Message("programs-thinking"))
        command(message)

    def _error(self, text: str) -> None:
        self.say({"type": "error", "message": text})

    # --- The commands -----------------------------------------------------------------------------

    def _hello(self, message: Line) -> None:
        if message.get("protocol", PROTOCOL) != PROTOCOL:
            raise _wrong("protocol", Message("programs-version", version=PROTOCOL))
        self.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "name": f"azulejos {self.options['player']}",
                "games": list(GAMES),
                "options": self.options,
            }
        )

    def _options(self, message: Line) -> None:
        values = message.get("values")
        if not isinstance(values, dict):
            raise _wrong("values", Message("faults-no-object", said=quoted(values)))
        for name in values:
            if name not in self.options:
                known = ", ".join(self.options)
                raise _wrong("values", Message("faults-choice", said=quoted(name), known=known))
        chosen = {**self.options, **values}
        if not isinstance(chosen["player"], str):
            raise _wrong("player", Message("faults-no-text", said=quoted(chosen["player"])))
        if not (chosen["seed"] is None or type(chosen["seed"]) is int):
            raise _wrong("seed", Message("faults-no-number", said=quoted(chosen["seed"])))
        self.player = player(chosen["player"], chosen["seed"])
        self.options = chosen

    def _new(self, message: Line) -> None:
        if "game" in message:
            game = {"game": message["game"], "options": message.get("options", {})}
            table = _first_position(game)
            warm_up(self.options["player"], _dealt(table))
        self.player = player(self.options["player"], self.options["seed"])
        self.match = None
        self.say({"type": "ready"})

    def _position(self, message: Line) -> None:
        match = _first_position(message)
        moves = message.get("moves", [])
        if not (isinstance(moves, list) and all(isinstance(move, str) for move in moves)):
            raise _wrong("moves", Message("programs-no-moves", said=quoted(moves)))
        for count, move in enumerate(moves, start=1):
            refused = match.why_not(move)
            if refused:
                place = Message("programs-move", count=count)
                raise _wrong(place, refused.args[0])
            match.play(move)
        self.match = match

    def _go(self, message: Line) -> None:
        if self.match is None:
            raise _wrong("go", Message("programs-no-position"))
        try:
            _ = self.match.mover
        except NotationError as error:
            raise _wrong("go", error.args[0]) from None
        # Nature draws by itself in this match, because the player may play on in copies.
        match = from_position(self.match.position(), seed=self.options["seed"])
        self.thread = Thread(target=self._think, args=(match, _limit(message)), daemon=True)
        self.thinking = True
        self.thread.start()

    def _think(self, match: Match, limit: Limit) -> None:
        if isinstance(self.player, Thinker):
            self.player.report = self._inform
        try:
            choice = self.player.choose(match, **limit.given())
        except Exception as error:  # whatever it is, the other side waits for an answer
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


def _wrong(place: str | Message, what: Message) -> NotationError:
    return NotationError(at(place, what))


def _read(line: str) -> Line:
    message = parse_json(line)
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise NotationError(Message("programs-no-type"))
    return message


def _first_position(message: Line) -> Match:
    """The position of a message, given in one of three ways; nature's moves are given too."""
    named = [key for key in POSITION_KEYS if key in message]
    if len(named) != 1:
        raise _wrong("position", Message("programs-one-of", known=", ".join(POSITION_KEYS)))
    if named == ["position"]:
        return from_position(message["position"], nature=MANUAL)
    if not isinstance(message[named[0]], str):
        raise _wrong(named[0], Message("faults-no-text", said=quoted(message[named[0]])))
    if named == ["text"]:
        return from_text(message["text"], nature=MANUAL)
    options = message.get("options", {})
    if not isinstance(options, dict):
        raise _wrong("options", Message("faults-no-object", said=quoted(options)))
    form: Options = {"start": 0, **options, "nature": MANUAL}
    return new(message["game"], **form)


def _dealt(table: Match) -> Match:
    """Some position of a new game in which a seat is to move: nature draws by itself here.

    It must draw at random. A deal that always takes the first outcome may never end.
    """
    return from_position(table.position(), seed=0)


def _limit(message: Line) -> Limit:
    return Limit(**{name: message.get(name) for name in LIMIT_TYPES})
