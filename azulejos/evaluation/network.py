"""The arrays of a network: what a compiled search needs to evaluate positions with it.

Every player has arrays of its own, so that players can search at the same time.
"""

from typing import NamedTuple

from azulejos.engine.state import Floats


class Network(NamedTuple):
    """A network that is ready to run; all arrays are empty for handcrafted evaluations."""

    weights: Floats
    """The quantisation step and all layers: `nnue.py` has the layout."""
    scratch: Floats
    """The active features and facts of a position (`active_features.py`), sums and layers."""
    cache: Floats
    """First-layer sums of boards that were met before (`accumulator_cache.py`)."""
