"""Commands for measuring: rules, engine, server, players."""

import argparse
import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.cli.arguments import (
    Commands,
    add_game,
    amount,
    count,
    given_options,
    new_match,
    read_match,
)
from azulejos.engine.background import prefer_numba
from azulejos.games import DEFAULT_GAME, GAMES
from azulejos.notation.position import JsonObject
from azulejos.words import number, say

if TYPE_CHECKING:  # benchmarks need the compiler, and other commands do not
    from azulejos.bench.rows import Show


def add_commands(commands: Commands) -> None:
    """perft, bench, fuzz, arena"""
    perft = commands.add_parser("perft", help=say("command-perft"))
    perft.add_argument("depth", type=count, help=say("command-perft-depth"))
    perft.add_argument("--position", metavar="WHAT", help=say("command-perft-position"))
    perft.add_argument("--divide", action="store_true", help=say("command-perft-divide"))
    add_game(perft)
    perft.set_defaults(run=_perft)

    bench = commands.add_parser("bench", help=say("command-bench"))
    bench.add_argument(
        "what",
        nargs="?",
        choices=("engine", "search", "engines", "same-play", "server"),
        default="engine",
    )
    bench.add_argument(
        "--positions", type=count, metavar="N", default=1000, help=say("command-bench-positions")
    )
    bench.add_argument("--json", action="store_true", help=say("command-bench-json"))
    bench.set_defaults(run=_bench)

    fuzz = commands.add_parser("fuzz", help=say("command-fuzz"))
    fuzz.add_argument("game", nargs="?", choices=GAMES, default=DEFAULT_GAME)
    fuzz.add_argument("--games", type=count, default=100_000)
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.set_defaults(run=_fuzz)

    _add_arena(commands)


def _add_arena(commands: Commands) -> None:
    arena = commands.add_parser("arena", help=say("command-arena"))
    arena.add_argument("entrants", nargs="+", metavar="WHO", help=say("command-arena-entrants"))
    arena.add_argument("--games", type=count, default=100, help=say("command-arena-games"))
    add_game(arena)
    arena.add_argument("--seconds", type=amount, help=say("command-arena-seconds"))
    arena.add_argument("--nodes", type=count, help=say("command-arena-nodes"))
    arena.add_argument("--depth", type=count, help=say("command-arena-depth"))
    arena.add_argument(
        "--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"), help=say("command-arena-sprt")
    )
    arena.add_argument("--out", type=Path, metavar="FOLDER", help=say("command-arena-out"))
    arena.add_argument("--jobs", type=count, metavar="N", help=say("command-arena-jobs"))
    arena.add_argument("--json", action="store_true", help=say("command-arena-json"))
    arena.set_defaults(run=_arena)


def _perft(options: argparse.Namespace) -> int:
    from azulejos.perft import divided, perft

    match = read_match(options.position) if options.position else new_match(options)
    if options.divide:
        counts = divided(match, options.depth)
        for move, count in counts.items():
            print(f"{move}: {count}")
        print(say("command-total", count=str(sum(counts.values()))))
    else:
        print(perft(match, options.depth))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from rich.console import Console

    from azulejos.bench.rows import label

    console = Console(stderr=True)
    show = console.status(say("command-compiling")) if console.is_terminal else nullcontext()
    with show as status:
        figures, failed = _measured(
            options, lambda key, of: status.update(label(key, of)) if status else None
        )
    if options.json:
        print(json.dumps(figures))
    else:
        _print_table(figures)
    return int(failed)


def _measured(options: argparse.Namespace, show: "Show") -> tuple[JsonObject, bool]:
    """The figures of a benchmark, and whether they are worse than they may be."""
    if options.what == "server":
        from azulejos.bench.server import bench
    elif options.what == "search":
        prefer_numba()
        from azulejos.bench.search import bench
    elif options.what == "engines":
        from azulejos.bench import engines

        shares = engines.bench(show)
        return shares, engines.is_slow(shares)
    elif options.what == "same-play":
        from azulejos.bench import same_play

        differences = same_play.bench(show, options.positions)
        return differences, same_play.is_different(differences)
    else:
        from azulejos.bench import bench
    return bench(show), False


def _print_table(figures: JsonObject) -> None:
    from rich.console import Console
    from rich.table import Table

    from azulejos.bench.rows import label

    table = Table(
        say("command-what"), say("command-figure"), title="azulejos bench", title_justify="left"
    )
    table.columns[1].justify = "right"
    for name, value in figures.items():
        for key, figure in (value if isinstance(value, dict) else {"": value}).items():
            table.add_row(label(name, key), number(figure))
    Console().print(table)


def _fuzz(options: argparse.Namespace) -> int:
    from rich.progress import Progress

    from azulejos.fuzz import fuzz

    with Progress(transient=True) as bar:
        task = bar.add_task(say("command-fuzzing", game=options.game), total=options.games)
        for progress in fuzz(options.game, options.games, options.seed):
            bar.update(task, completed=progress.games)
    if progress.fault:
        print(
            say("command-fault", options=str(progress.options), characters=str(progress.characters))
        )
        print()
        print(progress.fault)
        return 1
    print(say("command-all-sound", games=progress.games))
    return 0


def _arena(options: argparse.Namespace) -> int:
    from azulejos.arena import Arena, Plan, Sprt
    from azulejos.cli.tournament import run

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
