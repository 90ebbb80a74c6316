"""Rate limits: how often a client may do what."""

import mmap
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from ipaddress import ip_address, ip_network
from math import ceil
from struct import Struct
from typing import Final

from azulejos.server.http.errors import ApiError
from azulejos.words import Message


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how fast it fills again."""

    burst: float
    per_second: float

    def use(self, used: float, seconds: float) -> tuple[float, float]:
        """Use a bucket some seconds after its last use: how much of it is used, and the wait."""
        used = max(0.0, used - seconds * self.per_second)
        if used + 1 <= self.burst:
            return used + 1, 0.0
        return used, (used + 1 - self.burst) / self.per_second


class Bucket:
    """A token bucket of one connection."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._used, self._since = 0.0, time.monotonic()

    def use(self) -> float:
        """Use it once. The seconds to wait, if it is empty."""
        now = time.monotonic()
        self._used, wait = self._rate.use(self._used, now - self._since)
        self._since = now
        return wait


RATES: Final[Mapping[str, Rate]] = {
    "tables": Rate(20, 0.2),
    "tables of a day": Rate(500, 500 / 86_400),
    "moves": Rate(40, 10),
    "chat": Rate(8, 0.5),
    "undo": Rate(20, 1),
    "operator": Rate(20, 0.1),
    "rest": Rate(300, 50),
}
BUCKETS: Final = 1 << 16
PROBES: Final = 8
"""Places where a bucket may be."""
BUCKET: Final = Struct("Qdd")
"""A bucket in memory: the hash of its name, how much of it is used, and since when."""
MAX_SOCKETS: Final = 100
"""Open WebSockets of one address."""
MAX_DRAWINGS: Final = 16
"""Pictures, explanations and lists of moves that one address may wait for at once."""
MAX_EXHIBITIONS: Final = 8
"""Tables of bots only that one address may watch at once: they play on while it does."""


class Buckets:
    """Token buckets in a table of fixed size, which all workers of a server can share.

    A bucket has a few places where it may be; if all are taken, it replaces the one that was used
    least recently. Two workers that count at the same instant may count once: a limit may be off by
    one, but there is no lock to wait for. The clock is the machine's, and the same for all.
    """

    def __init__(self, file: str = "") -> None:
        if file:
            with open(file, "r+b") as shared:
                self._memory = mmap.mmap(shared.fileno(), BUCKETS * BUCKET.size)
        else:
            self._memory = mmap.mmap(-1, BUCKETS * BUCKET.size)

    def use(self, name: str, rate: Rate) -> float:
        """Use a bucket once. The seconds to wait, if it is empty: then nothing is used."""
        key = int.from_bytes(blake2b(name.encode(), digest_size=8).digest()) | 1
        now = time.monotonic()
        place, used, since = self._find(key)
        used, wait = rate.use(used, now - since)
        BUCKET.pack_into(self._memory, place, key, used, now)
        return wait

    def _find(self, key: int) -> tuple[int, float, float]:
        """The place of a bucket, how much of it is used, and since when."""
        oldest, oldest_since = 0, float("inf")
        for probe in range(PROBES):
            place = (key + probe) % BUCKETS * BUCKET.size
            found, used, since = BUCKET.unpack_from(self._memory, place)
            if found == key:
                return place, used, since
            if since < oldest_since:
                oldest, oldest_since = place, since
        return oldest, 0.0, 0.0


@contextmanager
def new_buckets() -> Iterator[str]:
    """A file for buckets that several processes share."""
    with tempfile.NamedTemporaryFile(prefix="azulejos-") as file:
        file.truncate(BUCKETS * BUCKET.size)
        yield file.name


class RateLimiter:
    """Token buckets, one for each kind of request and client."""

    def __init__(
        self, rates: Mapping[str, Rate] | None = RATES, buckets: Buckets | None = None
    ) -> None:
        self._rates = rates or {}
        self._buckets = buckets or Buckets()

    def count(self, kind: str, who: str) -> None:
        """Count a request; ApiError if there are too many."""
        rate = self._rates.get(kind)
        if rate is None:
            return
        wait = self._buckets.use(f"{kind} {who}", rate)
        if wait:
            raise too_often(wait)


def too_often(wait: float) -> ApiError:
    """The error for a client that has to wait."""
    error = ApiError(429, "too_often", Message("errors-too-often", seconds=ceil(wait)))
    error.headers["Retry-After"] = str(int(wait) + 1)
    return error


class ConcurrencyLimiter:
    """Counts what each address has open at the same time; None is no limit."""

    def __init__(self, most: int | None, refusal: Message | None = None) -> None:
        """`refusal` says what is too much; without it, the client is asked to wait."""
        self._most = most
        self._refusal = refusal
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one while it is open; ApiError if the address has too many."""
        if self._most is not None and self._open[address] >= self._most:
            raise ApiError(429, "too_many", self._refusal) if self._refusal else too_often(1)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def network(host: str) -> str:
    """The address that limits count: of IPv6 the /64, because one customer has all of it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
