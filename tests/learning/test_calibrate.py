"""Calibration: curves find what made the data, and stored ones say what they were checked with."""

import json
import random
from math import exp
from pathlib import Path

import pytest

from azulejos.analysis.calibration import Curve, mode_of, read_calibration, win_chances
from azulejos.games import GAMES
from azulejos.learning import calibrate
from azulejos.learning.calibrate import Plan, Sample, fit_curve, reliability
from azulejos.match import new

SLOPE, SCALE = 0.6, 9.0


def game(rng: random.Random) -> list[Sample]:
    """A position whose search's lead is worth SLOPE points each, and wins by SCALE."""
    lead = rng.gauss(0, 15)
    won = float(rng.random() < 1 / (1 + exp(-lead / SCALE)))
    margin = SLOPE * lead + rng.gauss(0, 4)
    final = [round(40 + margin / 2), round(40 - margin / 2)]
    return [Sample("3", (lead, -lead), [10, 10], final, [won, 1 - won])]


def test_a_curve_finds_what_made_the_data() -> None:
    rng = random.Random(1)
    games = [game(rng) for _ in range(4000)]
    curve = fit_curve([sample for samples in games for sample in samples])
    found = curve.value((10.0, -10.0), [10, 10])
    assert found.leads[0] == pytest.approx(10 * SLOPE, abs=0.5)
    assert sum(found.points) == pytest.approx(80, abs=1)
    assert curve.scale == pytest.approx(SCALE, rel=0.1)
    for decile in reliability(games, {"3": curve}):
        assert abs(decile.said - decile.won) < 4 * decile.error + 0.02


def test_chances_of_many_seats() -> None:
    chances = win_chances((5.0, 0.0, -5.0), 4.0)
    assert sum(chances) == pytest.approx(1)
    assert list(chances) == sorted(chances, reverse=True)
    assert win_chances((0.0,) * 4, 4.0) == pytest.approx((0.25,) * 4)


def test_larger_leads_are_worth_more() -> None:
    for stored in GAMES.values():
        for entry in read_calibration(stored.folder).values():
            for curve in entry["curves"].values():
                leads = [Curve(**curve).value((x, -x), [0, 0]).leads[0] for x in range(-60, 61, 5)]
                assert leads == sorted(leads)


def test_all_modes_are_calibrated() -> None:
    for stored in GAMES.values():
        known = read_calibration(stored.folder)
        for options in stored.variants().values():
            assert mode_of(new(stored.name, **options)) in known


def test_games_are_played_and_entries_merged(tmp_path: Path) -> None:
    plan = Plan("azul", {"players": 2}, games=2, nodes=20)
    entry = calibrate.calibration(plan, list(plan.play()))
    assert entry["games"] == 2
    file = tmp_path / "azul" / "calibration.json"
    calibrate.save(file, "azul-2-colour", entry)
    calibrate.save(file, "azul-2-colour", {"levels": {"pupil": 1.5}})
    calibrate.save(file, "azul-2-grey", entry)
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert set(stored) == {"azul-2-colour", "azul-2-grey"}
    assert stored["azul-2-colour"]["levels"] == {"pupil": 1.5}
    assert stored["azul-2-colour"]["curves"] == json.loads(json.dumps(entry["curves"]))
