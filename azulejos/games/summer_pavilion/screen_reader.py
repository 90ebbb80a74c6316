"""A position of Summer Pavilion in sentences, for people who do not see the picture."""

from collections.abc import Sequence

from azulejos.drawing.screen_reader import displays, heading, pile, tiles
from azulejos.games.summer_pavilion import facts
from azulejos.games.summer_pavilion.board import COLOURS, FEATURES, LETTERS, PRICES, STARS
from azulejos.games.summer_pavilion.captions import CAPTIONS
from azulejos.games.summer_pavilion.position import PavilionPosition
from azulejos.games.summer_pavilion.rules import LAST_ROUND
from azulejos.words import listed, say

__all__ = ["CAPTIONS", "board", "market"]


def market(position: PavilionPosition, names: list[str]) -> list[str]:
    """What all players share."""
    later = position["round"]
    wild = say("pavilion-tiles-wild", wild=position["wild"])
    coming = say("pavilion-tiles-wild", wild=COLOURS[later]) if later < LAST_ROUND else "none"
    token = "token" if position["token"] == "centre" else "none"
    return [
        say("pavilion-speech-wild", now=wild, coming=coming),
        *displays(position["factories"], position["centre"], token),
        say("pavilion-speech-supply", tiles=tiles(position["supply"])),
        pile("bag", position["bag"]),
        pile("tower", position["tower"]),
    ]


def board(position: PavilionPosition, seat: int, name: str) -> list[str]:
    """The board of a seat."""
    player, side = position["players"][seat], position["options"]["side"]
    out = [heading(position, seat, name)]
    if player["passed"]:
        out.append(say("pavilion-speech-passed", name=name))
    if position["token"] == seat:
        out.append(say("pavilion-speech-token", name=name))
    hand, kept = tiles(player["tiles"]), tiles(player["corners"])
    out.append(say("pavilion-speech-hand", tiles=hand, kept=kept))
    out += [_star(star, player["stars"][star], PRICES[side][star]) for star in STARS]
    paid = [f.key for f in FEATURES if facts.filled(player["stars"], f) == len(f.spaces)]
    done = [_feature(*key.split("_")) for key in paid]
    return [
        *out,
        say("pavilion-speech-paid", features=listed(done) if done else say("speech-none")),
    ]


def _feature(kind: str, *stars: str) -> str:
    return say("pavilion-speech-feature", kind=kind, where=" ".join(stars))


def _star(star: str, row: str, prices: Sequence[int]) -> str:
    spaces = [
        say("pavilion-speech-space", letter=letter, colour=tile)
        if tile != "."
        else say("pavilion-speech-price", letter=letter, price=price)
        for letter, tile, price in zip(LETTERS, row, prices, strict=True)
    ]
    return say("pavilion-speech-star", star=star, spaces=", ".join(spaces))
