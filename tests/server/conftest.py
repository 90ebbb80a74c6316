from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.settings import Settings
from tests.server.postgresql import Cluster, is_installed, running_cluster
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own."""
    if not is_installed():
        pytest.skip("no PostgreSQL server here; on Debian: apt-get install postgresql")
    with running_cluster() as started:
        yield started


@pytest.fixture
def database(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """An empty database for a test; its address."""
    return cluster.new_database(request.node.name.lower()[:60])
