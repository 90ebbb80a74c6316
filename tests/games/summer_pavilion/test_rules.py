"""Summer Pavilion against a second, plain reading of the rules, from the tables in docs/rules.

Everything here works on positions as JSON and on the printed tables, and shares no code with
`azulejos.rules`: slow and simple, so that a person can check it.
"""

import random
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.players import player as bot
from tests.variants import json_of

Position = Any
"""JSON of a position, with the fields of its game."""
Board = dict[str, str]

LETTERS = "PGOYBR"
DOCUMENT = (Path(__file__).parents[3] / "docs/rules/summer_pavilion.md").read_text("utf-8")
PRICE_ROWS = re.findall(r"^\| `(\w+)` \| ([\d ]{11}) \| ([\d ]{11}) \|$", DOCUMENT, re.MULTILINE)
PRICES = {
    side: {row[0]: [int(number) for number in row[column].split()] for row in PRICE_ROWS}
    for side, column in (("colour", 1), ("grey", 2))
}
FEATURE_ROWS = re.findall(r"^\| [NESW]\w? \|(?: [^|]+ \|){5}$", DOCUMENT, re.MULTILINE)
FEATURES = [
    (rhombi.strip(" `").split(), reward)
    for row in FEATURE_ROWS
    for reward, rhombi in enumerate(row.split("|")[2::2], start=1)
]
OWN_COLOUR = {"NW": "O", "NE": "R", "E": "B", "SE": "Y", "SW": "G", "W": "P"}
STAR_POINTS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20}


def may_lie(star: str, tiles: str, side: str) -> bool:
    """§5.2, §8.1 Whether a star may hold these tiles."""
    differ = len(set(tiles)) == len(tiles)
    if side == "grey":
        return differ or len(set(tiles)) == 1
    return differ if star == "C" else set(tiles) <= {OWN_COLOUR[star]}


def placements(position: Position) -> set[str]:
    """§5.2, §5.3 Every way of placing a tile: try every rhombus and every set of tiles to pay."""
    side, wild = position["options"]["side"], position["wild"]
    player = position["players"][position["turn"]]
    found = set()
    for star, lying in player["stars"].items():
        for tip in range(6):
            if lying[tip] != ".":
                continue
            price = PRICES[side][star][tip]
            for paid in set(combinations(player["tiles"], price)):
                for colour in set(paid):
                    if set(paid) <= {colour, wild} and may_lie(
                        star, lying.replace(".", "") + colour, side
                    ):
                        wilds = paid.count(wild) if colour != wild else 0
                        if colour != wild or set(paid) == {wild}:
                            found.add(f"{star}{'abcdef'[tip]}:{colour}" + f"+{wilds}" * (wilds > 0))
    return found


def run(lying: str, tip: int) -> int:
    """§5.4 The length of the run that contains a tip, walking both ways around the ring."""
    reached = {tip}
    for step in (1, -1):
        there = (tip + step) % 6
        while lying[there] != "." and there not in reached:
            reached.add(there)
            there = (there + step) % 6
    return len(reached)


def rewards(stars: Board) -> int:
    """§2.4 What all complete features of a board have paid."""
    filled = {
        star + tip for star in stars for tip in "abcdef" if stars[star]["abcdef".index(tip)] != "."
    }
    return sum(reward for rhombi, reward in FEATURES if filled.issuperset(rhombi))


def end_points(stars: Board, side: str) -> int:
    """§7.1, §7.2, §8.2 All bonuses of a board."""
    points = 0
    for lying in stars.values():
        if "." not in lying:
            points += STAR_POINTS[lying[0]] if len(set(lying)) == 1 else 12
    for price in (1, 2, 3, 4):
        there = [
            lying[tip]
            for star, lying in stars.items()
            for tip in range(6)
            if PRICES[side][star][tip] == price
        ]
        assert len(there) == (7 if side == "colour" else 12 if price == 3 else 6)
        points += 4 * price * ("." not in there)
    return points


def check_placement(before: Position, move: str, after: Position) -> None:
    """§5.3–5.5 What a placement changes: payment, tower, board, score, reward."""
    seat = before["turn"]
    placed = re.fullmatch(r"([A-Z]+)([a-f]):(.)(?:\+(\d))?", move)
    assert placed
    star, tip, colour = placed[1], "abcdef".index(placed[2]), placed[3]
    old, new = before["players"][seat], after["players"][seat]
    price = PRICES[before["options"]["side"]][star][tip]
    assert len(old["tiles"]) - len(new["tiles"]) == price
    assert old["stars"][star][:tip] + colour + old["stars"][star][tip + 1 :] == new["stars"][star]
    due = rewards(new["stars"]) - rewards(old["stars"])
    assert due <= 3
    if due and before["supply"]:
        assert after["phase"] == "reward"
        assert after["owed"] == min(due, len(before["supply"]))
    else:
        assert after["phase"] != "reward"
    if after["phase"] != "over":
        assert new["score"] - old["score"] == run(new["stars"][star], tip)


def check_end(before: Position, move: str, after: Position) -> None:
    """§7 The end: bonuses, corner tiles, winners."""
    for p, player in enumerate(after["players"]):
        score = before["players"][p]["score"]
        if p == before["turn"]:
            assert move == "done" or move.startswith("-")
            score = max(1, score - 1) if move != "done" else score
        gained = end_points(player["stars"], after["options"]["side"]) - len(player["corners"])
        assert player["score"] == max(1, score + gained)
    best = max(player["score"] for player in after["players"])
    assert after["winners"] == [
        p for p, player in enumerate(after["players"]) if player["score"] == best
    ]


@pytest.mark.parametrize("side", ["colour", "grey"])
@pytest.mark.parametrize("players", [2, 4])
def test_games_follow_the_plain_reading(players: int, side: str) -> None:
    for seed in range(3):
        match = azulejos.new("summer_pavilion", players=players, side=side, seed=seed)
        greedy, choose = bot("greedy", seed), random.Random(seed)
        while not match.over:
            before, moves = match.position(), match.moves()
            if before["phase"] == "play":
                assert set(moves) == placements(before) | {"pass"}
            move = greedy.choose(match).move if choose.random() < 0.7 else choose.choice(moves)
            copy = azulejos.from_position(before, nature="manual").play(move)
            if ":" in move:
                check_placement(before, move, copy.position())
            if copy.over and ":" not in move:
                check_end(before, move, copy.position())
            match.play(move)


@pytest.mark.parametrize("side", ["colour", "grey"])
@pytest.mark.parametrize(("rhombi", "reward"), FEATURES)
def test_every_feature_pays_on_both_sides(rhombi: list[str], reward: int, side: str) -> None:
    """§2.4, §5.5 Whichever rhombus around it is the last."""
    for last in rhombi:
        star, tip = last[:-1], "abcdef".index(last[-1])
        match = azulejos.from_position(nearly_surrounded(rhombi, last, side), nature="manual")
        colour = OWN_COLOUR.get(star, "B") if side == "colour" else "P"
        match.play(f"{star}{'abcdef'[tip]}:{colour}")
        assert json_of(match)["owed"] == reward


def nearly_surrounded(rhombi: list[str], last: str, side: str) -> Position:
    """Seat 0 has filled all rhombi but the last, and six tiles of each colour."""
    position = json_of(azulejos.new("summer_pavilion", side=side, start=0, nature="manual"))
    stars = position["players"][0]["stars"]
    others = iter("PG")
    for name in rhombi:
        if name != last:
            star, tip = name[:-1], "abcdef".index(name[-1])
            colour = OWN_COLOUR.get(star) or next(others)
            colour = colour if side == "colour" else "P"
            stars[star] = stars[star][:tip] + colour + stars[star][tip + 1 :]
    tiles = "".join(letter * 6 for letter in LETTERS)
    position["players"][0]["tiles"] = tiles
    position |= {"phase": "play", "turn": 0, "supply": "PPPGGGOOOY"}
    del position["next"]
    everything = tiles + position["supply"] + "".join(stars.values())
    position["bag"] = {letter: 22 - everything.count(letter) for letter in LETTERS}
    return position


def test_the_grey_board_can_be_turned() -> None:
    """§2, §8 Turned by 60 degrees, the grey side is the same board."""
    order = ["NW", "NE", "E", "SE", "SW", "W", "NW"]

    def turned(move: str) -> str:
        if ":" not in move:
            return move
        place, rest = move.split(":")
        star, tip = place[:-1], "abcdefa"["abcdef".index(place[-1]) + 1]
        return f"{star if star == 'C' else order[order.index(star) + 1]}{tip}:{rest}"

    one, two = (
        azulejos.new("summer_pavilion", side="grey", start=0, nature="manual") for _ in range(2)
    )
    choose = random.Random(7)
    while not one.over:
        assert sorted(map(turned, one.moves())) == two.moves()
        move = choose.choice(one.moves())
        one.play(move)
        two.play(turned(move))
        assert one.scores == two.scores


def test_the_document_has_all_prices_and_features() -> None:
    assert [len(PRICES[side]) for side in PRICES] == [7, 7]
    assert sorted(reward for _, reward in FEATURES) == [1] * 6 + [2] * 6 + [3] * 6
