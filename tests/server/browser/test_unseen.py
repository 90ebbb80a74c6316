"""A turn without a mouse and without seeing: roles, names and keys, and nothing else."""

import re

from playwright.sync_api import Page, expect

LONG = 40_000
BOT = "Apprentice"


def begin(page: Page, game: str, variant: str) -> None:
    """From the start page, against the quick bot."""
    page.goto("/")
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=game, exact=True)
    )
    if variant:
        card.get_by_role("radio", name=variant).press("Space")
    card.get_by_role("button", name=f"Play {game}", exact=True).press("Enter")
    expect(page.get_by_role("group", name="The table")).to_be_visible(timeout=LONG)


def test_a_turn_is_told_in_words(page: Page) -> None:
    begin(page, "Azul", "Colour wall")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Your turn", timeout=LONG)
    page.keyboard.press("g")
    focused = page.get_by_role("group", name="To take").get_by_role("button", pressed=False).first
    expect(focused).to_be_focused()
    expect(focused).to_have_accessible_name(re.compile(r"\d \w+, (display|the centre)"))
    page.keyboard.press("Enter")
    line = page.get_by_role("group", name="Your board").get_by_role("button").first
    expect(line).to_be_focused()
    expect(line).to_have_accessible_name(re.compile("line 1: .+"))  # and what it would bring
    page.keyboard.press("Enter")
    heard = page.get_by_role("log", name="What happens")
    expect(heard).to_contain_text(re.compile(r"You: \d \w+ from .* to line 1"))
    expect(heard).to_contain_text(re.compile(rf"{BOT}: \d \w+ from"))
    again = page.get_by_role("group", name="To take").get_by_role("button")
    expect(again.and_(page.get_by_role("button", pressed=False)).first).to_be_visible()
    page.keyboard.press("s")
    expect(heard).to_contain_text(re.compile(rf"Your turn.*You \d+ and {BOT} \d+"))
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Line 1: ").first).to_be_visible()
    page.keyboard.press("m")
    field = page.get_by_role("combobox", name="A move in notation")
    expect(field).to_be_focused()
    page.keyboard.type("9B1")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("only 5 displays")
    expect(field).to_be_focused()
