"""The searches: exact where they can be, reproducible, quick to stop, and strong."""

import threading
import time
from dataclasses import replace

import pytest

import azulejos
from azulejos.engine.background import ENGINE, NUMBA
from azulejos.engine.structs import Machine
from azulejos.evaluation.network import Network
from azulejos.games import find_game
from azulejos.games.azul import heuristic as evaluation
from azulejos.games.azul import rules as azul
from azulejos.match import Match
from azulejos.players import player
from azulejos.search import Search
from azulejos.search.alphabeta import WIN_BONUS
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.engines import ENTRY_POINTS
from azulejos.search.limits import Limit
from azulejos.search.mcts_player import MctsPlayer
from tests.variants import VARIANTS, json_of


def near_the_end_of_a_round(seed: int, wall: str) -> Match:
    """Two-player Azul with at most three groups of tiles left to take, and little to tile."""
    match = azulejos.new("azul", seed=seed, wall=wall)
    bot = player("greedy" if wall == "colour" else "random", seed)
    while len({move[:2] for move in match.moves()}) > 3 or full_lines(match) > 1:
        match.play(bot.choose(match).move)
    return match


def full_lines(match: Match) -> int:
    """How many lines wait to be tiled; on the grey wall, each is a choice of its own."""
    lines = [line for board in json_of(match)["players"] for line in enumerate(board["lines"])]
    grey = match.options["wall"] == "grey"
    return sum(count > row for row, (_, count) in lines) if grey else 0


def plain_minimax(s: azul.State) -> int:
    """The value of a position for seat 0, by looking at everything to the end of the round."""
    if s.turn == -2:
        return 100 * (s.score[0] - s.score[1]) + {1: WIN_BONUS, 2: -WIN_BONUS, 3: 0}[s.winners]
    ending = int(any(evaluation.ends_game(s, p) for p in range(2)))
    if s.turn < 0:
        return evaluation.worth(s, 0, ending) - evaluation.worth(s, 1, ending)
    values = []
    mask, moves = [0] * azul.WORDS, [0] * azul.MOVES
    for move in moves[: fit_moves(s, mask, moves)]:
        after = s.copy()
        azul.play(after, move)
        values.append(plain_minimax(after))
    return max(values) if s.turn == 0 else min(values)


def fit_moves(s: azul.State, mask: list[int], moves: list[int]) -> int:
    from azulejos.engine.loader import interpreted

    count: int = interpreted(azul).moves_at([s], 0, mask, moves)
    return count


@pytest.mark.parametrize("wall", ["colour", "grey"])
@pytest.mark.parametrize("seed", range(4))
def test_alphabeta_is_exact_at_the_end_of_a_round(seed: int, wall: str) -> None:
    match = near_the_end_of_a_round(seed, wall)
    state = match.state
    assert isinstance(state, azul.State)
    choice = AlphaBetaPlayer(evaluation="hand").choose(match, depth=40)
    sign = 1 if match.turn == 0 else -1
    assert choice.value is not None
    assert sign * round(100 * choice.value) == plain_minimax(state)
    assert choice.move in match.moves()


@pytest.mark.parametrize("seed", range(4))
def test_mcts_loses_little_to_what_alphabeta_proves(seed: int) -> None:
    match = near_the_end_of_a_round(seed, "colour")
    sign = 1 if match.turn == 0 else -1
    state = match.outcomes()[MctsPlayer(1, "hand").choose(match, nodes=5_000).move]
    best = AlphaBetaPlayer(evaluation="hand").choose(match, depth=40).value
    assert isinstance(state, azul.State)
    assert best is not None
    assert sign * plain_minimax(state) / 100 > best - 3


@pytest.mark.parametrize(
    "variant", ["azul-2-colour", "azul-3-grey", "summer_pavilion-2-grey", "duel-first"]
)
def test_the_same_limits_give_the_same_move(variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    for _ in range(3):
        choices = [Search(seed=5).choose(match, nodes=2000) for _ in range(2)]
        assert choices[0].move == choices[1].move
        assert choices[0].value == choices[1].value
        assert choices[0].line[0] == choices[0].move
        match.play(choices[0].move)


@pytest.mark.parametrize("kind", [AlphaBetaPlayer, MctsPlayer])
def test_a_search_can_be_stopped_before_it_begins(
    kind: type[AlphaBetaPlayer | MctsPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = kind(1, "hand")
    new_session = bot.new_session

    def stopped_meanwhile(rules: Machine, net: Network) -> object:
        bot.stop()
        return new_session(rules, net)

    monkeypatch.setattr(bot, "new_session", stopped_meanwhile)
    match = azulejos.new("azul", seed=1)
    assert bot.choose(match, seconds=60).move in match.moves()


class Reusing(MctsPlayer):
    """Reuses its tree even if the number of simulations is limited, so that tests repeat."""

    def _may_reuse(self, limit: Limit) -> bool:
        return True


@pytest.mark.parametrize("variant", ["azul-3-grey", "duel-first"])
def test_the_subtree_is_reused(variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    bot = Reusing(1, "hand")
    for move in bot.choose(match, nodes=3000).line[:2]:
        match.play(move)
    choice = bot.choose(match, nodes=1)
    assert bot.tree.nodes[0]["visits"] > 5, "visits of the search before"
    assert choice.nodes == 1
    assert set(match.moves()) == {choice.move, *choice.alternatives}
    anew = MctsPlayer(1, "hand").choose(match, nodes=1000)
    again = bot.choose(match, nodes=1000)
    assert again.value == pytest.approx(anew.value, abs=2)


@pytest.mark.parametrize("variant", ["azul-3-grey", "summer_pavilion-2-colour"])
def test_a_depth_limits_the_lines_of_mcts(variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    bot = MctsPlayer(1, "hand")
    for depth in (1, 2):
        choice = bot.choose(match, depth=depth)
        assert len(choice.line) == depth
        assert choice == replace(bot.choose(match, depth=depth), seconds=choice.seconds)
    assert len(bot.choose(match, nodes=8000).line) > 2, "the same lines, if nobody limits them"


def test_touching_memory_changes_nothing_in_the_tree() -> None:
    bot = MctsPlayer(1, "hand")
    bot.choose(azulejos.new("duel", seed=3), nodes=2000)
    before = [array[:50_000].tolist() for array in bot.tree]
    bot._touch_memory(Limit())
    assert bot._memory_touched
    assert [array[:50_000].tolist() for array in bot.tree] == before


def test_nothing_is_kept_for_another_game() -> None:
    bot = Reusing(1, "hand")
    match, other = (azulejos.new("azul", seed=seed, players=3, start=0) for seed in (3, 4))
    bot.choose(match, nodes=1000)
    first = bot.choose(other, nodes=500)
    assert bot.tree.nodes[0]["visits"] == 500
    assert first == replace(MctsPlayer(1, "hand").choose(other, nodes=500), seconds=first.seconds)


def test_with_given_nodes_what_came_before_makes_no_difference() -> None:
    match = azulejos.new("azul", seed=3, players=3)
    bot = MctsPlayer(1, "hand")
    one, two = (bot.choose(match, nodes=500) for _ in range(2))
    assert one == replace(two, seconds=one.seconds)


@pytest.mark.parametrize("evaluation", [None, "hand"])
@pytest.mark.parametrize("variant", ["azul-2-colour", "duel-first"])
def test_nothing_is_compiled_while_the_clock_runs(
    variant: str, evaluation: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `prepare` compiles has the types that a search passes."""
    monkeypatch.setenv(ENGINE, NUMBA)
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    bot = Search(1, evaluation).player_for(match)
    bot.choose(match, nodes=100)
    for name in ENTRY_POINTS:
        assert len(bot._rules.functions[name].signatures) == 1, name


@pytest.mark.parametrize("variant", ["azul-2-colour", "azul-4-colour"])
def test_a_search_can_be_stopped(variant: str) -> None:
    game, options = VARIANTS[variant]
    match = azulejos.new(game, seed=3, **options)
    bot = Search(seed=1)
    bot.choose(match, nodes=10)
    chosen: list[str] = []
    thread = threading.Thread(target=lambda: chosen.append(bot.choose(match, seconds=60).move))
    thread.start()
    time.sleep(0.2)
    bot.stop()
    thread.join(timeout=5)
    assert chosen
    assert chosen[0] in match.moves()


def test_reports_come_while_it_thinks() -> None:
    match = azulejos.new("azul", seed=3)
    bot = Search()
    heard: list[int] = []
    bot.report = lambda choice: heard.append(choice.nodes)
    choice = bot.choose(match, depth=4)
    assert len(heard) == 4, "after each depth"
    assert heard == sorted(heard)
    assert choice.nodes == heard[-1]


@pytest.mark.parametrize("game", ["azul", "summer_pavilion", "duel"])
def test_evaluation_changes_nothing(game: str) -> None:
    judge = find_game(game).heuristic
    match = azulejos.new(game, seed=1)
    bot = player("random", 1)
    while not match.over:
        state = match.state
        for p in range(2):
            judge.worth(state, p, 0)
        assert state == match.state
        match.play(bot.choose(match).move)
    assert find_game(game).rules.is_consistent(match.state)


@pytest.mark.parametrize(
    ("variant", "nodes"),
    [("azul-2-colour", 10_000), ("azul-2-grey", 5_000), ("summer_pavilion-2-colour", 200)],
)
def test_search_beats_greedy(variant: str, nodes: int) -> None:
    game, options = VARIANTS[variant]
    bot, won = Search(seed=1), 0
    for seed in range(5):
        match = azulejos.new(game, seed=seed, **options)
        rival, seat = player("greedy", seed), seed % 2
        while not match.over:
            chosen = bot.choose(match, nodes=nodes) if match.turn == seat else rival.choose(match)
            match.play(chosen.move)
        won += match.winners == [seat]
    assert won >= 4
