"""Values of moves without a search: what each brings at once, and what the boards promise."""

from azulejos.engine.state import NOBODY, State
from azulejos.evaluation.terms import POINT, ending
from azulejos.games import find_game
from azulejos.match import Match


def prospect(match: Match) -> dict[str, float]:
    """What each legal move is worth to the seat to move, if the round ended right after it."""
    greedy = find_game(match.game).part("greedy")
    seat = match.mover
    values = {}
    for text, state in match.outcomes().items():
        values[text] = greedy.standing(state, seat)
    return values


def promise(match: Match) -> dict[str, float]:
    """By how much the seat to move may expect to win after each legal move, as boards promise."""
    seat = match.mover
    return {text: lead(match.game, state, seat) for text, state in match.outcomes().items()}


def lead(game: str, s: State, seat: int) -> float:
    """What a seat may expect to have more than the best of the others, in points."""
    worths = [worth / POINT for worth in all_worths(game, s)]
    return worths[seat] - max(worth for p, worth in enumerate(worths) if p != seat)


def all_worths(game: str, s: State) -> list[int]:
    """What the boards of all seats are worth."""
    if s.turn == NOBODY:
        return [POINT * score for score in s.score[: s.players]]
    heuristic = find_game(game).heuristic
    last = ending(heuristic, s)
    return [heuristic.worth(s, p, last) for p in range(s.players)]
