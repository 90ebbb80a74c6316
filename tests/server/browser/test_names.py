"""Persons without a name: what they, other people and records call them."""

from playwright.sync_api import Page, expect

from tests.server.browser.actions import MINE, begin, play, sit, table_of, view
from tests.server.browser.conftest import NewContext
from tests.server.servers import new_table


def test_only_the_own_browser_says_you(page: Page, new_context: NewContext) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    expect(page.locator("#people li").first).to_contain_text("You")
    expect(page.locator("#log b").filter(has_text="You")).to_have_count(1)
    table = table_of(page)
    assert '[Seat0 "Player 1"]' in page.request.get(f"/api/tables/{table}/record").text()
    assert page.request.get(f"/api/tables/{table}").json()["names"][0] == "Player 1"
    for language, name in {"en": "Player 1", "uk": "Гравець 1", "ru": "Игрок 1"}.items():
        other = new_context(locale=language).new_page()
        other.goto(f"/t/{table}")
        expect(other.locator("#status")).to_contain_text(name)
        expect(other.locator("#people li").first).to_contain_text(name)
        expect(other.locator("#board")).not_to_contain_text("You")
    page.get_by_role("button", name="Previous move").click()
    page.wait_for_selector("body[data-state=replay]")
    expect(page.locator("#status")).not_to_contain_text("You is")


def test_a_friend_is_asked_for_a_name(url: str, new_context: NewContext) -> None:
    people = new_table(url, [{"name": "Ann"}, {"name": ""}])
    token = people[1].headers["Authorization"].removeprefix("Bearer ")
    link = f"/t/{people[0].table}/sit/{token}"
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    sit(page, link)
    expect(page.locator("#people")).to_contain_text("You")
    assert people[0].view()["names"] == ["Ann", "Player 2"]
    page = new_context().new_page()
    sit(page, link, "Bob")
    expect(page.locator("#people")).to_contain_text("Bob")
    assert people[0].view()["names"] == ["Ann", "Bob"]
    page.goto(link)  # who sits there already goes to the table
    page.wait_for_selector("body[data-state=waiting]")
