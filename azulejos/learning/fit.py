"""Fit what boards promise to games that the search plays against itself: the same for every game.

    python -m azulejos.learning.fit duel --games 400 --nodes 300
    python -m azulejos.learning.fit azul --players 4 --wall grey --games 400 --nodes 300

Plays games with the weights as they are, fits new ones to how those games went, and writes them to
`players/evaluation/<game>.csv`. Done again, it goes on from there.

How: what one seat has won over another is explained by the differences of their boards' terms
(ridge regression). Rounds are fitted from the last to the first. What a round is to lead to is
mostly what the next one, fitted already, says of the position with which it began, and a little
the final margin: later luck then does not blur what earlier rounds are worth. Where little is
known, weights are drawn towards those of the round after.
"""

import argparse
import os
import random
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.state import NOBODY, State
from azulejos.evaluation.terms import Notes, ending, names
from azulejos.games import GAMES, find_game
from azulejos.learning.weights import Rows, write_weights
from azulejos.match import Match, new
from azulejos.search import Search

Vector = NDArray[np.float64]

STRANGE: Final = 0.08
"""How often a move is played at random, so that games differ."""
PARTS: Final = 3
"""Stages of a round."""
LUCK: Final = 0.25
"""How much of the final margin goes into what a round is to lead to."""
STIFF: Final = 700.0
"""How many positions it takes to move a weight away from that of the next round."""
CHUNK: Final = 10


@dataclass
class Sample:
    """One game: what the boards were like in many positions, and how it ended."""

    stages: list[int]
    certain: list[list[float]]
    """In points, by position and seat."""
    counts: list[list[dict[int, int]]]
    final: list[int]
    winners: list[int]


def play(game: str, seed: int, games: int, nodes: int, options: dict[str, Any]) -> list[Sample]:
    """Self-play."""
    lot, player, notes = (
        random.Random(seed),
        Search(seed),
        Notes(find_game(game).rules, find_game(game).heuristic),
    )
    samples = []
    for _ in range(games):
        varied: dict[str, Any] = {
            option.name: lot.choice(option.self_play)
            for option in find_game(game).options
            if option.self_play
        }
        match = new(game, seed=lot.getrandbits(60), **options, **varied)
        samples.append(_play_one(match, player, notes, lot, nodes))
    return samples


def _play_one(match: Match, player: Search, notes: Notes, lot: random.Random, nodes: int) -> Sample:
    sample = Sample([], [], [], [], [])
    while not match.over:
        strange = lot.random() < STRANGE
        move = lot.choice(match.moves()) if strange else player.choose(match, nodes=nodes).move
        after = match.outcomes()[move]
        if after.turn != NOBODY and not ending(notes.evaluation, after):
            _look(after, notes, sample)
        match.play(move)
    sample.final, sample.winners = match.scores, match.winners
    return sample


def _look(s: State, notes: Notes, sample: Sample) -> None:
    tallies = [notes.tally(s, p) for p in range(s.players)]
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
    """New weights, in points, by stage; `before` are those that the last round leans on."""
    weights = before.copy()
    last = (len(weights) - 1) // PARTS
    for number in range(last, -1, -1):
        wanted = _wanted(pairs, weights)
        for stage in range(PARTS * number, min(PARTS * number + PARTS, len(weights))):
            here = pairs.stage == stage
            leaning = weights[stage + PARTS] if stage + PARTS < len(weights) else before[stage]
            if here.any():
                weights[stage] = _ridge(pairs.terms[here], wanted[here], leaning)
    return weights


def _wanted(pairs: Pairs, weights: Vector) -> Vector:
    """What the terms of each position should bring beyond what is certain."""
    values = pairs.certain + np.einsum("ij,ij->i", pairs.terms, weights[pairs.stage])
    next_round = np.where(pairs.follows < 0, pairs.final, values[pairs.follows])
    return np.asarray((1 - LUCK) * next_round + LUCK * pairs.final - pairs.certain)


def _ridge(terms: Vector, wanted: Vector, leaning: Vector) -> Vector:
    """The weights that explain best what is wanted, near those that they lean on."""
    usual = (terms**2).sum(axis=0) / np.maximum((terms != 0).sum(axis=0), 1)
    gram = terms.T @ terms + STIFF * np.diag(np.maximum(usual, 1.0))
    moved = np.linalg.solve(gram, terms.T @ (wanted - terms @ leaning))
    return np.asarray(leaning + moved)


def missed(pairs: Pairs, weights: Vector) -> float:
    """How far off the margin is, in points, on average."""
    values = pairs.certain + np.einsum("ij,ij->i", pairs.terms, weights[pairs.stage])
    return float(np.sqrt(np.mean((values - pairs.final) ** 2)))


# --- How sure a lead is ---------------------------------------------------------------------------


def calibrate(
    samples: list[Sample], weights: Vector, stages: int
) -> tuple[list[float], list[float]]:
    """By stage: what all boards will still gain, and the lead that wins with probability 0.73."""
    gains = [0.0] * stages
    leads = [10.0] * stages
    for stage in range(stages - 1, -1, -1):
        worths, finals, won = _standings(samples, weights, stage, stages)
        if len(worths):
            gains[stage], leads[stage] = float(np.mean(finals - worths)), _lead(worths, won)
        elif stage + 1 < stages:  # nobody moves before the first deal: as after it
            gains[stage], leads[stage] = gains[stage + 1], leads[stage + 1]
    return gains, leads


def _standings(
    samples: list[Sample], weights: Vector, stage: int, stages: int
) -> tuple[Vector, Vector, Vector]:
    """All boards of a stage: what they are worth, what they came to, and what they won."""
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
    """The scale with which the chances of all seats explain best who has won."""
    tried = np.geomspace(1.0, 40.0, 60)
    return float(min(tried, key=lambda lead: _surprise(worths / lead, won)))


def _surprise(rated: Vector, won: Vector) -> float:
    rated = rated - rated.max(axis=1, keepdims=True)
    chances = np.exp(rated) / np.exp(rated).sum(axis=1, keepdims=True)
    return float(-(won * np.log(chances + 1e-12)).sum())


# --- The command ----------------------------------------------------------------------------------


def self_play(options: argparse.Namespace, chosen: dict[str, Any]) -> Iterator[list[Sample]]:
    """Games on some cores, a few at a time."""
    with ProcessPoolExecutor(options.processes) as pool:
        tasks = [
            pool.submit(play, options.game, options.seed * 10_000 + i, CHUNK, options.nodes, chosen)
            for i in range(-(-options.games // CHUNK))
        ]
        for done, task in enumerate(as_completed(tasks), start=1):
            print(f"\r{CHUNK * done} of {options.games} games", end="", file=sys.stderr)
            yield task.result()


def main() -> None:
    """Play, fit, write; again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--players", type=int)
    parser.add_argument("--wall")
    parser.add_argument("--side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    wanted = {n: getattr(options, n) for n in ("players", "wall", "side")}
    chosen = {name: value for name, value in wanted.items() if value is not None}
    samples = [sample for chunk in self_play(options, chosen) for sample in chunk]
    judge = find_game(options.game).heuristic
    kind = samples[0].stages[0] // judge.STAGES
    before = np.array(judge.WEIGHTS[judge.STAGES * kind : judge.STAGES * (kind + 1)]) / 100
    pairs = pairs_of(samples, len(names(judge.TERMS)), judge.STAGES)
    weights = fit(pairs, before)
    how = (
        f"{judge.TABLES[kind]}: {len(samples)} games of the search against itself, "
        f"{options.nodes} nodes a move: {len(pairs.terms):,} positions,\n"
        f"margin explained to ±{missed(pairs, weights):.1f} points "
        f"(±{missed(pairs, before):.1f} before, ±{missed(pairs, 0 * before):.1f} without)."
    )
    gains, leads = calibrate(samples, weights, judge.STAGES)
    write_weights(options.game, judge.TABLES[kind], Rows(weights, gains, leads), how)
    print(f"\n{how}", file=sys.stderr)


if __name__ == "__main__":
    main()
