"""Commands for looking: at a position, at a record, at what a position is worth."""

import argparse
import json
import sys
from pathlib import Path

from azulejos.analysis import Line
from azulejos.cli.arguments import Commands, add_moment, read_file, read_match, write_text
from azulejos.match import Match, read_record
from azulejos.notation.errors import BadOption
from azulejos.notation.position import Position
from azulejos.views import text_board
from azulejos.words import Message, say


def add_commands(commands: Commands) -> None:
    """show, replay, explain"""
    show = commands.add_parser("show", help=say("command-show"))
    show.add_argument("what", help=say("command-show-what"))
    add_moment(show)
    show.add_argument("--seat", type=int, default=0, help=say("command-show-seat"))
    show.add_argument("--json", action="store_true", help=say("command-show-json"))
    show.add_argument("--text", action="store_true", help=say("command-show-text"))
    show.add_argument("--svg", metavar="FILE", help=say("command-show-svg"))
    show.add_argument("--png", metavar="FILE", help=say("command-show-png"))
    show.add_argument("--film", metavar="FILE", help=say("command-show-film"))
    show.add_argument("--theme", choices=("light", "dark", "contrast"), default="light")
    show.add_argument("--shape", choices=("wide", "tall", "flat"), default="wide")
    show.set_defaults(run=_show)

    replay = commands.add_parser("replay", help=say("command-replay"))
    replay.add_argument("record", help=say("command-replay-record"))
    replay.add_argument("--all", action="store_true", help=say("command-replay-all"))
    replay.set_defaults(run=_replay)

    explain = commands.add_parser("explain", help=say("command-explain"))
    explain.add_argument("what", help=say("command-show-what"))
    add_moment(explain)
    explain.add_argument("--nodes", type=int, default=20_000, help=say("command-explain-nodes"))
    explain.set_defaults(run=_explain)


def _show(options: argparse.Namespace) -> int:
    match = read_match(options.what, options.ply, options.move)
    if options.seat not in range(match.players):
        raise BadOption(Message("command-no-seat", seat=options.seat, last=match.players - 1))
    if options.json:
        print(json.dumps(match.position(), ensure_ascii=False, indent=1))
    elif options.text:
        print(match.text())
    elif options.svg or options.png or options.film:
        _draw(match, options)
    else:
        print(text_board(match.position(), options.seat, match.names))
    return 0


def _draw(match: Match, options: argparse.Namespace) -> None:
    """The pictures that were asked for, each into its file."""
    look = {"seat": options.seat, "theme": options.theme, "shape": options.shape}
    if options.film:
        from azulejos.views import animated

        write_text(options.film, animated(_table_at_each_move(match), names=match.names, **look))
    if options.svg:
        write_text(options.svg, match.svg(**look))
    if options.png:
        from azulejos.views import png

        Path(options.png).write_bytes(png(match.svg(**look)))


def _table_at_each_move(match: Match) -> list[Position]:
    """The positions of a match in which a seat was to move, and its last one."""
    tables = (table for table in match.replay() if table.turn != "nature")
    return [table.position() for table in tables]


def _explain(options: argparse.Namespace) -> int:
    from azulejos.analysis import analyse
    from azulejos.cli.explain import explained

    match = read_match(options.what, options.ply, options.move)
    lines: list[Line] = []
    if isinstance(match.turn, int) and options.nodes > 0:
        *_, lines = analyse(match, nodes=options.nodes)
    print(explained(match, lines))
    return 0


def _replay(options: argparse.Namespace) -> int:
    text = sys.stdin.read() if options.record == "-" else read_file(options.record)
    whole = read_record(text)
    stop = options.all or options.record == "-" or not sys.stdin.isatty()
    for ply, match in enumerate(whole.replay()):
        if ply == 0 or match.history[-1].startswith("=") or match.history[-1] == "again":
            continue
        print(f"\n{ply}/{len(whole.history)}: {match.history[-1]}\n")
        print(text_board(match.position(), 0, match.names))
        if not stop and input(f"{say('command-next-or-quit')} ").strip() == "q":
            break
    return 0
