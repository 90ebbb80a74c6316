"""What a network learns from: positions of games, and what became of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import tanh
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, Ints, States, compiled, record_type
from azulejos.engine.state import NOBODY
from azulejos.evaluation.active_features import SIGHT_END
from azulejos.evaluation.nnue import NET_SCALE
from azulejos.games import find_game
from azulejos.learning import encode
from azulejos.learning.games import Folder, Played, Thought
from azulejos.match import read_record
from azulejos.notation.record import read_text

Reals = NDArray[np.float32]
Numbers = NDArray[np.int16]

POINT: Final = 100
BY_HAND: Final = ("search", "search:hand")
"""Players whose values are margins, without anything for winning."""
LIKELY: Final = 12.0
"""A margin in points that wins nearly always: about one standard deviation of a game's end."""


@cache
def looker(game: str) -> Compiled:
    """The rules of a game with all that looks at its positions."""
    return compiled(find_game(game).rules, find_game(game).features, encode)


@dataclass(frozen=True)
class Samples:
    """Positions seen from a seat: sample i has inputs[starts[i] : starts[i + 1]]."""

    inputs: Numbers
    starts: Ints
    stages: Numbers
    targets: Reals
    """What is to be learnt: the margin beyond what is settled, in the unit of a network."""

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


def samples(folder: Folder, trust: float, chunks: Iterable[int] | None = None) -> Samples:
    """All positions of a folder's games.

    With `trust` in what the player thought of later positions, rather than in how the game ended:
    0 is the end alone.
    """
    head = folder.head()
    wanted = folder.chunks() if chunks is None else chunks
    by_hand = head["player"] in BY_HAND
    with_win = partial(with_leads, win=find_game(head["game"]).features.WIN)
    return Samples.joined(
        samples_of(head["game"], map(with_win, games) if by_hand else games, trust)
        for games in map(folder.read, wanted)
    )


def with_leads(played: Played, win: int) -> Played:
    """Values that are margins, as evaluations made by hand see them, with something for winning."""
    values: list[Thought] = [
        v + win * tanh(v / LIKELY) if isinstance(v, float) else v for v in played.values
    ]
    return Played(played.record, values)


def samples_of(game: str, games: Iterable[Played], trust: float) -> Samples:
    """The positions of some games."""
    look, win = looker(game), find_game(game).features.WIN
    states, seats, targets = [], [], []
    for played in games:
        passed = states_of(game, played)
        for i, seat, value in outlook(passed, played, trust, win):
            states.append(passed[i])
            seats.append(seat)
            targets.append(value)
    return _seen(look, np.array(states, look.dtype), np.array(seats), np.array(targets))


def states_of(game: str, played: Played) -> States:
    """Every state of a game, from its start to its end."""
    look, notation = looker(game), find_game(game).notation
    record = read_text(played.record)
    moves = np.array([notation.NUMBERS[move.text] for move in record.moves(notation.TEXTS)])
    states: States = np.zeros(len(moves) + 1, look.dtype)
    states[:1] = look.states(read_record(played.record, plies=0).state)
    look.replay(states, moves, len(moves))
    return states


def outlook(
    states: States, played: Played, trust: float, win: int
) -> Iterator[tuple[int, int, float]]:
    """Positions of a game, each with a seat and how far ahead that seat will be, in points.

    A position counts if a seat is to move, or if nature is after a seat's move. It is seen from who
    is to move, or starts the next round; with more than two players, from every seat.
    """
    players = int(states["players"][0])
    ahead = final_leads(states[-1], win if players == 2 else 0)
    thoughts = iter(reversed(played.values))
    turns = states["turn"].tolist()
    for i in range(len(states) - 2, -1, -1):
        turn = turns[i]
        if turn >= 0:
            thought = next(thoughts)
            if isinstance(thought, float):
                thought = [thought, -thought] if turn == 0 else [-thought, thought]
            if thought is not None:
                ahead = [a + trust * (b - a) for a, b in zip(ahead, thought, strict=True)]
        if turn >= 0 or (i > 0 and turns[i - 1] >= 0 and turn != NOBODY):
            seer = turn if turn >= 0 else int(states["start"][i])
            for seat in (seer,) if players == 2 else range(players):
                yield i, seat, ahead[seat]


def final_leads(end: np.void, win: int) -> list[float]:
    """How far ahead each seat was at the end; winning counts something besides."""
    players = int(end["players"])
    scores = [float(score) for score in end["score"][:players]]
    won = [int(end["winners"]) >> p & 1 for p in range(players)]
    leads = []
    for p in range(players):
        rival = max(scores[q] for q in range(players) if q != p)
        share = won[p] / sum(won) if players == 2 or won[p] else 0.0
        leads.append(scores[p] - rival + win * (2 * share - 1))
    return leads


def _seen(look: Compiled, states: States, seats: Ints, ahead: NDArray[np.float64]) -> Samples:
    seen = np.zeros(len(states), record_type(encode.Sample))
    room = np.zeros(SIGHT_END, np.float32)
    look.see_all(states, seats, room, seen)
    counts = seen["count"].astype(np.int64)
    there = np.arange(seen["inputs"].shape[1]) < counts[:, None]
    return Samples(
        seen["inputs"][there],
        np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)]),
        seen["stage"].astype(np.int16),
        ((POINT * ahead - seen["settled"]) / NET_SCALE).astype(np.float32),
    )
