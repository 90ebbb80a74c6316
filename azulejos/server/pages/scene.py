"""Scenes: what a page shows of a table, step by step, as layers of one picture.

The ground of a picture stays. A step has the layers that change (ink, tiles, marks), and for each
tile the one that it was in the step before, so that the page can let it fly from there. Nothing is
remembered between requests: the page says which ply it shows, and gets what came since.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from azulejos import views
from azulejos.drawing import panels
from azulejos.drawing.layout import Layout, Piece, follow
from azulejos.drawing.marks import Marks
from azulejos.drawing.picture import Look as PictureLook
from azulejos.drawing.picture import touched
from azulejos.drawing.sentences import seat_names
from azulejos.match import Match
from azulejos.narration import Step
from azulejos.notation import Position
from azulejos.server.pages.view_options import Look
from azulejos.server.storage.log import NATURE, Move, standing
from azulejos.server.tables.table import Table
from azulejos.words import say

MOST: Final = 60
"""Steps in one scene; a page that is further behind jumps."""


class Moment(NamedTuple):
    """A step, and how many entries the log had when it was done."""

    ply: int
    step: Step
    move: tuple[int, str] | None = None
    """The move itself, whose ends are outlined; none in the steps that it sets off."""


def scene(table: Table, since: int, at: int, seat: int, look: Look) -> dict[str, Any]:
    """What happened between two plies, as steps; the last one is the table at `at`."""
    old, new = standing(table.moves[:since]), standing(table.moves[:at])
    match = table.begun()
    first = 0
    if old == new[: len(old)]:
        first = len(old)
    shown = _position(table, old)
    for move in new[:first]:
        match.play(move.text)
    moments = _moments(match, new[first:], at)[-MOST:]
    if first < len(old) or len(moments) == MOST or not moments:
        last = moments[-1] if moments else Moment(at, Step(None, "", shown))
        moments = [last._replace(ply=at, step=last.step._replace(words=""))]
    return {
        "ply": at,
        "seat": seat,
        "shape": look.shape,
        "theme": look.theme,
        "steps": _drawn(moments, shown, table.names, seat, look),
        "text": views.spoken(moments[-1].step.position, seat, table.names),
    }


def _position(table: Table, moves: Sequence[Move]) -> Position:
    match = table.begun()
    for move in moves:
        match.play(move.text)
    return match.position()


def _moments(match: Match, moves: Sequence[Move], at: int) -> list[Moment]:
    """Every move with what it set off; nature's draws in a row are one moment."""
    moments: list[Moment] = []
    for n, move in enumerate(moves):
        if move.seat == NATURE:
            match.play(move.text)
            if n + 1 == len(moves) or moves[n + 1].seat != NATURE:
                moments.append(Moment(move.ply + 1, Step(None, "", match.position())))
            continue
        steps = views.narrate(match, move.text)
        match.play(move.text)
        moments.append(Moment(move.ply + 1, steps[0], (move.seat, move.text)))
        moments += [Moment(move.ply + 1, step) for step in steps[1:]]
    if moments:
        moments[-1] = moments[-1]._replace(ply=at)
    return moments


def _drawn(
    moments: Sequence[Moment], shown: Position, names: Sequence[str], seat: int, look: Look
) -> list[dict[str, Any]]:
    before = views.layout(shown, seat=seat, shape=look.shape).pieces
    last: tuple[int, str] | None = None
    out = []
    for moment in moments:
        last = moment.move or last
        layers = picture(moment.step.position, names, seat, look, last, moment.step.marks)
        table = layers.table
        came = _came(before, table.pieces)
        before = table.pieces
        out.append(_facts(moment, names) | layers.changing() | {"came": came})
    return out


def _facts(moment: Moment, names: Sequence[str]) -> dict[str, Any]:
    ply, step, move = moment
    position = step.position
    called = seat_names(names, len(position["players"]))
    over = position["phase"] == "over"
    scoring = say("boards-bonuses" if over else "boards-scoring")
    heard = scoring if move is None and step.words else None
    warning, news = views.game_of(position).drawer.notice(position), notice(position)
    return {
        "ply": ply,
        "seat": step.seat,
        "words": step.words,
        "points": step.points,
        "status": heard or views.status(position, called),
        "yours": heard or views.status(position, called, you=True),
        "round": position["round"],
        "notice": " · ".join(part for part in (warning, news) if part),
        "warn": bool(warning),
        "turn": position["turn"],
        "scores": [player["score"] for player in position["players"]],
    }


def notice(position: Position) -> str:
    """What else everybody should know now: that the game is over; the wild colour."""
    if position["phase"] == "over":
        return say("boards-game-over")
    return views.game_of(position).drawer.reminder(position)


def _came(before: Sequence[Piece], after: Sequence[Piece]) -> dict[str, str]:
    """For each tile the one that it was before, where its id differs; empty if it is new."""
    known = {piece.id for piece in before}
    followed = follow(before, after)
    return {
        now.id: was.id if was.id in known else ""
        for now, was in zip(after, followed, strict=True)
        if now.id != was.id or was.id not in known
    }


# --- pictures in layers ---


class Layers(NamedTuple):
    """A picture, taken apart."""

    table: Layout
    ground: str
    ink: str
    tiles: str
    marks: str

    def changing(self) -> dict[str, str]:
        """The layers that differ from one position to the next."""
        return {"ink": self.ink, "tiles": self.tiles, "marks": self.marks}


def picture(
    position: Position, names: Sequence[str], seat: int, look: Look,
    last: tuple[int, str] | None = None, marks: Marks | None = None,
) -> Layers:  # fmt: skip
    """A position as layers, with the last move outlined."""
    table = views.layout(position, seat=seat, shape=look.shape)
    shown: Marks = {**marks} if marks else {}
    if last:
        # from the moons, a move takes what lies on top of several: outlining all says nothing
        shown["last"] = [
            key for key in touched(views.game_of(position).drawer, *last) if key[0] != "M"
        ]
    if look.shape != "wide" and "points" in shown:  # badges would hide the others' small boards
        own = f"{seat}:"
        shown["points"] = {k: v for k, v in shown["points"].items() if k.startswith(own)}
    sheet = views.sheet_of(position, table, PictureLook(seat, look.theme, look.shape), names, shown)
    ground = f"<defs>{''.join(sheet.defs)}</defs>{''.join(sheet.ground)}"
    return Layers(table, ground, "".join(sheet.ink), "".join(sheet.tiles), "".join(sheet.marks))


def frame(layout: Layout) -> dict[str, Any]:
    """The part of a picture that the page shows (its band is the page's own), and what is in it.

    `fold` is how high what one plays with is, by the picture's width; `boards` where boards are.
    """
    top = 2 + (panels.TALL_BAND if layout.handy else panels.WIDE_BAND)
    boards = {key[6:]: box for key, box in layout.boxes.items() if key.startswith("board:")}
    return {
        "box": f"0 {top:g} {layout.width:g} {layout.height - top:g}",
        "fold": round(((layout.fold or layout.height) - top) / layout.width, 4),
        "boards": {seat: [round(v, 1) for v in box] for seat, box in boards.items()},
    }
