"""Compiling while something else goes on: a child process compiles, this one only loads."""

import subprocess
import sys
from concurrent.futures import Future
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, cast

from azulejos.engine.contract import Rules

if TYPE_CHECKING:
    from azulejos.engine.compiler import Compiled


def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def compile_in_background(rules: Rules) -> "Future[Compiled]":
    """A game's compiled rules, as soon as they are ready; meanwhile nobody waits.

    The work is done in another process, because compiling would hold up every thread of this one.
    """
    future: Future[Compiled] = Future()
    Thread(target=_fulfil, args=(future, rules), name="compiling", daemon=True).start()
    return future


def _fulfil(future: "Future[Compiled]", rules: Rules) -> None:
    try:
        subprocess.run([sys.executable, "-m", __name__, rules.__name__], check=True)
        from azulejos.engine.compiler import compiled

        ready = compiled(rules)
        ready.prepare()
    except Exception as error:  # whatever it was, who waits for the future must hear of it
        future.set_exception(error)
    else:
        future.set_result(ready)


if __name__ == "__main__":
    from azulejos.engine.compiler import compiled

    compiled(cast(Rules, import_module(sys.argv[1]))).prepare()
