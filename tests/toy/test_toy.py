"""A game that lives only in this folder goes through the whole package: nothing else names it."""

import xml.etree.ElementTree as Xml
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

import azulejos
from azulejos import views
from azulejos.arena import Arena, Plan
from azulejos.batch import Batch
from azulejos.engine.loader import interpreted
from azulejos.fuzz import fuzz
from azulejos.games import GAMES, Game
from azulejos.match import Match
from azulejos.perft import divided, perft
from tests.toy.registered import registered

NAME = "pebbles"


@pytest.fixture(autouse=True, scope="module")
def pebbles() -> Iterator[Game]:
    with registered() as game:
        yield game
    assert NAME not in GAMES


def new(seed: int = 1) -> Match:
    return azulejos.new(NAME, seed=seed, start=0)


def played(seed: int = 1) -> Match:
    """A whole game of random moves."""
    match, rng = new(seed), Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


def test_a_match_follows_the_rules() -> None:
    match = azulejos.new(NAME, start=0, nature="manual")
    for draw in ("=B", "=B", "=B", "=W", "=W", "=W"):
        match.play(draw)
    assert (match.mover, match.moves()) == (0, ["B1", "B2", "W1", "W2"])
    match.play("B2").play("W2").play("W1").play("B1")
    assert (match.scores, match.turn, match.position()["start"]) == ([2, 1], "nature", 1)
    with pytest.raises(azulejos.IllegalMove, match=r"while the pile is filled.*§2\.1"):
        match.play("B1")
    over = played()
    assert over.over
    assert over.winners == [p for p in (0, 1) if over.scores[p] == max(over.scores)]


def test_positions_lines_and_records_read_back() -> None:
    match, rng = azulejos.new(NAME, seed=3, nature="manual"), Random(3)
    while not match.over:
        match.play(rng.choice(match.moves()))
        assert azulejos.from_position(match.position(), nature="manual").state == match.state
        assert azulejos.from_text(match.text(), nature="manual").state == match.state
    assert azulejos.read_record(match.record()).record() == match.record()
    wrong = azulejos.new(NAME, start=0, nature="manual").position() | {"phase": "take", "turn": 0}
    with pytest.raises(azulejos.BadPosition, match="pebbles are to be taken"):
        azulejos.from_position(wrong)


def test_text_pictures_and_sentences() -> None:
    for match in (new(), azulejos.new(NAME, nature="manual"), played()):
        assert str(match).startswith("Pebbles · ")
        for shape in ("wide", "tall", "flat"):
            Xml.fromstring(match.svg(shape=shape, seat=1))
        assert "Pebbles" in views.in_sentences(match.position())[0]
    match = new()
    assert views.describe(match.position(), "B1") == "1 blue from the pile"
    assert views.label(match.position(), "0:white") == "the white pebbles"


def test_moves_are_narrated() -> None:
    match, words = new(), []
    while not match.over:
        after, preview = views.preview(match, match.moves()[-1])
        steps = views.narrate(match, match.moves()[-1])
        assert steps[0].position == after
        assert preview.points == steps[0].points
        words += [step.words for step in steps]
        match.play(match.moves()[-1])
        if match.turn == steps[-1].position["turn"]:
            assert steps[-1].position["players"] == match.position()["players"]
    assert "most white pebbles, +5" in words


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_bots_play_it(bot: str) -> None:
    match = new()
    choice = azulejos.player(bot, 1).choose(match, nodes=200)
    assert choice.move in match.moves()


def test_search_beats_random_moves() -> None:
    won = 0.0
    for seed in range(20):
        match = azulejos.new(NAME, seed=seed)
        bots = [azulejos.player("search", 1), azulejos.player("random", seed)]
        while not match.over:
            match.play(bots[match.mover].choose(match, nodes=300).move)
        won += (0 in match.winners) / len(match.winners)
    assert won >= 14


def test_an_arena_is_played() -> None:
    arena = Arena(Plan(NAME, ("greedy", "random"), games=40, seed=1))
    for _ in arena.play(1):
        pass
    assert len(arena.results) == 40
    assert not any(result.fault for result in arena.results)


def test_a_batch_steps_and_plays_out() -> None:
    batch = Batch(NAME, 64, seed=1)
    ended = 0
    for _ in range(30):
        seen = batch.look()
        chosen = np.array([np.flatnonzero(mask)[0] for mask in seen.masks])
        step = batch.step(chosen)
        ended += int(step.ended.sum())
        assert (step.observations <= batch.layout.high).all()
    assert ended >= 64
    assert Batch(NAME, 64, seed=2, again=False).playout() > 64 * 9


def test_fuzz_and_perft() -> None:
    *_, last = fuzz(NAME, 1000)
    assert (last.games, last.fault) == (1000, None)
    match = new()
    counts = divided(match, 3)
    assert sorted(counts) == match.moves()
    assert sum(counts.values()) == perft(match, 3)
    masks = [[0] * match.rules.WORDS for _ in range(3)]
    assert interpreted(match.rules).perft([match.state] * 3, masks, 3) == perft(match, 3)


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from azulejos.adapters.pettingzoo import raw_env

    table = raw_env(NAME)
    table.reset(seed=1)
    rng, rewards = Random(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if over else rng.choice(legal))
    assert sum(rewards.values()) == 0


def test_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from azulejos.adapters.gymnasium import register

    table = gymnasium.make(register(NAME)).unwrapped
    table.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = table.step(np.flatnonzero(table.action_masks())[0])
    assert reward in (-1, 0, 1)


def test_open_spiel(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from azulejos.adapters.open_spiel import register

    game = pyspiel.load_game(register(NAME))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_nothing_of_it_is_written_outside_its_folder() -> None:
    package = Path(azulejos.__file__).parent
    named = [
        file
        for file in package.rglob("*")
        if file.suffix in (".py", ".js", ".html", ".ftl", ".toml", ".css")
        and NAME in file.read_text(encoding="utf-8").lower()
    ]
    assert named == []
