"""Analysis: the best lines of a position, with values on one scale."""

import pytest

import azulejos
from azulejos.match import Match


def middle(game: str, **options: object) -> Match:
    match = azulejos.new(game, seed=4, start=0, **options)  # type: ignore[arg-type]
    for _ in range(6):
        match.play(match.moves()[0])
    return match


@pytest.mark.parametrize("game", ["azul", "summer_pavilion", "duel"])
def test_lines_are_legal_and_ordered(game: str) -> None:
    match = middle(game)
    before, passes = match.text(), list(azulejos.analyse(match, lines=3, nodes=1000))
    assert match.text() == before
    assert [lines[0].nodes for lines in passes] == [500, 1000]
    for lines in passes:
        assert 0 < len(lines) <= 3
        assert len({line.moves[0] for line in lines}) == len(lines)
        leads = [line.lead(match.mover) for line in lines]
        assert leads == sorted(leads, reverse=True)
        for line in lines:
            table = match.copy()
            table.stop_nature()
            table.play(*line.moves)
            assert sum(line.value.chances) == pytest.approx(1)


def test_the_best_line_is_much_better_than_a_blunder() -> None:
    match = middle("azul")
    floor = [move for move in match.moves() if move.endswith("F")]
    *_, lines = azulejos.analyse(match, lines=100, nodes=1000)
    by_move = {line.moves[0]: line.lead(match.mover) for line in lines}
    assert lines[0].lead(match.mover) > max(by_move[move] for move in floor)


def test_time_ends_an_analysis() -> None:
    passes = sum(1 for _ in azulejos.analyse(middle("azul"), lines=2, seconds=0.05))
    assert passes >= 1


def test_limits_must_make_sense() -> None:
    with pytest.raises(azulejos.BadOption):
        next(azulejos.analyse(middle("azul"), nodes=0))
