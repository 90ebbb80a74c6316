"""The utility that MCTS maximises: the probability of winning, plus a little for the margin.

The probabilities are a softmax over the expected scores, e^(score / scale); for two seats that is a
logistic curve over the lead. The margin counts a little, so that nobody plays lazily once the game
is decided. Plain functions, compiled with MCTS.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NOBODY, Row, State
from azulejos.evaluation.network import Network
from azulejos.search.exponential import exp

if TYPE_CHECKING:
    from azulejos.search.interface import EVAL_SCALE, refine_eval

MARGIN_WEIGHT: Final = 0.00001
"""The utility of a centipoint, besides what it does for winning."""


def utilities(s: State, net: Network, quick: Row, evals: Row, out: list[float]) -> None:
    """The utility of a position for every seat, by the static evaluation."""
    if s.turn == NOBODY:
        for p in range(s.players):
            out[p] = win_share(s, p) + MARGIN_WEIGHT * lead_of(s, quick, p)
        return
    refine_eval(s, net, quick, evals)
    total = 0.0
    for p in range(s.players):
        out[p] = exp((evals[p] - evals[0]) / EVAL_SCALE)
        total += out[p]
    for p in range(s.players):
        out[p] = out[p] / total + MARGIN_WEIGHT * lead_of(s, evals, p)


def win_share(s: State, p: int) -> float:
    """A seat's share of the win, when the game is over."""
    return (s.winners >> p & 1) / ones(s.winners)


def lead_of(s: State, evals: Row, p: int) -> int:
    """The expected score of a seat minus that of its best opponent."""
    rival = -1_000_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, evals[q])
    return evals[p] - rival


def utility_of_lead(lead: float, scale: float) -> float:
    """The utility of a lead over one opponent."""
    return 1.0 / (1.0 + exp(-lead / scale)) + MARGIN_WEIGHT * lead
