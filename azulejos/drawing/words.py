"""The sentences in the pictures, whole, in one place."""

from collections.abc import Sequence

from azulejos.drawing.table import Position

TITLES = {"azul": "Azul", "summer_pavilion": "Summer Pavilion", "duel": "Azul Duel"}
COLOURS = {
    "B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "T": "light blue",
    "P": "purple", "G": "green", "O": "orange", "s": "special", "w": "multicolour",
}  # fmt: skip
MINUS = "−"

_DO = {
    ("azul", "offer"): "{}: take all tiles of one colour",
    ("azul", "tiling"): "{}: choose a wall cell in row {row}",
    ("summer_pavilion", "acquire"): "{}: take tiles of one colour",
    ("summer_pavilion", "play"): "{}: place a tile, or pass",
    ("summer_pavilion", "reward"): "{}: take {owed} from the supply",
    ("summer_pavilion", "keep"): "{}: keep up to four tiles",
    ("duel", "plates"): "{}: choose a first plate",
    ("duel", "acquire"): "{}: take tiles, a plate or a chip",
    ("duel", "draw"): "{}: draw another plate, or stop",
    ("duel", "keep"): "{}: keep one of the drawn plates",
    ("duel", "return"): "{}: return the other plates",
    ("duel", "lay"): "{}: lay plate {hand}",
    ("duel", "stack"): "{}: stack the rest of factory {stack}",
    ("duel", "decorate"): "{}: decorate row {row}",
}
_DEAL = {
    "azul": "Tiles are drawn",
    "summer_pavilion": "Tiles are drawn",
    "duel": "The table is set",
}


def seat_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The names of all seats; a seat without one is called by its number."""
    given = list(names or [])
    return [given[i] if i < len(given) and given[i] else f"Player {i + 1}" for i in range(players)]


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def status(position: Position, names: list[str]) -> str:
    """One sentence: whose turn it is and what to do, or how the game ended."""
    game, phase = position["game"], position["phase"]
    if phase == "over":
        winners = [names[seat] for seat in position["winners"]]
        verb = "won" if len(winners) == 1 else "share the win"
        points = max(position["players"][seat]["score"] for seat in position["winners"])
        return f"{listed(winners)} {verb} with {points} points"
    if phase == "deal":
        return _DEAL[game]
    fields = {k: position.get(k) for k in ("row", "owed", "hand", "stack")}
    return _DO[game, phase].format(names[position["turn"]], **fields)


def signed(points: int) -> str:
    """Points with their sign: `+3`, `−2`, `0`."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
