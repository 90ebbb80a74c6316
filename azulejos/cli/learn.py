"""Commands for learning: self-play, and training on it (docs/how-to/train-a-net.md)."""

import argparse
from pathlib import Path

from azulejos.cli.arguments import Commands, add_game, amount, count, given_options
from azulejos.words import number, say


def add_commands(commands: Commands) -> None:
    """selfplay, train"""
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

    train = commands.add_parser("train", help=say("command-train"))
    train.add_argument(
        "games", nargs="+", type=Path, metavar="FOLDER", help=say("command-train-games")
    )
    train.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help=say("command-train-out")
    )
    train.add_argument("--epochs", type=count, default=4)
    train.add_argument("--rate", type=amount, default=0.001, help=say("command-train-rate"))
    train.add_argument("--decay", type=amount, default=1e-5, help=say("command-train-decay"))
    train.add_argument("--trust", type=float, default=0.05, help=say("command-train-trust"))
    train.add_argument("--begin", metavar="NET", help=say("command-train-begin"))
    train.add_argument("--seed", type=int, default=1)
    train.add_argument(
        "--strength", type=int, default=0, metavar="GAMES", help=say("command-train-strength")
    )
    train.set_defaults(run=_train)


def _selfplay(options: argparse.Namespace) -> int:
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
    from azulejos.learning.train import Recipe, train

    names = ("epochs", "rate", "decay", "trust", "begin", "seed", "strength")
    recipe = Recipe(**{name: getattr(options, name) for name in names})
    for epoch, (known, unknown) in enumerate(train(options.games, options.out, recipe), start=1):
        off = {"known": number(round(known, 2)), "unknown": number(round(unknown, 2))}
        print(say("command-epoch", epoch=epoch, **off), flush=True)
    print(say("command-trained", net=str(options.out / "net.npz")))
    return 0
