"""A game of Summer Pavilion for those who know Azul: what is different, when it matters."""

from collections.abc import Sequence
from typing import Final

from azulejos.games.summer_pavilion.position import PavilionBoard, PavilionPosition
from azulejos.games.summer_pavilion.svg import ends
from azulejos.teaching.lessons import Lesson, Moment, Tip

PavilionMoment = Moment[PavilionPosition, PavilionBoard]


def welcome(now: PavilionMoment) -> Sequence[Tip]:
    """The wild colour, and taking."""
    if not now.is_due("acquire"):
        return ()
    return [
        Tip("pavilion-coach-welcome"),
        Tip("pavilion-coach-wild", marks={"groups": _wild_tiles(now)}),
        Tip("pavilion-coach-take"),
    ]


def _wild_tiles(now: PavilionMoment) -> list[str]:
    wild = now.position["wild"]
    return [f"{n}{wild}" for n, tiles in enumerate(now.position["factories"], 1) if wild in tiles]


def token(now: PavilionMoment) -> Sequence[Tip]:
    """The centre costs points the first time."""
    there = now.position["centre"] and now.position["token"] == "centre"
    if not (now.is_due("acquire", 1) and there):
        return ()
    return [Tip("pavilion-coach-token", marks={"targets": ["C"]})]


def place(now: PavilionMoment) -> Sequence[Tip]:
    """The second part of a round: paying with tiles."""
    if not now.is_due("play"):
        return ()
    return [
        Tip("pavilion-coach-place", marks={"targets": _affordable(now)}),
        Tip("pavilion-coach-pay", marks={"targets": _affordable(now)}),
    ]


def _affordable(now: PavilionMoment) -> list[str]:
    places = {ends(move, now.seat).target for move in now.match.moves()}
    return sorted(places - {""})


def run(now: PavilionMoment) -> Sequence[Tip]:
    """The first tile was laid: its neighbours score more."""
    laid = next((s for s in now.steps if s.seat == now.seat and s.marks.get("points")), None)
    if not (now.is_due("play") and laid):
        return ()
    return [Tip("pavilion-coach-run", {"points": laid.points or 0}, laid.marks)]


def features(now: PavilionMoment) -> Sequence[Tip]:
    """Pillars, statues, windows."""
    if not now.is_due("play", 2):
        return ()
    near = [f"{now.seat}:{name}" for name in ("pillar_NW", "statue_NW_NE", "window_NW")]
    return [Tip("pavilion-coach-features", marks={"targets": near})]


def reward(now: PavilionMoment) -> Sequence[Tip]:
    """A feature has been surrounded."""
    if not now.is_due("reward"):
        return ()
    owed = now.position["owed"]
    return [Tip("pavilion-coach-reward", {"tiles": owed}, {"targets": ["supply"]})]


def must_pass(now: PavilionMoment) -> Sequence[Tip]:
    """Nothing can be placed any more."""
    if not (now.is_due("play") and now.match.moves() == ["pass"]):
        return ()
    return [Tip("pavilion-coach-pass")]


def keep(now: PavilionMoment) -> Sequence[Tip]:
    """What is kept, and what it costs not to keep it."""
    if not now.is_due("keep"):
        return ()
    corners = [f"{now.seat}:keep{n}" for n in range(1, 5)]
    return [Tip("pavilion-coach-keep", {"tiles": len(now.mine["tiles"])}, {"targets": corners})]


def second_round(now: PavilionMoment) -> Sequence[Tip]:
    """Another wild colour; what the end will pay."""
    if not now.is_due("acquire", rounds=2):
        return ()
    return [
        Tip("pavilion-coach-new-wild", marks={"groups": _wild_tiles(now)}),
        Tip("pavilion-coach-stars"),
        Tip("pavilion-coach-alone"),
    ]


def last_round(now: PavilionMoment) -> Sequence[Tip]:
    """What is left at the end is lost."""
    return [Tip("pavilion-coach-last")] if now.is_due("acquire", rounds=6) else ()


def over(now: PavilionMoment) -> Sequence[Tip]:
    """The end."""
    if not now.match.over:
        return ()
    values = {"won": now.seat in now.match.winners, "points": now.mine["score"]}
    return [Tip("pavilion-coach-over", values)]


LESSONS: Final[Sequence[Lesson[PavilionPosition, PavilionBoard]]] = (
    welcome, token, place, reward, keep, must_pass, run, features, second_round, last_round, over,
)  # fmt: skip
