"""Explanations: they add up, agree with the search, and have words for everything."""

import re
from pathlib import Path

import pytest

import azulejos
from azulejos.cli import main
from azulejos.evaluation.terms import GAIN, LEAD, read_row, term_names
from azulejos.games import find_game
from azulejos.players.explanation import explain_position
from azulejos.words import LANGUAGES, say, speaking
from tests.variants import VARIANTS

GAMES_FOLDER = Path(__file__).parents[1] / "games"


def golden(variant: str) -> Path:
    """The record of a variant's golden game."""
    (file,) = GAMES_FOLDER.glob(f"*/golden/{variant}.record")
    return file


@pytest.mark.parametrize("variant", VARIANTS)
def test_expectations_add_up(variant: str) -> None:
    record = golden(variant).read_text(encoding="utf-8")
    for ply in range(0, len(azulejos.read_record(record).history), 30):
        seats = explain_position(azulejos.read_record(record, plies=ply))
        for seat in seats:
            terms = sum(term.points for term in seat.terms)
            assert seat.expected == pytest.approx(seat.certain + terms + seat.gain)
        assert sum(seat.chance for seat in seats) == pytest.approx(1)
        most = max(seats, key=lambda seat: seat.margin)
        assert most.chance == max(seat.chance for seat in seats)


def test_at_the_end_everything_is_certain() -> None:
    match = azulejos.read_record(golden("azul-3-grey").read_text(encoding="utf-8"))
    for p, seat in enumerate(explain_position(match)):
        assert seat.expected == match.scores[p]
        assert seat.chance == (p in match.winners) / len(match.winners)


def test_a_better_board_wins_more_often() -> None:
    position = azulejos.new("azul", seed=1, start=0).position()
    chances = []
    for score in (0, 5, 20):
        position["players"][1]["score"] = score
        chances.append(explain_position(azulejos.from_position(position))[1].chance)
    assert chances[0] == pytest.approx(0.5, abs=0.05)
    assert chances[0] < chances[1] < chances[2] < 1


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_every_stage_knows_how_sure_a_lead_is(game: str) -> None:
    judge = find_game(game).heuristic
    assert len(read_row(judge, GAIN)) == len(judge.WEIGHTS)
    assert all(lead > 0 for lead in read_row(judge, LEAD))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", azulejos.GAMES)
def test_every_term_has_words(game: str, language: str) -> None:
    with speaking(language):
        said = {}
        for name, indices in term_names(find_game(game).heuristic.TERMS):
            first, second = (*indices, 0, 0)[:2]
            term, message = name.replace(" ", "-"), find_game(game).texts.term
            words = say(message, term=term, first=first, second=second, next=first + 1)
            said[words] = (name, indices)
        assert len(said) == len(term_names(find_game(game).heuristic.TERMS)), "each its own"


# One that alpha-beta looks at, and one for the tree.
@pytest.mark.parametrize(("variant", "ply"), [("azul-2-colour", "25"), ("duel-other", "60")])
def test_the_command_explains_a_record(
    variant: str, ply: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(golden(variant))
    assert main(["explain", record, "--ply", ply, "--nodes", "2000"]) == 0
    said = capsys.readouterr().out
    assert len(re.findall(r"points expected, margin [+-]\d+\.\d, wins with \d+ %", said)) == 2
    assert "certain, if the round ended now" in said
    best = said[said.index("Best moves for") :].splitlines()[1:]
    assert best
    assert all(re.match(r" +[+-]\d+\.\d +\d+ %  \S", line) for line in best), "lead, chance, line"


def test_the_command_speaks_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    record = str(golden("duel-other"))
    assert main(["--language", "uk", "explain", record, "--ply", "60", "--nodes", "0"]) == 0
    assert "певні очки" in capsys.readouterr().out
