"""Keeps screenshots of all pages, to be looked at: `make screenshots`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import azulejos
from azulejos.server.settings import Settings
from tests.server.browser.actions import SETTLED, click, match_of, view
from tests.server.browser.conftest import CHROMIUM, DESK, LAUNCH
from tests.server.browser.test_languages import SMALL, new_table
from tests.server.servers import running

PHONE = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "desk-en-light": {"viewport": DESK, "locale": "en"},
    "desk-uk-dark": {"viewport": DESK, "locale": "uk"},
    "phone-uk-light": {"viewport": SMALL, "locale": "uk", **PHONE},
    "phone-ru-contrast": {"viewport": SMALL, "locale": "ru", **PHONE},
    "landscape-ru-dark": {"viewport": {"width": 640, "height": 360}, "locale": "ru", **PHONE},
}
"""What the pages are looked at with; the last word is the theme."""
MOVES = 14


def main(folder: Path) -> None:
    """Play a little of every game on every screen, and keep what is seen."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        settings = Settings(str(Path(kept) / "games.db"), rates=False, pause=0.0)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=LAUNCH)
        with running(settings) as url:
            for name, options in SCREENS.items():
                _keep(browser, url, folder, name, options)
        browser.close()


def _keep(browser: Browser, url: str, folder: Path, name: str, options: dict[str, Any]) -> None:
    context = browser.new_context(base_url=url, **options)
    theme = name.rpartition("-")[2]
    context.add_init_script(
        f"try {{ localStorage.speed ??= '0'; localStorage.theme ??= '{theme}' }} catch {{}}"
    )
    page = context.new_page()
    for game in azulejos.GAMES:
        new_table(page, game)
        _play_some(page)
        page.screenshot(path=folder / f"{game}-{name}.png")
        sources = page.locator("#board .hit.source")
        if sources.count():
            click(page, str(sources.first.get_attribute("data-key")))
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{game}-{name}-chosen.png")
    for path, called in (("/", "start"), ("/learn", "learn"), ("/learn/azul", "rules")):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{called}-{name}.png", full_page=True)
    context.close()


def _play_some(page: Page) -> None:
    """Moves by the API: fingers and mice are what tests are for."""
    bot = azulejos.player("greedy", seed=2)
    for _ in range(MOVES):
        page.wait_for_selector(SETTLED)
        now = view(page)
        move = {"move": bot.choose(match_of(page)).move, "ply": now["ply"]}
        page.request.post(f"/api/tables/{now['table']}/moves", data=move)
        expect(page.locator("body")).not_to_have_attribute("data-ply", str(now["ply"]))
    page.wait_for_selector(SETTLED)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
