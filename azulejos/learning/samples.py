"""Training samples: positions of games, with targets."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import tanh
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, compiled
from azulejos.engine.state import NOBODY
from azulejos.engine.structs import Ints, States, struct_dtype
from azulejos.evaluation.active_features import FEATURES_END
from azulejos.evaluation.nnue import NET_SCALE
from azulejos.games import find_game
from azulejos.learning import encode
from azulejos.learning.games import Folder, Played, Prediction
from azulejos.match import read_record
from azulejos.notation.record import read_text
from azulejos.search.nets import feature_parts

Reals = NDArray[np.float32]
Numbers = NDArray[np.int16]

POINT: Final = 100
BY_HAND: Final = ("search", "search:hand")
"""Players whose values are margins, without anything for winning."""
WINNING_MARGIN: Final = 12.0
"""A margin in points that wins nearly always: one standard deviation of final margins."""


@cache
def encoder_of(game: str) -> Compiled:
    """The rules of a game, compiled with its features."""
    return compiled(find_game(game).rules, *feature_parts(game), encode)


@dataclass(frozen=True)
class Samples:
    """Positions from the view of a seat: sample i has inputs[starts[i] : starts[i + 1]]."""

    inputs: Numbers
    starts: Ints
    stages: Numbers
    targets: Reals
    """The lead minus the baseline lead, in the unit of a network."""

    def __len__(self) -> int:
        return len(self.targets)

    @classmethod
    def joined(cls, parts: Iterable["Samples"]) -> Self:
        """Many as one."""
        found = list(parts)
        counts = np.concatenate([np.diff(part.starts) for part in found])
        return cls(
            np.concatenate([part.inputs for part in found]),
            np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)]),
            np.concatenate([part.stages for part in found]),
            np.concatenate([part.targets for part in found]),
        )


def samples(folder: Folder, td_mix: float, chunks: Iterable[int] | None = None) -> Samples:
    """All positions of a folder's games.

    `td_mix` is the weight of the player's later values against the final result (TD(λ) with
    λ = 1 - td_mix): 0 is the final result alone.
    """
    head = folder.head()
    wanted = folder.chunks() if chunks is None else chunks
    by_hand = head["player"] in BY_HAND
    with_win = partial(with_leads, win=find_game(head["game"]).features.WIN)
    return Samples.joined(
        samples_of(head["game"], map(with_win, games) if by_hand else games, td_mix)
        for games in map(folder.read, wanted)
    )


def with_leads(played: Played, win: int) -> Played:
    """Add a bonus for winning to values that are margins."""
    values: list[Prediction] = [
        v + win * tanh(v / WINNING_MARGIN) if isinstance(v, float) else v for v in played.values
    ]
    return Played(played.record, values)


def samples_of(game: str, games: Iterable[Played], td_mix: float) -> Samples:
    """The positions of some games."""
    rules, win = encoder_of(game), find_game(game).features.WIN
    states, seats, targets = [], [], []
    for played in games:
        passed = states_of(game, played)
        for i, seat, value in targets_of(passed, played, td_mix, win):
            states.append(passed[i])
            seats.append(seat)
            targets.append(value)
    return _encoded(rules, np.array(states, rules.dtype), np.array(seats), np.array(targets))


def states_of(game: str, played: Played) -> States:
    """Every state of a game, from its start to its end."""
    rules, notation = encoder_of(game), find_game(game).notation
    play = read_text(played.record).line_of_play(notation.TEXTS)
    moves = np.array([notation.NUMBERS[move.text] for move in play.moves])
    states: States = np.zeros(len(moves) + 1, rules.dtype)
    states[:1] = rules.states(read_record(played.record, plies=0).state)
    rules.replay(states, moves, len(moves))
    return states


def targets_of(
    states: States, played: Played, td_mix: float, win: int
) -> Iterator[tuple[int, int, float]]:
    """Positions of a game, each with a seat and the target lead of that seat, in points.

    A position counts if a seat is to move, or if nature is to move after a seat. The seat is the
    one to move, or the start player of the next round; with more than two players, every seat.
    """
    players = int(states["players"][0])
    ahead = final_leads(states[-1], win if players == 2 else 0)
    predictions = iter(reversed(played.values))
    turns = states["turn"].tolist()
    for i in range(len(states) - 2, -1, -1):
        turn = turns[i]
        if turn >= 0:
            prediction = next(predictions)
            if isinstance(prediction, float):
                prediction = [prediction, -prediction] if turn == 0 else [-prediction, prediction]
            if prediction is not None:
                ahead = [a + td_mix * (b - a) for a, b in zip(ahead, prediction, strict=True)]
        if turn >= 0 or (i > 0 and turns[i - 1] >= 0 and turn != NOBODY):
            viewer = turn if turn >= 0 else int(states["start"][i])
            for seat in (viewer,) if players == 2 else range(players):
                yield i, seat, ahead[seat]


def final_leads(end: np.void, win: int) -> list[float]:
    """The final lead of each seat, with a bonus for winning."""
    players = int(end["players"])
    scores = [float(score) for score in end["score"][:players]]
    won = [int(end["winners"]) >> p & 1 for p in range(players)]
    leads = []
    for p in range(players):
        rival = max(scores[q] for q in range(players) if q != p)
        share = won[p] / sum(won) if players == 2 or won[p] else 0.0
        leads.append(scores[p] - rival + win * (2 * share - 1))
    return leads


def _encoded(rules: Compiled, states: States, seats: Ints, ahead: NDArray[np.float64]) -> Samples:
    seen = np.zeros(len(states), struct_dtype(encode.Sample))
    scratch = np.zeros(FEATURES_END, np.float32)
    rules.encode_all(states, seats, scratch, seen)
    counts = seen["count"].astype(np.int64)
    there = np.arange(seen["inputs"].shape[1]) < counts[:, None]
    return Samples(
        seen["inputs"][there],
        np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)]),
        seen["stage"].astype(np.int16),
        ((POINT * ahead - seen["settled"]) / NET_SCALE).astype(np.float32),
    )
