"""The evaluations: what is explained and fitted is what the search sees."""

import pytest

import azulejos
from azulejos.evaluation.terms import TermCounter, term_names
from azulejos.games import find_game
from azulejos.players import player
from tests.variants import VARIANTS


@pytest.mark.parametrize(
    "variant", ["azul-2-colour", "azul-3-grey", "summer_pavilion-2-colour", "duel-other"]
)
def test_a_tally_adds_up_to_the_worth(variant: str) -> None:
    game, options = VARIANTS[variant]
    match, bot = azulejos.new(game, seed=1, **options), player("greedy", 1)
    notes, judge = TermCounter(match.rules, find_game(game).heuristic), find_game(game).heuristic
    while not match.over:
        state = match.state
        for p in range(match.players):
            tally = notes.tally(state, p)
            weights = judge.WEIGHTS[tally.stage]
            sums = sum(weights[place] * count for place, count in tally.counts.items())
            assert tally.worth == tally.certain + sums == judge.worth(state, p, 0)
        assert state == match.state
        match.play(bot.choose(match).move)


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_every_stage_of_every_table_has_its_weights(game: str) -> None:
    judge = find_game(game).heuristic
    assert len(judge.WEIGHTS) == judge.STAGES * len(judge.TABLES)
    assert {len(row) for row in judge.WEIGHTS} == {len(term_names(judge.TERMS))}
