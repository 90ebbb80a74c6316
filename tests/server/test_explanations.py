"""Why can't I? Every place answers in a sentence, with a clause that the learn page explains."""

from typing import Any

import pytest

from azulejos import views
from azulejos.games import GAMES, find_game
from azulejos.match import Match, from_position
from azulejos.server.pages.learn import pictures, texts
from azulejos.server.pages.spots import spot_at
from azulejos.teaching.why_not import Answer, Spot, answer
from azulejos.words import LANGUAGES, speaking
from tests.games.cases import start_of

MINE = frozenset({0})


def answer_of(match: Match, mine: frozenset[int], spot: Spot, held: str) -> Answer | None:
    return answer(find_game(match.game).guide, match, mine, spot, held)


def asked(match: Match, key: str, held: str = "", mine: frozenset[int] = MINE) -> str:
    """The clause of the answer; empty if there is none."""
    kind = key[-1] if key[-1].isupper() and key[:-1] and ":" not in key else ""
    spot = Spot(key.removesuffix(kind) if kind else key, kind)
    found = answer_of(match, mine, spot, held)
    return found.clause if found else ""


def table(game: str, **parts: Any) -> Match:
    return from_position(start_of(game, parts), seed=1)


AZUL: dict[str, Any] = {
    "factories": "- - BBRW KKWW BYRW",
    "centre": "YYKK",
    "seat0": {"lines": "B1 - R1 B2 -", "wall": "..... ..... ..... ..... ....B"},
}


@pytest.mark.parametrize(
    ("key", "held", "clause"),
    [
        ("0:1", "3B", "3.4"),  # full
        ("0:3", "3B", "3.4"),  # another colour
        ("0:5", "3B", "3.4"),  # on the wall already
        ("0:2", "3B", ""),  # open
        ("0:2", "", "3.2"),  # nothing in hand
        ("0:2@2", "3B", "4.1"),
        ("1:2", "3B", "3.4"),
        ("1", "", "3.2"),  # an empty display
        ("3", "", "3.2"),  # beside the tiles
        ("C", "", "3.3"),  # the marker
    ],
)
def test_azul(key: str, held: str, clause: str) -> None:
    assert asked(table("azul", **AZUL), key, held) == clause


def test_not_your_turn() -> None:
    match = table("azul", **AZUL)
    assert asked(match, "0:1", mine=frozenset({1})) == "3.1"
    assert asked(match.copy().play("3B2"), "0:1") == "3.1"


def test_grey_wall() -> None:
    match = from_position(pictures.pictures("azul")["grey"].position, seed=1)
    assert asked(match, "0:2@4") == "7.1"  # a tile lies there
    assert asked(match, "0:2@2") == ""
    assert asked(match, "0:1@1") == "7.4"
    assert asked(match, "0:3") == "3.7"


def test_pavilion_wild_tiles_are_not_taken() -> None:
    match = from_position(pictures.pictures("summer_pavilion")["market"].position, seed=1)
    assert asked(match, "1P") == "4.3"
    assert asked(match, "1O") == ""
    assert asked(match, "0:NWc") == "5.1"
    assert asked(match, "supply") == "5.5"


def test_pavilion_prices() -> None:
    match = from_position(pictures.pictures("summer_pavilion")["pay"].position, seed=1)
    spot = Spot("0:NWa")
    found = answer_of(match, MINE, spot, "0:handO")
    assert found is not None
    assert found.clause == "5.3"
    assert "6" in found.words
    assert "3 of your tiles" in found.words  # two orange and a wild one
    assert asked(match, "0:NEd", "0:handO") == "5.2"  # the red star
    assert asked(match, "0:NWb", "0:handO") == ""
    assert asked(match, "0:NWa") == "5.3"
    assert asked(match, "0:pillar_NW") == "5.5"
    assert asked(match, "0:keep1") == "5.8"


def test_duel() -> None:
    match = from_position(pictures.pictures("duel")["moon"].position, seed=1)
    assert asked(match, "C1") == "6.5"
    assert asked(match, "0:2") == "6.3"
    assert asked(match, "0:1@1") == "7.1"
    assert asked(match, "S1") == "6.1"
    buried = answer_of(match, MINE, Spot("M1", "Y", buried=True), "")
    assert buried is not None
    assert buried.clause == "6.2"
    laid = match.copy().play("P1")
    assert asked(laid, "0:@1") == "5.3"
    assert asked(laid, "0:2@2") == "5.3"  # a cell of the same square
    assert asked(laid, "0:@2") == ""


def test_duel_cells() -> None:
    match = from_position(pictures.pictures("duel")["decorate"].position, seed=1)
    assert asked(match, "0:2@2") == "7.5"
    assert asked(match, "0:4@4") == "7.1"
    assert asked(match, "0:2@1") == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_point_of_every_picture_has_a_consistent_answer(game: str) -> None:
    """Wherever somebody points: no error, words in every language, a clause that is explained."""
    there = {clause for section in texts.text("en", game).sections for clause in section.clauses}
    for name, picture in pictures.pictures(game).items():
        match = from_position(picture.position, seed=1)
        if match.over:
            continue
        layout = views.layout(match.position())
        for place in layout.places.values():
            spot = spot_at(layout, *place.middle)
            assert spot is not None
            with speaking(LANGUAGES[len(place.key) % len(LANGUAGES)]):
                found = answer_of(match, MINE, spot, "")
            if found is not None:
                assert found.words, (name, place)
                assert not set("^@=>") & set(found.words), found  # no notation: they pointed
                assert found.clause in there, (name, place, found)


def test_points_find_places_and_tiles() -> None:
    position = pictures.pictures("duel")["moon"].position
    layout = views.layout(position)
    lower, upper = [piece for piece in layout.pieces if piece.place == "M1"]
    assert spot_at(layout, lower.x, lower.y + lower.size / 3) == Spot("M1", "Y", True)
    assert spot_at(layout, upper.x, upper.y) == Spot("M1", "K", False)
    assert spot_at(layout, -5, -5) is None
    stars = views.layout(pictures.pictures("summer_pavilion")["pay"].position)
    place = stars.places["0:NWc"]
    found = spot_at(stars, *place.middle)
    assert found is not None
    assert found.key == "0:NWc"
