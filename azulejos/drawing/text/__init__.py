"""Position in, plain text out: a board to read and to play from in a terminal.

Sources and targets carry the names that the move notation gives them. A tile is a capital letter,
in brackets where it lies in a place of its own; a place that waits for a colour shows that colour
as a small letter.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from azulejos.drawing.text.layout import player_names
from azulejos.notation.errors import BadOption, no_such

GAMES = ("azul", "summer_pavilion", "duel")


def board(position: Mapping[str, Any], seat: int = 0, names: Sequence[str] | None = None) -> str:
    """The position as text, at most 80 columns wide, without escape sequences.

    The board of `seat` comes first, the others follow clockwise.
    """
    game = position["game"]
    if game not in GAMES:
        raise BadOption(no_such("game", game, GAMES))
    drawing = import_module(f"{__name__}.{game}")
    players = player_names(names, len(position["players"]))
    lines: list[str] = drawing.lines(position, seat, players)
    return "\n".join(line.rstrip() for line in lines) + "\n"
