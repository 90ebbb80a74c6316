"""The room of a page is used: sizes of tiles and texts, and how far the table reaches."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.actions import SETTLED
from tests.server.browser.conftest import NewContext

TABLES = [("azul", 2), ("azul", 3), ("azul", 4), ("duel", 2), ("summer_pavilion", 2),
          ("summer_pavilion", 3), ("summer_pavilion", 4)]  # fmt: skip
PHONES = [(360, 640), (390, 844)]
LARGE = [(768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
USED, TILE, TEXT = 0.85, 28, 12
MEASURED = """() => {
    const find = name => document.querySelector(name)
    const at = node => node.getBoundingClientRect()
    const room = at(find('main')), board = at(find('#board')), handy = azulejos.prefs.handy
    // What is drawn: boards and places, not the empty picture around them.
    const drawn = [...document.querySelectorAll('.boards rect, .ground [data-place], .ground rect')]
        .map(at).filter(box => box.width && box.height < board.height - 2) // no definitions
    const all = (side, pick) => pick(...drawn.map(box => box[side]))
    const wide = (all('right', Math.max) - all('left', Math.min)) / room.width
    let high = (all('bottom', Math.max) - all('top', Math.min)) / room.height
    if (handy) { // what one needs during a move stands between the band and the bar
        const fold = getComputedStyle(document.body).getPropertyValue('--fold')
        const top = at(find('.band')).bottom
        high = (board.top + board.width * fold - top) / (at(find('#bar')).top - top)
    }
    const sizeOf = node => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a
    const texts = [...document.querySelectorAll('#board text')].filter(node => node.textContent)
    return {
        used: Math.max(high, wide),
        tile: at(find('.ground [data-place="0:1"], .ground [data-place="0:Ca"]')).width,
        text: Math.min(...texts.map(sizeOf)),
        across: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
    }
}"""
"""How much of the free room is used; the sizes of an own cell and of the smallest text."""


def new_table(page: Page, game: str, players: int) -> None:
    bots = [{"kind": "bot", "player": "random"}] * (players - 1)
    seats = [{"kind": "person", "mine": True}, *bots]
    page.goto("/")
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "start": 0})
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector(SETTLED)


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the table is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    shape = page.evaluate("azulejos.prefs.shape")
    expect(page.locator("body")).to_have_attribute("data-shape", shape)
    page.wait_for_selector(SETTLED)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_room_is_used(new_context: NewContext, game: str, players: int) -> None:
    page = new_context().new_page()
    new_table(page, game, players)
    for width, height in [*LARGE, *PHONES]:
        resize(page, width, height)
        seen: dict[str, Any] = page.evaluate(MEASURED)
        where = (width, height, seen)
        assert seen["used"] >= USED, where
        assert seen["across"] <= 0, where
        if (width, height) in LARGE:
            assert seen["tile"] >= TILE, where
            assert seen["text"] >= TEXT - 0.01, where
        if width > height:
            assert seen["down"] <= 0, where
