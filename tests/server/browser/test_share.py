"""A finished game is shared: its picture and its link."""

from playwright.sync_api import expect

from tests.server.browser.conftest import PHONE, NewContext
from tests.server.servers import ANN_AND_BOB, new_table


def test_a_finished_game_is_shared(url: str, new_context: NewContext) -> None:
    people = new_table(url, ANN_AND_BOB)
    people[0].play()
    people[0].do("/give-up", {"seat": 0})
    page = new_context(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(f"/t/{people[0].table}")
    page.locator("#result").get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    picture = dialog.get_by_role("img")
    loaded = "node => node.decode().then(() => node.naturalWidth)"
    assert picture.evaluate(loaded) > 1000
    address = str(dialog.get_by_role("link", name="Save picture").get_attribute("href"))
    answer = page.request.get(address)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{url}/t/{people[0].table}"
