"""The best lines of a position, better and better: what analysis boards show.

    for lines in azulejos.analyse(match, lines=3, seconds=1):
        print(lines[0].moves, lines[0].value.leads)

Each move is valued by the position after it, all of them with the same number of nodes, on the one
scale of `analysis/value.py`. Every pass has twice the nodes of the one before.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from azulejos.analysis.judge import Judge
from azulejos.analysis.value import Value
from azulejos.match import Match
from azulejos.search import Search
from azulejos.search.limits import Limit

FIRST_NODES: Final = 500
DEALS: Final = 8
"""How many draws are sampled where a line ends with one; reviews use more."""


@dataclass(frozen=True)
class Line:
    """A move, the best play after it, and what it is worth."""

    moves: tuple[str, ...]
    value: Value
    nodes: int
    """How many nodes were searched for it."""

    def lead(self, seat: int) -> float:
        """The lead of a seat at the end of the game, as far as it can be expected."""
        return self.value.leads[seat]


def analyse(
    match: Match, lines: int = 5, *, seconds: float | None = None, nodes: int | None = None
) -> Iterator[list[Line]]:
    """The best moves with their lines, the best first; again and again, each time with more nodes.

    It ends when the time is over, or when a line had that many nodes; without a limit, never.
    """
    limit = Limit(seconds=seconds, nodes=nodes)  # refuses limits that make no sense
    root = match.copy()
    root.stop_nature()
    seat, began, used = root.mover, time.perf_counter(), FIRST_NODES
    while True:
        used = min(used, limit.nodes or used)
        yield _best_lines(root, seat, lines, used)
        is_late = limit.seconds is not None and time.perf_counter() - began >= limit.seconds
        if is_late or used == limit.nodes:
            return
        used *= 2


def _best_lines(root: Match, seat: int, count: int, nodes: int) -> list[Line]:
    choice = Search(1).choose(root, nodes=nodes)
    moves = [choice.move, *choice.alternatives][:count]
    judge = Judge(nodes, DEALS)
    found = [_line(root, move, judge) for move in moves]
    return sorted(found, key=lambda line: -line.lead(seat))


def _line(root: Match, move: str, judge: Judge) -> Line:
    judged = judge.judge(root.copy().play(move))
    return Line((move, *judged.line), judged.value, judge.nodes)
