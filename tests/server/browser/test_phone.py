"""Phones: what one plays with is seen at once, targets fit a finger, and a server that is away."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.actions import MINE, begin, middle, rotate, view
from tests.server.browser.conftest import NewContext
from tests.server.browser.test_languages import new_table
from tests.server.servers import Process

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SEATS = [("azul", 2), ("azul", 4), ("summer_pavilion", 4), ("duel", 2)]
FINGER = 32
SEEN = """() => {
    const at = node => node.getBoundingClientRect()
    const bar = at(document.getElementById('bar'))
    const own = at(document.querySelector('.boards [data-seat="0"]'))
    const board = at(document.getElementById('board'))
    const fold = board.width * getComputedStyle(document.body).getPropertyValue('--fold')
    const hits = [...document.querySelectorAll('.hit')].map(hit => [hit.dataset.key, at(hit)])
    const low = ([key, { left, bottom }]) => bottom > (left < bar.right ? bar.top : innerHeight) + 1
    return {
        across: document.documentElement.scrollWidth, bar: bar.top,
        least: Math.min(...hits.map(([key, { width, height }]) => Math.min(width, height))),
        own: [own.top, own.bottom], fold: board.top + fold,
        hidden: hits.filter(low).map(([key]) => key),
    }
}"""
"""What of the table a phone shows at once, and how small the smallest target is."""


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_tall_phones_show_market_and_own_board_with_large_targets(
    new_context: NewContext, game: str, players: int
) -> None:
    page = new_context(**SMALL).new_page()
    begin(page, game, players=players)
    page.wait_for_selector(MINE)
    expect(page.locator("body")).to_have_attribute("data-shape", "tall")
    seen = page.evaluate(SEEN)
    assert seen["across"] == 360
    assert seen["least"] >= FINGER
    assert seen["fold"] <= seen["bar"] + 1
    page.locator("#scores button").nth(1).tap()  # another's board, and back
    expect(page.locator("#board .hit")).to_have_count(0)
    page.get_by_role("button", name="My board").tap()
    expect(page.locator("#board .hit").first).to_be_attached()


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_flat_phones_show_market_and_own_board_without_scrolling(
    new_context: NewContext, game: str, players: int
) -> None:
    """Nothing scrolls: the own board is as high as the screen, market and bars stand beside it."""
    page = new_context(**SMALL | {"viewport": {"width": 640, "height": 360}}).new_page()
    begin(page, game, players=players)
    page.wait_for_selector(MINE)
    expect(page.locator("body")).to_have_attribute("data-shape", "flat")
    _all_of_it_is_seen(page)
    source = str(page.locator("#board .hit.source").first.get_attribute("data-key"))
    page.touchscreen.tap(*middle(page, source))  # between two tiles of a group may lie another
    page.locator("body.holding").wait_for()
    _all_of_it_is_seen(page)


def _all_of_it_is_seen(page: Page) -> None:
    seen = page.evaluate(SEEN)
    assert seen["across"] == 640
    assert seen["least"] >= FINGER
    assert seen["own"][0] >= -1
    assert seen["own"][1] <= 361
    assert seen["hidden"] == []


def test_every_rhombus_to_fill_is_large_enough_for_a_finger(new_context: NewContext) -> None:
    page = new_context(**SMALL).new_page()
    new_table(page, "summer_pavilion")
    while view(page)["position"]["phase"] == "acquire":
        now = view(page)
        move = {"move": now["legal"][0], "ply": now["ply"]}
        page.request.post(f"/api/tables/{now['table']}/moves", data=move)
        expect(page.locator("body")).not_to_have_attribute("data-ply", str(now["ply"]))
        page.wait_for_selector(MINE)
    for width, height in ((360, 640), (640, 360)):
        rotate(page, width, height, "tall" if width < height else "flat")
        expect(page.locator("#board .hit.target").first).to_be_attached()
        assert page.evaluate(SEEN)["least"] >= FINGER


def test_a_page_opened_without_the_server_loads_when_it_returns(
    new_context: NewContext, tmp_path: Path
) -> None:
    database = str(tmp_path / "games.db")
    server = Process(database)
    page = new_context(base_url=server.wait(), service_workers="allow").new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == "image/png"
    server.kill()
    page.goto("/")
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    Process(database, port=int(server.url.rpartition(":")[2])).wait()
    expect(page.get_by_role("heading", name="Azulejos")).to_be_visible(timeout=30_000)
