"""Boards that are known again are judged as if they were new."""

import random

import pytest

from azulejos.engine.loader import assemble
from azulejos.engine.state import State
from azulejos.evaluation import board_cache as boards
from azulejos.evaluation.board_cache import BOARDS_KEPT, ENDING, GLANCES
from azulejos.games import find_game
from azulejos.match import Match, new


class Eye:
    """Looks at positions as a search does, and keeps what it has seen."""

    def __init__(self, match: Match) -> None:
        parts = find_game(match.game).heuristic, boards
        self.see = assemble(match.rules, lambda function: function, parts)
        self.see["ones"] = int.bit_count
        self.kept = [[0, 0] for _ in range(BOARDS_KEPT)]
        self.known = 0

    def look(self, before: State, move: int, after: State) -> None:
        """A move is judged before it is played, if it can be, and after."""
        mover = before.turn
        notes, foreseen, seen = ([0] * GLANCES for _ in range(3))
        self.see["glance"](before, notes)
        self.see["look_out"](before, notes)
        key = self.see["key_after"](before, notes, move)
        self.see["glance_after"](after, notes, seen, mover)
        if self.see["recall_board"](self.kept, key, notes, foreseen, mover):
            self.known += 1
            assert foreseen[: before.players] == seen[: before.players]
            assert foreseen[ENDING] == seen[ENDING]
        self.see["keep_board"](self.kept, key, seen, mover)


@pytest.mark.parametrize("wall", ["colour", "grey"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_board_that_is_known_again_is_judged_the_same(players: int, wall: str) -> None:
    match = new("azul", players=players, wall=wall, seed=players)
    lot = random.Random(1)
    eye = Eye(match)
    looks = 0
    while not match.over:
        before = match.state.copy()
        for move in lot.sample(match.moves(), min(30, len(match.moves()))):
            tried = match.copy()
            tried.play(move)
            eye.look(before, find_game(match.game).notation.TEXTS.index(move), tried.state)
            looks += 1
        match.play(lot.choice(match.moves()))
    assert eye.known > looks / 20
