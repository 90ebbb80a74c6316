"""Watching others play: pause, pace, and a page that keeps up."""

from playwright.sync_api import Page, expect

from tests.server.browser.conftest import DESK, PHONE, NewContext
from tests.server.servers import ANN_AND_BOB, new_table


def shown(page: Page) -> int:
    return int(page.get_attribute("body", "data-ply") or 0)


def test_a_spectator_pauses_and_goes_on(url: str, new_context: NewContext) -> None:
    for size in (DESK, PHONE):
        people = new_table(url, ANN_AND_BOB)
        page = new_context(viewport=size).new_page()
        page.goto(f"/t/{people[0].table}")
        people[0].play()
        page.wait_for_selector("body[data-state=waiting]")
        page.locator("#pause").click()
        expect(page.locator("#pause")).to_have_text("Play")
        page.wait_for_selector("body[data-state=replay]")
        before = shown(page)
        after = [people[turn].play()["ply"] for turn in (1, 0, 1)]
        page.wait_for_function("ply => azulejos.state.view.ply === ply", arg=after[-1])
        assert shown(page) == before
        page.locator("#pause").click()
        page.wait_for_selector("body[data-state=waiting]")
        assert shown(page) == after[-1]
        expect(page.locator("#pause")).to_have_text("Pause")
        people[0].play()
        expect(page.locator("body")).not_to_have_attribute("data-ply", str(after[-1]))


def test_a_page_keeps_up_with_a_fast_game(url: str, new_context: NewContext) -> None:
    """A whole game is played at once. The page shows its end soon, not move after move."""
    people = new_table(url, ANN_AND_BOB)
    context = new_context()
    context.add_init_script("try { localStorage.speed = '1' } catch {}")
    page = context.new_page()
    page.goto(f"/t/{people[0].table}")
    page.wait_for_selector("body[data-state=waiting]")
    now = people[0].view()
    while now["turn"] is not None:
        now = people[now["turn"]].play()
    page.wait_for_selector("body[data-state=over]", timeout=45_000)
    expect(page.locator("#pause")).to_be_hidden()


def test_a_finished_game_is_replayed_by_itself(url: str, new_context: NewContext) -> None:
    people = new_table(url, ANN_AND_BOB)
    for turn in (0, 1):
        people[turn].play()
    people[0].do("/give-up", {"seat": 0})
    page = new_context().new_page()
    page.goto(f"/t/{people[0].table}")
    page.wait_for_selector("body[data-state=over]")
    last = shown(page)
    page.locator("#pace").evaluate("node => { node.value = '4' }")
    page.locator("#autoplay").dispatch_event("click")
    expect(page.locator("body")).to_have_attribute("data-ply", "20")
    page.wait_for_selector("body[data-state=over]")
    assert shown(page) == last
