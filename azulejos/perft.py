"""Perft: how many lines of a given length lead on from a position. It pins the rules."""

from azulejos.engine.background import can_compile
from azulejos.engine.interface import Rules
from azulejos.engine.loader import interpreted
from azulejos.engine.state import State
from azulejos.match import Match


def perft(match: Match, depth: int) -> int:
    """The number of lines of `depth` moves, nature's moves counted like others."""
    return _lines(match.rules, match.state, depth)


def divided(match: Match, depth: int) -> dict[str, int]:
    """The same number, for each legal move now."""
    outcomes = sorted(match.outcomes().items())
    return {move: _lines(match.rules, state, depth - 1) for move, state in outcomes}


def _lines(rules: Rules, state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if not can_compile():
        masks = [[0] * rules.WORDS for _ in range(depth)]
        count: int = interpreted(rules).perft([state] * depth, masks, depth)
        return count
    from azulejos.engine.compiler import compiled

    compiled_rules = compiled(rules)
    states = compiled_rules.states(*[state] * depth)
    return int(compiled_rules.perft(states, compiled_rules.mask(depth), depth))
