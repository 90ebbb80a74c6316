"""Gates: who has won an arena plays, and says what it has beaten."""

import json
from pathlib import Path
from typing import Any

import pytest

from azulejos.games import find_game
from azulejos.learning import promote as gate
from azulejos.learning.match import measure
from azulejos.learning.training import fresh
from azulejos.notation.errors import BadOption
from azulejos.search import nets
from azulejos.search.nets import Net, load

ESTIMATE = {"value": 0.75, "low": 0.6, "high": 0.9}


def results(verdict: str | None) -> dict[str, Any]:
    counts = {"games": 20, "wins": 15, "draws": 0, "losses": 5}
    rated = {"rating": ESTIMATE, "share": ESTIMATE, "margin": ESTIMATE}
    return {
        "game": "duel",
        "options": {"tablets": "four"},
        "seats": 2,
        "limits": {"seconds": 0.1},
        "entrants": [{"name": "search:x", **counts, **rated}, {"name": "search:hand"}],
        "pairs": [{"elo": {"value": None, "low": 100.4, "high": None}}],
        "sprt": {"elo0": 0.0, "elo1": 50.0, "verdict": verdict},
    }


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (nets, gate):
        monkeypatch.setattr(module, "nets_folder", lambda game: tmp_path)
    (tmp_path / "ladder.json").write_text('{"duel": ["duel-96"]}')
    Net("duel", fresh("duel", 1), {"error": 1.0}).save(tmp_path / "new.npz")
    return tmp_path


def test_a_net_that_has_passed_is_kept_with_what_it_has_beaten(folder: Path) -> None:
    (folder / "results.json").write_text(json.dumps(results("H1")))
    file = str(folder / "new.npz")
    assert gate.let_in(file, "duel-97", folder, {"played": "abc"}) == "duel"
    (folder / "new.npz").unlink()
    assert nets.ladder("duel") == ["duel-96", "duel-97"]
    nets.let_play(find_game("duel"), "duel-97", "duel")
    assert nets.ladder("duel") == ["duel-96", "duel-97"], "once, if it is let in again"
    assert load("duel-97").provenance["played"] == "abc"
    assert nets.gates("duel-97")["duel"]["against"] == "hand"
    assert nets.gates("duel-97")["duel"]["elo"] == [None, 100, None]


@pytest.mark.parametrize("verdict", ["H0", None])
def test_a_net_that_has_not_passed_is_refused(folder: Path, verdict: str | None) -> None:
    (folder / "results.json").write_text(json.dumps(results(verdict)))
    with pytest.raises(BadOption, match="not accepted"):
        gate.let_in(str(folder / "new.npz"), "duel-98", folder, {})
    assert not (folder / "duel-98.npz").exists()


@pytest.mark.parametrize(
    ("games", "low", "accepted"), [(100, 0.3, True), (96, 0.3, False), (100, 0.24, False)]
)
def test_with_four_a_share_must_surely_be_more_than_even(
    folder: Path, games: int, low: float, accepted: bool
) -> None:
    found = results(None) | {"game": "azul", "seats": 4, "options": {}, "pairs": [], "sprt": None}
    found["entrants"][0] |= {"games": games, "share": {**ESTIMATE, "low": low}}
    (folder / "results.json").write_text(json.dumps(found))
    Net("azul", fresh("azul", 1)).save(folder / f"azul-{games}-{low}.npz")
    file = str(folder / f"azul-{games}-{low}.npz")
    if accepted:
        assert gate.let_in(file, "azul-many-96", folder, {}) == "azul-4-colour"
        assert nets.gates("azul-many-96")["azul-4-colour"]["elo"] == [2, 1, 2]
    else:
        with pytest.raises(BadOption, match="not accepted"):
            gate.let_in(file, "azul-many-95", folder, {})


def test_strength_is_measured_epoch_by_epoch(tmp_path: Path) -> None:
    net = Net("azul", fresh("azul", 1))
    shares = [measure(net, {}, 2, tmp_path) for _ in range(2)]
    assert json.loads((tmp_path / "strength.json").read_text()) == shares
    assert "<svg" in (tmp_path / "strength.svg").read_text()
    assert load(str(tmp_path / "epoch-2.npz")).game == "azul"
