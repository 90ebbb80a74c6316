"""Promotion: a net that has won its arena becomes the one that plays (`azulejos promote`).

The net is written under its new name to a folder, with the result of the arena, next to a
`ladder.json` in which it is the last net of the arena's mode. For a net that serves several modes,
the command runs once for each, with the arena of that mode.
"""

import json
from pathlib import Path

from azulejos.games import find_game
from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject
from azulejos.search.nets import GATES, LADDER, Net, ladders_of, load
from azulejos.words import Message

ACCEPTED = "H1"
FEWEST_GAMES = 100
"""How many games count without a sequential test, which is for two seats only."""


def passed(results: JsonObject, against: str) -> JsonObject:
    """The result of an arena for a net's record; refused unless the net has won it."""
    first = results["entrants"][0]
    if (verdict := _verdict(results)) != ACCEPTED:
        raise BadOption(Message("errors-gate", verdict=str(verdict)))
    record = {
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
        record["sprt"] = [results["sprt"]["elo0"], results["sprt"]["elo1"]]
    return {**record, "elo": _elo(results)}


def _verdict(results: JsonObject) -> str | None:
    """The verdict of the sequential test; without one, whether the share is clearly above even."""
    if results["sprt"]:
        verdict: str | None = results["sprt"]["verdict"]
        return verdict
    first = results["entrants"][0]
    is_clear = first["games"] >= FEWEST_GAMES and first["share"]["low"] > 1 / results["seats"]
    return ACCEPTED if is_clear else None


def _elo(results: JsonObject) -> list[float | None]:
    """The Elo difference; with more than two seats, ratings are symmetric around 0."""
    if results["pairs"]:
        return _bounds(results["pairs"][0]["elo"], 0)
    rating = results["entrants"][0]["rating"]
    return _bounds({name: value and 2 * value for name, value in rating.items()}, 0)


def _bounds(estimate: dict[str, float | None], digits: int) -> list[float | None]:
    values = (estimate[name] for name in ("value", "low", "high"))
    return [None if value is None else round(value, digits) for value in values]


def promote(file: str, name: str, arena: Path, out: Path, remarks: dict[str, str]) -> str:
    """Write a net that has won its arena, and the new ladder, to a folder; returns its mode.

    The folder may have the net already, for another mode; then its record grows.
    """
    results = json.loads((arena / "results.json").read_text(encoding="utf-8"))
    game = find_game(results["game"])
    mode = game.mode(results["seats"], results["options"])
    against = results["entrants"][1]["name"].partition(":")[2]
    gate = passed(results, against)
    out.mkdir(parents=True, exist_ok=True)
    target = out / f"{name}.npz"
    before = load(str(target) if target.exists() else file).provenance
    gates = {**before.get(GATES, {}), mode: gate}
    Net(game.name, load(file).weights, {**before, **remarks, GATES: gates}).save(target)
    _extend_ladder(out / LADDER, ladders_of(game), mode, name)
    load.cache_clear()
    return mode


def _extend_ladder(file: Path, known: dict[str, list[str]], mode: str, name: str) -> None:
    """Add a net to the ladder of a mode; the file has a line for each mode."""
    if file.exists():
        known = json.loads(file.read_text(encoding="utf-8"))
    nets = {**known, mode: [*(n for n in known.get(mode, []) if n != name), name]}
    lines = (f" {json.dumps(mode)}: {json.dumps(names)}" for mode, names in sorted(nets.items()))
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
