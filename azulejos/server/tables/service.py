"""The tables of a worker: opening, playing, undo, chat, rematches.

Every change takes the same way: check it under the table's lock, commit it, apply it in memory,
send the new view to all connections, and only then answer the request.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from azulejos.match import Match
from azulejos.notation import Options
from azulejos.notation.errors import IllegalMove
from azulejos.server import metrics
from azulejos.server.http.errors import ApiError
from azulejos.server.http.tokens import new_table_id
from azulejos.server.settings import Settings
from azulejos.server.storage import store as storage
from azulejos.server.storage.log import NO_SEAT, WRITTEN, Move, Note
from azulejos.server.storage.pg_notify import WorkerMessage, notify
from azulejos.server.storage.store import Conflict, Store, StoredSeat, StoredTable
from azulejos.server.tables import undo
from azulejos.server.tables.bot_turns import BotTurns, TableAccess
from azulejos.server.tables.draws import LessonDraws, RandomDraws
from azulejos.server.tables.giving_up import GIVES_UP, Reason
from azulejos.server.tables.presence import Presence
from azulejos.server.tables.rooms import Room, Viewer, encode_json
from azulejos.server.tables.summary import is_removable
from azulejos.server.tables.table import (
    POSITION,
    Table,
    first_position,
    start_from,
    start_game,
)
from azulejos.words import Message

MAX_ROOMS: Final = 1000
"""Tables in memory. Beyond that, tables without connections are closed."""
CONFLICT: Final = 409
NOTE_ATTEMPTS: Final = 5
"""How often a note is written again after a conflict."""


class _News(NamedTuple):
    """What other workers may have changed at a table."""

    moves: list[Move]
    notes: list[Note]
    claims: list[tuple[bytes, int]]
    tokens: dict[int, bytes | None]


class Maker(NamedTuple):
    """Who makes a table."""

    browser: bytes
    """The browser, hashed."""
    claimed: Sequence[int]
    """The seats that it plays for."""
    attempt: bytes | None = None
    """The browser's attempt, hashed."""


class TableService:
    """The tables of one worker."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.worker = new_table_id()
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.presence = Presence(store, self.worker, settings.shared, self._start_task)
        self._start_task(self.presence.heartbeat(self._rooms))
        access = TableAccess(self.open, self._refresh, self._play_bot)
        self.bots = BotTurns(store, settings, self.worker, access)

    async def close(self) -> None:
        """Stop the bots and the background tasks."""
        for room in list(self._rooms.values()):
            self.bots.cancel(room)
            self._forget(room)
        for task in self._background:
            task.cancel()
        await self.bots.close()

    # --- Opening ----------------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """The room of a table; ApiError if there is no such table."""
        room = self._rooms.get(table)
        if room is None:
            if not (table.isascii() and table.isalnum()):
                raise _no_table(table)
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(task)
        room.last_used = time.monotonic()
        return room

    def join(self, room: Room, viewer: Viewer) -> None:
        """Add a connection. A table of bots only goes on when somebody looks again."""
        self.presence.join(room, viewer)
        if room.is_paused:
            self.bots.ask(room)

    async def _load(self, table: str) -> Room:
        def read(connection: Connection) -> Table | None:
            stored = storage.load(connection, table)
            return None if stored is None else Table(stored)  # replays outside the event loop

        loaded = await self.store.read(read)
        if loaded is None:
            raise _no_table(table)
        room = Room(loaded)
        self._close_idle_rooms()
        self._rooms[table] = room
        metrics.TABLES.inc()
        self.presence.request_reports(room)
        if any(seat.bot is not None for seat in room.table.stored.seats):
            self.bots.prepare()
        self.bots.ask(room)
        return room

    def _close_idle_rooms(self) -> None:
        if len(self._rooms) < MAX_ROOMS:
            return
        idle = sorted((r for r in self._rooms.values() if not r.is_busy), key=lambda r: r.last_used)
        for room in idle[: MAX_ROOMS // 10]:
            self._forget(room)

    def _forget(self, room: Room) -> None:
        del self._rooms[room.table.id]
        metrics.TABLES.dec()

    async def create(
        self,
        game: str,
        requested: Options,
        seats: Sequence[StoredSeat],
        start: int | None,
        maker: Maker,
        lesson: str | None = None,
    ) -> str:
        """Make a table, and return its name. NotationError says what is wrong with the options.

        A `lesson` names draws that are the same for all. An attempt that is repeated makes one
        table: its seats get the tokens of the repetition, because nobody has got those before.
        """
        return await self._add(
            _new_table(game, requested, seats, start, maker.browser, lesson), maker
        )

    async def create_from(self, position: str, seats: Sequence[StoredSeat], maker: Maker) -> str:
        """Make a table that begins with a position as text; NotationError says what is wrong."""
        return await self._add(_table_from(position, seats, maker.browser), maker)

    async def _add(self, table: StoredTable, maker: Maker) -> str:
        table.attempt = maker.attempt
        table.claims = [(maker.browser, seat) for seat in maker.claimed]
        try:
            await self.store.write(lambda connection: storage.add(connection, table))
        except Conflict:
            return await self._repeat_creation(table)
        room = await self.open(table.id)
        room.last_watched = time.monotonic()
        self.bots.ask(room)
        return table.id

    async def _repeat_creation(self, again: StoredTable) -> str:
        attempt = again.attempt
        assert attempt is not None
        name = await self.store.read(lambda c: storage.table_of_attempt(c, attempt))
        assert name is not None
        room = await self.open(name)
        async with room.lock:
            tokens = {n: s.token for n, s in enumerate(again.seats) if s.token is not None}

            def write(connection: Connection) -> None:
                for seat, token in tokens.items():
                    storage.change_token(connection, name, seat, token)
                for browser, seat in again.claims:
                    storage.claim(connection, name, browser, seat)
                self._notify_change(connection, room.table)

            await self.store.write(write)
            room.table.set_tokens(tokens)
            room.table.add_claims(again.claims)
        return name

    # --- Playing ----------------------------------------------------------------------------------

    async def play(
        self, room: Room, seats: frozenset[int], text: str, ply: int, client: str | None
    ) -> None:
        """Play a move for the holder of `seats`. A repeated attempt (`client`) is played once."""
        async with room.lock:
            table = room.table
            if _was_played(table, seats, ply, client):
                return
            _check_open(table)
            _check_turn(table, seats, ply)
            try:
                match, moves = table.prepare_move(text, client)
            except IllegalMove as error:
                raise ApiError(409, "illegal_move", error.args[0], clause=error.clause) from None
            try:
                await self._append(room, moves, (), match)
            except ApiError:
                if not _was_played(room.table, seats, ply, client):
                    raise

    async def _append(
        self, room: Room, moves: Sequence[Move], notes: Sequence[Note], match: Match | None = None
    ) -> None:
        """Commit, apply, broadcast. ApiError: another worker was faster."""
        table = room.table

        def write(connection: Connection) -> None:
            storage.append(connection, table.id, moves, notes)
            self._notify_change(connection, table)

        try:
            await self.store.write(write)
        except Conflict:
            await self._catch_up(room)
            raise _stale() from None
        for kind in (*(move.kind for move in moves), *(note.kind for note in notes)):
            metrics.ENTRIES.labels(kind).inc()
        table.append(moves, notes, match)
        self._after_change(room)

    async def _catch_up(self, room: Room) -> None:
        """Apply what other workers have written."""
        table = room.table
        ply, number = table.ply, len(table.notes)

        def read(connection: Connection) -> _News:
            moves, notes = storage.load_logs(connection, table.id, ply, number)
            claims = storage.load_claims(connection, table.id)
            return _News(moves, notes, claims, storage.load_tokens(connection, table.id))

        news = await self.store.read(read)
        table.add_claims(news.claims)
        table.set_tokens(news.tokens)
        table.append(news.moves, news.notes)
        self._after_change(room)

    def _after_change(self, room: Room) -> None:
        room.broadcast()
        self.bots.ask(room)

    async def _play_bot(self, room: Room, ply: int, text: str) -> None:
        """Play a bot's move at a ply. ApiError: the table has changed meanwhile."""
        async with room.lock:
            is_open = not (room.table.over or room.table.is_closed)
            if room.table.ply == ply and is_open:
                match, moves = room.table.prepare_move(text)
                await self._append(room, moves, (), match)

    # --- Undo -------------------------------------------------------------------------------------

    async def undo(self, room: Room, seats: frozenset[int], client: str | None = None) -> None:
        """Undo the last move of these seats, or ask the other players."""

        async def change() -> None:
            table = room.table
            if table.over:
                raise ApiError(409, "over", Message("errors-over-undo"))
            move = undo.undoable_move(table, seats)
            if move is None:
                raise ApiError(409, "no_undo", Message("errors-no-undo"))
            if undo.is_immediate(table, seats, move):
                await self._append(room, [table.undo_entry(move, client)], ())
            elif (request := undo.open_request(table)) is None or request.move != move:
                await self._append(room, (), undo.request_notes(table, seats, move, client))

        await self._once(room, seats, client, change)

    async def answer_undo(
        self, room: Room, seats: frozenset[int], agree: bool, client: str | None = None
    ) -> None:
        """Agree to an undo request, or decline it."""

        async def change() -> None:
            table = room.table
            request = undo.open_request(table)
            if request is None:
                raise ApiError(409, "not_asked", Message("errors-not-asked"))
            answering = sorted(request.missing & seats)
            if not answering:
                raise ApiError(403, "not_your_seat", Message("errors-others-answer"))
            kind = "agree" if agree else "decline"
            notes = [table.note(s, kind, offset=n, client=client) for n, s in enumerate(answering)]
            complete = agree and request.missing <= seats
            await self._append(room, [table.undo_entry(request.move)] if complete else (), notes)

        await self._once(room, seats, client, change)

    # --- Giving up, removing ----------------------------------------------------------------------

    async def give_up(
        self, room: Room, seat: int, reason: Reason, client: str | None = None
    ) -> None:
        """Let a seat give up; the caller has checked that it is the client's."""

        async def change() -> None:
            table = room.table
            if table.over:
                raise ApiError(409, "over", Message("errors-over"))
            if seat not in table.human_seats:
                raise ApiError(409, "gave_up", Message("errors-gave-up"))
            await self._append(room, (), [table.note(seat, GIVES_UP, reason, client=client)])

        await self._once(room, {seat}, client, change)

    async def remove(self, room: Room, browser: bytes) -> None:
        """Take a table off the list of a browser, if nobody there waits for it."""
        table = room.table
        if not is_removable(table, table.seats_of(browser, None)):
            raise ApiError(409, "not_over", Message("errors-not-removable"))
        await self.store.write(lambda connection: storage.remove(connection, table.id, browser))

    # --- Chat, names, seats -----------------------------------------------------------------------

    async def add_note(
        self, room: Room, seat: int, text: str, kind: str = "chat", client: str | None = None
    ) -> None:
        """Add a chat message or a new name."""

        async def change() -> None:
            if kind in WRITTEN and room.table.is_muted(seat):
                raise ApiError(403, "muted", Message("errors-muted"))
            note = room.table.note(seat, kind, text, client=client)
            await self._append(room, (), [note])

        for _ in range(NOTE_ATTEMPTS):
            try:
                return await self._once(room, {seat}, client, change)
            except ApiError as error:
                if error.status != CONFLICT:
                    raise
                continue  # another worker used the number; take the next one
        raise _stale()

    async def _once(
        self,
        room: Room,
        seats: Collection[int],
        client: str | None,
        change: Callable[[], Awaitable[None]],
    ) -> None:
        """Make a change under the table's lock, unless this attempt (`client`) has made it."""
        async with room.lock:
            if room.table.has_done(seats, client):
                return
            _check_open(room.table)
            try:
                await change()
            except ApiError:  # another worker was faster, perhaps with this very attempt
                if not room.table.has_done(seats, client):
                    raise

    async def claim(self, room: Room, browser: bytes, seats: frozenset[int]) -> None:
        """Let a browser play for seats; the caller has checked their token."""
        table = room.table

        def write(connection: Connection) -> None:
            for seat in seats:
                storage.claim(connection, table.id, browser, seat)
            self._notify_change(connection, table)

        await self.store.write(write)
        table.add_claims((browser, seat) for seat in seats)
        room.broadcast()

    async def change_token(self, room: Room, seat: int, token: bytes) -> None:
        """Replace the token of a seat that nobody uses yet."""
        async with room.lock:
            table = room.table
            if seat not in table.human_seats:
                raise ApiError(404, "no_such_seat", Message("errors-no-person", seat=seat))
            if table.is_claimed(seat) or seat in room.present():
                raise ApiError(409, "taken", Message("errors-taken"))

            def write(connection: Connection) -> None:
                storage.change_token(connection, table.id, seat, token)
                self._notify_change(connection, table)

            await self.store.write(write)
            table.set_tokens({seat: token})

    # --- Rematch ----------------------------------------------------------------------------------

    async def rematch(self, room: Room, seats: frozenset[int]) -> None:
        """Ask for a rematch. When all persons have asked, make a table where the next seat starts.

        Seats keep their tokens, and browsers keep their seats.
        """
        async with room.lock:
            table = room.table
            _check_open(table)
            if not table.over:
                raise ApiError(409, "not_over", Message("errors-not-over"))
            agreed = table.wants_rematch()
            new = sorted(seats - agreed)
            notes = [table.note(seat, "rematch", offset=n) for n, seat in enumerate(new)]
            if table.rematch_table or not notes:
                return
            if table.human_seats <= agreed | seats:
                await self._start_rematch(room, notes)
            else:
                await self._append(room, (), notes)

    async def _start_rematch(self, room: Room, notes: list[Note]) -> None:
        table, old = room.table, room.table.stored
        start = (old.start + 1) % len(old.seats)
        seats = [
            StoredSeat(table.bot_of(n), name, seat.token)
            for n, (seat, name) in enumerate(zip(old.seats, table.names, strict=True))
        ]
        position = first_position(old)
        if position is None:
            new = _new_table(old.game, old.requested, seats, start, old.made_by)
        else:
            new = _table_from(position, seats, old.made_by)
        new.claims = [(browser, seat) for browser, own in table.claims.items() for seat in own]
        notes.append(table.note(notes[0].seat, "next", new.id, offset=len(notes)))

        def write(connection: Connection) -> None:
            storage.add(connection, new)
            storage.append(connection, table.id, (), notes)
            self._notify_change(connection, table)

        try:
            await self.store.write(write)
        except Conflict:
            await self._catch_up(room)
            return
        table.append((), notes)
        await self.open(new.id)
        room.broadcast()

    # --- The operator -----------------------------------------------------------------------------

    async def reload(self, name: str) -> None:
        """Load a table again, because the operator has changed or deleted it."""
        room = self._rooms.get(name)
        if room is None:
            return
        async with room.lock:
            stored = await self.store.read(lambda connection: storage.load(connection, name))
            if stored is None:
                self._dismiss(room)
            else:
                room.table = Table(stored)
                self._after_change(room)

    def _dismiss(self, room: Room) -> None:
        """Forget a table that is deleted, and tell all who look at it."""
        reason = encode_json(_no_table(room.table.id).body())
        for viewer in room.viewers:
            viewer.dismiss(reason)
        self.bots.cancel(room)
        if room.table.id in self._rooms:
            self._forget(room)

    # --- Other workers ----------------------------------------------------------------------------

    def receive(self, message: WorkerMessage) -> None:
        """Handle a message of another worker."""
        room = self._rooms.get(message["table"])
        if message["what"] == "turn":
            self.bots.queue.wake()
        if room is None or message["worker"] == self.worker:
            return
        if message["what"] == "changed":
            self._start_task(self._refresh(room))
        elif message["what"] != "turn":
            self.presence.receive(room, message)

    def refresh_all(self) -> None:
        """Read all open tables again, because messages may have been missed."""
        for room in self._rooms.values():
            self._start_task(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    def _notify_change(self, connection: Connection, table: Table) -> None:
        """Tell the other workers that a table changes with this transaction."""
        notify(connection, {"worker": self.worker, "table": table.id, "what": "changed"})

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _new_table(
    game: str,
    requested: Options,
    seats: Sequence[StoredSeat],
    start: int | None,
    browser: bytes | None,
    lesson: str | None = None,
) -> StoredTable:
    draws = RandomDraws() if lesson is None else LessonDraws(lesson)
    options, start, moves = start_game(game, requested, len(seats), start, draws)
    now = time.time()
    notes = [] if lesson is None else [Note(0, NO_SEAT, "lesson", lesson, len(moves), now)]
    head = (new_table_id(), now, browser, game, requested, options, start)
    return StoredTable(*head, list(seats), moves, notes)


def _table_from(position: str, seats: Sequence[StoredSeat], browser: bytes | None) -> StoredTable:
    match, moves = start_from(position, len(seats), RandomDraws())
    now = time.time()
    note = Note(0, NO_SEAT, POSITION, position, len(moves), now)
    options, start = match.options, int(match.position()["start"])
    head = (new_table_id(), now, browser, match.game, options, options, start)
    return StoredTable(*head, list(seats), moves, [note])


def _was_played(table: Table, seats: frozenset[int], ply: int, client: str | None) -> bool:
    """Whether the attempt `client` at a ply is in the log already."""
    if client is None or not 0 <= ply < table.ply:
        return False
    move = table.timeline.entries[ply]
    return move.client == client and move.seat in seats


def _check_turn(table: Table, seats: frozenset[int], ply: int) -> None:
    if not seats:
        raise ApiError(403, "no_seat", Message("errors-no-seat"))
    if ply != table.ply:
        raise _stale()
    if table.over:
        raise ApiError(409, "over", Message("errors-over"))
    if table.turn not in seats:
        turn = str(table.turn)
        raise ApiError(403, "not_your_turn", Message("errors-not-your-turn", seat=turn))


def _check_open(table: Table) -> None:
    if table.is_closed:
        raise ApiError(403, "closed", Message("errors-closed"))


def _no_table(table: str) -> ApiError:
    return ApiError(404, "no_table", Message("errors-no-table", said=table))


def _stale() -> ApiError:
    return ApiError(409, "stale", Message("errors-stale-now"))
