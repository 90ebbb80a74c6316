"""Random positions that are consistent (every tile of the box is somewhere), if not reachable."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from azulejos.drawing.picture import SHAPES as NAMED_SHAPES
from azulejos.games.azul.rules import COLOUR_WALL as WALL
from azulejos.games.duel.facts import dome_slots
from azulejos.games.duel.rules.box import CHIP_NAMES as CHIPS
from azulejos.games.duel.rules.box import PLATE_NAMES
from azulejos.games.summer_pavilion.board import COLOUR_OF, STARS

Position = Any
"""JSON of a position, with the fields of its game."""


ROOMS = ("968x712", "1152x840", "1224x664", "1544x848")
"""Rooms of pages: a tablet, desks with an open and a folded panel, a large screen."""
SHAPES = (*NAMED_SHAPES, *ROOMS)
"""What positions are drawn in."""


class Bag:
    """All tiles of a box, from which a position is dealt."""

    def __init__(self, rng: Random, kinds: str, each: int) -> None:
        self.rng, self.kinds = rng, kinds
        self.tiles = list(kinds * each)
        rng.shuffle(self.tiles)

    def take(self, kind: str, count: int = 1) -> bool:
        if self.tiles.count(kind) < count:
            return False
        for _ in range(count):
            self.tiles.remove(kind)
        return True

    def draw(self, most: int) -> str:
        drawn = [self.tiles.pop() for _ in range(min(most, len(self.tiles)))]
        return "".join(sorted(drawn, key=self.kinds.index))

    def split(self, *piles: str) -> dict[str, dict[str, int]]:
        out = {pile: dict.fromkeys(self.kinds, 0) for pile in piles}
        for kind in self.tiles:
            out[self.rng.choice(piles)][kind] += 1
        return out


def lines(bag: Bag, rows: int, fullness: float) -> list[list[Any]]:
    out: list[list[Any]] = []
    for size in range(1, rows + 1):
        kind = bag.rng.choice(bag.kinds)
        count = min(size, int(bag.rng.random() * (size + 1) * 2 * fullness))
        fits = count and bag.take(kind, count)
        out.append([kind, count] if fits else ["", 0])
    return out


def azul(rng: Random, players: int = 2, wall: str = "colour", fullness: float = 0.5) -> Position:
    bag = Bag(rng, "BYRKW", 20)
    boards = [_azul_board(bag, wall, fullness) for _ in range(players)]
    factories = [bag.draw(4) if rng.random() < 0.7 else "" for _ in range(1 + 2 * players)]
    centre = bag.draw(rng.choice([0, 3, 9, 3 * len(factories)]))
    marker = rng.choice(["centre", "floor", "beside"])
    if marker != "centre":
        seat = rng.randrange(players)
        floor = boards[seat]["floor"]
        if marker == "floor" and len(floor) < 7:
            boards[seat]["floor"] = "1" + floor
        else:
            marker = "beside"
        marker = f"{marker}:{seat}"
    over = rng.random() < 0.1
    position = {
        "game": "azul", "options": {"players": players, "wall": wall}, "round": rng.randint(1, 9),
        "phase": "over" if over else "offer", "start": rng.randrange(players),
        "turn": None if over else rng.randrange(players), "factories": factories,
        "centre": centre, "marker": marker, "players": boards, **bag.split("bag", "lid"),
    }  # fmt: skip
    return position | ({"winners": [0, 1]} if over else {})


def _azul_board(bag: Bag, wall: str, fullness: float) -> Position:
    rows = []
    for r in range(5):
        pattern = WALL[r] if wall == "colour" else "".join(bag.rng.sample("BYRKW", 5))
        chosen = [k if bag.rng.random() < fullness and bag.take(k) else "." for k in pattern]
        rows.append("".join(chosen))
    floor = bag.draw(bag.rng.choice([0, 0, 2, 7]))
    score = bag.rng.choice([0, 7, 63, 128])
    return {"score": score, "lines": lines(bag, 5, fullness), "wall": rows, "floor": floor}


def summer_pavilion(
    rng: Random, players: int = 2, side: str = "colour", fullness: float = 0.5
) -> Position:
    bag = Bag(rng, "PGOYBR", 22)
    boards = [_pavilion_board(bag, side, fullness) for _ in range(players)]
    supply = bag.draw(10)
    factories = [bag.draw(4) if rng.random() < 0.7 else "" for _ in range(1 + 2 * players)]
    round_ = rng.randint(1, 6)
    return {
        "game": "summer_pavilion", "options": {"players": players, "side": side},
        "round": round_, "wild": "PGOYBR"[round_ - 1], "phase": "acquire",
        "start": rng.randrange(players), "turn": rng.randrange(players), "factories": factories,
        "centre": bag.draw(rng.choice([0, 4, 3 * len(factories)])),
        "token": rng.choice(["centre", *range(players)]), "supply": supply,
        "players": boards, **bag.split("bag", "tower"),
    }  # fmt: skip


def _pavilion_board(bag: Bag, side: str, fullness: float) -> Position:
    stars = {}
    for star in STARS:
        row = ""
        for _ in range(6):
            free = [k for k in bag.kinds if k not in row] if star == "C" else list(bag.kinds)
            kind = COLOUR_OF.get(star) if side == "colour" else None
            kind = kind or bag.rng.choice(free)
            row += kind if bag.rng.random() < fullness and bag.take(kind) else "."
        stars[star] = row
    return {
        "score": bag.rng.randint(1, 140),
        "tiles": bag.draw(bag.rng.choice([0, 5, 14, 30])),
        "corners": bag.draw(bag.rng.randint(0, 4)),
        "passed": bag.rng.random() < 0.3,
        "stars": stars,
    }


def duel(rng: Random, fullness: float = 0.5) -> Position:
    bag = Bag(rng, "BYRKT", 13)
    plates = rng.sample(PLATE_NAMES, len(PLATE_NAMES))
    chips = rng.sample(CHIPS * 2, 20)
    boards = [_duel_board(bag, plates, chips, fullness) for _ in range(2)]
    small = []
    for _ in range(4):
        dealt = rng.random() < 0.5
        shown = rng.choice(["", "?", chips.pop()])
        small.append({
            "sun": bag.draw(4) if dealt else "",
            "moon": "" if dealt else bag.draw(rng.randint(0, 3)),
            "chip": "?" if dealt else shown,
        })  # fmt: skip
    large = (
        {"sun": bag.draw(5), "moon": ""} if rng.random() < 0.5 else {"sun": "", "moon": bag.draw(4)}
    )
    offer = [plates.pop() if plates and rng.random() < 0.8 else "" for _ in range(3)]
    tablets = [rng.choice(pair) for pair in TABLET_SIDES]
    position = {
        "game": "duel", "options": {"tablets": tablets[: rng.randint(1, 4)]},
        "round": rng.randint(1, 5), "phase": "acquire", "start": rng.randrange(2),
        "turn": rng.randrange(2), "small": small, "large": large,
        "first": rng.choice(["large", 0, 1]), "plates": offer, "players": boards,
        **bag.split("bag", "tower"),
    }  # fmt: skip
    if plates and rng.random() < 0.5:
        position |= _drawing(rng, plates)
    deck = {"size": len(plates), "top": plates[0][0] if plates else "", "unseen": sorted(plates)}
    left = Counter(chips)
    return position | {"deck": deck | {"returned": []}, "chips": {c: left[c] for c in CHIPS}}


TABLET_SIDES = [
    ("rows", "kinds"), ("columns", "border"), ("diagonals", "corners"), ("wilds", "specials"),
]  # fmt: skip


def _drawing(rng: Random, plates: list[str]) -> Position:
    """Plates on their way from the deck to a dome."""
    drawn = [plates.pop() for _ in range(rng.randint(1, len(plates)))]
    if len(drawn) == 1:
        return {"phase": "lay", "hand": drawn[0]}
    return {"phase": "keep", "drawn": drawn}


def _duel_board(bag: Bag, plates: list[str], chips: list[str], fullness: float) -> Position:
    rng = bag.rng
    squares = [""] * 9
    for square in rng.sample(range(9), rng.randint(0, 7)):
        squares[square] = f"{plates.pop()}r{rng.randrange(4)}"
    dome = []
    for row in dome_slots(squares):
        wanted = [rng.choice("BYRKT") if slot == "w" else slot for slot in row]
        laid = [k != " " and rng.random() < fullness and (k == "s" or bag.take(k)) for k in wanted]
        dome.append("".join(k if ok else "." for k, ok in zip(wanted, laid, strict=True)))
    tray = [chips.pop() for _ in range(rng.choice([0, 1, 4, 8]))]
    return {
        "score": rng.choice([0, 5, 48, 112]), "tokens": rng.randint(0, 2),
        "rows": lines(bag, 6, fullness), "broken": bag.draw(rng.randint(0, 4)),
        "chips": sorted(tray, key=CHIPS.index), "taken": rng.randint(0, 2),
        "plates": squares, "dome": dome,
    }  # fmt: skip


def every_kind(rng: Random) -> list[Position]:
    """One random position of every game, side and number of players."""
    fullness = rng.choice([0.0, 0.3, 0.6, 1.0])
    seats = (2, 3, 4)
    out = [azul(rng, n, wall, fullness) for n in seats for wall in ("colour", "grey")]
    out += [summer_pavilion(rng, n, side, fullness) for n in seats for side in ("colour", "grey")]
    return [*out, duel(rng, fullness)]


GAMES: dict[str, Callable[[Random], Position]] = {
    "azul": azul,
    "summer_pavilion": summer_pavilion,
    "duel": duel,
}
