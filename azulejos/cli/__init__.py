"""The command line: `azulejos --help`. One file for each kind of command."""

import argparse
import sys
from collections.abc import Sequence

import azulejos
from azulejos.cli import admin, docs, learn, measure, play, review, show
from azulejos.cli.argparse_messages import translate_argparse
from azulejos.games import DEFAULT_GAME, GAMES
from azulejos.notation.errors import NotationError
from azulejos.players.protocol import ProgramFault
from azulejos.words import LANGUAGES, language, say, speaking
from azulejos.words.system import in_words

EXAMPLES = {
    f"play {DEFAULT_GAME}": "command-example-play",
    f"play {next(reversed(GAMES))} --against legend": "command-example-strongest",
    f"play {DEFAULT_GAME} --seat me --seat me --seat random": "",
    "serve --open": "command-example-serve",
    "show game.txt --ply 40": "command-example-show",
    "replay game.txt": "command-example-replay",
    "explain game.txt --ply 40": "command-example-explain",
    "review game.txt": "command-example-review",
    "annotate game.txt --out noted.txt": "command-example-annotate",
    "perft 3 --seed 1": "command-example-perft",
    f"fuzz {DEFAULT_GAME} --games 1000000": "command-example-fuzz",
    "bench --json": "command-example-bench",
    "arena greedy random --games 200 --out results": "",
    "arena 'program:./mybot' greedy --seconds 0.2 --sprt 0 20": "",
}
"""Commands to try, each with the message that explains it."""

EXTRAS = {"numba": "fast", "ray": "ray"}
"""The extra that installs a package; all others belong to the extra `server`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command in the language of `--language`; return the exit code."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", choices=LANGUAGES, default=language())
    translate_argparse()
    with speaking(first.parse_known_args(arguments)[0].language):
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    options = command_line().parse_args(arguments)
    try:
        code: int = options.run(options)
    except BrokenPipeError:  # the reader has closed the pipe, as `| head` does
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"azulejos: {in_words(error)}", file=sys.stderr)
        return 2
    except (NotationError, ProgramFault) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"azulejos: {_missing_package(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    return code


def _missing_package(error: ImportError) -> str:
    if error.name is None:
        return str(error)
    return say("command-missing", name=error.name, extra=EXTRAS.get(error.name, "server"))


def _examples() -> str:
    lines = [
        f"  {f'azulejos {example}':<43} {say(message) if message else ''}".rstrip()
        for example, message in EXAMPLES.items()
    ]
    return "\n".join([say("command-examples"), *lines, "", say("command-more"), ""])


def command_line() -> argparse.ArgumentParser:
    """All commands and their options."""
    parser = argparse.ArgumentParser(
        prog="azulejos",
        description=say("command-about"),
        epilog=_examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--language", choices=LANGUAGES, help=say("command-language"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"azulejos {azulejos.__version__}",
        help=say("command-version"),
    )
    commands = parser.add_subparsers(
        title=say("command-commands"), metavar="COMMAND", required=True
    )
    for module in (play, show, review, measure, learn, admin, docs):
        module.add_commands(commands)
    return parser
