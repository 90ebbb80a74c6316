"""Compilation in the background: a child process compiles, this process only loads."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
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


def can_search() -> bool:
    """Whether any engine is installed that searches run on."""
    return find_spec("wasmtime") is not None or can_compile()


def prefer_numba() -> None:
    """From here on, searches run on Numba if it is installed: for work that takes long."""
    if can_compile():
        os.environ.setdefault(ENGINE, NUMBA)


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
