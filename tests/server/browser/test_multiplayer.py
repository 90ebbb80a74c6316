"""Two browsers at one table; and a server that is killed meanwhile."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.browser.actions import (
    MINE,
    begin,
    open_tab,
    play,
    sit,
    table_of,
    type_move,
    view,
)
from tests.server.browser.conftest import NewContext
from tests.server.networks import network
from tests.server.servers import Process

WAITING = "body[data-state=waiting]"


def two(new_context: NewContext) -> tuple[Page, Page]:
    """Ann, who makes a table, and Bob, who opens the link that she sends him."""
    ann = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    ann.goto("/")
    ann.locator("article[data-game=azul]").get_by_role("button", name="With a friend").click()
    ann.get_by_role("button", name="Copy invitation link").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    link = ann.evaluate("navigator.clipboard.readText()")
    bob = new_context().new_page()
    sit(bob, link)
    expect(ann.locator("#invitation")).to_be_hidden()
    return ann, bob


def first_of(ann: Page, bob: Page) -> tuple[Page, Page]:
    """Who is to move, and the other."""
    ann.wait_for_selector(f"{MINE}, {WAITING}")
    return (ann, bob) if view(ann)["turn"] in view(ann)["mine"] else (bob, ann)


def test_two_players_play_chat_and_undo(new_context: NewContext) -> None:
    ann, bob = two(new_context)
    one, other = first_of(ann, bob)
    expect(one.locator("#people li.here")).to_have_count(2)
    play(one, "1" + next(m for m in view(one)["legal"] if m[0] == "1")[1:])
    other.wait_for_selector(MINE)
    expect(other.locator("#log a")).to_have_count(1)
    open_tab(other, "Chat")
    other.get_by_placeholder("Say something").fill("Well <b>played</b>!")
    other.keyboard.press("Enter")
    expect(one.locator("#chat")).to_contain_text("Well <b>played</b>!")
    one.reload()
    expect(one.locator("#chat")).to_contain_text("Well <b>played</b>!")
    one.get_by_role("button", name="Ask to take back").click()
    other.get_by_role("button", name="Agree").click()
    one.wait_for_selector(MINE)
    expect(one.locator("#log a")).to_have_count(0)
    expect(other.locator("#log a")).to_have_count(0)


def test_a_chat_message_is_noticed_on_a_phone(new_context: NewContext) -> None:
    ann, bob = two(new_context)
    bob.set_viewport_size({"width": 390, "height": 844})
    expect(bob.locator("body")).to_have_attribute("data-shape", "tall")
    for text in ("Hello", "Your turn"):
        open_tab(ann, "Chat")
        ann.get_by_placeholder("Say something").fill(text)
        ann.keyboard.press("Enter")
        expect(bob.locator("#chat-notice")).to_contain_text(text)
        expect(bob.locator("#chat-notice")).to_be_in_viewport()
    expect(bob.locator("#menu")).to_have_attribute("data-unread", "2")
    expect(ann.locator("#chat-notice")).to_be_hidden()
    bob.locator("#chat").scroll_into_view_if_needed()
    expect(bob.locator("#menu")).not_to_have_attribute("data-unread", "2")
    expect(bob.locator("#chat-notice")).to_be_hidden()


def test_presence_is_shown_and_spectators_cannot_play(new_context: NewContext) -> None:
    ann, bob = two(new_context)
    expect(ann.locator("#people li.here")).to_have_count(2)
    bob.close()
    expect(ann.locator("#people li.here")).to_have_count(1)
    stranger = new_context().new_page()
    stranger.goto(ann.url)
    stranger.wait_for_selector(WAITING)
    expect(stranger.locator("#board .hit")).to_have_count(0)
    expect(stranger.get_by_placeholder("Say something")).to_be_hidden()


def test_two_players_at_one_screen(new_context: NewContext) -> None:
    page = new_context().new_page()
    begin(page, "azul", seats=["me", "here"])
    for _ in range(2):
        page.wait_for_selector(MINE)
        seat = view(page)["turn"]
        play(page, next(m for m in view(page)["legal"] if m.endswith("5")))
        page.wait_for_selector(
            f'#board .hit[data-key]:not([data-key="{seat}:5"])', state="attached"
        )
    assert view(page)["turn"] == seat ^ 1


def test_a_page_reconnects_after_the_server_was_killed(
    new_context: NewContext, tmp_path: Path
) -> None:
    database = str(tmp_path / "games.db")
    server = Process(database)
    page = new_context(base_url=server.wait()).new_page()
    begin(page, "azul")
    page.wait_for_selector(MINE)
    play(page, next(m for m in view(page)["legal"] if m.endswith("5")))
    page.wait_for_selector(MINE)
    before = view(page)
    server.kill()
    expect(page.locator("#away")).to_be_visible()
    Process(database, port=int(server.url.rpartition(":")[2])).wait()
    expect(page.locator("#away")).to_be_hidden(timeout=20_000)
    assert view(page)["position"] == before["position"]
    play(page, next(m for m in view(page)["legal"] if m.endswith("4")))
    page.wait_for_selector(MINE)
    expect(page.locator("#log a")).to_have_count(len(view_moves(page)))


def view_moves(page: Page) -> list[str]:
    table = view(page)["table"]
    moves = page.request.get(f"/api/tables/{table}/moves?from=0").json()["moves"]
    return [m["move"] for m in moves if m["seat"] != "nature"]


def test_a_silently_dead_network_is_noticed(new_context: NewContext, url: str) -> None:
    """The page says so; when the network is back, it shows what has happened and plays on."""
    with network(url) as between:
        ann = new_context(base_url=between.url).new_page()
        begin(ann, "azul", seats=["me", "me"])
        ann.wait_for_selector(MINE)
        between.cut()
        expect(ann.locator("#away")).to_be_visible(timeout=30_000)
        move = view(ann)["legal"][0]
        other = new_context().new_page()
        other.context.add_cookies([{**c, "url": url} for c in cookies(ann)])  # type: ignore[typeddict-item]
        other.goto(f"/t/{table_of(ann)}")
        play(other, move)
        between.mend()
        expect(ann.locator("#away")).to_be_hidden(timeout=30_000)
        expect(ann.locator("#log a")).to_have_count(1)
        ann.wait_for_selector(MINE)
        play(ann, view(ann)["legal"][0])
        expect(other.locator("#log a")).to_have_count(2)


def cookies(page: Page) -> list[dict[str, str]]:
    return [{"name": c["name"], "value": c["value"]} for c in page.context.cookies()]


def test_a_move_in_a_dead_network_is_played_once(new_context: NewContext, url: str) -> None:
    with network(url) as between:
        ann = new_context(base_url=between.url).new_page()
        begin(ann, "azul", seats=["me", "me"])
        ann.wait_for_selector(MINE)
        between.cut()
        type_move(ann, view(ann)["legal"][0])
        expect(ann.locator("#away")).to_be_visible(timeout=30_000)
        between.mend()
        expect(ann.locator("#log a")).to_have_count(1, timeout=30_000)
        expect(ann.locator("#away")).to_be_hidden()
