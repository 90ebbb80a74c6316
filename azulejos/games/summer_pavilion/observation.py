"""What a seat sees in Summer Pavilion, as numbers."""

from typing import Final

from azulejos.engine.state import Row
from azulejos.games.pieces.displays import CENTRE, DISPLAY_TILES, DISPLAYS
from azulejos.games.pieces.tiles import NONE
from azulejos.games.summer_pavilion.rules import (
    ACQUIRE,
    CORNERS,
    FIRST_SCORE,
    KEEP,
    LAST_ROUND,
    OVER,
    SUPPLY_SPACES,
    TILES_OF_COLOUR,
    State,
)
from azulejos.games.summer_pavilion.rules.board import (
    COLOURS,
    PRICE_POINTS,
    RHOMBI,
    STAR_POINTS,
    STARS,
    TIPS,
)
from azulejos.observation.encoders import (
    place_of,
    write_counts,
    write_kind,
    write_number,
    write_player,
    write_players,
)
from azulejos.observation.fields import Field

MOST_POINTS: Final = FIRST_SCORE + RHOMBI * TIPS + STARS * max(STAR_POINTS) + sum(PRICE_POINTS)
"""Every tile in a run of six, and all bonuses: more than anybody can have."""
MOST_OWED: Final = 3
"""§5.5 Reward tiles that can come due at once."""
CHOICES: Final = KEEP - ACQUIRE + 1
"""The phases in which a seat chooses: acquire, play, reward, keep."""

ORDER: Final = "colours PGOYBR, stars C NW NE E SE SW W, tips a–f"
"""The order of kinds along the axes of fields."""
MOVE_GROUPS: Final = (
    ("place", "Ca:P … Wf:R+5", "colour, then wild tiles, then star and tip"),
    ("acquire", "1P … CR", "source, then colour"),
    ("take a reward tile", "+P … +R", "colour"),
    ("pass", "pass", ""),
    ("discard", "-P … -R", "colour"),
    ("keep the rest", "done", ""),
)
"""Actions by groups: what they do, the first and the last move, and their order."""


def longest_game(s: State) -> tuple[int, int]:
    """The most decisions of seats, and the most draws, in one game."""
    dealt = LAST_ROUND * DISPLAY_TILES * DISPLAYS[s.players]
    rewards = 36 * s.players  # tiles that all features of all boards pay
    placed, passes = RHOMBI * s.players, 2 * LAST_ROUND * s.players
    discarded = dealt + rewards
    return dealt + placed + rewards + passes + discarded, dealt + SUPPLY_SPACES + rewards


def fields(players: int) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    heap = (COLOURS,)
    most = TILES_OF_COLOUR
    return (
        Field("turn", (players,), 1, "whose turn it is; nobody's at the end"),
        Field("start", (players,), 1, "the start player of the round"),
        Field("token", (players,), 1, "who took the starting-player token; nobody yet: zeros"),
        Field("wild", (LAST_ROUND,), 1, "the wild colour, which is also the round"),
        Field("grey", (), 1, "1 for the grey side"),
        Field("phase", (CHOICES,), 1, "acquire, play, reward or keep; at the end, zeros"),
        Field("owed", (), MOST_OWED, "reward tiles still to be taken"),
        Field("displays", (DISPLAYS[players], COLOURS), DISPLAY_TILES, "tiles, by colour"),
        Field("centre", heap, most, "tiles in the centre, by colour"),
        Field("supply", heap, SUPPLY_SPACES, "tiles on the supply spaces, by colour"),
        Field("bag", heap, most, "tiles in the bag, by colour"),
        Field("tower", heap, most, "tiles in the tower, by colour"),
        Field("score", (players,), MOST_POINTS, "points"),
        Field("passed", (players,), 1, "1 for who has passed in this round"),
        Field("tiles", (players, COLOURS), most, "tiles beside the board, by colour"),
        Field("corners", (players, COLOURS), CORNERS, "tiles kept in the corners, by colour"),
        Field("stars", (players, STARS, TIPS, COLOURS), 1, "tiles on the board: star, tip, colour"),
    )


def observe(s: State, seat: int, view: Row) -> None:
    """Write what a seat sees into a view that is all zeros."""
    at = write_player(s, view, 0, seat, s.turn)
    at = write_player(s, view, at, seat, s.start)
    at = write_player(s, view, at, seat, s.token)
    at = write_kind(view, at, LAST_ROUND, s.round - 1)
    at = write_number(view, at, s.grey)
    at = write_kind(view, at, CHOICES, s.phase - ACQUIRE if s.phase < OVER else NONE)
    at = write_number(view, at, s.owed)
    for display in range(DISPLAYS[s.players]):
        at = write_counts(view, at, COLOURS, s.pool[display])
    at = write_counts(view, at, COLOURS, s.pool[CENTRE])
    at = write_counts(view, at, COLOURS, s.supply)
    at = write_counts(view, at, COLOURS, s.bag)
    at = write_counts(view, at, COLOURS, s.tower)
    at = write_players(s, view, at, seat, s.score)
    for p in range(s.players):
        view[at + place_of(s, seat, p)] = s.passed >> p & 1
    at += s.players
    for p in range(s.players):
        write_counts(view, at + COLOURS * place_of(s, seat, p), COLOURS, s.tiles[p])
    at += s.players * COLOURS
    for p in range(s.players):
        write_counts(view, at + COLOURS * place_of(s, seat, p), COLOURS, s.corners[p])
    write_stars(s, view, at + s.players * COLOURS, seat)


def write_stars(s: State, view: Row, at: int, seat: int) -> None:
    """Boards: for each rhombus, the colour of its tile."""
    for p in range(s.players):
        board = at + RHOMBI * COLOURS * place_of(s, seat, p)
        for star in range(STARS):
            for tip in range(TIPS):
                if s.stars[p][star][tip] != NONE:
                    view[board + COLOURS * (TIPS * star + tip) + s.stars[p][star][tip]] = 1
