"""Compiling while something else goes on: a child process compiles, this one only loads."""

import subprocess
import sys
from concurrent.futures import Future
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, cast

from azulejos.engine.interface import Rules

if TYPE_CHECKING:
    from azulejos.engine.compiler import Compiled


def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def compile_in_background(rules: Rules) -> "Future[Compiled]":
    """A game's compiled rules, as soon as they are ready; meanwhile nobody waits."""
    future: Future[Compiled] = Future()
    Thread(target=_fulfil, args=(future, rules), name="compiling", daemon=True).start()
    return future


def _fulfil(future: "Future[Compiled]", rules: Rules) -> None:
    from azulejos.engine.compiler import compiled

    try:
        ready = compiled(rules)
        compile_elsewhere(ready)
    except Exception as error:  # whatever it was, who waits for the future must hear of it
        future.set_exception(error)
    else:
        future.set_result(ready)


def compile_elsewhere(wanted: "Compiled", *doors: str) -> None:
    """Compile doors, or all, in another process, and load them here.

    Compiling in this process would hold up every other thread of it.
    """
    if not all(wanted.on_disk(door) for door in doors or wanted.doors):
        modules = [wanted.rules.__name__, *(part.__name__ for part in wanted.parts)]
        command = [sys.executable, "-m", __name__, ",".join(modules), ",".join(doors)]
        subprocess.run(command, check=True)
    wanted.prepare(doors)


if __name__ == "__main__":
    from azulejos.engine.compiler import compiled

    rules, *parts = map(import_module, sys.argv[1].split(","))
    compiled(cast(Rules, rules), *parts).prepare(filter(None, sys.argv[2].split(",")))
