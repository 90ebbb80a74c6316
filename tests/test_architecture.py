"""The folder list is the architecture, and dependencies point one way."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "azulejos"
DOCUMENT = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
ORDER = re.findall(r"^  (\w+)(?:/|\.py) ", DOCUMENT, re.MULTILINE)
"""The parts of the package, as the document lists them: each may import from those above it."""


def parts() -> set[str]:
    entries = (path for path in PACKAGE.iterdir() if path.name not in ("__pycache__", "py.typed"))
    return {path.stem for path in entries} - {"__init__", "__main__"}


def imported(file: Path) -> set[str]:
    """The names of the package that a file imports, in functions too."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name for name in names if name.startswith("azulejos.")}
    return found


def imports(file: Path) -> set[str]:
    """The parts of the package that a file imports."""
    return {name.split(".")[1] for name in imported(file)}


def test_the_document_lists_the_tree() -> None:
    assert set(ORDER) == parts()


def test_imports_point_upwards() -> None:
    for file in PACKAGE.rglob("*.py"):
        part = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if part in ("__init__", "__main__"):
            continue
        allowed = set(ORDER[: ORDER.index(part) + 1])
        assert imports(file) <= allowed, file


def test_only_the_compiler_knows_numba() -> None:
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file.parent.name != "engine" or file.name not in (
            "compiler.py",
            "numba_linking.py",
            "prebuild.py",
        ):
            assert not re.search(r"^\s*(import|from) numba", text, re.MULTILINE), file


def rules_files() -> list[Path]:
    games = PACKAGE / "games"
    return [*games.glob("*/rules.py"), *games.glob("*/rules/*.py"), *games.glob("pieces/*.py")]


def test_rules_know_nothing_but_engine_and_pieces() -> None:
    for file in rules_files():
        own = ".".join(("azulejos", *file.relative_to(PACKAGE).parts[:2], "rules"))
        for name in imported(file):
            allowed = ("azulejos.engine.", "azulejos.games.pieces.", f"{own}.", own)
            assert f"{name}.".startswith(allowed), (file, name)


def test_any_stays_the_exception() -> None:
    """`Any` is for libraries without types and for JSON before it is checked."""
    texts = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    lines = [line for text in texts for line in text.splitlines() if re.search(r"\bAny\b", line)]
    assert len(lines) <= 100
