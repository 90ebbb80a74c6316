"""The weights of a heuristic on disk: `weights.csv`, with their provenance."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.evaluation.terms import GAIN, LEAD, WEIGHTS, term_names, weight_name
from azulejos.games import find_game

HEAD: Final = (
    "# Weights of the heuristic in centipoints: a line per term, a column per stage.\n"
    "# Fitted by `azulejos fit`, for each kind of table:\n"
)


@dataclass
class Rows:
    """The weights of one kind of table, in points, by stage."""

    table: str
    weights: NDArray[np.float64]
    gains: list[float]
    leads: list[float]


def write_weights(game: str, rows: Rows, summary: str, out: Path) -> None:
    """Write `weights.csv` to a folder: new lines for one kind of table, the game's for others."""
    text = (find_game(game).folder / WEIGHTS).read_text(encoding="utf-8")
    old = text.splitlines(keepends=True)
    remarks = "".join(line for line in old if line.startswith(("# - ", "#   ")))
    head = HEAD + _without(remarks, f"# - {rows.table}: ") + _remark(summary)
    others = [line for line in old if not line.startswith(("#", f"{rows.table},"))]
    order = find_game(game).heuristic.TABLES
    lines = sorted(others + _lines(game, rows), key=lambda line: order.index(line.split(",")[0]))
    out.mkdir(parents=True, exist_ok=True)
    (out / WEIGHTS).write_text(head + "".join(lines), encoding="utf-8")


def _without(remarks: str, beginning: str) -> str:
    split = [f"# - {remark}" for remark in remarks.split("# - ") if remark]
    return "".join(remark for remark in split if not remark.startswith(beginning))


def _remark(summary: str) -> str:
    first, *others = summary.splitlines()
    return f"# - {first}\n" + "".join(f"#   {line}\n" for line in others)


def _lines(game: str, rows: Rows) -> list[str]:
    terms = term_names(find_game(game).heuristic.TERMS)
    found = {weight_name(*name): rows.weights[:, i] for i, name in enumerate(terms)}
    found |= {GAIN: np.array(rows.gains), LEAD: np.array(rows.leads)}
    return [
        f"{rows.table},{name},{','.join(str(round(100 * float(v))) for v in values)}\n"
        for name, values in found.items()
    ]
