"""What the code says, found without running it: ids of messages with the values they are given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from azulejos.games import GAMES
from azulejos.words import MESSAGES, message_files

PACKAGE = Path(__file__).parents[2] / "azulejos"
PREFIXES = {game.folder: game.texts.title.removesuffix("-title") for game in GAMES.values()}
"""How the ids of a game's messages begin."""
AREAS = sorted([*(file.stem for file in (MESSAGES / "en").glob("*.ftl")), *PREFIXES.values()])
ID = re.compile(rf"(?:{'|'.join(AREAS)})-[a-z][a-z0-9-]*")
SAYERS = {"say", "Message"}
READ_BY_PEOPLE = {
    *("NotationError", "BadOption", "BadPosition", "BadRecord", "IllegalMove"),
    *("Refusal", "HTTPException", "BadDatabase", "ProgramFault", "OSError", "ChildProcessError"),
}
"""Errors that end up before somebody's eyes."""


NO_MESSAGES = {
    *(name for game in GAMES.values() for name in game.variants()),
    *("azul-grey", "duel-four"),  # pictures of the gallery
}
"""Names that look like ids of messages."""


class Use(NamedTuple):
    """A place where a message is named; `values` is None where they cannot be seen."""

    where: str
    message: str
    values: frozenset[str] | None


class Entry(NamedTuple):
    """A message as a language has it."""

    source: ftl.Message
    variables: frozenset[str]
    mentions: frozenset[str]


@cache
def messages(language: str) -> dict[str, Entry]:
    """All messages of a language by their ids."""
    found: dict[str, Entry] = {}
    for file in message_files(language):
        prefix = PREFIXES.get(file.parents[1], file.stem)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                assert entry.id.name.startswith(f"{prefix}-"), (file, entry.id.name)
                found[entry.id.name] = _entry(entry)
    return found


def _entry(message: ftl.Message) -> Entry:
    nodes = list(walked(message))
    variables = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
    mentions = {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}
    return Entry(message, frozenset(variables), frozenset(mentions))


def walked(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message, and all nodes inside it."""
    if isinstance(node, list):
        for each in node:
            yield from walked(each)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for each in vars(node).values():
            yield from walked(each)


def variables(language: str, message: str) -> frozenset[str]:
    """What a message needs to be told, with what the messages that it mentions need."""
    entry = messages(language)[message]
    return entry.variables.union(*(variables(language, each) for each in entry.mentions))


@cache
def uses() -> list[Use]:
    """Every place in the package that names a message."""
    found = [use for file in sorted(PACKAGE.rglob("*.py")) for use in _in_python(file)]
    pages = PACKAGE / "server" / "pages"
    for file in sorted([*pages.rglob("*.html"), *pages.rglob("*.js")]):
        text = file.read_text(encoding="utf-8")
        quoted = re.findall(rf"""["']({ID.pattern})["']""", text)
        found += [Use(file.name, message, None) for message in quoted]
    return found


def _in_python(file: Path) -> Iterator[Use]:
    seen = set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    sayers = _sayers(tree)
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        if call.func.id not in sayers or not call.args:
            continue
        named = call.args[0]
        assert not isinstance(named, ast.JoinedStr), f"{file}:{call.lineno}: ids are written out"
        if isinstance(named, ast.Constant):
            seen.add(id(named))
            given = frozenset(str(keyword.arg) for keyword in call.keywords)
            known = given if "None" not in given else None
            yield Use(f"{file.name}:{call.lineno}", str(named.value), known)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in seen:
            continue
        if not isinstance(node.value, str) or node.value in NO_MESSAGES:
            continue
        if ID.fullmatch(node.value):
            yield Use(f"{file.name}:{node.lineno}", node.value, None)


def _sayers(tree: ast.Module) -> set[str]:
    """Those names in a file that mean ours: others may say things, too."""
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "azulejos.words"
        for alias in node.names
    }
    return imported & SAYERS


def told_in_english() -> list[str]:
    """Every place where an error that people read is given a sentence instead of a message."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in READ_BY_PEOPLE and any(map(_is_sentence, node.args)):
                found.append(f"{file.relative_to(PACKAGE)}:{node.lineno}")
    return found


def _is_sentence(argument: ast.expr) -> bool:
    if isinstance(argument, ast.JoinedStr):
        return True
    return isinstance(argument, ast.Constant) and " " in str(argument.value)
