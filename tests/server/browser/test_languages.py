"""Pages in every language: chosen, switched, played through, and nothing is cut off."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import azulejos
from azulejos.words import LANGUAGES
from tests.server.browser.actions import SETTLED, click, match_of, move_links, play, rotate
from tests.server.browser.conftest import DESK, NewContext

SMALL = {"width": 360, "height": 640}
SCREENS = {"desk": DESK, "phone": SMALL}
SEATS: list[dict[str, Any]] = [
    {"kind": "person", "name": "Оксана", "mine": True},
    {"kind": "bot", "player": "random"},
]
# What only a screen reader sees is one pixel wide; what is scrolled is not cut off.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter(node => {
  if (node.closest('svg, .sr, script, select, #log, #chat') || node.clientWidth < 2) return false
  const text = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())
  const hidden = getComputedStyle(node).overflowY === 'hidden'
  const low = hidden && node.scrollHeight > node.clientHeight + 2
  return text && (low || node.scrollWidth > node.clientWidth + 1)
}).map(node => `${node.tagName} ${node.id} ${node.className}: ${node.textContent.trim()}`)"""
ARROW = 20
CUT_IN_SELECTS = f"""() => [...document.querySelectorAll('select')].flatMap(select => {{
  const style = getComputedStyle(select), pen = document.createElement('canvas').getContext('2d')
  pen.font = style.font
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return !select.clientWidth ? [] : [...select.options].map(option => option.textContent)
    .filter(words => pen.measureText(words).width > room - {ARROW})
}})"""
"""Any choice of a list fits its closed field, beside its arrow."""
OUTSIDE = """() => {
  const { x, y, width, height } = document.getElementById('board').viewBox.baseVal
  return [...document.querySelectorAll('#board .ground text, #board .ink text')].filter(node => {
    const at = node.getBBox()
    if (at.y + at.height < y) return false // the band of the picture, which the page has itself
    return at.x < x - 1 || at.x + at.width > x + width + 1 || at.y + at.height > y + height + 1
  }).map(node => node.textContent)
}"""
TOUCHING = """() => {
  const words = [...document.querySelectorAll('#board .ground text, #board .ink text')]
    .filter(node => /\\p{L}/u.test(node.textContent)).map(node => [node, node.getBBox()])
  const apart = (a, b) => a.x + a.width < b.x + 1 || b.x + b.width < a.x + 1
    || a.y + a.height * .7 < b.y || b.y + b.height * .7 < a.y
  return words.flatMap(([node, box], n) => words.slice(n + 1)
    .filter(([other, place]) => !apart(box, place))
    .map(([other]) => `${node.textContent} | ${other.textContent}`))
}"""
TURNS = {"en": "Your turn", "uk": "Ваш хід", "ru": "Ваш ход"}
ROUNDS = {"en": "Round", "uk": "Раунд", "ru": "Раунд"}


def new_table(page: Page, game: str, **more: Any) -> None:
    """A table against a bot that answers at once."""
    page.goto("/")
    made = page.request.post("/api/tables", data={"game": game, "seats": SEATS, **more})
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector(SETTLED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_off(new_context: NewContext, screen: str, language: str) -> None:
    context = new_context(viewport=SCREENS[screen], locale=language)
    context.add_init_script("try { localStorage.confirm = '1' } catch {}")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(CUT_IN_SELECTS) == []
    page.locator("[data-opens=prefs]").click()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(CUT_IN_SELECTS) == []
    for game in azulejos.GAMES:
        new_table(page, game, seats=SEATS if game == "duel" else [*SEATS, SEATS[1], SEATS[1]])
        assert page.evaluate(CUT_OFF) == [], game
        assert page.evaluate(OUTSIDE) == [], game
        assert page.evaluate(TOUCHING) == [], game
        whole = page.locator("#say").inner_text().replace("\N{NO-BREAK SPACE}", " ")
        assert whole == page.locator("#status").text_content() or screen == "desk"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        await_confirmation(page)
        assert page.evaluate(CUT_OFF) == [], game
        if screen == "phone":
            rotate(page, SMALL["height"], SMALL["width"], "flat")
            await_confirmation(page)
            assert page.evaluate(CUT_OFF) == [], game
            assert page.evaluate(TOUCHING) == [], game
            rotate(page, SMALL["width"], SMALL["height"], "tall")


def await_confirmation(page: Page) -> None:
    """Point at a move that is played only when it is asked for once more."""
    click(page, str(page.locator("#board .hit.source").last.get_attribute("data-key")))
    if not page.locator("body.confirming").count():
        click(page, str(page.locator("#board .hit.target").last.get_attribute("data-key")))
    expect(page.locator("body.confirming #choices button")).to_have_count(1)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_turn_in_words(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language).new_page()
    new_table(page, "azul", options={"wall": "colour"})
    expect(page.locator("#status")).to_contain_text(TURNS[language])
    play(page, azulejos.player("greedy", seed=1).choose(match_of(page)).move)
    words = move_links(page).first.inner_text()
    assert any(tile in words for tile in ("плитка", "плитки", "плиток")), words
    assert not any("a" <= letter <= "z" for letter in words), words
    assert re.search(r"\d\N{NO-BREAK SPACE}\w.*\w\N{NO-BREAK SPACE}\d", words), words
    expect(page.locator("#round")).to_contain_text(ROUNDS[language])


def test_the_language_is_switched_and_remembered(new_context: NewContext) -> None:
    context = new_context(locale="en")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    with page.expect_navigation():
        page.locator("#language").select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("#games")).to_have_attribute("aria-label", "Ігри")
    again = context.new_page()
    again.goto("/t/nosuchtable")
    expect(again.locator("h1")).to_have_text("Тут нічого немає")
