"""Rate limits: how often a client may do what."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Final

from azulejos.server.http.errors import ApiError
from azulejos.words import Message


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how fast it fills again."""

    burst: float
    per_second: float


RATES: Final[Mapping[str, Rate]] = {
    "tables": Rate(20, 0.2),
    "moves": Rate(40, 10),
    "chat": Rate(8, 0.5),
    "undo": Rate(20, 1),
    "rest": Rate(300, 50),
}
MAX_BUCKETS: Final = 50_000
MAX_SOCKETS: Final = 100
"""Open WebSockets of one address."""
MAX_DRAWINGS: Final = 8
"""Pictures that one address may wait for at once."""


class RateLimiter:
    """Token buckets, one for each kind of request and client."""

    def __init__(self, rates: Mapping[str, Rate] | None = RATES) -> None:
        self._rates = rates or {}
        self._used: dict[tuple[str, str], tuple[float, float]] = {}

    def count(self, kind: str, who: str) -> None:
        """Count a request; ApiError if there are too many."""
        rate = self._rates.get(kind)
        if rate is None:
            return
        now = time.monotonic()
        used, since = self._used.get((kind, who), (0.0, now))
        used = max(0.0, used - (now - since) * rate.per_second) + 1
        if used > rate.burst:
            wait = (used - rate.burst) / rate.per_second
            error = ApiError(429, "too_often", Message("errors-too-often", seconds=round(wait)))
            error.headers["Retry-After"] = str(int(wait) + 1)
            raise error
        if len(self._used) > MAX_BUCKETS:
            self._used.clear()
        self._used[kind, who] = (used, now)


class ConcurrencyLimiter:
    """Counts what each address has open at the same time; None is no limit."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one while it is open; ApiError if the address has too many."""
        if self._most is not None and self._open[address] >= self._most:
            error = ApiError(429, "too_often", Message("errors-too-often", seconds=1))
            error.headers["Retry-After"] = "1"
            raise error
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
