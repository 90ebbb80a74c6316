"""Lessons come when their moment comes, once; the deals of a lesson are always the same."""

import random
from typing import Any

import httpx
import pytest

from azulejos.drawing.marks import KEYS
from azulejos.drawing.picture import SHAPES
from azulejos.games import GAMES, find_game
from azulejos.games.azul import lesson as azul
from azulejos.games.duel import lesson as duel
from azulejos.games.summer_pavilion import lesson as summer_pavilion
from azulejos.match import Match, from_position, new
from azulejos.server.pages.coach.course import Course
from azulejos.server.pages.layers import draw_layers
from azulejos.server.pages.view_options import ViewOptions
from azulejos.server.storage.log import NATURE, Move
from azulejos.server.tables.draws import LessonDraws
from azulejos.teaching import Lesson, Moment, Tip
from azulejos.views import narrate
from azulejos.words import LANGUAGES, say, speaking
from tests.games.cases import start_of
from tests.server.servers import View
from tests.variants import json_of


def moment(game: str, turns: int = 5, **parts: Any) -> Moment[Any, Any]:
    return Moment(from_position(start_of(game, parts), seed=1), 0, [], turns)


def ids(lesson: Lesson[Any, Any], now: Moment[Any, Any]) -> list[str]:
    return [tip.message for tip in lesson(now)]


R1 = "BBRW YYRK BBYK KKWW BYRW"


def test_azul_begins_with_tiles_that_fill_a_line_exactly() -> None:
    *_, pick = azul.welcome(moment("azul", 0, factories=R1))
    assert pick.message == "azul-coach-first-pick"
    assert pick.marks["chosen"] in ("1B", "2Y", "3B", "4K", "4W")
    assert pick.marks["arrows"] == [[pick.marks["chosen"], "0:2"]]


def test_azul_distinguishes_full_and_open_lines() -> None:
    full = moment("azul", 1, factories=R1, seat0={"lines": "- R2"})
    (tip,) = azul.first_move(full)
    assert (tip.message, tip.values["line"]) == ("azul-coach-line-full", 2)
    assert tip.marks["arrows"] == [["0:2", "0:2@4"]]  # where red belongs in row 2
    (tip,) = azul.first_move(moment("azul", 1, factories=R1, seat0={"lines": "- - - R1"}))
    assert (tip.message, tip.values["missing"]) == ("azul-coach-line-open", 3)


def test_azul_the_floor_is_explained_with_what_it_costs() -> None:
    now = moment("azul", factories=R1, marker="floor:0", seat0={"floor": "1KK"})
    (tip,) = azul.floor(now)
    assert tip.values["cost"] == 4
    assert not azul.floor(moment("azul", factories=R1, marker="floor:0", seat0={"floor": "1"}))
    assert ids(azul.marker, now) == ["azul-coach-marker-yours"]
    theirs = moment("azul", factories=R1, marker="floor:1", seat1={"floor": "1"})
    assert ids(azul.marker, theirs) == ["azul-coach-marker-theirs"]


def test_azul_the_centre_is_explained_while_the_marker_lies_there() -> None:
    assert ids(azul.centre, moment("azul", factories="BBRW", centre="YK")) == ["azul-coach-centre"]
    assert not azul.centre(moment("azul", factories=R1))


def test_azul_explains_the_actual_scoring() -> None:
    match = from_position(
        start_of("azul", {
            "factories": "W", "turn": 0, "marker": "floor:1", "seat1": {"floor": "1"},
            "seat0": {"lines": "B1 W2 - R2 -", "floor": "KK"},
        }),
        seed=5,
    )  # fmt: skip
    steps = narrate(match, "1W3")
    tips = azul.first_scoring(Moment(match.play("1W3"), 0, steps, 6))
    said = {tip.message: tip for tip in tips}
    assert said["azul-coach-scored"].values["tiles"] == 2
    assert said["azul-coach-scored"].marks["points"] == {"0:1@1": 1, "0:2@1": 2}
    assert said["azul-coach-floor-paid"].values["cost"] == 2
    assert said["azul-coach-kept"].marks["targets"] == ["0:3", "0:4"]


def test_azul_the_last_round_is_announced() -> None:
    now = moment("azul", factories=R1, round=5, seat1={"wall": "BYRK. ..... ..... ..... ....."})
    assert ids(azul.four_of_five, now) == ["azul-coach-four-of-five"]
    assert not azul.four_of_five(moment("azul", factories=R1, round=5))


def test_pavilion_says_what_each_phase_is() -> None:
    parts: dict[str, Any] = {"supply": "PGGOOYBBRR", "token": 1}
    play = moment("summer_pavilion", phase="play", seat0={"tiles": "POO"}, **parts)
    places = summer_pavilion.place(play)[0].marks["targets"]
    assert {"0:NWb", "0:NWc", "0:NWd", "0:Ca"} <= set(places)
    assert "0:NWe" not in places  # costs four
    keep = {"tiles": "PGOYBR", "passed": True}
    (tip,) = summer_pavilion.keep(moment("summer_pavilion", phase="keep", seat0=keep, **parts))
    assert tip.values["tiles"] == 6
    assert not summer_pavilion.keep(play)


def test_duel_says_what_lies_open() -> None:
    plates: dict[str, Any] = {
        "seat0": {"plates": "SAr0"},
        "seat1": {"plates": "WBr0"},
        "plates": "SE WD WF",
    }
    now = moment("duel", small="/YK BBYK :Y YYRT", **plates)
    assert duel.moons(now)[0].marks["targets"] == ["M1"]
    assert duel.chip(now)[0].marks["targets"] == ["C3"]
    assert not duel.first_player(now)


# --- whole games ---


def played(game: str, seed: int) -> tuple[Course, list[tuple[Match, list[Tip]]]]:
    """A whole guided game with random moves; what was said at each of the learner's turns."""
    match = new(game, start=0, nature=LessonDraws(f"{game} 1"))
    course = Course(new(game, start=0, nature="manual"), 0, find_game(game).lessons)
    chance, heard, moves = random.Random(seed), [], list[Move]()
    while True:
        for text in match.history[len(moves) :]:
            drawn = text.startswith("=") or text == "again"
            seat = NATURE if drawn else _to_move(course)
            moves.append(Move(len(moves), seat, text, None, 0.0))
            course.follow(moves)
        if course.tips:
            heard.append((match.copy(), list(course.tips)))
        if match.over:
            return course, heard
        match.play(chance.choice(match.moves()))


def _to_move(course: Course) -> int:
    turn = course.match.turn
    assert isinstance(turn, int)
    return turn


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_coached_and_every_tip_can_be_shown(game: str) -> None:
    _, heard = played(game, seed=2)
    messages = [tip.message for _, tips in heard for tip in tips]
    assert len(messages) == len(set(messages))
    assert messages[-1].endswith("-over")
    assert len(messages) > 8
    for match, tips in heard:
        for tip in tips:
            assert set(tip.marks) <= KEYS
            for shape, language in zip(SHAPES, LANGUAGES, strict=False):
                with speaking(language):
                    assert say(tip.message, **tip.values)
                    if not match.over:
                        draw_layers(
                            match.position(), [], 0, ViewOptions(shape, "light"), None, tip.marks
                        )


def test_what_the_coach_says_is_a_function_of_the_moves() -> None:
    course, heard = played("azul", seed=4)
    again, same = played("azul", seed=4)
    assert [tips for _, tips in same] == [tips for _, tips in heard]
    assert again.tips == course.tips


def test_deals_do_not_depend_on_the_moves() -> None:
    """As long as nothing returns from the lid, all rounds are dealt the same."""
    deals = []
    for seed in (1, 2):
        match, chance, found = (
            new("azul", start=0, nature=LessonDraws("x")),
            random.Random(seed),
            [],
        )
        while not match.over and match.position()["round"] < 5:
            now = json_of(match)
            if not now["centre"] and all(now["factories"]):
                found.append(now["factories"])
            match.play(chance.choice(match.moves()))
        deals.append(found)
    assert deals[0] == deals[1]
    assert len(deals[0]) == 4


# --- served ---


def begin(url: str, game: str = "azul") -> tuple[httpx.Client, str]:
    client = httpx.Client(base_url=url, follow_redirects=False)
    answer = client.post(f"/learn/{game}/play")
    assert answer.status_code == 303
    return client, str(answer.headers["location"]).removeprefix("/t/")


def test_everybody_gets_the_same_lesson_and_only_the_learner_is_coached(url: str) -> None:
    first, table = begin(url)
    second, other = begin(url)
    views: list[View] = [
        client.get(f"/api/tables/{name}").json()
        for client, name in ((first, table), (second, other))
    ]
    assert views[0]["position"] == views[1]["position"]
    assert views[0]["mine"] == [0]
    assert views[0]["turn"] == 0
    assert len(first.get(f"/t/{table}/coach").json()["tips"]) == 3
    assert second.get(f"/t/{table}/coach").json()["tips"] == []
    for client in (first, second):
        client.close()


def test_other_tables_have_no_coach(url: str) -> None:
    with httpx.Client(base_url=url) as client:
        body = {"game": "azul", "seats": [{"mine": True}, {"kind": "bot", "player": "greedy"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        assert client.get(f"/t/{table}/coach").json()["tips"] == []


def test_undo_restores_the_tips(url: str) -> None:
    client, table = begin(url)
    before = client.get(f"/t/{table}/coach").json()["tips"]
    view = client.get(f"/api/tables/{table}").json()
    client.post(f"/api/tables/{table}/moves", json={"move": view["legal"][0], "ply": view["ply"]})
    answer = client.post(f"/api/tables/{table}/undo")
    assert answer.status_code == 200
    assert client.get(f"/t/{table}/coach").json()["tips"] == before
    client.close()
