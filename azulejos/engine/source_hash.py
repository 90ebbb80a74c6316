"""A hash of the source that an engine is built from: code and constants, not comments.

Engines that were built ahead carry it, so that a stale one is noticed. It is the same on every
version of Python.
"""

import hashlib
import inspect
import io
import tokenize
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Final

from azulejos.engine.interface import Rules
from azulejos.engine.loader import constants, sources

FORMAT: Final = 2
"""The version of modules and manifests: how calls pass their arguments, what manifests have."""


@cache
def source_hash(rules: Rules, parts: tuple[ModuleType, ...]) -> str:
    """The hash for a game's rules with further parts."""
    digest = hashlib.sha256()
    for module in sources(rules, *parts):
        digest.update(" ".join(_code(inspect.getsource(module))).encode())
        digest.update(repr(sorted(constants(module).items())).encode())
    return digest.hexdigest()[:16]


def _code(source: str) -> Iterator[str]:
    """The tokens of a module without comments, docstrings and line breaks."""
    fresh = True  # at the beginning of a statement
    for kind, text, *_ in tokenize.generate_tokens(io.StringIO(source).readline):
        if kind in (tokenize.COMMENT, tokenize.NL):
            continue
        if kind == tokenize.STRING and fresh:
            continue  # a docstring
        fresh = kind in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
        if kind == tokenize.INDENT:
            yield "{"
        elif kind == tokenize.DEDENT:
            yield "}"
        elif kind == tokenize.NEWLINE:
            yield ";"
        elif kind != tokenize.ENDMARKER:
            yield text
