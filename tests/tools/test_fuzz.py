"""The fuzzer finds what is wrong, and nothing else."""

import numpy as np
import pytest

import azulejos
from azulejos import fuzz
from azulejos.cli import main
from azulejos.engine import compiler
from azulejos.engine.loader import interpreted
from azulejos.games import GAMES, find_game
from azulejos.games.azul import rules as azul
from tests.variants import json_of


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_is_sound(game: str) -> None:
    *_, last = fuzz.fuzz(game, fuzz.CHUNK * len(find_game(game).variants()) * 2)
    assert last.fault is None


def test_fuzzing_reaches_the_corners() -> None:
    """Odd players meet what random ones never see: the last round, full floors, short displays."""
    rounds = set()
    for names in (("floor", "floor"), ("long", "displays"), ("centre", "short")):
        wishes = fuzz.preferences(find_game("azul"), (*names, *names))
        rules = compiler.compiled(azul)
        state = rules.states(azulejos.new("azul", start=0, nature="manual").state)
        rng = np.array([5])
        rules.fuzz_many(state, state.copy(), rules.mask(), wishes, rules.weights(), rng, 1)
        rounds.add(int(state["round"][0]))
    assert azul.LAST_ROUND in rounds
    assert min(rounds) < azul.LAST_ROUND


def test_a_fault_is_found_and_written_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Plant a fault: tiles that do not fit are lost."""

    def drop(s: azul.State, p: int, colour: int, count: int) -> None:
        return None

    drop.__module__ = azul.__name__
    monkeypatch.setattr(azul, "drop", drop)
    monkeypatch.setattr(fuzz, "compiled", compiler.Compiled)
    monkeypatch.setattr(fuzz, "interpreted", interpreted.__wrapped__)
    monkeypatch.setattr(compiler._Compiler, "_keep_on_disk", lambda *given: None)
    assert main(["fuzz", "azul", "--games", "1200"]) == 1
    shown = capsys.readouterr().out
    assert "An inconsistent state with" in shown
    record = shown.partition("The record:\n\n")[2]
    monkeypatch.undo()
    match = azulejos.read_record(record)
    assert any(player["floor"] for player in json_of(match)["players"])
