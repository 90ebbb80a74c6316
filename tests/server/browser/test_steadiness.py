"""Nothing moves that was not touched; and a phone says once that the game is over."""

from typing import Any

from playwright.sync_api import Page, expect

from azulejos.views import ends
from tests.server.browser.actions import MINE, begin, click, play, view
from tests.server.browser.conftest import PHONE, NewContext
from tests.server.browser.test_finished import finished_game, sit
from tests.server.browser.test_multiplayer import first_of, two

PLACE = """() => ['board', 'bar', 'panel'].map(id => {
    const { x, y, width, height } = document.getElementById(id).getBoundingClientRect()
    return [x, y, width, height]
})"""


def place(page: Page) -> Any:
    """Where the board, the bar and the panel are."""
    return page.evaluate(PLACE)


def show_as_phone(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator("body")).to_have_attribute("data-shape", "tall")


def test_nothing_moves_when_an_undo_is_asked_for(new_context: NewContext) -> None:
    ann, bob = two(new_context)
    one, other = first_of(ann, bob)
    play(one, view(one)["legal"][0])
    other.wait_for_selector(MINE)
    for shape in ("wide", "tall"):
        if shape == "tall":
            for page in (one, other):
                show_as_phone(page)
            other.wait_for_selector(MINE)
        before = place(other)
        one.get_by_role("button", name="Ask to take back").click()
        expect(other.get_by_role("button", name="Decline")).to_be_in_viewport()
        assert place(other) == before
        expect(one.locator("#asked")).to_be_in_viewport()
        other.get_by_role("button", name="Decline").click()
        expect(one.locator("#asked")).to_have_count(0)
        assert place(other) == before


def test_nothing_moves_when_a_rotation_is_chosen(page: Page) -> None:
    begin(page, "duel")
    page.wait_for_selector(MINE)
    before = place(page)
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    assert place(page) == before
    move = next(move for move in view(page)["legal"] if move.endswith("r0"))
    click(page, ends("duel", move, view(page)["turn"]).target)
    expect(page.locator("#choices button").nth(1)).to_be_visible()
    assert place(page) == before


def test_a_phone_says_once_that_the_game_is_over_and_who_won(
    url: str, new_context: NewContext
) -> None:
    people = finished_game(url)
    page = sit(new_context, people[0])
    show_as_phone(page)
    page.wait_for_selector("body[data-state=over]")
    ended = people[0].view()
    winners = [ended["names"][seat] for seat in ended["winners"]]
    result = f"{winners[0]} won" if len(winners) == 1 else "share the win"
    bar = page.locator("#bar").inner_text()
    assert bar.count("is over") == 1
    assert result in bar.replace("\N{NO-BREAK SPACE}", " ")
