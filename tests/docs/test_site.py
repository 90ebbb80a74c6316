"""The documentation builds, strictly: a broken link or a missing name is an error."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="pip install azulejos[docs]")

ROOT = Path(__file__).parents[2]


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        command, cwd=root, env=environment, check=False, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stderr
    return folder


def test_the_site_builds(site: Path) -> None:
    assert (site / "index.html").exists()
    reference = (site / "reference" / "python" / "azulejos.html").read_text(encoding="utf-8")
    assert 'id="azulejos.match.Match.play"' in reference


def test_pages_load_nothing_from_the_network(site: Path) -> None:
    loading = re.compile(
        r"""<(?:script|img|iframe)[^>]*src="https?:|<link[^>]*rel="(?!canonical)"""
        r"""[^"]*"[^>]*href="https?:|<link[^>]*href="https?:[^>]*stylesheet"""
    )
    for page in site.rglob("*.html"):
        assert not loading.search(page.read_text(encoding="utf-8")), page


@pytest.mark.parametrize("fault", ["[there](missing.md)", "::: azulejos.match.Missing"])
def test_faults_break_the_build(tmp_path: Path, fault: str) -> None:
    for name in ("docs", "azulejos"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.npz")
        )
    for name in ("mkdocs.yml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    with (tmp_path / "docs" / "index.md").open("a", encoding="utf-8") as page:
        page.write(f"\n{fault}\n")
    assert build(tmp_path, tmp_path / "site").returncode != 0
