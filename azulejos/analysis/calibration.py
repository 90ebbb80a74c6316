"""Calibration: what a search's own numbers mean, measured in played games.

Searches count on scales of their own: some add a bonus for winning, some average utilities. For
every mode and round, a curve says how many final points such a lead is worth, and how often it
wins. `azulejos calibrate` plays the games and writes `calibration.json` into a game's folder.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, tanh
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.analysis.value import Value, leads_of
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation.position import JsonObject
from azulejos.search.choice import Choice

FILE: Final = "calibration.json"
BEND: Final = 20.0
"""Where curves bend, in points: searches with a bonus for winning count small leads higher."""
END: Final = "end"
"""The curve for positions in which the search sees the end of the game."""


class Curve(NamedTuple):
    """How the leads of a search become points and chances, in one round of a mode."""

    slope: float = 1.0
    """Points of the final lead for each point of the search's lead."""
    bend: float = 0.0
    """Points that come with the sign of the lead: fully from `BEND` points on."""
    scale: float = 8.0
    """A search's lead of this many points over one opponent wins with probability 0.73."""
    base: float = 0.0
    """What all seats together still gain, before their points grow."""
    growth: float = 1.0
    """Final points of all seats for each point that they have now."""

    def value(self, leads: Sequence[float], scores: Sequence[int]) -> Value:
        """The value of a position with these leads by the search, and these scores."""
        seats = len(leads)
        share = (self.base + self.growth * sum(scores)) / seats
        own = (seats - 1) / seats
        points = tuple(share + own * lead for lead in self._final_leads(leads))
        return Value(points, win_chances(leads, self.scale))

    def _final_leads(self, leads: Sequence[float]) -> list[float]:
        found = [self.slope * lead + self.bend * tanh(lead / BEND) for lead in leads]
        mean = sum(found) / len(found)  # 0 with two seats: then the curve is odd
        return [lead - mean for lead in found]


def win_chances(leads: Sequence[float], scale: float) -> tuple[float, ...]:
    """Each seat's chance: a softmax over what it is ahead of the mean of all seats."""
    part = (len(leads) - 1) / len(leads)
    best = max(leads)
    shares = [exp((lead - best) * part / scale) for lead in leads]
    return tuple(share / sum(shares) for share in shares)


def final_value(match: Match) -> Value:
    """The value of a finished game: its result."""
    winners = match.winners
    chances = tuple((p in winners) / len(winners) for p in range(match.players))
    return Value(tuple(map(float, match.scores)), chances)


class Reading(NamedTuple):
    """What a search says of a position, on its own scale."""

    leads: tuple[float, ...]
    """The lead of each seat."""
    is_end: bool
    """Whether its line ends the game: then the leads are those of the result."""


def read_choice(match: Match, choice: Choice) -> Reading:
    """What a search says of a position.

    With two seats, its value for the mover is enough. With more, the expected scores of all seats
    are the only numbers that it has for each of them.
    """
    end = match.copy()
    for move in choice.line:
        end.play(move)
    if end.over:
        return Reading(leads_of(end.scores), True)
    if match.players > 2:
        return Reading(leads_of(choice.values), False)
    value = choice.value or 0.0
    return Reading((value, -value) if match.mover == 0 else (-value, value), False)


def curve_of(match: Match, is_end: bool) -> Curve:
    """The curve of a match in its present round."""
    known = curves(find_game(match.game).folder, mode_of(match))
    if is_end and END in known:
        return known[END]
    rounds = [known[name] for name in sorted(known) if name != END]
    return rounds[min(match.position()["round"], len(rounds)) - 1] if rounds else Curve()


def mode_of(match: Match) -> str:
    """The mode of a match: each mode has its own curves."""
    return find_game(match.game).mode(match.players, match.options)


def curves(folder: Path, mode: str) -> dict[str, Curve]:
    """The curves of a mode by round, and that of the end; none if it was never calibrated."""
    entry = read_calibration(folder).get(mode, {})
    return {name: Curve(**curve) for name, curve in entry.get("curves", {}).items()}


@cache
def read_calibration(folder: Path) -> JsonObject:
    """What is known about the modes of a game, by name."""
    file = folder / FILE
    if not file.exists():
        return {}
    found: JsonObject = json.loads(file.read_text(encoding="utf-8"))
    return found
