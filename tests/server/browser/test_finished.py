"""A finished game: its rematch, jumps in its replay, and the mark of its last move."""

from playwright.sync_api import Page, expect

from tests.server.browser.actions import MINE, begin, play, table_of, view
from tests.server.browser.actions import sit as take_seat
from tests.server.browser.conftest import NewContext
from tests.server.servers import ANN_AND_BOB, ApiClient, new_table, wait_for

OVER = "body[data-state=over]"
JUMP = """async ([ply, jump]) => {
    const start = performance.now()
    const settled = new Promise(resolve => document.addEventListener('settled', () => {
        if (document.body.dataset.ply === String(ply)) resolve()
    }))
    if (jump === 'slider') {
        const slider = document.getElementById('slider')
        slider.value = [...document.querySelectorAll('#log a')]
            .findIndex(link => link.dataset.ply === String(ply)) + 1
        slider.dispatchEvent(new Event('input'))
    } else document.querySelector(jump).click()
    await settled
    return performance.now() - start
}"""
"""Jump to a ply, and return the milliseconds until its position is shown."""


def finished_game(url: str) -> list[ApiClient]:
    """A game that Ann and Bob have played to its end."""
    people = new_table(url, ANN_AND_BOB)
    now = people[0].view()
    while now["turn"] is not None:
        now = people[now["turn"]].play()
    return people


def sit(new_context: NewContext, client: ApiClient) -> Page:
    """A page of the browser that holds a client's seat."""
    page = new_context().new_page()
    token = client.headers["Authorization"].removeprefix("Bearer ")
    take_seat(page, f"/t/{client.table}/sit/{token}")
    page.wait_for_selector(OVER)
    return page


def test_a_game_with_a_rematch_stays_where_it_is(url: str, new_context: NewContext) -> None:
    people = finished_game(url)
    old = people[0].table
    ann, bob = (sit(new_context, client) for client in people)
    ann.get_by_role("button", name="Rematch").click()
    bob.get_by_role("button", name="Rematch? They want one").click()
    for page in (ann, bob):
        page.wait_for_url(lambda address: "/t/" in address and old not in address)
    new = table_of(ann)
    assert table_of(bob) == new
    for path in (f"/t/{old}", f"/t/{old}/at/30"):
        ann.goto(path)
        ann.wait_for_selector(OVER if path.endswith(old) else "body[data-state=replay]")
        expect(ann.get_by_role("link", name="Go to the rematch")).to_be_visible()
        ann.wait_for_timeout(1000)  # the socket has sent its view
        assert ann.url.endswith(path)
    spectator = new_context().new_page()
    spectator.goto(f"/t/{old}")
    expect(spectator.get_by_role("link", name="Go to the rematch")).to_be_visible()
    ann.get_by_role("link", name="Go to the rematch").click()
    ann.wait_for_url(f"**/t/{new}")


def test_a_jump_in_a_replay_shows_its_position_at_once(url: str, new_context: NewContext) -> None:
    people = finished_game(url)
    page = sit(new_context, people[0])
    page.evaluate("localStorage.speed = 1")
    lines = page.request.get(f"/t/{people[0].table}/story").json()["lines"]
    begun = people[0].log().index(next(m for m in people[0].log() if m["seat"] != "nature"))
    late, middle = lines[-3]["ply"], lines[len(lines) // 2]["ply"]
    jumps = [(begun, "#first"), (late, "slider"), (middle, "slider")]
    jumps += [(late, f'#log a[data-ply="{late}"]'), (begun, "#first")]
    jumps += [(lines[-1]["ply"], "#live"), (late, "slider"), (lines[-4]["ply"], "#prev")]
    times = []
    for ply, jump in jumps:
        times.append(page.evaluate(JUMP, [ply, jump]))
        at = people[0].get(f"/positions/{ply}").json()["position"]
        expect(page.locator("#round")).to_contain_text(f"Round {at['round']}", timeout=1)
        if ply != begun:
            current = page.locator("#log a[aria-current=step]")
            expect(current).to_have_attribute("data-ply", str(ply), timeout=100)
    assert sorted(times)[len(times) // 2] < 100, times
    assert max(times) < 400, times  # a busy machine; an animated step takes 450


def test_a_single_step_forwards_is_animated(url: str, new_context: NewContext) -> None:
    page = sit(new_context, finished_game(url)[0])
    page.evaluate("localStorage.speed = 1")
    second = page.locator("#log a").nth(1)
    page.get_by_role("button", name="First position").click()
    page.wait_for_selector("body[data-state=replay]")
    first = page.locator("#log a").first.get_attribute("data-ply")
    assert page.evaluate(JUMP, [first, "#next"]) > 400
    page.keyboard.press("ArrowRight")  # a jump ends the flight of a step
    late = page.locator("#log a").nth(30).get_attribute("data-ply")
    assert page.evaluate(JUMP, [late, f'#log a[data-ply="{late}"]']) < 400
    expect(second).not_to_have_attribute("aria-current", "step")


def test_earlier_rounds_are_folded_in_the_list_of_moves(url: str, new_context: NewContext) -> None:
    page = sit(new_context, finished_game(url)[0])
    rounds = page.locator("#log details")
    expect(rounds.nth(2)).to_be_attached()
    expect(page.locator("#log details[open]")).to_have_count(1)
    expect(rounds.last).to_have_attribute("open", "")
    first, second = rounds.nth(0), rounds.nth(1)
    expect(first.locator("summary")).to_contain_text("Round 1")
    expect(first.get_by_role("link").first).to_be_hidden()
    first.locator("summary").click()
    expect(first.get_by_role("link").first).to_be_visible()
    first.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(first.get_by_role("link").first).to_be_hidden()
    ply = second.locator("a").nth(1).get_attribute("data-ply")
    page.evaluate(JUMP, [ply, "slider"])
    current = second.locator("a[aria-current=step]")
    expect(current).to_have_attribute("data-ply", str(ply))
    expect(current).to_be_in_viewport()
    expect(first).not_to_have_attribute("open", "")


def test_a_finished_game_cannot_be_taken_back(url: str, page: Page) -> None:
    (ann,) = new_table(url, [{"name": "Ann"}, {"kind": "bot", "player": "random"}])
    token = ann.headers["Authorization"].removeprefix("Bearer ")
    take_seat(page, f"/t/{ann.table}/sit/{token}")
    while ann.view()["turn"] is not None:
        if ann.view()["turn"] == 0:
            ann.play()
    page.wait_for_selector(OVER)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator("#undo")).to_be_hidden()
    page.keyboard.press("u")
    answer = ann.post("/undo").json()
    assert answer["error"]["code"] == "over"
    assert "no move can be taken back" in answer["error"]["message"]
    assert ann.view()["turn"] is None


def marks(page: Page) -> str:
    return page.locator("#board .marks").inner_html()


def test_the_mark_of_the_last_move_stays(page: Page) -> None:
    begin(page, "azul", seats=["me", "here"])
    page.wait_for_selector(MINE)
    seat = view(page)["turn"]
    play(page, next(m for m in view(page)["legal"] if m.endswith("5")))
    wait_for(lambda: page.evaluate("azulejos.state.seat") != seat)  # the boards change places
    page.wait_for_selector(MINE)
    shown = marks(page)
    assert shown
    page.reload()
    page.wait_for_selector(MINE)
    assert marks(page) == shown
