"""A table in memory: the state that follows from its two logs. Nothing here does I/O."""

import time
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Literal

from azulejos.drawing.sentences import seat_names
from azulejos.games import find_game
from azulejos.match import Match, new
from azulejos.notation import Options, Position
from azulejos.notation.errors import BadOption
from azulejos.server.storage.log import NATURE, UNDO, Move, Note
from azulejos.server.storage.store import StoredSeat, StoredTable
from azulejos.server.tables.draws import RANDOM, Draws, LessonDraws, RandomDraws
from azulejos.server.tables.timeline import Timeline
from azulejos.words import Message, speaking


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
        self._position: Position | None = None
        self.add_claims(stored.claims)
        self.append(stored.moves, stored.notes)

    def _start_game(self, nature: Draws | Literal["manual"]) -> Match:
        stored = self.stored
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
        return {number for number, seat in enumerate(self.stored.seats) if seat.bot is None}

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is."""
        turn = self.match.turn
        return self.stored.seats[turn].bot if isinstance(turn, int) else None

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

    def wants_rematch(self) -> set[int]:
        """The seats that want a rematch."""
        return {note.seat for note in self.notes if note.kind == "rematch"}

    def is_claimed(self, seat: int) -> bool:
        """Whether a person uses the seat: has opened its link, or has played."""
        played = any(move.seat == seat for move in self.timeline.entries)
        return played or any(seat in seats for seats in self.claims.values())

    def seats_of(self, browser: bytes | None, token: bytes | None) -> frozenset[int]:
        """The seats that a browser or a token may play for; both are hashed."""
        seats = set(self.claims.get(browser, ())) if browser is not None else set()
        if token is not None:
            seats |= {n for n, seat in enumerate(self.stored.seats) if seat.token == token}
        return frozenset(seats)

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
        self.match.headers = headers | {"Date": date, "Table": self.id}
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

    def undo_entry(self, move: Move) -> Move:
        """The log entry that undoes a move and everything after it."""
        return Move(self.ply, move.seat, f"{UNDO}{move.ply}", None, time.time())

    def note(self, seat: int, kind: str, text: str = "", offset: int = 0) -> Note:
        """A new note, the `offset`-th after the end of the log."""
        return Note(len(self.notes) + offset, seat, kind, text, self.ply, time.time())

    # --- Applying what is stored ------------------------------------------------------------------

    def append(
        self, moves: Sequence[Move], notes: Sequence[Note] = (), match: Match | None = None
    ) -> None:
        """Apply stored entries; `match` is the match after them, if the caller knows it."""
        self.timeline.append(moves, match)
        self.notes += notes
        self._position = None
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


def start_game(
    game: str, requested: Options, players: int, start: int | None, draws: Draws
) -> tuple[Options, int, list[Move]]:
    """Start a game: its complete options, the seat that starts, and nature's first draws."""
    options = find_game(game).with_players(players, requested)
    complete = find_game(game).notation.options(options, RANDOM.choice)  # rejects unknown options
    match = new(game, start=start, nature=draws, **complete)
    if match.players != players:
        raise BadOption(Message("errors-seats", seats=players, players=match.players))
    now = time.time()
    moves = [Move(ply, NATURE, text, None, now) for ply, text in enumerate(match.history)]
    return match.options, int(match.position()["start"]), moves
