"""Resigning, leaving and removing, as people do it."""

from playwright.sync_api import expect

from tests.server.browser.actions import sit
from tests.server.browser.conftest import DESK, PHONE, NewContext
from tests.server.servers import ANN_AND_BOB, new_table

OVER = "body[data-state=over]"


def test_resigning_ends_the_game_for_both(url: str, new_context: NewContext) -> None:
    for size in (DESK, PHONE):
        people = new_table(url, ANN_AND_BOB)
        tokens = [who.headers["Authorization"].removeprefix("Bearer ") for who in people]
        ann, bob = (new_context(viewport=size).new_page() for _ in people)
        for page, token in zip((ann, bob), tokens, strict=True):
            sit(page, f"/t/{people[0].table}/sit/{token}")
        ann.locator("#give-up").dispatch_event("click")  # wherever the layout puts it
        question = ann.get_by_role("dialog", name="Resign this game?")
        expect(question).to_contain_text("Bob wins")
        question.get_by_role("button", name="Play on").click()
        assert people[0].view()["ended"] is None
        ann.locator("#give-up").dispatch_event("click")
        question.get_by_role("button", name="Resign").click()
        for page in (ann, bob):
            page.wait_for_selector(OVER)
            expect(page.locator("#status")).to_have_text("Ann resigned. Bob won")
            expect(page.locator("#result .after")).to_have_text("Ann resigned. Bob won")
            expect(page.locator("#board .hit")).to_have_count(0)
            expect(page.get_by_role("button", name="Rematch")).to_be_visible()
            expect(page.locator("#give-up")).to_be_hidden()
        bob.reload()
        expect(bob.locator("#status")).to_have_text("Ann resigned. Bob won")


def test_leaving_three_lets_a_bot_go_on(url: str, new_context: NewContext) -> None:
    people = new_table(url, [{"name": name} for name in ("Ann", "Bob", "Cai")])
    ann = new_context().new_page()
    token = people[0].headers["Authorization"].removeprefix("Bearer ")
    sit(ann, f"/t/{people[0].table}/sit/{token}")
    ann.locator("#give-up").dispatch_event("click")
    ann.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(ann.locator("#people")).to_contain_text("a bot goes on: Artisan")
    expect(ann.locator("#status")).to_contain_text("Bob")  # the bot has moved
    expect(ann.locator("#give-up")).to_be_hidden()


def test_games_are_removed_from_the_list(new_context: NewContext) -> None:
    page = new_context(viewport=PHONE).new_page()
    page.goto("/")
    seats = [{"name": "Ann", "mine": True}, {"kind": "bot", "player": "random"}]
    for game in ("azul", "duel"):
        made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page.request.post(f"/api/tables/{made['table']}/give-up", data={"seat": 0})
    page.goto("/games")
    page.locator("#finished").get_by_role("button", name="Remove Azul Duel").click()
    expect(page.locator("#finished")).to_be_hidden()
    button = page.locator("#running").get_by_role("button")
    button.click()
    expect(button).to_have_text("Really remove?")
    button.click()
    expect(page.get_by_text("No games yet")).to_be_visible()
