"""What Azul and Summer Pavilion share: tiles on displays and in the centre, and who picks next."""

from typing import Final

from azulejos.engine import state as engine
from azulejos.engine.state import Grid

DISPLAYS: Final = (0, 0, 5, 7, 9)
"""§1.2 Displays, by the number of players."""
DISPLAY_TILES: Final = 4
CENTRE: Final = 9
"""Where tiles are taken from: the displays 0–8, and the centre of the table."""
SOURCES: Final = 10


class DisplayState(engine.State):
    """A state with tiles on displays and in the centre."""

    pool: Grid
    """How many tiles of each colour lie at each source."""
    on_offer: int
    """Which colours lie at which source: the same as bits, bit `colours * source + colour`."""


def put_on_offer(s: DisplayState, source: int, colour: int, count: int, colours: int) -> None:
    """Tiles arrive on a display or in the centre."""
    s.pool[source][colour] += count
    s.on_offer |= 1 << (colours * source + colour)


def take_from_offer(s: DisplayState, source: int, colour: int, count: int, colours: int) -> None:
    """Tiles leave a display or the centre."""
    s.pool[source][colour] -= count
    if s.pool[source][colour] == 0:
        s.on_offer &= ~(1 << (colours * source + colour))


def clear_display(s: DisplayState, source: int, colours: int) -> None:
    """Azul §3.2, Pavilion §4.4: what is not taken from a display goes to the centre."""
    for colour in range(colours):
        if s.pool[source][colour] > 0:
            put_on_offer(s, CENTRE, colour, s.pool[source][colour], colours)
            s.pool[source][colour] = 0
    s.on_offer &= ~(((1 << colours) - 1) << (colours * source))


def next_seat(s: DisplayState, p: int) -> int:
    """Azul §3.1, Pavilion §4.1: the seat on the left, clockwise."""
    return p + 1 if p + 1 < s.players else 0


def offer_agrees(s: DisplayState, colours: int) -> bool:
    """What is on offer is what lies there."""
    for source in range(SOURCES):
        for colour in range(colours):
            offered = s.on_offer >> (colours * source + colour) & 1
            if s.pool[source][colour] < 0 or (s.pool[source][colour] > 0) != (offered == 1):
                return False
    return True
