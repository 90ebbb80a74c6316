"""Weights on disk: `weights.csv` in a game's folder, with where they come from."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.evaluation.terms import GAIN, LEAD, WEIGHTS, names, place_text
from azulejos.games import find_game

HEAD: Final = (
    "# What boards promise, in hundredths of a point: a line a term, a column a stage.\n"
    "# Fitted by azulejos.learning.fit, for each kind of table:\n"
)


@dataclass
class Rows:
    """What was found for one kind of table, in points, by stage."""

    weights: NDArray[np.float64]
    gains: list[float]
    leads: list[float]


def write_weights(game: str, table: str, rows: Rows, how: str) -> None:
    """The lines of one kind of table are written anew; the others stay."""
    file = find_game(game).folder / WEIGHTS
    old = file.read_text(encoding="utf-8").splitlines(keepends=True)
    told = [line for line in old if line.startswith(("# - ", "#   "))]
    remarks = _without("".join(told), f"# - {table}: ") + _remark(how)
    others = [line for line in old if not line.startswith(("#", f"{table},"))]
    order = find_game(game).heuristic.TABLES
    lines = sorted(others + _lines(game, table, rows), key=lambda a: order.index(a.split(",")[0]))
    file.write_text(HEAD + remarks + "".join(lines), encoding="utf-8")


def _without(told: str, beginning: str) -> str:
    remarks = told.split("# - ")
    return "".join(f"# - {r}" for r in remarks if r and not f"# - {r}".startswith(beginning))


def _remark(how: str) -> str:
    first, *others = how.splitlines()
    return f"# - {first}\n" + "".join(f"#   {line}\n" for line in others)


def _lines(game: str, table: str, rows: Rows) -> list[str]:
    terms = names(find_game(game).heuristic.TERMS)
    found = {place_text(*name): rows.weights[:, i] for i, name in enumerate(terms)}
    found |= {GAIN: np.array(rows.gains), LEAD: np.array(rows.leads)}
    return [
        f"{table},{name},{','.join(str(round(100 * float(v))) for v in values)}\n"
        for name, values in found.items()
    ]
