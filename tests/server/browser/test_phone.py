"""Phones: what one plays with is seen at once, targets fit a finger, and a server that is away."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.browser.conftest import NewContext
from tests.server.browser.hands import MINE, begin
from tests.server.running import Process

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SEATS = [("azul", 2), ("azul", 4), ("summer_pavilion", 4), ("duel", 2)]


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_market_and_own_board_at_once_and_targets_for_fingers(
    new_context: NewContext, game: str, players: int
) -> None:
    page = new_context(**SMALL).new_page()
    begin(page, game, players=players)
    page.wait_for_selector(MINE)
    expect(page.locator("body")).to_have_attribute("data-shape", "tall")
    seen = page.evaluate(
        """() => {
            const bar = document.getElementById('bar').getBoundingClientRect().top
            const board = document.getElementById('board').getBoundingClientRect()
            const fold = board.width * getComputedStyle(document.getElementById('board'))
                .getPropertyValue('--fold')
            const sizes = [...document.querySelectorAll('.hit')].map(hit => {
                const { width, height } = hit.getBoundingClientRect()
                return Math.min(width, height)
            })
            return { across: document.documentElement.scrollWidth, least: Math.min(...sizes),
                     below: board.top + fold - bar }
        }"""
    )
    assert seen["across"] == 360
    assert seen["least"] >= 32
    assert seen["below"] <= 1
    page.locator("#scores button").nth(1).tap()  # another's board, and back
    expect(page.locator("#board .hit")).to_have_count(0)
    page.get_by_role("button", name="My board").tap()
    expect(page.locator("#board .hit").first).to_be_attached()


def test_a_page_that_is_opened_while_the_server_is_away_comes_by_itself(
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
