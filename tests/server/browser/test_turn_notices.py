"""A player whose page is out of sight learns that it is their turn."""

from playwright.sync_api import expect

from tests.server.browser.actions import MINE, begin, sit
from tests.server.browser.conftest import NewContext
from tests.server.servers import ANN_AND_BOB, new_table

# Headless browsers show no notices, so the page gets a recorder; `away` hides the page.
RECORDER = """
window.notices = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return Notification.permission = 'granted' }
  constructor(title, options) { notices.push(`${title}: ${options.body}`) }
  close() { notices.push('closed') }
}
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
"""


def test_notices_are_offered_while_a_person_is_awaited(url: str, new_context: NewContext) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    context = new_context()
    context.add_init_script(RECORDER)
    page = context.new_page()
    token = bob.headers["Authorization"].removeprefix("Bearer ")
    sit(page, f"/t/{bob.table}/sit/{token}")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.locator("#notify")).to_be_hidden()
    icon = page.locator("link[rel=icon]")
    assert "icon.svg" in str(icon.get_attribute("href"))
    ann.play()
    page.wait_for_selector(MINE)
    assert page.evaluate("notices") == []  # the page was in sight
    expect(page).to_have_title("● Your turn · Azul · Azulejos")
    assert "icon-turn.svg" in str(icon.get_attribute("href"))
    page.evaluate("window.away = true")
    bob.play()
    expect(page).to_have_title("Azul · Azulejos")
    ann.play()
    expect(page).to_have_title("● Your turn · Azul · Azulejos")
    assert page.evaluate("notices") == ["Azul: Your turn"]
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("notices") == ["Azul: Your turn", "closed"]
    page.reload()
    page.wait_for_selector(MINE)
    bob.play()
    page.wait_for_selector("body[data-state=waiting]")
    assert page.evaluate("azulejos.prefs.get('notices')") == "1"


def test_no_notices_are_offered_against_bots(new_context: NewContext) -> None:
    page = new_context().new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    expect(page.locator("#notify")).to_be_hidden()
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
