"""The command line: `azulejos --help`. One file for each kind of command."""

import argparse
import sys
from collections.abc import Sequence

from azulejos.cli import learn as learning
from azulejos.cli import measure as measuring
from azulejos.cli import play as playing
from azulejos.cli import show as looking
from azulejos.cli.argparse_messages import translate_argparse
from azulejos.notation.errors import NotationError
from azulejos.players.protocol import ProgramFault
from azulejos.words import LANGUAGES, language, say, speaking
from azulejos.words.system import in_words

EXAMPLES = {
    "play azul": "command-example-play",
    "play duel --against legend": "command-example-duel",
    "play azul --wall grey --seat me --seat me --seat random": "",
    "serve --open": "command-example-serve",
    "show game.txt --ply 40": "command-example-show",
    "replay game.txt": "command-example-replay",
    "explain game.txt --ply 40": "command-example-explain",
    "perft 3 --game azul --seed 1": "command-example-perft",
    "fuzz azul --games 1000000": "command-example-fuzz",
    "bench --json": "command-example-bench",
    "arena greedy random --games 200 --out results": "",
    "arena 'program:./mybot' greedy --seconds 0.2 --sprt 0 20": "",
}
"""What can be done, with what it does."""

EXTRAS = {"numba": "fast", "numpy": "fast", "ray": "ray"}
"""Which extra installs what may be missing; all else is the server's."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, in the language that it asks for; return the exit code."""
    wish = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    wish.add_argument("--language", choices=LANGUAGES, default=language())
    translate_argparse()
    with speaking(wish.parse_known_args(arguments)[0].language):
        return _obey(arguments)


def _obey(arguments: Sequence[str] | None) -> int:
    options = command_line().parse_args(arguments)
    try:
        code: int = options.run(options)
    except BrokenPipeError:  # whoever read the output has read enough, as `| head` does
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"azulejos: {in_words(error)}", file=sys.stderr)
        return 2
    except (NotationError, ProgramFault) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"azulejos: {_what_is_missing(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    return code


def _what_is_missing(error: ImportError) -> str:
    if error.name is None:
        return str(error)
    return say("command-missing", name=error.name, extra=EXTRAS.get(error.name, "server"))


def _examples() -> str:
    told = {f"azulejos {example}": message for example, message in EXAMPLES.items()}
    lines = [f"  {each:<43} {say(m) if m else ''}".rstrip() for each, m in told.items()]
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
    commands = parser.add_subparsers(
        title=say("command-commands"), metavar="COMMAND", required=True
    )
    for kind in (playing, looking, measuring, learning):
        kind.add_commands(commands)
    return parser
