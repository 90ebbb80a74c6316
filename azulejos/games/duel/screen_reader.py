"""A position of Azul Duel in sentences, for people who do not see the picture."""

from azulejos.drawing.screen_reader import cells, colours, heading, lines, pile, tiles
from azulejos.drawing.sentences import colour
from azulejos.games.duel import facts
from azulejos.games.duel.captions import CAPTIONS
from azulejos.games.duel.facts import slots_of
from azulejos.games.duel.position import DuelPosition
from azulejos.games.duel.rules.box import CHIPS_A_ROUND, FIRST_PLAYER_COST, KIND_LETTERS
from azulejos.words import listed, say

__all__ = ["CAPTIONS", "board", "market"]


def market(position: DuelPosition, names: list[str]) -> list[str]:
    """What all players share."""
    out = []
    for i, factory in enumerate(position["small"], 1):
        moon = factory["moon"]
        stack = (
            say("duel-speech-stack", tiles=colours(moon)) if moon else say("duel-speech-empty-moon")
        )
        chip = _chip(factory["chip"])
        sun = tiles(factory["sun"])
        out.append(say("duel-speech-factory", number=i, sun=sun, moon=stack, chip=chip))
    large, first = position["large"], position["first"] == "large"
    sun, moon = tiles(large["sun"]), tiles(large["moon"])
    out.append(say("duel-speech-large", sun=sun, moon=moon, first=first))
    out += _plates(position)
    out += [pile("bag", position["bag"]), pile("tower", position["tower"])]
    hidden = [f"{count} {chip}" for chip, count in position["chips"].items() if count]
    unseen = ", ".join(hidden) if hidden else say("speech-none")
    return [*out, say("duel-speech-chips-unseen", chips=unseen), *_tablets(position, names)]


def _tablets(position: DuelPosition, names: list[str]) -> list[str]:
    out = []
    for tablet in position["options"]["tablets"]:
        points = (facts.tablet_points(tablet, player) for player in position["players"])
        now = tuple(f"{name} {each}" for name, each in zip(names, points, strict=True))
        out.append(say("duel-speech-tablet", tablet=tablet, now=now))
    return out


def _chip(chip: str) -> str:
    if chip in ("", "?"):
        return say("duel-speech-chip-hidden") if chip else say("duel-speech-no-chip")
    return say("duel-speech-chip", colours=colours(chip))


def _plates(position: DuelPosition) -> list[str]:
    deck = position["deck"]
    out = []
    for i, name in enumerate(position["plates"], 1):
        plate = _plate(name) if name else say("speech-none")
        out.append(say("duel-speech-plate", number=i, plate=plate))
    out.append(say("duel-speech-deck", count=deck["size"], top=deck["top"] or "none"))
    if deck["unseen"]:
        out.append(say("duel-speech-plates-unseen", plates=", ".join(deck["unseen"])))
    if deck["returned"]:
        out.append(say("duel-speech-returned", plates=", ".join(deck["returned"])))
    drawn = [
        say("duel-speech-back", back=name) if name in KIND_LETTERS else _plate(name)
        for name in position.get("drawn", [])
        if name
    ]
    if drawn:
        out.append(say("duel-speech-drawn", plates=tuple(drawn)))
    if position.get("hand"):
        out.append(say("duel-speech-to-lay", plate=_plate(position["hand"])))
    return out


def _plate(name: str) -> str:
    """A plate by its slots: top left, top right, bottom left, bottom right."""
    slots = [colour(slot) for slot in slots_of(name)]
    above, below = ", ".join(slots[:2]), ", ".join(slots[2:])
    return say("duel-speech-slots", plate=name.partition("r")[0], above=above, below=below)


def board(position: DuelPosition, seat: int, name: str) -> list[str]:
    """The board of a seat."""
    player = position["players"][seat]
    tokens, left = player["tokens"], CHIPS_A_ROUND - player["taken"]
    out = [heading(position, seat, name)]
    out.append(say("duel-speech-left", plates=tokens, chips=left))
    out += lines("row", player["rows"])
    for i, plate in enumerate(player["plates"], 1):
        shown = _plate(plate) if plate else say("duel-speech-no-plate")
        out.append(say("duel-speech-square", number=i, plate=shown))
    out += cells("dome", player["dome"])
    broken, cost = player["broken"], facts.broken_cost(player["broken"])
    said = colours(broken)
    out.append(
        say("duel-speech-broken", tiles=said, cost=cost) if broken else say("duel-speech-unbroken")
    )
    if position["first"] == seat:
        out.append(say("duel-speech-first-tile", cost=FIRST_PLAYER_COST))
    chips = [say("duel-speech-tray-chip", colours=colours(chip)) for chip in player["chips"]]
    out.append(say("duel-speech-tray", chips=listed(chips) if chips else say("speech-empty")))
    if position["phase"] == "decorate" and position["turn"] == seat and position.get("paid"):
        out.append(say("duel-speech-paid-row", row=position["row"], count=position["paid"]))
    return out
