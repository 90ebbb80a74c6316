"""Golden games: how each variant is played, state after state. Reviewed like code.

A golden file is a record with the position after every run of moves as a comment. When a change
of the rules is meant, write them anew and look at the difference:

    AZULEJOS_WRITE_GOLDEN=1 pytest tests/games/test_golden.py
"""

import os
from pathlib import Path

import pytest

import azulejos
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation.record import move_pattern
from azulejos.players import player
from tests.variants import VARIANTS

FOLDER = Path(__file__).parent


def played(variant: str) -> Match:
    """A game between bots that do sensible things and foolish ones."""
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=2026, **options)
    bots = [player("greedy", 1), player("random", 2)]
    while not match.over:
        match.play(bots[len(match.history) % 5 == 0].choose(match).move)
    return match


def annotated(record: str) -> str:
    """The record, with the position after each of its lines of moves."""
    whole = azulejos.read_record(record)
    find = move_pattern(find_game(whole.game).notation.TEXTS).findall
    tables = whole.replay()
    table = next(tables)
    lines = []
    for line in record.splitlines():
        lines.append(line)
        if line and not line.startswith("["):
            for _ in find(line):
                table = next(tables)
            lines.append(f"# {table.text()}")
    assert table.position() == whole.position()
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("variant", VARIANTS)
def test_golden_game(variant: str) -> None:
    file = FOLDER / VARIANTS[variant][0] / "golden" / f"{variant}.record"
    if os.environ.get("AZULEJOS_WRITE_GOLDEN"):
        file.write_text(annotated(played(variant).record()), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    match = azulejos.read_record(text)
    assert match.over
    assert annotated(match.record()) == text
