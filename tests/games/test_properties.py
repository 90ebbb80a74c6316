"""What holds in every game: soundness, symmetry, fingerprints of random play."""

import random
from typing import Any

import pytest

import azulejos
from azulejos.batch import Batch
from azulejos.games import find_game
from tests.variants import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_are_sound_and_legality_has_reasons(variant: str) -> None:
    """Every number that is not legal has a reason; no legal one has been forgotten."""
    game, options = VARIANTS[variant]
    form = find_game(game).notation
    choose = random.Random(variant)
    match = azulejos.new(game, nature="manual", seed=1, **options)
    while not match.over:
        legal = set(match.moves())
        for text in choose.sample([t for t in form.TEXTS if t and t not in legal], 10):
            error = match.why_not(text)
            assert error is not None
            assert error.reason
            assert error.clause
        chances = match.chances()
        if chances:
            assert set(chances) == legal
        match.play(choose.choice(sorted(legal)))
        assert match.rules.is_consistent(match.state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_seats_are_alike(variant: str) -> None:
    """The same moves from another start seat: the same game, seats renamed."""
    game, options = VARIANTS[variant]
    one = azulejos.new(game, start=0, nature="manual", **options)
    two = azulejos.new(game, start=1, nature="manual", **options)
    choose = random.Random(variant)
    while not one.over:
        assert one.moves() == two.moves()
        move = choose.choice(one.moves())
        one.play(move)
        two.play(move)
        assert two.scores == one.scores[-1:] + one.scores[:-1]
    assert [(seat + 1) % one.players for seat in one.winners] == sorted(
        two.winners, key=lambda seat: (seat - 1) % one.players
    )


def test_colours_are_alike_on_the_grey_wall() -> None:
    """Azul §7: with the grey wall, renaming colours gives the same game."""
    other = str.maketrans("BYRKW", "WKBYR")
    one = azulejos.new("azul", start=0, nature="manual", wall="grey")
    two = azulejos.new("azul", start=0, nature="manual", wall="grey")
    choose = random.Random(7)
    while not one.over:
        assert sorted(move.translate(other) for move in one.moves()) == two.moves()
        move = choose.choice(one.moves())
        one.play(move)
        two.play(move.translate(other))
        assert one.scores == two.scores


FINGERPRINTS: dict[str, dict[str, tuple[float, float]]] = {
    # Known figures of uniformly random play, each with the deviation allowed for 20,000 games.
    "azul-2-colour": {"moves": (70.4, 0.6), "rounds": (6.60, 0.05), "score": (2.96, 0.08)},
    "azul-3-colour": {"moves": (89.7, 0.6), "rounds": (6.67, 0.05), "score": (2.45, 0.08)},
    # A hundred thousand games here give 108.36 ± 0.06; the known figure is of fewer.
    "azul-4-colour": {"moves": (107.8, 0.9), "rounds": (6.76, 0.05), "score": (2.10, 0.08)},
    "summer_pavilion-2-colour": {"moves": (149.5, 0.8), "rounds": (6, 0.01), "score": (19.7, 0.3)},
    "summer_pavilion-2-grey": {"moves": (146, 0.8), "rounds": (6, 0.01), "score": (36.1, 0.5)},
    "duel-first": {"moves": (173.7, 0.6), "rounds": (5, 0.01), "score": (0.19, 0.03)},
}


@pytest.mark.parametrize("variant", FINGERPRINTS)
def test_fingerprints_of_random_play(variant: str) -> None:
    game, options = VARIANTS[variant]
    games = 20_000
    batch = Batch(game, games, seed=1, **options)
    figures: dict[str, Any] = {"moves": batch.playout() / games}
    figures["rounds"] = batch.states["round"].mean()
    figures["score"] = batch.scores.mean()
    for name, (known, allowed) in FINGERPRINTS[variant].items():
        assert abs(figures[name] - known) < allowed, name
