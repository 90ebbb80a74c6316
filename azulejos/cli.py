"""The command line: `azulejos --help`."""

import argparse
import io
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeAlias

from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation import GAMES
from azulejos.notation.errors import BadOption, NotationError
from azulejos.players.protocol import ProgramFault

ABOUT = "The Azul family of board games: play, study, measure."
EXAMPLES = """\
examples:
  azulejos play azul                          you against the greedy bot
  azulejos play azul --wall grey --seat me --seat me --seat random
  azulejos serve --open                       the same in the browser, with friends
  azulejos show game.txt --ply 40             a record after 40 moves
  azulejos replay game.txt                    a record, move by move
  azulejos perft 3 --game azul --seed 1       how many lines of 3 moves there are
  azulejos fuzz azul --games 1000000          look for faults in the rules
  azulejos bench --json                       moves per second, and more
  azulejos arena greedy random --games 200 --out results
  azulejos arena 'program:./mybot' greedy --seconds 0.2 --sprt 0 20

Moves and positions are explained in docs/notation.md, the rules in docs/rules/.
"""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except BrokenPipeError:  # whoever read the output has read enough, as `| head` does
        sys.stderr.close()
        return 0
    except (NotationError, ProgramFault, OSError) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"azulejos: {_what_is_missing(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    return code


def _what_is_missing(error: ImportError) -> str:
    if error.name is None:
        return str(error)
    extra = "fast" if error.name in ("numba", "numpy") else "server"
    return f"this needs {error.name}; install it with: pip install 'azulejos[{extra}]'"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="azulejos",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play in the terminal, against people and bots")
    _add_game(play)
    play.add_argument(
        "--seat",
        action="append",
        metavar="WHO",
        help="who sits there, once a seat: me, random, greedy, 'program:./mybot --level 3' "
        "(default: me, then greedy)",
    )
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="play in the browser, with people and bots")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0: for other machines, too")
    serve.add_argument("--port", type=int, default=2017, help="default: 2017; 0: any free one")
    serve.add_argument("--database", metavar="WHERE", help="a file, or postgresql://...")
    serve.add_argument("--workers", type=_count, default=1, help="processes (with PostgreSQL)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument("--no-rates", action="store_true", help="no limits on how often")
    serve.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="a program as a bot"
    )
    serve.set_defaults(run=_serve)

    show = commands.add_parser("show", help="draw a position or a record")
    _add_what(show)
    show.add_argument("--ply", type=int, metavar="N", help="a record after its first N moves")
    show.add_argument("--seat", type=int, default=0, help="whose board comes first")
    show.add_argument("--json", action="store_true", help="the position as JSON instead")
    show.add_argument("--text", action="store_true", help="the position as one line instead")
    show.add_argument("--svg", metavar="FILE", help="draw a picture into a file (- for output)")
    show.add_argument("--png", metavar="FILE", help="the same as a bitmap")
    show.add_argument("--film", metavar="FILE", help="a record as an animated SVG, tiles flying")
    show.add_argument("--theme", choices=("light", "dark", "contrast"), default="light")
    show.add_argument("--shape", choices=("wide", "tall"), default="wide")
    show.set_defaults(run=_show)

    replay = commands.add_parser("replay", help="show a record move by move")
    replay.add_argument("record", help="a file, or - for standard input")
    replay.add_argument("--all", action="store_true", help="print everything, do not wait for keys")
    replay.set_defaults(run=_replay)

    perft = commands.add_parser("perft", help="count the lines of moves from a position")
    perft.add_argument("depth", type=_count, help="how many moves a line has")
    perft.add_argument("--position", metavar="WHAT", help="a position (default: a new game)")
    perft.add_argument("--divide", action="store_true", help="for each first move")
    perft.add_argument("--game", choices=GAMES, default="azul")
    _add_options(perft)
    perft.set_defaults(run=_perft)

    bench = commands.add_parser("bench", help="measure engine or server on this machine")
    bench.add_argument("what", nargs="?", choices=("engine", "server"), default="engine")
    bench.add_argument("--json", action="store_true", help="one JSON object")
    bench.set_defaults(run=_bench)

    fuzz = commands.add_parser("fuzz", help="play odd games by the million, and check everything")
    fuzz.add_argument("game", nargs="?", choices=GAMES, default="azul")
    fuzz.add_argument("--games", type=_count, default=100_000)
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.set_defaults(run=_fuzz)

    _add_engine(commands)
    _add_arena(commands)
    return parser


def _add_engine(commands: Commands) -> None:
    engine = commands.add_parser("engine", help="answer other programs (docs/protocol.md)")
    engine.add_argument("--player", default="greedy", metavar="WHO", help="which bot answers")
    engine.add_argument("--seed", type=int, help="for the same choices again")
    engine.set_defaults(run=_engine)


def _add_arena(commands: Commands) -> None:
    arena = commands.add_parser("arena", help="measure players against each other")
    arena.add_argument("entrants", nargs="+", metavar="WHO", help="bots, or 'program:./mybot'")
    arena.add_argument("--games", type=_count, default=100, help="games of each line-up")
    arena.add_argument("--game", choices=GAMES, default="azul")
    _add_options(arena)
    arena.add_argument("--seconds", type=_amount, help="time for a move")
    arena.add_argument("--nodes", type=_count, help="positions that a move may look at")
    arena.add_argument("--depth", type=_count, help="moves that a move may look ahead")
    arena.add_argument(
        "--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"), help="stop when it is clear which"
    )
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="keep games and results; go on")
    arena.add_argument("--jobs", type=_count, metavar="N", help="processes (default: all cores)")
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.set_defaults(run=_arena)


def _count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", choices=GAMES, default="azul")
    _add_options(command)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, metavar="N", help="azul, summer_pavilion: 2-4")
    command.add_argument("--wall", help="azul: colour, grey")
    command.add_argument("--side", help="summer_pavilion: colour, grey")
    command.add_argument("--tablets", nargs="+", help="duel: first, three, four, or sides by name")
    command.add_argument("--start", type=int, metavar="SEAT", help="who starts (default: by lot)")
    command.add_argument("--seed", type=int, help="for the same draws again")


def _add_what(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", help="a file, - for standard input, or a position as text")


def _new(options: argparse.Namespace, nature: Any = None, **more: Any) -> Match:
    given = {**more, **_given(options)}
    return new(options.game, start=options.start, seed=options.seed, nature=nature, **given)


def _given(options: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    names = ("players", "wall", "side", "tablets")
    given = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if len(given.get("tablets", "")) == 1 and given["tablets"][0] in ("first", "three", "four"):
        given["tablets"] = given["tablets"][0]
    return given


def _read(what: str, ply: int | None = None) -> Match:
    """A match from whatever was named: a record, a position as JSON, or a position as text."""
    text = what
    if what == "-":
        text = sys.stdin.read()
    elif not what.startswith(tuple(f"{game} " for game in GAMES)):
        text = _read_file(what)
    if text.lstrip().startswith("{"):
        return from_position(_json(text), nature="manual")
    if text.lstrip().startswith(("[", "#")):
        return read_record(text, plies=ply)
    return from_text(text.strip(), nature="manual")


def _read_file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotationError(f"{name} is not a text in UTF-8") from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotationError(f"this is not JSON: {error}") from None


# --- The commands ---------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> int:
    from azulejos.tools.terminal import HUMAN, Table

    seats = options.seat or [HUMAN]
    players = options.players or max(2, len(seats))
    seats += ["greedy"] * (players - len(seats))
    if len(seats) != players:
        raise BadOption(f"--seat was given {len(seats)} times, but there are {players} players")
    match = _new(options, **({} if options.game == "duel" else {"players": players}))
    table = Table(match, seats, input, print)
    ended = table.play()
    print(ended.record() if not ended.over else f"The record:\n\n{ended.record()}")
    return 0


def _named(text: str) -> tuple[str, str]:
    name, equals, command = text.partition("=")
    if not (name and equals and command):
        raise BadOption(f"--bot {text}: looks like mybot='./mybot --level 3'")
    return name, command


def _serve(options: argparse.Namespace) -> int:
    from azulejos.players import add_programs
    from azulejos.server.run import serve

    add_programs(dict(map(_named, options.bot)))
    return serve(
        options.host,
        options.port,
        options.database,
        options.workers,
        options.open,
        not options.no_rates,
    )


def _show(options: argparse.Namespace) -> int:
    from azulejos.drawing.text import board

    match = _read(options.what, options.ply)
    if options.seat not in range(match.players):
        raise BadOption(f"--seat {options.seat}: seats are numbered 0 to {match.players - 1}")
    if options.json:
        print(json.dumps(match.position(), ensure_ascii=False, indent=1))
    elif options.text:
        print(match.text())
    elif options.svg or options.png or options.film:
        _draw(match, options)
    else:
        print(board(match.position(), options.seat, _names(match)))
    return 0


def _draw(match: Match, options: argparse.Namespace) -> None:
    """The pictures that were asked for, each into its file."""
    look = {"seat": options.seat, "theme": options.theme, "shape": options.shape}
    if options.film:
        from azulejos.drawing.strip import animated

        _write(options.film, animated(_table_at_each_move(match), names=_names(match), **look))
    if options.svg:
        _write(options.svg, match.svg(**look))
    if options.png:
        from azulejos.drawing import png

        Path(options.png).write_bytes(png(match.svg(**look)))


def _table_at_each_move(match: Match) -> list[Any]:
    """The positions of a match in which a seat was to move, and its last one."""
    tables = (table for table in match.replay() if table.turn != "nature")
    return [table.position() for table in tables]


def _write(file: str, text: str) -> None:
    if file == "-":
        print(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


def _names(match: Match) -> list[str]:
    return [match.headers.get(f"Seat{seat}", f"Seat {seat}") for seat in range(match.players)]


def _replay(options: argparse.Namespace) -> int:
    from azulejos.drawing.text import board

    text = sys.stdin.read() if options.record == "-" else _read_file(options.record)
    whole = read_record(text)
    stop = options.all or options.record == "-" or not sys.stdin.isatty()
    for ply, match in enumerate(whole.replay()):
        if ply == 0 or match.history[-1].startswith("=") or match.history[-1] == "again":
            continue
        print(f"\n{ply}/{len(whole.history)}: {match.history[-1]}\n")
        print(board(match.position(), 0, _names(match)))
        if not stop and input("Enter: next; q: quit ").strip() == "q":
            break
    return 0


def _perft(options: argparse.Namespace) -> int:
    from azulejos.tools.perft import divided, perft

    match = _read(options.position) if options.position else _new(options)
    if options.divide:
        counts = divided(match, options.depth)
        for move, count in counts.items():
            print(f"{move}: {count}")
        print(f"total: {sum(counts.values())}")
    else:
        print(perft(match, options.depth))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from rich.console import Console

    if options.what == "server":
        from azulejos.tools.bench_server import bench
    else:
        from azulejos.tools.bench import bench

    console = Console(stderr=True)
    show = console.status("compiling") if console.is_terminal else nullcontext()
    with show as status:
        figures = bench(lambda what: status.update(what) if status else None)
    if options.json:
        print(json.dumps(figures))
    else:
        _print_table(figures)
    return 0


def _print_table(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "figure", title="azulejos bench", title_justify="left")
    table.columns[1].justify = "right"
    for name, value in figures.items():
        for key, figure in (value if isinstance(value, dict) else {"": value}).items():
            table.add_row(f"{name.replace('_', ' ')} {key}", f"{figure:,}")
    Console().print(table)


def _fuzz(options: argparse.Namespace) -> int:
    from rich.progress import Progress

    from azulejos.tools.fuzz import fuzz

    with Progress(transient=True) as bar:
        task = bar.add_task(f"fuzzing {options.game}", total=options.games)
        for progress in fuzz(options.game, options.games, options.seed):
            bar.update(task, completed=progress.games)
    if progress.fault:
        print(f"A fault with {progress.options}, {progress.characters}. Its record:\n")
        print(progress.fault)
        return 1
    print(f"{progress.games:,} games, every state sound")
    return 0


def _engine(options: argparse.Namespace) -> int:
    from azulejos.players.engine import serve

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    serve(options.player, options.seed, sys.stdin, sys.stdout)
    return 0


def _arena(options: argparse.Namespace) -> int:
    from azulejos.arena import Arena, Plan, Sprt
    from azulejos.tools.tournament import run

    chosen = _given(options) | ({} if options.start is None else {"start": options.start})
    limits = {n: getattr(options, n) for n in ("seconds", "nodes", "depth")}
    plan = Plan(
        options.game,
        tuple(options.entrants),
        options.games,
        options=chosen,
        limits={name: limit for name, limit in limits.items() if limit is not None},
        seed=1 if options.seed is None else options.seed,
    )
    sprt = Sprt(*options.sprt) if options.sprt else None
    run(Arena(plan, options.out, sprt), options.out, options.jobs, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
