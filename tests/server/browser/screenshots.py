"""Keeps screenshots of all pages, to be looked at: `make screenshots`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import azulejos
from azulejos.server.settings import Settings
from tests.server.browser.conftest import CHROMIUM, DESK, LAUNCH, PHONE
from tests.server.browser.hands import SETTLED, begin, click, match_of, play
from tests.server.running import running

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desk-dark": {"viewport": DESK, "color_scheme": "dark"},
}
GAMES = {"azul": ("Colour wall", 14), "summer_pavilion": ("Colour side", 16), "duel": ("", 16)}


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
    for game, (variant, moves) in GAMES.items():
        context = browser.new_context(base_url=url, **options)
        context.add_init_script("try { localStorage.speed ??= '0' } catch {}")
        page = context.new_page()
        begin(page, game, variant=variant)
        _play_some(page, moves)
        page.screenshot(path=folder / f"{game}-{name}.png")
        sources = page.locator("#board .hit.source")
        if sources.count():
            click(page, str(sources.first.get_attribute("data-key")))
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{game}-{name}-chosen.png")
        page.goto("/")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"start-{name}.png")
        context.close()


def _play_some(page: Page, moves: int) -> None:
    bot = azulejos.player("greedy", seed=2)
    for _ in range(moves):
        page.wait_for_selector(SETTLED)
        play(page, bot.choose(match_of(page)).move)
    page.wait_for_selector(SETTLED)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
