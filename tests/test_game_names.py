"""Shared code names no game: a game's name stands in its folder, in tests and in documents only."""

import re
from pathlib import Path

from azulejos.games import BUILT_IN, GAMES

PACKAGE = Path(__file__).parents[1] / "azulejos"
KINDS = (".py", ".js", ".html", ".css", ".ftl", ".toml")
WORDS = {word for name in GAMES for word in (name, *name.split("_"))} - {"summer"}
"""`azul`, `duel`, `summer_pavilion` and `pavilion`, as whole words or parts of identifiers."""
NAMED = re.compile(rf"(?<![a-z])({'|'.join(sorted(WORDS))})(?![a-z])", re.IGNORECASE)
THE_FAMILY = re.compile(r"Azul(?= family)|(?<=family )Azul|(?<=родини )Azul|(?<=семейства )Azul")
"""What the package is about: the Azul family of board games."""
ALLOWED = {
    "games/__init__.py": BUILT_IN,
    "server/settings.py": ("the year in which Azul was published",),
    "server/storage/migrate.py": ("0x617A756C",),
}
"""The registry itself; and two numbers that come from the name of the first game."""


def shared_files() -> list[Path]:
    """All but the games' own; parts of rules cite the clauses of the games that share them."""
    folders = [PACKAGE / "games" / name for name in (*GAMES, "pieces")]
    files = [file for file in PACKAGE.rglob("*") if file.suffix in KINDS]
    return [file for file in files if not any(file.is_relative_to(folder) for folder in folders)]


def named_in(file: Path) -> list[str]:
    allowed = ALLOWED.get(file.relative_to(PACKAGE).as_posix(), ())
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        plain = THE_FAMILY.sub("", line)
        if NAMED.search(plain) and not any(text in line for text in allowed):
            found.append(f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}")
    return found


def test_names_are_found_as_words() -> None:
    for text in (
        'play("azul")',
        "azul_rules",
        "Duel's tile",
        "summer_pavilion-2",
        "AZUL",
        "Azul §4",
    ):
        assert NAMED.search(text), text
    for text in ("azulejos", "dual", "pavilions", "individual"):
        assert not NAMED.search(text), text


def test_no_game_is_named_outside_its_folder() -> None:
    files = shared_files()
    assert len(files) > 200
    assert [line for file in files for line in named_in(file)] == []
