"""The command line: `azulejos --help`. One file for each kind of command."""

import argparse
import sys
from collections.abc import Sequence

from azulejos.cli import looking, measuring, playing
from azulejos.notation.errors import NotationError
from azulejos.players.protocol import ProgramFault
from azulejos.words import LANGUAGES, language, say, speaking

EXAMPLES = """\
examples:
  azulejos play azul                          you against the usual bot
  azulejos play duel --against legend         you against the strongest
  azulejos play azul --wall grey --seat me --seat me --seat random
  azulejos serve --open                       the same in the browser, with friends
  azulejos show game.txt --ply 40             a record after 40 moves
  azulejos replay game.txt                    a record, move by move
  azulejos explain game.txt --ply 40          what the position is worth, and why
  azulejos perft 3 --game azul --seed 1       how many lines of 3 moves there are
  azulejos fuzz azul --games 1000000          look for faults in the rules
  azulejos bench --json                       moves per second, and more
  azulejos arena greedy random --games 200 --out results
  azulejos arena 'program:./mybot' greedy --seconds 0.2 --sprt 0 20

Moves and positions are explained in docs/notation.md, the rules in docs/rules/.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, in the language that it asks for; return the exit code."""
    wish = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    wish.add_argument("--language", choices=LANGUAGES, default=language())
    with speaking(wish.parse_known_args(arguments)[0].language):
        return _obey(arguments)


def _obey(arguments: Sequence[str] | None) -> int:
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except BrokenPipeError:  # whoever read the output has read enough, as `| head` does
        sys.stderr.close()
        return 0
    except (NotationError, ProgramFault, OSError) as error:
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
    extra = "fast" if error.name in ("numba", "numpy") else "server"
    return f"this needs {error.name}; install it with: pip install 'azulejos[{extra}]'"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="azulejos",
        description=say("command-about"),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--language", choices=LANGUAGES, help=say("command-language"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for kind in (playing, looking, measuring):
        kind.add_commands(commands)
    return parser
