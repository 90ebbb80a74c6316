"""Compilation in the background: a child process compiles, this process only loads."""

import os
import subprocess
import sys
from concurrent.futures import Future
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, Final, cast

from azulejos.engine.interface import Rules

if TYPE_CHECKING:
    from azulejos.engine.compiler import Compiled


ENGINE: Final = "AZULEJOS_ENGINE"
"""The environment variable that chooses the engine of searches: `prebuilt` or `numba`."""
PREBUILT: Final = "prebuilt"
NUMBA: Final = "numba"


def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def prefer_numba() -> None:
    """From here on, searches run on Numba if it is installed: for work that takes long."""
    if can_compile():
        os.environ.setdefault(ENGINE, NUMBA)


def compile_in_background(rules: Rules) -> "Future[Compiled]":
    """A future of a game's compiled rules; the caller does not wait."""
    future: Future[Compiled] = Future()
    Thread(target=_fulfil, args=(future, rules), name="compiling", daemon=True).start()
    return future


def _fulfil(future: "Future[Compiled]", rules: Rules) -> None:
    from azulejos.engine.compiler import compiled

    try:
        ready = compiled(rules)
        compile_elsewhere(ready)
    except Exception as error:  # whatever it is, it belongs to the future
        future.set_exception(error)
    else:
        future.set_result(ready)


def compile_elsewhere(wanted: "Compiled", *entry_points: str) -> None:
    """Compile entry points, or all, in a child process, and load them here.

    Compilation holds the GIL, so it would block every other thread of this process.
    """
    if not all(wanted.on_disk(entry_point) for entry_point in entry_points or wanted.entry_points):
        modules = [wanted.rules.__name__, *(part.__name__ for part in wanted.parts)]
        command = [sys.executable, "-m", __name__, ",".join(modules), ",".join(entry_points)]
        subprocess.run(command, check=True)
    wanted.prepare(entry_points)


if __name__ == "__main__":
    from azulejos.engine.compiler import compiled

    rules, *parts = map(import_module, sys.argv[1].split(","))
    compiled(cast(Rules, rules), *parts).prepare(filter(None, sys.argv[2].split(",")))
