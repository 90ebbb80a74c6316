"""Learning in the browser: the pages, the guided games, and what closed places say."""

import re

import pytest
from playwright.sync_api import Page, expect

import azulejos
from azulejos.games import GAMES
from azulejos.server.pages.learn import texts
from azulejos.server.pages.learn.routes import address
from azulejos.words import LANGUAGES
from tests.server.browser.actions import MINE, SETTLED, click, match_of, play, type_move, view
from tests.server.browser.conftest import NewContext

BY_HAND = 3
"""Moves of the whole game that are played with the mouse; the rest is typed."""
TAUGHT = (
    "moves to the wall",
    "the tile with the 1",
    "1, 1, 2, 2, 2, 3 and 3",
    "neighbours",
    "7 for a complete column",
)
SMALL = {"width": 360, "height": 640}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_small_phone_in_every_language(new_context: NewContext, language: str) -> None:
    page = new_context(viewport=SMALL, locale=language).new_page()
    for game in GAMES:
        page.goto(address(game))
        expect(page.locator("h1")).to_have_text(texts.text(language, game).title)
        assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]
        picture = page.locator("main.text img").first
        picture.scroll_into_view_if_needed()
        picture.evaluate("image => image.decode()")
        assert picture.evaluate("image => image.currentSrc").endswith(f".tall.light.{language}.svg")


def test_pictures_follow_the_theme(page: Page) -> None:
    page.goto("/learn/azul")
    page.get_by_role("button", name="Preferences").click()
    page.locator("#theme").select_option("dark")
    expect(page.locator("main.text img").first).to_have_attribute("src", re.compile(r"\.dark\.en"))


def test_a_clause_in_the_address_is_highlighted(page: Page) -> None:
    page.goto("/learn/azul#6.3")
    heading = page.locator("h3:has(:target)")
    expect(heading).to_contain_text("tie")
    expect(heading).to_be_in_viewport()


# --- guided games ---


def begin_lesson(page: Page, game: str) -> list[str]:
    """Begin a guided game; what the coach says first."""
    page.goto(address(game))
    page.locator(".offer button").click()
    page.wait_for_url("**/t/*")
    return hear(page)


def hear(page: Page) -> list[str]:
    """All that the coach says now, page by page."""
    page.wait_for_selector(SETTLED)
    ply = str(page.get_attribute("body", "data-ply"))
    expect(page.locator("body")).to_have_attribute("data-heard", ply)
    said = []
    while page.get_attribute("body", "data-coach"):
        said.append(page.locator("#coach .words").inner_text().replace("\N{NO-BREAK SPACE}", " "))
        following = page.locator("#coach button.primary")
        if not following.is_visible():
            break
        following.click()
    return said


def test_a_first_game_of_azul_with_its_coach(page: Page) -> None:
    begin_lesson(page, "azul")
    bot = azulejos.player("greedy", seed=3)
    said: list[str] = []
    spoken: list[int] = []
    while page.get_attribute("body", "data-state") != "over":
        by_hand = len(spoken) < BY_HAND
        (play if by_hand else typed)(page, bot.choose(match_of(page)).move)
        said += (now := hear(page))
        spoken.append(len(now))
    everything = " ".join(said)
    for taught in TAUGHT:
        assert taught in everything
    points = view(page)["scores"][0]
    assert f"{points} points" in said[-1]
    half = len(spoken) // 2
    assert sum(spoken[half:]) < sum(spoken[:half])  # it grows quiet
    assert len(said) == len(set(said))
    expect(page.locator("#result")).to_be_visible()


def typed(page: Page, move: str) -> None:
    """Play a move in notation, which is quicker."""
    ply = str(page.get_attribute("body", "data-ply"))
    type_move(page, move)
    expect(page.locator("body")).not_to_have_attribute("data-ply", ply, timeout=20_000)


def test_the_coach_points_reacts_and_survives_a_reload(page: Page) -> None:
    begin_lesson(page, "azul")
    words = page.locator("#coach .words")
    expect(words).to_contain_text("Click them")  # hear() has turned to the last page
    expect(page.locator("#board .pointing path").first).to_be_attached()
    offered = match_of(page).moves()
    click(page, offered[0][:2])
    expect(words).to_contain_text("choose where they go")
    page.locator("#back").click()
    expect(words).to_contain_text("Click them")
    play(page, "2B2")  # the deals of a lesson are always the same
    before = hear(page)
    assert "Line 2 is full" in before[0]
    page.reload()
    assert hear(page) == before
    page.locator("#coach .quiet").click()
    expect(words).to_be_hidden()
    expect(page.locator("#board .pointing path")).to_have_count(0)
    page.reload()
    page.wait_for_selector(MINE)
    page.locator("#coach .quiet").click()
    expect(words).to_have_text(before[0])


@pytest.mark.parametrize(("game", "first"), [("duel", "dome"), ("summer_pavilion", "no lines")])
def test_shorter_courses_explain_only_what_differs(page: Page, game: str, first: str) -> None:
    said = begin_lesson(page, game)
    assert first in said[0]
    bot = azulejos.player("greedy", seed=3)
    for _ in range(3):
        typed(page, bot.choose(match_of(page)).move)
        said += hear(page)
    assert len(said) > 3


# --- why can't I? ---


def test_illegal_moves_are_explained_with_a_link_to_the_rule(page: Page) -> None:
    begin_lesson(page, "azul")
    say, link = page.locator("#say"), page.locator("#say a")
    page.locator('#board .ground [data-place="0:3"]').first.click(force=True)
    expect(say).to_contain_text("First take tiles")
    expect(link).to_have_attribute("href", "/learn/azul#3.2")
    type_move(page, "1B6")
    expect(link).to_have_attribute("href", "/learn/azul#8")
    typed(page, "2B2")
    page.wait_for_selector(MINE)
    click(page, next(move[:2] for move in match_of(page).moves() if move[1] != "B"))
    shut = page.locator("#board .shut").first
    shut.wait_for(state="attached")
    shut.hover(force=True)
    expect(say).to_contain_text("ine 2 is full")
    expect(link).to_have_attribute("href", "/learn/azul#3.4")
    page.goto(str(link.get_attribute("href")))
    expect(page.locator("h2:has(:target)")).to_be_in_viewport()
