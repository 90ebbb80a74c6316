"""The text twin says everything that the picture shows."""

from random import Random

import pytest

from azulejos.views import in_sentences as spoken
from tests.drawing.drawn import azul, duel, every_kind, summer_pavilion


def test_azul_as_it_is_read_aloud() -> None:
    position = azul(Random(1), fullness=0)
    position |= {"factories": ["BYKK", "", "RRWW", "BBBY", "YRKW"], "centre": "YW", "turn": 1}
    position |= {"marker": "floor:0", "phase": "offer", "start": 0, "round": 2}
    empty = {"score": 0, "lines": [["", 0]] * 5, "wall": ["....."] * 5, "floor": ""}
    lines = [["", 0], ["K", 2], ["", 0], ["R", 1], ["", 0]]
    own = empty | {"score": 1, "lines": lines, "wall": ["B....", *["....."] * 4], "floor": "1K"}
    position["players"] = [own, empty]
    said = spoken(position, 0, ["Anna", "Ben"])
    assert said[:8] == [
        "Azul, colour side, 2 players, round 2.",
        "Ben: take all tiles of one colour.",
        "Display 1: 1 blue, 1 yellow and 2 black.",
        "Display 2 is empty.",
        "Display 3: 2 red and 2 white.",
        "Display 4: 3 blue and 1 yellow.",
        "Display 5: 1 yellow, 1 red, 1 black and 1 white.",
        "Centre: 1 yellow and 1 white.",
    ]
    board = said.index("Anna: 1 point, started this round.")
    assert said[board + 1 : board + 12] == [
        "Line 1: empty, 1 free.",
        "Line 2: 2 of 2 black, full.",
        "Line 3: empty, 3 free.",
        "Line 4: 1 of 4 red.",
        "Line 5: empty, 5 free.",
        "Wall row 1: blue in 1.",
        "Wall row 2: empty.",
        "Wall row 3: empty.",
        "Wall row 4: empty.",
        "Wall row 5: empty.",
        "Floor: the starting-player marker and black, costs 2.",
    ]
    assert "Ben: 0 points, to move." in said[board:]


def test_own_board_is_read_first() -> None:
    for position in every_kind(Random(7)):
        names = ["Anna", "Ben", "Chidi", "Dolores"][: len(position["players"])]
        for seat, name in enumerate(names):
            said = spoken(position, seat, names)
            first = {n: next(i for i, line in enumerate(said) if line.startswith(f"{n}: ")
                             and "point" in line) for n in names}  # fmt: skip
            assert min(first, key=lambda n: first[n]) == name


@pytest.mark.parametrize("seed", range(10))
def test_different_positions_sound_different(seed: int) -> None:
    """Changing any one thing that players see changes what is said."""
    rng = Random(seed)
    base = azul(rng)
    assert spoken(base) != spoken(base | {"centre": base["centre"] + "B"})
    assert spoken(base) != spoken(base | {"lid": base["lid"] | {"B": base["lid"]["B"] + 1}})
    star = summer_pavilion(rng)
    for field in ("supply", "centre"):
        assert spoken(star) != spoken(star | {field: star[field] + "R"})
    player = star["players"][1]
    for change in ({"passed": not player["passed"]}, {"corners": player["corners"] + "R"}):
        assert spoken(star) != spoken(star | {"players": [star["players"][0], player | change]})
    table = duel(rng)
    player = table["players"][0]
    for change in ({"taken": (player["taken"] + 1) % 3}, {"tokens": (player["tokens"] + 1) % 3}):
        assert spoken(table) != spoken(table | {"players": [player | change, table["players"][1]]})
    assert spoken(table) != spoken(table | {"deck": table["deck"] | {"returned": ["SA"]}})
