"""Positions and moves of Summer Pavilion: what cannot be is refused, with place and reason."""

import copy
import re
from typing import Any

import pytest

import azulejos
from azulejos.games import find_game
from azulejos.games.summer_pavilion import notation as summer_pavilion
from tests.games.cases import cases
from tests.notation.test_texts import bad, put
from tests.variants import json_of

CASES = {case.title: case.start for case in cases("summer_pavilion")}
ACQUIRE = CASES["In the centre, further wild tiles stay"]
PLAY = CASES["Payments that do not do"]
REWARD = CASES["Nothing but wild tiles may be taken as a reward"]
REFILL = CASES["The last refill of a round comes first, then the displays of the next"]
KEEP = azulejos.from_position(PLAY, nature="manual").play("pass").position()
DEAL = json_of(azulejos.new("summer_pavilion", start=0, nature="manual"))

BAD: list[tuple[str, Any, str]] = [
    ("options.players", 1, "options.players: 1 should be one of 2, 3, 4"),
    ("options.side", "red", "options.side: 'red' should be one of colour, grey"),
    ("options.wall", "grey", "options.wall: has no place here"),
    ("round", 7, "round: 7 is not between 1 and 6"),
    ("wild", "G", "wild: 'G', but P is wild in round 1 (§1.1)"),
    ("wild", "K", "wild: 'K' should be one of P, G, O, Y, B, R"),
    ("phase", "offer", "phase: 'offer' should be one of deal, acquire, play, reward, keep, over"),
    ("start", 2, "start: 2 is not between 0 and 1"),
    ("turn", None, "turn: None should be one of 0, 1"),
    ("next", None, "next: has no place here"),
    ("owed", 1, "owed: has no place here"),
    ("winners", [0], "winners: has no place here"),
    ("factories", [""] * 6, "factories: has 6 entries instead of 5"),
    ("factories.0", "GGGGG", "factories[0]: 'GGGGG' is more than 4"),
    ("factories.0", "GGGK", "factories[0]: 'K' is not one of PGOYBR"),
    ("token", 2, "token: 2 should be one of centre, 0, 1"),
    ("token", "seat", "token: 'seat' should be one of centre, 0, 1"),
    ("supply", "PPPPPPPPPPP", "supply: 'PPPPPPPPPPP' is more than 10"),
    ("supply", "P", "P: there are 23 purple tiles instead of 22 (§1.1)"),
    ("bag.P", 23, "bag.P: 23 is not between 0 and 22"),
    ("bag.P", 3, "P: there are 6 purple tiles instead of 22 (§1.1)"),
    ("tower.Q", 1, "tower.Q: has no place here"),
    ("players.0.score", 0, "players[0].score: 0 is not between 1 and 9999"),
    ("players.0.tiles", ["P"], "players[0].tiles: ['P'] should be a text"),
    ("players.0.passed", 1, "players[0].passed: 1 should be one of False, True"),
    ("players.0.passed", True, "players[0].passed: is true in phase acquire of a round (§6.1)"),
    ("players.0.corners", "GGGGG", "players[0].corners: 'GGGGG' is more than 4"),
    ("players.0.stars.N", "......", "players[0].stars.N: has no place here"),
    ("players.0.stars.NW", ".....", "players[0].stars.NW: '.....' should have 6 rhombi"),
    ("players.0.stars.NW", "G.....", "players[0].stars.NW: 'G.....': takes only O (§5.2)"),
    ("players.0.stars.C", "G...G.", "players[0].stars.C: 'G...G.' has a colour twice (§5.2)"),
]


@pytest.mark.parametrize(("place", "value", "message"), BAD)
def test_bad_positions_say_what_is_wrong(place: str, value: Any, message: str) -> None:
    position = copy.deepcopy(ACQUIRE)
    put(position, place, value)
    with pytest.raises(azulejos.BadPosition) as error:
        azulejos.from_position(position)
    assert str(error.value).startswith(message)


def moved(position: Any, letter: str, count: int = 1) -> dict[str, int]:
    """The bag of a position, with some tiles fewer: they are put elsewhere."""
    bag: dict[str, int] = position["bag"]
    return {**bag, letter: bag[letter] - count}


def test_stars_that_cannot_be_on_the_grey_side() -> None:
    grey = {**DEAL, "options": {"players": 2, "side": "grey"}}
    bag = {**DEAL["bag"], "G": 20, "O": 21}
    bad(grey, "neither of one colour nor of all (§8.1)", players__1__stars__E="GG...O", bag=bag)


def test_acquiring_that_cannot_be() -> None:
    bad(
        ACQUIRE,
        "players[1].corners: have tiles in phase acquire",
        players__1__corners="G",
        bag=moved(ACQUIRE, "G"),
    )
    bag = dict.fromkeys("PGOYBR", 22)
    bad(ACQUIRE, "no tile lies on the table (§4.1)", factories=[""] * 5, centre="", bag=bag)


def test_playing_that_cannot_be() -> None:
    bad(PLAY, "centre: tiles lie here in phase play", centre="G", bag=moved(PLAY, "G"))
    bad(PLAY, "factories: tiles lie here in phase play", factories__0="G", bag=moved(PLAY, "G"))
    bad(PLAY, "corners: have tiles before passing", players__0__corners="G", bag=moved(PLAY, "G"))
    bad(PLAY, "players[1].tiles: are left after passing (§5.8)", players__1__passed=True)
    bag = moved(PLAY, "O", -1)
    bad(PLAY, "seat 1 has no tiles and passes by itself", turn=1, players__1__tiles="", bag=bag)
    bad(PLAY, "seat 1 has passed", turn=1, players__1__tiles="", players__1__passed=True, bag=bag)


def test_rewards_that_cannot_be() -> None:
    bad(REWARD, "owed: 4 is not between 1 and 3", owed=4)
    short = {"supply": "PG", "bag": {**REWARD["bag"], "P": 21, "G": 21}}
    bad(REWARD, "owed: 3, but the supply has 2 tiles (§5.5)", **short)
    azulejos.from_position({**REWARD, **short, "owed": 2})


def test_keeping_that_cannot_be() -> None:
    bad(KEEP, "seat 0 has not passed (§5.8)", players__0__passed=False)
    bad(KEEP, "are not chosen yet", players__0__corners="G", bag=moved(KEEP, "G"))


def test_deals_that_cannot_be() -> None:
    bad(DEAL, "next: 2 should be one of null, 0, 1", next=2)
    bad(DEAL, "players[1].passed: is true in phase deal", players__1__passed=True)
    bad(DEAL, "token: lies in the centre before a round", token=0)
    bad(DEAL, "bag: is empty", bag=DEAL["tower"], tower=DEAL["bag"])
    bad(DEAL, "supply: is filled before", factories__0="G", bag=moved(DEAL, "G"))
    full: dict[str, Any] = {"supply": "GGGGGGGGGG", "bag": moved(DEAL, "G", 10)}
    bad(DEAL, "phase: deal, but the supply is full (§5.6)", next=0, **full)
    gap = {"factories": ["", "G", "", "", ""], "bag": moved(DEAL, "G", 11)}
    bad(DEAL, "factories: are filled one after the other", **{**full, **gap})
    dealt = {"factories": ["OOOO"] * 5, "bag": {**full["bag"], "O": 2}}
    bad(DEAL, "supply and displays are full", **{**full, **dealt})
    bad(REFILL, "have tiles during phase 2", factories__0="G", bag=moved(REFILL, "G"))
    bad(REFILL, "next: seat 1 has passed", next=1)
    bad(REFILL, "are left after passing", players__1__tiles="G", bag=moved(REFILL, "G"))


def test_an_end_that_cannot_be() -> None:
    match = azulejos.new("summer_pavilion", seed=2)
    while not match.over:
        match.play(match.moves()[0])
    over = match.position()
    bad(over, "by the scores", winners=[0, 1] if over["winners"] != [0, 1] else [0])
    bad(over, "the game ends after round 6", round=5, wild="B")
    bad(over, "not passed", players__0__passed=False, **without_corners(over))


def without_corners(over: Any) -> dict[str, Any]:
    """Parts with which seat 0 has no corner tiles."""
    corners = over["players"][0]["corners"]
    bag = {letter: count + corners.count(letter) for letter, count in over["bag"].items()}
    return {"players__0__corners": "", "bag": bag}


@pytest.mark.parametrize("title", CASES)
def test_every_illegal_move_has_a_reason(title: str) -> None:
    match = azulejos.from_position(CASES[title], nature="manual")
    legal = set(match.moves())
    for text in find_game("summer_pavilion").notation.TEXTS:
        error = match.why_not(text)
        assert (error is None) == (text in legal)
        if error is not None:
            assert re.fullmatch(r"[1-9](\.[1-9])?", error.clause)
            assert "(summer_pavilion §" in str(error)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3K", "there is no colour 'K'; the colours are P, G, O, Y, B, R"),
        ("-K", "there is no colour 'K'"),
        ("Nc:O", "there is no star 'N'; the stars are C, NW, NE, E, SE, SW, W"),
        ("NWg:O", "there is no rhombus 'g'; the rhombi of a star are a, b, c, d, e, f"),
        ("NWc:K", "there is no colour 'K'"),
        ("NWc:O+6", "'+6': a payment has 1 to 5 wild tiles, or none and no '+'"),
        ("NWc:O+0", "'+0': a payment has 1 to 5 wild tiles, or none and no '+'"),
        ("keep", "not a move; moves look like 3G, CY, NWc:O+2, +P, pass, -R, done or =G"),
        ("", "not a move"),
    ],
)
def test_texts_that_are_no_moves(text: str, reason: str) -> None:
    error = azulejos.from_position(PLAY, nature="manual").why_not(text)
    assert error is not None
    assert error.reason.startswith(reason)
    assert error.clause == "9"


def test_reasons_name_what_is_missing() -> None:
    """In PLAY, seat 0 has three purple tiles, which are wild, and two orange ones."""
    match = azulejos.from_position(PLAY, nature="manual")
    for move, reason in {
        "NWb:O+1": "the price is 1, and at least one tile must be orange",
        "NWf:O+4": "that takes 4 wild (purple) tiles, and there are 3",
        "NWd:O": "the price is 3: that takes 3 orange tiles, and there are 2",
        "Wb:P+1": "purple itself is wild: it is paid with purple tiles only, without '+'",
        "Wa:O": "the west star takes only purple tiles",
    }.items():
        error = match.why_not(move)
        assert error is not None
        assert error.reason == reason


def test_a_refill_and_a_deal_differ_in_the_line_too() -> None:
    for position in (DEAL, REFILL, {**REFILL, "next": 0}):
        if position["next"] == 0:
            position["players"] = copy.deepcopy(position["players"])
            position["players"][0] |= {"passed": False, "corners": ""}
            position["bag"] = moved(position, "G", -1)
        match = azulejos.from_position(position, nature="manual")
        assert azulejos.from_text(match.text(), nature="manual").position() == position


def test_options_are_named() -> None:
    options = summer_pavilion.options({"side": "grey"}, lambda things: things[0])
    assert options == {"players": 2, "side": "grey"}
    with pytest.raises(azulejos.BadOption, match="it has players, side"):
        azulejos.new("summer_pavilion", wall="grey")
