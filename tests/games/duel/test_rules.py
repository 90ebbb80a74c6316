"""Duel against a second, plain reading of the rules, from the tables in docs/rules.

Everything here works on positions as JSON and on the printed tables, and shares no code with
`azulejos.rules`: slow and simple, so that a person can check it.
"""

import random
import re
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.batch import Batch
from azulejos.games.duel.notation import state
from azulejos.games.duel.rules.dome import points_of_tablets
from azulejos.players import player as bot
from tests.variants import json_of

Position = Any
"""JSON of a position, with the fields of its game."""
Dome = list[str]

LETTERS = "BYRKT"
DOCUMENT = (Path(__file__).parents[3] / "docs/rules/duel.md").read_text("utf-8")
PLATES = dict(re.findall(r"`([SW][A-J])` \| `([\w]{2}/[\w]{2})`", DOCUMENT))
CHIPS = ["B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT"]


def test_the_printed_table_has_all_plates() -> None:
    assert len(PLATES) == 18


# --- Legal moves ----------------------------------------------------------------------------------


def slots(player: Position) -> Dome:
    """What the cells of a dome show; `.` where no plate lies."""
    cells = [["."] * 6 for _ in range(6)]
    for square, laid in enumerate(player["plates"]):
        if laid:
            (a, b), (c, d) = PLATES[laid[:2]].split("/")
            for _ in range(int(laid[3])):
                a, b, c, d = c, a, d, b
            row, column = 2 * (square // 3), 2 * (square % 3)
            cells[row][column : column + 2] = a, b
            cells[row + 1][column : column + 2] = c, d
    return ["".join(row) for row in cells]


def takings(position: Position) -> set[str]:
    """§6.1–6.3"""
    found = set()
    suns = {str(i + 1): small["sun"] for i, small in enumerate(position["small"])}
    suns["L"] = position["large"]["sun"]
    sources = {f"S{name}{tile}": tile for name, sun in suns.items() for tile in sun}
    tops = [small["moon"][-1] for small in position["small"] if small["moon"]]
    sources |= {f"M{tile}": tile for tile in (*tops, *position["large"]["moon"])}
    for source, tile in sources.items():
        found.add(f"{source}>F")
        for row, (colour, count) in enumerate(position["players"][position["turn"]]["rows"]):
            if count <= row and colour in ("", tile):
                found.add(f"{source}>{row + 1}")
    return found


def actions(position: Position) -> set[str]:
    """§4.1"""
    player = position["players"][position["turn"]]
    found = takings(position)
    if player["taken"] < 2:
        bare = [small["chip"] not in ("", "?") for small in position["small"]]
        found |= {f"C{factory + 1}" for factory in range(4) if bare[factory]}
    if player["tokens"] and position["round"] < 5 and "" in player["plates"]:
        found |= face_up(position)
        if position["deck"]["size"]:
            found.add("draw")
    return found


def face_up(position: Position) -> set[str]:
    return {f"P{place + 1}" for place in range(3) if position["plates"][place]}


def payable(chips: list[str], colour: str, tiles: int) -> bool:
    """§7.4 Whether chips pay for some tiles, by trying everything."""
    if tiles == 0:
        return True
    return any(
        payable(without(chips, used), colour, tiles - 1)
        for size in (2, 3)
        for used in set(combinations(chips, size))
        if size == 3 or all(colour in chip for chip in used)
    )


def without(chips: list[str], used: tuple[str, ...]) -> list[str]:
    left = list(chips)
    for chip in used:
        left.remove(chip)
    return left


def payments(position: Position) -> set[str]:
    """§7.4, §11"""
    player = position["players"][position["turn"]]
    row = position["row"]
    colour, count = player["rows"][row - 1]
    missing = row - count - position["paid"]
    found = set() if position["paid"] else {"leave"}
    for size in (2, 3):
        for used in set(combinations(player["chips"], size)):
            showing = sum(colour in chip for chip in used)
            fair = showing == 2 if size == 2 else showing < 2
            if fair and payable(without(player["chips"], used), colour, missing - 1):
                found.add("pay " + "+".join(sorted(used, key=CHIPS.index)))
    return found


def decorating(position: Position) -> set[str]:
    """§7.4, §7.5"""
    player = position["players"][position["turn"]]
    row = position["row"] - 1
    colour, count = player["rows"][row]
    if count + position["paid"] <= row:
        return payments(position)
    shown, lying = slots(player)[row], player["dome"][row]
    fits = [shown[i] in (colour, "w") and lying[i] == "." for i in range(6)]
    return {f"{row + 1}@{i + 1}" for i in range(6) if fits[i]}


def draws(position: Position) -> dict[str, int]:
    """§11.1"""
    deck, drawn = position["deck"], position.get("drawn", [])
    task, _, number = position["deal"][0].partition(" ")
    sun = position["large"]["sun"]
    if task == "large" and len(sun) == 5:
        return {"again": 1}
    if task in ("large", "small"):
        weights = position["bag"]
    elif task == "chip":
        weights = position["chips"]
    elif task == "top":
        backs = [plate[0] for plate in deck["unseen"]]
        weights = {kind: backs.count(kind) - drawn.count(kind) for kind in "SW"}
    else:
        kind = drawn[int(number) - 1] if task == "front" else deck["top"]
        weights = {plate: int(plate.startswith(kind)) for plate in deck["unseen"]}
    return {f"={name}": weight for name, weight in weights.items() if weight}


def moves(position: Position) -> set[str]:
    """All legal moves of a position."""
    phase = position["phase"]
    if phase == "deal":
        return {*draws(position)}
    if phase == "draw":
        return {"draw", "stop"}
    if phase in ("keep", "return"):
        letter = "K" if phase == "keep" else "U"
        return {f"{letter}{i + 1}" for i, plate in enumerate(position["drawn"]) if plate}
    if phase == "stack":
        return {f"^{tile}" for tile in position["small"][position["stack"] - 1]["sun"]}
    if phase == "lay":
        plates = position["players"][position["turn"]]["plates"]
        empty = [square + 1 for square in range(9) if not plates[square]]
        return {f"@{square}r{turns}" for square in empty for turns in range(4)}
    return {"plates": face_up, "acquire": actions, "decorate": decorating}[phase](position)


@pytest.mark.parametrize("seed", range(6))
def test_legal_moves_are_those_of_a_plain_reading(seed: int) -> None:
    choose = random.Random(seed)
    bots = [bot("greedy", seed), bot("random", seed)]
    match = azulejos.new("duel", seed=seed, nature="manual")
    while not match.over:
        position = match.position()
        expected = moves(position)
        assert match.moves() == sorted(expected), position
        if match.turn == "nature":
            assert match.chances() == draws(position)
            match.play(choose.choice(sorted(expected)))
        elif match.turn == seed % 2 and "draw" in expected and choose.random() < 0.7:
            match.play("draw")
        else:
            match.play(bots[len(match.history) % 4 == 0].choose(match).move)


def test_payments_are_those_of_a_plain_reading() -> None:
    """§7.4 Trays that are much fuller than in most games."""
    choose = random.Random(4)
    base: Position = azulejos.from_text(
        "duel rows 5 decorate 0 0 - - - - - - 5 0 - -:-:-,-:-:-,-:-:-,-:-:- - - 0 -,-,- 8 S "
        "SB,SC,SD,SE,SF,SG,SH,SI - 9.13.13.13.13 0.0.0.0.0 0.0.0.0.0.0.0.0.0.0 "
        "5;0;-,-,-,-,B4,-;-;B,B;2;SAr0,-,-,-,-,-,WCr0,-,-;6/6/6/6/6/6 "
        "5;0;-,-,-,-,-,-;-;-;2;WAr0,WBr0,WDr0,WEr0,WFr0,WGr0,WHr0,WJr0,-;6/6/6/6/6/6"
    ).position()
    asked = 0
    for _ in range(300):
        position = {**base, "players": [dict(player) for player in base["players"]]}
        row, count = choose.choice([(5, 4), (5, 3), (6, 4), (6, 3)])
        player = position["players"][0]
        player["rows"] = [["", 0]] * (row - 1) + [["B", count]] + [["", 0]] * (6 - row)
        player["chips"] = sorted(choose.sample(CHIPS * 2, choose.randint(2, 9)), key=CHIPS.index)
        position |= {"row": row, "bag": {**base["bag"], "B": 13 - count}}
        if payable(player["chips"], "B", row - count):
            match = azulejos.from_position(position)
            assert match.moves() == sorted(payments(position))
            asked += 1
        else:
            with pytest.raises(azulejos.BadPosition, match="cannot be completed"):
                azulejos.from_position(position)
    assert asked > 100


# --- Tablets --------------------------------------------------------------------------------------


def points(side: str, dome: Dome, shown: Dome) -> int:
    """§10"""
    columns = ["".join(column) for column in zip(*dome, strict=True)]
    if side == "rows":
        return 3 * sum("." not in row for row in dome)
    if side == "columns":
        return 7 * sum("." not in column for column in columns)
    if side == "diagonals":
        falling = all(dome[i][i] != "." for i in range(6))
        return 10 * falling + 10 * all(dome[i][5 - i] != "." for i in range(6))
    if side == "kinds":
        return 4 * sum(len({*row} - {"."}) >= 5 for row in dome)
    if side == "border":
        inner = "".join(row[1:5] for row in dome[1:5])
        return sum(cell != "." for row in dome for cell in row) - sum(cell != "." for cell in inner)
    if side == "corners":
        full = [
            "." not in dome[r][c : c + 2] + dome[r + 1][c : c + 2] for r in (0, 4) for c in (0, 4)
        ]
        return 3 * (full[0] + full[1]) + 8 * (full[2] + full[3])
    kind = "w" if side == "wilds" else "s"
    tiles = [dome[r][c] for r in range(6) for c in range(6) if shown[r][c] == kind]
    if side == "wilds":
        return 0 if "." in tiles else 2 * len(tiles)
    return -3 * tiles.count(".")


@pytest.mark.parametrize(
    "side", ["rows", "kinds", "columns", "border", "diagonals", "corners", "wilds", "specials"]
)
def test_tablets_are_those_of_a_plain_reading(side: str) -> None:
    """Domes from nearly empty to full, in any order of plates."""
    choose = random.Random(side)
    found = set()
    for i in range(300):
        position = json_of(azulejos.new("duel", tablets=[side], start=0, nature="manual"))
        names = choose.sample(sorted(PLATES), 18)
        bag = dict.fromkeys(LETTERS, 13)
        domes = []
        for seat, player in enumerate(position["players"]):
            mine = names[9 * seat : 9 * seat + 9]
            player["plates"] = [f"{name}r{choose.randrange(4)}" for name in mine]
            player["dome"] = some_dome(slots(player), choose, 0.5 + 0.5 * (i % 4 == seat), bag)
            domes.append((player["dome"], slots(player)))
        position |= {
            "round": 5,
            "deck": {"size": 0, "top": "", "unseen": [], "returned": []},
            "deal": ["large", "small 1", "small 2", "small 3", "small 4"],
            "then": {"phase": "acquire", "turn": 0},
            "bag": bag,
        }
        s = state(position)
        for seat, (dome, shown) in enumerate(domes):
            assert points_of_tablets(s, seat) == points(side, dome, shown)
            found.add(points(side, dome, shown))
    assert len(found) > 1


def some_dome(shown: Dome, choose: random.Random, share: float, bag: dict[str, int]) -> Dome:
    """Tiles on some of the slots of a dome, taken from a bag."""
    dome = []
    for row in shown:
        tiles = ""
        for slot in row:
            tile = choose.choice(LETTERS) if slot == "w" else slot
            if choose.random() >= share or not bag.get(tile, 9):
                tile = "."
            elif tile != "s":
                bag[tile] -= 1
            tiles += tile
        dome.append(tiles)
    return dome


def test_random_play_with_tablets_by_lot() -> None:
    """Known: 160 to 175 decisions a game, about 2 points, two thirds of the scores are 0."""
    score, zeros = 0.0, 0.0
    sides = [*product(("rows", "kinds"), ("columns", "border"), ("diagonals", "corners"))]
    for i, tablets in enumerate(sides):
        batch = Batch("duel", 1000, seed=i, tablets=[*tablets, ("wilds", "specials")[i % 2]])
        assert 160 < batch.playout() / 1000 < 175
        score += batch.scores.mean() / len(sides)
        zeros += (batch.scores == 0).mean() / len(sides)
    assert 1.2 < score < 2.2
    assert 0.62 < zeros < 0.76


# --- What nobody knows ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_positions_before_a_draw_do_not_depend_on_the_seed(seed: int) -> None:
    """Copies with other generators agree after every move, until nature draws."""
    match = azulejos.new("duel", seed=seed)
    choose = random.Random(seed)
    while not match.over:
        move = choose.choice(match.moves())
        before = [match.copy(seed=other).outcomes()[move] for other in (1, 2)]
        assert before[0] == before[1] == match.outcomes()[move]
        match.play(move)


def test_a_position_is_made_by_the_moves_alone() -> None:
    """The same moves, nature's included, lead to the same position, whatever the generator."""
    match = azulejos.new("duel", seed=5, start=0)
    positions = {}
    while not match.over:
        positions[len(match.history)] = match.position()
        match.play(match.moves()[len(match.history) % len(match.moves())])
    by_hand = azulejos.new("duel", seed=6, start=0, nature="manual")
    for ply, move in enumerate(match.history):
        assert by_hand.position() == positions.get(ply, by_hand.position())
        by_hand.play(move)
    assert by_hand.position() == match.position()


def test_what_is_drawn_next_is_open() -> None:
    """Before a draw, all that can come up is still possible, and is listed nowhere in an order."""
    match = azulejos.new("duel", seed=5, start=0)
    texts = set()
    for seed in range(200):
        other = match.copy(seed=seed)
        other.play("P1").play("@1r0")
        texts.add(tuple(other.history[len(match.history) :]))
    deck = json_of(match)["deck"]
    plates = [plate for plate in deck["unseen"] if plate[0] == deck["top"]]
    backs = {f"={kind}" for kind in "SW"}
    assert {text[2:] for text in texts} == {
        (f"={plate}", back) for plate in plates for back in backs
    }
    assert deck["unseen"] == sorted(deck["unseen"])
    assert {small["chip"] for small in json_of(match)["small"]} == {"?"}
