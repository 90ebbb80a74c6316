"""The tables of a worker: opening, playing, undo, chat, rematches.

Every change takes the same way: check it under the table's lock, commit it, apply it in memory,
send the new view to all connections, and only then answer the request.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from azulejos.match import Match
from azulejos.notation import Options
from azulejos.notation.errors import IllegalMove
from azulejos.server.bots.pool import BotPool
from azulejos.server.http.errors import ApiError
from azulejos.server.http.tokens import new_table_id
from azulejos.server.settings import Settings
from azulejos.server.storage import store as storage
from azulejos.server.storage.log import NO_SEAT, Move, Note
from azulejos.server.storage.pg_notify import WorkerMessage, notify
from azulejos.server.storage.store import Conflict, Store, StoredSeat, StoredTable
from azulejos.server.tables import undo
from azulejos.server.tables.draws import LessonDraws, RandomDraws
from azulejos.server.tables.presence import Presence
from azulejos.server.tables.rooms import Room
from azulejos.server.tables.table import Table, start_game
from azulejos.words import Message

MAX_ROOMS: Final = 1000
"""Tables in memory. Beyond that, tables without connections are closed."""
TAKEOVER: Final = 10.0
"""Seconds after which this worker plays for a bot that another worker should have played for."""
NOTE_ATTEMPTS: Final = 5
"""How often a note is written again after a conflict."""

BOT_RETRY: Final = 5.0
"""Seconds until a bot tries again whose search or commit failed."""

log = logging.getLogger("azulejos.server")


class _News(NamedTuple):
    """What other workers may have changed at a table."""

    moves: list[Move]
    notes: list[Note]
    claims: list[tuple[bytes, int]]
    tokens: dict[int, bytes | None]


class TableService:
    """The tables of one worker."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.worker = new_table_id()
        self._settings = settings
        self._bots = BotPool(settings.thinkers, settings.thinking)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.presence = Presence(store, self.worker, settings.shared, self._start_task)
        self._start_task(self.presence.heartbeat(self._rooms))

    async def close(self) -> None:
        """Stop the bots and the background tasks."""
        for room in self._rooms.values():
            self._cancel_bot(room)
        for task in self._background:
            task.cancel()
        self._bots.close()

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
        if room.is_paused:
            self._start_bot(room)
        return room

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
        self.presence.request_reports(room)
        if any(seat.bot is not None for seat in room.table.stored.seats):
            self._bots.prepare()
        self._start_bot(room)
        return room

    def _close_idle_rooms(self) -> None:
        if len(self._rooms) < MAX_ROOMS:
            return
        idle = sorted((r for r in self._rooms.values() if not r.is_busy), key=lambda r: r.last_used)
        for room in idle[: MAX_ROOMS // 10]:
            del self._rooms[room.table.id]

    async def create(
        self,
        game: str,
        requested: Options,
        seats: Sequence[StoredSeat],
        start: int | None = None,
        browser: bytes | None = None,
        claimed: Sequence[int] = (),
        lesson: str | None = None,
    ) -> str:
        """Make a table, and return its name. NotationError says what is wrong with the options.

        The `browser` gets the seats `claimed`. A `lesson` names draws that are the same for all.
        """
        table = _new_table(game, requested, seats, start, browser, lesson)
        if browser is not None:
            table.claims = [(browser, seat) for seat in claimed]
        await self.store.write(lambda connection: storage.add(connection, table))
        await self.open(table.id)
        return table.id

    # --- Playing ----------------------------------------------------------------------------------

    async def play(
        self, room: Room, seats: frozenset[int], text: str, ply: int, client: str | None
    ) -> None:
        """Play a move for the holder of `seats`. A repeated attempt (`client`) is played once."""
        async with room.lock:
            table = room.table
            if _was_played(table, seats, ply, client):
                return
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
        self._after_change(room, TAKEOVER)

    def _after_change(self, room: Room, delay: float = 0.0) -> None:
        room.broadcast()
        self._start_bot(room, delay)

    # --- Bots -------------------------------------------------------------------------------------

    def _start_bot(self, room: Room, delay: float = 0.0) -> None:
        """If a bot is to move, start its search; cancel an older one.

        A table of bots only pauses when nobody looks, until somebody opens it again.
        """
        self._cancel_bot(room)
        is_seen = bool(room.table.human_seats) or room.is_watched
        if room.table.bot_to_move is not None and is_seen:
            room.bot_task = asyncio.create_task(self._play_bot(room, delay))

    def _cancel_bot(self, room: Room) -> None:
        if room.bot_task is not None and room.bot_task is not asyncio.current_task():
            room.bot_task.cancel()

    async def _play_bot(self, room: Room, delay: float) -> None:
        table, ply, name = room.table, room.table.ply, room.table.bot_to_move
        assert name is not None
        await asyncio.sleep(delay)
        start = time.monotonic()
        try:
            text = await self._bots.choose(name, table.match.copy())
            await asyncio.sleep(max(0.0, self._settings.pause - (time.monotonic() - start)))
            async with room.lock:
                if table.ply == ply:
                    match, moves = table.prepare_move(text)
                    await self._append(room, moves, (), match)
        except ApiError:
            pass  # another worker was faster
        except Exception:
            log.exception("the bot %s could not play; it tries again", name)
            if table.ply == ply:
                self._start_bot(room, BOT_RETRY)

    # --- Undo -------------------------------------------------------------------------------------

    async def undo(self, room: Room, seats: frozenset[int]) -> None:
        """Undo the last move of these seats, or ask the other players."""
        async with room.lock:
            table = room.table
            if table.match.over:
                raise ApiError(409, "over", Message("errors-over-undo"))
            move = undo.undoable_move(table, seats)
            if move is None:
                raise ApiError(409, "no_undo", Message("errors-no-undo"))
            if undo.is_immediate(table, seats, move):
                await self._append(room, [table.undo_entry(move)], ())
            elif (request := undo.open_request(table)) is None or request.move != move:
                await self._append(room, (), undo.request_notes(table, seats, move))

    async def answer_undo(self, room: Room, seats: frozenset[int], agree: bool) -> None:
        """Agree to an undo request, or decline it."""
        async with room.lock:
            table = room.table
            request = undo.open_request(table)
            if request is None:
                raise ApiError(409, "not_asked", Message("errors-not-asked"))
            answering = sorted(request.missing & seats)
            if not answering:
                raise ApiError(403, "not_your_seat", Message("errors-others-answer"))
            kind = "agree" if agree else "decline"
            notes = [table.note(seat, kind, offset=n) for n, seat in enumerate(answering)]
            complete = agree and request.missing <= seats
            await self._append(room, [table.undo_entry(request.move)] if complete else (), notes)

    # --- Chat, names, seats -----------------------------------------------------------------------

    async def add_note(self, room: Room, seat: int, text: str, kind: str = "chat") -> None:
        """Add a chat message or a new name."""
        async with room.lock:
            for _ in range(NOTE_ATTEMPTS):
                try:
                    return await self._append(room, (), [room.table.note(seat, kind, text)])
                except ApiError:
                    continue  # another worker used the number; take the next one
            raise _stale()

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
            if not table.match.over:
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
            StoredSeat(seat.bot, name, seat.token)
            for seat, name in zip(old.seats, table.names, strict=True)
        ]
        new = _new_table(old.game, old.requested, seats, start, old.made_by)
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

    # --- Other workers ----------------------------------------------------------------------------

    def receive(self, message: WorkerMessage) -> None:
        """Handle a message of another worker."""
        room = self._rooms.get(message["table"])
        if room is None or message["worker"] == self.worker:
            return
        if message["what"] == "changed":
            self._start_task(self._refresh(room))
        else:
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
    if table.match.over:
        raise ApiError(409, "over", Message("errors-over"))
    if table.match.turn not in seats:
        turn = str(table.match.turn)
        raise ApiError(403, "not_your_turn", Message("errors-not-your-turn", seat=turn))


def _no_table(table: str) -> ApiError:
    return ApiError(404, "no_table", Message("errors-no-table", said=table))


def _stale() -> ApiError:
    return ApiError(409, "stale", Message("errors-stale-now"))
