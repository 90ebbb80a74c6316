"""Commands for learning: self-play, training, promotion, fits (docs/how-to/train-a-net.md)."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from azulejos.cli.arguments import Commands, add_game, amount, count, given_options
from azulejos.engine.background import prefer_numba
from azulejos.notation.errors import BadOption
from azulejos.words import Message, number, say


def add_commands(commands: Commands) -> None:
    """selfplay, train, promote, ladder, fit, calibrate, prebuild"""
    _add_selfplay(commands)
    _add_train(commands)
    _add_promote(commands)
    ladder = commands.add_parser("ladder", help=say("command-ladder"))
    _add_out(ladder, say("command-ladder-out"))
    ladder.set_defaults(run=_ladder)
    fit = commands.add_parser("fit", help=say("command-fit"))
    add_game(fit)
    fit.add_argument("--games", type=count, default=400)
    fit.add_argument("--nodes", type=count, default=300, help=say("command-selfplay-nodes"))
    fit.add_argument("--jobs", type=count, metavar="N", help=say("command-processes"))
    _add_out(fit, say("command-fit-out"))
    fit.set_defaults(run=_fit)
    calibrate = commands.add_parser("calibrate", help=say("command-calibrate"))
    add_game(calibrate)
    calibrate.add_argument("--games", type=count, default=400)
    calibrate.add_argument("--nodes", type=count, help=say("command-review-nodes"))
    calibrate.add_argument("--levels", type=int, default=0, help=say("command-calibrate-levels"))
    _add_out(calibrate, say("command-calibrate-out"))
    calibrate.set_defaults(run=_calibrate)
    prebuild = commands.add_parser("prebuild", help=say("command-prebuild"))
    prebuild.add_argument("--out", type=Path, metavar="FOLDER", help=say("command-prebuild-out"))
    prebuild.set_defaults(run=_prebuild)


def _add_selfplay(commands: Commands) -> None:
    selfplay = commands.add_parser("selfplay", help=say("command-selfplay"))
    selfplay.add_argument(
        "out", type=Path, nargs="?", metavar="FOLDER", help=say("command-selfplay-out")
    )
    add_game(selfplay)
    selfplay.add_argument(
        "--player", default="search", metavar="WHO", help=say("command-selfplay-player")
    )
    selfplay.add_argument("--nodes", type=count, default=3000, help=say("command-selfplay-nodes"))
    selfplay.add_argument("--games", type=count, default=1000)
    selfplay.add_argument(
        "--jobs", type=count, default=1, metavar="N", help=say("command-processes")
    )
    selfplay.add_argument("--ray", action="store_true", help=say("command-ray"))
    selfplay.set_defaults(run=_selfplay)


def _add_train(commands: Commands) -> None:
    train = commands.add_parser("train", help=say("command-train"))
    train.add_argument(
        "games", nargs="+", type=Path, metavar="FOLDER", help=say("command-train-games")
    )
    _add_out(train, say("command-train-out"))
    train.add_argument("--epochs", type=count, default=4)
    train.add_argument("--rate", type=amount, default=0.001, help=say("command-train-rate"))
    train.add_argument("--decay", type=amount, default=1e-5, help=say("command-train-decay"))
    train.add_argument("--td-mix", type=float, default=0.05, help=say("command-train-td-mix"))
    train.add_argument("--trust", type=float, dest="td_mix", help=argparse.SUPPRESS)  # its old name
    train.add_argument("--begin", metavar="NET", help=say("command-train-begin"))
    train.add_argument("--seed", type=int, default=1)
    train.add_argument(
        "--strength", type=int, default=0, metavar="GAMES", help=say("command-train-strength")
    )
    train.set_defaults(run=_train)


def _add_promote(commands: Commands) -> None:
    promote = commands.add_parser("promote", help=say("command-promote"))
    promote.add_argument("net", help=say("command-promote-net"))
    promote.add_argument("name", help=say("command-promote-name"))
    promote.add_argument("arena", type=Path, help=say("command-promote-arena"))
    promote.add_argument("--played", metavar="COMMIT", help=say("command-promote-played"))
    _add_out(promote, say("command-promote-out"))
    promote.set_defaults(run=_promote)


def _add_out(command: argparse.ArgumentParser, help_: str) -> None:
    """The folder to write to: nothing is written into the installed package by itself."""
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=help_)


def _selfplay(options: argparse.Namespace) -> int:
    prefer_numba()
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from azulejos.learning.games import Folder, Plan
    from azulejos.learning.selfplay import default_folder, pinned_plan, self_play

    chosen = given_options(options) | ({} if options.start is None else {"start": options.start})
    seed = 1 if options.seed is None else options.seed
    plan = pinned_plan(Plan(options.game, chosen, options.player, options.nodes, seed))
    out = options.out or default_folder(plan)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task(options.game, total=options.games)
        for done in self_play(plan, Folder(out), options.games, options.jobs, options.ray):
            bar.update(task, completed=done)
    print(say("command-selfplayed", games=done, player=plan.player, out=str(out)))
    return 0


def _train(options: argparse.Namespace) -> int:
    prefer_numba()
    from azulejos.learning.train import Recipe, train

    names = ("epochs", "rate", "decay", "td_mix", "begin", "seed", "strength")
    recipe = Recipe(**{name: getattr(options, name) for name in names})
    for epoch, known, unknown in train(options.games, options.out, recipe):
        off = {"known": number(round(known, 2)), "unknown": number(round(unknown, 2))}
        print(say("command-epoch", epoch=epoch, **off), flush=True)
    print(say("command-trained", net=str(options.out / "net.npz")))
    return 0


def _promote(options: argparse.Namespace) -> int:
    from azulejos.learning.promote import promote

    remarks = {"played": options.played} if options.played else {}
    mode = promote(options.net, options.name, options.arena, options.out, remarks)
    print(say("command-promoted", net=options.name, mode=mode, out=str(options.out)))
    return 0


def _ladder(options: argparse.Namespace) -> int:
    from azulejos.learning.ladder import draw_ladders

    for file in draw_ladders(options.out):
        print(file)
    return 0


def _fit(options: argparse.Namespace) -> int:
    prefer_numba()
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from azulejos.learning.fit import SelfPlay, fit_weights

    seed = 1 if options.seed is None else options.seed
    games = SelfPlay(
        options.game, given_options(options), options.games, options.nodes, seed, options.jobs
    )
    samples = []
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task(options.game, total=options.games)
        for chunk in games.play():
            samples += chunk
            bar.update(task, completed=len(samples))
    print(fit_weights(samples, games, options.out))
    print(say("command-fitted", out=str(options.out)))
    return 0


def _prebuild(options: argparse.Namespace) -> int:
    from azulejos.search.building import build
    from azulejos.search.engines import modules

    if find_spec("numba") is None or find_spec("ziglang") is None:
        raise BadOption(Message("command-needs-zig"))
    for module in modules():
        file = build(module, options.out)
        size = round(file.stat().st_size / 1000)
        print(say("command-prebuilt", file=f"{module.game}/{file.name}", kilobytes=size))
    return 0


def _calibrate(options: argparse.Namespace) -> int:
    from rich.progress import track

    from azulejos.analysis.calibration import FILE, mode_of
    from azulejos.learning import calibrate
    from azulejos.match import new

    chosen, seed = given_options(options), 1 if options.seed is None else options.seed
    plan = calibrate.Plan(options.game, chosen, options.games, options.nodes, seed)
    games = list(track(plan.play(), options.game, options.games, transient=True))
    entry = calibrate.calibration(plan, games)
    mode = mode_of(new(options.game, **chosen))
    calibrate.save(options.out / options.game / FILE, mode, entry)
    if options.levels:
        levels = calibrate.level_rates(plan, options.levels)
        calibrate.save(options.out / options.game / FILE, mode, {"levels": dict(levels)})
    for decile in entry["reliability"]:
        print(
            say("command-decile", **{k: f"{100 * decile[k]:.1f}" for k in ("said", "won", "error")})
        )
    return 0
