"""The generated pages and pictures are what `azulejos docs` writes."""

from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.cli.docs import PAGES, made

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_up_to_date(page: str) -> None:
    """After an intended change: `azulejos docs`, then look at the difference."""
    for file, text in made(DOCS, [page]).items():
        assert file.read_text(encoding="utf-8") == text, file


def test_every_picture_is_drawn() -> None:
    drawn = {file for file in made(DOCS, ["gallery"]) if file.suffix == ".svg"}
    assert set((DOCS / "pictures").glob("*.svg")) == drawn


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "reference").mkdir()
    assert main(["docs", "observations", "--folder", str(tmp_path)]) == 0
    assert "1 file" in capsys.readouterr().out
    written = (tmp_path / "reference" / "observations.md").read_text(encoding="utf-8")
    assert written == (DOCS / "reference" / "observations.md").read_text(encoding="utf-8")
