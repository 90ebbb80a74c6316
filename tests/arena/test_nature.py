"""Nature in the arena: as likely as the rules say, and the same for all games of a deal."""

import random
from collections import Counter
from collections.abc import Callable
from math import factorial

import pytest

import azulejos
from azulejos.arena.nature import Ranks
from tests.variants import VARIANTS


def surprise(counts: Counter[str], expected: dict[str, float]) -> float:
    """Pearson's chi-square."""
    return sum((counts[key] - value) ** 2 / value for key, value in expected.items())


def sequence(nature: Callable[[dict[str, int]], str], bag: dict[str, int]) -> str:
    left, drawn = dict(bag), ""
    while left:
        tile = nature(dict(left))
        drawn += tile
        left[tile] -= 1
        left = {kind: count for kind, count in left.items() if count}
    return drawn


def test_every_order_of_a_bag_is_equally_likely() -> None:
    seeds, orders = 12_000, factorial(6) // (factorial(3) * factorial(2))
    counts = Counter(sequence(Ranks(seed), {"B": 3, "Y": 2, "R": 1}) for seed in range(seeds))
    assert len(counts) == orders == 60
    expected = dict.fromkeys(counts, seeds / orders)
    assert surprise(counts, expected) < 98.3  # 99.9 % of all samples with 59 degrees of freedom


def test_draws_stay_as_likely_when_things_are_added_and_removed() -> None:
    """As when a bag is filled again, tiles are put back, or a plate is taken from the deck."""
    for first in ("B", "Y"):
        counts: Counter[str] = Counter()
        for seed in range(12_000):
            nature = Ranks(seed)
            if nature({"B": 2, "Y": 2}) == first:
                nature({"S": 1, "W": 4})  # another heap, in between
                counts[nature({"B": 1, "Y": 6, "R": 3})] += 1
        total = counts.total()
        expected = {"B": total * 0.1, "Y": total * 0.6, "R": total * 0.3}
        assert total > 5000
        assert surprise(counts, expected) < 13.8  # 99.9 %, 2 degrees of freedom


def test_draws_do_not_depend_on_those_before() -> None:
    counts: Counter[str] = Counter()
    for seed in range(4000):
        nature = Ranks(seed)
        counts[nature({"B": 1, "Y": 1}) + nature({"B": 1, "Y": 1})] += 1
    assert surprise(counts, dict.fromkeys(("BB", "BY", "YB", "YY"), 1000.0)) < 16.3


def draws(game: str, seed: int, lot: int, **options: object) -> list[str]:
    """Nature's draws in a game that is played at random."""
    nature = Ranks(seed)
    drawn: list[str] = []

    def remember(chances: dict[str, int]) -> str:
        drawn.append(nature(chances))
        return drawn[-1]

    match = azulejos.new(game, seed=seed, nature=remember, **options)  # type: ignore[arg-type]
    choose = random.Random(lot)
    while not match.over:
        match.play(choose.choice(match.moves()))
    return drawn


def test_the_first_bag_is_the_same_however_people_play() -> None:
    for seed in range(5):
        one, two = (draws("azul", seed, lot)[:100] for lot in (1, 2))
        assert one == two
        assert Counter(one) == dict.fromkeys(("=B", "=Y", "=R", "=K", "=W"), 20)
    assert draws("azul", 1, 1)[:100] != draws("azul", 2, 1)[:100]


def test_after_that_most_draws_still_agree() -> None:
    """The second bag has other tiles after other play: a fifth would agree by chance."""
    same = total = 0
    for seed in range(40):
        one, two = (draws("azul", seed, lot)[100:] for lot in (1, 2))
        same += sum(a == b for a, b in zip(one, two, strict=False))
        total += min(len(one), len(two))
    assert total > 500
    assert same / total > 0.6


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_game_begins_alike_for_all(variant: str) -> None:
    game, options = VARIANTS[variant]
    one, two = (draws(game, 3, lot, **options) for lot in (1, 2))
    begun = azulejos.new(game, seed=3, nature=Ranks(3), **options)
    first = len(begun.history)
    assert first > 0
    assert one[:first] == two[:first] == begun.history
    assert draws(game, 3, 1, **options) == one
