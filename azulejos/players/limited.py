"""Bots with limits of their own: `search nodes=40000`, to be matched with others."""

from collections.abc import Callable
from typing import Any, Final

from azulejos.match import Match
from azulejos.notation.errors import BadOption, at
from azulejos.search.choice import Choice, Player, Thinker
from azulejos.search.limits import check, what_is_wrong
from azulejos.words import Message

LIMITS: Final[dict[str, type]] = {"seconds": float, "nodes": int, "depth": int}


class Limited:
    """A bot that looks no further than its own limits allow, whatever others it is given."""

    def __init__(self, bot: Player, limits: dict[str, Any]) -> None:
        self.bot = bot
        self.limits = limits
        self.report: Callable[[Choice], None] | None = None

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """What the bot chooses; of each limit, the smaller one counts."""
        check(match, seconds, nodes, depth)
        if isinstance(self.bot, Thinker):
            self.bot.report = self.report
        given: dict[str, Any] = {"seconds": seconds, "nodes": nodes, "depth": depth}
        limits = {name: limit for name, limit in given.items() if limit is not None}
        for name, own in self.limits.items():
            limits[name] = min(own, limits.get(name, own))
        return self.bot.choose(match, **limits)

    def stop(self) -> None:
        """End the search that is going on, if there is one."""
        if isinstance(self.bot, Thinker):
            self.bot.stop()


def split_limits(name: str) -> tuple[str, dict[str, Any]]:
    """A bot's name, and the limits behind it: `search seconds=0.5`, `nodes=1000`, `depth=4`."""
    words = name.split(" ")
    limits: dict[str, Any] = {}
    while len(words) > 1 and "=" in words[-1]:
        limit, _, said = words.pop().partition("=")
        if limit not in LIMITS:
            there = ", ".join(f"{known}=" for known in LIMITS)
            raise BadOption(Message("errors-no-limit", said=repr(limit), limits=there))
        limits[limit] = _number(said, LIMITS[limit])
        wrong = what_is_wrong(limit, limits[limit])
        if wrong:
            raise BadOption(at(limit, wrong))
    return " ".join(words), limits


def _number(said: str, kind: type) -> Any:
    try:
        return kind(said)
    except ValueError:
        return said  # and refused
