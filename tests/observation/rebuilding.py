"""Positions built again from observations, by other means than those that wrote them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos import Match
from azulejos.games import find_game
from azulejos.games.azul import rules as azul
from azulejos.games.duel.rules import box as duel_box
from azulejos.games.summer_pavilion.rules import board as pavilion_board
from azulejos.spaces import layout

Position = Any
"""JSON of a position, with the fields of its game."""
Parts = dict[str, Any]


def check_seen(
    match: Match, seat: int, observation: NDArray[Any], mask: NDArray[Any] | None = None
) -> None:
    """What a seat was shown is the position as it sees it, and its mask the legal moves."""
    shape = layout(match.game, match.players)
    assert observation.shape == (shape.size,)
    assert np.all(observation >= 0)
    assert np.all(observation <= shape.high)
    parts = {name: part.tolist() for name, part in shape.split(observation).items()}
    assert REBUILT[match.game](parts) == seen_from(match.position(), seat)
    if mask is not None:
        texts = find_game(match.game).notation.TEXTS
        legal = match.moves() if match.turn == seat else []
        assert sorted(texts[i] for i in np.flatnonzero(mask)) == legal
        assert set(np.unique(mask)) <= {0, 1}


def check_rewards(match: Match, rewards: Any, reward: str = "wins") -> None:
    """Who won alone gets 1, the others share -1; or points more than the others' mean."""
    others = match.players - 1
    for seat in range(match.players):
        if reward == "margin":
            rest = sum(match.scores) - match.scores[seat]
            due = match.scores[seat] - rest / others
        elif seat in match.winners:
            due = (match.players / len(match.winners) - 1) / others
        else:
            due = -1 / others
        assert abs(rewards[seat] - due) < 1e-4, (seat, rewards, match.scores)


# --- A position, as a seat sees it ----------------------------------------------------------------


def seen_from(position: Position, seat: int) -> Position:
    """The position with seats renamed so that `seat` is 0; heaps in order; without the winners."""
    count = len(position["players"])

    def renamed(value: Any) -> Any:
        return (value - seat) % count if isinstance(value, int) else value

    if "drawn" in position:
        places = len(duel_box.PLATE_NAMES)
        position = {**position, "drawn": (position["drawn"] + [""] * places)[:places]}
    seen = {name: value for name, value in position.items() if name not in ("winners", "game")}
    for name in ("start", "turn", "token", "first"):
        if name in seen:
            seen[name] = renamed(seen[name])
    if ":" in str(seen.get("marker")):
        where, owner = seen["marker"].split(":")
        seen["marker"] = f"{where}:{renamed(int(owner))}"
    players = [position["players"][(seat + i) % count] for i in range(count)]
    seen["players"] = [
        {k: "".join(sorted(v)) if k in ("floor", "broken") else v for k, v in one.items()}
        for one in players
    ]
    return seen


def spelled(counts: list[int], letters: str) -> str:
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True))


def only(flags: list[int], names: Any, nothing: Any = None) -> Any:
    """The name of the only flag that is set."""
    assert sum(flags) <= 1
    return names[flags.index(1)] if 1 in flags else nothing


def common(parts: Parts, phase: str) -> Position:
    seats = range(len(parts["score"]))
    return {
        "phase": phase,
        "start": only(parts["start"], seats),
        "turn": only(parts["turn"], seats),
    }


# --- Azul -----------------------------------------------------------------------------------------


def azul_position(parts: Parts) -> Position:
    letters, players = azul.LETTERS, len(parts["score"])
    row = only(parts["row"], range(1, 6))
    phase = "over" if 1 not in parts["turn"] else "tiling" if row else "offer"
    owner = only(parts["marker"], range(players))
    where = "floor" if owner is not None and parts["floor"][owner][5] else "beside"
    return {
        "options": {"players": players, "wall": ("colour", "grey")[parts["grey"]]},
        "round": parts["round"],
        **common(parts, phase),
        **({"row": row} if row else {}),
        "factories": [spelled(display, letters) for display in parts["displays"]],
        "centre": spelled(parts["centre"], letters),
        "marker": "centre" if owner is None else f"{where}:{owner}",
        "bag": dict(zip(letters, parts["bag"], strict=True)),
        "lid": dict(zip(letters, parts["lid"], strict=True)),
        "players": [azul_player(parts, p) for p in range(players)],
    }


def azul_player(parts: Parts, p: int) -> Position:
    wall = np.array(parts["wall"][p])
    return {
        "score": parts["score"][p],
        "lines": lines(parts["lines"][p], azul.LETTERS),
        "wall": [
            "".join(only(cell.tolist(), azul.LETTERS, ".") for cell in row)
            for row in wall.transpose(1, 2, 0)
        ],
        "floor": "".join(sorted(spelled(parts["floor"][p], azul.LETTERS + "1"))),
    }


def lines(counts: list[list[int]], letters: str) -> list[list[Any]]:
    found = []
    for line in counts:
        assert sum(count > 0 for count in line) <= 1
        found.append([spelled([int(c > 0) for c in line], letters), sum(line)])
    return found


# --- Summer Pavilion ------------------------------------------------------------------------------


def pavilion_position(parts: Parts) -> Position:
    letters, players = pavilion_board.LETTERS, len(parts["score"])
    wild = only(parts["wild"], range(6))
    return {
        "options": {"players": players, "side": ("colour", "grey")[parts["grey"]]},
        "round": wild + 1,
        "wild": letters[wild],
        **common(parts, only(parts["phase"], ("acquire", "play", "reward", "keep"), "over")),
        **({"owed": parts["owed"]} if parts["owed"] else {}),
        "factories": [spelled(display, letters) for display in parts["displays"]],
        "centre": spelled(parts["centre"], letters),
        "token": only(parts["token"], range(players), "centre"),
        "supply": spelled(parts["supply"], letters),
        "bag": dict(zip(letters, parts["bag"], strict=True)),
        "tower": dict(zip(letters, parts["tower"], strict=True)),
        "players": [
            {
                "score": parts["score"][p],
                "tiles": spelled(parts["tiles"][p], letters),
                "corners": spelled(parts["corners"][p], letters),
                "passed": bool(parts["passed"][p]),
                "stars": {
                    name: "".join(only(tip, letters, ".") for tip in star)
                    for name, star in zip(pavilion_board.STAR_NAMES, parts["stars"][p], strict=True)
                },
            }
            for p in range(players)
        ],
    }


# --- Duel -----------------------------------------------------------------------------------------

DUEL_PHASES = ("plates", "acquire", "draw", "keep", "return", "lay", "stack", "decorate")


def duel_position(parts: Parts) -> Position:
    letters, plates, chips = duel_box.LETTERS, duel_box.PLATE_NAMES, duel_box.CHIP_NAMES
    phase = only(parts["phase"], DUEL_PHASES, "over")
    unseen = [name for name, there in zip(plates, parts["unseen"], strict=True) if there]
    ranks = zip(parts["returned"], plates, strict=True)
    returned = [name for rank, name in sorted(ranks) if rank]
    drawn = [only(place, (*plates, "S", "W"), "") for place in parts["drawn"]]
    unturned = sum(name in ("S", "W") for name in drawn)
    return {
        "options": {
            "tablets": [
                n for n, on in zip(duel_box.SIDE_NAMES, parts["tablets"], strict=True) if on
            ]
        },
        "round": parts["round"],
        **common(parts, phase),
        **duel_phase(parts, phase, drawn),
        "small": [
            {
                "sun": spelled(parts["suns"][factory], letters),
                "moon": "".join(only(tile, letters, "") for tile in parts["stacks"][factory]),
                "chip": only(parts["chip"][factory], (*chips, "?"), ""),
            }
            for factory in range(4)
        ],
        "large": {
            "sun": spelled(parts["suns"][4], letters),
            "moon": spelled(parts["large_moon"], letters),
        },
        "first": only(parts["first"], range(2), "large"),
        "plates": [only(place, plates, "") for place in parts["face_up"]],
        "deck": {
            "size": len(unseen) + len(returned) - unturned,
            "top": only(parts["top"], "SW", ""),
            "unseen": unseen,
            "returned": returned,
        },
        "bag": dict(zip(letters, parts["bag"], strict=True)),
        "tower": dict(zip(letters, parts["tower"], strict=True)),
        "chips": dict(zip(chips, parts["chips"], strict=True)),
        "players": [duel_player(parts, p) for p in range(2)],
    }


def duel_phase(parts: Parts, phase: str, drawn: list[str]) -> Position:
    found: Position = {}
    if any(drawn):
        found["drawn"] = drawn
    if 1 in parts["hand"]:
        found["hand"] = only(parts["hand"], duel_box.PLATE_NAMES)
    if phase == "stack":
        found["stack"] = only(parts["stacking"], range(1, 5))
    if phase == "decorate":
        found |= {"row": only(parts["row"], range(1, 7)), "paid": parts["paid"]}
    return found


def duel_player(parts: Parts, p: int) -> Position:
    letters, chips = duel_box.LETTERS, duel_box.CHIP_NAMES
    slots, dome = (np.array(parts[name][p]).transpose(1, 2, 0) for name in ("slots", "dome"))
    return {
        "score": parts["score"][p],
        "tokens": parts["tokens"][p],
        "rows": lines(parts["rows"][p], letters),
        "broken": "".join(sorted(spelled(parts["broken"][p], letters))),
        "chips": [name for name, n in zip(chips, parts["tray"][p], strict=True) for _ in range(n)],
        "taken": parts["taken"][p],
        "plates": [laid(slots, square) for square in range(9)],
        "dome": ["".join(only(c.tolist(), letters + "s", ".") for c in row) for row in dome],
    }


def laid(slots: NDArray[Any], square: int) -> str:
    """The plate on a square and its rotation, from what its four slots show."""
    top, left = 2 * (square // 3), 2 * (square % 3)
    cells = slots[top : top + 2, left : left + 2].reshape(4, -1).tolist()
    shown = tuple(only(cell, range(7)) for cell in cells)
    for plate, turned in enumerate(duel_box.SLOTS):
        if shown in turned:
            return f"{duel_box.PLATE_NAMES[plate]}r{turned.index(shown)}"
    assert shown == (None,) * 4
    return ""


REBUILT = {
    "azul": azul_position,
    "summer_pavilion": pavilion_position,
    "duel": duel_position,
}
