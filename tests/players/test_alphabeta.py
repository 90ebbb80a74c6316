"""What alpha-beta says of a position, and what others notice of it."""

import asyncio
from statistics import median

import pytest

import azulejos
from azulejos.bench.search import lateness
from azulejos.games.azul import rules as azul
from azulejos.match import Match
from azulejos.players import player
from azulejos.search import Search
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from tests.players.test_search import near_the_end_of_a_round, plain_minimax

SOLVED_IN = 400_000
"""Nodes within which the last tiles of these rounds are solved: about a tenth of a second."""


def tiles_left(match: Match) -> int:
    state = match.state
    assert isinstance(state, azul.State)
    return sum(map(sum, state.pool))


def with_twelve_tiles_left(seed: int) -> Match:
    """Some round of a game of two, when no more than twelve tiles lie on the table."""
    match = azulejos.new("azul", seed=seed)
    bot = player("greedy", seed)
    for _ in range(11 * (seed % 5)):
        match.play(bot.choose(match).move)
    while not 9 < tiles_left(match) <= 12:
        match.play(bot.choose(match).move)
    return match


def test_twelve_tiles_are_solved() -> None:
    bot = AlphaBetaPlayer(evaluation="hand")
    for seed in range(12):
        match = with_twelve_tiles_left(seed)
        choice = bot.choose(match, nodes=SOLVED_IN, depth=40)
        assert bot.session.work.stack[0]["complete"], f"seed {seed}"
        assert choice.nodes < SOLVED_IN, f"seed {seed}"


@pytest.mark.parametrize("seed", range(4))
def test_all_alternatives_are_exact_if_asked_for(seed: int) -> None:
    match = near_the_end_of_a_round(seed, "colour")
    bot = AlphaBetaPlayer(evaluation="hand")
    bot.lines = len(match.moves())
    choice = bot.choose(match, depth=40)
    sign = 1 if match.turn == 0 else -1
    said = {choice.move: choice.value, **choice.alternatives}
    assert not choice.at_most
    assert list(choice.alternatives.values()) == sorted(choice.alternatives.values(), reverse=True)
    assert set(said) == set(match.moves())
    for move, state in match.outcomes().items():
        assert isinstance(state, azul.State)
        assert sign * plain_minimax(state) / 100 == said[move], move


@pytest.mark.parametrize("seed", range(4))
def test_of_other_moves_no_less_is_said_than_is_true(seed: int) -> None:
    match = near_the_end_of_a_round(seed, "colour")
    choice = AlphaBetaPlayer(evaluation="hand").choose(match, depth=40)
    sign = 1 if match.turn == 0 else -1
    assert choice.value is not None
    for move, state in match.outcomes().items():
        assert isinstance(state, azul.State)
        true = sign * plain_minimax(state) / 100
        if move in choice.at_most:
            assert true <= choice.alternatives[move] <= choice.value, move
        elif move != choice.move:
            assert true == choice.alternatives[move], move


def test_a_solved_line_ends_with_the_round_as_was_said() -> None:
    for seed in range(6):
        match = with_twelve_tiles_left(seed)
        choice = AlphaBetaPlayer(evaluation="hand").choose(match, depth=40)
        seat, round_ = match.turn, match.position()["round"]
        assert isinstance(seat, int)
        assert choice.value is not None
        table = azulejos.from_position(match.position(), nature="manual")
        for move in choice.line:
            assert table.position()["round"] == round_
            table.play(move)
        assert table.over or table.turn == "nature", f"seed {seed}: {choice.line}"
        lead = choice.values[seat] - choice.values[1 - seat]
        won = 20 * ((seat in table.winners) - (1 - seat in table.winners)) if table.over else 0
        assert lead + won == pytest.approx(choice.value)


def test_a_loop_goes_on_beside_a_search() -> None:
    """Generous: the machine may be busy. `azulejos bench search` measures it."""
    bot, match = Search(1), azulejos.new("azul", seed=3)
    bot.choose(match, nodes=1)
    assert median(asyncio.run(lateness(lambda: bot.choose(match, seconds=0.5)))) < 0.05
