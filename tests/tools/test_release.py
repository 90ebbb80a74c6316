"""The release script refuses what is not ready."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHANGELOG = (
    "# Changelog\n\n## 0.2.0 (unreleased)\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-11-17)\n"
)
EMPTY = CHANGELOG.replace("- A thing.\n", "")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project in Git, with the script."""
    (tmp_path / "azulejos").mkdir()
    (tmp_path / "scripts").mkdir()
    script = (ROOT / "scripts" / "release.py").read_text(encoding="utf-8")
    (tmp_path / "scripts" / "release.py").write_text(script, encoding="utf-8")
    (tmp_path / "azulejos" / "__init__.py").write_text('__version__ = "0.2.0.dev0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "A tester")
    git(tmp_path, "config", "user.email", "tester@example.org")
    commit(tmp_path)
    return tmp_path


def git(project: Path, *arguments: str) -> str:
    command = ["git", "-C", str(project), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "test: set up")


def release(project: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, str(project / "scripts" / "release.py"), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.returncode, done.stderr


def test_a_release_is_committed_and_tagged(project: Path) -> None:
    assert release(project, "0.2.0") == (0, "")
    assert '__version__ = "0.2.0"' in (project / "azulejos" / "__init__.py").read_text()
    assert "(unreleased)" not in (project / "CHANGELOG.md").read_text()
    assert git(project, "tag").split() == ["v0.2.0"]
    assert git(project, "log", "-1", "--format=%s").strip() == "release: 0.2.0"
    assert git(project, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("0.3.0", "CHANGELOG.md has no section '## 0.3.0 (unreleased)'"),
        ("0.1.9", "0.1.9 is not newer than 0.2.0.dev0"),
        ("two", "'two' is not a version such as 0.2.0"),
    ],
)
def test_refusals_change_nothing(project: Path, version: str, reason: str) -> None:
    code, said = release(project, version)
    assert (code, said) == (1, f"no release: {reason}\n")
    assert git(project, "tag") == ""
    assert git(project, "status", "--porcelain") == ""


def test_a_version_without_an_entry_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(EMPTY)
    commit(project)
    assert release(project, "0.2.0") == (1, "no release: CHANGELOG.md has no entry for 0.2.0\n")


def test_uncommitted_changes_are_refused(project: Path) -> None:
    (project / "new.txt").write_text("new")
    assert release(project, "0.2.0") == (1, "no release: the working tree has changes\n")
