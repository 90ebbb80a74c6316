"""`azulejos review` and `azulejos annotate`: luck, skill and mistakes of a finished game."""

import argparse
import io
import json
import sys

from azulejos.analysis.annotate import annotate
from azulejos.analysis.graph import graph, signed
from azulejos.analysis.levels import level_rates, strength_of
from azulejos.analysis.report import as_json, mistakes
from azulejos.analysis.review import Progress, Review, review
from azulejos.analysis.sentences import accuracy, headline, strength
from azulejos.cli.arguments import Commands, count, read_match, read_source, write_text
from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.records import read_records
from azulejos.words import Message, say


def add_commands(commands: Commands) -> None:
    """review, annotate"""
    command = commands.add_parser("review", help=say("command-review"))
    command.add_argument("record", help=say("command-review-record"))
    command.add_argument("--nodes", type=count, help=say("command-review-nodes"))
    command.add_argument("--seat", type=int, default=0, help=say("command-review-seat"))
    command.add_argument("--json", action="store_true", help=say("command-review-json"))
    command.add_argument("--svg", metavar="FILE", help=say("command-review-svg"))
    command.set_defaults(run=_review)

    command = commands.add_parser("annotate", help=say("command-annotate"))
    command.add_argument("record", help=say("command-annotate-record"))
    command.add_argument("--nodes", type=count, help=say("command-review-nodes"))
    command.add_argument("--out", metavar="FILE", default="-", help=say("command-annotate-out"))
    command.set_defaults(run=_annotate)


def _review(options: argparse.Namespace) -> int:
    match = read_match(options.record)
    if options.seat not in range(match.players):
        raise BadOption(Message("command-no-seat", seat=options.seat, last=match.players - 1))
    found = review(match, nodes=options.nodes, progress=_progress())
    rates = level_rates(match)
    if options.svg:
        write_text(options.svg, graph(found, options.seat))
    if options.json:
        print(json.dumps(as_json(found, rates), ensure_ascii=False, indent=1))
    elif options.svg != "-":
        print("\n".join(_lines(match, found, rates)))
    return 0


def _annotate(options: argparse.Namespace) -> int:
    records = read_records(io.StringIO(read_source(options.record), newline=None))
    noted = [annotate(one, nodes=options.nodes, progress=_progress()) for one in records]
    write_text(options.out, "\n".join(map(str, noted)))
    return 0


def _progress() -> Progress | None:
    return _show_progress if sys.stderr.isatty() else None


def _show_progress(done: int, total: int) -> None:
    end = "\n" if done == total else ""
    print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)


def _lines(match: Match, found: Review, rates: dict[str, float]) -> list[str]:
    lines = []
    for seat in range(match.players):
        lines += [headline(found, seat, you=False), f"  {accuracy(found, seat)}"]
        if level := strength_of(found, seat, rates):
            lines.append(f"  {strength(level)}")
    if match.players > 2:
        lines.append(say("review-lead"))
    lines += ["", *_mistakes(match, found), ""]
    lines.append(say("review-remainder", points=signed(found.seats[0].remainder)))
    lines.append(say("review-judge", nodes=found.nodes, deals=found.deals))
    return lines


def _mistakes(match: Match, found: Review) -> list[str]:
    slips = sorted(
        (d for p in range(match.players) for d in mistakes(found, p)), key=lambda d: d.ply
    )
    if not slips:
        return [say("review-no-mistakes")]
    return [
        say("review-mistakes"),
        *(
            "  "
            + say(
                "review-decision",
                ply=d.ply + 1,
                name=match.names[d.seat],
                move=d.move,
                loss=f"{d.loss:.1f}",
                best=" ".join(d.line),
            )
            for d in slips
        ),
    ]
