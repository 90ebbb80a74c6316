"""A position in words: complete, in order, one sentence each, for screen readers and terminals.

First the game and whose turn it is, then what all share, then every board, the own one first.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from azulejos.drawing import reading
from azulejos.drawing.duel_parts import TABLETS, slots_of
from azulejos.drawing.pavilion_board import FEATURES, LETTERS, PRICES, STARS
from azulejos.drawing.table import Position, seats_from
from azulejos.drawing.words import COLOURS, TITLES, listed, seat_names, status


def spoken(position: Position, seat: int = 0, names: Sequence[str] | None = None) -> list[str]:
    """The whole position as sentences, seen from a seat."""
    called = seat_names(names, len(position["players"]))
    market, board = _GAMES[position["game"]]
    out = [_title(position), f"{status(position, called)}."]
    out += market(position, called)
    for each in seats_from(seat, len(called)):
        out += board(position, each, called[each])
    return out


def _title(position: Position) -> str:
    options = position["options"]
    side = options.get("wall") or options.get("side")
    kind = f", {side} side" if side else ""
    players = len(position["players"])
    return f"{TITLES[position['game']]}{kind}, {players} players, round {position['round']}."


def tiles(letters: Iterable[str], counts: Mapping[str, int] | None = None) -> str:
    """Tiles by colour: `2 blue and 1 red`; `none` if there are none."""
    many = Counter(letters) if counts is None else counts
    words = [f"{count} {COLOURS[kind]}" for kind, count in many.items() if count]
    return listed(words) if words else "none"


def _pile(title: str, counts: Mapping[str, int]) -> str:
    return f"{title}, {sum(counts.values())} tiles: {tiles('', counts)}."


def _displays(position: Position, marker: str) -> list[str]:
    out = [
        f"Display {i}: {tiles(each)}." if each else f"Display {i} is empty."
        for i, each in enumerate(position["factories"], 1)
    ]
    centre = position["centre"]
    also = f", and {marker}" if marker else ""
    return [*out, f"Centre: {tiles(centre)}{also}."]


def _heading(position: Position, seat: int, name: str) -> str:
    points = position["players"][seat]["score"]
    facts = [f"{name}: {points} point{'' if points == 1 else 's'}"]
    if position["turn"] == seat:
        facts.append("to move")
    if position["start"] == seat:
        facts.append("started this round")
    if seat in position.get("winners", []):
        facts.append("has won")
    return f"{', '.join(facts)}."


def _lines(word: str, lines: Sequence[tuple[str, int]]) -> list[str]:
    out = []
    for i, (kind, count) in enumerate(lines, 1):
        what = f"{count} of {i} {COLOURS[kind]}" if count else f"empty, {i} free"
        out.append(f"{word} {i}: {what}{', full' if count == i else ''}.")
    return out


def _cells(word: str, rows: Sequence[str]) -> list[str]:
    out = []
    for i, row in enumerate(rows, 1):
        laid = [f"{COLOURS[kind]} in {c}" for c, kind in enumerate(row, 1) if kind != "."]
        out.append(f"{word} {i}: {listed(laid) if laid else 'empty'}.")
    return out


# --- Azul ---


def _azul_market(position: Position, names: list[str]) -> list[str]:
    marker = "the starting-player marker" if position["marker"] == "centre" else ""
    piles = [_pile("Bag", position["bag"]), _pile("Box lid", position["lid"])]
    notice = reading.azul_notice(position)
    return [*([f"{notice}."] if notice else []), *_displays(position, marker), *piles]


def _azul_board(position: Position, seat: int, name: str) -> list[str]:
    player = position["players"][seat]
    floor = [COLOURS.get(kind, "the starting-player marker") for kind in player["floor"]]
    cost = reading.floor_cost(player["floor"])
    out = [_heading(position, seat, name), *_lines("Line", player["lines"])]
    out += _cells("Wall row", player["wall"])
    out.append(f"Floor: {listed(floor)}, costs {cost}." if floor else "Floor: empty.")
    if position["marker"] == f"beside:{seat}":
        out.append("The starting-player marker lies beside the board.")
    return out


# --- Summer Pavilion ---


def _pavilion_market(position: Position, names: list[str]) -> list[str]:
    wild = COLOURS[position["wild"]]
    later = position["round"]
    coming = f", next {COLOURS['PGOYBR'[later]]}" if later < 6 else ""
    token = "the starting-player token" if position["token"] == "centre" else ""
    return [
        f"Wild colour: {wild}{coming}.",
        *_displays(position, token),
        f"Supply: {tiles(position['supply'])}.",
        _pile("Bag", position["bag"]),
        _pile("Tower", position["tower"]),
    ]


def _pavilion_board(position: Position, seat: int, name: str) -> list[str]:
    player, side = position["players"][seat], position["options"]["side"]
    out = [_heading(position, seat, name)]
    if player["passed"]:
        out.append(f"{name} has passed.")
    if position["token"] == seat:
        out.append(f"{name} holds the starting-player token.")
    out.append(f"Tiles: {tiles(player['tiles'])}. Kept in corners: {tiles(player['corners'])}.")
    out += [_star(star, player["stars"][star], PRICES[side][star]) for star in STARS]
    paid = [f.key for f in FEATURES if reading.filled(player["stars"], f) == len(f.spaces)]
    done = [key.replace("_", " ") for key in paid]
    return [*out, f"Features that have paid: {listed(done) if done else 'none'}."]


def _star(star: str, row: str, prices: Sequence[int]) -> str:
    spaces = [
        f"{letter} {COLOURS[tile]}" if tile != "." else f"{letter} costs {price}"
        for letter, tile, price in zip(LETTERS, row, prices, strict=True)
    ]
    return f"Star {star}: {', '.join(spaces)}."


# --- Duel ---


def _duel_market(position: Position, names: list[str]) -> list[str]:
    out = []
    for i, factory in enumerate(position["small"], 1):
        stack = [COLOURS[kind] for kind in factory["moon"]]
        moon = f"from the bottom {listed(stack)}" if stack else "empty"
        chip = _chip(factory["chip"])
        out.append(f"Factory {i}: sun {tiles(factory['sun'])}, moon {moon}, {chip}.")
    large = position["large"]
    first = ", and the first-player tile" if position["first"] == "large" else ""
    out.append(f"Large factory: sun {tiles(large['sun'])}, moon {tiles(large['moon'])}{first}.")
    out += _duel_plates(position)
    out += [_pile("Bag", position["bag"]), _pile("Tower", position["tower"])]
    hidden = [f"{count} {chip}" for chip, count in position["chips"].items() if count]
    out.append(f"Chips not yet seen: {', '.join(hidden) if hidden else 'none'}.")
    for tablet in position["options"]["tablets"]:
        now = [
            f"{name} {reading.tablet_points(tablet, player)}"
            for name, player in zip(names, position["players"], strict=True)
        ]
        out.append(f"Tablet {tablet}, {TABLETS[tablet]}: now {listed(now)}.")
    return out


def _chip(chip: str) -> str:
    if chip in ("", "?"):
        return "a chip face down" if chip else "no chip"
    return f"a chip of {listed([COLOURS[kind] for kind in chip])}"


def _duel_plates(position: Position) -> list[str]:
    deck = position["deck"]
    out = []
    for i, name in enumerate(position["plates"], 1):
        out.append(f"Plate {i}: {_plate(name)}." if name else f"Plate {i}: none.")
    top = {"S": ", a special plate on top", "W": ", a wild plate on top"}.get(deck["top"], "")
    out.append(f"Deck: {deck['size']} plates{top}.")
    if deck["unseen"]:
        out.append(f"Plates not yet seen: {', '.join(deck['unseen'])}.")
    if deck["returned"]:
        out.append(f"Returned under the deck: {', '.join(deck['returned'])}.")
    kinds = {"S": "a special plate", "W": "a wild plate"}
    drawn = [kinds.get(name) or _plate(name) for name in position.get("drawn", []) if name]
    if drawn:
        out.append(f"Drawn: {listed(drawn)}.")
    if position.get("hand"):
        out.append(f"To be laid: {_plate(position['hand'])}.")
    return out


def _plate(name: str) -> str:
    """A plate by its slots: top left, top right, bottom left, bottom right."""
    slots = [COLOURS[slot] for slot in slots_of(name)]
    return f"{name.partition('r')[0]} with {', '.join(slots[:2])} above {', '.join(slots[2:])}"


def _duel_board(position: Position, seat: int, name: str) -> list[str]:
    player = position["players"][seat]
    tokens, left = player["tokens"], 2 - player["taken"]
    out = [_heading(position, seat, name)]
    out.append(f"Plate tokens left: {tokens}. Chips still to take this round: {left}.")
    out += _lines("Row", player["rows"])
    for i, plate in enumerate(player["plates"], 1):
        out.append(f"Square {i}: {_plate(plate) if plate else 'no plate'}.")
    out += _cells("Dome row", player["dome"])
    broken = [COLOURS[kind] for kind in player["broken"]]
    cost = reading.broken_cost(player["broken"])
    out.append(f"Broken: {listed(broken)}, cost {cost}." if broken else "Broken: none.")
    if position["first"] == seat:
        out.append("The first-player tile, costs 2.")
    chips = [_chip(chip)[2:] for chip in player["chips"]]
    out.append(f"Tray: {listed(chips) if chips else 'empty'}.")
    if position["phase"] == "decorate" and position["turn"] == seat and position.get("paid"):
        out.append(f"Paid by chips in row {position['row']}: {position['paid']}.")
    return out


Market = Callable[[Position, list[str]], list[str]]
Board = Callable[[Position, int, str], list[str]]
_GAMES: dict[str, tuple[Market, Board]] = {
    "azul": (_azul_market, _azul_board),
    "summer_pavilion": (_pavilion_market, _pavilion_board),
    "duel": (_duel_market, _duel_board),
}
