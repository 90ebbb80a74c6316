"""OpenSpiel: its own tests for every game, and what they do not look at."""

import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azulejos
from tests.observation.rebuilding import check_rewards, check_seen

pytest.importorskip("pyspiel", reason="pip install azulejos[openspiel]: there is no wheel for here")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import azulejos.adapters.open_spiel

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = [
    *(f"azulejos_azul(players={n},wall={wall})" for n in (2, 3, 4) for wall in ("colour", "grey")),
    *(f"azulejos_summer_pavilion(players={n})" for n in (2, 3, 4)),
    "azulejos_summer_pavilion(side=grey,reward=margin,start=1)",
    "azulejos_duel",
    "azulejos_duel(tablets=kinds+border+corners+specials)",
]
SAMPLED = [f"azulejos_{game}(chance=sampled,rng_seed=3)" for game in azulejos.GAMES]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel raises `SpielError` if a state breaks a promise; a game is known by its name."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


@pytest.mark.parametrize("name", SAMPLED)
def test_random_simulations_with_whole_deals(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel cannot serialize Python games of this kind together with their generator."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert game.max_chance_outcomes() == 1


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_integration_api(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tests that OpenSpiel runs for each of its games."""
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    base: Any = api_test.EnforceAPIOnPartialTreeBase
    sample = api_test.sample_some_states.sample_some_states

    def fewer(game: Any, max_states: int) -> Any:
        return sample(game, max_states=40)

    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", fewer)
    loaded = pyspiel.load_game(f"azulejos_{game}")
    case = type("Case", (base,), {"game": loaded, "game_name": f"azulejos_{game}"})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not [*result.failures, *result.errors]


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_playthroughs_come_out_the_same(game: str) -> None:
    """To write one anew: delete the file, run this, and read the difference."""
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks for an option of its command line
    path = PLAYTHROUGHS / f"azulejos_{game}.txt"
    if not path.exists():
        name = f"azulejos_{game}"
        path.write_text(generate_playthrough.playthrough(name, None, seed=1), "utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


def random_action(state: Any, choose: random.Random) -> Any:
    if not state.is_chance_node():
        return choose.choice(state.legal_actions())
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    assert sum(chances) == pytest.approx(1)
    return choose.choices(outcomes, chances)[0]


@pytest.mark.parametrize("name", GAMES[::3] + SAMPLED[:1])
def test_states_tell_the_truth(name: str) -> None:
    game = pyspiel.load_game(name)
    state, choose = game.new_initial_state(), random.Random(name)
    observation = game.make_py_observer()
    for _ in range(game.max_game_length() + game.max_chance_nodes_in_history()):
        match = state.match
        if state.is_terminal():
            break
        turn = state.current_player()
        if not state.is_chance_node():
            assert turn == match.turn
            assert sorted(map(state.action_to_string, state.legal_actions())) == match.moves()
            for seat in range(game.num_players()):
                observation.set_from(state, seat)
                check_seen(match, seat, observation.tensor.astype(int))
                assert np.array_equal(observation.dict["score"], np.roll(match.scores, -seat))
        elif "sampled" not in name:
            draws = {state.action_to_string(i): chance for i, chance in state.chance_outcomes()}
            ways = match.chances()
            assert draws == {text: weight / sum(ways.values()) for text, weight in ways.items()}
        state.apply_action(random_action(state, choose))
    assert state.is_terminal()
    check_rewards(state.match, state.returns(), "margin" if "margin" in name else "wins")
    assert len(state.full_history()) > 50


def test_structs_are_positions_and_texts() -> None:
    game = pyspiel.load_game("azulejos_azul(start=1)")
    state, choose = game.new_initial_state(), random.Random(1)
    for _ in range(30):
        state.apply_action(random_action(state, choose))
    assert state.to_dict() == state.match.position()
    again = game.new_initial_state(state.to_dict())
    assert str(again) == str(state) == state.match.text()
    action = state.legal_actions()[0]
    struct = state.action_to_struct(state.current_player(), action)
    assert struct.to_dict() == {"move": state.action_to_string(action)}
    assert state.struct_to_actions(struct) == [action]
    assert state.to_observation_struct(1).to_dict()["seat"] == 1


def test_copies_do_not_tell_the_future() -> None:
    """With sampled chance, what a copy draws is not what the state itself will draw."""
    state = pyspiel.load_game("azulejos_azul(chance=sampled,rng_seed=1)").new_initial_state()
    other = state.clone()
    for one in (state, other):
        one.apply_action(0)
    assert str(state) != str(other)
    assert state.get_game().max_chance_outcomes() == 1


def test_tree_search_plays() -> None:
    """`pyspiel.MCTSBot.step` crashes on games in Python (1.6.15–2.0.2); `mcts_search` does not."""
    game = pyspiel.load_game("azulejos_azul")
    state, choose = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(random_action(state, choose))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5, 10, False, 1, False)
    best = bot.mcts_search(state).best_child().action
    assert best in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("azulejos_duel(tablets=three)", "name the sides"),
        ("azulejos_azul(chance=hidden)", "should be one of 'explicit', 'sampled'"),
        ("azulejos_azul(players=5)", "players=5"),
        ("azulejos_azul(reward=points)", "reward='points'"),
    ],
)
def test_wrong_parameters_are_explained(name: str, reason: str) -> None:
    with pytest.raises((azulejos.BadOption, pyspiel.SpielError), match=reason):
        pyspiel.load_game(name)
