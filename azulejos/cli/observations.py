"""docs/observations.md, written from the tables of fields of all games."""

from azulejos.games import GAMES, find_game
from azulejos.observation.fields import Field
from azulejos.spaces import actions, layout

HEAD = """# What a seat sees, as numbers

Written by `python -m azulejos.cli.observations` from the fields in each game's `observation.py`.

An observation is a vector of 16-bit whole numbers, none below 0: all fields of a game one after
the other, each in the order of its shape. An axis of **P** players begins with the seat that looks
and goes on clockwise; **D** is the number of displays, 5, 7 or 9 for 2, 3 or 4 players. Everything
on the table is there: two positions that look the same to the seat to move go on in the same way.
While nature draws, which only OpenSpiel shows, nobody has the turn, and what it has still to draw
is not said.

`azulejos.spaces.layout(game, players)` has the same as an object: `split` takes observations
apart by name, `high` has the maximum of each number, to divide by.

An action is the number of a move: its place among the moves of seats in the order below. Numbers
are the same for all numbers of players and all variants of a game, and do not change between
versions. `azulejos.spaces.action(game, text)` and `text(game, action)` translate.
"""

TITLES = {"azul": "Azul", "summer_pavilion": "Summer Pavilion", "duel": "Duel"}
ORDERS = {
    "azul": "colours BYRKW",
    "summer_pavilion": "colours PGOYBR, stars C NW NE E SE SW W, tips a–f",
    "duel": "colours BYRKT, chips B Y R K T TY YK KB BR RT, plates and backs in alphabetical order",
}
MOVES = {
    "azul": (
        ("take", "1B1 … CWF", "line, then source, then colour"),
        ("choose a cell", "1@1 … 5@5", "row, then column"),
    ),
    "summer_pavilion": (
        ("place", "Ca:P … Wf:R+5", "colour, then wild tiles, then star and tip"),
        ("acquire", "1P … CR", "source, then colour"),
        ("take a reward tile", "+P … +R", "colour"),
        ("pass", "pass", ""),
        ("discard", "-P … -R", "colour"),
        ("keep the rest", "done", ""),
    ),
    "duel": (
        ("take tiles", "S1B>1 … MT>F", "row, then factory and moons, then colour"),
        ("take a plate", "P1 … P3", "place"),
        ("take a chip", "C1 … C4", "factory"),
        ("draw, stop", "draw … stop", ""),
        ("stack", "^B … ^T", "colour"),
        ("leave the row", "leave", ""),
        ("keep a plate", "K1 … K18", "drawing order"),
        ("lay the plate", "@1r0 … @9r3", "square, then rotation"),
        ("return a plate", "U1 … U18", "drawing order"),
        ("lay a tile", "1@1 … 6@6", "row, then column"),
        ("pay", "pay B+B … pay BR+RT+RT", "pairs, then triples, in the order of the chips"),
    ),
}
"""How moves are grouped, with the first and the last of each group and their order."""


def document() -> str:
    """The whole text."""
    return HEAD + "".join(map(_game, GAMES))


def _game(game: str) -> str:
    players = (2,) if game == "duel" else (2, 3, 4)
    sizes = ", ".join(f"{layout(game, p).size} for {p}" for p in players)
    total = f"Numbers in all: {sizes} players. Orders: {ORDERS[game]}."
    rows = ["| field | shape | maximum | meaning |", "|---|---|---|---|"]
    few, more = layout(game, players[0]).fields, layout(game, players[-1]).fields
    rows += [_row(one, other) for one, other in zip(few, more, strict=True)]
    return "\n".join(["", f"## {TITLES[game]}", "", total, "", *rows, "", *_moves(game), ""])


def _row(few: Field, more: Field) -> str:
    """A field, from the tables for the fewest and the most players: what differs has a letter."""
    letters = {2: "P", 5: "D"}
    axes = [str(a) if a == b else letters[a] for a, b in zip(few.shape, more.shape, strict=True)]
    return f"| `{few.name}` | {' × '.join(axes) or '1'} | {few.maximum} | {few.meaning} |"


def _moves(game: str) -> list[str]:
    numbers = find_game(game).notation.NUMBERS
    rows = [f"Actions, {actions(game)} in all:", "", "| numbers | moves | order |", "|---|---|---|"]
    for name, texts, order in MOVES[game]:
        first, _, last = texts.partition(" … ")
        span = f"{numbers[first]}–{numbers[last]}" if last else str(numbers[first])
        rows.append(f"| {span} | {name}: `{first}`{f' … `{last}`' if last else ''} | {order} |")
    return rows


if __name__ == "__main__":
    print(document(), end="")
