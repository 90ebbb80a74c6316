"""What a player does at a table with the mouse."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from azulejos.match import Match, from_position
from azulejos.views import ends

MINE = "body[data-state=mine]"
SETTLED = "body[data-state=mine], body[data-state=over]"


def begin(page: Page, game: str, *, variant: str = "", players: int = 2, seats: Any = ()) -> None:
    """Start a game from the start page."""
    page.goto("/")
    card = page.locator(f"article[data-game={game}]")
    if card.locator(".unfold").is_visible():  # on phones
        card.locator(".unfold").click()
    if variant or players > 2 or seats:
        card.get_by_role("button", name="Options").click()
        card = card.get_by_role("dialog")
    if variant:
        card.get_by_text(variant, exact=True).click()
    if players > 2:
        card.get_by_text(str(players), exact=True).click()
    for seat, kind in enumerate(seats):
        card.locator("select[name=kind]").nth(seat).select_option(kind)
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")


def sit(page: Page, link: str, name: str = "") -> None:
    """Take a seat by its link."""
    page.goto(link)
    if name:
        page.get_by_label("Your name (optional)").fill(name)
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector("body[data-state]")


def table_of(page: Page) -> str:
    """The name of the table that a page shows."""
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


def view(page: Page) -> dict[str, Any]:
    """The view that the page has."""
    found: dict[str, Any] = page.evaluate("azulejos.state.view")
    return found


def match_of(page: Page) -> Match:
    """The position of the table as a match."""
    return from_position(view(page)["position"], seed=1)


def hit(page: Page, key: str) -> Locator:
    """A place or group on the board that can be chosen."""
    return page.locator(f'#board .hit[data-key="{key}"]')


def middle(page: Page, key: str) -> tuple[float, float]:
    """Where to click: the middle of a group's first tile, or of a place."""
    box = page.evaluate(
        """key => {
            const [first] = azulejos.turn.spots[key].tiles
            const node = first ? document.getElementById(first)
                : document.querySelector(`#board .hit[data-key="${key}"]`)
            const { x, y, width, height } = node.getBoundingClientRect()
            return [x + width / 2, y + height / 2]
        }""",
        key,
    )
    return box[0], box[1]


def click(page: Page, key: str) -> None:
    """Click a place or group with the mouse."""
    hit(page, key).wait_for(state="attached")
    page.mouse.click(*middle(page, key))


def play(page: Page, move: str) -> None:
    """Play a move as a person would: its button, or its source, its target, and the choice."""
    page.wait_for_selector(MINE)
    ply = page.get_attribute("body", "data-ply")
    button = page.locator(f'#choices button[data-move="{move}"]')
    if not button.count():
        _point(page, move)
    if page.evaluate(AWAITS_BUTTON, [ply, move]):
        button.click()
    expect(page.locator("body")).not_to_have_attribute("data-ply", str(ply), timeout=20_000)


def open_tab(page: Page, name: str) -> None:
    """Open a sheet of the panel; on phones all of them are open."""
    tab = page.get_by_role("tab", name=name)
    if tab.is_visible() and page.get_attribute("#panel", "data-tab") != name.lower():
        tab.click()


def type_move(page: Page, move: str) -> None:
    """Type a move in notation, in the field that a key opens."""
    field = page.get_by_label("A move in notation")
    if not field.is_visible():
        page.locator("#board").focus()
        page.keyboard.press("m")
    field.fill(move)
    field.press("Enter")


def rotate(page: Page, width: int, height: int, shape: str) -> None:
    """Change the size of the window, and wait until the table has its new shape."""
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("body")).to_have_attribute("data-shape", shape)
    page.wait_for_selector(SETTLED)


def move_links(page: Page) -> Locator:
    """The links of the list of moves, when it is as new as the board."""
    page.wait_for_selector(SETTLED)
    links = page.locator("#log a")
    expect(links.last).to_have_attribute("data-ply", str(page.get_attribute("body", "data-ply")))
    return links


def _point(page: Page, move: str) -> None:
    game = str(page.get_attribute("body", "data-game"))
    now = view(page)
    sources, target = ends(game, move, now["turn"])
    if not page.locator("#board .hit.chosen").count():
        there = [key for key in sources if hit(page, key).count()]
        assert there, f"{move}: nothing to click for it"
        click(page, there[0])
    if page.evaluate(AWAITS_TARGET, [now["ply"], target]):
        click(page, target)


AWAITS_TARGET = """([ply, target]) => document.body.dataset.state === 'mine'
    && azulejos.state.view.ply === ply
    && Boolean(document.querySelector(`#board .hit.target[data-key="${target}"]`))"""
"""Whether the board waits for a click on the target. A direct move is played by its source alone;
the next position may come at once, and have a place with the same key."""
AWAITS_BUTTON = """([ply, move]) => document.body.dataset.state === 'mine'
    && document.body.dataset.ply === ply
    && Boolean(document.querySelector(`#choices button[data-move="${move}"]`))"""
"""Whether a button has to be clicked for the move; see `AWAITS_TARGET`."""
