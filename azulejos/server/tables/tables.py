"""All tables of this server: opening, playing, taking back, talking, playing again.

Every change goes the same way: checked under the table's lock, committed, then taken over, then
shown to everybody, and only then acknowledged.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from azulejos.match import Match
from azulejos.notation.errors import IllegalMove
from azulejos.server.bots.pool import Bots
from azulejos.server.http.errors import Refusal
from azulejos.server.http.tokens import new_table_id
from azulejos.server.settings import Settings
from azulejos.server.storage import store
from azulejos.server.storage.log import NO_SEAT, Move, Note
from azulejos.server.storage.store import Conflict, Kept, KeptSeat, Store
from azulejos.server.tables import undo
from azulejos.server.tables.nature import Dealer, Nature
from azulejos.server.tables.presence import Presence
from azulejos.server.tables.rooms import Room
from azulejos.server.tables.table import Table, begin
from azulejos.words import Message

OPEN: Final = 1000
"""Tables in memory, beyond which those that nobody looks at are closed."""
NUDGE: Final = 10.0
"""Seconds after which we play for a bot whose move another worker should have made."""

log = logging.getLogger("azulejos.server")


class Tables:
    """The tables of one worker."""

    def __init__(self, kept: Store, settings: Settings) -> None:
        self.store = kept
        self.worker = new_table_id()
        self._settings = settings
        self._bots = Bots(settings.thinkers, settings.thinking)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self.presence = Presence(kept, self.worker, settings.shared, self._start)
        self._start(self.presence.beat(self._rooms))

    async def close(self) -> None:
        """Stop bots; what was committed stays."""
        for room in self._rooms.values():
            self._stop_thinking(room)
        for task in self._background:
            task.cancel()
        self._bots.close()

    # --- Opening ----------------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """A table with those who look at it; Refusal if there is none."""
        room = self._rooms.get(table)
        if room is None:
            if not (table.isascii() and table.isalnum()):
                raise _no_table(table)
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        def read(connection: Connection) -> Table | None:
            kept = store.load(connection, table)
            return None if kept is None else Table(kept)  # replayed here, beside the event loop

        loaded = await self.store.read(read)
        if loaded is None:
            raise _no_table(table)
        room = Room(loaded)
        self._make_place()
        self._rooms[table] = room
        self.presence.ask(room)
        for bot in {seat.bot for seat in loaded.kept.seats if seat.bot is not None}:
            self._bots.wake(bot, room.table.match)
        self._let_bot_think(room)
        return room

    def _make_place(self) -> None:
        if len(self._rooms) < OPEN:
            return
        idle = sorted((r for r in self._rooms.values() if not r.busy), key=lambda r: r.used)
        for room in idle[: OPEN // 10]:
            del self._rooms[room.table.id]

    async def create(
        self,
        game: str,
        asked: dict[str, Any],
        seats: Sequence[KeptSeat],
        start: int | None = None,
        browser: bytes | None = None,
        mine: Sequence[int] = (),
        lesson: str | None = None,
    ) -> str:
        """A new table; its name. NotationError says what cannot be.

        With the name of a `lesson`, the deals are the same for everybody who asks for it.
        """
        kept = _new_table(game, asked, seats, start, browser, lesson)
        if browser is not None:
            kept.claims = [(browser, seat) for seat in mine]
        await self.store.write(lambda connection: store.add(connection, kept))
        await self.open(kept.id)
        return kept.id

    # --- Playing ----------------------------------------------------------------------------------

    async def play(
        self, room: Room, mine: frozenset[int], text: str, ply: int, client: str | None
    ) -> None:
        """A move of whoever holds the seats `mine`. Sent again, it is played once."""
        async with room.lock:
            table = room.table
            if _was_played(table, mine, ply, client):
                return
            _check_turn(table, mine, ply)
            try:
                match, moves = table.tried(text, client)
            except IllegalMove as error:
                raise Refusal(409, "illegal_move", error.args[0], clause=error.clause) from None
            try:
                await self._append(room, moves, (), match)
            except Refusal:
                if not _was_played(room.table, mine, ply, client):
                    raise

    async def _append(
        self, room: Room, moves: Sequence[Move], notes: Sequence[Note], match: Match | None = None
    ) -> None:
        """Commit, take over, show. Refusal: another worker was faster."""
        table = room.table

        def write(connection: Connection) -> None:
            store.append(connection, table.id, moves, notes)
            self._changed(connection, table)

        try:
            await self.store.write(write)
        except Conflict:
            await self._catch_up(room)
            raise _stale() from None
        table.take(moves, notes, match)
        self._after_change(room)

    async def _catch_up(self, room: Room) -> None:
        table = room.table
        ply, number = table.ply, len(table.notes)

        def read(connection: Connection) -> Any:
            logs = store.load_logs(connection, table.id, ply, number)
            tokens = store.load_tokens(connection, table.id)
            return logs, store.load_claims(connection, table.id), tokens

        (moves, notes), claims, tokens = await self.store.read(read)
        table.take_claims(claims)
        table.take_tokens(tokens)
        table.take(moves, notes)
        self._after_change(room, NUDGE)

    def _after_change(self, room: Room, delay: float = 0.0) -> None:
        room.show()
        self._let_bot_think(room, delay)

    # --- Bots -------------------------------------------------------------------------------------

    def _let_bot_think(self, room: Room, delay: float = 0.0) -> None:
        """If it is a bot's turn, it begins to think; what was thought before is dropped."""
        self._stop_thinking(room)
        if room.table.bot is not None:
            room.thinking = asyncio.create_task(self._play_bot(room, delay))

    def _stop_thinking(self, room: Room) -> None:
        if room.thinking is not None and room.thinking is not asyncio.current_task():
            room.thinking.cancel()

    async def _play_bot(self, room: Room, delay: float) -> None:
        table, ply, name = room.table, room.table.ply, room.table.bot
        assert name is not None
        await asyncio.sleep(delay)
        began = time.monotonic()
        text = await self._bots.choose(name, table.match.copy())
        await asyncio.sleep(max(0.0, self._settings.pause - (time.monotonic() - began)))
        try:
            async with room.lock:
                if table.ply == ply:
                    match, moves = table.tried(text)
                    await self._append(room, moves, (), match)
        except Refusal:
            pass  # another worker was faster
        except Exception:
            log.exception("the bot %s could not play %s", name, text)

    # --- Taking back ------------------------------------------------------------------------------

    async def take_back(self, room: Room, mine: frozenset[int]) -> None:
        """Take back the last move of one's own, or ask the others for it."""
        async with room.lock:
            table = room.table
            move = undo.target(table, mine)
            if move is None:
                raise Refusal(409, "no_undo", Message("errors-no-undo"))
            if undo.at_once(table, mine, move):
                await self._append(room, [table.taking_back(move)], ())
            elif (asked := undo.request(table)) is None or asked.move != move:
                await self._append(room, (), undo.asking(table, mine, move))

    async def answer(self, room: Room, mine: frozenset[int], agrees: bool) -> None:
        """Agree or disagree that somebody takes back a move."""
        async with room.lock:
            table = room.table
            asked = undo.request(table)
            if asked is None:
                raise Refusal(409, "not_asked", Message("errors-not-asked"))
            answering = sorted(asked.missing & mine)
            if not answering:
                raise Refusal(403, "not_your_seat", Message("errors-others-answer"))
            kind = "agree" if agrees else "decline"
            notes = [table.note(seat, kind, after=n) for n, seat in enumerate(answering)]
            done = agrees and asked.missing <= mine
            await self._append(room, [table.taking_back(asked.move)] if done else (), notes)

    # --- Talking, names, seats --------------------------------------------------------------------

    async def say(self, room: Room, seat: int, text: str, kind: str = "chat") -> None:
        """Say something, or take a name."""
        async with room.lock:
            for _ in range(5):
                try:
                    return await self._append(room, (), [room.table.note(seat, kind, text)])
                except Refusal:
                    continue  # another worker's note came first; ours comes after it
            raise _stale()

    async def sit(self, room: Room, browser: bytes, seats: frozenset[int]) -> None:
        """A browser has shown the token of these seats: from now on it may play for them."""
        table = room.table

        def write(connection: Connection) -> None:
            for seat in seats:
                store.claim(connection, table.id, browser, seat)
            self._changed(connection, table)

        await self.store.write(write)
        table.take_claims((browser, seat) for seat in seats)
        room.show()

    async def invite(self, room: Room, seat: int, token: bytes) -> None:
        """Another token for a seat, if nobody has used the old one."""
        async with room.lock:
            table = room.table
            if seat not in table.people:
                raise Refusal(404, "no_such_seat", Message("errors-no-person", seat=seat))
            if table.taken(seat) or seat in room.present():
                raise Refusal(409, "taken", Message("errors-taken"))

            def write(connection: Connection) -> None:
                store.change_token(connection, table.id, seat, token)
                self._changed(connection, table)

            await self.store.write(write)
            table.take_tokens({seat: token})

    # --- Playing again ----------------------------------------------------------------------------

    async def rematch(self, room: Room, mine: frozenset[int]) -> None:
        """Want to play again; when all do, there is a new table, and the next seat starts.

        Seats keep their tokens, and browsers their seats.
        """
        async with room.lock:
            table = room.table
            if not table.match.over:
                raise Refusal(409, "not_over", Message("errors-not-over"))
            agreed = table.agreed_to_rematch()
            notes = [table.note(s, "rematch", after=n) for n, s in enumerate(sorted(mine - agreed))]
            if table.next or not notes:
                return
            if table.people <= agreed | mine:
                await self._begin_rematch(room, notes)
            else:
                await self._append(room, (), notes)

    async def _begin_rematch(self, room: Room, notes: list[Note]) -> None:
        table, old = room.table, room.table.kept
        start = (old.start + 1) % len(old.seats)
        seats = [
            KeptSeat(seat.bot, name, seat.token)
            for seat, name in zip(old.seats, table.names, strict=True)
        ]
        new = _new_table(old.game, old.asked, seats, start, old.made_by)
        new.claims = [(browser, seat) for browser, held in table.claims.items() for seat in held]
        notes.append(table.note(notes[0].seat, "next", new.id, after=len(notes)))

        def write(connection: Connection) -> None:
            store.add(connection, new)
            store.append(connection, table.id, (), notes)
            self._changed(connection, table)

        try:
            await self.store.write(write)
        except Conflict:
            await self._catch_up(room)
            return
        table.take((), notes)
        await self.open(new.id)
        room.show()

    # --- Other workers ----------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """What another worker tells."""
        room = self._rooms.get(message["table"])
        if room is None or message["worker"] == self.worker:
            return
        if message["what"] == "changed":
            self._start(self._refresh(room))
        else:
            self.presence.hear(room, message)

    def catch_up(self) -> None:
        """Something may have been missed: look at all open tables again."""
        for room in self._rooms.values():
            self._start(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    def _changed(self, connection: Connection, table: Table) -> None:
        """Within the transaction that changes a table: the other workers shall know."""
        message = {"worker": self.worker, "table": table.id, "what": "changed"}
        store.notify(connection, message)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _new_table(
    game: str,
    asked: dict[str, Any],
    seats: Sequence[KeptSeat],
    start: int | None,
    browser: bytes | None,
    lesson: str | None = None,
) -> Kept:
    nature = Nature() if lesson is None else Dealer(lesson)
    options, start, moves = begin(game, asked, len(seats), start, nature)
    now = time.time()
    notes = [] if lesson is None else [Note(0, NO_SEAT, "lesson", lesson, len(moves), now)]
    return Kept(
        *(new_table_id(), now, browser, game, asked, options, start, list(seats)), moves, notes
    )


def _was_played(table: Table, mine: frozenset[int], ply: int, client: str | None) -> bool:
    if client is None or not 0 <= ply < table.ply:
        return False
    move = table.moves[ply]
    return move.client == client and move.seat in mine


def _check_turn(table: Table, mine: frozenset[int], ply: int) -> None:
    if not mine:
        raise Refusal(403, "no_seat", Message("errors-no-seat"))
    if ply != table.ply:
        raise _stale()
    if table.match.over:
        raise Refusal(409, "over", Message("errors-over"))
    if table.match.turn not in mine:
        raise Refusal(
            403, "not_your_turn", Message("errors-not-your-turn", seat=str(table.match.turn))
        )


def _no_table(table: str) -> Refusal:
    return Refusal(404, "no_table", Message("errors-no-table", said=table))


def _stale() -> Refusal:
    return Refusal(409, "stale", Message("errors-stale-now"))
