"""Validation errors of requests: pydantic's errors as messages that can be translated."""

import re
from typing import Final

from azulejos.notation.errors import at
from azulejos.notation.position import JsonObject
from azulejos.words import Message

SIMPLE: Final = {
    "missing": "faults-missing",
    "extra_forbidden": "faults-extra",
    "string_too_short": "faults-empty",
    "too_short": "faults-empty",
    "string_pattern_mismatch": "faults-ascii",
}
"""Messages without arguments, by type of error."""
KINDS: Final = {
    "string": "faults-no-text",
    "int": "faults-no-number",
    "bool": "faults-no-flag",
    "list": "faults-no-list",
    "dict": "faults-no-object",
    "model": "faults-no-object",
}
"""Messages for a wrong type, by the first word of `string_type`, `int_parsing` and so on."""
TYPED_FIELDS: Final = (("body", "move"), ("body", "text"), ("body", "name"))
"""Fields that people type on a page: the message does not name them."""
MAX_QUOTED: Final = 60
"""Characters of a wrong value that a message repeats."""


def explain(error: JsonObject) -> Message:
    """One error with its place in the request."""
    place, what = error["loc"], _what(error["type"], error)
    if error["type"] == "json_invalid":
        return at("body", Message("faults-not-json", line=1, column=int(place[-1]) + 1))
    if place in TYPED_FIELDS and error["type"] != "missing":
        return what
    return at(".".join(map(str, place)), what)


def _what(kind: str, error: JsonObject) -> Message:
    """The message; errors without a message of ours keep pydantic's English."""
    said, limits = repr(error.get("input"))[:MAX_QUOTED], error.get("ctx", {})
    if kind in SIMPLE:
        return Message(SIMPLE[kind])
    if kind == "greater_than_equal":
        return Message("faults-least", said=said, least=str(limits["ge"]))
    if kind == "string_too_long":
        return Message("faults-long", most=int(limits["max_length"]))
    if kind == "too_long":
        return Message("faults-many", said=said, most=int(limits["max_length"]))
    if kind == "literal_error":
        return Message("faults-choice", said=said, known=_choices(str(limits["expected"])))
    if kind.partition("_")[0] in KINDS:
        return Message(KINDS[kind.partition("_")[0]], said=said)
    return Message("faults-unknown", said=said, why=str(error["msg"]))


def _choices(expected: str) -> tuple[str, ...]:
    """The values in pydantic's `'person' or 'bot'`."""
    return tuple(re.findall(r"'[^']*'", expected))
