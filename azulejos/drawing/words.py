"""The sentences in the pictures, whole, in one place; the words are in `boards.ftl`."""

from collections.abc import Sequence

from azulejos.drawing.table import Position
from azulejos.words import Message, Value, say

MINUS = "−"

_DO = {
    ("azul", "offer"): "boards-do-offer",
    ("azul", "tiling"): "boards-do-tiling",
    ("summer_pavilion", "acquire"): "boards-do-acquire",
    ("summer_pavilion", "play"): "boards-do-place",
    ("summer_pavilion", "reward"): "boards-do-reward",
    ("summer_pavilion", "keep"): "boards-do-reserve",
    ("duel", "plates"): "boards-do-plates",
    ("duel", "acquire"): "boards-do-action",
    ("duel", "draw"): "boards-do-draw",
    ("duel", "keep"): "boards-do-keep",
    ("duel", "return"): "boards-do-return",
    ("duel", "lay"): "boards-do-lay",
    ("duel", "stack"): "boards-do-stack",
    ("duel", "decorate"): "boards-do-decorate",
}
_TOLD = {
    "boards-do-tiling": "row",
    "boards-do-reward": "owed",
    "boards-do-lay": "hand",
    "boards-do-stack": "stack",
    "boards-do-decorate": "row",
}
"""What else a sentence mentions, as positions call it."""


def title(game: str) -> str:
    """What a game is called."""
    return say("boards-title", game=game)


def colour(kind: str) -> str:
    """A tile's colour by its letter: `blue`."""
    return say("tiles-colour", colour=kind)


def chip(letters: str) -> str:
    """A chip by its colours: `a blue chip`, `a blue and red chip`."""
    return say("tiles-chip", **chip_colours(letters))


def chip_colours(letters: str) -> dict[str, Value]:
    """The colours of a chip, as messages want them."""
    return {"first": letters[0], "second": letters[1:] or "none"}


def seat_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The names of all seats; a seat without one is called by its number."""
    given = list(names or [])
    return [
        given[i] if i < len(given) and given[i] else say("boards-player", number=i + 1)
        for i in range(players)
    ]


def status(position: Position, names: list[str], you: bool = False) -> str:
    """One sentence: whose turn it is and what to do, or how the game ended.

    `you`: said to who is to move, not about them.
    """
    game, phase = position["game"], position["phase"]
    if phase == "over":
        winners = tuple(names[seat] for seat in position["winners"])
        points = max(position["players"][seat]["score"] for seat in position["winners"])
        return say("boards-over", names=winners, winners=len(winners), points=points)
    if phase == "deal":
        return say("boards-deal", game=game)
    message = _DO[game, phase]
    more = {"what": position[_TOLD[message]]} if message in _TOLD else {}
    return say(message, name=names[position["turn"]], you=you, **more)


def last_round(is_last: bool) -> str:
    """A notice for the last round."""
    return say("boards-last-round") if is_last else ""


def tablet_name(tablet: str) -> str:
    """What a tablet of Duel is called."""
    return say("boards-tablet-name", tablet=tablet)


def tablet_rule(tablet: str) -> Message:
    """What a tablet of Duel pays for (duel §10)."""
    return Message("boards-tablet", tablet=tablet)


def signed(points: int) -> str:
    """Points with their sign: `+3`, `−2`, `0`."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
