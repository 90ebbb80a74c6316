"""Bots with limits of their own: `search nodes=40000`."""

from collections.abc import Callable
from typing import Any

from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject
from azulejos.search.choice import Bot, Choice, Player, Thinker
from azulejos.search.limits import LIMIT_TYPES, Limit
from azulejos.words import Message


class Limited(Bot):
    """A bot that never exceeds its own limit, whatever limit it is given."""

    def __init__(self, bot: Player, limit: Limit) -> None:
        self.bot = bot
        self.limit = limit
        self.report: Callable[[Choice], None] | None = None

    def think(self, match: Match, limit: Limit) -> Choice:
        """What the bot chooses; of each limit, the smaller one counts."""
        if isinstance(self.bot, Thinker):
            self.bot.report = self.report
        return self.bot.choose(match, **limit.tightened(self.limit).given())

    def stop(self) -> None:
        """End the search that is running, if there is one."""
        if isinstance(self.bot, Thinker):
            self.bot.stop()


def split_limits(name: str) -> tuple[str, Limit]:
    """A bot's name, and the limits after it: `search seconds=0.5`, `nodes=1000`, `depth=4`."""
    words = name.split(" ")
    limits: JsonObject = {}
    while len(words) > 1 and "=" in words[-1]:
        limit, _, value = words.pop().partition("=")
        if limit not in LIMIT_TYPES:
            known = ", ".join(f"{name}=" for name in LIMIT_TYPES)
            raise BadOption(Message("errors-no-limit", said=repr(limit), limits=known))
        limits[limit] = _number(value, LIMIT_TYPES[limit])
    return " ".join(words), Limit(**limits)


def _number(text: str, kind: type[float] | type[int]) -> Any:
    try:
        return kind(text)
    except ValueError:
        return text  # `Limit` refuses it
