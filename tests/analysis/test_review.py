"""Reviews: luck and skill add up to the result, and the same question has the same answer."""

import json
from pathlib import Path

import pytest

import azulejos
from azulejos.analysis.grades import BEST, BLUNDER, FORCED, GOOD, SLIP, accuracy_of, grade_of
from azulejos.analysis.graph import graph
from azulejos.analysis.judge import Judge
from azulejos.analysis.levels import strength_of
from azulejos.analysis.report import as_json, mistakes, moments, whole_points
from azulejos.analysis.review import Review, review
from azulejos.analysis.sentences import headline
from azulejos.analysis.value import leads_of
from azulejos.cli import main
from azulejos.match import Match
from azulejos.notation.errors import NotationError
from azulejos.notation.position import Options
from azulejos.words import speaking

MODES: dict[str, tuple[str, Options]] = {
    "azul-2": ("azul", {"players": 2}),
    "azul-3-grey": ("azul", {"players": 3, "wall": "grey"}),
    "summer_pavilion-2": ("summer_pavilion", {"players": 2}),
    "summer_pavilion-4": ("summer_pavilion", {"players": 4}),
    "duel": ("duel", {}),
}
NODES = 60
DEALS = 3


def played(game: str, options: Options, seed: int = 1) -> Match:
    """A game between bots that make mistakes."""
    match = azulejos.new(game, seed=seed, **options)
    bots = [azulejos.player("greedy", seed=seed), azulejos.player("random", seed=seed)]
    while not match.over:
        match.play(bots[min(match.mover, 1)].choose(match).move)
    return match


def quick_review(match: Match) -> Review:
    return review(match, judge=Judge(NODES, DEALS))


@pytest.fixture(scope="module", params=MODES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review]:
    match = played(*MODES[request.param])
    return match, quick_review(match)


def test_luck_and_skill_add_up_to_the_result(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    final = leads_of(match.scores)
    for seat, lead in zip(found.seats, final, strict=True):
        assert seat.final == pytest.approx(lead)
        assert seat.initial + seat.luck + seat.skill - seat.others == pytest.approx(lead)
        assert seat.skill <= 0
    for name in ("initial", "luck", "remainder"):
        assert sum(getattr(seat, name) for seat in found.seats) == pytest.approx(0, abs=1e-6)


def test_every_decision_is_reviewed(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    tables = [table.copy() for table in match.replay()]
    seats = {ply: table for ply, table in enumerate(tables) if table.turn in range(match.players)}
    assert [d.ply for d in found.decisions] == list(seats)
    for decision in found.decisions:
        table = seats[decision.ply]
        assert decision.seat == table.mover
        assert decision.move == match.history[decision.ply]
        assert (decision.grade == FORCED) == (len(table.moves()) == 1)
        assert decision.best in table.moves()
        assert decision.line[0] == decision.best
        assert decision.loss >= 0
        assert (decision.loss == 0) == (decision.best == decision.move)


def test_draws_and_graph_cover_the_game(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    plies = [*(d.ply for d in found.decisions), len(match.history)]
    assert [ply for ply, _ in found.graph] == plies
    for draw in found.draws:
        assert draw.ply < draw.end
        assert draw.end in plies
    for _, value in found.graph:
        assert sum(value.chances) == pytest.approx(1)
    assert found.graph[-1][1].points == tuple(match.scores)


def test_the_sentence_adds_up(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed
    for seat in found.seats:
        numbers = whole_points(seat)
        assert numbers.margin == numbers.luck - numbers.own + numbers.theirs
        assert numbers.luck == pytest.approx(seat.initial + seat.luck, abs=1.6)


def test_json_has_the_identity(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed
    content = json.loads(json.dumps(as_json(found, {})))
    for seat in content["seats"]:
        total = seat["initial"] + seat["luck"] + seat["skill"] - seat["others"]
        assert total == pytest.approx(seat["final"], abs=0.01)
        assert len(seat["moments"]) <= 3
    assert content["decisions"][0]["move"] == found.decisions[0].move


def test_the_same_answer_twice() -> None:
    match = played(*MODES["azul-2"])
    assert as_json(quick_review(match), {}) == as_json(quick_review(match), {})


def test_a_blunder_is_found() -> None:
    """A player who takes whole displays to the floor gives away many points."""
    match = azulejos.new("azul", players=2, seed=5, start=0)
    good = azulejos.player("greedy", seed=1)
    while not match.over:
        floor = [move for move in match.moves() if move.endswith("F")]
        match.play(floor[0] if match.mover == 1 and floor else good.choose(match).move)
    found = review(match, judge=Judge(2000, 4))
    one, other = found.seats
    assert other.error_rate > 2 * one.error_rate
    assert other.skill < one.skill
    worst = max(mistakes(found, 1), key=lambda d: d.loss)
    assert worst.grade == BLUNDER
    assert any(moment.kind == "own" for moment in moments(found, 1))


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(NotationError, match="finished"):
        azulejos.review(azulejos.new("azul", seed=1))


def test_grades_follow_losses() -> None:
    grades = [grade_of(loss) for loss in (0, 0.2, 0.3, 0.99, 1, 2.9, 3, 30)]
    assert grades == [BEST, BEST, GOOD, GOOD, SLIP, SLIP, BLUNDER, BLUNDER]
    assert accuracy_of(0) == 100
    assert accuracy_of(1) < 1


def test_a_level_is_named_with_an_interval() -> None:
    found = quick_review(played(*MODES["azul-2"]))
    rates = {"newcomer": 3.0, "artisan": 1.5, "legend": 0.2}
    strength = strength_of(found, 1, rates)
    assert strength is not None
    order = list(rates)
    places = [
        order.index(level) for level in (strength.weakest, strength.level, strength.strongest)
    ]
    assert places == sorted(places)
    assert strength_of(found, 1, {}) is None


def test_the_graph_marks_mistakes() -> None:
    found = quick_review(played(*MODES["azul-2"]))
    picture = graph(found, 0)
    for decision in [*mistakes(found, 0), *mistakes(found, 1)]:
        assert f'data-ply="{decision.ply}"' in picture


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_sentences_in_all_languages(language: str) -> None:
    found = quick_review(played(*MODES["azul-3-grey"]))
    with speaking(language):
        for you in (True, False):
            sentence = headline(found, 0, you)
            assert str(abs(whole_points(found.seats[0]).margin)) in sentence


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "game.txt", tmp_path / "graph.svg"
    match = played(*MODES["azul-2"])
    match.headers = {"Seat0": "Ann", "Seat1": "Bob"}
    file.write_text(match.record(), encoding="utf-8")
    arguments = ("review", str(file), "--nodes", "50")
    assert main([*arguments, "--svg", str(picture)]) == 0
    out = capsys.readouterr().out
    assert "Ann" in out
    assert "own moves gave away" in out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert main([*arguments, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == 2
