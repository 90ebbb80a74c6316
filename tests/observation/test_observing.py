"""Observations: what a seat sees is the whole position, from its side, in numbers."""

import random
from hashlib import sha256

import numpy as np
import pytest

import azulejos
from azulejos import spaces
from azulejos.engine.compiler import compiled
from azulejos.engine.loader import assemble
from azulejos.games import GAMES, find_game
from azulejos.observation import encode as looking
from azulejos.observation import encoders as writing
from tests.observation.rebuilding import check_seen
from tests.variants import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_position_can_be_built_again_from_what_each_seat_sees(variant: str) -> None:
    """So observations are right, complete, and the same for seats that are renamed."""
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    rules, eyes = compiled(match.rules), spaces.encoder(game)
    words, size = rules.mask(), spaces.layout(game, match.players).size
    views, masks = np.ones((1, size), np.int16), np.ones((1, spaces.actions(game)), np.int8)
    choose = random.Random(variant)
    while True:
        states = rules.states(match.state)
        for seat in range(match.players):
            turn = eyes.encode_one(states, 0, seat, words, views, masks)
            assert (turn if turn >= 0 else None) == match.turn
            check_seen(match, seat, views[0], masks[0])
        if match.over:
            return
        for _ in range(choose.choice((1, 1, 4))):
            if not match.over:
                match.play(choose.choice(match.moves()))


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_observations_are_the_same(game: str) -> None:
    match = azulejos.new(game, seed=5)
    own = find_game(game).observation
    plain = assemble(match.rules, lambda function: function, (writing, own, looking))
    rules, eyes = compiled(match.rules), spaces.encoder(game)
    size, actions = spaces.layout(game, match.players).size, spaces.actions(game)
    views, masks = np.zeros((1, size), np.int16), np.zeros((1, actions), np.int8)
    choose = random.Random(1)
    while not match.over:
        state, view, mask = match.state, [[1] * size], [[1] * actions]
        eyes.encode_one(rules.states(state), 0, 1, rules.mask(), views, masks)
        plain["encode_one"]([state], 0, 1, [0] * match.rules.WORDS, view, mask)
        assert views.tolist() == view
        assert masks.tolist() == mask
        for _ in range(5):
            if not match.over:
                match.play(choose.choice(match.moves()))


@pytest.mark.parametrize("game", GAMES)
def test_names_lead_to_parts_of_the_same_memory(game: str) -> None:
    layout = spaces.layout(game, 2)
    many = np.zeros((3, layout.size), np.float32)
    parts = layout.split(many)
    for part in parts.values():
        np.add(part, 1, out=part)
    assert many.min() == many.max() == 1
    assert parts["score"].shape == (3, 2)
    assert [field.name for field in layout.fields] == list(parts)


def test_numbers_of_actions_never_change() -> None:
    """Trained players depend on them: a new number needs a new version of the environment."""
    texts = {
        game: "\n".join(find_game(game).notation.TEXTS[: spaces.actions(game)]) for game in GAMES
    }
    found = {game: sha256(text.encode()).hexdigest()[:12] for game, text in texts.items()}
    assert {game: spaces.actions(game) for game in GAMES} == {
        "azul": 325,
        "summer_pavilion": 1586,
        "duel": 568,
    }
    assert found == {
        "azul": "5052f3443c02",
        "summer_pavilion": "922d508ce5e5",
        "duel": "017a5ccb42bd",
    }
    assert spaces.action("azul", "CKF") == 298
    assert spaces.text("azul", 298) == "CKF"
    for wrong in ("=R", "hello"):
        with pytest.raises(azulejos.BadOption, match="no seat has such a move in azul"):
            spaces.action("azul", wrong)
