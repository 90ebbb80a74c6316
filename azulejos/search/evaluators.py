"""Names of evaluators that stand for another: the handcrafted one, and networks of a mode."""

from typing import Final

HAND: Final = "hand"
"""The handcrafted evaluation."""
NET: Final = "net"
"""The best network of the mode that is played."""
FIRST: Final = "first"
"""Its first network, which stays the same when better ones are added."""
SECOND: Final = "second"
"""Its second network, or the first if there is only one."""
