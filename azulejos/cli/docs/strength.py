"""The page of playing strength, from stored results of the arena (`docs/data/strength.toml`)."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from azulejos.notation.position import JsonObject
from azulejos.players.levels import LEVELS
from azulejos.words import say

Result = JsonObject
"""One result as the file has it."""
Row = Sequence[str]

HEAD: Final = """# How strong the bots are

`azulejos docs strength` writes this page from the results in `docs/data/strength.toml`. Each result
comes from `azulejos arena`: every deal is played from every seat, and intervals hold with 95 %
confidence. [The arena](arena.md) explains the method. What was tried on the way is in the
[lab notes](../lab/index.md).

## Levels

A level plays the same on every machine: it has a fixed number of positions to visit and a fixed
network. Only the legend uses all the time it gets, half a second by default, and the newest
network. `azulejos play --against expert`, the start page, `azulejos.player("expert")`, arenas and
the server's API all use these names.

"""
TWO: Final = """
Share of the points against the level below, for two players. Each step aims at 65 to 85 %: enough
to notice, and not hopeless. A step outside that band was changed and measured again on new deals,
so these figures are slightly optimistic.

"""
MORE: Final = """
With three and four players, one seat has the level and the others have the level below. An equal
player would win 33 % with three and 25 % with four. The same steps in strength are 48 to 74 % with
three and 38 to 65 % with four.

"""
GATES: Final = """
## Networks

A network replaces another player only after it has won against it at equal time.
[Train a network](../how-to/train-a-net.md) explains this gate. `hand` is the evaluation without a
network. With three and four players, one seat has the network.

"""
BASELINES: Final = """
## Search against greedy

`greedy` takes the move with the best immediate result. `search` wins nearly always, with a fixed
number of positions for each move (with four players: against three greedy ones).

"""


def page(file: Path) -> str:
    """The whole page."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    titles: Mapping[str, str] = data["titles"]
    two, more = (_modes(data["step"], more=more) for more in (False, True))
    levels = [
        (say("levels-name", level=level), say("levels-about", level=level)) for level in LEVELS
    ]
    return "".join(
        [
            HEAD,
            _table(("level", "how it plays"), levels),
            TWO,
            _steps(data["step"], two, titles),
            MORE,
            _steps(data["step"], more, {mode: _title(titles, mode) for mode in more}),
            GATES,
            _gates(data["gate"], titles),
            BASELINES,
            _baselines(data["baseline"], titles),
        ]
    )


def _modes(results: Iterable[Result], *, more: bool) -> list[str]:
    """The modes of some results: those for two players, or those for more."""
    modes = dict.fromkeys(result["mode"] for result in results)
    return [mode for mode in modes if (_players(mode) > 2) == more]


def _players(mode: str) -> int:
    """The number of players in a mode's name; games for two only do not say it."""
    parts = mode.split("-")
    return int(parts[1]) if len(parts) > 1 else 2


def _title(titles: Mapping[str, str], mode: str) -> str:
    return titles[mode] if _players(mode) == 2 else f"{titles[mode]}, {_players(mode)} players"


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _steps(results: Sequence[Result], modes: Sequence[str], titles: Mapping[str, str]) -> str:
    rows = []
    for level, below in dict.fromkeys((result["level"], result["below"]) for result in results):
        cells = [_step(r for r in results if (r["mode"], r["level"]) == (m, level)) for m in modes]
        rows.append([f"{level} – {below}", *cells])
    return _table(["", *(titles[mode] for mode in modes)], rows)


def _step(results: Iterable[Result]) -> str:
    return "; ".join(f"{_share(result['share'])}, {result['games']} games" for result in results)


def _share(share: Sequence[float]) -> str:
    value, low, high = (f"{100 * part:.0f}" for part in share)
    return f"{value} % [{low}, {high}]"


def _signed(estimate: Sequence[float], digits: int) -> str:
    value, low, high = (f"{part:+.{digits}f}".replace("-", "−") for part in estimate)
    return f"{value} [{low}, {high}]"


def _gates(results: Iterable[Result], titles: Mapping[str, str]) -> str:
    head = ("mode", "network", "against", "seconds a move", "games", "points", "Elo", "margin")
    rows = [
        (
            _title(titles, result["mode"]),
            result["net"],
            result["against"],
            str(result["seconds"]),
            str(result["games"]),
            f"{result['points']:g}",
            _signed(result["elo"], 0),
            _signed(result["margin"], 1),
        )
        for result in results
    ]
    return _table(head, rows)


def _baselines(results: Iterable[Result], titles: Mapping[str, str]) -> str:
    rows = [
        (
            _title(titles, result["mode"]),
            f"{result['nodes']:,}",
            str(result["games"]),
            _share(result["share"]),
            _signed(result["margin"], 1),
        )
        for result in results
    ]
    return _table(("mode", "positions a move", "games", "share", "margin"), rows)
