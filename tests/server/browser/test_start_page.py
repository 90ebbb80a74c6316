"""The first five seconds: the start page for newcomers and for those who come back."""

import pytest
from playwright.sync_api import Page, expect

import azulejos
from azulejos.players.levels import LEVELS
from tests.server.browser.actions import MINE, begin, play, view
from tests.server.browser.conftest import DESK, PHONE, NewContext

WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""


def test_a_newcomer_sees_all_games_at_once(new_context: NewContext) -> None:
    """Every game has its "Play" on the first screen, at a desk and on a phone."""
    for size in (DESK, PHONE, {"width": 1024, "height": 768}):
        page = new_context(viewport=size).new_page()
        page.goto("/")
        for game in azulejos.GAMES:
            button = page.locator(f"article[data-game={game}]").locator(".play")
            expect(button).to_be_in_viewport()
            expect(page.locator(f"article[data-game={game}] .frieze img")).to_be_visible()
        assert page.evaluate(WIDE) == 0
        expect(page.get_by_role("button", name="guided game")).to_be_in_viewport()
        expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_the_guided_game_begins_with_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="guided game").click()
    page.wait_for_selector(MINE)
    assert page.evaluate(
        "document.querySelector('#facts').textContent.includes('\"lesson\": true')"
    )


def test_the_level_is_chosen_by_keys_and_remembered(page: Page) -> None:
    page.goto("/")
    here = page.locator("article[data-game=azul]")
    slider = here.get_by_role("slider", name="Level")
    expect(slider).to_have_attribute("aria-valuetext", "Pupil")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(here.locator("output.level-name")).to_have_text("Artisan")
    expect(here.locator(".lozenges i.below")).to_have_count(3)
    here.get_by_role("button", name="Play Azul").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-state]")
    assert view(page)["seats"][1]["player"] == LEVELS[3]
    page.goto("/")
    expect(slider).to_have_attribute("aria-valuetext", "Artisan")


def test_options_are_remembered_and_shown_on_the_card(page: Page) -> None:
    begin(page, "azul", variant="Grey wall", players=3)
    page.wait_for_selector("body[data-state]")
    now = view(page)
    assert (len(now["seats"]), now["options"]["wall"]) == (3, "grey")
    page.goto("/")
    here = page.locator("article[data-game=azul]")
    expect(here.locator(".chosen")).to_have_text("3 players · Grey wall")
    expect(here.get_by_role("button", name="With friends")).to_be_visible()
    here.get_by_role("button", name="Same screen").click()
    page.wait_for_selector(MINE)
    assert view(page)["mine"] == [0, 1, 2]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_running_games_come_first_for_those_who_return(
    new_context: NewContext, size: dict[str, int]
) -> None:
    page = new_context(viewport=size).new_page()
    seats = [{"name": "Ann", "mine": True}, {"kind": "bot", "player": "greedy", "name": "Otto"}]
    page.goto("/")
    for game in ("azul", "summer_pavilion", "azul"):
        page.request.post("/api/tables", data={"game": game, "seats": seats, "start": 0})
    page.goto("/")
    first = page.locator(".continue li").first
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("with Otto")
    expect(page.locator(".continue")).to_contain_text("your turn in 3 games")
    expect(first.get_by_role("link", name="Play on")).to_be_in_viewport()
    assert page.evaluate(WIDE) == 0
    page.get_by_role("link", name="One more game").click()
    expect(page.locator("#running li.turn")).to_have_count(3)
    page.locator("#running a").first.click()
    page.wait_for_selector(MINE)
    play(page, view(page)["legal"][0])


def test_a_phone_opens_the_game_of_last_time(new_context: NewContext) -> None:
    page = new_context(viewport=PHONE).new_page()
    page.goto("/")
    folded = page.locator("article[data-game=duel]")
    folded.get_by_role("button", name="Pupil").click()
    expect(folded.get_by_role("slider")).to_be_visible()
    expect(page.locator("article[data-game=azul]").get_by_role("slider")).to_be_hidden()
    folded.get_by_role("button", name="Play").click()
    page.wait_for_selector(MINE)
    page.goto("/")
    expect(folded.get_by_role("slider")).to_be_visible()


def test_the_theme_is_switched_in_the_bar(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".frieze img").first).to_have_attribute("src", "/friezes/azul.dark.svg")
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_wall_is_still_for_those_who_want_it(new_context: NewContext) -> None:
    running = "() => document.getAnimations().length"
    moving = new_context()
    moving.add_init_script("try { localStorage.speed = '1' } catch {}")
    page = moving.new_page()
    page.goto("/")
    assert page.evaluate(running) > 0
    calm = new_context(reduced_motion="reduce")
    calm.add_init_script("try { localStorage.speed = '1' } catch {}")
    page = calm.new_page()
    page.goto("/")
    assert page.evaluate(running) == 0
