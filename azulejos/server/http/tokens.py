"""Who may play for a seat: whoever knows its token, or whose browser has shown it once."""

import hashlib
import secrets
from typing import Final

COOKIE: Final = "azulejos"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers allow
KEY_LENGTH: Final = 43
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none is taken for another one


def new_table_id() -> str:
    """A name for a table that nobody guesses: 49 bits and more, easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_key() -> str:
    """A token for a seat, or a key for a browser: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> bytes:
    """What is kept of a key. The keys are long and random, so that one round is enough."""
    return hashlib.sha256(key.encode()).digest()


def looks_like_key(text: str) -> bool:
    """Whether a text could be a key that we have made."""
    return len(text) == KEY_LENGTH and text.replace("-", "").replace("_", "").isalnum()
