"""The engine itself: states, bits, chance, the compiler's cache, compiling in the background."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.core.dispatcher import Dispatcher

import azulejos
from azulejos.batch import Batch
from azulejos.engine import bits
from azulejos.engine.background import compile_in_background
from azulejos.engine.compiler import Compiled, compiled
from azulejos.engine.loader import interpreted
from azulejos.engine.rng import below, seeded
from azulejos.games.azul import rules as azul


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
    ready = compile_in_background(azul).result(timeout=120)
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

    def refuse(self: object) -> None:
        raise RuntimeError("cannot cache function: no locator available")

    monkeypatch.setattr(Dispatcher, "enable_caching", refuse)
    rules = Compiled(azul)
    states = rules.states(azulejos.new("azul", seed=1).state)
    mask = rules.mask()
    rules.legal_at(states, 0, mask)
    assert mask.any()
