"""The ladder of nets: each stands on the one that it has beaten.

    python -m azulejos.learning.ladder docs/pictures

draws one picture for each mode that has nets, from what the nets say of their gates.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

from azulejos.arena.plots import alone, rating_dots
from azulejos.search.evaluators import HAND
from azulejos.search.nets import gates, ladders
from azulejos.search.nets import ladder as nets


class Rung(NamedTuple):
    """A net, how far above the evaluation made by hand, and the interval of its own gate."""

    name: str
    elo: float
    low: float
    high: float


def ladder(mode: str) -> list[Rung]:
    """The nets of a mode, from the evaluation made by hand up."""
    rungs = [Rung(HAND, 0.0, 0.0, 0.0)]
    for name in nets(mode):
        gate = gates(name)[mode]
        below = next(rung for rung in rungs if rung.name == gate["against"])
        elo, low, high = (below.elo + value for value in _bounded(gate["elo"]))
        rungs.append(Rung(name, elo, low, high))
    return rungs


def _bounded(elo: list[float | None]) -> tuple[float, float, float]:
    """Somebody who has won every game is drawn at the lower end of what is known."""
    value, low, high = elo
    least = low or 0.0
    return (least if value is None else value), least, (least if high is None else high)


def main() -> None:
    """Draw the ladders of all modes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    out = parser.parse_args().out
    for mode in ladders():
        plot = alone(rating_dots(ladder(mode))).replace("Elo, mean of all 0", "Elo, by hand 0")
        (out / f"ladder-{mode}.svg").write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main()
