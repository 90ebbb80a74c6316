"""How strong a net in training is: a small arena after each epoch, with a budget of nodes."""

import json
from pathlib import Path
from typing import Any

from azulejos.arena import Arena, Plan, summary
from azulejos.arena.plots import alone, share_band
from azulejos.learning.games import write_whole
from azulejos.search.evaluators import HAND
from azulejos.search.nets import Net
from azulejos.words import say

NODES = 400
"""For a move, the same for both: what a net knows is asked, not what it costs."""


def measure(net: Net, options: dict[str, Any], games: int, out: Path) -> dict[str, float]:
    """The share of points against the evaluation made by hand, in per cent, with its interval.

    Shares of all epochs are in `strength.json`, and drawn in `strength.svg`; the net that has
    played stays there, too: `epoch-1.npz` and so on.
    """
    said = out / "strength.json"
    epochs: list[dict[str, float]] = json.loads(said.read_text()) if said.exists() else []
    file = out / f"epoch-{len(epochs) + 1}.npz"
    net.save(file)
    plan = Plan(net.game, (f"search:{file}", f"search:{HAND}"), games, options, {"nodes": NODES})
    arena = Arena(plan)
    for _ in arena.play(jobs=1):
        pass
    share = summary(arena)["entrants"][0]["share"]
    assert share is not None
    figures = {"value": share["value"], "low": share["low"], "high": share["high"]}
    epochs.append({name: round(100 * figure, 1) for name, figure in figures.items()})
    write_whole(said, json.dumps(epochs) + "\n")
    points = [(epoch["value"], epoch["low"], epoch["high"]) for epoch in epochs]
    even = 100 / plan.seats
    named = (say("arena-axis-strength"), say("arena-strength-title"))
    plot = share_band(len(epochs), points, *named, even)
    write_whole(out / "strength.svg", alone(plot))
    return epochs[-1]
