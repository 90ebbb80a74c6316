"""How fields of an observation are written: plain functions, compiled with the rules.

An observation is all zeros when writing begins. Each function writes one field at a place, and
returns the place after it.
"""

from azulejos.engine.state import Row, State


def place_of(s: State, seat: int, p: int) -> int:
    """The index of a player on an axis of players: the observing seat is first, then clockwise."""
    return p - seat if p >= seat else p - seat + s.players


def write_number(view: Row, at: int, number: int) -> int:
    """A field of one number."""
    view[at] = number
    return at + 1


def write_kind(view: Row, at: int, kinds: int, kind: int) -> int:
    """One of some kinds: a 1 in its place; nothing for none (a negative number)."""
    if kind >= 0:
        view[at + kind] = 1
    return at + kinds


def write_player(s: State, view: Row, at: int, seat: int, p: int) -> int:
    """One of the players: a 1 in its place; nothing for none (a negative number)."""
    if p >= 0:
        view[at + place_of(s, seat, p)] = 1
    return at + s.players


def write_counts(view: Row, at: int, kinds: int, counts: Row) -> int:
    """How many there are of each kind."""
    for kind in range(kinds):
        view[at + kind] = counts[kind]
    return at + kinds


def write_bits(view: Row, at: int, kinds: int, bits: int) -> int:
    """A set: a 1 for each kind that is in it."""
    for kind in range(kinds):
        view[at + kind] = bits >> kind & 1
    return at + kinds


def write_players(s: State, view: Row, at: int, seat: int, numbers: Row) -> int:
    """One number of each player."""
    for p in range(s.players):
        view[at + place_of(s, seat, p)] = numbers[p]
    return at + s.players
