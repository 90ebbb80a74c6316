"""Secrets: the tokens of seats and the keys of browsers."""

import hashlib
import secrets
from typing import Final

COOKIE: Final = "azulejos"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over HTTPS: browsers take it from this host alone, and never from a plain page."""
COOKIE_AGE: Final = 400 * 24 * 3600  # the maximum that browsers allow
KEY_LENGTH: Final = 43
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter looks like another


def new_table_id() -> str:
    """A table name that is hard to guess (49 bits) and easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_key() -> str:
    """A token for a seat, or a key for a browser: 256 bits."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> bytes:
    """The stored form of a key. Keys are long and random, so one round of hashing is enough."""
    return hashlib.sha256(key.encode()).digest()


def looks_like_key(text: str) -> bool:
    """Whether a text has the form of a key."""
    return len(text) == KEY_LENGTH and text.replace("-", "").replace("_", "").isalnum()
