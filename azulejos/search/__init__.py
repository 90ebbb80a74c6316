"""Players that look ahead."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search.choice import Choice

if TYPE_CHECKING:
    from azulejos.search.base import Thinking


class Search:
    """Looks ahead, in the way that is stronger for the game: alpha-beta or a growing tree.

    Within a round, Azul for two has no chance and no third party: alpha-beta. All else: a tree.
    """

    def __init__(self, seed: int | None = None, evaluation: str | None = None) -> None:
        self.seed = seed
        self.evaluation = evaluation
        self.report: Callable[[Choice], None] | None = None
        self._players: dict[bool, Thinking] = {}

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """The best move that is found within the limits; without any, in a fifth of a second."""
        player = self._player(match)
        player.report = self.report
        return player.choose(match, seconds=seconds, nodes=nodes, depth=depth)

    def stop(self) -> None:
        """End the search that is going on; `choose` then returns within milliseconds."""
        for player in self._players.values():
            player.stop()

    def _player(self, match: Match) -> "Thinking":
        from azulejos.search.alphabeta_player import AlphaBeta
        from azulejos.search.mcts_player import Tree

        plain = match.players == 2 and not find_game(match.game).chance_within_round
        if plain not in self._players:
            kind = AlphaBeta if plain else Tree
            self._players[plain] = kind(self.seed, self.evaluation)
        return self._players[plain]
