"""The sentences in the pictures, whole, in one place; the words are in `boards.ftl`."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azulejos.notation.position import Position, mover
from azulejos.words import Value, say

MINUS = "−"


class Prompt(NamedTuple):
    """What to do in a phase: a message, and the field of the position that it mentions."""

    message: str
    mentions: str = ""


class Captions(NamedTuple):
    """The words above the table of a game: its title, and a prompt for each phase."""

    title: str
    prompts: Mapping[str, Prompt]
    side: str = ""
    """The option that says which side of the boards is used, if there is one."""


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


def status(captions: Captions, position: Position, names: list[str], you: bool = False) -> str:
    """One sentence: whose turn it is and what to do, or how the game ended.

    `you`: the sentence speaks to the player to move, not about them.
    """
    phase = position["phase"]
    if phase == "over":
        winners = tuple(names[seat] for seat in position["winners"])
        points = max(position["players"][seat]["score"] for seat in position["winners"])
        return say("boards-over", names=winners, winners=len(winners), points=points)
    prompt = captions.prompts[phase]
    if phase == "deal":
        return say(prompt.message)
    more: dict[str, Value] = {}
    if prompt.mentions:
        what = position.get(prompt.mentions)
        more["what"] = what if isinstance(what, int) else str(what)
    return say(prompt.message, name=names[mover(position)], you=you, **more)


def last_round(is_last: bool) -> str:
    """A notice for the last round."""
    return say("boards-last-round") if is_last else ""


def signed(points: int) -> str:
    """Points with their sign: `+3`, `−2`, `0`."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
