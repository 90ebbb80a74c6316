"""A position in words: complete, in order, one sentence each, for screen readers and terminals.

First the game and whose turn it is, then what all share, then every board, the own one first.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from azulejos.drawing import reading
from azulejos.drawing.duel_parts import slots_of
from azulejos.drawing.pavilion_board import FEATURES, LETTERS, PRICES, STARS
from azulejos.drawing.table import Position, seats_from
from azulejos.drawing.words import colour, seat_names, status
from azulejos.words import listed, say


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
    return say(
        "speech-title",
        game=position["game"],
        side=options.get("wall") or options.get("side") or "none",
        players=len(position["players"]),
        round=position["round"],
    )


def tiles(letters: Iterable[str], counts: Mapping[str, int] | None = None) -> str:
    """Tiles by colour: `2 blue and 1 red`; `none` if there are none."""
    many = Counter(letters) if counts is None else counts
    words = [say("tiles-some", count=count, colour=kind) for kind, count in many.items() if count]
    return listed(words) if words else say("speech-none")


def _colours(letters: Iterable[str]) -> str:
    """Tiles one by one, in their order: `blue, red and blue`."""
    return listed([colour(kind) for kind in letters])


def _pile(pile: str, counts: Mapping[str, int]) -> str:
    total = sum(counts.values())
    return say("speech-pile", pile=pile, total=total, tiles=tiles("", counts))


def _displays(position: Position, also: str) -> list[str]:
    out = [
        say("speech-display", number=i, tiles=tiles(each))
        if each
        else say("speech-display-empty", number=i)
        for i, each in enumerate(position["factories"], 1)
    ]
    return [*out, say("speech-centre", tiles=tiles(position["centre"]), also=also)]


def _heading(position: Position, seat: int, name: str) -> str:
    return say(
        "speech-heading",
        name=name,
        points=position["players"][seat]["score"],
        turn=position["turn"] == seat,
        start=position["start"] == seat,
        won=seat in position.get("winners", []),
    )


def _lines(word: str, lines: Sequence[tuple[str, int]]) -> list[str]:
    out = []
    for i, (kind, count) in enumerate(lines, 1):
        if count:
            full = count == i
            message = say("speech-line", word=word, number=i, count=count, colour=kind, full=full)
        else:
            message = say("speech-line-empty", word=word, number=i)
        out.append(message)
    return out


def _cells(word: str, rows: Sequence[str]) -> list[str]:
    out = []
    for i, row in enumerate(rows, 1):
        laid = tuple(
            say("speech-cell", colour=kind, column=c)
            for c, kind in enumerate(row, 1)
            if kind != "."
        )
        cells = listed(laid) if laid else say("speech-empty")
        out.append(say("speech-cells", word=word, number=i, cells=cells))
    return out


# --- Azul ---


def _azul_market(position: Position, names: list[str]) -> list[str]:
    marker = "marker" if position["marker"] == "centre" else "none"
    piles = [_pile("bag", position["bag"]), _pile("lid", position["lid"])]
    notice = reading.azul_notice(position)
    return [*([f"{notice}."] if notice else []), *_displays(position, marker), *piles]


def _azul_board(position: Position, seat: int, name: str) -> list[str]:
    player = position["players"][seat]
    floor = tuple(colour(k) if k != "1" else say("speech-marker") for k in player["floor"])
    cost = reading.floor_cost(player["floor"])
    out = [_heading(position, seat, name), *_lines("line", player["lines"])]
    out += _cells("wall", player["wall"])
    out.append(say("speech-floor", tiles=floor, cost=cost) if floor else say("speech-floor-empty"))
    if position["marker"] == f"beside:{seat}":
        out.append(say("speech-marker-beside"))
    return out


# --- Summer Pavilion ---


def _pavilion_market(position: Position, names: list[str]) -> list[str]:
    later = position["round"]
    wild = say("tiles-wild", wild=position["wild"])
    coming = say("tiles-wild", wild="PGOYBR"[later]) if later < 6 else "none"
    token = "token" if position["token"] == "centre" else "none"
    return [
        say("speech-wild", now=wild, coming=coming),
        *_displays(position, token),
        say("speech-supply", tiles=tiles(position["supply"])),
        _pile("bag", position["bag"]),
        _pile("tower", position["tower"]),
    ]


def _pavilion_board(position: Position, seat: int, name: str) -> list[str]:
    player, side = position["players"][seat], position["options"]["side"]
    out = [_heading(position, seat, name)]
    if player["passed"]:
        out.append(say("speech-passed", name=name))
    if position["token"] == seat:
        out.append(say("speech-token", name=name))
    hand, kept = tiles(player["tiles"]), tiles(player["corners"])
    out.append(say("speech-hand", tiles=hand, kept=kept))
    out += [_star(star, player["stars"][star], PRICES[side][star]) for star in STARS]
    paid = [f.key for f in FEATURES if reading.filled(player["stars"], f) == len(f.spaces)]
    done = [_feature(*key.split("_")) for key in paid]
    return [*out, say("speech-paid", features=listed(done) if done else say("speech-none"))]


def _feature(kind: str, *stars: str) -> str:
    return say("speech-feature", kind=kind, where=" ".join(stars))


def _star(star: str, row: str, prices: Sequence[int]) -> str:
    spaces = [
        say("speech-space", letter=letter, colour=tile)
        if tile != "."
        else say("speech-price", letter=letter, price=price)
        for letter, tile, price in zip(LETTERS, row, prices, strict=True)
    ]
    return say("speech-star", star=star, spaces=", ".join(spaces))


# --- Duel ---


def _duel_market(position: Position, names: list[str]) -> list[str]:
    out = []
    for i, factory in enumerate(position["small"], 1):
        moon = factory["moon"]
        stack = say("speech-stack", tiles=_colours(moon)) if moon else say("speech-empty-moon")
        chip = _chip(factory["chip"])
        sun = tiles(factory["sun"])
        out.append(say("speech-factory", number=i, sun=sun, moon=stack, chip=chip))
    large, first = position["large"], position["first"] == "large"
    sun, moon = tiles(large["sun"]), tiles(large["moon"])
    out.append(say("speech-large", sun=sun, moon=moon, first=first))
    out += _duel_plates(position)
    out += [_pile("bag", position["bag"]), _pile("tower", position["tower"])]
    hidden = [f"{count} {chip}" for chip, count in position["chips"].items() if count]
    unseen = ", ".join(hidden) if hidden else say("speech-none")
    return [*out, say("speech-chips-unseen", chips=unseen), *_tablets(position, names)]


def _tablets(position: Position, names: list[str]) -> list[str]:
    out = []
    for tablet in position["options"]["tablets"]:
        points = (reading.tablet_points(tablet, player) for player in position["players"])
        now = tuple(f"{name} {each}" for name, each in zip(names, points, strict=True))
        out.append(say("speech-tablet", tablet=tablet, now=now))
    return out


def _chip(chip: str) -> str:
    if chip in ("", "?"):
        return say("speech-chip-hidden") if chip else say("speech-no-chip")
    return say("speech-chip", colours=_colours(chip))


def _duel_plates(position: Position) -> list[str]:
    deck = position["deck"]
    out = []
    for i, name in enumerate(position["plates"], 1):
        plate = _plate(name) if name else say("speech-none")
        out.append(say("speech-plate", number=i, plate=plate))
    out.append(say("speech-deck", count=deck["size"], top=deck["top"] or "none"))
    if deck["unseen"]:
        out.append(say("speech-plates-unseen", plates=", ".join(deck["unseen"])))
    if deck["returned"]:
        out.append(say("speech-returned", plates=", ".join(deck["returned"])))
    drawn = [
        say("speech-back", back=name) if name in ("S", "W") else _plate(name)
        for name in position.get("drawn", [])
        if name
    ]
    if drawn:
        out.append(say("speech-drawn", plates=tuple(drawn)))
    if position.get("hand"):
        out.append(say("speech-to-lay", plate=_plate(position["hand"])))
    return out


def _plate(name: str) -> str:
    """A plate by its slots: top left, top right, bottom left, bottom right."""
    slots = [colour(slot) for slot in slots_of(name)]
    above, below = ", ".join(slots[:2]), ", ".join(slots[2:])
    return say("speech-slots", plate=name.partition("r")[0], above=above, below=below)


def _duel_board(position: Position, seat: int, name: str) -> list[str]:
    player = position["players"][seat]
    tokens, left = player["tokens"], 2 - player["taken"]
    out = [_heading(position, seat, name)]
    out.append(say("speech-left", plates=tokens, chips=left))
    out += _lines("row", player["rows"])
    for i, plate in enumerate(player["plates"], 1):
        shown = _plate(plate) if plate else say("speech-no-plate")
        out.append(say("speech-square", number=i, plate=shown))
    out += _cells("dome", player["dome"])
    broken, cost = player["broken"], reading.broken_cost(player["broken"])
    said = _colours(broken)
    out.append(say("speech-broken", tiles=said, cost=cost) if broken else say("speech-unbroken"))
    if position["first"] == seat:
        out.append(say("speech-first-tile", cost=2))
    chips = [say("speech-tray-chip", colours=_colours(chip)) for chip in player["chips"]]
    out.append(say("speech-tray", chips=listed(chips) if chips else say("speech-empty")))
    if position["phase"] == "decorate" and position["turn"] == seat and position.get("paid"):
        out.append(say("speech-paid-row", row=position["row"], count=position["paid"]))
    return out


Market = Callable[[Position, list[str]], list[str]]
Board = Callable[[Position, int, str], list[str]]
_GAMES: dict[str, tuple[Market, Board]] = {
    "azul": (_azul_market, _azul_board),
    "summer_pavilion": (_pavilion_market, _pavilion_board),
    "duel": (_duel_market, _duel_board),
}
