"""Azulejos: the open home of the Azul family of board games.

`GAMES` has the games by name. `new` starts a match; `from_position`, `from_text` and `read_record`
load one, and `read_records` whole files with comments and variations. `player` makes a bot.
"""

from azulejos.analysis import Line, Review, analyse, review
from azulejos.games import GAMES
from azulejos.match import (
    Match,
    Move,
    Outcome,
    from_position,
    from_text,
    new,
    read_any,
    read_record,
)
from azulejos.notation.annotations import RecordedMove, Variation
from azulejos.notation.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotationError,
)
from azulejos.players import Choice, Player, player
from azulejos.records import Record, read_records

__version__ = "0.2.0.dev0"

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choice",
    "IllegalMove",
    "Line",
    "Match",
    "Move",
    "NotationError",
    "Outcome",
    "Player",
    "Record",
    "RecordedMove",
    "Review",
    "Variation",
    "__version__",
    "analyse",
    "from_position",
    "from_text",
    "new",
    "player",
    "read_any",
    "read_record",
    "read_records",
    "review",
]
