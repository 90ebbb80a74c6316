"""Calibration of values: what leads of a search were worth in played games.

Two judges play each other. The leads that they see are compared with the results: by least squares
for points, by maximum likelihood for chances. Half of the games are for fitting, the other half
for the reliability curve: of positions said to win with 70 %, 70 % should win.
"""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.analysis.calibration import BEND, END, Curve, Reading, read_choice
from azulejos.analysis.judge import default_nodes
from azulejos.analysis.review import review
from azulejos.analysis.value import leads_of
from azulejos.match import Match, new
from azulejos.notation.position import JsonObject, Options
from azulejos.players import LEVELS, player
from azulejos.search import Search

RANDOM_MOVES: Final = 0.06
"""How many moves are random, so that large leads are met, too."""
SHRINKAGE: Final = 300.0
"""How strongly few positions pull a curve to the straight line, in squared points."""
LEAST_SLOPE: Final = 0.15
"""How much a point of a search's lead is worth at least."""
SCALES: Final = np.geomspace(0.3, 60.0, 120)
DECILES: Final = 10

Vector = NDArray[np.float64]


class Sample(NamedTuple):
    """A position of a game, and how the game ended."""

    curve: str
    leads: tuple[float, ...]
    """By the search."""
    scores: list[int]
    final: list[int]
    won: list[float]
    """Each seat's share of the win."""


@dataclass(frozen=True)
class Plan:
    """The games to play."""

    game: str
    options: Options
    games: int
    nodes: int | None = None
    seed: int = 1

    def play(self) -> Iterator[list[Sample]]:
        """The samples of each game."""
        for number in range(self.games):
            yield self._play_one(random.Random(f"{self.seed} {number}"))

    def _play_one(self, rng: random.Random) -> list[Sample]:
        match = new(self.game, seed=rng.getrandbits(40), **self.options)
        nodes = self.nodes or default_nodes(match)
        search = Search(rng.getrandbits(40))
        seen = []
        while not match.over:
            moves = match.moves()
            move = rng.choice(moves)
            if len(moves) > 1 and rng.random() >= RANDOM_MOVES:
                choice = search.choose(match, nodes=nodes)
                seen.append(_sample(match, read_choice(match, choice)))
                move = choice.move
            match.play(move)
        won = [(p in match.winners) / len(match.winners) for p in range(match.players)]
        return [sample._replace(final=match.scores, won=won) for sample in seen]


def _sample(match: Match, read: Reading) -> Sample:
    curve = END if read.is_end else str(match.position()["round"])
    return Sample(curve, read.leads, match.scores, [], [])


def fit_curves(games: list[list[Sample]]) -> dict[str, Curve]:
    """The curve of each round, and that of the end."""
    by_curve = defaultdict(list)
    for game in games:
        for sample in game:
            by_curve[sample.curve].append(sample)
    return {name: fit_curve(samples) for name, samples in sorted(by_curve.items())}


def fit_curve(samples: list[Sample]) -> Curve:
    """The curve that fits some positions best."""
    leads = np.array([sample.leads for sample in samples])
    finals = np.array([leads_of(sample.final) for sample in samples])
    slope, bend = _fit_leads(leads.ravel(), finals.ravel())
    base, growth = _fit_totals(
        np.array([sum(sample.scores) for sample in samples], float),
        np.array([sum(sample.final) for sample in samples], float),
    )
    won = np.array([sample.won for sample in samples])
    numbers = {"slope": slope, "bend": bend, "scale": _fit_scale(leads, won)}
    numbers |= {"base": base, "growth": growth}
    return Curve(**{name: round(number, 4) for name, number in numbers.items()})


def _fit_leads(leads: Vector, finals: Vector) -> tuple[float, float]:
    inputs = np.stack([leads, np.tanh(leads / BEND)], axis=1)
    towards = np.array([SHRINKAGE, SHRINKAGE / BEND**2])
    normal = inputs.T @ inputs + np.diag(towards)
    slope, bend = np.linalg.solve(normal, inputs.T @ finals + towards * np.array([1.0, 0.0]))
    if slope < LEAST_SLOPE:  # a larger lead is never worth less
        slope = LEAST_SLOPE
        bend = inputs[:, 1] @ (finals - slope * leads) / normal[1, 1]
    return float(slope), float(max(bend, -BEND * (slope - LEAST_SLOPE)))


def _fit_totals(now: Vector, final: Vector) -> tuple[float, float]:
    spread = float(((now - now.mean()) ** 2).sum())
    together = float(((now - now.mean()) * (final - final.mean())).sum())
    growth = (together + SHRINKAGE) / (spread + SHRINKAGE)
    return float(final.mean() - growth * now.mean()), growth


def _fit_scale(leads: Vector, won: Vector) -> float:
    part = (leads.shape[1] - 1) / leads.shape[1]
    return float(min(SCALES, key=lambda scale: _cross_entropy(leads * part / scale, won)))


def _cross_entropy(rated: Vector, won: Vector) -> float:
    rated = rated - rated.max(axis=1, keepdims=True)
    logs = rated - np.log(np.exp(rated).sum(axis=1, keepdims=True))
    return float(-(won * logs).sum())


class Decile(NamedTuple):
    """Positions with a similar chance of winning."""

    said: float
    """The mean chance."""
    won: float
    """The share of the win that came of it."""
    positions: int
    error: float
    """The standard error of `won`, from games, whose positions belong together."""


def reliability(games: list[list[Sample]], curves: dict[str, Curve]) -> list[Decile]:
    """The reliability curve of all positions and seats."""
    said: list[float] = []
    won: list[float] = []
    of_game: list[int] = []
    for number, game in enumerate(games):
        for sample in game:
            value = curves[sample.curve].value(sample.leads, sample.scores)
            said += value.chances
            won += sample.won
            of_game += [number] * len(sample.won)
    return _deciles(np.array(said), np.array(won), np.array(of_game))


def _deciles(said: Vector, won: Vector, of_game: NDArray[np.int64]) -> list[Decile]:
    found = []
    for decile in range(DECILES):
        inside = (said * DECILES).astype(int).clip(0, DECILES - 1) == decile
        if inside.any():
            mean = float(won[inside].mean())
            sums = np.bincount(of_game[inside], weights=won[inside] - mean)
            error = float(np.sqrt((sums**2).sum()) / inside.sum())
            found.append(Decile(float(said[inside].mean()), mean, int(inside.sum()), error))
    return found


def calibration(plan: Plan, games: list[list[Sample]]) -> JsonObject:
    """The entry of a mode in a game's `calibration.json`."""
    halves = games[::2], games[1::2]
    checked = [
        reliability(halves[1 - fitted], _complete(fit_curves(halves[fitted]), games))
        for fitted in (0, 1)
    ]
    return {
        "games": len(games),
        "nodes": plan.nodes,
        "seed": plan.seed,
        "curves": {name: curve._asdict() for name, curve in fit_curves(games).items()},
        "reliability": [_merged(*pair) for pair in zip(*checked, strict=False)],
    }


def _complete(curves: dict[str, Curve], games: list[list[Sample]]) -> dict[str, Curve]:
    """Curves for rounds that one half of the games did not reach."""
    return {**fit_curves(games), **curves}


def _merged(one: Decile, other: Decile) -> JsonObject:
    """A decile of both halves."""
    positions = one.positions + other.positions
    said, won = (
        sum(getattr(d, name) * d.positions for d in (one, other)) / positions
        for name in ("said", "won")
    )
    error = (one.error**2 + other.error**2) ** 0.5 / 2
    numbers = {"said": said, "won": won, "error": error}
    return {"positions": positions, **{n: round(v, 4) for n, v in numbers.items()}}


def save(file: Path, mode: str, entry: JsonObject) -> None:
    """Write what is known of a mode into a file; what it knows of other modes stays."""
    known: JsonObject = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    known[mode] = {**known.get(mode, {}), **entry}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def level_rates(plan: Plan, games: int) -> Iterator[tuple[str, float]]:
    """The error rate of each level, from reviews of games between equals."""
    for level in LEVELS:
        lost, choices = 0.0, 0
        for number in range(games):
            rng = random.Random(f"{plan.seed} {level} {number}")
            found = review(_played_by(plan, level, rng), nodes=plan.nodes)
            lost += sum(seat.lost for seat in found.seats)
            choices += sum(seat.choices for seat in found.seats)
        yield level, round(lost / choices, 4)


def _played_by(plan: Plan, level: str, rng: random.Random) -> Match:
    match = new(plan.game, seed=rng.getrandbits(40), **plan.options)
    bots = [player(level, rng.getrandbits(40)) for _ in range(match.players)]
    while not match.over:
        match.play(bots[match.mover].choose(match).move)
    return match
