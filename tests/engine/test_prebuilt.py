"""The prebuilt engine is what the sources say, and plays as Numba does."""

import json
import logging
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import azulejos
from azulejos.engine.background import ENGINE, NUMBA, PREBUILT
from azulejos.engine.compiler import compiled
from azulejos.engine.prebuilt import Prebuilt, is_fresh, read_manifest
from azulejos.engine.rng import seeded
from azulejos.engine.structs import Machine
from azulejos.games import find_game
from azulejos.search.choice import Choice
from azulejos.search.engines import Module, modules
from tests.variants import VARIANTS

MODULES = list(modules())


def name_of(module: Module) -> str:
    return f"{module.game}-{module.file.stem}"


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_modules_are_built_from_these_sources(module: Module) -> None:
    rules = find_game(module.game).rules
    assert is_fresh(module.file, rules, *module.parts), "run: make prebuilt"


def test_a_stale_module_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    module = MODULES[0]
    copy = Path(shutil.copy(module.file, tmp_path))
    manifest = {**read_manifest(module.file), "source": "of yesterday"}
    copy.with_suffix(".json").write_text(json.dumps(manifest))
    with caplog.at_level(logging.WARNING):
        assert not is_fresh(copy, find_game(module.game).rules, *module.parts)
    assert "`make prebuilt` builds it again" in caplog.text
    assert not is_fresh(tmp_path / "none.wasm", find_game(module.game).rules, *module.parts)


def final_states(machine: Machine, game: str, count: int) -> tuple[int, bytes]:
    """Random games to the end: how many moves they had, and every byte of their last states."""
    first = azulejos.new(game, start=0, nature="manual").state
    states = machine.array(machine.states(*[first] * count))
    rngs = machine.array(np.array([[seeded(i)] for i in range(count)]))
    moves = machine.playout_all(states, machine.mask(), machine.weights(), rngs, 0, count)
    return int(moves), states.tobytes()


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_random_games_are_the_same_to_the_last_byte(game: str) -> None:
    module = next(module for module in MODULES if module.game == game)
    rules = find_game(game).rules
    prebuilt = Prebuilt(module.file, rules, *module.parts)
    assert final_states(prebuilt, game, 200) == final_states(compiled(rules), game, 200)


@pytest.mark.parametrize("bot", ["legend nodes=3000", "search:hand nodes=1500"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_searches_are_the_same(variant: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert line(variant, bot, PREBUILT, monkeypatch) == line(variant, bot, NUMBA, monkeypatch)


def line(
    variant: str, bot: str, engine: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, float | None, list[str], int]]:
    """What a bot chooses in some turns of a game, and why."""
    monkeypatch.setenv(ENGINE, engine)
    game, options = VARIANTS[variant]
    match, player = azulejos.new(game, seed=4, **options), azulejos.player(bot, seed=2)
    choices: list[Choice] = []
    for _ in range(4):
        choices.append(player.choose(match))
        match.play(choices[-1].move)
    return [(c.move, c.value, c.line, c.nodes) for c in choices]


def test_the_strongest_bot_needs_no_compiler() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None\n"
        "import azulejos\n"
        "m = azulejos.new('azul', seed=1)\n"
        "print(azulejos.player('legend', seed=1).choose(m, nodes=20_000).nodes >= 19_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_a_search_on_the_prebuilt_engine_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENGINE, PREBUILT)
    match, bot = azulejos.new("azul", players=4, seed=1), azulejos.player("search", seed=1)
    assert bot.choose(match, seconds=0.05).seconds < 1.0
