"""The queue of bots' turns: the fair order in which they get a process.

A table has at most one turn in the queue. An *owner*, the address for which a bot plays, gets one
turn each `SPACING`: whoever plays at many tables does not delay the others. One server has its
queue in memory. Servers that share a PostgreSQL database have it there, and each takes what it can.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Connection, text

from azulejos.server.storage.pg_notify import notify
from azulejos.server.storage.store import Store

SPACING: Final = 0.5
"""Seconds between two turns of an owner: about what a bot needs for one."""
LEASE: Final = 40.0
"""Seconds after which another server takes a turn whose server has not finished it."""
POLL: Final = 2.0
"""Seconds between two looks for turns that a dead server has left."""
MAX_WAITING: Final = 2000
"""Turns in the queue. Beyond that, a table has to ask again later."""


class Turn(NamedTuple):
    """The turn of a bot: a table, and the ply of the move to be chosen."""

    table: str
    ply: int


class BotQueue(Protocol):
    """What both queues do."""

    async def put(self, turn: Turn, owner: str) -> None:
        """Add a turn, unless it is waiting or taken already. It replaces the table's older turn."""

    async def take(self) -> Turn:
        """Wait for a turn, and take it."""

    async def finish(self, turn: Turn) -> None:
        """Remove a turn that was taken."""

    async def waiting(self) -> int:
        """How many turns wait."""

    def wake(self) -> None:
        """Look for turns now: another server has added one."""

    async def close(self) -> None:
        """Give back what is taken."""


@dataclass
class _Waiting:
    ply: int
    owner: str
    due: float


class LocalQueue:
    """The queue of one server, in memory."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}
        self._taken: set[Turn] = set()
        self._has_new = asyncio.Event()

    async def put(self, turn: Turn, owner: str) -> None:
        """Add a turn."""
        waits = self._waiting.get(turn.table)
        is_known = turn in self._taken or (waits is not None and waits.ply == turn.ply)
        if is_known or len(self._waiting) >= MAX_WAITING:
            return
        others = [w.due + SPACING for w in self._waiting.values() if w.owner == owner]
        self._waiting[turn.table] = _Waiting(turn.ply, owner, max([self._clock(), *others]))
        self.wake()

    async def take(self) -> Turn:
        """The turn that is due first."""
        while not self._waiting:
            self._has_new.clear()
            await self._has_new.wait()
        table = min(self._waiting, key=lambda name: self._waiting[name].due)
        turn = Turn(table, self._waiting.pop(table).ply)
        self._taken.add(turn)
        return turn

    async def finish(self, turn: Turn) -> None:
        """Forget a turn."""
        self._taken.discard(turn)

    async def waiting(self) -> int:
        """How many turns wait."""
        return len(self._waiting)

    def wake(self) -> None:
        """Wake those that wait for a turn."""
        self._has_new.set()

    async def close(self) -> None:
        """Nobody else could take them."""


NOW: Final = "extract(epoch FROM clock_timestamp())"
"""The database's clock: those of several machines may differ."""
PUT: Final = text(f"""
    INSERT INTO bot_turns (table_id, ply, owner, due, leased_until)
    SELECT CAST(:table AS varchar), CAST(:ply AS integer), CAST(:owner AS varchar),
        greatest({NOW}, max(due) FILTER (WHERE owner = :owner) + :spacing), 0
    FROM bot_turns HAVING count(*) < :most
    ON CONFLICT (table_id) DO UPDATE
    SET ply = excluded.ply, owner = excluded.owner, due = excluded.due, leased_until = 0
    WHERE bot_turns.ply < excluded.ply
""")
TAKE: Final = text(f"""
    UPDATE bot_turns SET leased_until = {NOW} + :lease, worker = :worker
    WHERE table_id = (
        SELECT table_id FROM bot_turns WHERE leased_until < {NOW}
        ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING table_id, ply
""")
FINISH: Final = text("DELETE FROM bot_turns WHERE table_id = :table AND ply = :ply")
GIVE_BACK: Final = text("UPDATE bot_turns SET leased_until = 0 WHERE worker = :worker")
WAITING: Final = text(f"SELECT count(*) FROM bot_turns WHERE leased_until < {NOW}")


class SharedQueue:
    """The queue of several servers, in their PostgreSQL database."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._has_new = asyncio.Event()

    async def put(self, turn: Turn, owner: str) -> None:
        """Add a turn, and tell the other servers."""

        def write(connection: Connection) -> None:
            values = {**turn._asdict(), "owner": owner, "spacing": SPACING, "most": MAX_WAITING}
            if connection.execute(PUT, values).rowcount:
                notify(connection, {"worker": self._worker, "table": turn.table, "what": "turn"})

        await self._store.write(write)
        self.wake()

    async def take(self) -> Turn:
        """The turn that is due first, of any server."""
        while True:
            self._has_new.clear()
            found = await self._store.write(self._take)
            if found is not None:
                return found
            try:
                await asyncio.wait_for(self._has_new.wait(), POLL)
            except TimeoutError:
                continue

    def _take(self, connection: Connection) -> Turn | None:
        found = connection.execute(TAKE, {"lease": LEASE, "worker": self._worker}).first()
        return None if found is None else Turn(found.table_id, found.ply)

    async def finish(self, turn: Turn) -> None:
        """Remove a turn."""
        await self._store.write(lambda connection: connection.execute(FINISH, turn._asdict()))

    async def waiting(self) -> int:
        """How many turns wait at all servers."""
        return await self._store.read(lambda connection: connection.scalar(WAITING) or 0)

    def wake(self) -> None:
        """Look for turns now."""
        self._has_new.set()

    async def close(self) -> None:
        """Let other servers take what this one has not finished."""
        values = {"worker": self._worker}
        await self._store.write(lambda connection: connection.execute(GIVE_BACK, values))
