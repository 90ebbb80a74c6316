"""Azul Duel: taking tiles and chips from the factories, section 6 of docs/rules/duel.md."""

from azulejos.games.duel.rules.box import (
    ACTED,
    ALL_COLOURS,
    CHIP_TASK,
    COLOURS,
    LARGE,
    MOONS,
    SMALL,
    STACK,
    State,
)
from azulejos.games.duel.rules.dome import put_in_row
from azulejos.games.duel.rules.nature import kinds_in
from azulejos.games.pieces.tiles import NONE


def take_tiles(s: State, offer: int, row: int) -> None:
    """§6.1, §6.2 Tiles of one colour come from a sun, or from the moons, to one row."""
    if offer >= MOONS:
        take_from_moons(s, offer - MOONS, row)
    else:
        take_from_sun(s, offer // COLOURS, offer % COLOURS, row)


def take_from_sun(s: State, factory: int, colour: int, row: int) -> None:
    """§6.1 All tiles of one colour; the rest is stacked, or spread on the large moon."""
    p = s.turn
    put_in_row(s, p, colour, s.sun[factory][colour], row)
    s.sun[factory][colour] = 0
    s.on_offer &= ~(ALL_COLOURS << (COLOURS * factory))
    if factory == LARGE:
        spread_rest(s, p)
        s.phase = ACTED
    else:
        s.stacking = factory
        s.phase = STACK
        stack_rest(s, factory)


def spread_rest(s: State, p: int) -> None:
    """§6.1 The rest of the large sun; §3.3 if nothing is left, the first-player tile is taken."""
    if kinds_in(s.sun[LARGE], COLOURS) == 0:
        take_first_tile(s, p)
    for colour in range(COLOURS):
        s.large_moon[colour] += s.sun[LARGE][colour]
        s.sun[LARGE][colour] = 0
    offer_moons(s)


def stack_rest(s: State, factory: int) -> None:
    """§6.1, §11 Tiles of one colour are stacked without asking; an empty stack bares its chip."""
    colours = kinds_in(s.sun[factory], COLOURS)
    if colours & (colours - 1):
        return
    for colour in range(COLOURS):
        while s.sun[factory][colour] > 0:
            stack_tile(s, factory, colour)
    s.stacking = 0
    offer_moons(s)
    bare_chip(s, factory)
    s.phase = ACTED


def stack_tile(s: State, factory: int, colour: int) -> None:
    """§6.1 A tile is put on top of a stack."""
    s.sun[factory][colour] -= 1
    s.stack[factory][s.height[factory]] = colour
    s.height[factory] += 1


def take_from_moons(s: State, colour: int, row: int) -> None:
    """§6.2 Every top tile of the colour, and all that lie on the large moon."""
    p = s.turn
    count = s.large_moon[colour]
    if count > 0:
        take_first_tile(s, p)
    s.large_moon[colour] = 0
    for factory in range(SMALL):
        top = s.height[factory] - 1
        if top >= 0 and s.stack[factory][top] == colour:
            s.stack[factory][top] = NONE
            s.height[factory] = top
            bare_chip(s, factory)
            count += 1
    put_in_row(s, p, colour, count, row)
    offer_moons(s)
    s.phase = ACTED


def take_first_tile(s: State, p: int) -> None:
    """§6.2 The first one to take from the large moon gets the first-player tile."""
    if s.first == NONE:
        s.first = p


def offer_moons(s: State) -> None:
    """§6.2 What the moons offer now: the large one, and the tops of stacks."""
    colours = kinds_in(s.large_moon, COLOURS)
    for factory in range(SMALL):
        if s.height[factory] > 0:
            colours |= 1 << s.stack[factory][s.height[factory] - 1]
    s.on_offer = (s.on_offer & ((1 << MOONS) - 1)) | colours << MOONS


def bare_chip(s: State, factory: int) -> None:
    """§6.4 A stack that is empty reveals its chip: a task for nature."""
    if s.height[factory] == 0:
        s.bare |= 1 << factory
        s.tasks |= 1 << (CHIP_TASK + 2 * factory)


def take_chip(s: State, factory: int) -> None:
    """§6.5 A revealed chip comes to the tray."""
    p = s.turn
    s.tray[p][s.chip[factory]] += 1
    s.taken[p] += 1
    s.chip[factory] = NONE
    s.bare &= ~(1 << factory)
    s.phase = ACTED
