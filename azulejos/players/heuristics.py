"""Values of moves without a search: by their immediate outcome, and by the heuristic."""

from azulejos.engine.state import NOBODY, State
from azulejos.evaluation.terms import POINT, is_last_round
from azulejos.games import find_game
from azulejos.match import Match


def greedy_values(match: Match) -> dict[str, float]:
    """What each legal move is worth to the seat to move, if the round ended right after it.

    In a game without `greedy.py`, the score after the move counts.
    """
    seat, game = match.mover, find_game(match.game)
    outcomes = match.outcomes().items()
    if not game.has("greedy"):
        return {text: float(state.score[seat]) for text, state in outcomes}
    greedy = game.part("greedy")
    return {text: greedy.standing(state, seat) for text, state in outcomes}


def heuristic_values(match: Match) -> dict[str, float]:
    """The expected lead of the seat to move after each legal move, in points."""
    seat = match.mover
    return {
        text: _expected_lead(match.game, state, seat) for text, state in match.outcomes().items()
    }


def _expected_lead(game: str, s: State, seat: int) -> float:
    """The expected score of a seat minus that of its best opponent, in points."""
    scores = [score / POINT for score in _expected_scores(game, s)]
    return scores[seat] - max(score for p, score in enumerate(scores) if p != seat)


def _expected_scores(game: str, s: State) -> list[int]:
    if s.turn == NOBODY:
        return [POINT * score for score in s.score[: s.players]]
    heuristic = find_game(game).heuristic
    ending = is_last_round(heuristic, s)
    return [heuristic.worth(s, p, ending) for p in range(s.players)]
