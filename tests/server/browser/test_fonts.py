"""The bundled fonts are used for every letter of the three languages."""

import pytest
from playwright.sync_api import expect

from tests.server.browser.conftest import NewContext

SERIF = '"Source Serif 4", "Noto Serif", Georgia, serif'
LOADED = """async () => {
    await document.fonts.ready
    return [...document.fonts].filter(face => face.status === 'loaded')
        .map(face => `${face.family} ${face.weight}`.replaceAll('"', ''))
}"""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_pages_use_the_bundled_fonts(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language).new_page()
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.goto("/learn")
    expect(page.locator("h1")).to_have_css("font-family", SERIF)
    assert {"Open Sans 400", "Open Sans 600 700", "Source Serif 4 600 700"} <= set(
        page.evaluate(LOADED)
    )
    assert not failed
