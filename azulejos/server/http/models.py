"""What goes in and out, for checking and for the API's documentation."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

NAME = 40
CHAT = 300
PLAIN = "^[ -~]*$"
"""Printable ASCII."""


class In(BaseModel):
    """What comes in: nothing that we do not know, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(In):
    """Who shall sit at a seat of a new table."""

    kind: Literal["person", "bot"] = "person"
    name: Annotated[str, Field(max_length=NAME)] = ""
    player: Annotated[str | None, Field(max_length=64)] = None
    """For a bot: one of the players that `GET /api/games` lists."""
    mine: bool = False
    """For a person: whether this browser plays for the seat."""


class NewTable(In):
    """A game to be played."""

    game: Annotated[str, Field(max_length=32)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    start: int | None = None
    """The seat that starts; by lot if it is missing."""


class NewMove(In):
    """A move, for the table as it stood at some ply."""

    move: Annotated[str, Field(max_length=64, pattern=PLAIN)]
    ply: int
    client: Annotated[str | None, Field(max_length=64, pattern=PLAIN)] = None
    """Any name for this attempt: a move that is sent again with it is played once."""


class NewAnswer(In):
    """Whether somebody may take back a move."""

    agree: bool


class NewChat(In):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=CHAT)]


class NewName(In):
    """Another name for one's own seat."""

    seat: int
    name: Annotated[str, Field(min_length=1, max_length=NAME)]


# --- What goes out --------------------------------------------------------------------------------


class MadeTable(BaseModel):
    """A new table: whoever knows the token of a seat may play for it."""

    table: str
    tokens: list[str | None]
    links: list[str | None]


class Invitation(BaseModel):
    """A new token for a seat that nobody has taken yet."""

    token: str
    link: str


class Seat(BaseModel):
    """A seat, as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str
    player: str | None
    present: bool


class Undo(BaseModel):
    """What one may do about taking back."""

    ply: int | None
    """The move that `POST undo` would take back; null: none can be."""
    at_once: bool
    """Whether that happens at once, or the others are asked."""
    asked: int | None
    """The seat that asks now to take back its last move."""
    agreed: list[int]
    answer: bool
    """Whether it is for you to answer."""


class Chat(BaseModel):
    """Something that was said."""

    number: int
    seat: int
    text: str
    ply: int
    at: float


class Rematch(BaseModel):
    """Whether there will be another game."""

    agreed: list[int]
    table: str | None


class TableView(BaseModel):
    """A table as it is shown to you."""

    table: str
    version: int
    """Grows with every change: of two views, keep the one with the larger version."""
    ply: int
    """How many entries the log of moves has; it never shrinks."""
    game: str
    options: dict[str, Any]
    names: list[str]
    seats: list[Seat]
    mine: list[int]
    """The seats that you play for."""
    turn: int | None
    position: dict[str, Any]
    legal: list[str]
    """The legal moves, if it is your turn."""
    last: tuple[int, str] | None
    scores: list[int]
    winners: list[int]
    undo: Undo
    chat: list[Chat]
    rematch: Rematch


class LoggedMove(BaseModel):
    """An entry in the log of moves. `undo N` takes back what was played from ply N on."""

    ply: int
    seat: int | Literal["nature"]
    move: str
    undone: bool
    at: float


class Moves(BaseModel):
    """A part of the log of moves."""

    moves: list[LoggedMove]


class At(BaseModel):
    """The position at some ply."""

    ply: int
    position: dict[str, Any]


class Summary(BaseModel):
    """A table of yours, in short."""

    table: str
    game: str
    options: dict[str, Any]
    names: list[str]
    mine: list[int]
    turn: int | None
    scores: list[int]
    winners: list[int]
    at: float
    """When it was made, in seconds since 1970."""


class Summaries(BaseModel):
    """Your tables, the newest first."""

    tables: list[Summary]


class Games(BaseModel):
    """What can be played, and which bots there are, from the weakest to the strongest."""

    games: list[str]
    bots: list[str]


class Error(BaseModel):
    """Why not."""

    code: str
    message: str
    clause: str | None = None


class Refused(BaseModel):
    """An error; `view` is there if you should look at the table again."""

    error: Error
    view: TableView | None = None
