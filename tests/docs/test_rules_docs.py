"""The documents of docs/rules number their clauses in order, and have the tables of the rules."""

import json
import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from azulejos.games.azul import rules as azul
from azulejos.games.duel.rules import box as duel
from azulejos.games.summer_pavilion.rules import TILES_OF_COLOUR
from azulejos.games.summer_pavilion.rules import board as pavilion
from azulejos.views import text_board as board

RULES = Path(__file__).parents[2] / "docs" / "rules"
DOCUMENTS = {
    name: (RULES / f"{name}.md").read_text("utf-8") for name in ("azul", "summer_pavilion", "duel")
}

# How many clauses each section has. Code, tests and error messages cite their numbers, so none may
# vanish or move; sections without clauses are cited as a whole.
CLAUSES = {
    "azul": [5, 1, 7, 3, 5, 3, 4, 0, 0],
    "summer_pavilion": [4, 4, 1, 6, 8, 2, 3, 3, 0, 0],
    "duel": [6, 2, 3, 2, 3, 5, 6, 2, 2, 0, 1, 0],
}
TILES_A_COLOUR = {
    "azul": azul.TILES_OF_COLOUR,
    "summer_pavilion": TILES_OF_COLOUR,
    "duel": duel.TILES_OF_COLOUR,
}

Position = Any
"""JSON of a position, with the fields of its game."""


def anchors(text: str) -> list[str]:
    return re.findall(r'<a id="([\d.]+)"></a>', text)


def positions(text: str) -> list[Position]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def table_rows(text: str, *head: str) -> list[list[str]]:
    """The cells of the table with this head, without backquotes."""
    lines = text.splitlines()
    start = lines.index(f"| {' | '.join(head)} |")
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip(" `") for cell in line.strip("|").split("|")])
    return rows


@pytest.mark.parametrize("name", DOCUMENTS)
def test_sections_and_clauses_are_all_there_in_order(name: str) -> None:
    expected = chain.from_iterable(
        [str(section), *(f"{section}.{clause}" for clause in range(1, clauses + 1))]
        for section, clauses in enumerate(CLAUSES[name], start=1)
    )
    assert anchors(DOCUMENTS[name]) == list(expected)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_anchors_stand_beside_their_numbers(name: str) -> None:
    text = DOCUMENTS[name]
    for anchor in anchors(text):
        number = re.escape(anchor)
        clause = rf'^<a id="{number}"></a>\*\*{number}\*\* \S'
        heading = rf'^##+ <a id="{number}"></a>{number} \S'
        assert re.search(f"{clause}|{heading}", text, re.MULTILINE), anchor


@pytest.mark.parametrize("name", DOCUMENTS)
def test_references_lead_to_clauses(name: str) -> None:
    references = re.findall(r"\[([^\]]+)\]\(#([\d.]+)\)", DOCUMENTS[name])
    assert references
    for words, target in references:
        assert words == target
        assert target in anchors(DOCUMENTS[name])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_rulings_give_their_reason(name: str) -> None:
    """A ruling closes a gap of the rulebook; its sentences say because of what."""
    rulings = re.split(r"\*\*Ruling\.\*\*", DOCUMENTS[name])[1:]
    assert rulings
    for ruling in rulings:
        paragraph = re.split(r"\n\n|\n- ", ruling)[0]
        assert re.search(r"\b(because|since)\b", paragraph), paragraph


@pytest.mark.parametrize("name", DOCUMENTS)
def test_positions_hold_all_tiles_of_the_box(name: str) -> None:
    examples = positions(DOCUMENTS[name])
    assert examples
    for position in examples:
        assert position["game"] == name
        tiles = TILES_OF[name](position)
        assert set(tiles.values()) == {TILES_A_COLOUR[name]}
        assert len(tiles) == len(position["bag"])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_positions_can_be_drawn(name: str) -> None:
    for position in positions(DOCUMENTS[name]):
        assert board(position).startswith(("Azul ", "Summer Pavilion "))


def azul_tiles(position: Position) -> Counter[str]:
    tiles = Counter("".join(position["factories"]) + position["centre"])
    tiles += Counter(position["bag"]) + Counter(position["lid"])
    for player in position["players"]:
        tiles += Counter("".join(player["wall"]).replace(".", ""))
        tiles += Counter(player["floor"].replace("1", ""))
        tiles += Counter("".join(colour * count for colour, count in player["lines"]))
    return tiles


def pavilion_tiles(position: Position) -> Counter[str]:
    tiles = Counter("".join(position["factories"]) + position["centre"] + position["supply"])
    tiles += Counter(position["bag"]) + Counter(position["tower"])
    for player in position["players"]:
        tiles += Counter(player["tiles"] + player["corners"])
        tiles += Counter("".join(player["stars"].values()).replace(".", ""))
    return tiles


def duel_tiles(position: Position) -> Counter[str]:
    factories = [*position["small"], position["large"]]
    tiles = Counter("".join(factory["sun"] + factory["moon"] for factory in factories))
    tiles += Counter(position["bag"]) + Counter(position["tower"])
    for player in position["players"]:
        tiles += Counter(player["broken"])
        tiles += Counter("".join(player["dome"]).replace(".", "").replace("s", ""))
        tiles += Counter("".join(colour * count for colour, count in player["rows"]))
    return tiles


TILES_OF = {"azul": azul_tiles, "summer_pavilion": pavilion_tiles, "duel": duel_tiles}


def test_duel_positions_hold_all_plates_and_chips() -> None:
    for position in positions(DOCUMENTS["duel"]):
        laid = [plate[:2] for player in position["players"] for plate in player["plates"] if plate]
        deck = position["deck"]
        known = [*filter(None, position["plates"]), *deck["unseen"], *deck["returned"], *laid]
        assert sorted(known) == sorted(duel.PLATE_NAMES)
        assert deck["size"] == len(deck["unseen"]) + len(deck["returned"])
        seen = Counter(chain.from_iterable(player["chips"] for player in position["players"]))
        seen.update(factory["chip"] for factory in position["small"] if factory["chip"] != "?")
        assert all(
            position["chips"][chip] + seen[chip] <= duel.CHIPS_OF_KIND for chip in duel.CHIP_NAMES
        )


# Tables


def test_azul_wall_is_the_one_of_the_rules() -> None:
    ((label, *rows),) = table_rows(DOCUMENTS["azul"], "row", "1", "2", "3", "4", "5")
    assert label == "colours"
    assert tuple(rows) == azul.COLOUR_WALL
    for row, printed in enumerate(rows):
        assert all(printed[(row + index) % 5] == colour for index, colour in enumerate("BYRKW"))


def test_pavilion_prices_are_those_of_the_rules() -> None:
    rows = table_rows(DOCUMENTS["summer_pavilion"], "star", "colour side", "grey side")
    assert [row[0] for row in rows] == list(pavilion.STAR_NAMES)
    for side, printed in enumerate(pavilion.PRICES):
        assert [tuple(map(int, row[1 + side].split())) for row in rows] == list(printed)


def test_pavilion_features_are_those_of_the_rules() -> None:
    head = ("pillar (1)", "rhombi", "statue (2)", "rhombi", "window (3)", "rhombi")
    rows = table_rows(DOCUMENTS["summer_pavilion"], *head)
    assert [row[0] for row in rows] == list(pavilion.STAR_NAMES[1:])
    named = [set(row[column].split()) for column in (1, 3, 5) for row in rows]
    assert named == [set(around.split()) for around in pavilion.FEATURES]
    assert [int(title[-2]) for title in head[::2] for _ in rows] == list(pavilion.REWARDS)


def test_pavilion_board_in_the_text_is_the_one_drawn() -> None:
    (position,) = positions(DOCUMENTS["summer_pavilion"])
    drawing = [line[2:38].rstrip() for line in board(position).splitlines() if line.startswith("│")]
    (picture,) = re.findall(r"```\n(.*?)```", DOCUMENTS["summer_pavilion"], re.DOTALL)
    shown = [line.rstrip() for line in picture.splitlines()]
    assert shown == drawing[-17:-2]


def test_duel_plates_are_those_of_the_rules() -> None:
    head = ("special plate", "slots", "wild plate", "slots")
    rows = table_rows(DOCUMENTS["duel"], *head)
    documented = {row[i]: row[i + 1].replace("/", "") for row in rows for i in (0, 2)}
    assert sorted(documented) == list(duel.PLATE_NAMES)
    for plate, name in enumerate(duel.PLATE_NAMES):
        slots = tuple(map(duel.SLOT_LETTERS.index, documented[name]))
        assert slots == duel.SLOTS[plate][0]
