"""A table that the operator has closed."""

import re
from pathlib import Path

from playwright.sync_api import expect

from azulejos.server.settings import Settings
from tests.server.browser.actions import sit
from tests.server.browser.conftest import NewContext
from tests.server.servers import ANN_AND_BOB, new_table, running
from tests.server.test_admin import admin

CLOSED = "The operator of this server has closed this table."


def test_a_closed_table_does_not_ask_for_a_move(tmp_path: Path, new_context: NewContext) -> None:
    database = str(tmp_path / "games.db")
    with running(Settings(database, rates=False, pause=0.0)) as url:
        people = new_table(url, ANN_AND_BOB)
        mover = people[people[0].view()["turn"]]
        token = mover.headers["Authorization"].removeprefix("Bearer ")
        page = new_context().new_page()
        sit(page, f"{url}/t/{mover.table}/sit/{token}")
        expect(page.locator("#status")).to_contain_text("Your turn")
        assert admin(database, "close", mover.table) == 0
        expect(page.locator("#status")).to_have_text(CLOSED)
        expect(page.locator("#say")).to_have_text("")
        expect(page).not_to_have_title(re.compile("Your turn"))
        expect(page.locator("#board .hit")).to_have_count(0)
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.locator("#say")).to_have_text(CLOSED)
        assert admin(database, "reopen", mover.table) == 0
        expect(page.locator("#status")).to_contain_text("Your turn")
