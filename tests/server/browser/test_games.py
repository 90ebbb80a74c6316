"""Whole games of each kind, played to the end in a browser by clicking, against a bot."""

import pytest
from playwright.sync_api import Page, expect

import azulejos
from azulejos.match import read_record
from tests.server.browser.actions import SETTLED, begin, match_of, play, table_of, view

MODES = [
    ("azul", "Colour wall"),
    ("azul", "Grey wall"),
    ("summer_pavilion", "Colour side"),
    ("summer_pavilion", "Grey side"),
    ("duel", ""),
]


@pytest.mark.parametrize(("game", "variant"), MODES)
def test_a_whole_game(page: Page, game: str, variant: str) -> None:
    begin(page, game, variant=variant)
    bot = azulejos.player("greedy", seed=1)
    while True:
        page.wait_for_selector(SETTLED)
        if page.get_attribute("body", "data-state") == "over":
            break
        play(page, bot.choose(match_of(page)).move)
    ended = view(page)
    expect(page.locator("#result h2")).to_contain_text(ended["names"][ended["winners"][0]])
    expect(page.locator("#result h2")).to_be_visible()  # its cells have no gaps before
    shown = page.locator("#result tr").all_inner_texts()
    assert sorted(int(row.split()[-1]) for row in shown) == sorted(ended["scores"])
    record = page.request.get(f"/api/tables/{table_of(page)}/record").text()
    assert read_record(record).scores == ended["scores"]
    moves = [m for m in record.split("\n\n", 1)[-1].split() if not m.startswith("=")]
    assert page.locator("#log details > ol > li").count() <= len(moves)
    played = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(played)
    page.wait_for_selector(SETTLED)
