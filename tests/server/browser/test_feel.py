"""How a turn feels on a desk: lifting, dragging, choosing beside the place, looking at others."""

from playwright.sync_api import FloatRect, Page, expect

from azulejos.views import ends
from tests.server.browser.actions import MINE, begin, click, middle, play, view
from tests.server.browser.conftest import NewContext


def box(page: Page, selector: str) -> FloatRect:
    """Where an element is."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def first_ends(page: Page) -> tuple[str, str]:
    """The source and the target of a move that takes tiles to a line."""
    moves = [ends("azul", move, view(page)["turn"]) for move in view(page)["legal"]]
    return next((sources[0], target) for sources, target in moves if not target.endswith("F"))


def test_a_dragged_tile_leaves_its_place_and_lands_from_where_it_was_dropped(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    page.evaluate("localStorage.speed = 1")
    source, target = first_ends(page)
    tile = page.evaluate("key => azulejos.turn.spots[key].tiles[0]", source)
    start, end = middle(page, source), None
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 40, start[1] + 40, steps=4)
    end = middle(page, target)
    page.mouse.move(*end, steps=4)
    expect(page.locator(f"#{tile}")).to_have_css("opacity", "0")
    # The badges are above what is carried.
    order = (
        "document.querySelector('.carried').compareDocumentPosition(azulejos.board.layer('over'))"
    )
    assert page.evaluate(order) & 4  # the layer of badges follows
    page.evaluate(
        """tile => document.getElementById('board').addEventListener('pointerup', () => {
            const { x, y, width, height } = document.getElementById(tile).getBoundingClientRect()
            window.landed = [x + width / 2, y + height / 2]
        }, { once: true })""",
        tile,
    )
    page.mouse.up()
    landed = page.evaluate("landed")
    far = abs(start[0] - end[0]) + abs(start[1] - end[1])
    assert abs(landed[0] - end[0]) + abs(landed[1] - end[1]) < far / 3


def test_another_board_is_enlarged_beside_the_own_and_the_turn_goes_on(page: Page) -> None:
    begin(page, "azul", players=4)
    page.wait_for_selector(MINE)
    choices = page.locator("#board .hit").count()
    small = box(page, '.boards [data-seat="2"]')
    page.mouse.click(small["x"] + 20, small["y"] + 12)
    expect(page.locator("#lens")).to_be_visible()
    assert box(page, "#lens svg")["width"] > small["width"]
    assert page.locator("#board .hit").count() == choices
    play(page, view(page)["legal"][0])
    page.keyboard.press("Escape")
    expect(page.locator("#lens")).to_be_hidden()


def test_the_same_sentence_is_said_once_and_bots_do_not_chat(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    sentence = page.locator("#status").inner_text()
    # Screen readers hear the sentence once more when the bot has begun; that log is not seen.
    seen = page.evaluate(
        """() => {
            const log = document.getElementById('live-region')
            log.hidden = true
            const words = document.body.innerText
            log.hidden = false
            return words
        }"""
    )
    assert seen.count(sentence) == 1
    expect(page.get_by_role("tab", name="Chat")).to_be_hidden()
    expect(page.get_by_label("A move in notation")).to_be_hidden()


def test_picking_up_lifts_tiles_and_closed_lines_say_why(page: Page) -> None:
    begin(page, "azul")
    page.wait_for_selector(MINE)
    source, target = first_ends(page)
    click(page, source)
    expect(page.locator("#board .lifted").first).to_be_attached()
    expect(page.locator("#held svg")).to_be_visible()
    badge, line = page.locator("#board .badge").first, box(page, f'[data-key="{target}"]')
    expect(badge).to_be_attached()
    covering = [b for b in page.locator("#board .badge").all() if _overlaps(b.bounding_box(), line)]
    assert covering == []
    page.keyboard.press("Escape")
    expect(page.locator("#board .lifted")).to_have_count(0)


def _overlaps(one: FloatRect | None, other: FloatRect) -> bool:
    assert one is not None
    across = one["x"] < other["x"] + other["width"] - 2 and other["x"] + 2 < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] - 2 and other["y"] + 2 < one["y"] + one["height"]
    return across and down


def test_rotations_are_chosen_by_pictures_beside_the_square(page: Page) -> None:
    begin(page, "duel")
    page.wait_for_selector(MINE)
    play(page, view(page)["legal"][0])
    page.wait_for_selector(MINE)
    move = next(move for move in view(page)["legal"] if move.endswith("r0"))
    target = ends("duel", move, view(page)["turn"]).target
    square = box(page, f'#board .hit[data-key="{target}"]')
    click(page, target)
    expect(page.locator("#choices.beside svg.icon")).to_have_count(4)
    choices = box(page, "#choices")
    gap = max(
        choices["x"] - square["x"] - square["width"], square["x"] - choices["x"] - choices["width"]
    )
    assert 0 <= gap < 24


def test_the_panel_folds_to_a_rail_and_the_board_uses_the_room(new_context: NewContext) -> None:
    page = new_context().new_page()
    begin(page, "summer_pavilion")
    page.wait_for_selector(MINE)
    before = box(page, '.boards [data-seat="0"]')["width"]
    page.get_by_role("button", name="Moves and chat").click()
    expect(page.locator("body")).to_have_attribute("data-shape", "1384x840")
    page.wait_for_selector(MINE)
    assert box(page, '.boards [data-seat="0"]')["width"] != before
    expect(page.get_by_role("tab", name="Moves")).to_be_in_viewport()
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("button", name="Preferences")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-shape", "1152x840")


def test_two_at_one_screen_see_the_boards_fade(page: Page) -> None:
    begin(page, "azul", seats=["me", "me"])
    page.wait_for_selector(MINE)
    page.evaluate("localStorage.speed = 1")
    page.evaluate(
        """() => {
            window.faded = []
            const animate = Element.prototype.animate
            Element.prototype.animate = function (path, ...rest) {
                if (this.id === 'board') window.faded.push(path.map(step => step.opacity))
                return animate.call(this, path, ...rest)
            }
        }"""
    )
    seat = page.evaluate("azulejos.state.seat")
    play(page, view(page)["legal"][0])
    own = page.locator(f'#board .hit[data-key^="{seat}:"]')
    page.wait_for_selector(MINE)
    click(page, view(page)["legal"][0][:2])
    expect(page.locator(f'#board .hit.target[data-key^="{1 - seat}:"]').first).to_be_attached()
    assert own.count() == 0
    for _ in range(100):
        if len(page.evaluate("faded")) == 2:
            break
        page.wait_for_timeout(50)
    assert page.evaluate("faded") == [[1, 0], [0, 1]]
