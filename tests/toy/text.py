"""Pebbles as text."""

from collections.abc import Sequence

from azulejos.drawing.text_layout import (
    Block,
    box,
    clockwise,
    groups,
    heading,
    in_rows,
    player_title,
    result,
    score,
)
from azulejos.notation.position import mover
from azulejos.words import say
from tests.toy.position import PebblesPosition


def lines(position: PebblesPosition, seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    facts = [
        say("pebbles-title"),
        say("terminal-round", round=position["round"]),
        say("pebbles-phase", phase=position["phase"]),
    ]
    boards = [
        box(
            [f" {'W' * player['white']}"],
            18,
            player_title(position, place, names[place]),
            score(player),
        )
        for place in clockwise(seat, len(names))
        for player in [position["players"][place]]
    ]
    pile = box([f" {groups(position['pile'])}"], 18, say("pebbles-pile"))
    return [*heading(facts, _sentence(position, names)), *pile, *in_rows(boards, 2)]


def _sentence(position: PebblesPosition, names: Sequence[str]) -> str:
    if position["phase"] == "over":
        scores = [player["score"] for player in position["players"]]
        return result(position["winners"], scores, names)
    if position["phase"] == "deal":
        return say("boards-deal")
    return say("pebbles-terminal-do-take", name=names[mover(position)])
