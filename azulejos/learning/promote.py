"""The gate: a net that has won its arena becomes the one that plays.

    python -m azulejos.learning.gate nets/duel/net.npz duel-1 gate

keeps the net under a name in `players/evaluation/nets`, with what `gate/results.json` says, and
makes it current in the mode that the arena was played in. For a net that serves several modes, it
is called once for each, with the arena of that mode.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from azulejos.games import find_game
from azulejos.notation.errors import BadOption
from azulejos.search.nets import GATES, Net, let_play, load, nets_folder
from azulejos.words import Message

ACCEPTED = "H1"
FEWEST_GAMES = 100
"""Fewer do not count without a sequential test, which is for two seats only."""


def passed(results: dict[str, Any], against: str) -> dict[str, Any]:
    """What a net has shown; refused if the arena was not decided for it."""
    first = results["entrants"][0]
    if (verdict := _verdict(results)) != ACCEPTED:
        raise BadOption(Message("errors-gate", verdict=str(verdict)))
    shown = {
        "against": against,
        "limits": results["limits"],
        "options": results["options"],
        "games": first["games"],
        "wins": first["wins"],
        "draws": first["draws"],
        "losses": first["losses"],
        "share": _bounds(first["share"], 3),
        "margin": _bounds(first["margin"], 1),
    }
    if results["sprt"]:
        shown["sprt"] = [results["sprt"]["elo0"], results["sprt"]["elo1"]]
    return {**shown, "elo": _elo(results)}


def _verdict(results: dict[str, Any]) -> str | None:
    """What the sequential test says; without one, whether the share is surely more than even."""
    if results["sprt"]:
        verdict: str | None = results["sprt"]["verdict"]
        return verdict
    first = results["entrants"][0]
    sure = first["games"] >= FEWEST_GAMES and first["share"]["low"] > 1 / results["seats"]
    return ACCEPTED if sure else None


def _elo(results: dict[str, Any]) -> list[float | None]:
    """How far the net is ahead; with more than two seats, ratings lie evenly around 0."""
    if results["pairs"]:
        return _bounds(results["pairs"][0]["elo"], 0)
    rating = results["entrants"][0]["rating"]
    return _bounds({name: value and 2 * value for name, value in rating.items()}, 0)


def _bounds(estimate: dict[str, float | None], digits: int) -> list[float | None]:
    values = (estimate[name] for name in ("value", "low", "high"))
    return [None if value is None else round(value, digits) for value in values]


def let_in(file: str, name: str, arena: Path, remarks: dict[str, str]) -> str:
    """Keep a net that has passed; returns the mode in which it plays from now on."""
    results = json.loads((arena / "results.json").read_text(encoding="utf-8"))
    game = find_game(results["game"])
    wanted = game.mode(results["seats"], results["options"])
    kept = nets_folder(game) / f"{name}.npz"
    net = load(name if kept.exists() else file)
    against = results["entrants"][1]["name"].partition(":")[2]
    gates = {**net.provenance.get(GATES, {}), wanted: passed(results, against)}
    Net(net.game, load(file).weights, {**net.provenance, **remarks, GATES: gates}).save(kept)
    let_play(game, name, wanted)
    return wanted


def main() -> None:
    """Let a net in."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", help="the file that `azulejos train` wrote")
    parser.add_argument("name", help="such as duel-1: it is kept under this name")
    parser.add_argument("arena", type=Path, help="the folder of `azulejos arena --out`")
    parser.add_argument("--played", metavar="COMMIT", help="whose evaluation played the games")
    options = parser.parse_args()
    remarks = {"played": options.played} if options.played else {}
    print(f"{options.name} plays {let_in(options.net, options.name, options.arena, remarks)}")


if __name__ == "__main__":
    main()
