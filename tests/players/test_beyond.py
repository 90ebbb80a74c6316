"""Beyond the round: nearly equal moves are told apart by what the next round may bring."""

from collections.abc import Callable
from random import Random

import pytest

import azulejos
from azulejos.engine.state import NOBODY
from azulejos.search.alphabeta_player import AlphaBeta
from azulejos.search.choice import Choice
from azulejos.search.next_round import FEWEST, MOST_DEALS, NEAR, Candidate, compare
from tests.players.test_alphabeta import tiles_left, with_twelve_tiles_left

ENOUGH = 600_000


def candidates(*judged: int) -> list[Candidate]:
    return [Candidate([move], None, value, []) for move, value in enumerate(judged)]


def lucky(*means: int) -> Callable[[Candidate, int], int]:
    """After each deal the same luck for all, and a little of one's own."""

    def after_deal(candidate: Candidate, deal: int) -> int:
        move = candidate.line[0]
        own = Random(f"{deal} {move}").randrange(-50, 50)
        return means[move] + Random(deal).randrange(-2000, 2000) + own

    return after_deal


def test_deals_tell_who_is_better_and_who_is_behind_is_given_up() -> None:
    first, second, third = tried = candidates(500, 450, 480)
    assert compare(tried, lucky(300, 450, 445))[0] is second
    assert len(first.dealt) == FEWEST
    assert FEWEST <= len(third.dealt) <= MOST_DEALS


def test_who_was_given_up_in_lucky_deals_stays_so() -> None:
    first, second = tried = candidates(500, 500)
    better = {0: 0, 1: 100}

    def after_deal(candidate: Candidate, deal: int) -> int:
        return better[candidate.line[0]] + (1000 if deal < FEWEST else -1000) + deal % 3

    third = Candidate([1], None, 480, [])
    assert compare([*tried, third], after_deal)[0] is second
    assert len(third.dealt) > len(first.dealt)
    assert first.worth > second.worth  # it has seen the good deals only


def test_without_a_deal_the_evaluation_is_believed() -> None:
    tried = candidates(450, 500)
    found = compare(tried, lambda candidate, deal: None)
    assert [candidate.worth for candidate in found] == [500, 450]


def test_who_is_interrupted_has_as_many_deals_for_each() -> None:
    tried = candidates(500, 450)
    compare(tried, lambda c, deal: None if (deal, c.line) == (3, [1]) else 400)
    assert [len(candidate.dealt) for candidate in tried] == [3, 3]


@pytest.mark.parametrize("seed", range(5))
def test_a_solved_round_is_looked_beyond(seed: int) -> None:
    match = with_twelve_tiles_left(seed)
    solved = AlphaBeta(1, "hand").choose(match, depth=40)
    choice = AlphaBeta(1, "hand").choose(match, nodes=ENOUGH)
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
    again = AlphaBeta(1, "hand").choose(match, nodes=ENOUGH)
    assert (again.move, again.value, again.nodes) == (choice.move, choice.value, choice.nodes)


def test_nobody_looks_beyond_the_end_of_the_game() -> None:
    match = azulejos.new("azul", seed=4)
    greedy, judge = azulejos.player("greedy", 4), AlphaBeta(1, "hand")
    while not match.over:
        if tiles_left(match) <= 12:
            exact = judge.choose(match, depth=40)
            if judge.states[1]["turn"] == NOBODY:
                choice = AlphaBeta(1, "hand").choose(match, nodes=ENOUGH)
                assert choice.value == pytest.approx(exact.value)
                return
        match.play(greedy.choose(match).move)
    raise AssertionError("no round was seen to end the game")


def test_who_looks_beyond_can_be_stopped() -> None:
    match = with_twelve_tiles_left(2)
    heard: list[Choice] = []
    bot = AlphaBeta(1, "hand")
    bot.report = heard.append
    undisturbed = bot.choose(match, nodes=ENOUGH)
    solved = heard[-1]  # what was said last before it looked beyond
    bot = AlphaBeta(1, "hand")
    bot.report = lambda choice: bot.stop() if choice.nodes == solved.nodes else None
    stopped = bot.choose(match, nodes=ENOUGH)
    assert stopped.move == solved.move
    assert stopped.nodes < undisturbed.nodes
