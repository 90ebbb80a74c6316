"""What players can be asked for: a move of a seat, within limits that allow one."""

from math import inf
from numbers import Integral, Real
from typing import Any

from azulejos.match import Match
from azulejos.notation.errors import BadOption, NotationError, at
from azulejos.words import Message


def check(match: Match, seconds: object, nodes: object, depth: object) -> None:
    """Refuse with a sentence what no player can answer."""
    nobody = why_nobody_moves(match)
    if nobody:
        raise NotationError(nobody)
    for name, value in (("seconds", seconds), ("nodes", nodes), ("depth", depth)):
        wrong = what_is_wrong(name, value)
        if wrong:
            raise BadOption(at(name, wrong))


def why_nobody_moves(match: Match) -> Message | None:
    """What there is instead of a seat's turn, if it is not one's turn."""
    if match.over:
        return Message("refusals-over")
    if match.turn == "nature":
        return Message("programs-draw", draws=", ".join(match.chances()))
    return None


def what_is_wrong(name: str, limit: Any) -> Message | None:
    """Why a limit makes no sense; None if it does, or if there is none."""
    kind = "number" if name == "seconds" else "whole"
    number = isinstance(limit, Real if kind == "number" else Integral) and limit is not True
    if limit is None or (number and 0 < limit < inf):
        return None
    return Message("programs-limit", said=repr(limit), kind=kind)
