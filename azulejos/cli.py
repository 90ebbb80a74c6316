"""The command line: `azulejos --help`."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation import GAMES
from azulejos.notation.errors import BadOption, NotationError

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

Moves and positions are explained in docs/notation.md, the rules in docs/rules/.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except (NotationError, OSError) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        advice = "install it with: pip install 'azulejos[fast]'"
        print(f"azulejos: this needs {error.name}; {advice}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    return code


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
        help="who sits there, once a seat: me, random, greedy (default: me, then greedy)",
    )
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="play in the browser, with people and bots")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0: for other machines, too")
    serve.add_argument("--port", type=int, default=2017, help="default: 2017; 0: any free one")
    serve.add_argument("--database", metavar="WHERE", help="a file, or postgresql://...")
    serve.add_argument("--workers", type=_count, default=1, help="processes (with PostgreSQL)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument("--no-rates", action="store_true", help="no limits on how often")
    serve.set_defaults(run=_serve)

    show = commands.add_parser("show", help="draw a position or a record")
    _add_what(show)
    show.add_argument("--ply", type=int, metavar="N", help="a record after its first N moves")
    show.add_argument("--seat", type=int, default=0, help="whose board comes first")
    show.add_argument("--json", action="store_true", help="the position as JSON instead")
    show.add_argument("--text", action="store_true", help="the position as one line instead")
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
    return parser


def _count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


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
    names = ("players", "wall", "side", "tablets")
    given = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if len(given.get("tablets", "")) == 1 and given["tablets"][0] in ("first", "three", "four"):
        given["tablets"] = given["tablets"][0]
    return new(
        options.game, start=options.start, seed=options.seed, nature=nature, **{**more, **given}
    )


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


def _serve(options: argparse.Namespace) -> int:
    from azulejos.server.run import serve

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
    else:
        print(board(match.position(), options.seat, _names(match)))
    return 0


def _names(match: Match) -> list[str]:
    return [match.headers.get(f"Seat{seat}", f"Seat {seat}") for seat in range(match.players)]


def _replay(options: argparse.Namespace) -> int:
    from azulejos.drawing.text import board

    text = sys.stdin.read() if options.record == "-" else _read_file(options.record)
    whole = read_record(text)
    stop = options.all or options.record == "-" or not sys.stdin.isatty()
    for ply, move in enumerate(whole.history, start=1):
        if move.startswith("=") or move == "again":
            continue
        match = read_record(text, plies=ply)
        print(f"\n{ply}/{len(whole.history)}: {move}\n")
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


if __name__ == "__main__":
    sys.exit(main())
