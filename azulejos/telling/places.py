"""The places of a table in words, for labels: `2 blue, display 3`, `line 4`."""

from azulejos.drawing.pavilion_board import LETTERS, PRICES
from azulejos.drawing.words import COLOURS
from azulejos.notation import Position
from azulejos.telling.duel import chip
from azulejos.telling.summer_pavilion import STARS


def place(position: Position, key: str) -> str:
    """A place in words, without whose it is."""
    seat, _, word = key.rpartition(":")
    if not seat and position["game"] == "azul":
        return market(word)
    return _NAMES[position["game"]](position, word)


def group(position: Position, key: str, count: int) -> str:
    """Tiles of one colour at a place."""
    return f"{count} {COLOURS[key[-1]]}, {place(position, key[:-1])}"


def _azul(position: Position, word: str) -> str:
    if "@" in word:
        row, column = word.split("@")
        return f"row {row}, column {column}"
    if word.isdigit():
        return f"line {word}"
    return "the floor line"


def market(word: str) -> str:
    """A display or the centre."""
    return "the centre" if word == "C" else f"display {word}"


def _summer_pavilion(position: Position, word: str) -> str:
    if word[:-1] in STARS and word[-1] in LETTERS:
        star, letter = word[:-1], word[-1]
        price = PRICES[position["options"]["side"]][star][LETTERS.index(letter)]
        return f"space {letter} of {STARS[star]}, costs {price}"
    return {"hand": "your tiles", "supply": "the supply"}.get(word) or market(word)


def _duel(position: Position, word: str) -> str:
    if word[0] == "@":
        return f"square {word[1:]}"
    if "@" in word:
        row, column = word.split("@")
        return f"row {row}, column {column} of the dome"
    if word.isdigit():
        return f"row {word}"
    if word[0] == "P":
        return f"plate {position['plates'][int(word[1:]) - 1]}"
    if word[0] == "C":
        return f"{chip(position['small'][int(word[1:]) - 1]['chip'])}, factory {word[1:]}"
    if word[0] in "SM" and len(word) == 2:
        kind = "sun" if word[0] == "S" else "moon"
        where = "the large factory" if word[1] == "L" else f"factory {word[1]}"
        return f"{kind} of {where}"
    return _DUEL.get(word, word)


_DUEL = {"F": "the broken tiles", "deck": "the deck", "drawn": "the drawn plates", "tray": "chips"}
_NAMES = {"azul": _azul, "summer_pavilion": _summer_pavilion, "duel": _duel}
