"""The names of the players, as a page shows them."""

from collections.abc import Collection

from azulejos.drawing.sentences import seat_names
from azulejos.server.tables.table import Table
from azulejos.words import say


def names_for(table: Table, seats: Collection[int]) -> list[str]:
    """The names for the holder of `seats`. Only a person's own browser calls them "you"."""
    names = seat_names(table.names, len(table.names))
    if len(seats) == 1:
        (own,) = seats
        names[own] = table.names[own] or say("scripts-you")
    return names
