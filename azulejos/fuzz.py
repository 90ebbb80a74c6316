"""Fuzzing: millions of games by one-sided players, with every state checked.

A character prefers the moves whose texts match a pattern; it plays others only if no such move is
legal. A game's `fuzz.toml` has its characters. Each seat gets one. An inconsistent state is
reported as a record to replay.
"""

import itertools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from azulejos.engine.compiler import compiled
from azulejos.engine.loader import interpreted
from azulejos.engine.rng import seeded, spread
from azulejos.engine.state import NATURE, NOBODY
from azulejos.engine.structs import Ints
from azulejos.games import Game, find_game
from azulejos.match import Match, new
from azulejos.notation.position import Options

CHUNK: Final = 200
"""How many games are played with the same options and characters."""
ANY: Final = {"any": ".*"}
"""The character that every game has: it plays random moves."""


@dataclass(frozen=True)
class Progress:
    """The state of a fuzzing run."""

    games: int
    options: Options
    characters: tuple[str, ...]
    fault: str | None = None
    """The record of the first game with an inconsistent state."""


def fuzz(game: str, games: int, seed: int = 0) -> Iterator[Progress]:
    """Play all variants with all combinations of characters; stop at the first fault."""
    found = find_game(game)
    variants, names = [*found.variants().values()], sorted(patterns(found))
    done = 0
    for turn in itertools.count():
        mix, variant = divmod(turn, len(variants))
        options = variants[variant]
        seats = range(found.players[-1])
        characters = tuple(names[(mix // len(names) ** seat) % len(names)] for seat in seats)
        count = min(CHUNK, games - done)
        fault = _chunk(found, options, characters, count, spread(seed, turn))
        done += count
        yield Progress(done, options, characters, fault)
        if fault or done == games:
            return


def patterns(game: Game) -> dict[str, str]:
    """The characters of a game by name: patterns of the moves that they prefer."""
    file = game.folder / "fuzz.toml"
    return ANY | (tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {})


def preferences(game: Game, characters: tuple[str, ...]) -> Ints:
    """The moves that each seat prefers, as masks."""
    rules = game.rules
    masks = np.zeros((len(characters), rules.WORDS), np.int64)
    for seat, name in enumerate(characters):
        pattern = re.compile(patterns(game)[name])
        for move, text in enumerate(game.notation.TEXTS):
            if text and pattern.fullmatch(text):
                masks[seat][move // rules.WORD] |= 1 << (move % rules.WORD)
    return masks


def _chunk(
    game: Game, options: Options, characters: tuple[str, ...], count: int, seed: int
) -> str | None:
    rules = compiled(game.rules)
    first = new(game.name, start=seed % 2, nature="manual", **options)
    states, begin = rules.states(first.state), rules.states(first.state)
    wanted = preferences(game, characters)
    rng = np.array([seeded(seed)])
    before = rng.copy()
    good = rules.fuzz_many(states, begin, rules.mask(), wanted, rules.weights(), rng, count)
    return None if good == count else _replay(first, wanted, before, good)


def _replay(first: Match, wanted: Ints, rng: Ints, good: int) -> str:
    """Replay up to the fault, interpreted; return the record."""
    plays = interpreted(first.rules)
    generator, masks = rng.tolist(), wanted.tolist()
    mask, weights = [0] * first.rules.WORDS, [0] * first.rules.DRAWS
    for _ in range(good):
        plays.fuzz(first.state, mask, masks, weights, generator)
    match, state = first.copy(), first.state
    while state.turn != NOBODY and first.rules.is_consistent(state):
        if state.turn == NATURE:
            move = plays.draw(state, weights, generator)
        else:
            move = plays.wished_move(state, mask, masks[state.turn], generator)
        first.rules.play(state, move)
        match.history.append(find_game(first.game).notation.TEXTS[move])
    return match.record()
