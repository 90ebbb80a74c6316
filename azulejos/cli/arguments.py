"""What several commands share: the options of a game, and reading matches from files."""

import argparse
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TypeAlias

from azulejos.games import DEFAULT_GAME, GAMES, Game, Option
from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation.errors import NotationError, quoted
from azulejos.notation.position import JsonObject, Options
from azulejos.notation.reading import parse_json, whole_number
from azulejos.words import Message, say

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def count(text: str) -> int:
    """An argument that is a whole number of at least 1."""
    value = whole_number(text)
    if value is None or value < 1:
        raise argparse.ArgumentTypeError(say("command-not-count", said=quoted(text)))
    return value


def amount(text: str) -> float:
    """An argument that is a number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(say("command-not-amount", said=quoted(text)))
    return value


def network(text: str) -> str:
    """An argument that is an IP address or a network, such as 10.0.0.0/8."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(say("command-not-network", said=quoted(text))) from None


def add_game(command: argparse.ArgumentParser) -> None:
    """`--game` and the options of a new game."""
    command.add_argument("--game", choices=GAMES, default=DEFAULT_GAME)
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of a new game: those of all games, each once."""
    games = ", ".join(f"{game.name} {_range(game)}" for game in GAMES.values())
    command.add_argument(
        "--players", type=int, metavar="N", help=say("command-players", games=games)
    )
    for option in _options().values():
        command.add_argument(
            f"--{option.name}",
            nargs="+" if option.many else None,
            help=say(option.help) if option.help else None,
        )
    command.add_argument("--start", type=int, metavar="SEAT", help=say("command-start"))
    command.add_argument("--seed", type=int, help=say("command-seed"))


def _range(game: Game) -> str:
    few, many = game.players[0], game.players[-1]
    return str(few) if few == many else f"{few}–{many}"


def _options() -> dict[str, Option]:
    return {option.name: option for game in GAMES.values() for option in game.options}


def new_match(options: argparse.Namespace, **defaults: object) -> Match:
    """A new game with the options given, and the defaults for those that are not."""
    given: Options = {**defaults, **given_options(options)}
    return new(options.game, start=options.start, seed=options.seed, **given)


def given_options(options: argparse.Namespace) -> JsonObject:
    """The options of the game that are on the command line."""
    given = {} if options.players is None else {"players": options.players}
    for option in _options().values():
        value = getattr(options, option.name)
        if value is not None:
            given[option.name] = _value(option, value)
    return given


def _value(option: Option, given: str | list[str]) -> str | list[str]:
    """A single name of a list may be one of the option's own values."""
    is_plain = option.many and len(given) == 1 and given[0] in option.values
    return given[0] if is_plain else given


def read_match(what: str, ply: int | None = None) -> Match:
    """A match from a file, standard input (`-`) or a position as text.

    The content is a record, a position as JSON, or a position as text.
    """
    text = what
    if what == "-":
        text = _read_input()
    elif not what.startswith(tuple(f"{game} " for game in GAMES)):
        text = read_file(what)
    if text.lstrip().startswith("{"):
        return from_position(parse_json(text), nature="manual")
    if text.lstrip().startswith(("[", "#")):
        return read_record(text, plies=ply)
    return from_text(text.strip(), nature="manual")


def read_file(name: str) -> str:
    """The text of a file; NotationError if it is not text."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotationError(Message("command-not-utf8", file=name)) from None


def _read_input() -> str:
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise NotationError(Message("command-not-utf8", file="-")) from None
