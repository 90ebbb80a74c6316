"""A position of Azul in sentences, for people who do not see the picture."""

from azulejos.drawing.screen_reader import cells, displays, heading, lines, pile
from azulejos.drawing.sentences import colour
from azulejos.games.azul import facts
from azulejos.games.azul.captions import CAPTIONS
from azulejos.games.azul.position import AzulPosition
from azulejos.words import say

__all__ = ["CAPTIONS", "board", "market"]


def market(position: AzulPosition, names: list[str]) -> list[str]:
    """What all players share."""
    marker = "marker" if position["marker"] == "centre" else "none"
    piles = [pile("bag", position["bag"]), pile("lid", position["lid"])]
    notice = facts.notice(position)
    return [
        *([f"{notice}."] if notice else []),
        *displays(position["factories"], position["centre"], marker),
        *piles,
    ]


def board(position: AzulPosition, seat: int, name: str) -> list[str]:
    """The board of a seat."""
    player = position["players"][seat]
    floor = tuple(colour(k) if k != "1" else say("azul-speech-marker") for k in player["floor"])
    cost = facts.floor_cost(player["floor"])
    out = [heading(position, seat, name), *lines("line", player["lines"])]
    out += cells("wall", player["wall"])
    out.append(
        say("azul-speech-floor", tiles=floor, cost=cost)
        if floor
        else say("azul-speech-floor-empty")
    )
    if position["marker"] == f"beside:{seat}":
        out.append(say("azul-speech-marker-beside"))
    return out
