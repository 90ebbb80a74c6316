"""Fit the weights of a heuristic to games of the search against itself: `azulejos fit`.

It plays games with the weights as they are and fits new ones to how those games went. Repeated
with its own result, it improves further.

The difference of two seats' scores is explained by the differences of their boards' terms (ridge
regression). Rounds are fitted from the last to the first. The target of a round is mostly the value
of the position with which the next round began, by the weights already fitted, and a little the
final margin: the luck of later rounds then does not blur the weights of earlier ones. Where samples
are few, weights are drawn towards those of the round after.
"""

import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.rng import spread
from azulejos.engine.state import NOBODY, State
from azulejos.evaluation.terms import TermCounter, is_last_round, term_names
from azulejos.games import find_game
from azulejos.learning.weights import Rows, write_weights
from azulejos.match import Match, new
from azulejos.notation.position import Options
from azulejos.search import Search

Vector = NDArray[np.float64]

RANDOM_RATE: Final = 0.08
"""How often a move is played at random, so that games differ."""
PARTS: Final = 3
"""How many stages a round has."""
FINAL_SHARE: Final = 0.25
"""The share of the final margin in the target of a round."""
RIDGE: Final = 700.0
"""The strength of the pull towards the weights of the next round, in positions."""
CHUNK: Final = 10


@dataclass
class Sample:
    """One game: the terms of the boards in many positions, and how it ended."""

    stages: list[int]
    certain: list[list[float]]
    """In points, by position and seat."""
    counts: list[list[dict[int, int]]]
    final: list[int]
    winners: list[int]


def play(plan: "SelfPlay", seed: int) -> list[Sample]:
    """Some games of self-play."""
    game, rng, player = find_game(plan.game), random.Random(seed), Search(seed)
    counter = TermCounter(game.rules, game.heuristic)
    samples = []
    for _ in range(CHUNK):
        varied: Options = {
            option.name: rng.choice(option.self_play) for option in game.options if option.self_play
        }
        match = new(plan.game, seed=rng.getrandbits(60), **plan.options, **varied)
        samples.append(_play_one(match, player, counter, rng, plan.nodes))
    return samples


def _play_one(
    match: Match, player: Search, counter: TermCounter, rng: random.Random, nodes: int
) -> Sample:
    sample = Sample([], [], [], [], [])
    while not match.over:
        at_random = rng.random() < RANDOM_RATE
        move = rng.choice(match.moves()) if at_random else player.choose(match, nodes=nodes).move
        after = match.outcomes()[move]
        if after.turn != NOBODY and not is_last_round(counter.heuristic, after):
            _add_position(after, counter, sample)
        match.play(move)
    sample.final, sample.winners = match.scores, match.winners
    return sample


def _add_position(s: State, counter: TermCounter, sample: Sample) -> None:
    tallies = [counter.tally(s, p) for p in range(s.players)]
    sample.stages.append(tallies[0].stage)
    sample.certain.append([t.certain / 100 for t in tallies])
    sample.counts.append([t.counts for t in tallies])


# --- Fitting --------------------------------------------------------------------------------------


@dataclass
class Pairs:
    """Positions of one kind of table, as differences between two seats."""

    terms: Vector
    certain: Vector
    stage: NDArray[np.int64]
    follows: NDArray[np.int64]
    """The first position of the same seats in the next round; -1 in the last."""
    final: Vector


def pairs_of(samples: Iterable[Sample], width: int, stages: int) -> Pairs:
    """All positions, for every two seats."""
    terms: list[Vector] = []
    certain, stage, follows, final = [], [], [], []
    for sample in samples:
        rounds = [at % stages // PARTS for at in sample.stages]
        for p, q in combinations(range(len(sample.final)), 2):
            first = len(terms)
            for i, boards in enumerate(sample.counts):
                row = np.zeros(width)
                for place, count in boards[p].items():
                    row[place] += count
                for place, count in boards[q].items():
                    row[place] -= count
                terms.append(row)
                certain.append(sample.certain[i][p] - sample.certain[i][q])
                stage.append(sample.stages[i] % stages)
                later = next((j for j, r in enumerate(rounds) if r > rounds[i]), None)
                follows.append(-1 if later is None else first + later)
                final.append(sample.final[p] - sample.final[q])
    return Pairs(
        np.array(terms),
        np.array(certain),
        np.array(stage),
        np.array(follows),
        np.array(final, float),
    )


def fit(pairs: Pairs, before: Vector) -> Vector:
    """New weights, in points, by stage; the last round is drawn towards `before`."""
    weights = before.copy()
    last = (len(weights) - 1) // PARTS
    for number in range(last, -1, -1):
        targets = _targets(pairs, weights)
        for stage in range(PARTS * number, min(PARTS * number + PARTS, len(weights))):
            here = pairs.stage == stage
            prior = weights[stage + PARTS] if stage + PARTS < len(weights) else before[stage]
            if here.any():
                weights[stage] = _ridge(pairs.terms[here], targets[here], prior)
    return weights


def _targets(pairs: Pairs, weights: Vector) -> Vector:
    """The points that the terms of each position should add to what is certain."""
    values = pairs.certain + np.einsum("ij,ij->i", pairs.terms, weights[pairs.stage])
    next_round = np.where(pairs.follows < 0, pairs.final, values[pairs.follows])
    return np.asarray((1 - FINAL_SHARE) * next_round + FINAL_SHARE * pairs.final - pairs.certain)


def _ridge(terms: Vector, targets: Vector, prior: Vector) -> Vector:
    """Ridge regression: the weights that fit the targets best, near prior ones."""
    usual = (terms**2).sum(axis=0) / np.maximum((terms != 0).sum(axis=0), 1)
    gram = terms.T @ terms + RIDGE * np.diag(np.maximum(usual, 1.0))
    moved = np.linalg.solve(gram, terms.T @ (targets - terms @ prior))
    return np.asarray(prior + moved)


def error(pairs: Pairs, weights: Vector) -> float:
    """The root mean square error of the margin, in points."""
    values = pairs.certain + np.einsum("ij,ij->i", pairs.terms, weights[pairs.stage])
    return float(np.sqrt(np.mean((values - pairs.final) ** 2)))


# --- Calibration ----------------------------------------------------------------------------------


def calibrate(
    samples: list[Sample], weights: Vector, stages: int
) -> tuple[list[float], list[float]]:
    """By stage: what every board still gains, and the lead that wins with probability 0.73."""
    gains = [0.0] * stages
    leads = [10.0] * stages
    for stage in range(stages - 1, -1, -1):
        worths, finals, won = _standings(samples, weights, stage, stages)
        if len(worths):
            gains[stage], leads[stage] = float(np.mean(finals - worths)), _lead(worths, won)
        elif stage + 1 < stages:  # there is no move before the first deal: as after it
            gains[stage], leads[stage] = gains[stage + 1], leads[stage + 1]
    return gains, leads


def _standings(
    samples: list[Sample], weights: Vector, stage: int, stages: int
) -> tuple[Vector, Vector, Vector]:
    """All boards of a stage: their worths, final scores, and shares of the win."""
    worths, finals, won = [], [], []
    for sample in samples:
        seats = range(len(sample.final))
        for i, at in enumerate(sample.stages):
            if at % stages == stage:
                worths.append(
                    [
                        sample.certain[i][p] + sum(weights[stage][t] * n for t, n in board.items())
                        for p, board in enumerate(sample.counts[i])
                    ]
                )
                finals.append(sample.final)
                won.append([(p in sample.winners) / len(sample.winners) for p in seats])
    return np.array(worths), np.array(finals, float), np.array(won)


def _lead(worths: Vector, won: Vector) -> float:
    """The scale with which the chances of all seats predict the winners best."""
    tried = np.geomspace(1.0, 40.0, 60)
    return float(min(tried, key=lambda lead: _cross_entropy(worths / lead, won)))


def _cross_entropy(rated: Vector, won: Vector) -> float:
    rated = rated - rated.max(axis=1, keepdims=True)
    chances = np.exp(rated) / np.exp(rated).sum(axis=1, keepdims=True)
    return float(-(won * np.log(chances + 1e-12)).sum())


# --- The whole ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SelfPlay:
    """The games that weights are fitted to."""

    game: str
    options: Options
    games: int = 400
    nodes: int = 300
    seed: int = 1
    processes: int | None = None

    def play(self) -> Iterator[list[Sample]]:
        """Games on several cores, a few at a time."""
        with ProcessPoolExecutor(self.processes) as pool:
            tasks = [
                pool.submit(play, self, spread(self.seed, i))
                for i in range(-(-self.games // CHUNK))
            ]
            for task in as_completed(tasks):
                yield task.result()


def fit_weights(samples: list[Sample], games: SelfPlay, out: Path) -> str:
    """Fit weights to games and write them to a folder; returns a summary."""
    heuristic = find_game(games.game).heuristic
    kind = samples[0].stages[0] // heuristic.STAGES
    own = slice(heuristic.STAGES * kind, heuristic.STAGES * (kind + 1))
    before = np.array(heuristic.WEIGHTS[own]) / 100
    pairs = pairs_of(samples, len(term_names(heuristic.TERMS)), heuristic.STAGES)
    weights = fit(pairs, before)
    summary = (
        f"{heuristic.TABLES[kind]}: {len(samples)} games of the search against itself, "
        f"{games.nodes} nodes a move: {len(pairs.terms):,} positions,\n"
        f"margin explained to ±{error(pairs, weights):.1f} points "
        f"(±{error(pairs, before):.1f} before, ±{error(pairs, 0 * before):.1f} without)."
    )
    gains, leads = calibrate(samples, weights, heuristic.STAGES)
    rows = Rows(heuristic.TABLES[kind], weights, gains, leads)
    write_weights(games.game, rows, summary, out)
    return summary
