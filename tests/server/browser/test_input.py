"""A turn by mouse, by dragging, by touch, by keyboard, by notation; and the way back."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.server.browser.actions import MINE, begin, click, hit, middle, play, type_move, view
from tests.server.browser.conftest import PHONE, NewContext

LINE_5 = re.compile(r"You.*to line\s5")


def first_move(page: Page) -> tuple[str, str, str]:
    """Some taking of tiles for line 5: the move, its source and its target."""
    now = view(page)
    move = next(move for move in now["legal"] if move.endswith("5"))
    return move, move[:2], f"{now['turn']}:5"


def test_a_first_game_starts_within_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Azul", exact=True).click()
    page.wait_for_selector(MINE)
    expect(page.locator("#status")).to_contain_text("Your turn")


def test_choosing_shows_targets_and_previews(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    _, source, target = first_move(page)
    click(page, source)
    seat = target[0]
    for line in "12345F":
        expect(hit(page, f"{seat}:{line}")).to_have_class("hit target")
    expect(page.locator("#board .badge.loss").first).to_be_attached()  # the floor costs
    page.mouse.move(*middle(page, target))
    expect(page.locator("#board .ghost").first).to_be_attached()
    expect(page.locator("#say")).to_contain_text("of 5")


def test_closed_lines_say_why(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, _, _ = first_move(page)
    play(page, move)
    page.wait_for_selector(MINE)
    other = next(m for m in view(page)["legal"] if m[1] != move[1])
    click(page, other[:2])
    why = page.locator("#board .shut title")
    expect(why.first).to_contain_text("line 5 holds")


def test_dragging(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, source, target = first_move(page)
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(700, 450, steps=4)
    expect(page.locator("#board .carried")).to_be_attached()
    page.mouse.move(*middle(page, target), steps=4)
    page.mouse.up()
    expect(page.locator("#log")).to_contain_text(LINE_5)
    assert taken(page)[0][1] == move


def taken(page: Page) -> list[tuple[int, str]]:
    """All moves of seats so far, as the server kept them."""
    table = view(page)["table"]
    moves = page.request.get(f"/api/tables/{table}/moves?from=0").json()["moves"]
    mine = view(page)["mine"]
    return [(m["seat"], m["move"]) for m in moves if m["seat"] in mine]


def test_a_drag_that_ends_nowhere_changes_nothing(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    _, source, _ = first_move(page)
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(20, 880, steps=5)
    page.mouse.up()
    expect(page.locator("#board .carried")).to_have_count(0)
    assert taken(page) == []


def test_touch(new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, source, target = first_move(page)
    page.touchscreen.tap(*middle(page, source))
    expect(hit(page, target)).to_have_class("hit target")
    page.touchscreen.tap(*middle(page, target))
    expect(page.locator("#board .ghost").first).to_be_attached()  # fingers slip: it is asked for
    assert taken(page) == []
    page.get_by_role("button", name="Play this").tap()
    expect(page.locator("#log")).to_contain_text(LINE_5)
    assert taken(page)[0][1] == move


def test_dragging_with_a_finger(new_context: NewContext) -> None:
    context = new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, source, target = first_move(page)
    finger = context.new_cdp_session(page)
    x, y = middle(page, source)
    touch(finger, "touchStart", x, y)
    touch(finger, "touchMove", x + 20, y + 20)
    expect(hit(page, target)).to_have_class("hit target")
    u, v = middle(page, target)
    touch(finger, "touchMove", u, v)
    touch(finger, "touchEnd")
    expect(page.locator("#log")).to_contain_text(LINE_5)
    assert taken(page)[0][1] == move


def touch(finger: CDPSession, kind: str, *point: float) -> None:
    points: list[Any] = [{"x": point[0], "y": point[1]}] if point else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_turn_by_keyboard_takes_few_presses(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    page.locator("#board .hit[tabindex='0']").focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#log li").last).to_contain_text("from")
    page.wait_for_selector(MINE)
    assert len(taken(page)) == 1
    focused = page.evaluate("document.activeElement.getAttribute('role')")
    assert focused == "button"  # the focus is on the board again


def test_escape_puts_back(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    _, source, target = first_move(page)
    click(page, source)
    expect(hit(page, target)).to_be_attached()
    page.keyboard.press("Escape")
    expect(hit(page, target)).to_have_count(0)


def test_moves_can_be_typed_and_a_wrong_one_says_why(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, _, _ = first_move(page)
    type_move(page, "9B1")
    expect(page.locator("#say")).to_contain_text("only 5 displays")
    page.wait_for_selector(MINE)
    type_move(page, move)
    expect(page.locator("#log")).to_contain_text(LINE_5)


def test_undo_against_a_bot(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    move, _, _ = first_move(page)
    play(page, move)
    page.wait_for_selector(MINE)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#log a")).to_have_count(1 if view(page)["position"]["start"] == 1 else 0)
    page.wait_for_selector(MINE)
    assert move in view(page)["legal"]
