"""Hints: what the strongest search would play, and why. They run in a bot's process."""

from typing import Final, NamedTuple

from azulejos.analysis.reasons import Reason, reason
from azulejos.match import Match
from azulejos.search import Search

SECONDS: Final = 0.5
OTHER_NODES: Final = 2_000
"""How far the second best move is searched, to compare with it."""


class Hint(NamedTuple):
    """A good move, how play goes on after it, and what it brings."""

    move: str
    line: tuple[str, ...]
    why: Reason | None
    """Compared with the second best move; None if there is only one."""


def find_hint(match: Match, seconds: float = SECONDS) -> Hint:
    """The move that the strongest search would play."""
    search = Search(1)
    choice = search.choose(match, seconds=seconds)
    line = tuple(choice.line)
    other = next(iter(choice.alternatives), None)
    if other is None:
        return Hint(choice.move, line, None)
    after = match.copy(seed=1)
    after.stop_nature()
    after.play(other)
    is_turn = isinstance(after.turn, int)
    rest = search.choose(after, nodes=OTHER_NODES).line if is_turn else []
    return Hint(choice.move, line, reason(match, line, [other, *rest]))
