"""The terms of a heuristic: counts on a board, each with a weight for every stage.

A heuristic adds up `term(stage, place, count)`. Compiled, that is a product. Here the same
functions run with a `term` that records counts, so that explanations and fits see exactly what the
search sees.
"""

import os
from functools import cache
from math import prod
from types import ModuleType
from typing import Final, NamedTuple

from azulejos.engine.interface import Rules
from azulejos.engine.loader import assemble
from azulejos.engine.state import State

Shapes = dict[str, tuple[int, ...]]
"""The terms of a game by name, each with its indices: `{"column": (6,), "first": ()}`."""
WeightTable = tuple[tuple[int, ...], ...]

WEIGHTS: Final = "weights.csv"
"""The file in a game's folder with the weights of its terms."""
POINT: Final = 100
"""Weights and values are in hundredths of a point."""
GAIN: Final = "gain"
"""The row with the points that every board still gains beyond its worth, by stage."""
LEAD: Final = "lead"
"""The row with the lead that wins with probability 0.73, by stage."""


def term_offsets(shapes: Shapes) -> tuple[int, ...]:
    """Where the weights of each term begin in a row of weights."""
    sizes = [prod(shape) for shape in shapes.values()]
    return tuple(sum(sizes[:i]) for i in range(len(sizes)))


def term_names(shapes: Shapes) -> list[tuple[str, tuple[int, ...]]]:
    """The name and the indices of each weight of a row."""
    found = []
    for name, shape in shapes.items():
        for i in range(prod(shape)):
            found.append((name, _indices(i, shape)))
    return found


def _indices(i: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    indices: list[int] = []
    for size in reversed(shape):
        i, index = divmod(i, size)
        indices.insert(0, index)
    return tuple(indices)


def weights_file(heuristic: str) -> str:
    """The file with the weights of a game, beside its heuristic."""
    return os.path.join(os.path.dirname(heuristic), WEIGHTS)


def read_weights(
    heuristic: str, shapes: Shapes, tables: tuple[str, ...], stages: int
) -> WeightTable:
    """The weights of a game: a row for each stage, of each kind of table in turn.

    The file `weights.csv` beside the heuristic has a line per term and a column per stage.
    """
    rows = _lines(weights_file(heuristic))
    texts = [weight_name(*name) for name in term_names(shapes)]
    return tuple(
        tuple(rows[kind, text][stage] for text in texts)
        for kind in tables
        for stage in range(stages)
    )


def read_row(heuristic: ModuleType, name: str) -> list[int]:
    """The row GAIN or LEAD of all kinds of table, by stage, in the order of the weights."""
    assert heuristic.__file__ is not None
    rows = _lines(weights_file(heuristic.__file__))
    return [value for kind in heuristic.TABLES for value in rows[kind, name]]


@cache
def _lines(file_name: str) -> dict[tuple[str, str], list[int]]:
    import csv

    with open(file_name, encoding="utf-8", newline="") as file:
        lines = csv.reader(line for line in file if not line.startswith("#"))
        return {(kind, term): list(map(int, values)) for kind, term, *values in lines}


def weight_name(name: str, indices: tuple[int, ...]) -> str:
    """The name of a weight in the file: `line 2 1`."""
    return " ".join([name, *map(str, indices)])


class Tally(NamedTuple):
    """A board as the heuristic sees it."""

    certain: int
    """Points that are scored, or would be if the round ended now."""
    stage: int
    """The row of weights in use."""
    counts: dict[int, int]
    """How often each term counts, by its place."""
    worth: int
    """The expected score: what is certain, plus all terms times their weights."""


class TermCounter:
    """Counts the terms of boards of one game, as its heuristic does."""

    def __init__(self, rules: Rules, heuristic: ModuleType) -> None:
        self.heuristic = heuristic
        self._functions = assemble(rules, lambda function: function, (heuristic,))
        self._functions["ones"] = int.bit_count
        self._functions["term"] = self._count
        self._counts: dict[int, int] = {}
        self._weighted = 0

    def tally(self, s: State, p: int, ending: int = 0) -> Tally:
        """The terms of a seat's board."""
        self._counts, self._weighted = {}, 0
        worth: int = self._functions["worth"](s, p, ending)
        counts = {place: count for place, count in self._counts.items() if count}
        stage: int = self._functions["stage_of"](s)
        return Tally(worth - self._weighted, stage, counts, worth)

    def _count(self, stage: int, place: int, count: int) -> int:
        self._counts[place] = self._counts.get(place, 0) + count
        value: int = self.heuristic.WEIGHTS[stage][place] * count
        self._weighted += value
        return value


def is_last_round(heuristic: ModuleType, s: State) -> int:
    """1 if some seat will end the game with this round."""
    return int(any(heuristic.ends_game(s, p) for p in range(s.players)))
