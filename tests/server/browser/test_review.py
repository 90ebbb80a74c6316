"""The page of a review, at a desk and on a phone, with mouse and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from azulejos.server.settings import Settings
from tests.server.browser.conftest import PHONE, NewContext
from tests.server.browser.test_finished import finished_game, sit
from tests.server.servers import running


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose reviews are quick."""
    database: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running(Settings(str(database), rates=False, pause=0.0, review_nodes=200)) as address:
        yield address


@pytest.fixture
def reviewed(url: str, new_context: NewContext) -> Page:
    """The review of Ann's game, opened from the table."""
    page = sit(new_context, finished_game(url)[0])
    page.get_by_role("link", name="Review").click()
    expect(page.locator("#the-sentence")).to_be_visible(timeout=60_000)
    expect(page.locator("#the-progress")).to_be_hidden(timeout=60_000)
    return page


def test_a_review_from_the_table(reviewed: Page) -> None:
    sentence = reviewed.locator("#the-sentence").inner_text()
    assert "your moves gave away" in sentence
    assert reviewed.locator(".graph svg").count() == 1
    rows = reviewed.locator(".list a")
    rows.nth(4).click()
    expect(reviewed.locator("#the-move h3")).to_contain_text("Move 5")
    expect(reviewed.locator("#the-move svg")).to_be_visible()
    assert f"ply={rows.nth(4).get_attribute('data-ply')}" in reviewed.url
    reviewed.keyboard.press("ArrowRight")
    expect(reviewed.locator("#the-move h3")).to_contain_text("Move 6")
    reviewed.reload()  # the address names the move
    expect(reviewed.locator("#the-move h3")).to_contain_text("Move 6")
    reviewed.locator(".people a").nth(1).click()
    expect(reviewed.locator("#the-sentence")).to_contain_text("Bob")
    reviewed.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert reviewed.evaluate(wide)
    reviewed.get_by_role("link", name="Back to the table").click()
    reviewed.wait_for_url("**/t/*")


def test_a_game_goes_on_from_a_review(reviewed: Page) -> None:
    reviewed.locator(".list a").nth(6).click()
    expect(reviewed.locator("#the-move h3")).to_contain_text("Move 7")
    finished = reviewed.url
    reviewed.get_by_role("button", name="Play on from here").click()
    reviewed.wait_for_url(lambda address: "/review" not in address)
    reviewed.wait_for_selector("body[data-state=mine]")
    reviewed.goto(finished)
    reviewed.get_by_role("link", name="Analyse").click()
    reviewed.get_by_role("button", name="Begin").click()
    reviewed.wait_for_selector("body[data-state=mine]")


def test_a_broken_position_is_explained(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_label("A position or a record").fill("azul nonsense")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#problem")).not_to_be_empty()


def test_mistakes_are_tried_again_until_right(reviewed: Page) -> None:
    learn = reviewed.locator("#the-learn")
    plies = (learn.get_attribute("data-plies") or "").split()
    learn.click()
    for left in range(min(len(plies), 2)):
        question = reviewed.locator("#the-move h3")
        expect(question).to_contain_text("try it again")
        title = question.inner_text()
        wrong = reviewed.locator(".answers [data-right=no]").first
        wrong.click()
        expect(reviewed.locator("#the-answer")).not_to_be_empty()
        expect(question).to_have_text(title)
        reviewed.locator(".answers [data-right=yes]").click()
        expect(reviewed.locator("#the-answer")).to_contain_text("Right")
        expect(question).not_to_have_text(title)
        assert left < len(plies)
