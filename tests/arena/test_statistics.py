"""The arena's statistics, against figures worked out by hand and against simulated players."""

import math
import random
from collections.abc import Sequence

import pytest

from azulejos.arena.ratings import ELO, Stages, fit, ratings, solve, stages
from azulejos.arena.statistics import (
    Sprt,
    average,
    elo,
    elo_difference,
    expected_score,
    likeliest,
    pair_counts,
    share,
)


def test_elo() -> None:
    assert str(elo(0.5)) == "0.0"
    assert elo(0.75) == pytest.approx(190.8485)
    assert elo(10 / 11) == pytest.approx(400)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(elo(0.3)) == pytest.approx(0.3)


def test_a_share_by_hand() -> None:
    """Mean 0.75; squares 4 · 0.0625; with one deal of independent games 0.1875 / 2 more.

    Spread (0.25 + 0.09375) / 4 = 0.0859375: as 4 · 0.1875 / 0.0859375 = 8.727 games would scatter.
    """
    found = share([1.0, 1.0, 0.5, 0.5], 2)
    assert found.value == 0.75
    assert found.low == pytest.approx(0.4223, abs=1e-4)
    assert found.high == pytest.approx(0.9249, abs=1e-4)
    rated = elo_difference([1.0, 1.0, 0.5, 0.5], 2)
    assert rated.value == pytest.approx(190.85, abs=0.01)
    assert rated.low == pytest.approx(-54.4, abs=0.1)
    assert rated.high == pytest.approx(436.2, abs=0.2)


def test_who_wins_everything() -> None:
    """Wilson's interval for n of n: the low end is n / (n + z²)."""
    found = share([1.0] * 10, 2)
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(10 / (10 + 1.959964**2))
    lost = share([0.0] * 10, 2)
    assert lost.low == pytest.approx(0, abs=1e-12)
    assert lost.high == pytest.approx(1 - found.low)
    for deals in range(1, 60):  # however it is rounded
        swept = elo_difference([1.0] * deals, 2)
        assert (swept.value, swept.high) == (math.inf, math.inf)
        lost = elo_difference([0.0] * deals, 2)
        assert (lost.value, lost.low) == (-math.inf, -math.inf)


def test_pairs_that_cancel_out_tell_more_than_pairs_that_do_not() -> None:
    alike = share([1.0, 0.0] * 50, 2)
    apart = share([0.5] * 100, 2)
    assert alike.value == apart.value == 0.5
    assert alike.high - alike.low == pytest.approx(2 * 0.0962, abs=1e-3)  # as 100 games
    assert apart.high - apart.low < 0.03


def test_intervals_hold_what_they_promise() -> None:
    """Deals favour one side or the other; 95 % of all intervals hold the truth."""
    lot = random.Random(1)
    truth, held, trials = 0.6, 0, 600
    for _ in range(trials):
        deals = []
        for _ in range(60):
            luck = lot.uniform(-0.3, 0.3)
            deals.append(((lot.random() < truth + luck) + (lot.random() < truth - luck)) / 2)
        found = share(deals, 2)
        held += found.low <= truth <= found.high
    assert 0.93 <= held / trials <= 0.98


def test_averages() -> None:
    found = average([1.0, 2.0, 3.0, 4.0])
    half = 1.959964 * math.sqrt(5 / 3) / 2
    assert found.value == 2.5
    assert found.low == pytest.approx(2.5 - half)
    assert average([7.0]).high == math.inf


# --- The sequential test --------------------------------------------------------------------------


def test_bounds() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 10, alpha=0.01, beta=0.1).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


def test_ratios_by_hand() -> None:
    """If pairs are only won or lost as a whole, the mean says all: it is the binomial test."""
    test = Sprt(0, 100)
    p0, p1 = 0.5, expected_score(100)
    by_hand = 30 * math.log(p1 / p0) + 10 * math.log((1 - p1) / (1 - p0))
    assert test.ratio([10, 0, 0, 0, 30]) == pytest.approx(by_hand, abs=0.02)
    assert Sprt(-50, 50).ratio([5, 3, 9, 3, 5]) == pytest.approx(0, abs=1e-9)


def test_the_likeliest_distribution_has_the_mean_and_fits_best() -> None:
    seen, mean = [3.0, 5.0, 20.0, 8.0, 4.0], 0.6
    found = likeliest(seen, mean)
    assert sum(found) == pytest.approx(1)
    assert sum(p * s / 4 for p, s in zip(found, range(5), strict=True)) == pytest.approx(mean)

    def fits(parts: Sequence[float]) -> float:
        return sum(n * math.log(p) for n, p in zip(seen, parts, strict=True))

    # Any small change that keeps total and mean makes it fit less well.
    for change in ((1, -2, 1, 0, 0), (0, 1, -2, 1, 0), (0, 0, 1, -2, 1)):
        for sign in (-1e-4, 1e-4):
            other = [p + sign * c for p, c in zip(found, change, strict=True)]
            assert fits(other) < fits(found)


def simulated_test(truth: float, lot: random.Random) -> str:
    test, counts, ratios = Sprt(0, 60), [0] * 5, [0.0]
    while test.verdict(ratios) is None:
        luck = lot.uniform(-0.25, 0.25)
        won = (lot.random() < truth + luck) + (lot.random() < truth - luck)
        counts[2 * won] += 1
        ratios.append(test.ratio(counts))
    verdict = test.verdict(ratios)
    assert verdict
    return verdict


def test_it_errs_as_rarely_as_it_promises() -> None:
    lot = random.Random(5)
    for truth, wrong in ((0.5, "H1"), (expected_score(60), "H0")):
        verdicts = [simulated_test(truth, lot) for _ in range(60)]
        assert verdicts.count(wrong) <= 8  # 3 expected; more in 0.3 % of all samples


def test_pair_counts() -> None:
    assert pair_counts([0.0, 1.0, 0.5, 0.75, 0.25, 1.0]) == [1, 1, 1, 1, 2]


# --- Ratings --------------------------------------------------------------------------------------


def test_two_players_by_hand() -> None:
    """Bradley–Terry: the strengths are as the wins, 3 : 1; a draw is half a win for each."""
    wins: Stages = {((0, 1), 0): 30.0, ((0, 1), 1): 10.0}
    first, second = fit(wins, 2, 1e-9)
    assert first - second == pytest.approx(190.8485, abs=1e-3)
    assert first + second == pytest.approx(0)
    assert dict(stages(((0, 1),))) == {((0, 1), 0): 0.5, ((0, 1), 1): 0.5}


def test_places_of_a_ranking() -> None:
    assert dict(stages(((2,), (0,), (1,)))) == {((0, 1, 2), 2): 1.0, ((0, 1), 0): 1.0}
    assert dict(stages(((0,), (1, 1)))) == {((0, 1, 1), 0): 1.0}
    equal = dict(stages(((0, 1, 2),)))
    assert equal[(0, 1, 2), 1] == pytest.approx(1 / 3)
    assert equal[(0, 1), 0] == pytest.approx(1 / 6)


def test_three_copies_of_an_equal_player() -> None:
    """Who wins every fourth game against three others is as strong as they are."""
    first, second = fit({((0, 1, 1, 1), 0): 25.0, ((0, 1, 1, 1), 1): 75.0}, 2, 1e-9)
    assert first == pytest.approx(second, abs=1e-6)


def test_who_wins_everything_has_a_rating_and_a_wide_interval() -> None:
    first, second = ratings([[((0,), (1,))] * 2] * 50, 2)
    assert 300 < first.value - second.value < 1200
    assert first.high - first.low > 200
    assert first.low > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulated_players_are_recovered(seats: int) -> None:
    truth = [250.0, 50.0, 0.0, -100.0, -200.0]
    lot = random.Random(seats)
    deals = []
    for _ in range(400):
        games = []
        for _ in range(seats):
            at_table = lot.sample(range(5), seats)
            # Plackett–Luce: who waits shortest, with the strength as the rate, comes first.
            waits = {i: lot.expovariate(math.exp(truth[i] / ELO)) for i in at_table}
            games.append(tuple((i,) for i in sorted(at_table, key=waits.__getitem__)))
        deals.append(games)
    found = ratings(deals, 5)
    for rating, true in zip(found, truth, strict=True):
        assert rating.value == pytest.approx(true, abs=60)
        assert rating.low - 15 < true < rating.high + 15
        assert 10 < rating.high - rating.low < 120


def test_solving() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])
