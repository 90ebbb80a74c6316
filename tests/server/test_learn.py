"""The learn pages say the same in all languages, and answer every clause that players meet."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from azulejos.games import GAMES, find_game
from azulejos.server.pages.learn import pictures, texts
from azulejos.server.pages.learn import routes as learn
from azulejos.words import LANGUAGES
from tests.games.cases import cases

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = [(language, game) for language in LANGUAGES for game in GAMES]


def clauses_of_rules(game: str) -> list[str]:
    """All clauses of a game, and sections without any; not the last section: it is about JSON."""
    anchors = re.findall(r'<a id="([\d.]+)"></a>', (RULES / f"{game}.md").read_text("utf-8"))
    last = max(int(anchor.split(".")[0]) for anchor in anchors)
    whole = [a for a in anchors if "." not in a and f"{a}.1" not in anchors]
    found = [a for a in anchors if "." in a] + whole
    return [a for a in found if a.split(".")[0] != str(last)]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_explained_once(game: str) -> None:
    there = [clause for section in texts.text("en", game).sections for clause in section.clauses]
    assert len(there) == len(set(there))
    assert set(clauses_of_rules(game)) <= set(there)


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_all_languages_have_the_same_sections_and_pictures(language: str, game: str) -> None:
    english, other = texts.text("en", game), texts.text(language, game)
    shape = [(s.level, s.name, s.clauses) for s in english.sections]
    assert [(s.level, s.name, s.clauses) for s in other.sections] == shape
    assert other.pictures == english.pictures
    written = [re.sub(r"\D", "", _digits(language, game)), re.sub(r"\D", "", _digits("en", game))]
    assert written[0] == written[1], "the numbers in the tables"


def _digits(language: str, game: str) -> str:
    """What the tables of a text say: costs and bonuses are the same in every language."""
    file = find_game(game).folder / "learn" / f"{language}.md"
    return "".join(line for line in file.read_text("utf-8").splitlines() if line.startswith("| "))


@pytest.mark.parametrize("game", GAMES)
def test_all_pictures_are_shown_and_described(game: str) -> None:
    for language in LANGUAGES:
        text = texts.text(language, game)
        assert set(text.pictures) == set(pictures.pictures(game))
        html = text.html("{}-{}")
        assert len(re.findall(r'alt="[^"]{20,}"', html)) == len(text.pictures)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_can_be_drawn_in_both_shapes(game: str) -> None:
    for name in pictures.pictures(game):
        for shape in ("wide", "tall"):
            drawn = pictures.drawn(game, name, shape, "dark", "en", ("You", "Ben"))
            wide, high = pictures.size(game, name, shape)
            assert 100 < wide < 800, (name, shape)
            found = re.search(r'width="([\d.]+)" height="([\d.]+)"', drawn)
            assert found is not None
            assert abs(float(found[1]) - wide) < 1
            assert abs(float(found[2]) - high) < 1


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_rule_cases_has_a_section(game: str) -> None:
    """The cases cite the clause of each illegal move; the table links to the learn page with it."""
    there = {clause for section in texts.text("en", game).sections for clause in section.clauses}
    cited = {clause for case in cases(game) for clause in case.illegal.values()}
    assert cited
    assert cited <= there


# --- served ---


@pytest.fixture
def client(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url) as client:
        yield client


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_pages_are_served_with_all_anchors_and_pictures(
    client: httpx.Client, language: str, game: str
) -> None:
    slug = learn.slugs()[game]
    page = client.get(f"/learn/{slug}", headers={"Accept-Language": language})
    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    ids = re.findall(r'id="([^"]+)"', page.text)
    assert len(ids) == len(set(ids))
    for clause in clauses_of_rules(game):
        assert clause in ids
    for target in re.findall(r'href="#([^"]+)"', page.text):
        assert target in ids
    sources = re.findall(r'(?:src|srcset)="(/learn/[^"]+)"', page.text)
    first = client.get(sources[0])
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("image/svg")
    assert len(page.content) < 60_000


def test_missing_pages(client: httpx.Client) -> None:
    for path in ("/learn/chess", "/learn/azul/none.wide.light.en.svg"):
        assert client.get(path).status_code == 404
    for wrong in ("market.round.light.en", "market.wide.pink.en", "market.wide.light.xx"):
        assert client.get(f"/learn/azul/{wrong}.svg").status_code == 404


def test_all_games_are_listed(client: httpx.Client) -> None:
    shelf = client.get("/learn").text
    for slug in learn.slugs().values():
        assert f'href="/learn/{slug}"' in shelf
        assert f'action="/learn/{slug}/play"' in shelf
