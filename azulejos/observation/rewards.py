"""What the end of a game is worth to each seat. All rewards of a game sum to zero."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.notation.errors import BadOption, no_such

REWARDS: Final = ("wins", "margin")
"""Who has won, or by how many points."""


def known_reward(name: str) -> str:
    """A name of a reward, if it is one."""
    if name not in REWARDS:
        raise BadOption(no_such("reward", name, REWARDS))
    return name


def rewards(
    name: str, scores: NDArray[np.integer], winners: NDArray[np.integer]
) -> NDArray[np.float64]:
    """The rewards of some games, from the scores of their seats and their winners as bits.

    By "wins", winning alone is worth 1, a shared victory is shared, and the others share the loss.
    By "margin", a seat gets the points that it has more than the others have on average.
    """
    players = scores.shape[1]
    worth: NDArray[np.float64] = scores.astype(np.float64)
    if name == "wins":
        won = winners[:, None] >> np.arange(players) & 1
        worth = won / won.sum(axis=1, keepdims=True)
    ahead = players * worth - worth.sum(axis=1, keepdims=True)
    found: NDArray[np.float64] = ahead / (players - 1)
    return found
