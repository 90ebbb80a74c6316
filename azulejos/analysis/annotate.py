"""Writes a review into a record: values, glyphs for mistakes, better lines as variations."""

from typing import Final

from azulejos.analysis.grades import BLUNDER, SLIP
from azulejos.analysis.review import Decision, Progress, review
from azulejos.match import Match
from azulejos.notation.annotations import GLYPHS, SIGNS, RecordedMove, Variation
from azulejos.records import Record

GRADE_GLYPHS: Final = {SLIP: GLYPHS["?"], BLUNDER: GLYPHS["??"]}


def annotate(
    record: Record, *, nodes: int | None = None, progress: Progress | None = None
) -> Record:
    """The record of a finished game, with what a review says about its moves.

    What was there is kept, except older values: the same nodes always give the same record.
    """
    match = record.match()
    found = review(match, nodes=nodes, progress=progress)
    noted = Record.parse(str(record))
    for ply, value in found.graph:
        if ply:
            noted.moves[ply - 1].chances = value.chances
            noted.moves[ply - 1].evaluation = value.points
    mistakes = {d.ply: d for d in found.decisions if d.grade in GRADE_GLYPHS}
    for ply, table in enumerate(match.replay()):
        if ply in mistakes:
            _note_mistake(noted.moves[ply], mistakes[ply], table)
    return noted


def _note_mistake(move: RecordedMove, mistake: Decision, before: Match) -> None:
    if not any(number in SIGNS for number in move.glyphs):
        move.glyphs.insert(0, GRADE_GLYPHS[mistake.grade])
    better = _legal_part(before, mistake.line)
    known = ([m.text for m in variation.moves] for variation in move.variations)
    if better not in known:
        move.variations.append(Variation([RecordedMove(text) for text in better]))


def _legal_part(before: Match, line: tuple[str, ...]) -> list[str]:
    """The moves of a line up to where nature draws."""
    table, moves = before.copy(), []
    for text in line:
        if table.why_not(text):
            break
        moves.append(text)
        table.play(text)
    return moves
