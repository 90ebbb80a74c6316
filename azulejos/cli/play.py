"""Commands for playing: in the terminal, in the browser, and for other programs."""

import argparse
import io
import sys

from azulejos.cli.arguments import Commands, add_options, new_match
from azulejos.cli.settings import add_settings, given_settings
from azulejos.games import DEFAULT_GAME, GAMES, find_game
from azulejos.notation.errors import BadOption
from azulejos.players.levels import DEFAULT_LEVEL, LEVELS
from azulejos.words import Message, say


def add_commands(commands: Commands) -> None:
    """play, serve, engine"""
    play = commands.add_parser("play", help=say("command-play"))
    play.add_argument("game", nargs="?", choices=GAMES, default=DEFAULT_GAME)
    add_options(play)
    play.add_argument(
        "--seat",
        action="append",
        metavar="WHO",
        help=say("command-play-seat"),
    )
    play.add_argument(
        "--against",
        default=DEFAULT_LEVEL,
        metavar="WHO",
        help=say("command-against", levels=", ".join(LEVELS), usual=DEFAULT_LEVEL),
    )
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help=say("command-serve"))
    serve.add_argument("--open", action="store_true", help=say("command-serve-open"))
    add_settings(serve)
    serve.set_defaults(run=_serve)

    engine = commands.add_parser("engine", help=say("command-engine"))
    engine.add_argument(
        "--player", default="greedy", metavar="WHO", help=say("command-engine-player")
    )
    engine.add_argument("--seed", type=int, help=say("command-engine-seed"))
    engine.set_defaults(run=_engine)


def _play(options: argparse.Namespace) -> int:
    from azulejos.cli.terminal import HUMAN, Table

    seats = options.seat or [HUMAN]
    players = options.players or max(2, len(seats))
    seats += [options.against] * (players - len(seats))
    if len(seats) != players:
        raise BadOption(Message("command-seats", given=len(seats), players=players))
    match = new_match(options, **find_game(options.game).with_players(players, {}))
    table = Table(match, seats, input, print)
    ended = table.play()
    print(ended.record() if not ended.over else f"{say('command-the-record')}\n\n{ended.record()}")
    return 0


def _serve(options: argparse.Namespace) -> int:
    from azulejos.server.run import serve

    return serve(given_settings(options), options.open)


def _engine(options: argparse.Namespace) -> int:
    from azulejos.players.engine import serve

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    serve(options.player, options.seed, sys.stdin, sys.stdout)
    return 0
