"""Programs as players: both sides of the protocol, with real programs, good and bad."""

import io
import json
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

import azulejos
from azulejos.cli import main
from azulejos.players import PLAYERS, Choice, Thinker, player
from azulejos.players.engine import serve
from azulejos.players.protocol import Program, ProgramFault, _words

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "bot.py"
ENGINE = f"{sys.executable} -m azulejos engine"
MATCH = azulejos.new("azul", start=0, seed=8)

POLITE = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    return json.loads(sys.stdin.readline() or '{"type": "quit"}')
def begin():
    assert hear()["type"] == "hello"
    say(type="hello", protocol=1, name="polite")
    assert hear()["type"] == "new"
    say(type="ready")
    position = hear()
    assert hear()["type"] == "go"
    return position
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    def write_program(code: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(POLITE + textwrap.dedent(code), encoding="utf-8")
        return f"{sys.executable} {file}"

    return write_program


def ask(command: str, **settings: float) -> Choice:
    program = Program(command, **settings)  # type: ignore[arg-type]
    try:
        return program.choose(MATCH, seconds=0.2)
    finally:
        program.close()


# --- The side that answers ------------------------------------------------------------------------


def test_the_transcript_in_the_document_word_for_word() -> None:
    lines = [line for line in DOCUMENT.splitlines() if line.startswith(("> {", "> h", "< {"))]
    assert {json.loads(line[2:])["type"] for line in lines if line != "> hello?"} >= {
        *("hello", "options", "new", "ready", "position", "go"),
        *("info", "bestmove", "error", "stop", "quit"),
    }
    with subprocess.Popen(
        ENGINE.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as engine:
        assert engine.stdin
        assert engine.stdout
        for line in lines:
            if line.startswith("> "):
                engine.stdin.write(line[2:] + "\n")
                engine.stdin.flush()
            else:
                assert engine.stdout.readline() == line[2:] + "\n"
        assert engine.stdout.read() == ""
    assert engine.returncode == 0


def converse(*messages: Any, name: str = "greedy") -> list[dict[str, Any]]:
    """What the engine says to some lines."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in messages]
    said = io.StringIO()
    serve(name, 1, io.StringIO("\n".join(lines) + "\n"), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_three_ways_to_say_a_position() -> None:
    new = {"game": "azul", "options": {"players": 2, "start": 0}, "moves": MATCH.history}
    answers = []
    for way in ({"position": MATCH.position()}, {"text": MATCH.text()}, new):
        answers.append(converse({"type": "position", **way}, {"type": "go"})[-1])
    assert answers[0]["type"] == "bestmove"
    assert answers[0] == answers[1] == answers[2]


OVER = azulejos.new("azul", seed=1)
while not OVER.over:
    OVER.play(OVER.moves()[0])
POSITION = {"type": "position", "text": MATCH.text()}


@pytest.mark.parametrize(
    ("messages", "error"),
    [
        (["{"], "this is not JSON"),
        (["[" * 100_000], "too many layers"),
        (["9" * 5000], "this is not JSON"),
        (["[]"], "a line is a JSON object with a type"),
        (["{}"], "a line is a JSON object with a type"),
        ([{"type": "dance"}], "type: 'dance' should be one of hello, options,"),
        ([{"type": "hello", "protocol": 2}], "speaks version 1"),
        ([{"type": "options"}], "values: None should be an object"),
        ([{"type": "options", "values": {"wings": 2}}], "'wings' should be one of player, seed"),
        ([{"type": "options", "values": {"seed": "x"}}], "seed: 'x' should be a whole number"),
        ([{"type": "options", "values": {"player": "deep"}}], "'deep': no such player"),
        ([{"type": "options", "values": {"player": 3}}], "player: 3 should be a text"),
        ([{"type": "new", "game": "chess"}], "'chess': no such game"),
        ([{"type": "position"}], "should have one of position, text, game"),
        ([{"type": "position", "text": "", "game": ""}], "should have one of"),
        ([{"type": "position", "position": 3}], "a position is an object"),
        ([{"type": "position", "text": 3}], "text: 3 should be a text"),
        ([{"type": "position", "text": "azul 2"}], "a line of azul has"),
        ([{"type": "position", "game": "chess"}], "'chess': no such game"),
        ([{"type": "position", "game": "azul", "options": []}], "options: [] should be an object"),
        ([{"type": "position", "game": "azul", "options": {"players": 9}}], "players=9"),
        ([{**POSITION, "moves": "1B1"}], "moves: '1B1' should be a list"),
        ([{**POSITION, "moves": ["1B1", "1B1"]}], "move 2: 1B1"),
        ([{"type": "go"}], "there is no position yet"),
        ([{"type": "position", "game": "azul"}, {"type": "go"}], "nature is to draw one of =B"),
        ([{"type": "position", "text": OVER.text()}, {"type": "go"}], "the game is over"),
        ([POSITION, {"type": "go", "seconds": "1"}], "seconds: '1' should be a number above 0"),
        ([POSITION, {"type": "go", "seconds": True}], "seconds: True"),
        ([POSITION, '{"type": "go", "seconds": NaN}'], "seconds: nan"),
        ([POSITION, {"type": "go", "nodes": 1.5}], "nodes: 1.5 should be a whole number above 0"),
        ([POSITION, {"type": "go", "depth": 0}], "depth: 0"),
    ],
)
def test_bad_input_gets_an_error_and_breaks_nothing(messages: list[Any], error: str) -> None:
    said = converse(*messages, {"type": "hello"}, POSITION, {"type": "go", "seconds": 0.1})
    assert error in said[0]["message"]
    assert [message["type"] for message in said] == ["error", "hello", "info", "bestmove"]


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_a_new_game_is_dealt_at_once(game: str) -> None:
    new = {"type": "new", "game": game, "options": {}}
    assert converse(new, {"type": "quit"}) == [{"type": "ready"}]


def test_a_bad_position_leaves_the_good_one() -> None:
    said = converse(POSITION, {"type": "position", "text": "azul"}, {"type": "go"})
    assert [message["type"] for message in said] == ["error", "info", "bestmove"]


def test_bytes_that_are_no_text_are_bad_input_too() -> None:
    done = subprocess.run(
        ENGINE.split(), input=b'\xff\xfe\n{"type": "hello"}\n', stdout=subprocess.PIPE, check=True
    )
    kinds = [json.loads(line)["type"] for line in done.stdout.splitlines()]
    assert kinds == ["error", "hello"]


class Slow:
    """Thinks until it is stopped, and prints while it does."""

    def __init__(self, seed: int | None = None) -> None:
        self.report: Callable[[Choice], None] | None = None
        self.stopped = Event()

    def choose(self, match: azulejos.Match, **limits: Any) -> Choice:
        print("thinking aloud")
        move = match.moves()[0]
        if self.report:
            self.report(Choice(move, value=1.0, line=[move]))
        assert self.stopped.wait(10)
        return Choice(move, value=2.0, line=[move])

    def stop(self) -> None:
        self.stopped.set()


class Broken(Slow):
    """Breaks down when it is asked."""

    def choose(self, match: azulejos.Match, **limits: Any) -> Choice:
        raise ZeroDivisionError("my fault")


def test_stop_info_and_what_must_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "slow", Slow)
    assert isinstance(Slow(), Thinker)
    said = converse(
        {"type": "stop"}, POSITION, {"type": "go"}, POSITION, {"type": "stop"}, name="slow"
    )
    kinds = [message["type"] for message in said]
    assert sorted(kinds) == ["bestmove", "error", "info", "info"]
    assert kinds[-1] == "bestmove"
    assert "still thinking" in said[kinds.index("error")]["message"]
    assert [m["value"] for m in said if m["type"] == "info"] == [1.0, 2.0]


def test_a_bot_that_breaks_down_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "broken", Broken)
    said = converse(POSITION, {"type": "go"}, name="broken")
    assert said == [{"type": "error", "message": "ZeroDivisionError: my fault"}]


# --- The side that asks ---------------------------------------------------------------------------


def test_a_program_plays_as_the_player_that_it_is() -> None:
    program = player(f"program:{ENGINE} --player greedy", seed=5)
    assert isinstance(program, Program)
    match = MATCH.copy(seed=2)
    direct = player("greedy", 5)
    while not match.over:
        choice = program.choose(match, seconds=5)
        expected = direct.choose(match)
        assert choice.move == expected.move
        assert choice.line == [choice.move]
        assert choice.nodes == expected.nodes
        assert choice.value == pytest.approx(expected.value, abs=1e-4)
        assert choice.seconds > 0
        match.play(choice.move)
    assert program.hello["name"] == "azulejos greedy"
    assert program.choose(MATCH).move in MATCH.moves()  # another game, the same program
    program.close()


def test_the_example_bot_is_short_and_imports_nothing_of_ours() -> None:
    code = EXAMPLE.read_text(encoding="utf-8")
    body = code.split('"""', 2)[2]
    assert "azulejos" not in body
    assert len([line for line in body.splitlines() if line.strip()]) <= 35
    program = Program(f"{sys.executable} {EXAMPLE}", 1)
    match = azulejos.new("azul", wall="grey", players=3, seed=3)
    while not match.over:
        match.play(program.choose(match, seconds=1).move)
    program.close()


def test_stopping_and_hearing_a_program(write: Callable[[str], str]) -> None:
    program = Program(
        write("""
        legal = begin()["legal"]
        say(type="info", line=[legal[0]], value=1, nodes=7)
        assert hear()["type"] == "stop"
        say(type="info", value="much", line="no list", alternatives={"x": "y", "1B1": 2})
        say(type="bestmove", move=legal[0])
        """)
    )
    heard: list[Choice] = []

    def hear(choice: Choice) -> None:
        heard.append(choice)
        program.stop()

    program.report = hear
    choice = program.choose(MATCH, seconds=5)
    assert [(c.move, c.value, c.nodes) for c in heard] == [("1B1", 1.0, 7)]
    assert (choice.move, choice.value, choice.line) == ("1B1", None, ["1B1"])
    assert choice.alternatives == {"1B1": 2.0}
    program.close()


def test_starting_is_not_thinking(write: Callable[[str], str]) -> None:
    command = write("time.sleep(0.6); say(type='bestmove', move=begin()['legal'][0])")
    choice = ask(command, grace=0.1)
    assert 0 < choice.seconds < 0.3


BAD = {
    "crash": (
        "begin(); raise SystemError('out of tiles')",
        "ended with code 1: SystemError: out of",
    ),
    "crash at once": ("sys.exit(3)", "ended with code 3"),
    "crash by signal": ("import os; os.kill(os.getpid(), 9)", "was ended by SIGKILL"),
    "timeout": ("begin(); time.sleep(60)", "no bestmove within 0.3 s"),
    "timeout at hello": ("time.sleep(60)", "no hello within 0.5 s"),
    "timeout with a child": (
        "import subprocess; begin(); subprocess.run([sys.executable, '-c', 'import time; "
        "time.sleep(60)'])",
        "no bestmove within 0.3 s",
    ),
    "illegal": ("begin(); say(type='bestmove', move='CB1')", "illegal move CB1: the centre has no"),
    "illegal nonsense": ("begin(); say(type='bestmove', move='e4')", "illegal move e4: not a move"),
    "nonsense no move": ("begin(); say(type='bestmove')", "bestmove without a move: None"),
    "nonsense no JSON": ("begin(); print('thinking', flush=True)", "no JSON object: thinking"),
    "nonsense no object": ("begin(); print('[]', flush=True)", "no JSON object: []"),
    "nonsense layers": ("begin(); print('[' * 99999, flush=True)", "no JSON object: [[["),
    "nonsense other": ("begin(); say(type='ready')", "bestmove was due, but it says {'type': 'rea"),
    "refusal": ("begin(); say(type='error', message='no idea')", "says error: no idea"),
    "flood of lines": ("begin()\nwhile True: say(type='info')", "more than 10,000 lines without"),
    "flood in one line": (
        "begin()\nprint('x' * (1 << 21), flush=True)",
        "a line of more than 1,048",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_programs_are_explained(name: str, write: Callable[[str], str]) -> None:
    code, message = BAD[name]
    command = write(code)
    began = time.monotonic()
    grace = 10.0 if name.startswith("flood") else 0.1
    with pytest.raises(ProgramFault) as fault:
        ask(command, start=0.5 if "hello" in name else 30.0, grace=grace)
    assert time.monotonic() - began < 8
    assert fault.value.kind == name.split(maxsplit=1)[0]
    assert message in str(fault.value)
    assert str(fault.value).startswith(f"{command}: ")


def test_a_program_that_does_not_read_is_late_and_not_waited_for(
    write: Callable[[str], str],
) -> None:
    command = write("""
        position = begin()
        for _ in range(1000):
            say(type="bestmove", move=position["legal"][0])
        time.sleep(60)
    """)
    program = Program(command, grace=0.1)

    def play_on() -> None:
        for _ in range(1001):  # its answers are there, but what it is asked fills the pipe
            program.choose(MATCH, seconds=0.2)

    began = time.monotonic()
    with pytest.raises(ProgramFault, match="no bestmove within"):
        play_on()
    assert time.monotonic() - began < 8


def test_a_program_is_started_anew_after_a_fault(write: Callable[[str], str]) -> None:
    program = Program(write("say(type='bestmove', move=begin()['legal'][0])"))
    assert program.choose(MATCH, seconds=5).move == "1B1"
    with pytest.raises(ProgramFault):
        program.choose(MATCH, seconds=5)  # it answers once, then ends
    assert program.choose(MATCH, seconds=5).move == "1B1"
    program.close()
    program.close()


def test_programs_that_cannot_start() -> None:
    with pytest.raises(ProgramFault, match="no-such-bot: cannot be started: there") as fault:
        player("program:no-such-bot").choose(MATCH)
    assert fault.value.kind == "start"
    for name in ("program:", "program:'"):
        with pytest.raises(azulejos.BadOption, match="program:"):
            player(name)


def test_threads_do_not_keep_a_forgotten_program_alive() -> None:
    program = Program(f"{sys.executable} {EXAMPLE}")
    program.choose(MATCH, seconds=5)
    assert program._running
    process = program._running.process
    del program
    deadline = Thread(target=process.wait, daemon=True)
    deadline.start()
    deadline.join(5)
    assert process.poll() is not None


def test_a_program_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seat", f"program:{sys.executable} {EXAMPLE}", "--seat", "random"]
    assert main(["play", "azul", "--seed", "1", *seats]) == 0
    assert azulejos.read_record(capsys.readouterr().out.partition("record:\n\n")[2]).over
    assert main(["play", "azul", "--seat", "program:no-such-bot", "--start", "0"]) == 2
    assert "azulejos: no-such-bot: cannot be started" in capsys.readouterr().err


def test_paths_on_windows() -> None:
    command = r'"C:\Program Files\bot.exe" --net C:\nets\best.npz'
    assert _words(command, windows=True) == [
        r"C:\Program Files\bot.exe",
        "--net",
        r"C:\nets\best.npz",
    ]
    assert _words("'./my bot' --level 3", windows=False) == ["./my bot", "--level", "3"]
