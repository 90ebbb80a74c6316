"""What a player reads off a position of Summer Pavilion at a glance: progress, the last round."""

from collections.abc import Mapping

from azulejos.drawing.sentences import last_round
from azulejos.games.summer_pavilion.board import (
    COLOUR_OF,
    COLOURS,
    NUMBER_POINTS,
    PRICES,
    STAR_POINTS,
    STARS,
    Feature,
)
from azulejos.games.summer_pavilion.notation import SIDES
from azulejos.games.summer_pavilion.position import PavilionBoard, PavilionPosition
from azulejos.games.summer_pavilion.rules import LAST_ROUND, State
from azulejos.games.summer_pavilion.rules.board import TIPS
from azulejos.notation.tiles import heap


def notice(position: PavilionPosition) -> str:
    """`Last round` in the last round."""
    return last_round(position["round"] == LAST_ROUND and position["phase"] != "over")


def board_state(player: PavilionBoard, side: str) -> State:
    """A state in which seat 0 has this board."""
    s = State()
    s.players, s.grey = 1, SIDES.index(side)
    s.score[0], s.corners[0] = player["score"], heap(player["corners"], COLOURS)
    for star, name in enumerate(STARS):
        for tip, letter in enumerate(player["stars"][name]):
            s.stars[0][star][tip] = COLOURS.find(letter)
            if letter != ".":
                s.filled[0] |= 1 << (TIPS * star + tip)
    return s


def filled(stars: Mapping[str, str], feature: Feature) -> int:
    """How many of the rhombi around a feature are filled; when all are, it has paid."""
    return sum(stars[star][index] != "." for star, index in feature.spaces)


def star_progress(stars: Mapping[str, str], side: str) -> dict[str, int]:
    """How far the best star for each bonus has come: by colour, and `C` for many colours.

    On the grey side any star may become any of them (§7.1, §8.2).
    """
    if side == "colour":
        done = {COLOUR_OF.get(star, "C"): 6 - row.count(".") for star, row in stars.items()}
        return {key: done[key] for key in STAR_POINTS}
    best = dict.fromkeys(STAR_POINTS, 0)
    for row in stars.values():
        tiles = row.replace(".", "")
        kinds = set(tiles)
        keys = ["C"] if len(kinds) == len(tiles) else []
        for key in keys + (list(kinds) if len(kinds) == 1 else []):
            best[key] = max(best[key], len(tiles))
    return best


def number_progress(stars: Mapping[str, str], side: str) -> dict[int, tuple[int, int]]:
    """Filled rhombi and all rhombi of each price that makes a set (§7.2)."""
    out = dict.fromkeys(NUMBER_POINTS, (0, 0))
    for star, prices in PRICES[side].items():
        for price, tile in zip(prices, stars[star], strict=True):
            if price in out:
                full, total = out[price]
                out[price] = (full + (tile != "."), total + 1)
    return out
