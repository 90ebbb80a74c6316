"""Hints: a process finds them, and they are told in two steps."""

from collections import OrderedDict
from typing import Final, NamedTuple

from azulejos import views
from azulejos.analysis import reasons
from azulejos.match import Match
from azulejos.notation import Position
from azulejos.server.bots.hints import SECONDS, Hint, find_hint
from azulejos.server.bots.pool import BotError, BotPool
from azulejos.server.http.errors import ApiError
from azulejos.words import Message, say

MAX_KEPT: Final = 200


class ToldHint(NamedTuple):
    """A hint in words."""

    words: str
    keys: list[str]
    """The places that it is about."""
    move: str | None


class Hints:
    """Finds hints, and keeps the last ones: the second step tells what the first has found."""

    def __init__(self) -> None:
        self._pool = BotPool(1, SECONDS)
        self._kept: OrderedDict[tuple[str, int], Hint] = OrderedDict()

    async def find(self, table: str, ply: int, match: Match) -> Hint:
        """The hint for a position of a table."""
        key = (table, ply)
        if key not in self._kept:
            try:
                self._kept[key] = await self._pool.run("hint", find_hint, match)
            except BotError:
                raise ApiError(503, "no_hint", Message("errors-hint-failed")) from None
            while len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def close(self) -> None:
        """Kill the process."""
        self._pool.close()


def in_words(match: Match, hint: Hint, full: bool) -> ToldHint:
    """A hint in the language of the request: where to look, or the move and its reason."""
    position = match.position()
    sources, target = views.ends(match.game, hint.move, match.mover)
    if full:
        why = reasons.in_words(hint.why) if hint.why else ""
        words = say("review-hint", move=views.describe(position, hint.move), why=why).strip()
        return ToldHint(words, [*sources, *filter(None, [target])], hint.move)
    if not sources:
        return ToldHint(say("review-hint-choices"), [], None)
    place = views.label(position, _place_of(position, sources[0]))
    return ToldHint(say("review-hint-where", place=place), [sources[0]], None)


def _place_of(position: Position, key: str) -> str:
    """The place of a group of tiles, whose key ends with their colour; or the place itself."""
    return key if key in views.layout(position).places else key[:-1]
