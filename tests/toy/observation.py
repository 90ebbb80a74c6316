"""What a seat sees in Pebbles, as numbers."""

from azulejos.engine.state import Row
from azulejos.observation.encoders import (
    write_counts,
    write_number,
    write_player,
    write_players,
)
from azulejos.observation.fields import Field
from tests.toy.rules import (
    COLOURS,
    LAST_ROUND,
    PEBBLES_OF_COLOUR,
    PILE,
    WHITE_POINTS,
    State,
)


def fields(players: int) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    return (
        Field("turn", (players,), 1, "whose turn it is; nobody's at the end"),
        Field("start", (players,), 1, "the start player of the round"),
        Field("round", (), LAST_ROUND, "the round, from 1"),
        Field("pile", (COLOURS,), PILE, "pebbles in the pile, by colour"),
        Field("bag", (COLOURS,), PEBBLES_OF_COLOUR, "pebbles in the bag, by colour"),
        Field("score", (players,), PEBBLES_OF_COLOUR + WHITE_POINTS, "points"),
        Field("white", (players,), PEBBLES_OF_COLOUR, "white pebbles kept"),
    )


def observe(s: State, seat: int, view: Row) -> None:
    """Write what a seat sees into a view that is all zeros."""
    at = write_player(s, view, 0, seat, s.turn)
    at = write_player(s, view, at, seat, s.start)
    at = write_number(view, at, s.round)
    at = write_counts(view, at, COLOURS, s.pile)
    at = write_counts(view, at, COLOURS, s.bag)
    at = write_players(s, view, at, seat, s.score)
    write_players(s, view, at, seat, s.white)


def longest_game(first: State) -> tuple[int, int]:
    """The most decisions of seats, and the most draws, in one game."""
    return LAST_ROUND * PILE, LAST_ROUND * PILE
