"""The names of the rows of `azulejos bench`. JSON has the plain keys."""

from collections.abc import Callable
from typing import Final

from azulejos.words import say

Show = Callable[[str, str], None]
"""Shows what is being measured: the key of a row, and the name of a game or position."""

ROWS: Final = {
    "playouts_per_s": "bench-playouts",
    "batch_playouts_per_s": "bench-batch-playouts",
    "compiled_us_per_move": "bench-compiled-move",
    "interpreted_us_per_move": "bench-interpreted-move",
    "match_us_per_move": "bench-match-move",
    "picture_us": "bench-picture",
    "cold_compile_s": "bench-cold-compile",
    "warm_start_s": "bench-warm-start",
    "steps_per_s": "bench-steps",
    "import_ms": "bench-import",
    "first_move_ms": "bench-first-move",
    "alphabeta_nodes_per_s": "bench-alphabeta",
    "tree_simulations_per_s": "bench-tree",
    "prebuilt_share": "bench-prebuilt",
    "different_games": "bench-different-games",
    "different_choices": "bench-different-choices",
    "stop_ms": "bench-stop",
    "loop_late_ms": "bench-loop-late",
    "nobody": "bench-nobody",
    "start_s": "bench-start",
    "tables": "bench-tables",
    "busy": "bench-busy",
    "full": "bench-full",
    "kb_per_connection": "bench-connection",
    "moves_per_s": "bench-moves",
    "acknowledged_p50_ms": "bench-acknowledged-half",
    "acknowledged_p99_ms": "bench-acknowledged-most",
    "arrived_p50_ms": "bench-arrived-half",
    "arrived_p99_ms": "bench-arrived-most",
}
"""The message of each key; names of games and positions are no keys and stand for themselves."""


def label(key: str, of: str = "") -> str:
    """A row in words, such as `playouts a second: GAME-2`."""
    words = [say(ROWS[name]) if name in ROWS else name for name in (key, of) if name]
    return ": ".join(words)
