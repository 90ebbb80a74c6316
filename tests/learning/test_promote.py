"""Promotion: a net that has won its arena plays, and has the record of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from azulejos.games import find_game
from azulejos.learning.match import measure
from azulejos.learning.promote import promote
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
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ladder.json").write_text('{"duel": ["duel-96"]}')
    Net("duel", fresh("duel", 1), {"error": 1.0}).save(tmp_path / "new.npz")
    return tmp_path


def ladder(folder: Path, mode: str) -> list[str]:
    found: list[str] = json.loads((folder / "ladder.json").read_text())[mode]
    return found


def test_a_promoted_net_has_the_record_of_its_arena(folder: Path) -> None:
    (folder / "results.json").write_text(json.dumps(results("H1")))
    file = str(folder / "new.npz")
    for _ in range(2):
        assert promote(file, "duel-97", folder, folder, {"played": "abc"}) == "duel"
        assert ladder(folder, "duel") == ["duel-96", "duel-97"]
    about = load(str(folder / "duel-97.npz")).provenance
    assert about["played"] == "abc"
    assert about["gates"]["duel"]["against"] == "hand"
    assert about["gates"]["duel"]["elo"] == [None, 100, None]


def test_the_installed_package_stays_as_it_is(folder: Path, tmp_path: Path) -> None:
    (folder / "results.json").write_text(json.dumps(results("H1")))
    before = sorted(find_game("duel").folder.rglob("*.npz"))
    promote(str(folder / "new.npz"), "duel-97", folder, tmp_path / "out", {})
    assert ladder(tmp_path / "out", "duel") == [*nets.ladder("duel"), "duel-97"]
    assert sorted(find_game("duel").folder.rglob("*.npz")) == before


@pytest.mark.parametrize("verdict", ["H0", None])
def test_a_net_that_has_not_passed_is_refused(folder: Path, verdict: str | None) -> None:
    (folder / "results.json").write_text(json.dumps(results(verdict)))
    with pytest.raises(BadOption, match="not accepted"):
        promote(str(folder / "new.npz"), "duel-98", folder, folder, {})
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
        assert promote(file, "azul-many-96", folder, folder, {}) == "azul-4-colour"
        about = load(str(folder / "azul-many-96.npz")).provenance
        assert about["gates"]["azul-4-colour"]["elo"] == [2, 1, 2]
    else:
        with pytest.raises(BadOption, match="not accepted"):
            promote(file, "azul-many-95", folder, folder, {})


def test_strength_is_measured_epoch_by_epoch(tmp_path: Path) -> None:
    net = Net("azul", fresh("azul", 1))
    shares = [measure(net, {}, 2, tmp_path) for _ in range(2)]
    assert json.loads((tmp_path / "strength.json").read_text()) == shares
    assert "<svg" in (tmp_path / "strength.svg").read_text()
    assert load(str(tmp_path / "epoch-2.npz")).game == "azul"
