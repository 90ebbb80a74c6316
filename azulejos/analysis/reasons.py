"""Why one move is better than another, in words: what both lead to, as the heuristic counts it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from azulejos.match import Match
from azulejos.players.explanation import explain_position
from azulejos.words import say

LEAST_POINTS: Final = 0.75
"""A smaller difference is no reason."""


class Reason(NamedTuple):
    """What the better of two lines brings, in points."""

    own: float
    """More points for the mover that are certain."""
    rival: float
    """Fewer certain points for the opponent who gains most by the other line."""
    later: float
    """More points that the mover's board promises for later."""


def reason(match: Match, better: Sequence[str], worse: Sequence[str]) -> Reason:
    """Compare two lines of play from a position."""
    seat = match.mover
    good, bad = (explain_position(_after(match, line)) for line in (better, worse))
    rivals = [bad[p].certain - good[p].certain for p in range(match.players) if p != seat]
    own = good[seat].certain - bad[seat].certain
    return Reason(own, max(rivals), good[seat].expected - bad[seat].expected - own)


def _after(match: Match, line: Sequence[str]) -> Match:
    """The position at the end of a line, or where nature draws before."""
    end = match.copy()
    end.stop_nature()
    for move in line:
        if not isinstance(end.turn, int):
            break
        end.play(move)
    return end


def in_words(found: Reason) -> str:
    """A reason as a sentence; empty if the numbers do not tell."""
    for kind, points in found._asdict().items():
        if points >= max(LEAST_POINTS, *(other for other in found if other != points), 0):
            return say("review-reason", kind=kind, points=round(max(points, 1)))
    return ""
