"""The models of the API: requests are checked against them, and they document the responses."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from azulejos.notation.position import JsonObject, Options

NAME = 40
CHAT = 300
PLAIN = "^[ -~]*$"
"""Printable ASCII."""
POSITION = 50_000
"""The longest position or record."""


class RequestModel(BaseModel):
    """A request: unknown fields are errors, and values are not converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Attempt(RequestModel):
    """A change that the client may name."""

    client: Annotated[str | None, Field(max_length=64, pattern=PLAIN)] = None
    """A name for this attempt: what is sent twice with the same name happens once."""


class NewSeat(RequestModel):
    """A seat of a new table."""

    kind: Literal["person", "bot"] = "person"
    name: Annotated[str, Field(max_length=NAME)] = ""
    player: Annotated[str | None, Field(max_length=64)] = None
    """For a bot: one of the players that `GET /api/games` lists."""
    mine: bool = False
    """For a person: whether this browser plays for the seat."""


class NewTable(Attempt):
    """A new table."""

    game: Annotated[str, Field(max_length=32)]
    options: Options = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    start: int | None = None
    """The seat that starts; if it is missing, a random one."""
    position: Annotated[str | None, Field(max_length=POSITION)] = None
    """To begin with, instead of `options` and `start`: a position (text or JSON) or a record."""
    plies: Annotated[int | None, Field(ge=0)] = None
    """For a record: how many of its moves are played, nature's included; all, if it is missing."""


class NewMove(Attempt):
    """A move at a ply of the table. The same `client` at the same ply is played once."""

    move: Annotated[str, Field(max_length=64, pattern=PLAIN)]
    ply: int


class NewAnswer(Attempt):
    """The answer to a request to undo a move."""

    agree: bool


class NewChat(Attempt):
    """A new chat message."""

    text: Annotated[str, Field(min_length=1, max_length=CHAT)]


class NewName(Attempt):
    """A new name for one of your seats."""

    seat: int
    name: Annotated[str, Field(min_length=1, max_length=NAME)]


class GivenUp(Attempt):
    """A seat of yours that you give up."""

    seat: int
    reason: Literal["resign", "leave"] = "resign"


class Link(RequestModel):
    """A link of a table."""

    link: Annotated[str, Field(max_length=300)]


class NewPosition(RequestModel):
    """A position, as text or JSON, or a record."""

    text: Annotated[str, Field(max_length=POSITION)]
    plies: Annotated[int | None, Field(ge=0)] = None
    """For a record: how many of its moves are played."""


class NewHint(RequestModel):
    """A question for a hint at a ply of the table."""

    ply: int
    full: bool = False
    """Whether to tell the move; otherwise only where to look."""


# --- Responses ------------------------------------------------------------------------------------


class MadeTable(BaseModel):
    """A new table. The token of a seat allows to play for it."""

    table: str
    tokens: list[str | None]
    links: list[str | None]


class Invitation(BaseModel):
    """A new token for a seat that nobody uses yet."""

    token: str
    link: str


class Seat(BaseModel):
    """A seat, as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str
    named: bool
    """False for a person who gave no name; `name` is then "Player" and a number."""
    player: str | None
    present: bool
    seated: bool
    """False for a person who has neither opened the seat's link nor played yet."""
    gave_up: Literal["resign", "leave"] | None
    """Why the seat's person does not play on; with three or four players, a bot does."""


class Undo(BaseModel):
    """What you can do about undo."""

    ply: int | None
    """The ply of the move that `POST undo` takes back; null if there is none."""
    at_once: bool
    """Whether that happens at once. Otherwise the other players are asked."""
    asked: int | None
    """The seat that asks to undo its last move."""
    agreed: list[int]
    answer: bool
    """Whether your answer is missing."""


class Chat(BaseModel):
    """A chat message."""

    number: int
    seat: int
    text: str
    ply: int
    at: float


class Rematch(BaseModel):
    """The seats that want a rematch, and its table when all of them do."""

    agreed: list[int]
    table: str | None


class Ending(BaseModel):
    """The seat that has ended a game of two by giving up."""

    seat: int
    reason: Literal["resign", "leave"]


class Hints(BaseModel):
    """Whether you may have hints, and how many each seat has used."""

    allowed: bool
    used: list[int]


class Hint(BaseModel):
    """A hint: first where to look, then the move with its reason."""

    words: str
    keys: list[str]
    """The places on the board that it is about."""
    move: str | None


class TableView(BaseModel):
    """A table as you see it."""

    table: str
    version: int
    """Grows with every change. Of two views, keep the one with the larger version."""
    ply: int
    """The number of entries in the log of moves; it never shrinks."""
    game: str
    options: Options
    names: list[str]
    seats: list[Seat]
    mine: list[int]
    """The seats that you play for."""
    turn: int | None
    position: JsonObject
    legal: list[str]
    """The legal moves, if it is your turn."""
    last: tuple[int, str] | None
    scores: list[int]
    winners: list[int]
    ended: Ending | None
    """Set if the game is over because a seat has given up."""
    undo: Undo
    chat: list[Chat]
    rematch: Rematch
    hints: Hints
    closed: bool
    """Whether the operator of the server has closed the table: nobody can change it."""


class LoggedMove(BaseModel):
    """An entry in the log of moves. `undo N` takes back all moves from ply N on."""

    ply: int
    seat: int | Literal["nature"]
    move: str
    undone: bool
    at: float


class Moves(BaseModel):
    """A part of the log of moves."""

    moves: list[LoggedMove]


class ReviewStatus(BaseModel):
    """How far the review of a finished game is."""

    state: Literal["waiting", "running", "done", "busy", "failed"]
    """`busy`: too many reviews wait; ask again later."""
    done: int
    """Moves that are analysed."""
    total: int
    review: JsonObject | None
    """What is known so far: first a quick review, at last a good one. `azulejos review --json`."""


class ReadPosition(BaseModel):
    """What a text says: the position of a game."""

    game: str
    players: int
    turn: int | None
    """The seat to move; null if nature draws."""
    over: bool
    text: str
    """The position as one line of text."""
    position: JsonObject


class PositionAt(BaseModel):
    """The position at a ply."""

    ply: int
    position: JsonObject


class Summary(BaseModel):
    """One of your tables, in short."""

    table: str
    game: str
    options: Options
    names: list[str]
    mine: list[int]
    turn: int | None
    round: int
    scores: list[int]
    winners: list[int]
    removable: bool
    """Whether `POST remove` takes it off this list."""
    at: float
    """When it was made, in seconds since 1970."""


class Summaries(BaseModel):
    """Your tables, newest first."""

    tables: list[Summary]


class Games(BaseModel):
    """The games, and the bots from weakest to strongest."""

    games: list[str]
    bots: list[str]


class Error(BaseModel):
    """Why the server refused a request."""

    code: str
    message: str
    clause: str | None = None


class ErrorResponse(BaseModel):
    """An error; it has a `view` if yours is out of date."""

    error: Error
    view: TableView | None = None
