"""Bots that search."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.search.choice import Bot, Choice
from azulejos.search.limits import Limit
from azulejos.words import Message

if TYPE_CHECKING:
    from azulejos.search.base import SearchPlayer


def check_engine() -> None:
    """BadOption says what to install if no search can run here."""
    from azulejos.engine.background import can_search

    if not can_search():
        raise BadOption(Message("errors-no-search"))


class Search(Bot):
    """Searches in the way that is stronger for the game: alpha-beta or MCTS.

    Alpha-beta needs two seats and no chance within a round; everything else is for MCTS.
    """

    def __init__(self, seed: int | None = None, evaluation: str | None = None) -> None:
        check_engine()
        self.seed = seed
        self.evaluation = evaluation
        self.report: Callable[[Choice], None] | None = None
        self._players: dict[bool, SearchPlayer] = {}

    def think(self, match: Match, limit: Limit) -> Choice:
        """The best move that is found within the limit; without one, in a fifth of a second."""
        player = self.player_for(match)
        player.report = self.report
        return player.think(match, limit)

    def stop(self) -> None:
        """End the search that is running; `choose` then returns within milliseconds."""
        for player in self._players.values():
            player.stop()

    def player_for(self, match: Match) -> "SearchPlayer":
        """The player that searches a match."""
        from azulejos.search.alphabeta_player import AlphaBetaPlayer
        from azulejos.search.mcts_player import MctsPlayer

        use_alphabeta = match.players == 2 and not find_game(match.game).chance_within_round
        if use_alphabeta not in self._players:
            kind = AlphaBetaPlayer if use_alphabeta else MctsPlayer
            self._players[use_alphabeta] = kind(self.seed, self.evaluation)
        return self._players[use_alphabeta]
