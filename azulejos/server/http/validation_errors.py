"""What is wrong with a request, in words: pydantic's findings as messages of ours."""

import re
from typing import Any, Final

from azulejos.notation.errors import at
from azulejos.words import Message

SIMPLE: Final = {
    "missing": "faults-missing",
    "extra_forbidden": "faults-extra",
    "string_too_short": "faults-empty",
    "too_short": "faults-empty",
    "string_pattern_mismatch": "faults-ascii",
}
"""Findings that say all by themselves."""
KINDS: Final = {
    "string": "faults-no-text",
    "int": "faults-no-number",
    "bool": "faults-no-flag",
    "list": "faults-no-list",
    "dict": "faults-no-object",
    "model": "faults-no-object",
}
"""What should have been there, by the first word of `string_type`, `int_parsing` and so on."""
TYPED: Final = (("body", "move"), ("body", "text"), ("body", "name"))
"""What people type on a page: they know what it is, and no name of it."""
SHOWN: Final = 60
"""How much of a value is repeated."""


def what_is_wrong(finding: dict[str, Any]) -> Message:
    """One finding, with its place; what pydantic has no common case for stays as it says it."""
    place, what = finding["loc"], _what(finding["type"], finding)
    if finding["type"] == "json_invalid":
        return at("body", Message("faults-not-json", line=1, column=int(place[-1]) + 1))
    if place in TYPED and finding["type"] != "missing":
        return what
    return at(".".join(map(str, place)), what)


def _what(kind: str, finding: dict[str, Any]) -> Message:
    said, limits = repr(finding.get("input"))[:SHOWN], finding.get("ctx", {})
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
    return Message("faults-unknown", said=said, why=str(finding["msg"]))


def _choices(expected: str) -> tuple[str, ...]:
    """Pydantic's `'person' or 'bot'`, without its English."""
    return tuple(re.findall(r"'[^']*'", expected))
