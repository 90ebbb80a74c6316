"""The strength of a net in training: a small arena after each epoch, with a node limit."""

import json
from pathlib import Path

from azulejos.arena import Arena, Plan, summary
from azulejos.arena.plots import alone, share_band
from azulejos.learning.games import write_whole
from azulejos.notation.position import Options
from azulejos.search.evaluators import HAND
from azulejos.search.nets import Net
from azulejos.words import say

NODES = 400
"""Per move, the same for both: this measures knowledge, not speed."""


def measure(net: Net, options: Options, games: int, out: Path) -> dict[str, float]:
    """The score against the handcrafted evaluation, in per cent, with its interval.

    Shares of all epochs are in `strength.json`, and drawn in `strength.svg`; the net that has
    played stays there, too: `epoch-1.npz` and so on.
    """
    results = out / "strength.json"
    epochs: list[dict[str, float]] = json.loads(results.read_text()) if results.exists() else []
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
    write_whole(results, json.dumps(epochs) + "\n")
    points = [(epoch["value"], epoch["low"], epoch["high"]) for epoch in epochs]
    even = 100 / plan.seats
    named = (say("arena-axis-strength"), say("arena-strength-title"))
    plot = share_band(len(epochs), points, *named, even)
    write_whole(out / "strength.svg", alone(plot))
    return epochs[-1]
