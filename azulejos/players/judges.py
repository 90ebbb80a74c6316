"""Who may judge the positions that a search looks at; a net can also be named, or its file."""

from typing import Final

HAND: Final = "hand"
"""The terms made by hand."""
NET: Final = "net"
"""The best network of the mode that is played."""
FIRST: Final = "first"
"""Its first network, which stays the same when better ones come."""
SECOND: Final = "second"
"""Its second network, or the first where there is no other yet."""
