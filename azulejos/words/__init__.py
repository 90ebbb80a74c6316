"""What people read, in their language: `say("pages-moves")`, `say("pages-seat", seat=2)`.

Texts live in `messages/LANGUAGE/AREA.ftl`, in Fluent's syntax; an id begins with its area. A folder
is a language: there is no other list. A message that a language lacks is shown in English.

This module is quick to import. Fluent and Babel are loaded with the first message, so that games
can be played, and errors raised, without them.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, Union

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Message",
    "Value",
    "add_messages",
    "chosen",
    "either",
    "figure",
    "language",
    "listed",
    "message_files",
    "number",
    "own_name",
    "say",
    "speaking",
]

MESSAGES: Final = Path(__file__).parent / "messages"
"""The messages that belong to no game: a folder a language."""
GAME_MESSAGES: Final[list[Path]] = []
"""Folders with the messages of one game each: a file a language."""
DEFAULT: Final = "en"
_others = sorted(folder.name for folder in MESSAGES.iterdir() if folder.is_dir())
LANGUAGES: Final = (DEFAULT, *(name for name in _others if name != DEFAULT))
"""The codes of all languages, English first."""

Value: TypeAlias = Union[str, int, float, "Message", tuple["str | Message", ...]]
"""What a message may mention: a tuple becomes a list in words, True and False `yes` and `no`."""

_spoken: ContextVar[str | None] = ContextVar("language", default=None)


class Message:
    """A text that is formatted when it is read, in the reader's language.

    Exceptions hold one: `raise BadOption(Message("errors-no-such-game", game=name))`.
    """

    __slots__ = ("id", "values")

    def __init__(self, message: str, /, **values: Value) -> None:
        self.id = message
        self.values = values

    def __str__(self) -> str:
        return say(self.id, **self.values)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.values) == (other.id, other.values)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.values.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return _message, (self.id, self.values)


def _message(message: str, values: Mapping[str, Value]) -> Message:
    return Message(message, **values)


def add_messages(folder: Path) -> None:
    """Add the messages of a game: `en.ftl` and so on in a folder."""
    if folder not in GAME_MESSAGES:
        GAME_MESSAGES.append(folder)
        if locale := sys.modules.get(f"{__name__}.locale"):  # it has read the others already
            locale.clear_caches()


def message_files(language: str) -> list[Path]:
    """All files with messages in a language."""
    games = [folder / f"{language}.ftl" for folder in GAME_MESSAGES]
    return [
        *sorted((MESSAGES / language).glob("*.ftl")),
        *(file for file in games if file.exists()),
    ]


# --- which language ---


def language() -> str:
    """The current language: set by `speaking`, else by the environment."""
    return _spoken.get() or _of_environment()


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Set the current language of this thread or task."""
    if code not in LANGUAGES:
        raise ValueError(f"no such language: {code}")
    before = _spoken.set(code)
    try:
        yield
    finally:
        _spoken.reset(before)


def chosen(wishes: Iterable[str]) -> str | None:
    """The first wish that is a language here: of `uk_UA.UTF-8` or `uk-UA`, `uk` counts."""
    plain = (wish.strip().lower().replace("_", "-").split("-")[0].split(".")[0] for wish in wishes)
    return next((wish for wish in plain if wish in LANGUAGES), None)


@cache
def _of_environment() -> str:
    """As gettext reads it: `LANGUAGE` is a list, the others are locales."""
    wishes = os.environ.get("LANGUAGE", "").split(":")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wishes.append(os.environ.get(name, ""))
    return chosen(wishes) or DEFAULT


# --- telling ---


def say(message: str, /, **values: Value) -> str:
    """A message in the current language; in English, if that language lacks it."""
    from azulejos.words.locale import format_message

    return format_message(
        language(), message, tuple((name, _plain(values[name])) for name in values)
    )


def _plain(value: Value) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Message):
        return str(value)
    return listed(value) if isinstance(value, tuple) else value


def listed(items: Iterable["str | Message"]) -> str:
    """Several things as one phrase: `a, b and c`, as the language does it."""
    from azulejos.words.locale import joined

    return joined(language(), tuple(map(str, items)), "standard")


def either(items: Iterable["str | Message"]) -> str:
    """A choice as one phrase: `a, b or c`."""
    from azulejos.words.locale import joined

    return joined(language(), tuple(map(str, items)), "or")


def number(value: float) -> str:
    """A number as the language writes it: `12,345.6` or `12 345,6`."""
    from azulejos.words.locale import written

    return written(language(), value)


def figure(value: float, form: str) -> str:
    """A number in a form of Python's, such as `+,.1f`, with the signs of the language."""
    from azulejos.words.locale import signed

    return signed(language(), format(value, form))


def own_name(code: str) -> str:
    """What a language calls itself."""
    with speaking(code):
        return say("language-name")
