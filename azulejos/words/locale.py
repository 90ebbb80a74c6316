"""The messages of a language, formatted by Fluent; its lists and numbers, formatted by Babel.

Parsing all messages of a language would take a tenth of a second, so each is parsed when it is
first used, with those that it mentions. Formatting takes some 30 µs; results are cached, because
all visitors of a table read the same few messages.
"""

import re
from functools import cache, lru_cache
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource

from azulejos.words import DEFAULT, message_files

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""An entry of a file: its first line, and those that are indented or empty below it."""
MENTION: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
REMEMBERED: Final = 16_384

Values = tuple[tuple[str, str | int | float], ...]


@lru_cache(REMEMBERED)
def format_message(language: str, message: str, values: Values) -> str:
    """A message with its values, in a language; in English if it has no such message yet."""
    return bundle(language if message in bundle(language).sources else DEFAULT).format(
        message, values
    )


def clear_caches() -> None:
    """Forget all messages: the files have changed."""
    bundle.cache_clear()
    format_message.cache_clear()


@cache
def bundle(language: str) -> "MessageBundle":
    """The messages of a language, read once."""
    return MessageBundle(language)


class MessageBundle:
    """The messages of a language, and its locale."""

    def __init__(self, language: str) -> None:
        self.sources: dict[str, str] = {}
        """Every entry as it is written, by its id."""
        for file in message_files(language):
            self.sources |= entries(file.read_text(encoding="utf-8"))
        tag = self.sources["language-locale"].partition("=")[2].strip()
        self.locale = Locale.parse(tag, sep="-")
        self._bundle = FluentBundle([tag], use_isolating=False)
        self._parsed: set[str] = set()

    def format(self, message: str, values: Values) -> str:
        """A message with its values."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        return unbroken(str(self._bundle.format_pattern(pattern, dict(values))[0]))

    def _parse(self, message: str) -> None:
        """Read a message, and all that it mentions."""
        if message in self._parsed or message not in self.sources:
            return
        self._parsed.add(message)
        source = self.sources[message]
        self._bundle.add_resource(FluentResource(source))
        for mentioned in MENTION.findall(source):
            self._parse(mentioned)


def unbroken(text: str) -> str:
    """A text whose lines never begin with a dash: where it is broken is not ours to say."""
    return text.replace(" —", "\N{NO-BREAK SPACE}—")


def entries(text: str) -> dict[str, str]:
    """The entries of a file by their ids, as they are written."""
    return {found[1]: found[0] for found in ENTRY.finditer(text + "\n")}


@lru_cache(REMEMBERED)
def joined(language: str, items: tuple[str, ...], style: Literal["standard", "or"]) -> str:
    """Several things as one phrase."""
    return format_list(items, style, bundle(language).locale)


@lru_cache(REMEMBERED)
def written(language: str, value: float) -> str:
    """A number as a language writes it."""
    return format_decimal(value, locale=bundle(language).locale)


def signed(language: str, figure: str) -> str:
    """A number as Python writes it, with a language's marks for thousands and fractions."""
    locale = bundle(language).locale
    marks = {",": get_group_symbol(locale), ".": get_decimal_symbol(locale), "-": "\N{MINUS SIGN}"}
    return "".join(marks.get(sign, sign) for sign in figure)
