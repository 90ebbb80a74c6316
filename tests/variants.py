"""Every way of playing every game, for tests that must hold for all of them."""

from typing import Any, Final

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    f"{game}-{players}-{side}": (game, {"players": players, name: side})
    for game, name in (("azul", "wall"), ("summer_pavilion", "side"))
    for players in (2, 3, 4)
    for side in ("colour", "grey")
} | {
    "duel-first": ("duel", {"tablets": "first"}),
    "duel-other": ("duel", {"tablets": ["kinds", "border", "corners", "specials"]}),
    "duel-wilds": ("duel", {"tablets": ["wilds"]}),
}
