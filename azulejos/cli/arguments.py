"""What several commands share: the options of a game, and reading matches from files."""

import argparse
import sys
from pathlib import Path
from typing import TypeAlias

from azulejos.games import DEFAULT_GAME, GAMES, Game, Option
from azulejos.match import Match, new, read_any
from azulejos.notation.errors import NotationError, quoted
from azulejos.notation.position import JsonObject, Options
from azulejos.notation.reading import whole_number
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


def add_moment(parser: argparse.ArgumentParser) -> None:
    """The options `--ply` and `--move`: how far a record is replayed."""
    moment = parser.add_mutually_exclusive_group()
    moment.add_argument("--ply", type=int, metavar="N", help=say("command-show-ply"))
    moment.add_argument("--move", type=count, metavar="N", help=say("command-show-move"))


def read_match(what: str, ply: int | None = None, move: int | None = None) -> Match:
    """A match from a file, standard input (`-`) or a position as text.

    The content is a record, a position as JSON, or a position as text. A record is replayed to a
    ply, which may be a drawn tile, or to a move of a seat and the draws after it.
    """
    is_position = what.startswith(tuple(f"{game} " for game in GAMES))
    text = what if is_position else read_source(what)
    return _after_move(read_any(text, plies=ply), move)


def _after_move(match: Match, move: int | None) -> Match:
    """The match after so many moves of its seats, or at its end."""
    if move is None:
        return match
    for table in match.replay():
        if table.turn != "nature":
            if move == 0:
                break
            move -= 1
    return table


def read_source(name: str) -> str:
    """The text of a file, or of standard input (`-`)."""
    return _read_input() if name == "-" else read_file(name)


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


def write_text(file: str, text: str) -> None:
    """Write a text to a file, or to standard output (`-`)."""
    if file == "-":
        print(text)
    else:
        Path(file).write_text(text, encoding="utf-8")
