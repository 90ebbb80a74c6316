"""What a server does by itself: follow the operator's actions, and delete old tables."""

import asyncio
import logging
import time
from typing import Final

from azulejos.server.storage import administration
from azulejos.server.storage.administration import Retention
from azulejos.server.storage.store import Store
from azulejos.server.tables.service import TableService

FOLLOW: Final = 1.0
"""Seconds between two looks for actions of the operator."""
PRUNE: Final = 3600.0
"""Seconds between two looks for tables that are too old."""

log = logging.getLogger("azulejos.server")


async def follow_actions(store: Store, tables: TableService) -> None:
    """Load tables again, for ever, soon after the operator has changed them."""
    last = None
    while True:
        try:
            if last is None:
                last = await store.read(administration.last_action)
            last = await _follow(store, tables, last)
        except Exception:
            log.exception("the operator's actions cannot be read; they are tried again")
        await asyncio.sleep(FOLLOW)


async def _follow(store: Store, tables: TableService, last: int) -> int:
    actions = await store.read(lambda connection: administration.actions_after(connection, last))
    for _, table in actions:
        await tables.reload(table)
    return actions[-1][0] if actions else last


async def prune_for_ever(store: Store, rule: Retention) -> None:
    """Delete tables that the rule no longer keeps, for ever."""
    while rule.used is not None or rule.unused is not None:
        try:
            gone = await store.write(lambda c: administration.prune(c, rule, time.time()))
            if gone:
                log.warning("%d old tables were deleted", len(gone))
        except Exception:
            log.exception("old tables could not be deleted; it is tried again")
        await asyncio.sleep(PRUNE)
