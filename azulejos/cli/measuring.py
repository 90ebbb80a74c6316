"""Commands for measuring: rules, engine, server, players."""

import argparse
import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from azulejos.cli.arguments import (
    Commands,
    add_options,
    amount,
    count,
    given_options,
    new_match,
    read_match,
)
from azulejos.notation import GAMES


def add_commands(commands: Commands) -> None:
    """perft, bench, fuzz, arena"""
    perft = commands.add_parser("perft", help="count the lines of moves from a position")
    perft.add_argument("depth", type=count, help="how many moves a line has")
    perft.add_argument("--position", metavar="WHAT", help="a position (default: a new game)")
    perft.add_argument("--divide", action="store_true", help="for each first move")
    perft.add_argument("--game", choices=GAMES, default="azul")
    add_options(perft)
    perft.set_defaults(run=_perft)

    bench = commands.add_parser("bench", help="measure engine, searches or server on this machine")
    bench.add_argument("what", nargs="?", choices=("engine", "search", "server"), default="engine")
    bench.add_argument("--json", action="store_true", help="one JSON object")
    bench.set_defaults(run=_bench)

    fuzz = commands.add_parser("fuzz", help="play odd games by the million, and check everything")
    fuzz.add_argument("game", nargs="?", choices=GAMES, default="azul")
    fuzz.add_argument("--games", type=count, default=100_000)
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.set_defaults(run=_fuzz)

    _add_arena(commands)


def _add_arena(commands: Commands) -> None:
    arena = commands.add_parser("arena", help="measure players against each other")
    arena.add_argument("entrants", nargs="+", metavar="WHO", help="bots, or 'program:./mybot'")
    arena.add_argument("--games", type=count, default=100, help="games of each line-up")
    arena.add_argument("--game", choices=GAMES, default="azul")
    add_options(arena)
    arena.add_argument("--seconds", type=amount, help="time for a move")
    arena.add_argument("--nodes", type=count, help="positions that a move may look at")
    arena.add_argument("--depth", type=count, help="moves that a move may look ahead")
    arena.add_argument(
        "--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"), help="stop when it is clear which"
    )
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="keep games and results; go on")
    arena.add_argument("--jobs", type=count, metavar="N", help="processes (default: all cores)")
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.set_defaults(run=_arena)


def _perft(options: argparse.Namespace) -> int:
    from azulejos.tools.perft import divided, perft

    match = read_match(options.position) if options.position else new_match(options)
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
    elif options.what == "search":
        from azulejos.tools.bench_search import bench
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


def _arena(options: argparse.Namespace) -> int:
    from azulejos.arena import Arena, Plan, Sprt
    from azulejos.tools.tournament import run

    chosen = given_options(options) | ({} if options.start is None else {"start": options.start})
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
