"""Every text is there in every language, whole, and none is left over."""

from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from azulejos.words import DEFAULT, LANGUAGES
from azulejos.words.locale import bundle
from tests.words.scanned import messages, told_in_english, uses, variables, walked

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != DEFAULT]


def test_three_languages_are_there() -> None:
    assert {"en", "uk", "ru"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    english = {
        message: variables(DEFAULT, message) for message in messages(DEFAULT) if shared(message)
    }
    other = {
        message: variables(language, message) for message in messages(language) if shared(message)
    }
    assert other == english


def shared(message: str) -> bool:
    """Whether a message is told by itself: what only others mention is a language's own affair."""
    return message in named()


@cache
def named() -> frozenset[str]:
    """All messages that are told by themselves."""
    return frozenset(use.message for use in uses())


def test_what_is_used_exists() -> None:
    known = messages(DEFAULT)
    assert [use for use in uses() if use.message not in known] == []


def test_errors_are_messages() -> None:
    assert told_in_english() == []


def test_a_message_gets_the_values_that_it_needs() -> None:
    wrong = [
        (use, variables(DEFAULT, use.message))
        for use in uses()
        if use.values is not None and use.values != variables(DEFAULT, use.message)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_exists_is_used(language: str) -> None:
    known = messages(language)
    used = {use.message for use in uses()} | {"language-locale"}
    while True:
        more = used.union(*(known[message].mentions for message in used if message in known))
        if more == used:
            break
        used = more
    assert sorted(set(known) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_category_that_the_language_has(language: str) -> None:
    """`other` is for fractions in Slavic languages: whole numbers never get there."""
    locale: Locale = bundle(language).locale
    needed = {locale.plural_form(n) for n in range(200)}
    for name, entry in messages(language).items():
        for node in walked(entry.source):
            if isinstance(node, ftl.SelectExpression):
                keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
                if keys <= CATEGORIES and keys != {"other"} and keys:
                    assert needed <= keys, (language, name)
                    assert keys <= needed | {"other"}, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_can_be_told(language: str) -> None:
    for message in messages(language):
        values = tuple((name, 2) for name in variables(language, message))
        told = bundle(language).format(message, values)
        assert told, message
        assert told == told.strip()
        assert "{" not in told, (message, told)
