"""Many games at once: what is seen, what may be done and what it brought is right in each."""

import copy
import pickle
from collections import Counter

import numpy as np
import pytest

import azulejos
from azulejos.batch import Batch, first_states
from azulejos.engine.rng import spread
from azulejos.games import GAMES
from tests.observation.rebuilding import check_rewards, check_seen
from tests.variants import VARIANTS

KINDS = ["azul-3-grey", "summer_pavilion-2-colour", "duel-other"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("reward", ["wins", "margin"])
def test_every_game_of_a_batch_is_shown_as_it_is(kind: str, reward: str) -> None:
    game, options = VARIANTS[kind]
    batch = Batch(game, 5, seed=2, reward=reward, again=False, threads=2, **options)
    seen = batch.look()
    finished = 0
    for step in range(2000):
        matches = [batch.match(i) for i in range(5)]
        if step % 7 == 0:
            for match, view, mask in zip(matches, *seen, strict=True):
                check_seen(match, match.turn if isinstance(match.turn, int) else 0, view, mask)
        if batch.over.all():
            break
        result = batch.step(batch.random_actions())
        seen = batch.look()
        for i in np.flatnonzero(result.ended):
            finished += 1
            match = batch.match(int(i))
            check_rewards(match, result.rewards[i], reward)
            assert result.scores[i].tolist() == match.scores
        assert not result.rewards[~result.ended].any()
    assert finished == 5


def test_games_begin_anew_by_themselves() -> None:
    batch = Batch("azul", 20, seed=1)
    ended = np.zeros(20, int)
    for _ in range(300):
        result = batch.step(batch.random_actions())
        ended += result.ended
        assert (batch.turns >= 0).all()
        assert np.allclose(result.rewards.sum(axis=1), 0)
        assert (np.abs(result.rewards).sum(axis=1)[~result.ended] == 0).all()
        assert (result.masks.sum(axis=1) > 0).all()
    assert (ended >= 2).all()


def test_buffers_that_are_given_are_written() -> None:
    batch = Batch("azul", 4, seed=1)
    storage = np.full((3, 4, batch.layout.size), -1, np.int16)
    masks = np.full((3, 4, batch.actions), -1, np.int8)
    batch.look(storage[0], masks[0])
    for t in (1, 2):
        result = batch.step(batch.random_actions(), storage[t], masks[t])
        assert result.observations.base is storage
    assert storage.min() == masks.min() == 0
    assert not np.array_equal(storage[0], storage[1])
    own = batch.look()
    assert np.array_equal(own.observations, storage[2])
    for wrong in (storage[0].astype(np.int32), storage[0, :2], storage[0].T.copy().T):
        with pytest.raises(azulejos.BadOption, match="observations: should be a contiguous int16"):
            batch.look(wrong)


def test_a_game_depends_on_its_seed_only() -> None:
    one = Batch("azul", 3, seed=[5, 6, 7], threads=1)
    other = Batch("azul", 4, seed=[9, 7, 5, 6], threads=3)
    for _ in range(30):
        seen = one.step(one.random_actions()), other.step(other.random_actions())
        assert np.array_equal(seen[0].observations, seen[1].observations[[2, 3, 1]])
    one.reset(seed=[spread(1, i) for i in range(3)])
    assert np.array_equal(one.states, Batch("azul", 3, seed=1).states)
    with pytest.raises(azulejos.BadOption, match="2 seeds for 3 games"):
        one.reset(seed=[1, 2])


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("azul", 6, seed=1, threads=2)
    before, actions = batch.states.copy(), batch.random_actions()
    for wrong, reason in ((-1, "game 4: -1, but actions are numbered 0 to 324"), (325, "325")):
        actions[4] = wrong
        with pytest.raises(azulejos.BadOption, match=reason):
            batch.step(actions)
    actions[4] = int(np.flatnonzero(batch.look().masks[4] == 0)[0])
    with pytest.raises(azulejos.IllegalMove, match="azul §3"):
        batch.step(actions)
    with pytest.raises(azulejos.BadOption, match="one for each of 6 games"):
        batch.step(actions[:3])
    assert np.array_equal(batch.states, before)


def test_copies_and_pickles_keep_positions_and_draws() -> None:
    batch = Batch("duel", 3, seed=1, tablets="four")
    for _ in range(40):
        batch.step(batch.random_actions())
    others = copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))
    for _ in range(60):
        actions = batch.random_actions()
        seen = batch.step(actions)
        for other in others:
            assert np.array_equal(other.random_actions(), actions)
            assert np.array_equal(other.step(actions).observations, seen.observations)


def test_what_is_drawn_by_lot_is_drawn_in_each_game() -> None:
    assert len(first_states("duel", {"tablets": "three"})) == 2 * 4 * 8
    assert len(first_states("duel", {"tablets": "four"}, start=1)) == 16
    starts = Counter(Batch("azul", 400, players=4, seed=1).states["start"].tolist())
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60
    assert set(Batch("azul", 20, start=1).states["start"]) == {1}
    with pytest.raises(azulejos.BadOption, match="start=2: seats are numbered 0 to 1"):
        Batch("azul", 1, start=2)
    with pytest.raises(azulejos.BadOption, match="reward='points': should be one of 'wins'"):
        Batch("azul", 1, reward="points")


@pytest.mark.parametrize("game", GAMES)
def test_some_games_begin_anew(game: str) -> None:
    batch = Batch(game, 4, seed=1)
    batch.playout()
    assert batch.over.all()
    batch.reset(np.array([True, False, True, False]))
    assert batch.over.tolist() == [False, True, False, True]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    one, two = (Batch("azul", 256, seed=seed) for seed in (1, 2))
    generators = [set(batch.generators.ravel().tolist()) for batch in (one, two)]
    assert len(generators[0]) == len(generators[1]) == 256
    assert not generators[0] & generators[1]
    choosing = {*one._choosing.ravel().tolist(), *two._choosing.ravel().tolist()}
    assert len(choosing - generators[0] - generators[1]) == 512


def test_an_illegal_action_names_its_game() -> None:
    batch = Batch("azul", 3, seed=1)
    actions = batch.random_actions()
    actions[2] = int((batch.look().masks[2] == 0).nonzero()[0][0])
    with pytest.raises(azulejos.IllegalMove, match="game 2"):
        batch.step(actions)
