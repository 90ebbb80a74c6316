"""Self-play on many machines through Ray: the same chunks, on any free machine.

This starts Ray, or joins the cluster that `RAY_ADDRESS` names. It takes seconds, so it is optional.
Every machine needs the same version of azulejos.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import ray

from azulejos.learning.games import Plan
from azulejos.learning.selfplay import Chunk, play_chunk


def play_on_cluster(plan: Plan, wanted: Iterable[int]) -> Iterator[Chunk]:
    """Chunks as they are finished, from all machines."""
    here = not ray.is_initialized()
    if here:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        remote: Any = ray.remote(num_cpus=1)(play_chunk)
        running = [remote.remote(plan, chunk) for chunk in wanted]
        while running:
            done, running = ray.wait(running)
            for task in done:
                yield ray.get(task)
    finally:
        if here:
            ray.shutdown()
