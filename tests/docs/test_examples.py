"""The examples in README and docs do what they say."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from azulejos.cli import command_line

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples(document: Path) -> None:
    results = doctest.testfile(
        str(document), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert results.failed == 0


def shown(document: Path) -> list[str]:
    """The commands of a document on lines of their own; remarks follow after two spaces."""
    text = document.read_text(encoding="utf-8")
    return re.findall(r"^azulejos (?:(?!  )[^\n#|>])+", text, re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_that_is_shown_is_understood(document: Path) -> None:
    parser = command_line()
    for command in shown(document):
        assert callable(parser.parse_args(shlex.split(command)[1:]).run), command


def test_commands_are_shown() -> None:
    assert len(shown(ROOT / "README.md")) > 5
