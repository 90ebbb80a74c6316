"""Rule cases: named positions in TOML files that a player can read, and write, without Python.

A case says what differs from an empty table, what is played, and what holds then:

    [[case]]
    title = "What does not fit falls to the floor"
    clauses = ["3.4"]
    factories = "YYRK BBWW - - -"
    seat0.lines = "- - - B1 -"
    moves = "1Y1"
    then.seat0.floor = "Y"

Parts have the names of the position's JSON (docs/rules), and short forms: lists are written with
blanks or line ends between the items, `-` is an empty one (at the end it may be left out), `B1` is
a line with one blue tile, heaps are letters (`lid = "BBY"`), and `turn = "nobody"` is null. The bag
gets all tiles that are nowhere else.

In Duel, a small factory is `sun/moon:chip`: `BYKK` has tiles on its sun, `/YB` blue on yellow on
its moon, `:KB` only a chip, face up; under tiles lies a chip, face down. The deck gets all plates
that are nowhere else, as unseen ones, the first of them being the kind on top; nature's tasks are
written without a blank (`small1`), and `follows` is what the position calls `then`; of chips, all
that are nowhere else can still be revealed.
"""

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from azulejos.games import find_game
from azulejos.notation.record import move_pattern

Position = Any
"""JSON of a position, with the fields of its game."""
FOLDER: Final = Path(__file__).parent
"""It has a folder for each game, with its cases in `cases/*.toml`."""
ABOUT_THE_CASE: Final = {
    "title", "clauses", "why", "moves", "then", "legal", "includes", "illegal", "chances", "absent",
}  # fmt: skip
PLAYING: Final = {"azul": "offer", "summer_pavilion": "acquire", "duel": "acquire"}
TILES_OUTSIDE_BAG: Final = {
    "azul": ("factories", "centre", "lid", "players.lines", "players.wall", "players.floor"),
    "summer_pavilion": (
        "factories", "centre", "supply", "tower",
        "players.tiles", "players.corners", "players.stars",
    ),
    "duel": ("small", "large", "tower", "players.rows", "players.broken", "players.dome"),
}  # fmt: skip
ONLY_WHILE_DEALING: Final = {"summer_pavilion": ("next",), "duel": ("deal", "then")}


@dataclass(frozen=True)
class Case:
    """One named position: what is played from it, and what holds afterwards."""

    game: str
    title: str
    clauses: list[str]
    start: Position
    moves: list[str]
    then: Mapping[str, Any]
    legal: list[str] | None
    includes: list[str]
    illegal: Mapping[str, str]
    chances: Mapping[str, int] | None
    absent: list[str]

    def __str__(self) -> str:
        return f"{self.game}: {self.title}"


def cases(game: str) -> Iterator[Case]:
    """All cases of a game."""
    for file in sorted((FOLDER / game / "cases").glob("*.toml")):
        for given in tomllib.loads(file.read_text(encoding="utf-8"))["case"]:
            yield _case(game, given)


def _case(game: str, given: dict[str, Any]) -> Case:
    start = start_of(game, {k: v for k, v in given.items() if k not in ABOUT_THE_CASE})
    legal, find = given.get("legal"), move_pattern(find_game(game).notation.TEXTS).findall
    return Case(
        game=game,
        title=given["title"],
        clauses=given["clauses"],
        start=start,
        moves=find(given.get("moves", "")),
        then=_in_full(given.get("then", {}), start),
        legal=None if legal is None else sorted(find(legal)),
        includes=find(given.get("includes", "")),
        illegal=given.get("illegal", {}),
        chances=given.get("chances"),
        absent=given.get("absent", "").split(),
    )


def start_of(game: str, given: dict[str, Any]) -> Position:
    """A position from what differs from an empty table, in short forms."""
    form = find_game(game).notation
    defaults = form.options({}, lambda things: things[0])
    options = form.options({k: given.pop(k) for k in defaults if k in given}, lambda t: t[0])
    position: Position = form.position(form.new(options, given.get("start", 0)))
    position |= {"phase": PLAYING[game], "turn": 0}
    overlay(position, _in_full(given, position))
    if position["phase"] != "deal":
        for key in ONLY_WHILE_DEALING.get(game, ()):
            del position[key]
    if "bag" not in given:
        fill_bag(position)
    if game == "duel":
        fill_deck(position, given)
    return position


def overlay(position: Any, given: Mapping[str, Any]) -> None:
    """Replace the parts of a position that are given."""
    for key, value in given.items():
        if key == "players" or (isinstance(value, Mapping) and key in position):
            pairs = enumerate(value) if key == "players" else [(key, value)]
            for inner, part in pairs:
                overlay(position[key][inner] if key == "players" else position[inner], part)
        else:
            position[key] = value


def _in_full(given: Mapping[str, Any], example: Mapping[str, Any]) -> dict[str, Any]:
    """Short forms written out, guided by a position of the same game; seats gathered in a list."""
    full: dict[str, Any] = {}
    seats: list[dict[str, Any]] = [{} for _ in example.get("players", [])]
    for key, value in given.items():
        if key.startswith("seat"):
            seats[int(key[4:])] = _in_full(value, example["players"][0])
        else:
            full[key] = None if value == "nobody" else _long(value, example.get(key))
    return full | ({"players": seats} if any(seats) else {})


def _long(value: Any, example: Any) -> Any:
    if isinstance(value, Mapping) and isinstance(example, Mapping):
        return {key: _long(part, example.get(key)) for key, part in value.items()}
    if isinstance(value, str) and isinstance(example, list):
        words = value.split()
        if example and isinstance(example[0], str) and " " in example[0]:
            return [re.sub(r"(\d+)", r" \1", word) for word in words]
        return [_item(word, example) for word in words + ["-"] * (len(example) - len(words))]
    if isinstance(value, str) and isinstance(example, Mapping):
        return {letter: value.count(letter) for letter in example}
    return copy.deepcopy(value)


def _item(word: str, example: list[Any]) -> Any:
    if example and isinstance(example[0], Mapping):
        return _small_factory(word)
    if example and isinstance(example[0], list):
        return ["", 0] if word == "-" else [word[0], int(word[1:])]
    return "" if word == "-" else word


def _small_factory(word: str) -> dict[str, str]:
    tiles, _, chip = word.replace("-", "").partition(":")
    sun, _, moon = tiles.partition("/")
    return {"sun": sun, "moon": moon, "chip": chip or ("?" if tiles else "")}


def fill_deck(position: Position, given: Mapping[str, Any]) -> None:
    """Duel: plates and chips that are nowhere else are still to come."""
    deck = position["deck"]
    said = given.get("deck", {})
    drawn = position.get("drawn", [])
    used = {*position["plates"], *deck["returned"], *drawn, position.get("hand", "")}
    chips = [factory["chip"] for factory in position["small"]]
    for player in position["players"]:
        used |= {plate[:2] for plate in player["plates"]}
        chips += player["chips"]
    if "unseen" not in said:
        deck["unseen"] = [plate for plate in deck["unseen"] if plate not in used]
    face_down = sum(kind in ("S", "W") for kind in drawn)
    deck["size"] = len(deck["unseen"]) + len(deck["returned"]) - face_down
    if "top" not in said and position["phase"] != "deal":
        deck["top"] = (deck["unseen"] + deck["returned"] + [""])[0][:1]
    if "chips" not in given:
        position["chips"] = {name: 2 - chips.count(name) for name in position["chips"]}
    if "follows" in position:
        position["then"] = position.pop("follows")


def fill_bag(position: Position) -> None:
    """The bag gets all tiles that are nowhere else."""
    form = find_game(position["game"]).notation
    new: Position = form.position(form.new(position["options"], 0))
    outside: Counter[str] = Counter()
    for place in TILES_OUTSIDE_BAG[position["game"]]:
        outside.update(_tiles(position, place.split(".")))
    position["bag"] = {letter: count - outside[letter] for letter, count in new["bag"].items()}


def _tiles(value: Any, path: list[str]) -> Iterator[str]:
    """The letters of all tiles at a place."""
    if path:
        for part in value[path[0]] if path[0] == "players" else [value[path[0]]]:
            yield from _tiles(part, path[1:])
    elif isinstance(value, str):
        yield from value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if key != "chip":
                yield from key * part if isinstance(part, int) else _tiles(part, [])
    elif len(value) == 2 and isinstance(value[1], int):
        yield from value[0] * value[1]
    else:
        for part in value:
            yield from _tiles(part, [])
