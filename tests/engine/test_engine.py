"""The engine itself: states, bits, random numbers, the compiler's cache and fallback."""

import logging
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.core.dispatcher import Dispatcher

import azulejos
from azulejos.batch import Batch
from azulejos.engine import bits, numba_linking
from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, compiled
from azulejos.engine.loader import _functions, assemble, interpreted
from azulejos.engine.rng import below, seeded
from azulejos.engine.state import State
from azulejos.evaluation import heuristic_defaults
from azulejos.games.azul import heuristic as azul_heuristic
from azulejos.games.azul import rules as azul
from azulejos.search import session


def refuse_to_cache(self: object) -> None:
    raise RuntimeError("cannot cache function: no locator available")


def run(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    return done.stdout.strip()


def test_playing_needs_neither_numpy_nor_numba() -> None:
    code = (
        "import sys, azulejos; m = azulejos.new('azul', seed=1); m.play(m.moves()[0]); print(m);"
        "print([n for n in ('numpy', 'numba') if n in sys.modules])"
    )
    assert run(code).endswith("[]")


@given(st.integers(0, 2**62 - 1))
def test_bits(number: int) -> None:
    assert bits.ones(number) == number.bit_count()
    if number:
        assert bits.lowest(number) == (number & -number).bit_length() - 1


@given(st.integers(), st.integers(1, 2**30))
def test_chance_stays_within_its_limits(seed: int, n: int) -> None:
    rng = [seeded(seed)]
    for _ in range(10):
        assert 0 <= below(rng, n) < n
        assert 0 < rng[0] < 2**63


def test_chance_is_even() -> None:
    rng = [seeded(5)]
    counts = Counter(below(rng, 6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


def test_a_copy_is_independent() -> None:
    state = azulejos.new("azul", seed=1).state
    copy = state.copy()
    copy.score[0] += 1
    assert copy != state
    assert state == azulejos.new("azul", seed=1).state


def test_states_pass_through_arrays_unchanged() -> None:
    state = azulejos.new("azul", players=4, seed=1).state
    rules = compiled(azul)
    assert rules.state(rules.states(state), 0) == state


def test_compiled_code_of_other_sources_is_not_used(tmp_path: Path) -> None:
    """The cache's files carry a hash of the sources in their names, and old ones are removed."""
    old = "kernels.azul_000000000000.legal_at-1.py311.nbi"
    (tmp_path / "engine").mkdir()
    code = (
        "from azulejos.engine.compiler import compiled; from azulejos.games.azul import rules;"
        "c = compiled(rules); c.prepare(['legal_at']); print(c.legal_at.stats.cache_path)"
    )
    folder = Path(run(code, NUMBA_CACHE_DIR=str(tmp_path)))
    (folder / old).touch()
    assert len(list(folder.glob("*.legal_at-*"))) == 3
    run(code, NUMBA_CACHE_DIR=str(tmp_path))
    assert not (folder / old).exists()
    assert len(list(folder.glob("*.legal_at-*"))) == 2


def test_compiling_in_the_background() -> None:
    ready = compiled(azul)
    compile_elsewhere(ready)
    states = ready.states(azulejos.new("azul", seed=1).state)
    assert ready.moves_at(states, 0, ready.mask(), ready.moves()) > 0


def test_a_batch_does_not_depend_on_its_threads() -> None:
    one, two = (Batch("azul", 50, seed=3, threads=threads) for threads in (1, 2))
    assert one.playout() == two.playout()
    assert np.array_equal(one.states, two.states)
    assert one.over.all()


def test_stepping_a_batch_is_playing_its_games() -> None:
    batch = Batch("azul", 8, seed=3, players=3, again=False)
    plays = interpreted(azul)
    tables = [[batch.compiled.state(batch.states, i)] for i in range(8)]
    rngs = batch.generators.tolist()
    while not batch.over.all():
        moves = batch.random_actions()
        for i, table in enumerate(tables):
            if table[0].turn >= 0:
                plays.play_at(table, 0, int(moves[i]))
                plays.draw_at(table, 0, [0] * azul.DRAWS, rngs[i])
        batch.step(moves)
        assert [batch.compiled.state(batch.states, i) for i in range(8)] == [t[0] for t in tables]
    batch.reset(batch.over)
    assert not batch.over.any()


def test_an_unwritable_cache_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba says so with a RuntimeError; the rules are then compiled anew in every process."""
    monkeypatch.setattr(Dispatcher, "enable_caching", refuse_to_cache)
    rules = Compiled(azul)
    states = rules.states(azulejos.new("azul", seed=1).state)
    mask = rules.mask()
    rules.legal_at(states, 0, mask)
    assert mask.any()


def test_other_private_parts_of_numba_are_no_obstacle(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without them, plain njit gives the same games."""
    expected = playouts(Compiled(azul))
    monkeypatch.setattr(numba_linking, "PRIVATE_PARTS", ("no_such_part",))
    monkeypatch.setattr(Dispatcher, "enable_caching", refuse_to_cache)
    numba_linking.is_usable.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            rules = Compiled(azul)
        assert "has no no_such_part: code is slower" in caplog.text
        assert playouts(rules) == expected
    finally:
        numba_linking.is_usable.cache_clear()


def playouts(rules: Compiled) -> list[State]:
    """Some random games to their end."""
    states = rules.states(*(azulejos.new("azul", seed=seed).state for seed in range(5)))
    rngs = np.array([[seeded(seed)] for seed in range(5)])
    rules.playout_all(states, rules.mask(), rules.weights(), rngs, 0, len(states))
    return [rules.state(states, i) for i in range(len(states))]


def test_an_untested_numba_is_probed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_linking, "TESTED", ())
    numba_linking.is_usable.cache_clear()
    try:
        assert numba_linking.is_usable()
        monkeypatch.setattr(numba_linking, "_PROBE_RESULT", 41)
        numba_linking.is_usable.cache_clear()
        assert not numba_linking.is_usable(), "2 * (41 // 2) is not 41"
    finally:
        numba_linking.is_usable.cache_clear()


def test_functions_that_python_makes_are_no_rules() -> None:
    """Python 3.14 gives every module an `__annotate__`."""
    module = ModuleType("some_rules")
    exec("def __annotate__(form): return {}\ndef double(n): return 2 * n", vars(module))
    for function in (module.__annotate__, module.double):
        function.__module__ = module.__name__
    assert [function.__name__ for function in _functions(module)] == ["double"]


def test_defaults_count_only_where_a_game_has_no_function_of_its_own() -> None:
    own = assemble(azul, lambda function: function, (azul_heuristic, heuristic_defaults))
    assert own["mover_key"].__code__ is azul_heuristic.mover_key.__code__
    other = assemble(azul, lambda function: function, (heuristic_defaults,))
    assert other["mover_key"](None, 0) == 0


def test_searches_seed_their_generators_alike() -> None:
    names = {**vars(session), "scrambled": numba.njit(session.scrambled)}
    generator: Any = numba.njit(FunctionType(session.generator.__code__, names))
    generator(0)  # compiles it

    @given(st.integers(0, (1 << 63) - 1))
    def are_alike(seed: int) -> None:
        assert generator(seed) == seeded(seed)

    are_alike()
