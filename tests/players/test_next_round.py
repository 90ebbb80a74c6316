"""The next round: nearly equal moves are compared by sampling it."""

from collections.abc import Callable
from random import Random
from statistics import fmean, pstdev

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import azulejos
from azulejos.engine.state import NOBODY
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.choice import Choice
from azulejos.search.next_round import (
    FEWEST_DEALS,
    MOST_DEALS,
    NEAR,
    STANDARD_ERRORS,
    Candidate,
    NextRound,
    Progress,
    add_sample,
    is_behind,
    leading,
    mean,
)
from tests.players.test_alphabeta import tiles_left, with_twelve_tiles_left

ENOUGH = 600_000


def candidates(*values: int) -> NextRound:
    """Candidates with their static evaluations, interpreted."""
    found = [Candidate() for _ in values]
    for candidate, value in zip(found, values, strict=True):
        candidate.value = value
    progress = Progress()
    progress.count = len(values)
    return NextRound(found, [], [progress], [], [], [], [])


Probe = Callable[[int, int], int | None]
"""The value of a candidate after a deal; None ends the comparison."""


def compare(n: NextRound, probe: Probe) -> int:
    """Sample as the search does; the candidate that is chosen."""
    here = n.progress[0]
    value = probe(here.candidate, here.deal)
    while value is not None and add_sample(n, value):
        value = probe(here.candidate, here.deal)
    return leading(n)


def lucky(*means: int) -> Probe:
    """After each deal the same luck for all, and a little of one's own."""

    def probe(candidate: int, deal: int) -> int:
        own = Random(f"{deal} {candidate}").randrange(-50, 50)
        return means[candidate] + Random(deal).randrange(-2000, 2000) + own

    return probe


def test_deals_find_the_better_move_and_drop_those_behind() -> None:
    tried = candidates(500, 450, 480)
    assert compare(tried, lucky(300, 450, 445)) == 1
    first, _, third = tried.candidates
    assert first.deals == FEWEST_DEALS
    assert FEWEST_DEALS <= third.deals <= MOST_DEALS


def test_a_move_dropped_in_lucky_deals_stays_dropped() -> None:
    tried = candidates(500, 500, 480)

    def probe(candidate: int, deal: int) -> int:
        better = 0 if candidate == 0 else 100
        return better + (1000 if deal < FEWEST_DEALS else -1000) + deal % 3

    assert compare(tried, probe) == 1
    first, second, third = tried.candidates
    assert third.deals > first.deals
    assert mean(first) > mean(second)  # it has seen the good deals only


def test_without_a_deal_the_static_evaluation_counts() -> None:
    tried = candidates(450, 500)
    assert compare(tried, lambda candidate, deal: None) == 1
    assert [mean(candidate) for candidate in tried.candidates] == [450, 500]


def test_an_interrupted_comparison_has_equal_deals() -> None:
    tried = candidates(500, 450)
    compare(tried, lambda candidate, deal: None if (deal, candidate) == (3, 1) else 400)
    assert [candidate.deals for candidate in tried.candidates] == [3, 3]


@given(st.lists(st.tuples(st.integers(-9999, 9999), st.integers(-9999, 9999)), min_size=2))
def test_a_candidate_is_behind_by_standard_errors(samples: list[tuple[int, int]]) -> None:
    one, leader = candidates(0, 0).candidates
    one.deals = min(len(samples), MOST_DEALS)
    for deal, values in enumerate(samples[:MOST_DEALS]):
        one.samples[deal], leader.samples[deal] = values
    ahead = [b - a for a, b in samples[:MOST_DEALS]]
    behind = fmean(ahead) - STANDARD_ERRORS * pstdev(ahead) / len(ahead) ** 0.5
    assume(abs(behind) > 1e-6)
    assert is_behind(one, leader) == (behind > 0)


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
            if judge.session.work.states[1]["turn"] == NOBODY:
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


def test_probes_share_no_table_entries() -> None:
    """Not even those of different moves, which have the same deals."""
    bot = AlphaBetaPlayer(1, "hand")
    keys = []
    for seed in (1, 2):
        bot.choose(with_twelve_tiles_left(seed), nodes=ENOUGH)
        keys.append(set(bot.session.next_round.table["key"].tolist()) - {0})
        bot.session.next_round.table["key"] = 0
    assert keys[0]
    assert keys[1]
    assert not keys[0] & keys[1]
