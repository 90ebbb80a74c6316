"""Summer Pavilion, told: takings, placings with what they cost, bonuses."""

from collections.abc import Mapping, Sequence
from typing import Final

from azulejos.drawing.pavilion_board import LETTERS, NUMBER_POINTS, PRICES, STAR_POINTS
from azulejos.drawing.words import COLOURS
from azulejos.notation import Position
from azulejos.telling.steps import Bonus, Promise, Step, from_where, gained, joined, many, tallied

ROWS: Final = 0
BEFORE: Final = "end_game"
STEPS: Final[frozenset[str]] = frozenset()

STARS: Final = {
    "C": "the central star", "NW": "the north-west star", "NE": "the north-east star",
    "E": "the east star", "SE": "the south-east star", "SW": "the south-west star",
    "W": "the west star",
}  # fmt: skip


Prices = Mapping[str, Sequence[int]]


def is_step(move: str) -> bool:
    """Points come with the move itself."""
    return False


def phrase(position: Position, move: str) -> str:
    """A move in words, without who plays it."""
    if ":" in move:
        return _placing(position, move)
    if move[0] in "+-":
        kind = COLOURS[move[1]]
        return f"{kind} from the supply" if move[0] == "+" else f"discard 1 {kind}"
    return {"pass": "pass", "done": "keep the rest"}.get(move) or _taking(
        position, move[0], move[1]
    )


def _taking(position: Position, source: str, kind: str) -> str:
    tiles = position["centre"] if source == "C" else position["factories"][int(source) - 1]
    wild = position["wild"]
    also = f" and 1 {COLOURS[wild]}" if wild in tiles and kind != wild else ""
    token = ""
    if source == "C" and position["token"] == "centre":
        token = ", with the starting-player token"
    count = 1 if kind == wild else tiles.count(kind)
    return f"{many(count, kind)}{also} from {from_where(source)}{token}"


def _placing(position: Position, move: str) -> str:
    space, _, payment = move.partition(":")
    star, letter = space[:-1], space[-1]
    price = PRICES[position["options"]["side"]][star][LETTERS.index(letter)]
    kind, wilds = payment[0], int(payment[2:] or 0)
    paid = many(price - wilds, kind)
    if wilds:
        paid += f" and {wilds} wild {COLOURS[position['wild']]}"
    return f"{COLOURS[kind]} on space {letter} of {STARS[star]} for {paid}"


def step(call: str, numbers: Sequence[int], before: Position, after: Position) -> Step | None:
    """There are no steps inside a move."""
    return None


def ending(before: Position) -> list[Step]:
    """The end of the game: complete stars, complete numbers, tiles left over."""
    found: list[Bonus] = []
    for seat, player in enumerate(before["players"]):
        found += _stars(seat, player["stars"])
        found += _numbers(seat, player["stars"], PRICES[before["options"]["side"]])
        if left := len(player["corners"]):
            word = "tile is" if left == 1 else "tiles are"
            cost = min(left, player["score"] + sum(b[1] for b in found if b[0] == seat))
            found.append((seat, -cost, f"{left} {word} left over", []))
    return tallied(before, found)


def _stars(seat: int, stars: dict[str, str]) -> list[Bonus]:
    found: list[Bonus] = []
    for star, row in stars.items():
        if "." not in row:
            one = len(set(row)) == 1
            words = f"{STARS[star]} is complete in {COLOURS[row[0]] if one else 'many colours'}"
            keys = [f"{seat}:{star}{letter}" for letter in LETTERS]
            found.append((seat, STAR_POINTS[row[0] if one else "C"], words, keys))
    return found


def _numbers(seat: int, stars: dict[str, str], prices: Prices) -> list[Bonus]:
    found: list[Bonus] = []
    for number, points in NUMBER_POINTS.items():
        spaces = [(star, i) for star, row in prices.items() for i in range(6) if row[i] == number]
        if all(stars[star][i] != "." for star, i in spaces):
            found.append((seat, points, f"all spaces of {number} are covered", []))
    return found


def promise(before: Position, after: Position, seat: int) -> Promise:
    """What a move would bring: points, and tiles from the supply."""
    points = gained(before, after, seat)
    said = joined([(points, "point" if abs(points) == 1 else "points")])
    owed = after.get("owed", 0) if before["phase"] != "reward" else 0
    if not owed:
        return said
    reward = f"take {owed} from the supply"
    return Promise(said.points, f"{said.words}, {reward}" if said.words else reward)
