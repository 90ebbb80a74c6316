"""How a search can evaluate positions: names that stand for an evaluation or a network."""

from typing import Final

HAND: Final = "hand"
"""Evaluate by hand-made terms."""
NET: Final = "net"
"""Evaluate by the best network of the mode that is played."""
FIRST: Final = "first"
"""Evaluate by its first network, which stays the same when better ones come."""
SECOND: Final = "second"
"""Evaluate by its second network, or the first where there is no other yet."""
