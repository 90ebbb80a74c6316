"""A match: the Python surface that others build on."""

import copy
import pickle
from typing import Any

import pytest

import azulejos
from azulejos import views
from tests.variants import json_of


def test_a_seed_gives_the_same_game_again() -> None:
    one, two = (azulejos.new("azul", players=3, seed=7) for _ in range(2))
    while not one.over:
        assert one.moves() == two.moves()
        one.play(one.moves()[-1])
        two.play(two.moves()[-1])
    assert one.record() == two.record()
    assert azulejos.new("azul", players=3, seed=8).record() != one.record()


def test_what_a_match_says() -> None:
    match = azulejos.new("azul", start=1, seed=7)
    assert (match.game, match.players, match.options["wall"]) == ("azul", 2, "colour")
    assert (match.turn, match.over, match.scores, match.winners) == (1, False, [0, 0], [])
    assert len(match.history) == 20
    assert match.chances() == {}
    assert "Seat 1" in str(match)
    assert match.text() in repr(match)
    while not match.over:
        match.play(match.moves()[0])
    assert match.turn is None
    assert match.moves() == []
    assert max(match.scores) in [match.scores[seat] for seat in match.winners]


def test_nature_by_hand() -> None:
    match = azulejos.new("azul", start=0, nature="manual")
    assert match.turn == "nature"
    assert match.moves() == ["=B", "=K", "=R", "=W", "=Y"]
    assert match.chances() == dict.fromkeys(("=B", "=Y", "=R", "=K", "=W"), 20)
    for _ in range(20):
        match.play("=R")
    assert match.position()["turn"] == 0
    assert json_of(match)["factories"] == ["RRRR"] * 5
    with pytest.raises(azulejos.IllegalMove, match="nature draws only while"):
        match.play("=B")


def test_nature_by_a_function() -> None:
    rarest = azulejos.new("azul", nature=lambda chances: min(chances, key=lambda m: chances[m]))
    assert json_of(rarest)["factories"] == ["BBBB"] * 5
    with pytest.raises(azulejos.IllegalMove):
        azulejos.new("azul", nature=lambda chances: "1B1")


def test_an_illegal_move_changes_nothing() -> None:
    match = azulejos.new("azul", start=0, seed=4)
    before, history = match.position(), list(match.history)
    with pytest.raises(azulejos.IllegalMove) as error:
        match.play("CB1")
    assert str(error.value) == "CB1: the centre has no blue tile (azul §3.2)"
    assert (error.value.move, error.value.clause) == ("CB1", "3.2")
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
    assert match.position() == before
    assert match.history == history
    assert match.why_not("CB1") is not None
    assert match.why_not(match.moves()[0]) is None


def test_copies_are_independent_and_do_not_tell_the_future() -> None:
    match = azulejos.new("azul", seed=4)
    one, two = match.copy(seed=1), match.copy(seed=2)
    for table in (match, one, two):
        while table.position()["round"] == 1:
            table.play(table.moves()[0])
    offers = [json_of(table)["factories"] for table in (match, one, two)]
    assert offers[0] != offers[1] != offers[2] != offers[0]
    again = copy.deepcopy(match)
    again.play(again.moves()[0])
    assert again.history != match.history


def test_copies_do_not_ask_a_nature_that_is_a_function() -> None:
    asked: list[dict[str, int]] = []

    def nature(chances: dict[str, int]) -> str:
        asked.append(chances)
        return min(chances)

    match = azulejos.new("azul", nature=nature)
    known, copied = len(asked), match.copy(seed=1)
    while not copied.over:
        copied.play(copied.moves()[0])
    assert len(asked) == known == 20


def test_pickles_keep_the_generator() -> None:
    match = azulejos.new("azul", seed=4)
    other = pickle.loads(pickle.dumps(match))
    while not match.over:
        match.play(match.moves()[0])
        other.play(other.moves()[0])
    assert match.record() == other.record()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players=5: should be one of 2, 3, 4"),
        ({"players": "2"}, "players='2': should be one of 2, 3, 4"),
        ({"wall": "red"}, "wall='red': should be one of 'colour', 'grey'"),
        ({"side": "grey"}, "'side': azul has no such option; it has players, wall"),
        ({"start": 2}, "start=2: seats are numbered 0 to 1"),
        ({"start": True}, "start=True: seats are numbered 0 to 1"),
        ({"nature": "wild"}, "nature='wild'"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, object], message: str) -> None:
    with pytest.raises(azulejos.BadOption) as error:
        azulejos.new("azul", **options)  # type: ignore[arg-type]
    assert str(error.value).startswith(message)


def test_no_such_game() -> None:
    with pytest.raises(azulejos.BadOption, match="'chess': no such game; there are azul"):
        azulejos.new("chess")
    things: tuple[Any, ...] = ({}, [], "azul", None)
    for nonsense in things:
        with pytest.raises(azulejos.BadPosition):
            azulejos.from_position(nonsense)


def test_pictures() -> None:
    match = azulejos.new("azul", start=0, seed=8)
    assert match.last is None
    match.play("1B2")
    assert match.last == (0, "1B2")
    assert match.svg() == views.svg(match.position(), names=["Seat 0", "Seat 1"], last=(0, "1B2"))
    match.headers["Seat1"] = "Ann <&>"
    assert "Ann &lt;&amp;&gt;" in match.svg(seat=1)
    assert match._repr_svg_() != match.copy()._repr_svg_(), "ids differ within one notebook"


def test_replaying() -> None:
    match = azulejos.new("azul", seed=3)
    for _ in range(15):
        match.play(match.moves()[0])
    texts = [table.text() for table in match.replay()]
    assert len(texts) == len(match.history) + 1
    assert texts[-1] == match.text()
    assert texts[25] == azulejos.read_record(match.record(), plies=25).text()


@pytest.mark.parametrize("game", ["azul", "summer_pavilion", "duel"])
def test_moves_are_taken_back(game: str) -> None:
    match = azulejos.new(game, seed=5, start=0)
    first, seen = match.text(), []
    while not match.over:
        seen.append((match.text(), len(match.history)))
        match.play(match.moves()[-1])
    for text, plies in reversed(seen):
        match.pop()
        assert match.text() == text
        assert len(match.history) == plies
    assert match.text() == first
    with pytest.raises(azulejos.BadOption, match="No move"):
        match.pop()


def test_rewind_and_play_on() -> None:
    match = azulejos.new("azul", seed=5, start=0)
    for _ in range(30):
        match.play(match.moves()[0])
    whole = match.copy()
    match.rewind(25)
    assert match.history == whole.history[:25]
    assert match.last == (0, whole.history[24])
    assert azulejos.read_record(match.record()).position() == match.position()
    match.play(match.moves()[0])
    with pytest.raises(azulejos.BadOption):
        match.rewind(10_000)


def test_several_moves_or_none() -> None:
    match = azulejos.new("azul", seed=8, start=0)
    text = match.text()
    with pytest.raises(azulejos.IllegalMove, match="CB1"):
        match.play("1B2", "2Y1", "3K3", "CB1", "CB1")
    assert match.text() == text
    assert len(match.play("1B2", "2Y1").history) == 22


def test_equal_positions() -> None:
    one, two = (azulejos.new("azul", seed=8, start=0) for _ in range(2))
    assert one == two
    assert one.key == two.key
    two.play("1B2")
    assert one != two
    assert one.key != two.key
    two.pop()
    assert one == two
    assert one != azulejos.new("duel", seed=8)
    assert one != "a match"


def test_a_move_taken_apart() -> None:
    match = azulejos.new("azul", seed=8, start=0)
    assert match.move("1B2") == azulejos.Move("1B2", 0, "1", "0:2", "B", 2)
    with pytest.raises(azulejos.IllegalMove):
        match.move("CB1")
    for game in ("summer_pavilion", "duel"):
        other = azulejos.new(game, seed=2)
        while not other.over:
            moves = [other.move(text) for text in other.moves()]
            assert [move.text for move in moves] == other.moves()
            assert all(move.count > 0 for move in moves if move.colour)
            other.play(moves[0].text)


def test_outcomes() -> None:
    match = azulejos.new("azul", players=4, seed=3)
    assert match.outcome() is None
    while not match.over:
        match.play(match.moves()[0])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(match.winners)
    assert all(outcome.places[seat] == 1 for seat in match.winners)
    order = sorted(range(4), key=lambda seat: outcome.places[seat])
    assert [match.scores[s] for s in order] == sorted(match.scores, reverse=True)


def test_printed_seats_have_their_names() -> None:
    match = azulejos.new("azul", seed=1)
    match.headers |= {"Seat0": "Ann", "Seat1": "Bea"}
    assert "Ann" in str(match)
    assert "Bea" in str(match)
    assert "Seat 0" not in str(match)
