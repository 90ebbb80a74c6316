"""Summer Pavilion in words: takings, placings with what they cost, bonuses."""

from collections.abc import Iterator, Sequence
from typing import Final

from azulejos.drawing.sentences import signed
from azulejos.games.summer_pavilion import facts, rules
from azulejos.games.summer_pavilion.board import LETTERS, NUMBER_POINTS, PRICES
from azulejos.games.summer_pavilion.position import PavilionPosition, Stars
from azulejos.games.summer_pavilion.rules import State
from azulejos.games.summer_pavilion.rules.board import star_points
from azulejos.narration.labels import market_label
from azulejos.narration.steps import Bonus, Preview, Step, gained, tallied
from azulejos.words import Message, Value, say

BEFORE: Final = "end_game"
STEPS: Final[frozenset[str]] = frozenset()


def is_step(move: str) -> bool:
    """Points come with the move itself."""
    return False


def describe(position: PavilionPosition, move: str) -> str:
    """A move in words, without who plays it."""
    if ":" in move:
        return _placing(position, move)
    if move[0] in "+-":
        message = "pavilion-events-from-supply" if move[0] == "+" else "pavilion-events-discard"
        return say(message, colour=move[1])
    if move in ("pass", "done"):
        return say("pavilion-events-pass") if move == "pass" else say("pavilion-events-keep-rest")
    return _taking(position, move[0], move[1])


def _taking(position: PavilionPosition, source: str, kind: str) -> str:
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


def short_label(position: PavilionPosition, move: str) -> str:
    """A space can be paid for in several ways."""
    return say("pavilion-events-payment", **_payment(position, move)) if ":" in move else ""


def _placing(position: PavilionPosition, move: str) -> str:
    key = move.partition(":")[0]
    space = _printed(position, key)
    return say("pavilion-events-place", space=space, star=key[:-1], **_payment(position, move))


def _printed(position: PavilionPosition, key: str) -> str:
    """What is printed on a space: its price. Where all of a star cost the same, its letter."""
    prices, letter = PRICES[position["options"]["side"]][key[:-1]], key[-1]
    return letter if len(set(prices)) == 1 else str(prices[LETTERS.index(letter)])


def _payment(position: PavilionPosition, move: str) -> dict[str, Value]:
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


def step(
    call: str, numbers: Sequence[int], before: PavilionPosition, after: PavilionPosition
) -> Step | None:
    """There are no steps inside a move."""
    return None


def ending(before: PavilionPosition) -> list[Step]:
    """The end of the game: complete stars, complete numbers, tiles left over."""
    found: list[Bonus] = []
    side = before["options"]["side"]
    for seat, player in enumerate(before["players"]):
        s = facts.board_state(player, side)
        sets = [*_stars(seat, player["stars"], s), *_numbers(seat, player["stars"], side)]
        found += sets
        if left := len(player["corners"]):
            s.score[0] += sum(points for _, points, _, _ in sets)
            before_losing = s.score[0]
            rules.lose(s, 0, left)
            lost = s.score[0] - before_losing
            message = Message("pavilion-events-left-over", count=left, points=signed(lost))
            found.append((seat, lost, message, []))
    return tallied(before, found)


def _stars(seat: int, stars: Stars, s: State) -> Iterator[Bonus]:
    for number, (star, row) in enumerate(stars.items()):
        if "." not in row:
            points = star_points(s, 0, number)
            colour = row[0] if len(set(row)) == 1 else "all"
            message = Message(
                "pavilion-events-star-complete", star=star, colour=colour, points=signed(points)
            )
            yield seat, points, message, [f"{seat}:{star}{letter}" for letter in LETTERS]


def _numbers(seat: int, stars: Stars, side: str) -> Iterator[Bonus]:
    for number, (done, total) in facts.number_progress(stars, side).items():
        if done == total:
            points = NUMBER_POINTS[number]
            message = Message(
                "pavilion-events-number-complete", number=number, points=signed(points)
            )
            yield seat, points, message, []


def preview(before: PavilionPosition, after: PavilionPosition, seat: int) -> Preview:
    """What a move would bring: points, and tiles from the supply."""
    points = gained(before, after, seat)
    gains = []
    if points:
        gains.append(
            say("pavilion-events-promise-points", count=abs(points), points=signed(points))
        )
    if before["phase"] != "reward" and (owed := after.get("owed", 0)):
        gains.append(say("pavilion-events-promise-supply", count=owed))
    return Preview(points or None, ", ".join(gains))


# --- places in words ---


def label(position: PavilionPosition, key: str) -> str:
    """A place in words, without whose it is."""
    word = key.rpartition(":")[2]
    prices = PRICES[position["options"]["side"]]
    if word[:-1] in prices and word[-1] in LETTERS:
        star, letter = word[:-1], word[-1]
        price = prices[star][LETTERS.index(letter)]
        space = _printed(position, word)
        return say("pavilion-places-space", space=space, star=star, price=price)
    if word == "hand":
        return say("pavilion-places-hand")
    return say("pavilion-places-supply") if word == "supply" else market_label(word)
