"""The end of a parent process: its children must not stay behind."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """End this process as soon as the process that spawned it is gone, even by `kill -9`.

    A thread waits for the parent's end of a pipe to close. Without it, orphans would keep the port
    and the memory. All that was acknowledged is committed, so nothing is lost.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()
