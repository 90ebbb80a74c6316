"""Fuzzing: millions of games by odd players, with everything checked after every move.

A character wishes for some moves, given as a pattern of their texts, and plays any other only if
there is no such move. Every seat gets a character; a fault is reported as a record to replay.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from azulejos.engine.compiler import Ints, compiled
from azulejos.engine.loader import interpreted
from azulejos.engine.rng import seeded
from azulejos.engine.state import NATURE, NOBODY
from azulejos.games import find_game
from azulejos.match import Match, new
from azulejos.notation import Notation

CHARACTERS: Final[dict[str, dict[str, str]]] = {
    "azul": {
        "any": r".*",
        "floor": r"..F",  # never ends the game: 30 rounds, and tiles run short
        "displays": r"[1-9]..",  # leaves centre and marker to others
        "centre": r"C..",  # takes the marker, often with a full floor
        "short": r"..[12]",
        "long": r"..[45]",  # keeps tiles away from bag and lid for long
        "left": r".@[12]",
    },
    "summer_pavilion": {
        "any": r".*",
        "stays": r"(?!pass).*",  # passes only if nothing can be placed: full boards, many rewards
        "hoards": r"[1-9C].|pass|done",  # places nothing and keeps what it can: tiles run short
        "wastes": r"[1-9C].|pass|-.",  # discards everything: the score stays at 1
        "centre": r"C[PGOYBR]|(?!pass).*:.*",
        "lavish": r".*\+[1-5]|[1-9C].|\+P",  # pays with wild tiles, and takes them as a reward
        # Prices up to 3 on both sides: most tiles stay on the boards, and bag and tower run dry.
        "thrifty": r"(C.|NW[bcd]|NE[cde]|E[def]|SE[aef]|SW[abf]|W[abc]):.|[1-9C].|\+.",
        "builds": r"(C|W|NW).:.*|[1-9C].|\+.",  # few stars, complete, with all their features
    },
    "duel": {
        "any": r".*",
        "break": r"[SM].*F",  # at score 0 all is free; tiles come back again and again
        "draw": r"draw",  # turns the whole deck over, and puts it back
        "draw some": r"draw|stop|K.*|U1?[13579]",
        "suns": r"S.*|\^.",  # leaves the moons full, with high stacks
        "moons": r"M.*",  # takes the first-player tile, bares chips
        "long": r"[SM].*[56]",  # keeps tiles away from bag and tower: they run short
        "short": r"[SM].*[123]",
        "chips": r"C.*|pay.*",
        "top rows": r"@[123].*|P.*",  # plates are missing below: full rows stay
    },
}
VARIANTS: Final[dict[str, list[dict[str, Any]]]] = {
    "azul": [
        {"players": players, "wall": wall} for players in (2, 3, 4) for wall in ("colour", "grey")
    ],
    "summer_pavilion": [
        {"players": players, "side": side} for players in (2, 3, 4) for side in ("colour", "grey")
    ],
    "duel": [
        {"tablets": ["rows", "columns", "diagonals", "wilds"]},
        {"tablets": ["kinds", "border", "corners", "specials"]},
    ],
}
CHUNK: Final = 200


@dataclass(frozen=True)
class Progress:
    """How far fuzzing has come."""

    games: int
    options: dict[str, Any]
    characters: tuple[str, ...]
    fault: str | None = None
    """A record of the first game that was not sound."""


def fuzz(game: str, games: int, seed: int = 0) -> Iterator[Progress]:
    """Play games of every variant with ever other characters; stop at the first fault."""
    form = find_game(game).notation
    names = sorted(CHARACTERS[game])
    done = 0
    for turn in itertools.count():
        options = VARIANTS[game][turn % len(VARIANTS[game])]
        mix = turn // len(VARIANTS[game])
        characters = tuple(names[(mix // len(names) ** seat) % len(names)] for seat in range(4))
        count = min(CHUNK, games - done)
        fault = _chunk(form, options, characters, count, seed + turn)
        done += count
        yield Progress(done, options, characters, fault)
        if fault or done == games:
            return


def wishes(form: Notation, characters: tuple[str, ...]) -> Ints:
    """What each seat wishes for, as masks."""
    masks = np.zeros((len(characters), form.rules.WORDS), np.int64)
    for seat, name in enumerate(characters):
        pattern = re.compile(CHARACTERS[form.GAME][name])
        for move, text in enumerate(form.TEXTS):
            if text and pattern.fullmatch(text):
                masks[seat][move // form.rules.WORD] |= 1 << (move % form.rules.WORD)
    return masks


def _chunk(
    form: Notation, options: dict[str, Any], characters: tuple[str, ...], count: int, seed: int
) -> str | None:
    rules = compiled(form.rules)
    first = new(form.GAME, start=seed % 2, nature="manual", **options)
    states, begin = rules.states(first.state), rules.states(first.state)
    wanted = wishes(form, characters)
    rng = np.array([seeded(seed)])
    before = rng.copy()
    sound = rules.fuzz_many(states, begin, rules.mask(), wanted, rules.weights(), rng, count)
    return None if sound == count else _replay(first, wanted, before, sound)


def _replay(first: Match, wanted: Ints, rng: Ints, sound: int) -> str:
    """Play again, interpreted, up to the fault, and write it down."""
    plays = interpreted(first.rules)
    generator, masks = rng.tolist(), wanted.tolist()
    mask, weights = [0] * first.rules.WORDS, [0] * first.rules.DRAWS
    for _ in range(sound):
        plays.fuzz(first.state, mask, masks, weights, generator)
    match, state = first.copy(), first.state
    while state.turn != NOBODY and first.rules.sound(state):
        if state.turn == NATURE:
            move = plays.draw(state, weights, generator)
        else:
            move = plays.wished_move(state, mask, masks[state.turn], generator)
        first.rules.play(state, move)
        match.history.append(find_game(first.game).notation.TEXTS[move])
    return match.record()
