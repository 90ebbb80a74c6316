"""The levels for people: the same names everywhere, never slow, each stronger than the last."""

import time

import pytest

import azulejos
from azulejos.arena import Arena, Plan
from azulejos.arena.run import deal_share
from azulejos.games import find_game
from azulejos.players import LEVELS, Thinker, levels, player
from azulejos.players.levels import BEST, Level, Settings, settings_of, tables
from azulejos.search.evaluators import FIRST, SECOND
from azulejos.search.nets import find_evaluator
from azulejos.words import LANGUAGES, say, speaking
from tests.variants import VARIANTS


@pytest.mark.parametrize("variant", ["azul-2-grey", "azul-3-colour"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_repeats_its_choice(variant: str, level: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=4, **options)
    one, two = (player(level, 7).choose(match, nodes=200).move for _ in range(2))
    assert one == two
    assert one in match.moves()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_table_has_every_level(variant: str) -> None:
    """From those that do not search to those that do, the last one without a limit."""
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=4, **options)
    ladder = [settings_of(level, match) for level in LEVELS]
    searches = [settings.searches for settings in ladder]
    assert searches == sorted(searches)
    assert len(set(ladder)) == len(LEVELS)
    assert ladder[-1] == Settings(unlimited=True, evaluator=BEST)


@pytest.mark.parametrize(
    ("level", "bot"),
    [("expert", "search:hand"), ("master", "search:first"), ("maestro", "search:second")],
)
def test_levels_with_a_network(level: str, bot: str) -> None:
    match = azulejos.new("azul", seed=4)
    chosen = player(level, 7).choose(match)
    same = player(bot, 7).choose(match, nodes=settings_of(level, match).nodes)
    assert (chosen.move, chosen.value, chosen.nodes) == (same.move, same.value, same.nodes)


def test_a_level_can_be_stopped() -> None:
    assert isinstance(player("legend"), Thinker)
    assert isinstance(player("newcomer"), Thinker)


@pytest.mark.parametrize(
    ("level", "variant"),
    [
        *((level, "azul-2-colour") for level in LEVELS[:-1]),
        ("grandmaster", "azul-4-colour"),
        ("grandmaster", "summer_pavilion-4-colour"),
        ("grandmaster", "duel-first"),
    ],
)
def test_no_level_keeps_people_waiting(level: str, variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=1, **options)
    bot = player(level, 1)
    bot.choose(match, nodes=1)
    began = time.process_time()
    bot.choose(match)
    assert time.process_time() - began < 1.0


def test_noise_makes_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even with noise, plausible moves come first: a blunder is rare."""
    match = azulejos.new("azul", seed=2, start=0)
    values = azulejos.player("greedy", 1).choose(match)
    best = {move for move, value in values.alternatives.items() if value == values.value}
    best |= {values.move}
    often = {}
    for noise in (0.0, 0.3, 3.0):
        noisy = Settings(noise=noise)
        monkeypatch.setattr(levels, "settings_of", lambda level, match, noisy=noisy: noisy)
        chosen = [Level("pupil", seed).choose(match).move for seed in range(40)]
        often[noise] = sum(move in best for move in chosen)
    assert often[0.0] == 40
    assert often[0.0] > often[0.3] > often[3.0]


def test_a_game_without_a_file_has_levels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten levels with less and less noise, the last without any; none searches."""
    monkeypatch.setattr(levels, "FILE", "no such file")
    (table,) = tables(find_game("duel"))
    assert len(set(table.levels)) == len(LEVELS)
    noise = [settings.noise for settings in table.levels]
    assert noise == sorted(noise, reverse=True)
    assert table.levels[-1] == Settings()


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_two_levels_higher_wins(game: str) -> None:
    """A few games of the quick ones; docs/explanation/strength.md has all with intervals."""
    arena = Arena(Plan(game, ("apprentice", "newcomer"), 8))
    list(arena.play(jobs=1))
    assert sum(deal_share(deal, 0) for deal in arena.deals(0)) / 4 > 0.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: str) -> None:
    with speaking(language):
        assert len({say("levels-name", level=level) for level in LEVELS}) == len(LEVELS)
        assert len({say("levels-about", level=level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize(
    ("variant", "nets"),
    [
        ("azul-2-colour", ["azul-2-colour-1", "azul-2-colour-2"]),
        ("azul-2-grey", ["azul-2-grey-1", "azul-2-grey-2"]),
        ("summer_pavilion-2-grey", ["summer_pavilion-2-1", "summer_pavilion-2-1"]),
    ],
)
def test_pinned_networks(variant: str, nets: list[str]) -> None:
    """The first two of a mode; where there is only one, it is both."""
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=4, **options)
    assert [find_evaluator(match, name) for name in (FIRST, SECOND)] == nets


@pytest.mark.parametrize("name", ["legend", "search", "search:hand", "search nodes=5"])
def test_without_an_engine_strong_bots_are_refused_at_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azulejos.engine.background.find_spec", lambda name: None)
    with pytest.raises(azulejos.BadOption, match="pip install wasmtime"):
        azulejos.player(name)
    assert azulejos.player("newcomer", 1).choose(azulejos.new("azul", seed=1)).move
