"""A Hypothesis state machine: whatever anybody does, in any order, the match stays right."""

import json
import pickle

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import azulejos
from tests.variants import VARIANTS


class AnyGame(RuleBasedStateMachine):
    """A match with nature played by hand, and everything that can be done with it."""

    @initialize(variant=st.sampled_from(sorted(VARIANTS)), start=st.integers(0, 1))
    def begin(self, variant: str, start: int) -> None:
        game, options = VARIANTS[variant]
        self.match = azulejos.new(game, start=start, nature="manual", **options)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), count=st.integers(1, 30))
    def play(self, data: st.DataObject, count: int) -> None:
        choices = data.draw(st.lists(st.integers(0, 10**6), min_size=count, max_size=count))
        for choice in choices:
            if not self.match.over:
                moves = self.match.moves()
                self.match.play(moves[choice % len(moves)])

    @rule(text=st.text(alphabet="123456789CBYRKWTFPGONESMLUabc:+-@=>^r", max_size=6))
    def try_anything(self, text: str) -> None:
        before, legal = self.match.position(), self.match.moves()
        if text not in legal:
            with pytest.raises(azulejos.IllegalMove):
                self.match.play(text)
            assert self.match.position() == before

    @rule()
    def go_through_texts(self) -> None:
        position = self.match.position()
        as_json = json.loads(json.dumps(position))
        assert azulejos.from_position(as_json, nature="manual").position() == position
        assert azulejos.from_text(self.match.text(), nature="manual").position() == position

    @rule()
    def go_through_a_record(self) -> None:
        text = self.match.record()
        replayed = azulejos.read_record(text)
        assert replayed.record() == text
        assert replayed.history == self.match.history
        assert replayed.position() == self.match.position()
        replayed._nature = "manual"
        self.match = replayed

    @rule()
    def go_through_copies(self) -> None:
        copy = pickle.loads(pickle.dumps(self.match.copy()))
        if not copy.over:
            copy.play(copy.moves()[0])
            assert copy.history != self.match.history
        self.match = pickle.loads(pickle.dumps(self.match))

    @invariant()
    def is_consistent(self) -> None:
        assert self.match.rules.is_consistent(self.match.state)
        assert self.match.over == (self.match.moves() == [])
        assert self.match.over == bool(self.match.winners)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
