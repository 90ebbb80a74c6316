"""What several commands share: options of a game, and reading what was named."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, TypeAlias

from azulejos.games import GAMES
from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation.errors import NotationError
from azulejos.words import Message, say

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def count(text: str) -> int:
    """An argument that is a whole number from 1 on."""
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(say("command-not-count", said=repr(text)))
    return int(text)


def amount(text: str) -> float:
    """An argument that is a number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(say("command-not-amount", said=repr(text)))
    return value


def add_options(command: argparse.ArgumentParser) -> None:
    """How a new game is played."""
    command.add_argument("--players", type=int, metavar="N", help=say("command-players"))
    command.add_argument("--wall", help=say("command-wall"))
    command.add_argument("--side", help=say("command-side"))
    command.add_argument("--tablets", nargs="+", help=say("command-tablets"))
    command.add_argument("--start", type=int, metavar="SEAT", help=say("command-start"))
    command.add_argument("--seed", type=int, help=say("command-seed"))


def new_match(options: argparse.Namespace, nature: Any = None, **more: Any) -> Match:
    """A new game, as the options say."""
    given = {**more, **given_options(options)}
    return new(options.game, start=options.start, seed=options.seed, nature=nature, **given)


def given_options(options: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    names = ("players", "wall", "side", "tablets")
    given = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if len(given.get("tablets", "")) == 1 and given["tablets"][0] in ("first", "three", "four"):
        given["tablets"] = given["tablets"][0]
    return given


def read_match(what: str, ply: int | None = None) -> Match:
    """A match from whatever was named: a record, a position as JSON, or a position as text."""
    text = what
    if what == "-":
        text = sys.stdin.read()
    elif not what.startswith(tuple(f"{game} " for game in GAMES)):
        text = read_file(what)
    if text.lstrip().startswith("{"):
        return from_position(_json(text), nature="manual")
    if text.lstrip().startswith(("[", "#")):
        return read_record(text, plies=ply)
    return from_text(text.strip(), nature="manual")


def read_file(name: str) -> str:
    """The text of a file; a sentence if it is none."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotationError(Message("command-not-utf8", file=name)) from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotationError(
            Message("faults-not-json", line=error.lineno, column=error.colno)
        ) from None
