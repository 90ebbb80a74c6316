"""Summer Pavilion, told: takings, placings with what they cost, bonuses."""

from collections.abc import Mapping, Sequence
from typing import Final

from azulejos.drawing.pavilion_board import LETTERS, NUMBER_POINTS, PRICES, STAR_POINTS
from azulejos.drawing.words import signed
from azulejos.notation import Position
from azulejos.telling.steps import Bonus, Promise, Step, gained, tallied
from azulejos.words import Message, Value, say

ROWS: Final = 0
BEFORE: Final = "end_game"
STEPS: Final[frozenset[str]] = frozenset()

Prices = Mapping[str, Sequence[int]]


def is_step(move: str) -> bool:
    """Points come with the move itself."""
    return False


def phrase(position: Position, move: str) -> str:
    """A move in words, without who plays it."""
    if ":" in move:
        return _placing(position, move)
    if move[0] in "+-":
        message = "events-from-supply" if move[0] == "+" else "events-discard"
        return say(message, colour=move[1])
    if move in ("pass", "done"):
        return say("events-pass") if move == "pass" else say("events-keep-rest")
    return _taking(position, move[0], move[1])


def _taking(position: Position, source: str, kind: str) -> str:
    tiles = position["centre"] if source == "C" else position["factories"][int(source) - 1]
    wild = position["wild"]
    return say(
        "events-take-pavilion",
        count=1 if kind == wild else tiles.count(kind),
        colour=kind,
        wild=wild if wild in tiles and kind != wild else "none",
        source=source,
        token=source == "C" and position["token"] == "centre",
    )


def briefly(position: Position, move: str) -> str:
    """A space can be paid for in several ways."""
    return say("events-payment", **_payment(position, move)) if ":" in move else ""


def _placing(position: Position, move: str) -> str:
    star, letter = move.partition(":")[0][:-1], move.partition(":")[0][-1]
    return say("events-place", letter=letter, star=star, **_payment(position, move))


def _payment(position: Position, move: str) -> dict[str, Value]:
    """What a tile costs, as messages want it: its colour, how many of it, how many wild ones."""
    space, _, payment = move.partition(":")
    price = PRICES[position["options"]["side"]][space[:-1]][LETTERS.index(space[-1])]
    kind, wilds = payment[0], int(payment[2:] or 0)
    return {
        "colour": kind,
        "count": price - wilds,
        "wilds": wilds,
        "wild": position["wild"],
    }


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
            cost = min(left, player["score"] + sum(b[1] for b in found if b[0] == seat))
            message = Message("events-left-over", count=left, points=signed(-cost))
            found.append((seat, -cost, message, []))
    return tallied(before, found)


def _stars(seat: int, stars: dict[str, str]) -> list[Bonus]:
    found: list[Bonus] = []
    for star, row in stars.items():
        if "." not in row:
            one = len(set(row)) == 1
            points = STAR_POINTS[row[0] if one else "C"]
            colour = row[0] if one else "all"
            gain = signed(points)
            message = Message("events-star-complete", star=star, colour=colour, points=gain)
            found.append((seat, points, message, [f"{seat}:{star}{letter}" for letter in LETTERS]))
    return found


def _numbers(seat: int, stars: dict[str, str], prices: Prices) -> list[Bonus]:
    found: list[Bonus] = []
    for number, points in NUMBER_POINTS.items():
        spaces = [(star, i) for star, row in prices.items() for i in range(6) if row[i] == number]
        if all(stars[star][i] != "." for star, i in spaces):
            message = Message("events-number-complete", number=number, points=signed(points))
            found.append((seat, points, message, []))
    return found


def promise(before: Position, after: Position, seat: int) -> Promise:
    """What a move would bring: points, and tiles from the supply."""
    points = gained(before, after, seat)
    said = []
    if points:
        said.append(say("events-promise-points", count=abs(points), points=signed(points)))
    if before["phase"] != "reward" and (owed := after.get("owed", 0)):
        said.append(say("events-promise-supply", count=owed))
    return Promise(points or None, ", ".join(said))
