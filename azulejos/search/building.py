"""Builds prebuilt modules, and describes the arrays of each for hosts in other languages.

A manifest has a `layout`: all arrays in the order in which `think` takes them, the fields of those
that a host writes or reads, and the names of cells (`session.py`). `tests/engine/host.mjs` is a
host that needs nothing else.
"""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from azulejos.engine.structs import Array
from azulejos.games import find_game
from azulejos.notation.position import JsonObject
from azulejos.search import session
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.arrays import Arrays, field_places
from azulejos.search.engines import ENTRY_POINTS, RANDOM_PLAY, Module
from azulejos.search.mcts_player import MctsPlayer
from azulejos.search.nets import network

HOSTS: Final = (AlphaBetaPlayer, MctsPlayer)
FOR_HOSTS: Final = ("root", "answer", "ranked")
"""The arrays of structs that hosts write or read."""
OF_THE_NET: Final = "work.net."
"""How the names of arrays begin that belong to the net that a host chooses."""
SMALL: Final = 1 << 16
"""Larger arrays are empty at first."""


def build(module: Module, folder: Path | None = None) -> Path:
    """Build a module; it is kept beside the sources, or in another folder."""
    from azulejos.engine.prebuild import build_in_child

    file = module.file if folder is None else folder / module.game / module.file.name
    names = [find_game(module.game).rules.__name__, *(part.__name__ for part in module.parts)]
    build_in_child(names, (*ENTRY_POINTS, *RANDOM_PLAY), file)
    manifest = file.with_suffix(".json")
    contents = json.loads(manifest.read_text(encoding="utf-8")) | {"layout": layout(module, file)}
    manifest.write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")
    return file


def layout(module: Module, file: Path) -> JsonObject:
    """What a host needs to know of a module, besides its entry points."""
    from azulejos.engine.prebuilt import Prebuilt

    (host,) = [kind for kind in HOSTS if kind.kernel is module.kernel]
    rules = Prebuilt(file, find_game(module.game).rules, *module.parts)
    arrays = host(0).new_session(rules, network(module.evaluator))
    return {"cells": _cells(), "arrays": list(_described(dict(_named(arrays))))}


def _cells() -> dict[str, int]:
    """The numbers of `session.py` by their names."""
    numbers = {n: value for n, value in vars(session).items() if type(value) is int}
    return {n: value for n, value in numbers.items() if value <= session.UNLIMITED}


def _named(arrays: Arrays, prefix: str = "") -> Iterator[tuple[str, Array]]:
    """The arrays of a NamedTuple, and of those in it, by name."""
    for name, value in arrays._asdict().items():
        if isinstance(value, tuple):
            yield from _named(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def _described(arrays: dict[str, Array]) -> Iterator[JsonObject]:
    seen: dict[int, str] = {}
    for name, array in arrays.items():
        about: JsonObject = {"name": name, "item": array.itemsize, "shape": list(array.shape)}
        first = seen.setdefault(array.ctypes.data, name)
        if first != name and array.size:
            about["same_as"] = first
        elif not name.startswith(OF_THE_NET) and array.nbytes < SMALL and any(array.tobytes()):
            about["content"] = base64.b64encode(array.tobytes()).decode()
        if name in FOR_HOSTS:
            fields = field_places(array.dtype)
            about["fields"] = {n: _field(kind, at) for n, (kind, at) in fields.items()}
        yield about


def _field(kind: np.dtype[np.void], offset: int) -> JsonObject:
    """A field of a struct: its type, where it lies, and how many numbers it has, if it has many."""
    return {"type": kind.base.str[1:], "at": offset, "shape": list(kind.shape)}
