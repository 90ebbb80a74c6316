"""Every package that is imported is declared in pyproject.toml."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DISTRIBUTIONS = {
    "PIL": "pillow",
    "absl": "absl-py",
    "markdown_it": "markdown-it-py",
    "pyspiel": "open-spiel",
}
"""The distributions whose modules have other names."""
NAMESPACES = ("fluent",)
"""Packages that several distributions share."""
OWN = {"azulejos", "tests", *sys.stdlib_module_names}


def imported(folder: str) -> set[str]:
    files = (ROOT / folder).rglob("*.py")
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    modules = {name for tree in trees for name in _modules(tree)}
    return {_distribution(name) for name in modules if name.split(".")[0] not in OWN}


def _modules(node: ast.AST) -> Iterator[str]:
    """The modules that code imports when it runs, not those for type checkers only."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
    elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        for child in ast.iter_child_nodes(node):
            yield from _modules(child)


def _distribution(module: str) -> str:
    first, _, rest = module.partition(".")
    name = f"{first}.{rest.split('.')[0]}" if first in NAMESPACES else first
    return DISTRIBUTIONS.get(name, name).replace("_", "-").lower()


def declared(*, dev: bool) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lists = [project["dependencies"], *(e for name, e in extras.items() if dev or name != "dev")]
    names = [re.match(r"[\w.-]+", text) for each in lists for text in each]
    return {name[0].replace("_", "-").lower() for name in names if name}


@pytest.mark.parametrize(
    ("folder", "dev"), [("azulejos", False), ("tests", True), ("scripts", True)]
)
def test_imports_are_declared(folder: str, dev: bool) -> None:
    assert imported(folder) <= declared(dev=dev)


def test_nothing_is_declared_for_nothing() -> None:
    """Tools that are run, not imported, are named here."""
    tools = {"coverage", "mypy", "pytest-cov", "pytest-rerunfailures", "pytest-xdist", "ruff"}
    tools |= {"azulejos", "ipykernel", "mkdocs", "mkdocs-material", "mkdocstrings", "ziglang"}
    used = imported("azulejos") | imported("tests") | tools
    assert declared(dev=True) <= used
