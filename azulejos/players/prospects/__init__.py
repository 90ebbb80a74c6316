"""What a move brings at once, in points: one file a game."""

from importlib import import_module

from azulejos.match import Match


def prospect(match: Match) -> dict[str, float]:
    """What each legal move is worth to the seat to move, if the round ended right after it."""
    judge = import_module(f"azulejos.players.prospects.{match.game}")
    seat = match.turn
    assert isinstance(seat, int)
    values = {}
    for text, state in match.outcomes().items():
        values[text] = judge.standing(state, seat)
    return values
