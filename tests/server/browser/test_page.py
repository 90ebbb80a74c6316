"""What pages weigh, that nothing scrolls at a desk, replay, scoring step by step, themes."""

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.actions import (
    MINE,
    begin,
    move_links,
    open_tab,
    play,
    rotate,
    table_of,
    view,
)
from tests.server.browser.conftest import PHONE, NewContext

GAMES = ["azul", "summer_pavilion", "duel"]


def test_the_whole_page_is_small(page: Page) -> None:
    bodies: dict[str, bytes] = {}
    page.on("response", lambda r: bodies.update({r.url: r.body()} if r.ok else {}))
    begin(page, "summer_pavilion")
    page.wait_for_selector(MINE)
    page.wait_for_load_state("networkidle")
    own = [body for url, body in bodies.items() if not url.endswith(".woff2")]
    assert sum(len(gzip.compress(body)) for body in own) < 120_000
    assert all(url.startswith(page.url.split("/t/")[0]) for url in bodies)  # nothing from elsewhere


@pytest.mark.parametrize("game", GAMES)
def test_no_scrolling_on_desktops_and_none_sideways_on_phones(
    new_context: NewContext, game: str
) -> None:
    page = new_context().new_page()
    begin(page, game)
    page.wait_for_selector(MINE)
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(size) == [1440, 900]
    rotate(page, PHONE["width"], PHONE["height"], "tall")
    assert page.evaluate(size)[0] == 390


def test_replay_has_an_address_for_each_ply(page: Page) -> None:
    begin(page, "azul")
    for _ in range(3):
        page.wait_for_selector(MINE)
        play(page, view(page)["legal"][0])
    links = move_links(page)
    count = links.count()
    for _ in range(2):
        page.get_by_role("button", name="Previous move").click()
    expect(page.locator("#status")).not_to_contain_text("Your turn")
    expect(page).to_have_url(re.compile(rf"/t/{table_of(page)}/at/\d+"))
    expect(links.nth(count - 3)).to_have_attribute("aria-current", "step")
    page.wait_for_selector("body[data-state=replay]")
    shown = tiles(page)
    page.reload()
    page.wait_for_selector("body[data-state=replay]")
    assert tiles(page) == shown
    expect(page.locator("#board .hit")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(links.nth(count - 2)).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    page.wait_for_selector(MINE)
    page.locator("#slider").fill("0")
    expect(page.locator("body")).to_have_attribute("data-state", "replay")
    assert len(tiles(page)) == 21  # twenty tiles on the displays, and the marker


def tiles(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        "#board .tiles > *", "all => all.map(t => t.getAttribute('transform')).sort()"
    )
    return found


def test_record_and_picture_can_be_downloaded(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    open_tab(page, "More")
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    assert "Game" in record.value.path().read_text(encoding="utf-8")
    with page.expect_download() as picture:
        page.get_by_role("link", name="Picture").click()
    assert picture.value.path().read_text(encoding="utf-8").startswith("<svg")


def test_the_scoring_is_shown_step_by_step(page: Page) -> None:
    """With flights on: every sentence of the scoring is said, and tiles land where they belong."""
    begin(page, "azul")
    said: list[str] = []
    page.expose_function(
        "heard", lambda words: said.append(str(words).replace("\N{NO-BREAK SPACE}", " "))
    )
    page.evaluate(
        """() => new MutationObserver(() => heard(document.getElementById('say').textContent))
            .observe(document.getElementById('say'), { childList: true })"""
    )
    while True:
        page.wait_for_selector(MINE)
        now = view(page)["position"]
        if now["round"] == 2:
            break
        left = len("".join(now["factories"])) == 0 and len(set(now["centre"])) <= 2
        page.evaluate(f"localStorage.speed = {2 if left else 0}")
        play(page, view(page)["legal"][0])
    table = view(page)["table"]
    lines = page.request.get(f"/t/{table}/story").json()["lines"]
    scored = [
        (view(page)["names"][seat], words) for line in lines for seat, words, _ in line["then"]
    ]
    assert scored
    for name, words in scored:
        assert f"{name}: {words}" in said


def test_themes(new_context: NewContext) -> None:
    page = new_context(color_scheme="dark").new_page()
    begin(page, "duel")
    page.wait_for_selector(MINE)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    ground = page.locator("#board .ground > rect").first
    expect(ground).to_have_attribute("fill", "#0D1626")
    open_tab(page, "More")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Theme").select_option("light")
    expect(ground).to_have_attribute("fill", "#EDE4D1")


def test_a_missing_table(page: Page) -> None:
    answer = page.goto("/t/nothing")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


def test_reduced_motion_shows_no_flights(new_context: NewContext) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    page.evaluate("localStorage.speed = 1")
    page.evaluate(
        """() => {
            window.flown = 0
            const animate = Element.prototype.animate
            Element.prototype.animate = function (path, ...rest) {
                if (path.some(step => step.transform)) window.flown++
                return animate.call(this, path, ...rest)
            }
        }"""
    )
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    assert page.evaluate("flown") == 0


def test_the_table_in_words(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    open_tab(page, "More")
    page.locator("#inwords summary").click()
    expect(page.locator("#text")).to_contain_text("Centre:")
    play(page, view(page)["legal"][0])
    expect(page.locator("#live-region")).to_contain_text("You: ")


def test_a_click_skips_the_scoring_and_the_list_keeps_it(page: Page) -> None:
    begin(page, "azul")
    while True:
        page.wait_for_selector(MINE)
        now = view(page)["position"]
        is_last = len("".join(now["factories"])) == 0 and len(set(now["centre"])) <= 2
        if is_last:
            break
        play(page, view(page)["legal"][0])
    page.evaluate("localStorage.speed = 0.05")  # the scoring would take a minute
    ply = view(page)["ply"]
    page.request.post(
        f"/api/tables/{view(page)['table']}/moves",
        data={"move": view(page)["legal"][0], "ply": ply},
    )
    page.locator("#skip").wait_for()
    page.mouse.click(*_corner(page))
    expect(page.locator("#round")).to_contain_text("Round 2", timeout=4_000)
    page.evaluate("localStorage.speed = 0")
    expect(page.locator("#log ul li").first).to_contain_text("on the wall")


def _corner(page: Page) -> tuple[float, float]:
    """A point of the board where nothing lies."""
    box = page.locator("#board").bounding_box()
    assert box is not None
    return box["x"] + 4, box["y"] + box["height"] - 4
