"""The judge: values of positions by a search, the same for the same question.

A position in which nature draws is worth the mean over sampled draws. The samples have fixed seeds,
so all questions about one game are judged on the same draws, and differences are not blurred.
"""

from typing import Final, NamedTuple

from azulejos.analysis.calibration import curve_of, final_value, read_choice
from azulejos.analysis.value import Value, mean_value
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import Search

ALPHABETA_NODES: Final = 60_000
MCTS_NODES: Final = 2_000
"""How much a judge searches if it is not told otherwise: some hundredths of a second."""
DEALS: Final = 32
"""How many draws of nature are sampled: eight would leave an error of nearly two points."""
MAX_BEHIND: Final = 6
"""How many other moves a judgement names."""


class Judgement(NamedTuple):
    """What a judge says of a position."""

    value: Value
    line: tuple[str, ...] = ()
    """The best play from here, as far as the search looked; none if nature draws."""
    behind: tuple[tuple[str, float], ...] = ()
    """Other moves, and how many points at least they are behind the best, as the search saw it."""


def default_nodes(match: Match) -> int:
    """How many nodes give a good judgement of a game's positions."""
    use_mcts = match.players > 2 or find_game(match.game).chance_within_round
    return MCTS_NODES if use_mcts else ALPHABETA_NODES


class Judge:
    """Values positions with a fixed number of nodes, and remembers them."""

    def __init__(self, nodes: int, deals: int = DEALS, seed: int = 1) -> None:
        self.nodes = nodes
        self.deals = deals
        self._seed = seed
        self._search = Search(seed)
        self._known: dict[tuple[str, int], Judgement] = {}

    def value(self, match: Match, factor: int = 1) -> Value:
        """The value of a position; `factor` multiplies the nodes, except after sampled draws."""
        return self.judge(match, factor).value

    def judge(self, match: Match, factor: int = 1) -> Judgement:
        """The value of a position and the best play from there.

        Nature must be played by hand in the match: what it draws next is part of the question.
        """
        key = (match.text(), 1 if match.turn == "nature" else factor)
        if key not in self._known:
            self._known[key] = self._judge(match, factor)
        return self._known[key]

    def _judge(self, match: Match, factor: int) -> Judgement:
        if match.over:
            return Judgement(final_value(match))
        if match.turn == "nature":
            return Judgement(mean_value([self.value(deal) for deal in self._deals(match)]))
        moves = match.moves()
        if len(moves) == 1:  # a forced move is worth what follows; searches do not look at it
            after = self.judge(match.copy().play(moves[0]), factor)
            return Judgement(after.value, (moves[0], *after.line))
        choice = self._search.choose(match, nodes=self.nodes * factor)
        leads, is_end = read_choice(match, choice)
        curve = curve_of(match, is_end)
        behind = [
            (move, curve.slope * ((choice.value or 0.0) - value))
            for move, value in choice.alternatives.items()
        ]
        value = curve.value(leads, match.scores)
        return Judgement(value, tuple(choice.line), tuple(behind[:MAX_BEHIND]))

    def _deals(self, match: Match) -> list[Match]:
        return [match.drawn(self._seed + deal) for deal in range(self.deals)]
