"""Static files: the bundled fonts."""

import re

from azulejos.server.pages import files
from azulejos.words import LANGUAGES

FONTS = {name for name in files.FILES if name.endswith(".woff2")}


def test_every_font_is_bundled_and_used() -> None:
    style = files.FILES["tokens.css"].decode()
    assert set(re.findall(r'url\("([^"]+)"\)', style)) == FONTS


def test_fonts_have_their_licences() -> None:
    licences = [text.decode() for name, text in files.FILES.items() if name.endswith("license.txt")]
    assert len(licences) == 2
    assert all("SIL Open Font License, Version 1.1" in text for text in licences)


def test_fonts_may_be_cached_for_ever() -> None:
    answer = files.static(files.VERSION, "sans-400-latin.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]


def test_a_page_loads_the_fonts_of_its_language() -> None:
    loaded = {code: set(files.fonts(code)) for code in LANGUAGES}
    assert loaded["en"] == {name for name in FONTS if name.endswith("-latin.woff2")}
    assert loaded["uk"] == loaded["en"] | {name for name in FONTS if "cyrillic" in name}
    assert all(sum(len(files.FILES[name]) for name in names) < 120_000 for names in loaded.values())
