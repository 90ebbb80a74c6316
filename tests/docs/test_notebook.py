"""The notebook for researchers runs from top to bottom, in a kernel of its own."""

from pathlib import Path

import pytest

pytest.importorskip("nbclient", reason="pip install azulejos[notebook]")

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "how-to" / "notebook.ipynb"


@pytest.mark.filterwarnings("default")
def test_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(NOTEBOOK.parents[2]))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "is kept without outputs"
    done = NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output for cell in done.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert "image/svg+xml" in kinds
    printed = "".join(output.get("text", "") for output in shown)
    assert "wins against random" in printed
    assert "greedy +" in printed
