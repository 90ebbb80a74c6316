"""Marks find the places and tiles they are keyed by."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from azulejos.views import ends, layout, svg
from tests.drawing.drawn import GAMES, Position, azul

ALL: dict[str, Any] = {
    "groups": ["3B", "C"],
    "chosen": "3B",
    "targets": ["0:2"],
    "closed": {"0:3": "holds red"},
    "preview": {"0:2": "BB", "0:2@3": "B"},
    "points": {"0:2@3": 4, "0:F": -1},
    "last": ["1", "1:2"],
    "arrows": [["3B", "0:2", 1], ["C", "0:F"]],
    "numbers": {"4": 2},
    "runs": [["0:2@2", "0:2@3"]],
}


def only(key: str) -> Any:
    """One of the marks."""
    return {key: ALL[key]}


def marked() -> Position:
    position = azul(Random(3))
    position["factories"][2] = "BBYR"
    position["players"][0]["lines"][1] = ["", 0]
    return position


@pytest.mark.parametrize("shape", ["wide", "tall", "flat"])
@pytest.mark.parametrize("key", ALL)
def test_every_mark_adds_something_and_stays_valid(key: str, shape: str) -> None:
    position = marked()
    plain, shown = svg(position, shape=shape), svg(position, shape=shape, marks=only(key))
    Xml.fromstring(shown)
    assert len(shown) > len(plain)


def test_a_group_rings_its_tiles_and_nothing_else() -> None:
    shown = svg(marked(), marks={"groups": ["3B"]})
    rings = shown.split('<g pointer-events="none">')[1]
    assert rings.count("<path") == 2 * 2  # a halo and a ring for each of two blue tiles


def test_preview_lies_on_the_next_free_spots_without_ids() -> None:
    position = marked()
    position["players"][0]["lines"][3] = ["B", 1]
    table = layout(position)
    preview = svg(position, marks={"preview": {"0:4": "BB"}}).split('<g pointer-events="none">')[1]
    spots = [f"translate({x:g} {y:g})" for x, y in
             ((round(s.x, 1), round(s.y, 1)) for s in table.spots["0:4"][1:3])]  # fmt: skip
    assert re.findall(r"translate\([^)]*\)", preview) == spots
    assert "id=" not in preview


def test_last_move_outlines_its_source_and_target() -> None:
    position = marked()
    by_move = svg(position, last=(1, "1B2"))
    by_places = svg(position, marks={"last": ["1B", "1:2"]})
    assert by_move == by_places
    assert by_move.count("stroke-dasharray") == 2


@pytest.mark.parametrize(
    ("game", "move", "sources", "target"),
    [
        ("azul", "3B4", ["3B"], "1:4"),
        ("azul", "CKF", ["CK"], "1:F"),
        ("azul", "2@5", ["1:2"], "1:2@5"),
        ("azul", "=R", [], ""),
        ("summer_pavilion", "3G", ["3G"], "1:handG"),
        ("summer_pavilion", "NWc:O+2", ["1:handO"], "1:NWc"),
        ("summer_pavilion", "+P", ["supplyP"], "1:handP"),
        ("summer_pavilion", "-R", ["1:handR"], ""),
        ("summer_pavilion", "pass", [], ""),
        ("summer_pavilion", "done", [], ""),
        ("summer_pavilion", "=G", [], ""),
        ("duel", "S3B>4", ["S3B"], "1:4"),
        ("duel", "SLK>F", ["SLK"], "1:F"),
        ("duel", "MY>2", ["M1Y", "M2Y", "M3Y", "M4Y", "MLY"], "1:2"),
        ("duel", "C2", ["C2"], "1:tray"),
        ("duel", "P2", ["P2"], "drawn"),
        ("duel", "draw", ["deck"], "drawn"),
        ("duel", "@5r1", ["drawn"], "1:@5"),
        ("duel", "2@5", ["1:2"], "1:2@5"),
        ("duel", "pay T+TY", ["1:tray"], ""),
        ("duel", "stop", [], ""),
        ("duel", "=SA", [], ""),
        ("duel", "^K", [], ""),
    ],
)
def test_moves_name_their_places(game: str, move: str, sources: list[str], target: str) -> None:
    assert ends(game, move, 1) == (tuple(sources), target)
    position = GAMES[game](Random(1))
    for shape in ("wide", "tall", "flat"):
        Xml.fromstring(svg(position, shape=shape, last=(1, move)))
