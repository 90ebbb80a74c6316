"""A friend is invited, comes by the link, and the game begins."""

from playwright.sync_api import expect

from tests.server.browser.actions import sit
from tests.server.browser.conftest import DESK, PHONE, NewContext


def test_friends_are_invited_and_the_game_begins(new_context: NewContext) -> None:
    for size in (DESK, PHONE):
        ann = new_context(viewport=size).new_page()
        ann.goto("/")
        ann.locator("article[data-game=azul]").get_by_role("button", name="With a friend").click()
        dialog = ann.get_by_role("dialog", name="Send this link to your friend")
        expect(dialog).to_contain_text("Waiting for Player 2")
        expect(dialog.get_by_role("img", name="QR code")).to_be_in_viewport()
        link = dialog.get_by_role("textbox", name="Link").input_value()
        ann.reload()
        expect(dialog.get_by_role("textbox", name="Link")).to_have_value(link)
        dialog.get_by_role("button", name="Look at the table").click()
        expect(dialog).to_be_hidden()
        if size is DESK:
            ann.locator("#people").get_by_role("button", name="Invite").click()
            expect(dialog).to_be_visible()
        bob = new_context(viewport=size).new_page()
        bob.goto(link)
        expect(bob.get_by_role("heading", name="You are invited to play Azul")).to_be_visible()
        expect(bob.get_by_role("button", name="Sit down and play")).to_be_in_viewport()
        sit(bob, link, "Bob")
        expect(dialog).to_be_hidden()
        expect(ann.locator("#people")).to_contain_text("Bob")
        expect(bob.locator("#invitation")).to_be_hidden()


def test_three_friends_get_a_link_each(new_context: NewContext) -> None:
    ann = new_context().new_page()
    ann.goto("/")
    card = ann.locator("article[data-game=azul]")
    card.get_by_role("button", name="Options").click()
    card.get_by_text("3", exact=True).click()
    card.get_by_role("button", name="Close").click()
    card.get_by_role("button", name="With friends").click()
    dialog = ann.get_by_role("dialog", name="Send each friend a link")
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(2)
    links = [field.input_value() for field in dialog.get_by_role("textbox", name="Link").all()]
    assert len(set(links)) == 2
    bob = new_context().new_page()
    sit(bob, links[0], "Bob")
    dialog = ann.get_by_role("dialog", name="Send this link to your friend")
    expect(dialog).to_contain_text("Waiting for Player 3")
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(1)
    expect(bob.locator("#people")).to_contain_text("not here yet")
