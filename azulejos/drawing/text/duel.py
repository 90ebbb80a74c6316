"""Azul Duel as text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from azulejos.drawing.text.layout import (
    FREE,
    POINTER,
    Block,
    beside,
    box,
    clockwise,
    counts,
    heading,
    in_rows,
    listing,
    player_title,
    result,
    rule,
    table,
    tile,
    wrap,
)

ROUNDS = 5
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "light blue"}
LETTERS = "".join(COLOURS)
PAIRS = ("TY", "YK", "KB", "BR", "RT")
BROKEN_COSTS = (1, 2, 3, 4)
FIRST_COST = 2
FIRST = tile("1")

# Slots top-left, top-right / bottom-left, bottom-right.
PLATES = {
    "SA": "YK/Ts", "SB": "Ks/TR", "SC": "sK/RB", "SD": "TR/Bs", "SE": "Ys/KR", "SF": "BK/sT",
    "SG": "sT/YB", "SH": "sY/BR", "SI": "YB/Ks", "WA": "TY/wK", "WB": "TK/Rw", "WC": "Rw/BK",
    "WD": "TR/Bw", "WE": "KY/Rw", "WF": "wB/TK", "WG": "TB/wY", "WH": "YR/wB", "WJ": "RT/Yw",
}  # fmt: skip
TABLETS = {
    "rows": "3 each",
    "kinds": "4 a row with five",
    "columns": "7 each",
    "border": "1 a tile",
    "diagonals": "10 each",
    "corners": "3 upper, 8 lower",
    "wilds": "2 each if all are filled",
    "specials": "-3 each empty",
}
PHASES = {
    "deal": "dealing",
    "plates": "set-up",
    "acquire": "acquire",
    "draw": "acquire",
    "keep": "acquire",
    "return": "acquire",
    "lay": "acquire",
    "stack": "acquire",
    "decorate": "decorate",
    "over": "end",
}
NATURE = {
    "plate": "turns a plate face up in place P{}",
    "top": "shows the back of the next plate of the deck",
    "large": "draws a tile for the large factory",
    "small": "draws a tile for factory {}",
    "chip": "turns the chip of factory {} over",
    "front": "turns the drawn plate {} over",
}


def lines(position: Mapping[str, Any], seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    boards = [_player(position, place, names[place]) for place in clockwise(seat, len(names))]
    return [
        *heading(_facts(position, names), _sentence(position, names)),
        *beside(_factories(position), _plates(position), gap=3),
        *_in_hand(position),
        *_stock(position),
        *_tablets(position),
        *in_rows(boards, 2),
    ]


def _facts(position: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    return [
        "Azul Duel",
        f"round {position['round']} of 5",
        PHASES[position["phase"]],
        f"start player {names[position['start']]}",
    ]


# What is to be done


def _sentence(position: Mapping[str, Any], names: Sequence[str]) -> str:
    phase = position["phase"]
    if phase == "over":
        scores = [player["score"] for player in position["players"]]
        return result(position["winners"], scores, names)
    if phase == "deal":
        task, _, number = position["deal"][0].partition(" ")
        return f"Nature {NATURE[task].format(number)}."
    return f"{names[position['turn']]} {TASKS[phase](position)}."


def _acquire(position: Mapping[str, Any]) -> str:
    """The kinds of action whose pieces are still there."""
    player = position["players"][position["turn"]]
    factories = [*position["small"], position["large"]]
    chips = [factory["chip"] for factory in position["small"] if factory["chip"] not in ("", "?")]
    there = {
        "sun tiles (S3B>4)": any(factory["sun"] for factory in factories),
        "moon tiles (MY>2)": any(factory["moon"] for factory in factories),
        "a chip (C2)": player["taken"] < 2 and chips,
        "a plate (P2)": player["tokens"] and position["round"] < ROUNDS,
    }
    return f"takes {listing([action for action, possible in there.items() if possible], 'or')}"


def _drawn(position: Mapping[str, Any], letter: str) -> str:
    plates = enumerate(position["drawn"], start=1)
    return ", ".join(f"{letter}{number}" for number, plate in plates if plate)


def _decorate(position: Mapping[str, Any]) -> str:
    row, paid = position["row"], position["paid"]
    colour, count = position["players"][position["turn"]]["rows"][row - 1]
    missing = row - count - paid
    if not missing:
        return f"chooses the cell for the {COLOURS[colour]} tile of row {row}: {row}@column"
    leave = "" if paid else ", or leaves it (leave)"
    return f"buys {COLOURS[colour]} for row {row}, {missing} missing (pay T+TY){leave}"


TASKS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "plates": lambda position: "takes a face-up plate for a start: P1, P2, P3",
    "acquire": _acquire,
    "draw": lambda position: "draws another plate for 1 point (draw) or stops (stop)",
    "keep": lambda position: f"keeps one of the drawn plates: {_drawn(position, 'K')}",
    "return": lambda position: f"puts a plate under the deck: {_drawn(position, 'U')}",
    "lay": lambda position: f"lays {position['hand']} on a free square, turned as shown: @5r1",
    "stack": lambda position: f"stacks the rest of factory {position['stack']} from the bottom: ^K",
    "decorate": _decorate,
}


# The middle of the table


def _factories(position: Mapping[str, Any]) -> Block:
    small = [_small(number, factory) for number, factory in enumerate(position["small"], start=1)]
    return beside(_large(position["large"], position["first"] == "large"), *small)


def _large(large: Mapping[str, str], first: bool) -> Block:
    sun, moon = large["sun"], large["moon"]
    spread = [" ".join(moon[:3]), " ".join(moon[3:]), "", FIRST if first else ""]
    return _factory("L", [sun[:3], sun[3:]], spread, rule(11, note="moon"), "sun")


def _small(number: int, factory: Mapping[str, str]) -> Block:
    """The stack stands on the chip, its top tile on top."""
    sun = factory["sun"]
    chip = f"({factory['chip']})" if factory["chip"] else ""
    stack = [*factory["moon"][::-1], chip]
    return _factory(str(number), [sun[:2], sun[2:]], [""] * (4 - len(stack)) + stack, rule(5))


def _factory(
    name: str, sun: Sequence[str], moon: Sequence[str], border: str, note: str = ""
) -> Block:
    width = len(border)
    upper = [" ".join(tiles).center(width) for tiles in sun]
    return box([*upper, border, *(pieces.center(width) for pieces in moon)], width, name, note)


def _slots(plate: str, turns: int = 0) -> list[str]:
    """The two rows of a plate after quarter turns clockwise."""
    a, b, c, d = list(PLATES[plate].lower().replace("/", ""))
    for _ in range(turns):
        a, b, c, d = c, a, d, b
    return [a + b, c + d]


def _plate(plate: str, title: str, turns: int = 0) -> Block:
    """A plate as a small box; of one that shows its back only, the kind is known."""
    rows = _slots(plate, turns) if plate in PLATES else ["", ""]
    width = max(5, len(title) + 3)
    return box([" ".join(row).center(width) for row in rows], width, title, foot=plate)


def _plates(position: Mapping[str, Any]) -> Block:
    face_up = [_plate(plate, f"P{place}") for place, plate in enumerate(position["plates"], 1)]
    deck = position["deck"]
    kinds = "".join(plate[0] for plate in deck["unseen"])
    top = f", next {deck['top']}" if deck["top"] else ""
    returned = [deck["returned"][first : first + 7] for first in range(0, deck["size"], 7)]
    return [
        *beside(*face_up),
        f" deck of {deck['size']}{top} (draw)" if deck["size"] else " deck empty",
        f" unseen {kinds.count('S')} S, {kinds.count('W')} W" if kinds else "",
        *(f" below  {' '.join(plates)}" for plates in returned if plates),
    ]


def _in_hand(position: Mapping[str, Any]) -> Block:
    """Plates between deck and dome: the one to be laid in its four rotations, or those drawn."""
    hand = position.get("hand", "")
    if position["phase"] == "lay":
        return beside(*(_plate(hand, f"r{turns}", turns) for turns in range(4)))
    letter = {"keep": "K", "return": "U"}.get(position["phase"], "")
    numbered = enumerate(position.get("drawn", []), start=1)
    drawn = [_plate(plate, f"{letter}{number}") for number, plate in numbered if plate]
    kept = [_plate(hand, "kept")] if hand else []
    return in_rows([*kept, *drawn], 9)


def _stock(position: Mapping[str, Any]) -> Block:
    """What is still to come: tiles in bag and tower, chips that nobody has seen."""
    rows = {place: counts(position[place], LETTERS) for place in ("bag", "tower")}
    chips = position["chips"]
    rows = {place: [*row[:-1], *" " * len(PAIRS), row[-1]] for place, row in rows.items()}
    rows["chips"] = [str(chips[chip]) for chip in (*LETTERS, *PAIRS)] + [str(sum(chips.values()))]
    return table([*LETTERS, *PAIRS, "all"], rows)


def _tablets(position: Mapping[str, Any]) -> Block:
    scored = "; ".join(f"{name} {TABLETS[name]}" for name in position["options"]["tablets"])
    return wrap(f"tablets: {scored}", indent=" ")


# The players


def _player(position: Mapping[str, Any], seat: int, name: str) -> Block:
    player = position["players"][seat]
    rows = [_row(number, *row) for number, row in enumerate(player["rows"], start=1)]
    body = [f"{row}{cells}" for row, cells in zip(rows, _dome(player), strict=True)]
    border = " " * 16 + "┼".join([rule(6)] * 3)
    columns = " " * 16 + " 1  2   3  4   5  6"
    lower = [
        _broken(player["broken"], position["first"] == seat),
        f" tokens left {player['tokens']}, chips taken {player['taken']}",
        f" chips {' '.join(player['chips']) or FREE}",
    ]
    body = [columns, *body[:2], border, *body[2:4], border, *body[4:], *lower]
    return box(body, 37, player_title(position, seat, name), f"score {player['score']}")


def _row(number: int, colour: str, count: int) -> str:
    spaces = " ".join(FREE * (number - count) + colour * count)
    return f" {number} {spaces:>11} {POINTER if count == number else ' '}"


def _dome(player: Mapping[str, Any]) -> list[str]:
    """The six cell rows: tiles, printed slots, and the numbers of the squares without a plate."""
    printed = [_square(number, plate) for number, plate in enumerate(player["plates"], start=1)]
    rows = []
    for row, tiles in enumerate(player["dome"]):
        pairs = [tiles[0:2], tiles[2:4], tiles[4:6]]
        across = printed[row // 2 * 3 : row // 2 * 3 + 3]
        cells = [_cells(slots[row % 2], pair) for slots, pair in zip(across, pairs, strict=True)]
        rows.append("│".join(cells))
    return rows


def _square(number: int, plate: str) -> list[str]:
    name, _, turns = plate.partition("r")
    return _slots(name, int(turns)) if plate else [f"@{number}", "  "]


def _cells(printed: str, tiles: str) -> str:
    if printed[0] in "@ ":
        return printed.center(6)
    return "".join(
        tile(laid.upper()) if laid != "." else f" {slot} "
        for slot, laid in zip(printed, tiles, strict=True)
    )


def _broken(broken: str, first: bool) -> str:
    slots = [tile(letter) for letter in broken]
    slots += [f" -{cost}" for cost in BROKEN_COSTS[len(broken) :]]
    cost = sum(BROKEN_COSTS[: len(broken)]) + FIRST_COST * first
    place = FIRST if first else f" -{FIRST_COST}"
    return f" F {''.join(slots)} {place} = {-cost:>3}"
