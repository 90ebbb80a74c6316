"""What runs in the process of a review: a quick pass, then a good one."""

import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from azulejos.analysis.judge import Judge, default_nodes
from azulejos.analysis.levels import level_rates
from azulejos.analysis.report import as_json
from azulejos.analysis.review import review
from azulejos.match import Match
from azulejos.notation.position import JsonObject
from azulejos.server.parent import end_with_parent

QUICK: Final = 20
"""The first pass searches this many times less, so that there is something to see at once."""
QUICK_DEALS: Final = 8


class Progress(NamedTuple):
    """A message of the process: how far the good pass is, and a review when one is complete."""

    done: int
    total: int
    content: JsonObject | None = None
    is_final: bool = False


def work(match: Match, nodes: int, channel: Connection) -> None:
    """Review a match, and send what is found. Nobody waits for this process: others run first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    total, rates = len(match.history), level_rates(match)
    channel.send(Progress(0, total))
    for is_final in (False, True):
        judge = _judge(nodes or default_nodes(match), is_final)
        found = review(match, judge=judge, progress=_report(channel, is_final))
        channel.send(Progress(total if is_final else 0, total, as_json(found, rates), is_final))
    channel.close()


def _judge(nodes: int, is_final: bool) -> Judge:
    return Judge(nodes) if is_final else Judge(max(1, nodes // QUICK), QUICK_DEALS)


def _report(channel: Connection, is_final: bool) -> Callable[[int, int], None] | None:
    if not is_final:
        return None
    return lambda done, total: channel.send(Progress(done, total))
