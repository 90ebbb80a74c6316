"""Azul: Summer Pavilion as text."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from azulejos.drawing.text_layout import (
    FREE,
    Block,
    beside,
    box,
    centre,
    clockwise,
    counts,
    displays,
    filling,
    heading,
    in_rows,
    player_title,
    result,
    score,
    table,
    tile,
)
from azulejos.words import say

LETTERS = "PGOYBR"
STAR_POINTS = ("20", "18", "17", "16", "15", "14")
SUPPLY_SPACES = 10
CORNER_SPACES = 4

# Prices of the rhombi a-f, and the colour of the outer stars on the colour side.
PRICES = {
    "colour": {
        "C": "123456",
        "NW": "612345",
        "NE": "561234",
        "E": "456123",
        "SE": "345612",
        "SW": "234561",
        "W": "123456",
    },
    "grey": {
        "C": "333333",
        "NW": "632145",
        "NE": "563214",
        "E": "456321",
        "SE": "145632",
        "SW": "214563",
        "W": "321456",
    },
}
STAR_COLOURS = {"NW": "o", "NE": "r", "E": "b", "SE": "y", "SW": "g", "W": "p"}

# The rhombi around each feature: p pillars, named by the outer star; s statues, named by the first
# of their two stars clockwise; w windows.
FEATURES = {
    "pNW": "NWc NWd Ca Cf",
    "pNE": "NEd NEe Ca Cb",
    "pE": "Ee Ef Cb Cc",
    "pSE": "SEa SEf Cc Cd",
    "pSW": "SWa SWb Cd Ce",
    "pW": "Wb Wc Ce Cf",
    "sNW": "NWb NWc NEe NEf",
    "sNE": "NEc NEd Ea Ef",
    "sE": "Ed Ee SEa SEb",
    "sSE": "SEe SEf SWb SWc",
    "sSW": "SWa SWf Wc Wd",
    "sW": "NWd NWe Wa Wb",
    "wNW": "NWa NWf",
    "wNE": "NEa NEb",
    "wE": "Eb Ec",
    "wSE": "SEc SEd",
    "wSW": "SWd SWe",
    "wW": "We Wf",
}
REWARDS = {"p": 1, "s": 2, "w": 3}

# The board as it lies on the table: rhombi, features and stars by their names. A name and the dots
# around it are as wide as what is drawn there.
PICTURE = """
      wNW  NWa         NEa  wNE
       NWf     NWb NEf     NEb
           NW..  sNW   NE..
       NWe     NWc NEe     NEc
       .sW NWd pNW pNE NEd sNE
     .Wa         .Ca         .Ea
 .Wf     .Wb .Cf     .Cb .Ef     .Eb
 .wW W..   .pW    C    .pE   E.. .wE
 .We     .Wc .Ce     .Cc .Ee     .Ec
     .Wd         .Cd         .Ed
       sSW SWa pSW pSE SEa .sE
       SWf     SWb SEf     SEb
           SW..  sSE   SE..
       SWe     SWc SEe     SEc
      wSW  SWd         SEd  wSE
"""


TASKS = {
    "acquire": "pavilion-terminal-do-acquire",
    "play": "pavilion-terminal-do-place",
    "reward": "pavilion-terminal-do-reward",
    "keep": "pavilion-terminal-do-keep",
}


def lines(position: Mapping[str, Any], seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    boards = [_player(position, place, names[place]) for place in clockwise(seat, len(names))]
    return [
        *heading(_facts(position), _sentence(position, names)),
        *_market(position, names[position["start"]]),
        *in_rows(boards, 2),
        f" {say('pavilion-terminal-legend')}",
        f" {say('pavilion-terminal-legend-end')}",
    ]


def _facts(position: Mapping[str, Any]) -> list[str]:
    return [
        say("pavilion-title"),
        say("pavilion-terminal-side", side=position["options"]["side"]),
        say("terminal-round", round=position["round"]),
        say("pavilion-terminal-wild", wild=position["wild"]),
        say("pavilion-phase", phase=position["phase"]),
    ]


def _sentence(position: Mapping[str, Any], names: Sequence[str]) -> str:
    phase = position["phase"]
    if phase == "over":
        scores = [player["score"] for player in position["players"]]
        return result(position["winners"], scores, names)
    if phase == "deal":
        return _drawing(position, names)
    more = {"owed": position["owed"]} if phase == "reward" else {}
    return say(TASKS[phase], name=names[position["turn"]], **more)


def _drawing(position: Mapping[str, Any], names: Sequence[str]) -> str:
    if len(position["supply"]) == SUPPLY_SPACES:
        return filling(position["factories"])
    coming = position["next"]
    return say("pavilion-terminal-supplying", then="none" if coming is None else names[coming])


def _market(position: Mapping[str, Any], start: str) -> Block:
    token = say("pavilion-terminal-token") if position["token"] == "centre" else ""
    supply = " ".join(position["supply"].ljust(SUPPLY_SPACES, FREE))
    left = [
        *centre(position["centre"], token),
        *box([f" {supply}"], 37, say("pavilion-terminal-supply")),
    ]
    return [*displays(position["factories"]), *beside(left, _tables(position, start), gap=2)]


def _tables(position: Mapping[str, Any], start: str) -> Block:
    rounds = [tile(str(n)) if n == position["round"] else f"{n} " for n in range(1, 7)]
    rows = {
        say("terminal-bag"): counts(position["bag"], LETTERS),
        say("terminal-tower"): counts(position["tower"], LETTERS),
        say("pavilion-terminal-wilds"): rounds,
        say("pavilion-terminal-star"): STAR_POINTS,
    }
    return [*table([*LETTERS, say("terminal-all")], rows), f" {say('terminal-start', name=start)}"]


def _player(position: Mapping[str, Any], seat: int, name: str) -> Block:
    player = position["players"][seat]
    prices = PRICES[position["options"]["side"]]
    grey = position["options"]["side"] == "grey"

    def drawn(place: re.Match[str]) -> str:
        return _place(place[0].strip("."), player["stars"], prices, grey).center(len(place[0]))

    picture = re.sub(r"\S+", drawn, PICTURE).strip("\n").splitlines()
    token = say("pavilion-terminal-token") if position["token"] == seat else ""
    passed = say("pavilion-terminal-passed") if player["passed"] else ""
    corners = f"{_corners(player['corners'])}  {token:>8}  {passed:>7}"
    title = player_title(position, seat, name)
    body = [*picture, _hand(player["tiles"]), corners]
    return box(body, 37, title, score(player))


def _place(name: str, stars: Mapping[str, str], prices: Mapping[str, str], grey: bool) -> str:
    if name in FEATURES:
        return _feature(name, stars)
    if name in stars:
        return name if grey or name == "C" else f"{name} {STAR_COLOURS[name]}"
    star, rhombus = name[:-1], name[-1]
    index = "abcdef".index(rhombus)
    laid = stars[star][index]
    return tile(laid) if laid != "." else f"{rhombus}{prices[star][index]}"


def _feature(name: str, stars: Mapping[str, str]) -> str:
    around = FEATURES[name].split()
    paid = all(stars[place[:-1]]["abcdef".index(place[-1])] != "." for place in around)
    return " ✓" if paid else f"+{REWARDS[name[0]]}"


def _hand(tiles: str) -> str:
    held = "".join(f"{letter} {tiles.count(letter) or FREE:<3}" for letter in LETTERS)
    return f" {say('pavilion-terminal-tiles')} {held}".rstrip()


def _corners(tiles: str) -> str:
    return f" {say('pavilion-terminal-corners')}  {' '.join(tiles.ljust(CORNER_SPACES, FREE))}"
