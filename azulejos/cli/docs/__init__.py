"""`azulejos docs`: writes the pages of the documentation that are made from code and data."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from azulejos.cli.arguments import Commands
from azulejos.words import say, speaking

Files = Mapping[Path, str]
"""Texts by the path of their file."""


def add_commands(commands: Commands) -> None:
    """The command `docs`."""
    docs = commands.add_parser("docs", help=say("command-docs"))
    docs.add_argument("page", nargs="?", choices=PAGES, help=say("command-docs-page"))
    docs.add_argument("--folder", type=Path, default=Path("docs"), help=say("command-docs-folder"))
    docs.set_defaults(run=_docs)


def _docs(options: argparse.Namespace) -> int:
    with speaking("en"):  # the documentation is in English
        files = made(options.folder, [options.page] if options.page else PAGES)
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    print(say("command-docs-written", count=len(files), folder=str(options.folder)))
    return 0


def made(folder: Path, pages: Iterable[str]) -> Files:
    """The files of some pages."""
    return {file: text for page in pages for file, text in PAGES[page](folder).items()}


def _gallery(folder: Path) -> Files:
    from azulejos.cli.docs.gallery import files

    return files(folder)


def _observations(folder: Path) -> Files:
    from azulejos.cli.docs.observations import document

    return {folder / "reference" / "observations.md": document()}


def _strength(folder: Path) -> Files:
    from azulejos.cli.docs.strength import page

    return {folder / "explanation" / "strength.md": page(folder / "data" / "strength.toml")}


def _calibration(folder: Path) -> Files:
    from azulejos.cli.docs.calibration import page

    return {folder / "explanation" / "calibration.md": page()}


PAGES: Final[dict[str, Callable[[Path], Files]]] = {
    "calibration": _calibration,
    "gallery": _gallery,
    "observations": _observations,
    "strength": _strength,
}
"""The pages by name, with what makes them."""
