"""The guide's examples run, and it names every kind of place and mark."""

import re
from pathlib import Path
from random import Random
from typing import Any

from azulejos.drawing.marks import KEYS
from azulejos.views import layout
from tests.drawing.drawn import every_kind

GUIDE = (Path(__file__).parents[2] / "docs" / "how-to" / "draw-positions.md").read_text(
    encoding="utf-8"
)


def test_examples_run_one_after_the_other() -> None:
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        exec(example, names)
    assert names["picture"].startswith("<svg")
    assert names["place"] in layout(names["match"].position()).places
    assert len(names["positions"]) == 4
    assert set(names["marks"]) == KEYS


def test_every_kind_of_place_is_described() -> None:
    """Numbers and letters stand for all of their kind: `0:2@5` for every cell."""
    section = GUIDE.split("## Places")[1].split("## Marks")[0]
    told = {_kind(key) for key in re.findall(r"`([^`]+)`", section)}
    for position in every_kind(Random(1)):
        for key in layout(position).places:
            assert _kind(key) in told, key


def _kind(key: str) -> str:
    key = re.sub(r"^\d:", "0:", key)
    key = re.sub(r"(pillar|statue|window)_.*", "feature", key)
    key = re.sub(r"^0:(C|NW|NE|E|SE|SW|W)[a-f]$", "0:rhombus", key)
    return re.sub(r"\d$", "n", re.sub(r"(?<=:)\d@", "n@", key))
