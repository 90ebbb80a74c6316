from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.settings import Settings
from tests.server.servers import CLIENTS, PROCESSES, running


@pytest.fixture(autouse=True)
def close_all() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()
    while PROCESSES:
        PROCESSES.pop().kill()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of a file, with quick bots and without limits on rates."""
    database: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running(Settings(str(database), rates=False, pause=0.0)) as address:
        yield address
