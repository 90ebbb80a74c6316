"""Perft: how many lines lead on from known positions, interpreted and compiled."""

import tomllib
from pathlib import Path

import pytest

import azulejos
from azulejos.engine.loader import interpreted
from azulejos.perft import divided, perft

FILES = sorted(Path(__file__).parent.glob("*/perft.toml"))
POSITIONS = [
    pytest.param(entry["position"], entry["lines"], id=f"{file.parent.name}-{entry['title']}")
    for file in FILES
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["perft"]
]


@pytest.mark.parametrize(("position", "lines"), POSITIONS)
def test_perft(position: str, lines: list[int]) -> None:
    match = azulejos.from_text(position, nature="manual")
    for depth, count in enumerate(lines, start=1):
        assert perft(match, depth) == count
    for depth, count in enumerate(lines[:2], start=1):
        masks = [[0] * match.rules.WORDS for _ in range(depth)]
        assert interpreted(match.rules).perft([match.state] * depth, masks, depth) == count


def test_divided_sums_up() -> None:
    match = azulejos.new("azul", seed=1)
    counts = divided(match, 2)
    assert sorted(counts) == match.moves()
    assert sum(counts.values()) == perft(match, 2)
    assert perft(match, 0) == 1
