"""Programs as players: a line protocol in the spirit of UCI (docs/reference/protocol.md).

This is the side that asks. `engine.py` is the side that answers.
"""

import json
import math
import os
import shlex
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from threading import Lock, Thread, Timer
from typing import IO, Final, Literal

from azulejos.match import Match
from azulejos.notation.errors import BadOption, at
from azulejos.notation.position import JsonObject
from azulejos.search.choice import Bot, Choice
from azulejos.search.limits import Limit
from azulejos.words import Message
from azulejos.words.system import in_words

PROTOCOL: Final = 1
"""The version of the protocol; both sides say it in `hello`."""
START_SECONDS: Final = 60.0
"""How long a program may take to say `hello`, and to be `ready` for a new game."""
GRACE_SECONDS: Final = 1.0
"""How much longer than its limit a program may take for a move."""
QUIT_SECONDS: Final = 0.5
"""How long a program may take to leave."""
PATIENCE_SECONDS: Final = 600.0
"""How long a program may take for a move without a limit of seconds."""
LINE_BYTES: Final = 1 << 20
LINES: Final = 10_000
"""How long a line may be, and how many of them an answer may have."""
LAST_WORDS: Final = 20
"""How many lines of a program's standard error are kept, to be quoted when it fails."""

Line = JsonObject
Kind = Literal["start", "crash", "timeout", "flood", "nonsense", "refusal", "illegal"]


class ProgramFault(RuntimeError):
    """A program that breaks the protocol: the message says which, and what it did."""

    def __init__(self, command: str, kind: Kind, what: Message) -> None:
        super().__init__(at(command, what))
        self.command = command
        self.kind = kind
        self.what = what

    def __reduce__(self) -> tuple[type["ProgramFault"], tuple[str, Kind, Message]]:
        return type(self), (self.command, self.kind, self.what)


class Program(Bot):
    """A bot that is a program: it runs from its first move until `close`.

    After a fault it is ended; the next move starts it again.
    """

    def __init__(
        self,
        command: str,
        seed: int | None = None,
        *,
        start: float = START_SECONDS,
        grace: float = GRACE_SECONDS,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self.command = command
        self.seed = seed
        """Sent to the program before every game, if it has an option `seed`."""
        self.report: Callable[[Choice], None] | None = None
        self.start_seconds = start
        self.grace = grace
        self.patience = patience
        self.hello: Line = {}
        """The program's first answer: name, games, options."""
        self._words = _words(command)
        self._running: _Running | None = None
        self._before: list[str] | None = None

    def think(self, match: Match, limit: Limit) -> Choice:
        """The program's move. ProgramFault says what went wrong; the program is ended then."""
        try:
            running = self._ready_for(match)
            began = time.perf_counter()
            choice = self._ask(running, match, limit.given())
        except BaseException:
            self.close()
            raise
        self._before = list(match.history)
        return replace(choice, seconds=time.perf_counter() - began)

    def stop(self) -> None:
        """From another thread: ask for the best move so far, at once."""
        if self._running:
            with suppress(OSError):
                self._running.say("stop")

    def close(self) -> None:
        """End the program."""
        running, self._running, self._before = self._running, None, None
        if running:
            running.end()

    # --- What is said -----------------------------------------------------------------------------

    def _ready_for(self, match: Match) -> "_Running":
        """Start the program if it is not running; say `new` if this is another game than before."""
        running = self._running
        if running is None:
            running = self._running = _Running(self.command, self._words)
            with running.within(self.start_seconds, "hello"):
                running.say("hello", protocol=PROTOCOL)
                self.hello = running.answer("hello")
        if self._before is None or match.history[: len(self._before)] != self._before:
            with running.within(self.start_seconds, "ready"):
                if self.seed is not None and "seed" in _options(self.hello):
                    running.say("options", values={"seed": self.seed})
                running.say("new", game=match.game, options=match.options)
                running.answer("ready")
        return running

    def _ask(self, running: "_Running", match: Match, limits: Line) -> Choice:
        allowed = limits["seconds"] + self.grace if "seconds" in limits else self.patience
        info: Line = {}

        def hear(message: Line) -> None:
            info.update(message)
            line = info.get("line")
            if self.report and isinstance(line, list) and line and isinstance(line[0], str):
                self.report(_choice(line[0], info))

        with running.within(allowed, "bestmove"):
            running.say("position", position=match.position(), legal=match.moves())
            running.say("go", **limits)
            move = running.answer("bestmove", hear).get("move")
        if not isinstance(move, str):
            what = Message("programs-no-move", said=repr(move))
            raise ProgramFault(self.command, "nonsense", what)
        refused = match.why_not(move)
        if refused:
            what = Message("programs-illegal", refused=refused.args[0])
            raise ProgramFault(self.command, "illegal", what)
        return _choice(move, info)


class _Running:
    """A running program."""

    def __init__(self, command: str, words: Sequence[str]) -> None:
        self.command = command
        self.overdue: Message | None = None
        self.writing = Lock()
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it started ends with it
            )
        except OSError as error:
            what = Message("programs-cannot-start", error=in_words(error))
            raise self.fault("start", what) from None
        self.last_words: deque[bytes] = deque(maxlen=LAST_WORDS)
        arguments = (self.process.stderr, self.last_words)
        self.listener = Thread(target=_listen, args=arguments, name="standard error", daemon=True)
        self.listener.start()
        self.end = weakref.finalize(self, _end, self.process, self.listener)

    def say(self, kind: str, **content: object) -> None:
        """One line to the program."""
        assert self.process.stdin
        line = json.dumps({"type": kind, **content}).encode() + b"\n"
        with self.writing, suppress(OSError):  # a program that has ended: `answer` reports it
            self.process.stdin.write(line)
            self.process.stdin.flush()

    def answer(self, wanted: str, hear: Callable[[Line], None] | None = None) -> Line:
        """The next line of a kind; `hear` gets the `info` lines before it."""
        for _ in range(LINES):
            message = self._line()
            kind = message.get("type")
            if kind == wanted:
                return message
            if kind == "error":
                said = _short(message.get("message"))
                raise self.fault("refusal", Message("programs-error", said=said))
            if kind != "info":
                other = Message("programs-other", wanted=wanted, said=_short(message))
                raise self.fault("nonsense", other)
            if hear:
                hear(message)
        raise self.fault("flood", Message("programs-lines", count=LINES, wanted=wanted))

    def _line(self) -> Line:
        assert self.process.stdout
        line = self.process.stdout.readline(LINE_BYTES + 1)
        if not line:
            raise self._ended()
        if len(line) > LINE_BYTES:
            raise self.fault("flood", Message("programs-long-line", count=LINE_BYTES))
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise self.fault("nonsense", Message("programs-no-object", said=_short(line)))
        return message

    @contextmanager
    def within(self, seconds: float, what: str) -> Iterator[None]:
        """End the program if it takes longer; reading from it then ends too."""
        late = Message("programs-late", wanted=what, seconds=seconds)
        timer = Timer(seconds, self._expire, (late,))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
        if self.overdue:
            raise self.fault("timeout", self.overdue)

    def _expire(self, overdue: Message) -> None:
        self.overdue = overdue
        _kill(self.process)

    def _ended(self) -> ProgramFault:
        """Why there is nothing more to read."""
        if self.overdue:
            return self.fault("timeout", self.overdue)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.listener.join(1.0)
        words = b"".join(self.last_words).decode(errors="replace").strip()
        ended = _how_it_ended(self.process.poll())
        if words:
            ended = Message("programs-last-words", how=ended, words=words.splitlines()[-1][:200])
        return self.fault("crash", ended)

    def fault(self, kind: Kind, what: Message) -> ProgramFault:
        """What this program did."""
        return ProgramFault(self.command, kind, what)


def _words(command: str, windows: bool = os.name == "nt") -> list[str]:
    """The words of a command; on Windows, backslashes are parts of paths."""
    try:
        words = shlex.split(command, posix=not windows)
    except ValueError as error:
        raise BadOption(Message("programs-quotes", command=command)) from error
    if windows:
        words = [word.strip("\"'") for word in words]
    if not words:
        raise BadOption(Message("programs-no-command", example="program:./mybot --level 3"))
    return words


def _how_it_ended(code: int | None) -> Message:
    if code is None:
        return Message("programs-closed")
    if code < 0:
        return Message("programs-killed", signal=signal.Signals(-code).name)
    return Message("programs-ended", code=str(code))


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and what it started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _end(process: "subprocess.Popen[bytes]", listener: Thread) -> None:
    """Send `quit`; kill the program if it does not leave."""
    assert process.stdin
    assert process.stdout
    with suppress(OSError):
        os.set_blocking(process.stdin.fileno(), False)  # it may have stopped reading long ago
        process.stdin.write(b'{"type": "quit"}\n')
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()
    try:
        process.wait(QUIT_SECONDS)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()
    listener.join(QUIT_SECONDS)


def _listen(pipe: IO[bytes], last_words: deque[bytes]) -> None:
    with pipe:
        while line := pipe.readline(LINE_BYTES):
            last_words.append(line)


def _short(said: object) -> str:
    text = said.decode(errors="replace").strip() if isinstance(said, bytes) else str(said)
    return text if len(text) <= 200 else f"{text[:200]}…"


def _options(hello: Line) -> Line:
    options = hello.get("options")
    return options if isinstance(options, dict) else {}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and value is not True and math.isfinite(value)


def _choice(move: str, info: Line) -> Choice:
    """A program's move as a choice, with the parts of its `info` that make sense."""
    value, nodes, line = info.get("value"), info.get("nodes"), info.get("line")
    others = info.get("alternatives")
    others = others if isinstance(others, dict) else {}
    line = line if isinstance(line, list) else []
    return Choice(
        move,
        value=float(value) if _is_number(value) else None,  # type: ignore[arg-type]
        line=[text for text in line if isinstance(text, str)] or [move],
        alternatives={text: float(v) for text, v in others.items() if _is_number(v)},
        nodes=nodes if type(nodes) is int else 0,
    )
