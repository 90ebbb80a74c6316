"""Fit what boards promise in Azul to games that the search plays against itself.

    python -m azulejos.learning.fit_azul --games 2000 --nodes 5000

Plays games with the weights as they are, fits new ones to how those games ended (ridge regression
of the final margin on the difference of the two boards), and writes them to
`players/evaluation/azul_weights.py`. Done again, it goes on from there.
"""

import argparse
import os
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.match import new
from azulejos.players.evaluation import azul as evaluation
from azulejos.players.evaluation.azul import STAGES
from azulejos.players.evaluation.azul_wall import FLOOR_SUM, closing, likely_cell, points_in
from azulejos.rules.azul import SIZE, State
from azulejos.rules.tiles import NONE

Vector = NDArray[np.float64]

SHAPES: Final = {
    "COLUMN": (SIZE + 1,),
    "COLOUR": (SIZE + 1,),
    "ROW": (SIZE + 1,),
    "LINE": (SIZE, SIZE + 1),
    "FIT": (SIZE, SIZE + 1),
    "FIRST": (),
}
"""The terms of the evaluation, for each stage of the game."""
WIDTH: Final = sum(int(np.prod(shape)) for shape in SHAPES.values())
RIDGE: Final = 30.0
STRANGE: Final = 0.08
"""How often a move is played at random, so that games differ."""
CHUNK: Final = 25
FILE: Final = Path(evaluation.__file__).with_name("azul_weights.py")


def tally(s: State, p: int) -> tuple[int, int, Vector]:
    """A board as the evaluation sees it: certain points, the stage, and how often terms count."""
    terms = {name: np.zeros(shape) for name, shape in SHAPES.items()}
    points = s.score[p] - FLOOR_SUM[s.floor_count[p]]
    cells, colours = s.cells[p], [0] * SIZE
    for row in range(SIZE):
        held, count = s.row_colours[p][row], s.line_count[p][row]
        if count > 0:
            column = likely_cell(s, p, row, cells)
            scored = points_in(cells, row, column) if column != NONE else 0
            if column != NONE and count > row:
                points += scored
                cells |= 1 << (SIZE * row + column)
                held |= 1 << s.line_colour[p][row]
            elif column != NONE:
                terms["LINE"][row][count] += 1
                terms["FIT"][row][count] += scored - 1
        terms["ROW"][(cells >> (SIZE * row) & 31).bit_count()] += 1
        for colour in range(SIZE):
            colours[colour] += held >> colour & 1
    for i in range(SIZE):
        terms["COLUMN"][sum(cells >> (SIZE * row + i) & 1 for row in range(SIZE))] += 1
        terms["COLOUR"][colours[i]] += 1
    terms["FIRST"] += s.marker == p
    flat = np.concatenate([term.ravel() for term in terms.values()])
    return max(points, 0), evaluation.stage_of(s), flat


@dataclass
class Sums:
    """What the regression needs of many positions."""

    gram: Vector = field(default_factory=lambda: np.zeros((STAGES * WIDTH, STAGES * WIDTH)))
    moments: Vector = field(default_factory=lambda: np.zeros(STAGES * WIDTH))
    squares: float = 0.0
    positions: int = 0

    def add(self, rows: list[Vector], targets: list[int]) -> None:
        """Take in some positions."""
        matrix, wanted = np.array(rows), np.array(targets)
        self.gram += matrix.T @ matrix
        self.moments += matrix.T @ wanted
        self.squares += float(wanted @ wanted)
        self.positions += len(rows)

    def merge(self, other: "Sums") -> None:
        """Take in what another process has summed up."""
        self.gram += other.gram
        self.moments += other.moments
        self.squares += other.squares
        self.positions += other.positions

    def fit(self) -> Vector:
        """The weights that explain best what was won, drawn towards 0 where little is known."""
        ridged = self.gram + RIDGE * np.eye(len(self.gram))
        return np.asarray(np.linalg.solve(ridged, self.moments), np.float64)

    def error(self, weights: Vector) -> float:
        """How far off the weights are, in points, on average."""
        missed = self.squares - 2 * weights @ self.moments + weights @ self.gram @ weights
        return float(np.sqrt(missed / self.positions))


def play(seed: int, games: int, nodes: int, wall: str) -> Sums:
    """Self-play: the boards' difference at every move, and how much was won beyond it."""
    from azulejos.players.search.deepening import AlphaBeta

    lot, player, sums = random.Random(seed), AlphaBeta(), Sums()
    for _ in range(games):
        match = new("azul", seed=lot.getrandbits(60), wall=wall)
        seen = []
        while not match.over:
            strange = lot.random() < STRANGE
            move = lot.choice(match.moves()) if strange else player.choose(match, nodes=nodes).move
            for state in (match.state, match.outcomes()[move]):
                assert isinstance(state, State)
                if not ends(state):
                    seen.append(difference(state))
            match.play(move)
        margin = match.scores[0] - match.scores[1]
        sums.add([row for row, _ in seen], [margin - settled for _, settled in seen])
    return sums


def ends(s: State) -> bool:
    """Whether the game is over, or will be at the end of the round: nothing to promise then."""
    return s.turn == -2 or closing(s, 0) or closing(s, 1)


def difference(s: State) -> tuple[Vector, int]:
    """The terms of seat 0 less those of seat 1, at their stage; and the points for certain."""
    (mine, stage, my_terms), (theirs, _, their_terms) = tally(s, 0), tally(s, 1)
    row = np.zeros((STAGES, WIDTH))
    row[stage] = my_terms - their_terms
    return row.ravel(), mine - theirs


def written(weights: Vector, how: str) -> str:
    """The weights as a module, with where they come from."""
    text = f'"""What boards promise in Azul, in hundredths of a point, by stage.\n\n{how}\n"""\n\n'
    text += "from typing import Final\n"
    place = 0
    for name, shape in SHAPES.items():
        size = int(np.prod(shape))
        part = np.rint(100 * weights[:, place : place + size]).astype(int)
        text += f"\n{name}: Final = (\n"
        text += "".join(f"    {_tuples(row.reshape(shape).tolist())},\n" for row in part)
        text += ")\n"
        place += size
    return text


def _tuples(value: object) -> str:
    if isinstance(value, list):
        return f"({', '.join(map(_tuples, value))})"
    return str(value)


def main() -> None:
    """Play, fit, write; again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("--wall", default="colour")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    sums = Sums()
    with ProcessPoolExecutor(options.processes) as pool:
        tasks = [
            pool.submit(play, options.seed * 10_000 + i, CHUNK, options.nodes, options.wall)
            for i in range(options.games // CHUNK)
        ]
        for done, task in enumerate(as_completed(tasks), start=1):
            sums.merge(task.result())
            print(f"\r{CHUNK * done} of {options.games} games", end="", file=sys.stderr)
    weights = sums.fit()
    how = (
        f"Fitted by `azulejos.learning.fit_azul` to {options.games} games of the search against\n"
        f"itself ({options.nodes} nodes a move, {options.wall} wall): "
        f"{sums.positions:,} positions,\n"
        f"margin explained to ±{sums.error(weights):.1f} points (±{sums.error(0 * weights):.1f} "
        "without)."
    )
    FILE.write_text(written(weights.reshape(STAGES, WIDTH), how), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(FILE)], check=False)
    print(f"\n{how}", file=sys.stderr)


if __name__ == "__main__":
    main()
