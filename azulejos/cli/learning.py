"""Commands for learning: self-play, and training on it (docs/learning.md)."""

import argparse
from pathlib import Path

from azulejos.cli.arguments import Commands, add_options, amount, count, given_options
from azulejos.notation import GAMES


def add_commands(commands: Commands) -> None:
    """selfplay, train"""
    selfplay = commands.add_parser("selfplay", help="let a bot play against itself, to learn from")
    selfplay.add_argument(
        "out", type=Path, nargs="?", metavar="FOLDER",
        help="where games are kept; goes on there (default: games/ and the mode)",
    )  # fmt: skip
    selfplay.add_argument("--game", choices=GAMES, default="azul")
    add_options(selfplay)
    selfplay.add_argument("--player", default="search", metavar="WHO", help="who plays")
    selfplay.add_argument("--nodes", type=count, default=3000, help="positions looked at")
    selfplay.add_argument("--games", type=count, default=1000)
    selfplay.add_argument("--jobs", type=count, default=1, metavar="N", help="processes")
    selfplay.add_argument("--ray", action="store_true", help="on a Ray cluster instead")
    selfplay.set_defaults(run=_selfplay)

    train = commands.add_parser("train", help="train a network on games of self-play")
    train.add_argument("games", nargs="+", type=Path, metavar="FOLDER", help="games of selfplay")
    train.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="the net; goes on")
    train.add_argument("--epochs", type=count, default=4)
    train.add_argument("--rate", type=amount, default=0.001, help="how fast it learns")
    train.add_argument("--trust", type=float, default=0.05, help="in the player's own values")
    train.add_argument("--begin", metavar="NET", help="a net to begin with")
    train.add_argument("--seed", type=int, default=1)
    train.add_argument("--strength", type=int, default=0, metavar="GAMES", help="play each epoch")
    train.set_defaults(run=_train)


def _selfplay(options: argparse.Namespace) -> int:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from azulejos.learning.games import Folder, Plan
    from azulejos.learning.selfplay import default_folder, judged_plan, self_play

    chosen = given_options(options) | ({} if options.start is None else {"start": options.start})
    seed = 1 if options.seed is None else options.seed
    plan = judged_plan(Plan(options.game, chosen, options.player, options.nodes, seed))
    out = options.out or default_folder(plan)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task(options.game, total=options.games)
        for done in self_play(plan, Folder(out), options.games, options.jobs, options.ray):
            bar.update(task, completed=done)
    print(f"{done:,} games of {plan.player} in {out}")
    return 0


def _train(options: argparse.Namespace) -> int:
    from azulejos.learning.run import Recipe, train

    names = ("epochs", "rate", "trust", "begin", "seed", "strength")
    recipe = Recipe(**{name: getattr(options, name) for name in names})
    for epoch, (known, unknown) in enumerate(train(options.games, options.out, recipe), start=1):
        print(f"{epoch}: off by {known:.2f} points, {unknown:.2f} on games not seen", flush=True)
    print(f"the net is {options.out / 'net.npz'}; play with it as search:{options.out / 'net.npz'}")
    return 0
