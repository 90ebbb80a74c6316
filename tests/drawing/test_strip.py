"""Records in pictures: side by side, and moving."""

import json
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from azulejos.views import animated, filmstrip, layout
from tests.drawing.drawn import GAMES, Position, azul

SVG = "{http://www.w3.org/2000/svg}"
DOCS = Path(__file__).parents[2] / "docs"


def record() -> list[Position]:
    """A display is taken: two blue to line 2, the others to the centre."""
    before = azul(Random(1), fullness=0)
    before |= {"factories": ["BBYR", "", "", "", ""], "centre": "", "marker": "centre"}
    before["players"] = [
        {"score": 0, "lines": [["", 0]] * 5, "wall": ["....."] * 5, "floor": ""} for _ in range(2)
    ]
    own = before["players"][0] | {"lines": [["", 0], ["B", 2], ["", 0], ["", 0], ["", 0]]}
    after = before | {"factories": [""] * 5, "centre": "YR", "players": [own, before["players"][1]]}
    return [before, after]


def test_filmstrip_shows_every_position_with_its_caption() -> None:
    root = Xml.fromstring(filmstrip(record() * 2, columns=3, captions=["a", "b", "c", "d"]))
    windows = root.findall(f"{SVG}svg")
    assert len(windows) == 4
    assert windows[0].attrib["y"] == windows[2].attrib["y"] < windows[3].attrib["y"]
    captions = [text.text for text in root.findall(f"{SVG}text")]
    assert captions == ["a", "b", "c", "d"]
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_strips_are_sound_for_every_game(game: str) -> None:
    rng = Random(2)
    positions = [GAMES[game](rng) for _ in range(3)]
    for position in positions:
        position["options"] = positions[0]["options"]
    for picture in (filmstrip(positions), animated(positions, shape="tall", prefix="x-")):
        root = Xml.fromstring(picture)
        ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
        used = {node.attrib["href"][1:] for node in root.iter() if "href" in node.attrib}
        assert len(ids) == len(set(ids))
        assert used <= set(ids)


def _stops(animation: Xml.Element) -> list[tuple[float, str]]:
    times = [float(time) for time in animation.attrib["keyTimes"].split(";")]
    return list(zip(times, animation.attrib["values"].split(";"), strict=True))


def test_tiles_fly_from_where_they_lay_to_where_they_go() -> None:
    before, after = record()
    tables = [layout(position) for position in (before, after)]
    picture = Xml.fromstring(animated([before, after], seconds=1, flight=0.5))
    moves = [
        _stops(node)
        for node in picture.iter(f"{SVG}animateTransform")
        if node.attrib["type"] == "translate"
    ]
    assert len(moves) == 5  # four tiles of the display, and the marker makes room for them
    spots = [
        {f"{round(p.x, 1):g} {round(p.y, 1):g}" for p in table.pieces if p.place in places}
        for table, places in zip(tables, [("1", "C"), ("0:2", "C")], strict=True)
    ]
    for stops in moves:
        # Three seconds in all: rest for half a second, fly, arrive when the second one begins.
        assert [time for time, _ in stops] == [0, pytest.approx(0.5 / 3, abs=1e-4), 0.3333, 1]
        (_, start), (_, leave), (_, arrive), (_, end) = stops
        assert start == leave
        assert arrive == end
    assert {stops[0][1] for stops in moves} == spots[0]
    assert {stops[-1][1] for stops in moves} == spots[1]


def test_animations_obey_the_rules_of_smil() -> None:
    """Key times begin at 0, never fall, and match the values; smooth ones end at 1."""
    positions = [position for _, position in stored()["record"]]
    for node in Xml.fromstring(animated(positions)).iter():
        if "keyTimes" in node.attrib:
            times = [time for time, _ in _stops(node)]
            assert times[0] == 0
            assert times == sorted(times)
            assert times[-1] <= 1
            assert node.attrib.get("calcMode") == "discrete" or times[-1] == 1


def stored() -> dict[str, Any]:
    text = (DOCS / "pictures" / "positions.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
