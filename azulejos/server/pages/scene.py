"""Scenes: what happened at a table between two plies, step by step, as layers of one picture.

The ground of a picture stays. A step has the layers that change (ink, tiles, marks), and for each
tile the one that it was in the step before, so that the page can animate it from there. The server
keeps no state between requests: the page names the ply that it shows, and gets what came since.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypedDict

from azulejos import views
from azulejos.drawing.layout import Piece, follow
from azulejos.drawing.marks import Marks
from azulejos.drawing.sentences import seat_names, signed
from azulejos.match import Match
from azulejos.narration import Step
from azulejos.notation import Position
from azulejos.server.pages.layers import draw_layers
from azulejos.server.pages.view_options import ViewOptions
from azulejos.server.storage.log import NATURE, Move
from azulejos.server.tables import giving_up
from azulejos.server.tables.table import Table
from azulejos.words import say

MAX_STEPS: Final = 60
"""Steps in one scene; a page that is further behind jumps to the end."""


class StepFacts(TypedDict):
    """What the page shows around the picture."""

    ply: int
    seat: int | None
    words: str
    points: int | None
    status: str
    yours: str
    """The status, spoken to the player to move."""
    round: int
    notice: str
    warn: bool
    turn: int | Literal["nature"] | None
    scores: list[int]


class SceneStep(StepFacts):
    """A step of a scene: facts, and the layers of the picture that change."""

    ink: str
    tiles: str
    marks: str
    came: dict[str, str]
    """For each tile whose id changes: its id in the step before; empty for a new tile."""


class Scene(TypedDict):
    """What happened between two plies."""

    ply: int
    seat: int
    shape: str
    theme: str
    steps: list[SceneStep]
    text: list[str]
    """The last position in sentences."""


class LoggedStep(NamedTuple):
    """A step of the narration, and the ply after it."""

    ply: int
    step: Step
    move: tuple[int, str] | None = None
    """The move whose ends are outlined; None for the steps that a move causes."""


def scene(
    table: Table, since: int, until: int, seat: int, options: ViewOptions, names: Sequence[str]
) -> Scene:
    """What happened between two plies; the last step shows the table at the ply `until`."""
    match = table.timeline.at(since)
    shown = match.position()
    steps = _steps(table, match, since, until)
    last = steps[-1].step
    end = last._replace(position=giving_up.shown(table, until, last.position))
    steps[-1] = steps[-1]._replace(step=end)
    return {
        "ply": until,
        "seat": seat,
        "shape": options.shape,
        "theme": options.theme,
        "steps": _draw(steps, shown, names, table.names, seat, options),
        "text": views.in_sentences(steps[-1].step.position, seat, names),
    }


def _steps(table: Table, match: Match, since: int, until: int) -> list[LoggedStep]:
    """The steps from `match`, at the ply `since`, on. A jump is one step without words."""
    old, new = table.timeline.active_at(since), table.timeline.active_at(until)
    if old == new[: len(old)]:
        steps = _narrate(match, new[len(old) :], until)
        if 0 < len(steps) < MAX_STEPS:
            return steps
    position = table.timeline.at(until).position()
    step = Step(None, "", position, marks=end_marks(table, until), bonus=True)
    return [LoggedStep(until, step, table.timeline.last_move(until))]


def end_marks(table: Table, ply: int) -> Marks:
    """The bonuses of a finished game, on its boards; nothing before the end."""
    moves = [move for move in table.timeline.active_at(ply) if move.seat != NATURE]
    if not moves or not table.timeline.at(ply).over:
        return {}
    steps = views.narrate(table.timeline.at(moves[-1].ply), moves[-1].text)
    marks: Marks = {}
    for step in steps:
        if step.bonus:
            marks = _together(marks, step.marks)
    return marks


def _together(kept: Marks, new: Marks) -> Marks:
    """The bonuses so far and a new one. Two at the same place share a badge."""
    points = {
        key: signed(brought) if isinstance(brought, int) else brought
        for key, brought in new.get("points", {}).items()
    }
    for key, words in kept.get("points", {}).items():
        points[key] = f"{words} {points[key]}" if key in points else str(words)
    return {"runs": [*kept.get("runs", ()), *new.get("runs", ())], "points": points}


def _narrate(match: Match, moves: Sequence[Move], until: int) -> list[LoggedStep]:
    """Each move with what it causes; consecutive draws of nature are one step."""
    steps: list[LoggedStep] = []
    for n, move in enumerate(moves):
        if move.seat == NATURE:
            match.play(move.text)
            if n + 1 == len(moves) or moves[n + 1].seat != NATURE:
                steps.append(LoggedStep(move.ply + 1, Step(None, "", match.position())))
            continue
        narration = views.narrate(match, move.text)
        match.play(move.text)
        steps.append(LoggedStep(move.ply + 1, narration[0], (move.seat, move.text)))
        steps += [LoggedStep(move.ply + 1, step) for step in narration[1:]]
    if steps:
        steps[-1] = steps[-1]._replace(ply=until)
    return steps


def _draw(
    steps: Sequence[LoggedStep],
    shown: Position,
    names: Sequence[str],
    neutral: Sequence[str],
    seat: int,
    options: ViewOptions,
) -> list[SceneStep]:
    before = views.layout(shown, seat=seat, shape=options.shape).pieces
    last: tuple[int, str] | None = None
    drawn: list[SceneStep] = []
    bonuses: Marks = {}
    for logged in steps:
        last = logged.move or last
        marks = logged.step.marks
        if logged.step.bonus or bonuses:  # bonuses count up, and stay on the boards
            marks = bonuses = _together(bonuses, marks)
        layers = draw_layers(logged.step.position, names, seat, options, last, marks)
        origins = _origins(before, layers.layout.pieces)
        before = layers.layout.pieces
        drawn.append(
            {
                **_facts(logged, names, neutral),
                "ink": layers.ink,
                "tiles": layers.tiles,
                "marks": layers.marks,
                "came": origins,
            }
        )
    return drawn


def _facts(logged: LoggedStep, names: Sequence[str], neutral: Sequence[str]) -> StepFacts:
    """The facts of a step. The `neutral` names fit a sentence about a player: no "you is"."""
    ply, step, move = logged
    position = step.position
    is_over = position["phase"] == "over"
    called = seat_names(names if is_over else neutral, len(position["players"]))
    scoring = say("boards-bonuses" if is_over else "boards-scoring")
    heading = scoring if move is None and step.words else None
    drawer = views.game_of(position).drawer
    warning = drawer.notice(position)
    reminder = say("boards-game-over") if is_over else drawer.reminder(position)
    return {
        "ply": ply,
        "seat": step.seat,
        "words": step.words,
        "points": step.points,
        "status": heading or views.status(position, called),
        "yours": heading or views.status(position, called, you=True),
        "round": position["round"],
        "notice": " · ".join(part for part in (warning, reminder) if part),
        "warn": bool(warning),
        "turn": position["turn"],
        "scores": [player["score"] for player in position["players"]],
    }


def _origins(before: Sequence[Piece], after: Sequence[Piece]) -> dict[str, str]:
    """For each tile whose id changes, its id before; empty if it is new."""
    known = {piece.id for piece in before}
    followed = follow(before, after)
    return {
        now.id: was.id if was.id in known else ""
        for now, was in zip(after, followed, strict=True)
        if now.id != was.id or was.id not in known
    }
