"""How long a bot may think."""

from dataclasses import dataclass, replace
from math import inf
from numbers import Integral, Real
from typing import Final

from azulejos.notation.errors import BadOption, at
from azulejos.notation.position import JsonObject
from azulejos.words import Message

LIMIT_TYPES: Final[dict[str, type[float] | type[int]]] = {
    "seconds": float,
    "nodes": int,
    "depth": int,
}
"""The limits by name, each with the type of its value."""


@dataclass(frozen=True)
class Limit:
    """How long a bot may think: the first limit that it reaches ends its search."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in LIMIT_TYPES:
            wrong = limit_error(name, getattr(self, name))
            if wrong:
                raise BadOption(at(name, wrong))

    def given(self) -> JsonObject:
        """The limits that are set, by name."""
        values = {name: getattr(self, name) for name in LIMIT_TYPES}
        return {name: value for name, value in values.items() if value is not None}

    def tightened(self, other: "Limit") -> "Limit":
        """Of each limit, the smaller one of two."""
        own, given = self.given(), other.given()
        return replace(self, **{n: min(own.get(n, value), value) for n, value in given.items()})


def limit_error(name: str, value: object) -> Message | None:
    """Why a limit makes no sense; None if it does, or if it is not set."""
    kind = "number" if name == "seconds" else "whole"
    if value is None:
        return None
    wanted = Real if kind == "number" else Integral
    if isinstance(value, wanted) and not isinstance(value, bool) and 0 < float(value) < inf:
        return None
    return Message("programs-limit", said=repr(value), kind=kind)
