"""The places of a table in words, for labels: `2 blue, display 3`, `line 4`."""

from azulejos.drawing.pavilion_board import LETTERS, PRICES
from azulejos.drawing.words import chip_colours
from azulejos.notation import Position
from azulejos.words import say


def place(position: Position, key: str) -> str:
    """A place in words, without whose it is."""
    seat, _, word = key.rpartition(":")
    if not seat and position["game"] == "azul":
        return market(word)
    return _NAMES[position["game"]](position, word)


def group(position: Position, key: str, count: int) -> str:
    """Tiles of one colour at a place."""
    where = place(position, key[:-1])
    return say("places-group", count=count, colour=key[-1], place=where)


def market(word: str) -> str:
    """A display or the centre."""
    return say("places-market", source=word)


def _azul(position: Position, word: str) -> str:
    if "@" in word:
        row, column = word.split("@")
        return say("places-cell", row=row, column=column)
    return say("places-line", line=word) if word.isdigit() else say("places-floor")


def _summer_pavilion(position: Position, word: str) -> str:
    prices = PRICES[position["options"]["side"]]
    if word[:-1] in prices and word[-1] in LETTERS:
        star, letter = word[:-1], word[-1]
        price = prices[star][LETTERS.index(letter)]
        return say("places-space", letter=letter, star=star, price=price)
    if word == "hand":
        return say("places-hand")
    return say("places-supply") if word == "supply" else market(word)


def _duel(position: Position, word: str) -> str:
    if word[0] == "@":
        return say("places-square", square=word[1:])
    if "@" in word:
        row, column = word.split("@")
        return say("places-dome-cell", row=row, column=column)
    if word.isdigit():
        return say("places-row", row=word)
    if word[0] == "P":
        return say("places-plate", plate=position["plates"][int(word[1:]) - 1])
    if word[0] == "C":
        colours = chip_colours(position["small"][int(word[1:]) - 1]["chip"])
        return say("places-chip", factory=word[1:], **colours)
    if word[0] in "SM" and len(word) == 2:
        return say("places-sun" if word[0] == "S" else "places-moon", factory=word[1])
    return say(_DUEL[word]) if word in _DUEL else word


_DUEL = {
    "F": "places-broken",
    "deck": "places-deck",
    "drawn": "places-drawn",
    "tray": "places-tray",
}
_NAMES = {"azul": _azul, "summer_pavilion": _summer_pavilion, "duel": _duel}
