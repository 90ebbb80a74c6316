"""axe-core finds nothing to object to, on any page, in any theme, in the middle of a turn."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from azulejos.arena import Arena, Plan, summary
from azulejos.arena.page import page as results
from azulejos.server.pages.learn.routes import address
from tests.server.browser.actions import MINE, begin, play, view
from tests.server.browser.conftest import DESK, NewContext

SMALL = {"width": 360, "height": 640}
THEMES = ["light", "dark", "contrast"]
ONLY = {"resultTypes": ["violations"]}
GAMES = ["azul", "summer_pavilion", "duel"]


def objections(page: Page) -> list[str]:
    """What axe-core has to say against a page as it stands."""
    found: dict[str, Any] = Axe().run(page, options=ONLY).response
    return [
        f"{each['id']}: {node['html']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def themed(new_context: NewContext, theme: str, **options: Any) -> Page:
    context = new_context(**options)
    context.add_init_script(f"try {{ localStorage.theme = '{theme}' }} catch {{}}")
    return context.new_page()


@pytest.mark.parametrize("theme", THEMES)
def test_start_page(new_context: NewContext, theme: str) -> None:
    page = themed(new_context, theme, viewport=DESK)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert objections(page) == []
    page.get_by_role("button", name="Options").first.click()
    assert objections(page) == []
    page.goto("/")
    page.get_by_role("button", name="With a friend").first.click()
    expect(page.locator("#invitation .qr")).to_be_visible()
    assert objections(page) == []
    link = page.locator("#invitation input").input_value()
    for path in ("/", "/games"):  # for those who come back
        page.set_viewport_size({"width": 360, "height": 640})
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert objections(page) == []
    page.context.clear_cookies()
    page.goto(link)
    assert objections(page) == []


@pytest.mark.parametrize(("game", "theme"), list(zip(GAMES, THEMES, strict=True)))
def test_learn_pages(new_context: NewContext, game: str, theme: str) -> None:
    page = themed(new_context, theme, viewport=DESK if theme == "light" else SMALL)
    page.goto(address(game))
    assert objections(page) == []
    if theme == "light":
        page.goto("/learn")
        assert objections(page) == []


def test_a_guided_game_and_a_replay(new_context: NewContext) -> None:
    page = themed(new_context, "dark", viewport=DESK)
    page.goto("/learn/azul")
    page.locator(".offer button").click()
    page.wait_for_selector("#coach .words")
    page.wait_for_selector(MINE)
    assert objections(page) == []
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    page.goto(f"{page.url.split('?')[0]}/at/{view(page)['ply'] - 1}")
    page.wait_for_selector("body[data-state=replay]")
    assert objections(page) == []


def test_the_page_of_an_arena(page: Page, tmp_path: Path) -> None:
    arena = Arena(Plan("azul", ("greedy", "random", "random"), 2))
    assert len(list(arena.play(1))) == 6
    file = tmp_path / "index.html"
    file.write_text(results(summary(arena)), encoding="utf-8")
    page.goto(file.as_uri())
    assert objections(page) == []
    page.emulate_media(color_scheme="dark")
    assert objections(page) == []


def test_preferences_and_missing_pages(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Preferences").click()
    assert objections(page) == []
    page.route("**/api/games", lambda route: route.abort())  # /away goes on when it is answered
    for path in ("/t/nothing", "/learn/nothing", "/away", "/api/docs"):
        page.goto(path)
        assert objections(page) == []


@pytest.mark.parametrize(("game", "theme"), list(zip(GAMES, THEMES, strict=True)))
def test_tables_during_a_turn(new_context: NewContext, game: str, theme: str) -> None:
    page = themed(new_context, theme, viewport=DESK)
    begin(page, game)
    page.wait_for_selector(MINE)
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    page.wait_for_selector(MINE)
    assert objections(page) == []


def test_the_list_of_shortcuts(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert objections(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_on_phones(new_context: NewContext, game: str) -> None:
    page = themed(new_context, "dark", viewport=SMALL, has_touch=True, is_mobile=True)
    begin(page, game, players=2 if game == "duel" else 4)
    page.wait_for_selector(MINE)
    assert objections(page) == []
