"""The prebuilt engine is what the sources say, and plays as Numba does."""

import base64
import json
import logging
import random
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import azulejos
from azulejos.bench.same_play import different_choices, different_games
from azulejos.engine.background import ENGINE, NUMBA, PREBUILT
from azulejos.engine.prebuilt import Prebuilt, is_fresh, read_manifest
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation.position import JsonObject
from azulejos.players.levels import LEVELS
from azulejos.search import mcts_player
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.base import SearchPlayer
from azulejos.search.choice import Choice
from azulejos.search.engines import Module, modules
from azulejos.search.mcts_player import MctsPlayer
from azulejos.search.nets import find_evaluator, network
from tests.players.test_alphabeta import with_twelve_tiles_left
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


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_random_games_are_the_same_to_the_last_byte(game: str) -> None:
    assert different_games(find_game(game), 10_000) == 0


@pytest.mark.parametrize("level", LEVELS[-4:])
@pytest.mark.parametrize("variant", VARIANTS)
def test_levels_play_the_same(variant: str, level: str) -> None:
    game, options = VARIANTS[variant]
    assert different_choices(level, find_game(game), options, 6) == 0


@pytest.mark.parametrize("engine", [PREBUILT, NUMBA])
def test_slices_change_nothing(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENGINE, engine)
    for match, kind in (
        (with_twelve_tiles_left(2), AlphaBetaPlayer),
        (azulejos.new("duel", seed=2), MctsPlayer),
    ):
        whole, sliced = kind(1, "hand"), kind(1, "hand")
        heard: list[Choice] = []
        monkeypatch.setattr(sliced, "_slice", lambda: 300)
        sliced.report = heard.append
        found = [replace(b.choose(match, nodes=100_000), seconds=0.0) for b in (sliced, whole)]
        assert found[0] == found[1]
        assert len(heard) > 100


def test_a_full_tree_ends_a_search_on_both_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts_player, "MAX_EDGES", 1 << 14)
    match = azulejos.new("summer_pavilion", seed=4)
    found = []
    for engine in (PREBUILT, NUMBA):
        monkeypatch.setenv(ENGINE, engine)
        found.append(replace(MctsPlayer(1, "hand").choose(match, nodes=50_000), seconds=0.0))
    assert found[0] == found[1]
    assert 10 < found[0].nodes < 50_000


def think_in_node(module: Module, match: Match, **task: object) -> JsonObject:
    """What a host in JavaScript finds."""
    rules = Prebuilt(module.file, find_game(module.game).rules, *module.parts)
    given = {
        "state": base64.b64encode(rules.states(match.state).tobytes()).decode(),
        "weights": base64.b64encode(np.array(network(module.evaluator).weights).tobytes()).decode(),
        **task,
    }
    command = ["node", str(Path(__file__).parent / "think.mjs"), str(module.file)]
    said = subprocess.check_output(command, input=json.dumps(given), text=True)
    found: JsonObject = json.loads(said)
    return found


SMALL_TREES = {
    f"{tree}.{part}": [count]
    for tree in ("tree", "other_tree")
    for part, count in (("nodes", 1 << 15), ("edges", 1 << 19))
}


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
@pytest.mark.parametrize(
    ("variant", "kind", "nodes"),
    [
        ("azul-2-colour", AlphaBetaPlayer, 150_000),
        ("azul-3-grey", MctsPlayer, 3_000),
        ("duel-first", MctsPlayer, 3_000),
        ("summer_pavilion-4-colour", MctsPlayer, 3_000),
    ],
)
@pytest.mark.parametrize("evaluation", ["hand", None])
def test_a_host_in_another_language_finds_the_same(
    variant: str, kind: type[SearchPlayer], nodes: int, evaluation: str | None
) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=4, **options)
    greedy = azulejos.player("greedy", 1)
    for _ in range(5):
        match.play(greedy.choose(match).move)
    here = kind(7, evaluation).choose(match, nodes=nodes)
    there = think_in_node(
        Module(game, kind.kernel, find_evaluator(match, evaluation)),
        match,
        limits={"NODE_BUDGET": nodes, "SLICE": 500},
        seed=str(random.Random(7).getrandbits(kind.seed_bits)),
        shapes=SMALL_TREES if kind is MctsPlayer else {},
    )
    texts = find_game(game).notation.TEXTS
    best, *others = there["ranked"]
    assert (here.move, here.value, here.nodes) == (
        texts[best["move"]],
        best["value"],
        there["nodes"],
    )
    assert here.line == [texts[move] for move in there["line"]]
    assert here.alternatives == {texts[other["move"]]: other["value"] for other in others}
    assert here.values == there["scores"]
    assert there["slices"] >= 5


def test_a_host_needs_a_hundred_lines_at_most() -> None:
    lines = (Path(__file__).parent / "host.mjs").read_text().splitlines()
    assert len(lines) <= 100


def test_the_strongest_bot_needs_no_compiler() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None\n"
        "import azulejos\n"
        "m = azulejos.new('azul', seed=1)\n"
        "print(azulejos.player('legend', seed=1).choose(m, nodes=20_000).nodes >= 19_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


@pytest.mark.parametrize(
    "code",
    [
        "from azulejos.cli import command_line; command_line().format_help()",
        "from azulejos.server.http import app; from azulejos.server import run",
        "from azulejos.server.bots import hints; from azulejos.server.reviews import worker",
    ],
)
def test_playing_needs_no_compiler(code: str) -> None:
    blocked = "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None\n"
    command = [sys.executable, "-c", blocked + code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_search_on_the_prebuilt_engine_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENGINE, PREBUILT)
    match, bot = azulejos.new("azul", players=4, seed=1), azulejos.player("search", seed=1)
    assert bot.choose(match, seconds=0.05).seconds < 1.0
