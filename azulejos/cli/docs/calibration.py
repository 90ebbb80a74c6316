"""The page about calibration: reliability of the chances, and error rates of the levels."""

from collections.abc import Iterator

from azulejos.analysis.calibration import read_calibration
from azulejos.games import GAMES
from azulejos.notation.position import JsonObject

HEAD = """# What values are worth

This page is made by `azulejos docs calibration` from the files `calibration.json` of the games,
which `azulejos calibrate` writes. [Luck and skill](review.md) explains how values are used.

Two equal searches played each other, with a random move now and then. Curves that turn a search's
own numbers into points and chances were fitted to one half of the games and checked on the other:
of positions said to win with 70 %, 70 % should win. `±` is one standard error; positions of one
game belong together.
"""


def page() -> str:
    """The page as Markdown."""
    parts = [HEAD]
    for game in GAMES.values():
        for mode, entry in sorted(read_calibration(game.folder).items()):
            parts.append("\n".join([f"## {mode}", "", *_reliability(entry), *_levels(entry)]))
    return "\n".join(parts)


def _reliability(entry: JsonObject) -> Iterator[str]:
    yield f"{entry['games']} games, {entry['nodes']} nodes a move, seed {entry['seed']}."
    yield ""
    yield "| said to win | won | positions |"
    yield "|---|---|---|"
    for decile in entry["reliability"]:
        said, won, error = (f"{100 * decile[name]:.1f} %" for name in ("said", "won", "error"))
        yield f"| {said} | {won} ± {error} | {decile['positions']} |"
    yield ""


def _levels(entry: JsonObject) -> Iterator[str]:
    if "levels" not in entry:
        return
    yield "Points given away by a decision, in games between equals:"
    yield ""
    yield "| level | points |"
    yield "|---|---|"
    for level, rate in entry["levels"].items():
        yield f"| {level} | {rate:.2f} |"
    yield ""
