"""Azul Duel as text."""

from collections.abc import Callable, Sequence

from azulejos.drawing.text_layout import (
    FREE,
    POINTER,
    Block,
    beside,
    box,
    clockwise,
    columns,
    counts,
    heading,
    in_rows,
    player_title,
    result,
    rule,
    score,
    table,
    tile,
    wrap,
)
from azulejos.games.duel import facts
from azulejos.games.duel.position import DuelBoard, DuelPosition, Factory, SmallFactory
from azulejos.games.duel.rules.box import (
    BROKEN_COSTS,
    CHIP_NAMES,
    CHIPS_A_ROUND,
    FIRST_PLAYER_COST,
    LAST_ROUND,
    LETTERS,
    PLATE_NAMES,
)
from azulejos.notation.position import mover
from azulejos.words import Value, either, say

FIRST = tile("1")
PAIRS = CHIP_NAMES[len(LETTERS) :]
Task = tuple[str, dict[str, Value]]
"""What is to be done: a message, and what it mentions besides the name."""


def lines(position: DuelPosition, seat: int, names: Sequence[str]) -> Block:
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


def _facts(position: DuelPosition, names: Sequence[str]) -> list[str]:
    return [
        say("duel-title"),
        say("duel-terminal-round-of", round=position["round"], rounds=LAST_ROUND),
        say("duel-phase", phase=position["phase"]),
        say("terminal-start", name=names[position["start"]]),
    ]


# What is to be done


def _sentence(position: DuelPosition, names: Sequence[str]) -> str:
    phase = position["phase"]
    if phase == "over":
        scores = [player["score"] for player in position["players"]]
        return result(position["winners"], scores, names)
    if phase == "deal":
        task, _, number = position["deal"][0].partition(" ")
        return say("duel-terminal-drawing", task=task, number=number)
    message, more = TASKS[phase](position)
    return say(message, name=names[mover(position)], **more)


def _acquire(position: DuelPosition) -> Task:
    """The kinds of action whose pieces are still there."""
    player = position["players"][mover(position)]
    factories = [*position["small"], position["large"]]
    chips = [factory["chip"] for factory in position["small"] if factory["chip"] not in ("", "?")]
    there = {
        "duel-terminal-sun-tiles": any(factory["sun"] for factory in factories),
        "duel-terminal-moon-tiles": any(factory["moon"] for factory in factories),
        "duel-terminal-a-chip": player["taken"] < CHIPS_A_ROUND and chips,
        "duel-terminal-a-plate": player["tokens"] and position["round"] < LAST_ROUND,
    }
    actions = either(say(action) for action, possible in there.items() if possible)
    return "duel-terminal-do-action", {"actions": actions}


def _drawn(position: DuelPosition, letter: str) -> str:
    plates = enumerate(position["drawn"], start=1)
    return ", ".join(f"{letter}{number}" for number, plate in plates if plate)


def _decorate(position: DuelPosition) -> Task:
    row, paid = position["row"], position["paid"]
    colour, count = position["players"][mover(position)]["rows"][row - 1]
    missing = row - count - paid
    if not missing:
        return "duel-terminal-do-cell", {"colour": colour, "row": row}
    more: dict[str, Value] = {"colour": colour, "row": row, "missing": missing}
    return "duel-terminal-do-pay", more | {"leave": not paid}


TASKS: dict[str, Callable[[DuelPosition], Task]] = {
    "plates": lambda position: ("duel-terminal-do-plates", {}),
    "acquire": _acquire,
    "draw": lambda position: ("duel-terminal-do-draw", {}),
    "keep": lambda position: ("duel-terminal-do-keep-plate", {"plates": _drawn(position, "K")}),
    "return": lambda position: ("duel-terminal-do-return", {"plates": _drawn(position, "U")}),
    "lay": lambda position: ("duel-terminal-do-lay", {"plate": position["hand"]}),
    "stack": lambda position: ("duel-terminal-do-stack", {"factory": position["stack"]}),
    "decorate": _decorate,
}


# The middle of the table


def _factories(position: DuelPosition) -> Block:
    small = [_small(number, factory) for number, factory in enumerate(position["small"], start=1)]
    return beside(_large(position["large"], position["first"] == "large"), *small)


def _large(large: Factory, first: bool) -> Block:
    sun, moon = large["sun"], large["moon"]
    sun_word, moon_word = say("duel-terminal-sun"), say("duel-terminal-moon")
    width = max(11, columns(sun_word) + 8, columns(moon_word) + 4)
    spread = [" ".join(moon[:3]), " ".join(moon[3:]), "", FIRST if first else ""]
    return _factory("L", [sun[:3], sun[3:]], spread, rule(width, note=moon_word), sun_word)


def _small(number: int, factory: SmallFactory) -> Block:
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
    slots = facts.slots_of(f"{plate}r{turns}").lower()
    return [slots[:2], slots[2:]]


def _plate(plate: str, title: str, turns: int = 0) -> Block:
    """A plate as a small box; of one that shows its back only, the kind is known."""
    rows = _slots(plate, turns) if plate in PLATE_NAMES else ["", ""]
    width = max(5, len(title) + 3)
    return box([" ".join(row).center(width) for row in rows], width, title, foot=plate)


def _plates(position: DuelPosition) -> Block:
    face_up = [_plate(plate, f"P{place}") for place, plate in enumerate(position["plates"], 1)]
    deck = position["deck"]
    kinds = "".join(plate[0] for plate in deck["unseen"])
    returned = [deck["returned"][first : first + 7] for first in range(0, deck["size"], 7)]
    return [
        *beside(*face_up),
        f" {say('duel-terminal-deck', count=deck['size'], top=deck['top'] or 'none')}",
        f" {say('duel-terminal-unseen', special=kinds.count('S'), wild=kinds.count('W'))}"
        if kinds
        else "",
        *(
            f" {say('duel-terminal-below', plates=' '.join(plates))}"
            for plates in returned
            if plates
        ),
    ]


def _in_hand(position: DuelPosition) -> Block:
    """Plates between deck and dome: the one to be laid in its four rotations, or those drawn."""
    hand = position.get("hand", "")
    if position["phase"] == "lay":
        return beside(*(_plate(hand, f"r{turns}", turns) for turns in range(4)))
    letter = {"keep": "K", "return": "U"}.get(position["phase"], "")
    numbered = enumerate(position.get("drawn", []), start=1)
    drawn = [_plate(plate, f"{letter}{number}") for number, plate in numbered if plate]
    kept = [_plate(hand, say("duel-terminal-kept"))] if hand else []
    return in_rows([*kept, *drawn], 9)


def _stock(position: DuelPosition) -> Block:
    """What is still to come: tiles in bag and tower, chips that nobody has seen."""
    piles = {say("terminal-bag"): position["bag"], say("terminal-tower"): position["tower"]}
    rows = {title: counts(pile, LETTERS) for title, pile in piles.items()}
    chips = position["chips"]
    rows = {place: [*row[:-1], *" " * len(PAIRS), row[-1]] for place, row in rows.items()}
    rows[say("duel-terminal-chips")] = [str(chips[chip]) for chip in (*LETTERS, *PAIRS)] + [
        str(sum(chips.values()))
    ]
    return table([*LETTERS, *PAIRS, say("terminal-all")], rows)


def _tablets(position: DuelPosition) -> Block:
    scored = [
        say("duel-terminal-tablet", tablet=tablet) for tablet in position["options"]["tablets"]
    ]
    return wrap(say("duel-terminal-tablets", tablets="; ".join(scored)), indent=" ")


# The players


def _player(position: DuelPosition, seat: int, name: str) -> Block:
    player = position["players"][seat]
    rows = [_row(number, *row) for number, row in enumerate(player["rows"], start=1)]
    body = [f"{row}{cells}" for row, cells in zip(rows, _dome(player), strict=True)]
    border = " " * 16 + "┼".join([rule(6)] * 3)
    numbers = " " * 16 + " 1  2   3  4   5  6"
    lower = [
        _broken(player["broken"], position["first"] == seat),
        f" {say('duel-terminal-left', tokens=player['tokens'], chips=player['taken'])}",
        f" {say('duel-terminal-chips')} {' '.join(player['chips']) or FREE}",
    ]
    body = [numbers, *body[:2], border, *body[2:4], border, *body[4:], *lower]
    return box(body, 37, player_title(position, seat, name), score(player))


def _row(number: int, colour: str, count: int) -> str:
    spaces = " ".join(FREE * (number - count) + colour * count)
    return f" {number} {spaces:>11} {POINTER if count == number else ' '}"


def _dome(player: DuelBoard) -> list[str]:
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
    cost = facts.broken_cost(broken) + FIRST_PLAYER_COST * first
    place = FIRST if first else f" -{FIRST_PLAYER_COST}"
    return f" F {''.join(slots)} {place} = {-cost:>3}"
