"""The reference of observations and actions, from the tables in each game's `observation.py`."""

from azulejos.games import GAMES, Game
from azulejos.observation.fields import Field
from azulejos.spaces import actions, layout
from azulejos.words import say

HEAD = """# Observations and actions

`azulejos docs observations` writes this page from the tables in each game's `observation.py`.

An observation is a vector of 16-bit integers, all at least 0. It holds all fields of a game one
after the other, each flattened in the order of its shape. An axis of **P** players begins with the
observing seat and goes on clockwise. **D** is the number of displays: 5, 7 or 9 for 2, 3 or 4
players. An observation is complete: if two positions look the same to the seat to move, then they
are the same for the rest of the game. While nature draws, which only OpenSpiel shows, no seat has
the turn, and the observation does not say what is still to be drawn.

`azulejos.spaces.layout(game, players)` returns the same table as an object. Its `split` takes
observations apart by name; its `high` holds the maximum of each number, for scaling.

An action is the number of a move: its index among the moves of seats, in the order below. The
numbers are the same for all numbers of players and all variants of a game, and they do not change
between versions. `azulejos.spaces.action(game, text)` and `text(game, action)` convert between the
two.
"""


def document() -> str:
    """The whole page."""
    return HEAD + "".join(map(_game, GAMES.values()))


def _game(game: Game) -> str:
    sizes = ", ".join(f"{layout(game.name, p).size} for {p}" for p in game.players)
    total = f"Size: {sizes} players. Order: {game.observation.ORDER}."
    rows = ["| field | shape | maximum | meaning |", "|---|---|---|---|"]
    few = layout(game.name, game.players[0]).fields
    more = layout(game.name, game.players[-1]).fields
    rows += [_row(one, other) for one, other in zip(few, more, strict=True)]
    title = say(game.texts.title)
    return "\n".join(["", f"## {title}", "", total, "", *rows, "", *_moves(game), ""])


def _row(few: Field, more: Field) -> str:
    """A field for the fewest and for the most players; axes that differ get a letter."""
    letters = {2: "P", 5: "D"}
    axes = [str(a) if a == b else letters[a] for a, b in zip(few.shape, more.shape, strict=True)]
    return f"| `{few.name}` | {' × '.join(axes) or '1'} | {few.maximum} | {few.meaning} |"


def _moves(game: Game) -> list[str]:
    numbers = game.notation.NUMBERS
    rows = [
        f"Actions, {actions(game.name)} in all:",
        "",
        "| numbers | moves | order |",
        "|---|---|---|",
    ]
    for name, texts, order in game.observation.MOVE_GROUPS:
        first, _, last = texts.partition(" … ")
        span = f"{numbers[first]}–{numbers[last]}" if last else str(numbers[first])
        rows.append(f"| {span} | {name}: `{first}`{f' … `{last}`' if last else ''} | {order} |")
    return rows
