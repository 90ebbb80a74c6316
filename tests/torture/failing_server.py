"""A server that dies at a chosen instant: `FAIL_AT='after-commit 12'`, or whose clock jumps."""

import os
import random
import sys
import time
from concurrent.futures import Future
from typing import Any

from azulejos.cli import main
from azulejos.server.storage.store import Job, Store
from azulejos.server.tables.rooms import Room

FAILED = 77


class Fuse:
    """Ends the process when a point was reached a number of times."""

    def __init__(self, setting: str) -> None:
        self._point, _, count = setting.partition(" ")
        self._left = int(count or 0)

    def reach(self, point: str) -> None:
        """The point is reached."""
        if point == self._point:
            self._left -= 1
            if self._left == 0:
                os._exit(FAILED)


class Announcing(Future[Any]):
    """Passes a result on, after the point between the commit and its acknowledgement."""

    def __init__(self, future: Future[Any], fuse: Fuse) -> None:
        super().__init__()
        self._future, self._fuse = future, fuse

    def set_result(self, result: Any) -> None:
        self._fuse.reach("after-commit")
        self._future.set_result(result)

    def set_exception(self, exception: BaseException | None) -> None:
        self._future.set_exception(exception)


def install(fuse: Fuse) -> None:
    """Put the points into the server."""
    commit, broadcast = Store._commit, Room.broadcast

    def dying_commit(self: Store, jobs: list[tuple[Job, Future[Any]]]) -> None:
        fuse.reach("before-commit")
        commit(self, [(job, Announcing(future, fuse)) for job, future in jobs])

    def dying_broadcast(self: Room) -> None:
        fuse.reach("before-broadcast")
        broadcast(self)

    Store._commit = dying_commit  # type: ignore[method-assign]
    Room.broadcast = dying_broadcast  # type: ignore[method-assign]


def install_clock() -> None:
    """Let the clock jump by up to a year, back and forth."""
    real = time.time
    time.time = lambda: real() + random.uniform(-3e7, 3e7)


if __name__ == "__main__":
    if os.environ.get("JUMPING_CLOCK"):
        install_clock()
    else:
        install(Fuse(os.environ.get("FAIL_AT", "")))
    sys.exit(main(sys.argv[1:]))
