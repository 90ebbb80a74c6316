"""Summer Pavilion, told: takings, placings with what they cost, bonuses."""

from collections.abc import Mapping, Sequence
from typing import Final

from azulejos.drawing.sentences import signed
from azulejos.games.summer_pavilion.board import LETTERS, NUMBER_POINTS, PRICES, STAR_POINTS
from azulejos.narration.labels import market_label
from azulejos.narration.steps import Bonus, Preview, Step, gained, tallied
from azulejos.notation import Position
from azulejos.words import Message, Value, say

ROWS: Final = 0
BEFORE: Final = "end_game"
STEPS: Final[frozenset[str]] = frozenset()

Prices = Mapping[str, Sequence[int]]


def is_step(move: str) -> bool:
    """Points come with the move itself."""
    return False


def describe(position: Position, move: str) -> str:
    """A move in words, without who plays it."""
    if ":" in move:
        return _placing(position, move)
    if move[0] in "+-":
        message = "pavilion-events-from-supply" if move[0] == "+" else "pavilion-events-discard"
        return say(message, colour=move[1])
    if move in ("pass", "done"):
        return say("pavilion-events-pass") if move == "pass" else say("pavilion-events-keep-rest")
    return _taking(position, move[0], move[1])


def _taking(position: Position, source: str, kind: str) -> str:
    tiles = position["centre"] if source == "C" else position["factories"][int(source) - 1]
    wild = position["wild"]
    return say(
        "pavilion-events-take",
        count=1 if kind == wild else tiles.count(kind),
        colour=kind,
        wild=wild if wild in tiles and kind != wild else "none",
        source=source,
        token=source == "C" and position["token"] == "centre",
    )


def short_label(position: Position, move: str) -> str:
    """A space can be paid for in several ways."""
    return say("pavilion-events-payment", **_payment(position, move)) if ":" in move else ""


def _placing(position: Position, move: str) -> str:
    star, letter = move.partition(":")[0][:-1], move.partition(":")[0][-1]
    return say("pavilion-events-place", letter=letter, star=star, **_payment(position, move))


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
            message = Message("pavilion-events-left-over", count=left, points=signed(-cost))
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
            message = Message(
                "pavilion-events-star-complete", star=star, colour=colour, points=gain
            )
            found.append((seat, points, message, [f"{seat}:{star}{letter}" for letter in LETTERS]))
    return found


def _numbers(seat: int, stars: dict[str, str], prices: Prices) -> list[Bonus]:
    found: list[Bonus] = []
    for number, points in NUMBER_POINTS.items():
        spaces = [(star, i) for star, row in prices.items() for i in range(6) if row[i] == number]
        if all(stars[star][i] != "." for star, i in spaces):
            message = Message(
                "pavilion-events-number-complete", number=number, points=signed(points)
            )
            found.append((seat, points, message, []))
    return found


def preview(before: Position, after: Position, seat: int) -> Preview:
    """What a move would bring: points, and tiles from the supply."""
    points = gained(before, after, seat)
    said = []
    if points:
        said.append(say("pavilion-events-promise-points", count=abs(points), points=signed(points)))
    if before["phase"] != "reward" and (owed := after.get("owed", 0)):
        said.append(say("pavilion-events-promise-supply", count=owed))
    return Preview(points or None, ", ".join(said))


# --- places in words ---


def label(position: Position, key: str) -> str:
    """A place in words, without whose it is."""
    word = key.rpartition(":")[2]
    prices = PRICES[position["options"]["side"]]
    if word[:-1] in prices and word[-1] in LETTERS:
        star, letter = word[:-1], word[-1]
        price = prices[star][LETTERS.index(letter)]
        return say("pavilion-places-space", letter=letter, star=star, price=price)
    if word == "hand":
        return say("pavilion-places-hand")
    return say("pavilion-places-supply") if word == "supply" else market_label(word)
