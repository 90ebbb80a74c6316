"""A table in memory: the state that follows from its two logs. Nothing here does I/O."""

import time
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Final, Literal

from azulejos.drawing.sentences import seat_names
from azulejos.games import find_game
from azulejos.match import Match, from_text, new
from azulejos.notation import Options, Position
from azulejos.notation.errors import BadOption
from azulejos.server.storage.log import NATURE, UNDO, Move, Note
from azulejos.server.storage.store import StoredSeat, StoredTable
from azulejos.server.tables import giving_up
from azulejos.server.tables.draws import RANDOM, Draws, LessonDraws, RandomDraws
from azulejos.server.tables.giving_up import Reason
from azulejos.server.tables.timeline import Timeline
from azulejos.words import Message, speaking

POSITION: Final = "position"
"""The kind of the note with the position that a table begins with."""


class Table:
    """One game at the server, with its seats and its logs."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.stored = stored
        self.timeline = Timeline(self._start_game)
        self.notes: list[Note] = []
        self.names = [seat.name for seat in stored.seats]
        """The names of the seats; empty for a person who gave none."""
        self.claims: dict[bytes, set[int]] = {}
        """The seats of each browser."""
        self.gave_up: dict[int, Reason] = {}
        """The seats whose persons do not play on, with their reasons."""
        self._attempts: set[tuple[int, str]] = set()
        self._position: Position | None = None
        self.add_claims(stored.claims)
        self.append(stored.moves, stored.notes)

    def _start_game(self, nature: Draws | Literal["manual"]) -> Match:
        stored = self.stored
        if (position := first_position(stored)) is not None:
            return from_text(position, nature=nature)
        return new(stored.game, start=stored.start, nature=nature, **stored.options)

    # --- The state --------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.timeline.match

    @property
    def ply(self) -> int:
        """The number of entries in the log of moves."""
        return len(self.timeline)

    @property
    def version(self) -> int:
        """Grows with every change. A client that has two views keeps the larger version."""
        return len(self.timeline) + len(self.notes)

    @property
    def human_seats(self) -> set[int]:
        """The seats of persons."""
        return {seat for seat in range(len(self.stored.seats)) if self.bot_of(seat) is None}

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat; None for a person."""
        return self.stored.seats[seat].bot or giving_up.substitute(self, seat)

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is."""
        return self.bot_of(self.turn) if isinstance(self.turn, int) else None

    @property
    def ending(self) -> giving_up.Ending | None:
        """The seat that has ended the game by giving up, if one has."""
        return giving_up.ending(self)

    @property
    def over(self) -> bool:
        """Whether the game is over: played to its end, or given up."""
        return self.match.over or self.ending is not None

    @property
    def turn(self) -> int | Literal["nature"] | None:
        """Whose turn it is; None at the end."""
        return None if self.over else self.match.turn

    @property
    def last_change(self) -> float:
        """When something was played or said last, in seconds since 1970."""
        moves, notes = self.timeline.entries[-1:], self.notes[-1:]
        times = (*(move.at for move in moves), *(note.at for note in notes))
        return max(times, default=self.stored.made_at)

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        if self.ending is None:
            return self.match.winners
        return [seat for seat in range(self.match.players) if seat != self.ending.seat]

    @property
    def rematch_table(self) -> str | None:
        """The table of the rematch."""
        return self._first_note("next")

    @property
    def lesson(self) -> str | None:
        """What identifies the draws of a guided game; None for every other table."""
        return self._first_note("lesson")

    def _first_note(self, kind: str) -> str | None:
        return next((note.text for note in self.notes if note.kind == kind), None)

    @property
    def is_closed(self) -> bool:
        """Whether the operator has closed the table: it can be looked at, but not changed."""
        kinds = [note.kind for note in self.notes if note.kind in ("closed", "reopened")]
        return kinds[-1:] == ["closed"]

    def is_muted(self, seat: int) -> bool:
        """Whether the operator has muted the person at a seat."""
        own = [n.kind for n in self.notes if n.seat == seat and n.kind in ("muted", "unmuted")]
        return own[-1:] == ["muted"]

    def wants_rematch(self) -> set[int]:
        """The seats that want a rematch."""
        return {note.seat for note in self.notes if note.kind == "rematch"}

    def has_done(self, seats: Iterable[int], client: str | None) -> bool:
        """Whether one of the seats has made this attempt: an undo, a message, an answer.

        Moves are not among them: a client may use one name for its attempts at all plies.
        """
        return client is not None and any((seat, client) in self._attempts for seat in seats)

    def is_claimed(self, seat: int) -> bool:
        """Whether a person uses the seat: has opened its link, or has played."""
        played = any(move.seat == seat for move in self.timeline.entries)
        return played or any(seat in seats for seats in self.claims.values())

    def knows(self, browser: bytes) -> bool:
        """Whether a browser has made the table, or has taken a seat."""
        return browser == self.stored.made_by or browser in self.claims

    def seats_of(self, browser: bytes | None, token: bytes | None) -> frozenset[int]:
        """The seats that a browser or a token may play for; both are hashed."""
        seats = set(self.claims.get(browser, ())) if browser is not None else set()
        if token is not None:
            seats |= {n for n, seat in enumerate(self.stored.seats) if seat.token == token}
        return frozenset(seat for seat in seats if giving_up.substitute(self, seat) is None)

    @property
    def position(self) -> Position:
        """The position as it stands."""
        if self._position is None:
            self._position = self.match.position()
        return self._position

    def public_names(self) -> list[str]:
        """The names in records and in the API: the same ones for all readers."""
        with speaking("en"):
            return seat_names(self.names, len(self.names))

    def snapshot(self) -> "Table":
        """The table as it stands, for a thread: what happens meanwhile does not change it."""
        other = copy(self)
        other.timeline = self.timeline.snapshot()
        other.names = list(self.names)
        return other

    def record(self) -> str:
        """The game so far as a record, without undone moves."""
        headers = {f"Seat{seat}": name for seat, name in enumerate(self.public_names())}
        date = time.strftime("%Y-%m-%d", time.gmtime(self.stored.made_at))
        self.match.headers = headers | {"Date": date, "Table": self.id, **giving_up.headers(self)}
        return self.match.record()

    # --- New entries ------------------------------------------------------------------------------

    def prepare_move(self, text: str, client: str | None = None) -> tuple[Match, list[Move]]:
        """The match after a move of the seat to move, and the log entries, nature's included.

        The table does not change. IllegalMove says why the move cannot be played.
        """
        seat = self.match.mover
        match = self.match.copy(nature=self._draws()).play(text)
        texts = match.history[len(self.timeline.active) :]
        now = time.time()
        moves = [
            Move(self.ply + count, NATURE if count else seat, text, None if count else client, now)
            for count, text in enumerate(texts)
        ]
        return match, moves

    def _draws(self) -> Draws:
        if self.lesson is None:
            return RandomDraws()
        return LessonDraws(self.lesson, sum(move.seat == NATURE for move in self.timeline.active))

    def undo_entry(self, move: Move, client: str | None = None) -> Move:
        """The log entry that undoes a move and everything after it."""
        return Move(self.ply, move.seat, f"{UNDO}{move.ply}", client, time.time())

    def note(
        self, seat: int, kind: str, text: str = "", offset: int = 0, client: str | None = None
    ) -> Note:
        """A new note, the `offset`-th after the end of the log."""
        return Note(len(self.notes) + offset, seat, kind, text, self.ply, time.time(), client)

    # --- Applying what is stored ------------------------------------------------------------------

    def append(
        self, moves: Sequence[Move], notes: Sequence[Note] = (), match: Match | None = None
    ) -> None:
        """Apply stored entries; `match` is the match after them, if the caller knows it."""
        self.timeline.append(moves, match)
        self.notes += notes
        self.gave_up = giving_up.reasons(self)
        self._position = None
        undos = [(move.seat, move.client) for move in moves if move.undoes_from is not None]
        for seat, client in (*undos, *((note.seat, note.client) for note in notes)):
            if client is not None:
                self._attempts.add((seat, client))
        for note in notes:
            if note.kind == "name":
                self.names[note.seat] = note.text

    def add_claims(self, claims: Iterable[tuple[bytes, int]]) -> None:
        """Let browsers play for seats."""
        for browser, seat in claims:
            self.claims.setdefault(browser, set()).add(seat)

    def set_tokens(self, tokens: Mapping[int, bytes | None]) -> None:
        """Change the tokens of seats."""
        seats = self.stored.seats
        for seat, token in tokens.items():
            seats[seat] = StoredSeat(seats[seat].bot, seats[seat].name, token)


def first_position(stored: StoredTable) -> str | None:
    """The position that a table begins with, as text; None for a whole game."""
    return next((note.text for note in stored.notes if note.kind == POSITION), None)


def start_from(position: str, seats: int, draws: Draws) -> tuple[Match, list[Move]]:
    """A match from a position as text, and nature's draws if it is nature's turn there."""
    match = from_text(position, nature=draws)
    if match.players != seats:
        raise BadOption(Message("errors-seats", seats=seats, players=match.players))
    return match, _draws(match)


def _draws(match: Match) -> list[Move]:
    now = time.time()
    return [Move(ply, NATURE, text, None, now) for ply, text in enumerate(match.history)]


def start_game(
    game: str, requested: Options, players: int, start: int | None, draws: Draws
) -> tuple[Options, int, list[Move]]:
    """Start a game: its complete options, the seat that starts, and nature's first draws."""
    options = find_game(game).with_players(players, requested)
    complete = find_game(game).notation.options(options, RANDOM.choice)  # rejects unknown options
    match = new(game, start=start, nature=draws, **complete)
    if match.players != players:
        raise BadOption(Message("errors-seats", seats=players, players=match.players))
    return match.options, int(match.position()["start"]), _draws(match)
