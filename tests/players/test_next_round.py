"""The next round: nearly equal moves are compared by sampling it."""

from collections.abc import Callable
from random import Random

import pytest

import azulejos
from azulejos.engine.state import NOBODY
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.choice import Choice
from azulejos.search.next_round import FEWEST_DEALS, MOST_DEALS, NEAR, Candidate, compare
from tests.players.test_alphabeta import tiles_left, with_twelve_tiles_left

ENOUGH = 600_000


def candidates(*values: int) -> list[Candidate]:
    return [Candidate([move], None, value, []) for move, value in enumerate(values)]


def lucky(*means: int) -> Callable[[Candidate, int], int]:
    """After each deal the same luck for all, and a little of one's own."""

    def probe(candidate: Candidate, deal: int) -> int:
        move = candidate.line[0]
        own = Random(f"{deal} {move}").randrange(-50, 50)
        return means[move] + Random(deal).randrange(-2000, 2000) + own

    return probe


def test_deals_find_the_better_move_and_drop_those_behind() -> None:
    first, second, third = tried = candidates(500, 450, 480)
    assert compare(tried, lucky(300, 450, 445))[0] is second
    assert len(first.samples) == FEWEST_DEALS
    assert FEWEST_DEALS <= len(third.samples) <= MOST_DEALS


def test_a_move_dropped_in_lucky_deals_stays_dropped() -> None:
    first, second = tried = candidates(500, 500)
    better = {0: 0, 1: 100}

    def probe(candidate: Candidate, deal: int) -> int:
        return better[candidate.line[0]] + (1000 if deal < FEWEST_DEALS else -1000) + deal % 3

    third = Candidate([1], None, 480, [])
    assert compare([*tried, third], probe)[0] is second
    assert len(third.samples) > len(first.samples)
    assert first.mean > second.mean  # it has seen the good deals only


def test_without_a_deal_the_static_evaluation_counts() -> None:
    tried = candidates(450, 500)
    found = compare(tried, lambda candidate, deal: None)
    assert [candidate.mean for candidate in found] == [500, 450]


def test_an_interrupted_comparison_has_equal_deals() -> None:
    tried = candidates(500, 450)
    compare(tried, lambda c, deal: None if (deal, c.line) == (3, [1]) else 400)
    assert [len(candidate.samples) for candidate in tried] == [3, 3]


@pytest.mark.parametrize("seed", range(5))
def test_after_a_solved_round_the_next_is_sampled(seed: int) -> None:
    match = with_twelve_tiles_left(seed)
    solved = AlphaBetaPlayer(1, "hand").choose(match, depth=40)
    choice = AlphaBetaPlayer(1, "hand").choose(match, nodes=ENOUGH)
    assert choice.nodes <= ENOUGH
    assert solved.value is not None
    known = {solved.move: solved.value, **solved.alternatives}
    assert known[choice.move] > solved.value - NEAR / 100
    table = azulejos.from_position(match.position(), nature="manual")
    for move in choice.line:
        table.play(move)
    assert table.over or table.turn == "nature"
    assert choice.line[0] == choice.move
    assert choice.move not in choice.alternatives
    assert set(choice.alternatives) == set(match.moves()) - {choice.move}
    again = AlphaBetaPlayer(1, "hand").choose(match, nodes=ENOUGH)
    assert (again.move, again.value, again.nodes) == (choice.move, choice.value, choice.nodes)


def test_the_end_of_the_game_is_not_sampled() -> None:
    match = azulejos.new("azul", seed=4)
    greedy, judge = azulejos.player("greedy", 4), AlphaBetaPlayer(1, "hand")
    while not match.over:
        if tiles_left(match) <= 12:
            exact = judge.choose(match, depth=40)
            if judge.states[1]["turn"] == NOBODY:
                choice = AlphaBetaPlayer(1, "hand").choose(match, nodes=ENOUGH)
                assert choice.value == pytest.approx(exact.value)
                return
        match.play(greedy.choose(match).move)
    raise AssertionError("no round was seen to end the game")


def test_sampling_can_be_stopped() -> None:
    match = with_twelve_tiles_left(2)
    heard: list[Choice] = []
    bot = AlphaBetaPlayer(1, "hand")
    bot.report = heard.append
    undisturbed = bot.choose(match, nodes=ENOUGH)
    solved = heard[-1]  # what was said last before it looked beyond
    bot = AlphaBetaPlayer(1, "hand")
    bot.report = lambda choice: bot.stop() if choice.nodes == solved.nodes else None
    stopped = bot.choose(match, nodes=ENOUGH)
    assert stopped.move == solved.move
    assert stopped.nodes < undisturbed.nodes
