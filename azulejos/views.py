"""Views of a position of any game: pictures, text boards, sentences.

A position is the JSON-able dict of `Match.position()`. Pictures are `wide` for desks, `tall` for
phones or `flat` for phones on their side, in the themes `light`, `dark` and `contrast`, seen from
any seat: the own board is largest. Marks, keyed by places, are described in `drawing/marks.py`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from azulejos import narration
from azulejos.drawing import film, picture, screen_reader, sentences, text
from azulejos.drawing.layout import Layout, Piece
from azulejos.drawing.marks import Ends, Marks
from azulejos.drawing.picture import Frame, Look, png
from azulejos.drawing.svg import Canvas
from azulejos.games import Game, find_game
from azulejos.narration import Preview, Step
from azulejos.narration.labels import group_label
from azulejos.notation.position import Position
from azulejos.words import say

if TYPE_CHECKING:
    from azulejos.teaching import Playing

__all__ = ["Frame", "Look", "png"]


def game_of(position: Position) -> Game:
    """The game of a position."""
    return find_game(position["game"])


def title(game: str) -> str:
    """What a game is called."""
    return say(find_game(game).texts.title)


# --- Pictures -------------------------------------------------------------------------------------


def layout(position: Position, *, seat: int = 0, shape: str = "wide") -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    return picture.layout(game_of(position).drawer, position, seat, shape)


def svg(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: Sequence[str] | None = None, marks: Marks | None = None,
    last: tuple[int, str] | None = None, prefix: str = "",
) -> str:  # fmt: skip
    """A position as an SVG picture.

    `last` is the move just played, as seat and text: `(1, "3B4")`; its source and target are
    outlined. `prefix` stands before every id, so that several pictures can share a page.
    """
    drawer, look = game_of(position).drawer, Look(seat, theme, shape, prefix)
    return picture.svg(drawer, position, look, names, picture.with_last(drawer, marks, last))


def layers(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: Sequence[str] | None = None, marks: Marks | None = None,
    last: tuple[int, str] | None = None, prefix: str = "",
) -> dict[str, str]:  # fmt: skip
    """What changes in a picture from one position to the next: `ink`, `tiles` and `marks`.

    Each is what the group of that name in `svg` holds. A page that shows the picture puts ink and
    marks in place of the old ones, and moves the tiles by their ids to where `frame` says.
    """
    drawer, look = game_of(position).drawer, Look(seat, theme, shape, prefix)
    return picture.layers(drawer, position, look, names, picture.with_last(drawer, marks, last))


def frame(
    position: Position, *, seat: int = 0, shape: str = "wide",
    names: Sequence[str] | None = None, before: Sequence[Piece] | None = None,
) -> Frame:  # fmt: skip
    """A position in a few numbers, for a page that has the picture already.

    `tiles` gives for each id its place, the x and y of its middle, its size and turn. With the
    pieces `before` a move, tiles keep their ids while they move.
    """
    look = Look(seat, shape=shape)
    return picture.frame(game_of(position).drawer, position, look, names, before)


def canvas_of(
    position: Position, table: Layout, look: Look, names: Sequence[str] | None, shown: Marks,
    *, ids: bool = True,
) -> Canvas:  # fmt: skip
    """The picture of a position in its layers; pieces carry their ids if `ids` is set."""
    return picture.canvas_of(game_of(position).drawer, position, table, look, names, shown, ids=ids)


def filmstrip(
    positions: Sequence[Position], *, columns: int = 3, width: float = 480, seat: int = 0,
    theme: str = "light", shape: str = "wide", names: Sequence[str] | None = None,
    captions: Sequence[str] = (), prefix: str = "",
) -> str:  # fmt: skip
    """Positions of one game in rows, each `width` wide, with a caption below if one is given."""
    look, strip = Look(seat, theme, shape, prefix), film.Strip(columns, width, captions)
    return film.filmstrip(game_of(positions[0]).drawer, positions, look, names, strip)


def animated(
    positions: Sequence[Position], *, seconds: float = 1.2, flight: float = 0.45, seat: int = 0,
    theme: str = "light", shape: str = "wide", names: Sequence[str] | None = None,
    prefix: str = "",
) -> str:  # fmt: skip
    """Positions of one game as a moving picture, each shown for some seconds, tiles in flight.

    It moves by SMIL alone, so it plays in an `<img>`, and starts again after the last position.
    """
    look, pace = Look(seat, theme, shape, prefix), film.Pace(seconds, flight)
    return film.animated(game_of(positions[0]).drawer, positions, look, names, pace)


def ends(game: str, move: str, seat: int) -> Ends:
    """The places that a move text touches when a seat plays it."""
    return find_game(game).drawer.ends(move, seat)


# --- Text and sentences ---------------------------------------------------------------------------


def text_board(position: Position, seat: int = 0, names: Sequence[str] | None = None) -> str:
    """The position as text, at most 80 columns wide, without escape sequences.

    The board of `seat` comes first, the others follow clockwise.
    """
    return text.board(game_of(position).text_board, position, seat, names)


def in_sentences(
    position: Position, seat: int = 0, names: Sequence[str] | None = None
) -> list[str]:
    """The whole position as sentences, seen from a seat."""
    return screen_reader.in_sentences(game_of(position).screen_reader, position, seat, names)


def status(position: Position, names: list[str], you: bool = False) -> str:
    """One sentence: whose turn it is and what to do, or how the game ended.

    `you`: the sentence speaks to the player to move, not about them.
    """
    return sentences.status(game_of(position).drawer.CAPTIONS, position, names, you)


# --- Moves ----------------------------------------------------------------------------------------


def describe(position: Position, move: str) -> str:
    """A seat's move in words: `2 blue from display 3 to line 4`."""
    return game_of(position).narrator.describe(position, move)


def short_label(position: Position, move: str) -> str:
    """What distinguishes a move from others with the same ends: how it is paid, or turned.

    Empty if no other move has its ends.
    """
    return game_of(position).narrator.short_label(position, move)


def label(position: Position, key: str) -> str:
    """A place in words, without whose it is."""
    return game_of(position).narrator.label(position, key)


def label_of_group(position: Position, key: str, count: int) -> str:
    """Tiles of one colour at a place, in words."""
    return group_label(label(position, key[:-1]), key[-1], count)


def narrate(match: "Playing", move: str) -> list[Step]:
    """A legal move of a seat, before nature draws: the move, then what it set off, in order.

    The last step's position is the one after the whole move.
    """
    game = find_game(match.game)
    return narration.narrate(game.narrator, game.notation, game.drawer.ends, match.state, move)


def preview(match: "Playing", move: str) -> tuple[Position, Preview]:
    """The position right after a move, before anything is scored, and what the move would bring."""
    after = narrate(match, move)[0].position
    narrator = find_game(match.game).narrator
    return after, narrator.preview(match.position(), after, match.state.turn)
