"""What the evaluations are made of: terms, counted on a board, each with a weight by stage.

An evaluation adds up `term(stage, place, count)`. Compiled, that is a product. Here the very same
functions run with a `term` that takes notes: so what is explained, and what weights are fitted to,
is what the search sees.
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
Table = tuple[tuple[int, ...], ...]

WEIGHTS: Final = "weights.csv"
"""The file in a game's folder with the weights of its terms."""
POINT: Final = 100
"""Weights and values are in hundredths of a point."""
GAIN: Final = "gain"
"""The line of a table that says, by stage, what every board will still gain beyond its worth."""
LEAD: Final = "lead"
"""The line that says how large a lead is that wins with probability 0.73."""


def places(shapes: Shapes) -> tuple[int, ...]:
    """Where the weights of each term begin in a row of the table."""
    sizes = [prod(shape) for shape in shapes.values()]
    return tuple(sum(sizes[:i]) for i in range(len(sizes)))


def names(shapes: Shapes) -> list[tuple[str, tuple[int, ...]]]:
    """Each place of a row: the term's name, and its indices."""
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
    """Where the weights of a game are, by the file of its heuristic: the table beside it."""
    return os.path.join(os.path.dirname(heuristic), WEIGHTS)


def read_weights(heuristic: str, shapes: Shapes, tables: tuple[str, ...], stages: int) -> Table:
    """The weights of a game: a row for each stage, of each kind of table in turn.

    They stand in the file `weights.csv` beside the heuristic: a line a term, a column a stage.
    """
    rows = _lines(weights_file(heuristic))
    texts = [place_text(*name) for name in names(shapes)]
    return tuple(
        tuple(rows[kind, text][stage] for text in texts)
        for kind in tables
        for stage in range(stages)
    )


def read_line(heuristic: ModuleType, name: str) -> list[int]:
    """A line that all kinds of table have, GAIN or LEAD: by stage, as the weights are."""
    assert heuristic.__file__ is not None
    rows = _lines(weights_file(heuristic.__file__))
    return [value for kind in heuristic.TABLES for value in rows[kind, name]]


@cache
def _lines(file_name: str) -> dict[tuple[str, str], list[int]]:
    import csv

    with open(file_name, encoding="utf-8", newline="") as file:
        lines = csv.reader(line for line in file if not line.startswith("#"))
        return {(kind, term): list(map(int, values)) for kind, term, *values in lines}


def place_text(name: str, indices: tuple[int, ...]) -> str:
    """How a place is called in the table of weights: `line 2 1`."""
    return " ".join([name, *map(str, indices)])


class Tally(NamedTuple):
    """A board as the evaluation sees it."""

    certain: int
    """What is sure: points scored, or to be scored if the round ended now."""
    stage: int
    """The row of the weights that was used."""
    counts: dict[int, int]
    """How often each term counts, by its place."""
    worth: int
    """The score that is expected: what is certain, and all terms with their weights."""


class Notes:
    """Reads boards of one game as the evaluation does."""

    def __init__(self, rules: Rules, heuristic: ModuleType) -> None:
        self.evaluation = heuristic
        self._functions = assemble(rules, lambda function: function, (heuristic,))
        self._functions["ones"] = int.bit_count
        self._functions["term"] = self._note
        self._counts: dict[int, int] = {}
        self._weighed = 0

    def tally(self, s: State, p: int, ending: int = 0) -> Tally:
        """What a seat's board consists of."""
        self._counts, self._weighed = {}, 0
        worth: int = self._functions["worth"](s, p, ending)
        counts = {place: count for place, count in self._counts.items() if count}
        stage: int = self._functions["stage_of"](s)
        return Tally(worth - self._weighed, stage, counts, worth)

    def _note(self, stage: int, place: int, count: int) -> int:
        self._counts[place] = self._counts.get(place, 0) + count
        value: int = self.evaluation.WEIGHTS[stage][place] * count
        self._weighed += value
        return value


def ending(judge: ModuleType, s: State) -> int:
    """1 if some seat will end the game with this round."""
    return int(any(judge.closing(s, p) for p in range(s.players)))
