"""One game, played action by action on compiled rules: what the adapters share."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from azulejos.batch import first_states
from azulejos.engine.compiler import compiled
from azulejos.engine.rng import seeded
from azulejos.engine.state import NATURE, NOBODY
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation.errors import BadOption, NotationError, UnknownOption, at, no_such
from azulejos.notation.position import JsonObject
from azulejos.observation.rewards import known_reward, rewards
from azulejos.spaces import Masks, Views, actions, encoder, layout
from azulejos.views import png, text_board
from azulejos.words import Message

RENDER_MODES: Final = ["human", "ansi", "svg", "rgb_array"]


def known_mode(mode: str | None) -> str | None:
    """A way of rendering, if it is one."""
    if mode not in (None, *RENDER_MODES):
        raise BadOption(no_such("render_mode", mode, RENDER_MODES))
    return mode


@contextmanager
def unknown_arguments() -> Iterator[None]:
    """Say of unknown options what Python says of unknown arguments: other libraries look for it."""
    try:
        yield
    except UnknownOption as error:
        raise UnknownOption(Message("errors-no-argument", what=error.args[0])) from None


class Single:
    """One game. Copies and pickles, at any moment, keep the position and all draws to come.

    Options are those of `azulejos.new`.
    """

    def __init__(
        self, game: str, *, start: int | None = None, reward: str = "wins", **options: object
    ) -> None:
        self.game = game
        self.reward = known_reward(reward)
        self._connect()
        with unknown_arguments():
            self.firsts = self._rules.states(*first_states(game, options, start))
        self.players = int(self.firsts["players"][0])
        self.layout = layout(game, self.players)
        self.actions = actions(game)
        self.states = self.firsts[:1].copy()
        self.generator = np.array([0], np.int64)

    def _connect(self) -> None:
        self._rules, self._encoder = compiled(find_game(self.game).rules), encoder(self.game)
        self._words, self._weights = self._rules.mask(), self._rules.weights()

    def __getstate__(self) -> JsonObject:
        """For copying and pickling: compiled functions are found again by the game's name."""
        return {k: v for k, v in self.__dict__.items() if k not in ("_rules", "_encoder")}

    def __setstate__(self, content: JsonObject) -> None:
        self.__dict__.update(content)
        self._connect()

    @property
    def turn(self) -> int:
        """The seat to move, NATURE or NOBODY."""
        return int(self.states["turn"][0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == NOBODY

    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same one."""
        self.generator[0] = seeded(seed)
        draw = self._rules.begin_all
        which, generators = np.ones(1, np.int64), self.generator.reshape(1, 1)
        draw(self.states, self.firsts, which, self._weights, generators, 0, 1)

    def play(self, move: int) -> int:
        """A legal move, and nature's draws; returns whose turn it is then."""
        turn = self._rules.play_at(self.states, 0, move)
        if turn == NATURE:
            turn = self._rules.draw_at(self.states, 0, self._weights, self.generator)
        return int(turn)

    def observe(self, seat: int) -> tuple[Views, Masks]:
        """A seat's observation and action mask, in new arrays."""
        views = np.empty((1, self.layout.size), np.int16)
        masks = np.empty((1, self.actions), np.int8)
        self._encoder.encode_one(self.states, 0, seat, self._words, views, masks)
        return views[0], masks[0]

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; zero before it."""
        if not self.over:
            return [0.0] * self.players
        scores = self.states["score"][:, : self.players]
        found: list[float] = rewards(self.reward, scores, self.states["winners"])[0].tolist()
        return found

    def match(self) -> Match:
        """The game as it stands, as a match of its own: for bots, pictures and texts."""
        return Match(self._rules.state(self.states, 0), find_game(self.game).notation)

    def picture(self, seat: int = 0) -> NDArray[np.uint8]:
        """The table as an array of red, green and blue."""
        from PIL import Image

        with Image.open(BytesIO(png(self.match().svg(seat=seat)))) as image:
            return np.asarray(image.convert("RGB"))

    def render(self, mode: str | None, seat: int = 0) -> str | NDArray[np.uint8] | None:
        """The table from a seat: as text, SVG, or an array of pixels; "human" prints the text."""
        match = self.match()
        if mode == "svg":
            return match.svg(seat=seat)
        if mode == "rgb_array":
            return self.picture(seat)
        text = text_board(match.position(), seat)
        if mode == "ansi":
            return text
        print(text)
        return None

    def refused(self, action: Any) -> NotationError:
        """Why an action cannot be played now."""
        numbers = range(self.actions)
        if not isinstance(action, int | np.integer) or action not in numbers:
            limits = Message("errors-no-number", said=repr(action), last=str(self.actions - 1))
            return BadOption(at("action", limits))
        error = self.match().why_not(find_game(self.game).notation.TEXTS[action])
        assert error is not None
        return error
