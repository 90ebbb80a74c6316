"""The ladder of nets: Elo ratings from the arenas by which each net was promoted.

`azulejos ladder` draws one picture for each mode that has nets.
"""

from pathlib import Path
from typing import NamedTuple

from azulejos.arena.plots import alone, rating_dots
from azulejos.search.evaluators import HAND
from azulejos.search.nets import gates, ladders
from azulejos.search.nets import ladder as nets


class Rung(NamedTuple):
    """A net, its Elo above the handcrafted evaluation, and the interval of its own arena."""

    name: str
    elo: float
    low: float
    high: float


def ladder(mode: str) -> list[Rung]:
    """The nets of a mode, retired ones included, from the handcrafted evaluation up."""
    rungs = [Rung(HAND, 0.0, 0.0, 0.0)]
    for name in chain(mode):
        elo, low, high = (rungs[-1].elo + value for value in _bounded(gates(name)[mode]["elo"]))
        rungs.append(Rung(name, elo, low, high))
    return rungs


def chain(mode: str) -> list[str]:
    """The nets of a mode, each promoted against the one before."""
    names: list[str] = []
    name = nets(mode)[-1]
    while name != HAND:
        names.insert(0, name)
        name = gates(name)[mode]["against"]
    return names


def _bounded(elo: list[float | None]) -> tuple[float, float, float]:
    """A net that has won every game is drawn at the lower end of its interval."""
    value, low, high = elo
    least = low or 0.0
    return (least if value is None else value), least, (least if high is None else high)


def draw_ladders(out: Path) -> list[Path]:
    """Draw the ladder of every mode that has nets; returns the files."""
    out.mkdir(parents=True, exist_ok=True)
    files = []
    for mode in ladders():
        plot = alone(rating_dots(ladder(mode))).replace("Elo, mean of all 0", "Elo, by hand 0")
        files.append(out / f"ladder-{mode}.svg")
        files[-1].write_text(plot, encoding="utf-8")
    return files
