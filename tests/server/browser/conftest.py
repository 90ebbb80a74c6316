"""A real browser: Debian's Chromium, driven by Playwright. Skipped where there is none."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

CHROMIUM = (
    os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
LAUNCH = [] if os.getuid() else ["--no-sandbox"]  # root has no sandbox in Chromium
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

NewContext = Callable[..., BrowserContext]

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and Path(__file__).parent in item.path.parents:
            item.add_marker(NO_BROWSER)


NO_BROWSER = pytest.mark.skip(reason="no Chromium here: apt-get install chromium, or set CHROMIUM")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for each file: its event loop must end before other tests start theirs."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=LAUNCH)
        yield started
        started.close()


@pytest.fixture
def new_context(browser: Browser, url: str) -> Iterator[NewContext]:
    """Makes browser contexts, each with its own cookies. An error in a page fails the test."""
    made: list[BrowserContext] = []
    problems: list[str] = []

    def make(**options: Any) -> BrowserContext:
        usual = {"viewport": DESK, "base_url": url, "service_workers": "block"}
        context = browser.new_context(**(usual | options))
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: problems.append(str(error.error)))
        context.on("console", lambda said: _note(said.type, said.text, problems))
        context.add_init_script("try { localStorage.speed ??= '0' } catch {}")
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
    assert not problems


def _note(kind: str, text: str, problems: list[str]) -> None:
    away = "Failed to load resource" in text or "WebSocket connection" in text
    if kind == "error" and not away:
        problems.append(text)


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context().new_page()
