"""Azul: Summer Pavilion as text."""

import re
from collections.abc import Mapping, Sequence

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
from azulejos.games.summer_pavilion.board import COLOUR_OF, COLOURS, LETTERS, OUTER, PRICES, REWARDS
from azulejos.games.summer_pavilion.position import PavilionPosition, Stars
from azulejos.games.summer_pavilion.rules import CORNERS, LAST_ROUND, SUPPLY_SPACES
from azulejos.games.summer_pavilion.rules import board as rules
from azulejos.notation.position import mover
from azulejos.words import say

FEATURES_OF_KIND = {"p": rules.PILLARS, "s": rules.STATUES, "w": rules.WINDOWS}
FEATURES = {
    f"{kind}{star}": around
    for kind, features in FEATURES_OF_KIND.items()
    for star, around in zip(OUTER, features, strict=True)
}
"""The rhombi around each feature: p pillars, named by the outer star; s statues, named by the first
of their two stars clockwise; w windows."""
REWARD_OF_KIND = {kind[0]: tiles for kind, tiles in REWARDS.items()}

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


def lines(position: PavilionPosition, seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    boards = [_player(position, place, names[place]) for place in clockwise(seat, len(names))]
    return [
        *heading(_facts(position), _sentence(position, names)),
        *_market(position, names[position["start"]]),
        *in_rows(boards, 2),
        f" {say('pavilion-terminal-legend')}",
        f" {say('pavilion-terminal-legend-end')}",
    ]


def _facts(position: PavilionPosition) -> list[str]:
    return [
        say("pavilion-title"),
        say("pavilion-terminal-side", side=position["options"]["side"]),
        say("terminal-round", round=position["round"]),
        say("pavilion-terminal-wild", wild=position["wild"]),
        say("pavilion-phase", phase=position["phase"]),
    ]


def _sentence(position: PavilionPosition, names: Sequence[str]) -> str:
    phase = position["phase"]
    if phase == "over":
        scores = [player["score"] for player in position["players"]]
        return result(position["winners"], scores, names)
    if phase == "deal":
        return _drawing(position, names)
    more = {"owed": position["owed"]} if phase == "reward" else {}
    return say(TASKS[phase], name=names[mover(position)], **more)


def _drawing(position: PavilionPosition, names: Sequence[str]) -> str:
    if len(position["supply"]) == SUPPLY_SPACES:
        return filling(position["factories"])
    coming = position["next"]
    return say("pavilion-terminal-supplying", then="none" if coming is None else names[coming])


def _market(position: PavilionPosition, start: str) -> Block:
    token = say("pavilion-terminal-token") if position["token"] == "centre" else ""
    supply = " ".join(position["supply"].ljust(SUPPLY_SPACES, FREE))
    left = [
        *centre(position["centre"], token),
        *box([f" {supply}"], 37, say("pavilion-terminal-supply")),
    ]
    return [*displays(position["factories"]), *beside(left, _tables(position, start), gap=2)]


def _tables(position: PavilionPosition, start: str) -> Block:
    rounds = [tile(str(n)) if n == position["round"] else f"{n} " for n in range(1, LAST_ROUND + 1)]
    rows = {
        say("terminal-bag"): counts(position["bag"], COLOURS),
        say("terminal-tower"): counts(position["tower"], COLOURS),
        say("pavilion-terminal-wilds"): rounds,
        say("pavilion-terminal-star"): [str(points) for points in rules.STAR_POINTS],
    }
    return [*table([*COLOURS, say("terminal-all")], rows), f" {say('terminal-start', name=start)}"]


def _player(position: PavilionPosition, seat: int, name: str) -> Block:
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


def _place(name: str, stars: Stars, prices: Mapping[str, Sequence[int]], grey: bool) -> str:
    if name in FEATURES:
        return _feature(name, stars)
    if name in stars:
        return name if grey or name == "C" else f"{name} {COLOUR_OF[name].lower()}"
    star, rhombus = name[:-1], name[-1]
    index = LETTERS.index(rhombus)
    laid = stars[star][index]
    return tile(laid) if laid != "." else f"{rhombus}{prices[star][index]}"


def _feature(name: str, stars: Stars) -> str:
    around = FEATURES[name].split()
    paid = all(stars[place[:-1]][LETTERS.index(place[-1])] != "." for place in around)
    return " ✓" if paid else f"+{REWARD_OF_KIND[name[0]]}"


def _hand(tiles: str) -> str:
    held = "".join(f"{letter} {tiles.count(letter) or FREE:<3}" for letter in COLOURS)
    return f" {say('pavilion-terminal-tiles')} {held}".rstrip()


def _corners(tiles: str) -> str:
    return f" {say('pavilion-terminal-corners')}  {' '.join(tiles.ljust(CORNERS, FREE))}"
