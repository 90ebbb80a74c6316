"""Keeps screenshots of all pages, to be looked at: `make screenshots`.

Every page at every size, in both themes and in all languages. A table is resized rather than made
again; `build/screenshots/LANGUAGE-THEME/PAGE-WIDTHxHEIGHT.png`.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import azulejos
from azulejos.server.settings import Settings
from azulejos.words import LANGUAGES
from tests.server.browser.actions import SETTLED, click, match_of, view
from tests.server.browser.conftest import CHROMIUM, LAUNCH
from tests.server.browser.test_space import LARGE, PHONES, new_table, resize
from tests.server.servers import running

SIZES = [*PHONES, (640, 360), *LARGE]
THEMES = ("light", "dark")
PLAYERS = {"azul": 4, "summer_pavilion": 3}
"""How many sit at the table of a game; two at all others."""
MOVES = 10
PATHS = {"start": "/", "games": "/games", "learn": "/learn", "rules": "/learn/azul"}


def main(folder: Path) -> None:
    """Look at everything, in every language and theme."""
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        settings = Settings(str(Path(kept) / "games.db"), rates=False, pause=0.0)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=LAUNCH)
        with running(settings) as url:
            for language in LANGUAGES:
                for theme in THEMES:
                    _look(browser, url, folder / f"{language}-{theme}", language, theme)
        browser.close()


def _look(browser: Browser, url: str, folder: Path, language: str, theme: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(base_url=url, locale=language)
    context.add_init_script(
        f"try {{ localStorage.speed ??= '0'; localStorage.theme ??= '{theme}' }} catch {{}}"
    )
    page = context.new_page()
    for game in azulejos.GAMES:
        new_table(page, game, PLAYERS.get(game, 2))
        _play(page, MOVES)
        _keep_table(page, folder, game)
        _play(page, 1000)
        _keep_sizes(page, folder, f"{game}-end")
    for name, path in PATHS.items():
        page.goto(path)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"{name}-{width}x{height}.png", full_page=True)
    context.close()


def _keep_sizes(page: Page, folder: Path, name: str) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        page.screenshot(path=folder / f"{name}-{width}x{height}.png")


def _keep_table(page: Page, folder: Path, game: str) -> None:
    """The table, and with something picked up."""
    _keep_sizes(page, folder, game)
    for width, height in SIZES:
        resize(page, width, height)
        sources = page.locator("#board .hit.source")
        if sources.count():
            click(page, str(sources.first.get_attribute("data-key")))
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{game}-chosen-{width}x{height}.png")
            page.keyboard.press("Escape")


def _play(page: Page, moves: int) -> None:
    """Moves by the API: fingers and mice are what tests are for."""
    bot = azulejos.player("greedy", seed=2)
    for _ in range(moves):
        page.wait_for_selector(SETTLED)
        now = view(page)
        if now["turn"] is None:
            return
        move = {"move": bot.choose(match_of(page)).move, "ply": now["ply"]}
        page.request.post(f"/api/tables/{now['table']}/moves", data=move)
        expect(page.locator("body")).not_to_have_attribute("data-ply", str(now["ply"]))
    page.wait_for_selector(SETTLED)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
