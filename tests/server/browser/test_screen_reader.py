"""Whole games without a mouse and without seeing: roles, names and keys, and nothing else."""

import re

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

LONG = 40_000
BOT = "Pupil"
KEYS = 600
"""More than a game needs."""


def begin(page: Page, game: str, variant: str) -> None:
    """From the start page, against the quick bot."""
    page.goto("/")
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=game, exact=True)
    )
    if variant:
        card.get_by_role("button", name="Options").press("Enter")
        card = card.get_by_role("dialog", name=game)
        card.get_by_role("radio", name=variant).press("Space")
    card.get_by_role("button", name=f"Play {game}", exact=True).press("Enter")
    expect(page.get_by_role("group", name="The table")).to_be_visible(timeout=LONG)


def first_choice(page: Page) -> Locator:
    """What a screen reader offers first: a place on the own board, tiles to take, a button.

    Once a place has been chosen that can be paid for in several ways, the ways come first.
    """
    ways = page.get_by_role("group", name="Choices").get_by_role("button")
    if ways.count() and page.get_by_role("button", name="Put back").count():
        return ways.first
    for group in ("Your board", "To take"):
        offered = page.get_by_role("group", name=group).get_by_role("button")
        if offered.count():
            return offered.first
    return ways.first


def any_choice(page: Page) -> Locator:
    names = re.compile("^(Your board|To take|Choices)$")
    offered = page.get_by_role("group", name=names).get_by_role("button")
    return offered.or_(page.get_by_role("button", name="Rematch")).first


@pytest.mark.parametrize("game", ["Azul", "Summer Pavilion", "Azul Duel"])
def test_a_whole_game_with_a_screen_reader(page: Page, game: str) -> None:
    begin(page, game, "")
    heard = page.get_by_role("log", name="What happens")
    over = page.get_by_role("button", name="Rematch")
    told = ""
    for _ in range(KEYS):
        expect(any_choice(page)).to_be_visible(timeout=LONG)
        told += heard.inner_text()
        if over.count():
            break
        try:
            first_choice(page).press("Enter", timeout=2_000)
        except TimeoutError:  # the table moved on meanwhile; what it offers now comes next
            continue
    assert re.search(r"You: \d \w+ from", told)
    assert f"{BOT}: " in told
    result = page.get_by_role("table").first
    expect(result.get_by_role("rowheader", name="You")).to_be_visible()
    expect(result.get_by_role("rowheader", name=BOT)).to_be_visible()


def test_a_turn_is_announced_in_words(page: Page) -> None:
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
