"""Pictures are sound: valid XML, unique ids, no clipped or colliding text, enough contrast."""

import gzip
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from azulejos.drawing.marks import Marks
from azulejos.drawing.svg import width_of
from azulejos.drawing.theme import THEMES
from azulejos.views import frame, layers, layout, png, svg
from azulejos.words import LANGUAGES, say, speaking
from tests.drawing.drawn import SHAPES, Position, azul, duel, every_kind, summer_pavilion

SVG = "{http://www.w3.org/2000/svg}"
LONG = ["Bartholomäus von der Wiese", "Oleksandra Kovalenko-Shevchenko", "X", "Ω" * 40]


@dataclass
class Text:
    """A line of text with its generous box."""

    words: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    fill: str


def texts(root: Xml.Element) -> list[Text]:
    return list(_texts(root, {}))


def _texts(node: Xml.Element, inherited: dict[str, str]) -> Iterator[Text]:
    if node.tag == f"{SVG}defs":
        return
    look = inherited | node.attrib
    if node.tag == f"{SVG}text" and node.text:
        size, x, y = float(look["font-size"]), float(look["x"]), float(look["y"])
        wide = width_of(node.text, size, look.get("font-weight") == "700")
        left = x - {"middle": wide / 2, "end": wide}.get(look.get("text-anchor", ""), 0)
        top = y - 0.75 * size
        yield Text(node.text, left, top, left + wide, top + 0.85 * size, size, look["fill"])
    for child in node:
        yield from _texts(child, look)


def positions(seed: int) -> list[Position]:
    return every_kind(Random(seed))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(4))
def test_valid_with_unique_ids_that_all_resolve(seed: int, shape: str) -> None:
    for position in positions(seed):
        picture = svg(position, shape=shape, prefix="a7-")
        root = Xml.fromstring(picture)
        ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
        assert len(ids) == len(set(ids))
        assert all(name.startswith("a7-") for name in ids)
        used = {node.attrib["href"][1:] for node in root.iter() if "href" in node.attrib}
        assert used <= set(ids)
        pieces = {f"a7-{p.id}" for p in layout(position, shape=shape).pieces}
        assert pieces <= set(ids)
        assert "<style" not in picture
        assert all(re.fullmatch(r"[\w-]+", name) for name in ids)


def test_layers_are_what_the_picture_holds() -> None:
    for position in positions(6):
        marks = MARKS[position["game"]]
        parts = layers(position, shape="tall", marks=marks, prefix="p-")
        assert list(parts) == ["ink", "tiles", "marks"]
        picture = svg(position, shape="tall", marks=marks, prefix="p-")
        for name, body in parts.items():
            assert f'<g id="p-{name}">{body}</g>' in picture


def _transforms(root: Xml.Element) -> dict[str, str]:
    moved = [node for node in root.iter() if "transform" in node.attrib]
    return {node.attrib.get("id", ""): node.attrib["transform"] for node in moved}


def test_frames_say_where_the_tiles_of_the_picture_are() -> None:
    for position in positions(7):
        told = frame(position, names=["Anna", "Ben", "Chidi", "Dolores"])
        drawn = _transforms(Xml.fromstring(svg(position)))
        places = layout(position).places
        for name, (place, x, y, _, _) in told["tiles"].items():
            assert drawn[name].startswith(f"translate({x:g} {y:g})")
            assert place in places
        assert told["scores"] == [player["score"] for player in position["players"]]
        assert len(json.dumps(told, separators=(",", ":"))) < 6000


def test_frames_keep_ids_with_the_pieces_before() -> None:
    before, after = positions(8)[0], positions(9)[0]
    pieces = layout(before).pieces
    stayed = {(p.kind, p.place, p.x, p.y): p.id for p in pieces}
    told = frame(after, before=pieces)["tiles"]
    for piece in layout(after).pieces:
        name = stayed.get((piece.kind, piece.place, piece.x, piece.y))
        assert name is None or told[name][0] == piece.place


def test_png_has_the_size_of_the_picture() -> None:
    pytest.importorskip("resvg_py")
    bitmap = png(svg(azul(Random(1)), shape="tall"), width=195)
    assert bitmap[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(bitmap[16:20]) == 195


def test_png_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"pip install 'azulejos\[png\]'"):
        png("<svg/>")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(6))
def test_text_is_neither_clipped_nor_colliding_nor_tiny(seed: int, shape: str) -> None:
    rng = Random(seed)
    for position in positions(seed):
        names = rng.choice([None, LONG, LONG[::-1]])
        table = layout(position, shape=shape)
        written = texts(Xml.fromstring(svg(position, shape=shape, names=names)))
        for text in written:
            assert text.size >= 13, text
            assert text.left >= 0, text
            assert text.right <= table.width, text
            assert 0 <= text.top <= text.bottom <= table.height, text
            for box in table.boxes.values():
                inside = box.x <= (text.left + text.right) / 2 <= box.x + box.w
                if inside and box.y <= (text.top + text.bottom) / 2 <= box.y + box.h:
                    assert box.x <= text.left + 1, (text, box)
                    assert text.right - 1 <= box.x + box.w, (text, box)
        _assert_no_collision(written)


def _assert_no_collision(written: list[Text]) -> None:
    """Capitals and figures stand in the upper part of their line: boxes may touch by a little."""
    rows = sorted(written, key=lambda text: text.top)
    for i, one in enumerate(rows):
        for other in rows[i + 1 :]:
            if other.top >= one.bottom - 1.5:
                break
            assert one.right <= other.left + 1 or other.right <= one.left + 1, (one, other)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def blend(over: str, under: str, opacity: float) -> str:
    mixed = [
        round(int(over[i : i + 2], 16) * opacity + int(under[i : i + 2], 16) * (1 - opacity))
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02X}" for part in mixed)


def test_contrast_is_computed_as_the_standard_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert blend("#000000", "#FFFFFF", 0.25) == "#BFBFBF"


@pytest.mark.parametrize("name", THEMES)
def test_every_pair_of_colours_keeps_its_contrast(name: str) -> None:
    theme = THEMES[name]
    grounds = (theme.page, theme.surface, theme.well)
    for ground in grounds:
        for ink in (theme.ink, theme.muted, theme.cobalt, theme.gain, theme.loss, theme.warn):
            assert contrast(ink, ground) >= 4.5
        assert contrast(theme.edge, ground) >= 3
    for solid in (theme.cobalt, theme.gain, theme.loss):
        assert contrast(theme.surface, solid) >= 4.5
    for glaze in [*theme.tiles.values(), *theme.rhombi.values()]:
        assert contrast(glaze.motif, glaze.glaze) >= (4.5 if name == "contrast" else 3.7)
        assert contrast(glaze.rim, theme.surface) >= 5.5
        assert contrast(blend(glaze.rim, theme.well, theme.ghost), theme.well) >= 3


def _contains(shape: Xml.Element, x: float, y: float) -> bool:
    get = {
        key: float(shape.attrib.get(key, 0))
        for key in ("x", "y", "width", "height", "cx", "cy", "r")
    }
    if shape.tag == f"{SVG}circle":
        return (x - get["cx"]) ** 2 + (y - get["cy"]) ** 2 <= get["r"] ** 2
    across = get["x"] <= x <= get["x"] + get["width"]
    return across and get["y"] <= y <= get["y"] + get["height"]


def _grounds(root: Xml.Element) -> Iterator[tuple[Text, str]]:
    """Every text with the fill of the last rectangle or circle painted under its middle."""
    painted: list[Xml.Element] = []

    def walk(node: Xml.Element, inherited: dict[str, str]) -> Iterator[tuple[Text, str]]:
        look = inherited | node.attrib
        if node.tag in (f"{SVG}rect", f"{SVG}circle") and look.get("fill", "none") != "none":
            node.attrib["fill"] = look["fill"]
            painted.append(node)
        for text in _texts(node, inherited) if node.tag == f"{SVG}text" else ():
            x, y = (text.left + text.right) / 2, (text.top + text.bottom) / 2
            yield text, next(s.attrib["fill"] for s in reversed(painted) if _contains(s, x, y))
        if node.tag != f"{SVG}defs":
            for child in node:
                yield from walk(child, look)

    return walk(root, {})


MARKS: dict[str, Marks] = {
    "azul": {"points": {"0:2@5": 4, "0:F": -2}, "closed": {"0:3": "holds red"}},
    "summer_pavilion": {"points": {"0:NWc": 3}, "arrows": [["C", "0:hand", 1]]},
    "duel": {"points": {"0:2@5": 4, "0:F": -3}, "numbers": {"P2": 1}},
}


@pytest.mark.parametrize("name", THEMES)
def test_text_is_readable_on_what_lies_under_it(name: str) -> None:
    for position in positions(5):
        marks = MARKS[position["game"]]
        for shape in SHAPES:
            root = Xml.fromstring(svg(position, theme=name, shape=shape, marks=marks))
            for text, ground in _grounds(root):
                assert contrast(text.fill, ground) >= 4.5, (text, ground)


def test_tiles_form_a_ladder_of_lightness() -> None:
    """In grey, no two square tiles have the same lightness, even without their motifs."""
    tiles = THEMES["light"].tiles
    for lower, higher in pairwise(sorted(luminance(tiles[kind].glaze) for kind in "KBRYW")):
        assert (higher + 0.05) / (lower + 0.05) > 1.4


@pytest.mark.parametrize("shape", SHAPES)
def test_pictures_for_two_are_small(shape: str) -> None:
    rng = Random(11)
    for _ in range(5):
        for position in (azul(rng), summer_pavilion(rng), duel(rng)):
            picture = svg(position, shape=shape).encode()
            assert len(picture) < 60_000
            assert len(gzip.compress(picture)) < 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_cut_off_in_any_language(language: str) -> None:
    """Names may be longer than a board; the words of the games fit, and names of a usual length."""
    # a marker beside a board, where it lies once in a hundred games, takes its name's place
    tables = [one for one in positions(7) if not one.get("marker", "").startswith("beside")]
    for tablets in (["rows", "kinds", "columns", "specials"], ["border", "diagonals", "wilds"]):
        tables.append(duel(Random(4)) | {"options": {"tablets": tablets}})
    with speaking(language):
        short, usual = (say("levels-name", level=level) for level in ("pupil", "master"))
        for position in tables:
            for shape in SHAPES:
                many = len(position["players"])
                names = [usual if many == 2 else short] * many
                drawn = texts(Xml.fromstring(svg(position, shape=shape, names=names)))
                band = 48 if shape in ("tall", "flat") else 56  # its sentence is the page's own
                cut = [text.words for text in drawn if "…" in text.words and text.bottom > band]
                assert cut == [], shape


def test_names_are_escaped() -> None:
    picture = Xml.fromstring(svg(azul(Random(1)), names=['<b>&"', "'"]))
    written = {node.text for node in picture.iter() if node.tag.endswith("}text")}
    assert {'<b>&"', "'"} <= written
    assert not [node for node in picture.iter() if node.tag.endswith("}b")]


def test_wrong_requests_are_refused() -> None:
    position = azul(Random(1))
    unknown: Any = {"glow": 1}
    with pytest.raises(ValueError, match="'wide', 'tall', 'flat'"):
        svg(position, shape="round")
    with pytest.raises(ValueError, match="'light', 'dark', 'contrast'"):
        svg(position, theme="pink")
    with pytest.raises(ValueError, match="seats are numbered 0 to 1"):
        svg(position, seat=2)
    with pytest.raises(ValueError, match="glow"):
        svg(position, marks=unknown)
