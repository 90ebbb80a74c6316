"""The messages that the pages' scripts show, in a form that a few lines of script can format.

A pattern is a string, or a list of parts: a string, `{"v": name}` for a value, or
`{"s": name, "of": {key: pattern}, "or": key}` for a choice by a value or by its plural category.
"""

from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from azulejos.words import DEFAULT, MESSAGES
from azulejos.words.locale import bundle

AREA: Final = "scripts-"
Pattern = str | list["Pattern"] | dict[str, "str | Pattern | dict[str, Pattern]"]
"""As above; JSON."""


@cache
def for_scripts(language: str) -> dict[str, Pattern]:
    """All messages whose ids begin with `scripts-`, in a language; English where it has none."""
    mine, english = bundle(language).sources, bundle(DEFAULT).sources
    return {name: pattern(name, mine if name in mine else english) for name in _ids(english)}


def _ids(sources: dict[str, str]) -> list[str]:
    return [name for name in sources if name.startswith(AREA)]


def pattern(name: str, sources: dict[str, str]) -> Pattern:
    """A message's pattern; those that it mentions are put in their places."""
    entry = FluentParser(with_spans=False).parse_entry(sources[name])
    assert isinstance(entry, ast.Message | ast.Term), f"{name} in {MESSAGES} cannot be read"
    assert entry.value is not None
    return _pattern(entry.value, sources)


def _pattern(value: ast.Pattern, sources: dict[str, str]) -> Pattern:
    parts = [_part(element, sources) for element in value.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: ast.TextElement | ast.Placeable, sources: dict[str, str]) -> Pattern:
    if isinstance(element, ast.TextElement):
        return element.value
    found = element.expression
    if isinstance(found, ast.SelectExpression):
        assert isinstance(found.selector, ast.VariableReference)
        variants = {_key(each): _pattern(each.value, sources) for each in found.variants}
        usual = next(_key(each) for each in found.variants if each.default)
        return {"s": found.selector.id.name, "of": variants, "or": usual}
    if isinstance(found, ast.VariableReference):
        return {"v": found.id.name}
    if isinstance(found, ast.StringLiteral):
        return found.parse()["value"]
    assert isinstance(found, ast.MessageReference), "scripts know values, choices and messages"
    return pattern(found.id.name, sources)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
