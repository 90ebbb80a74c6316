"""Gymnasium: one learner at a table with bots of its choice.

Importing this file registers an environment for each game; `ids` has their names. Without an
import, `gymnasium.make` finds one behind the name of this module and a colon. `gymnasium.make_vec`
makes many games at once (`gymnasium_vector.py`). Needs `pip install azulejos[gymnasium]`;
docs/how-to/gymnasium.md has examples.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from azulejos.adapters.single import RENDER_MODES, Single, known_mode
from azulejos.games import DEFAULT_GAME, GAMES, find_game
from azulejos.notation.errors import BadOption, NotationError, no_seat, no_such
from azulejos.notation.position import JsonObject, Options
from azulejos.players import Player, player
from azulejos.spaces import Views
from azulejos.words import Message

RANDOM: Final = "random"
ILLEGAL: Final = ("lose", "error")
"""What an illegal action does."""


class Actions(spaces.Discrete):
    """All actions, by number. Samples are legal now, unless a mask says otherwise."""

    def __init__(self, table: Single) -> None:
        super().__init__(table.actions)
        self.table = table

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action: of the mask, by the probabilities, or a legal one."""
        if mask is None and probability is None and self.table.turn >= 0:
            mask = self.table.observe(self.table.turn)[1]
        return super().sample(mask, probability)


class Environment(gymnasium.Env[Views, np.int64]):
    """One seat of a game. Before each of the learner's turns, the bots in the other seats play.

    `opponents` are names of bots (`azulejos.player`): one for all, or one for each other seat,
    clockwise. `limits` are their limits (`{"nodes": 1000}`). The learner's `seat` is random in each
    episode unless it is given. The reward comes at the end; `reward` is "wins" or "margin". Other
    options are those of `azulejos.new`.

    An illegal action ends the episode with the lowest possible reward, and `info["illegal"]` says
    why. With `illegal="error"` it raises IllegalMove instead and changes nothing.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        *,
        opponents: str | Sequence[str] = RANDOM,
        limits: JsonObject | None = None,
        seat: int | None = None,
        reward: str = "wins",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Single(game, reward=reward, **options)
        others = self.table.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(self.opponents) != others:
            raise BadOption(Message("errors-opponents", names=len(self.opponents), seats=others))
        if seat not in (None, *range(self.table.players)):
            raise BadOption(no_seat("seat", seat, self.table.players))
        if illegal not in ILLEGAL:
            raise BadOption(no_such("illegal", illegal, ILLEGAL))
        self.render_mode = known_mode(render_mode)
        self.illegal = illegal
        self.ended = True
        self.limits = limits or {}
        self.bots: list[Player] | None = None
        self.given_seat, self.seat = seat, seat or 0
        high = self.table.layout.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        self.action_space = Actions(self.table)

    def reset(
        self, *, seed: int | None = None, options: Options | None = None
    ) -> tuple[Views, JsonObject]:
        """A new game, up to the learner's first turn; a seed gives the same games again."""
        super().reset(seed=seed)
        if seed is not None or self.bots is None:
            seeds = self.np_random.integers(1 << 31, size=len(self.opponents)).tolist()
            self.bots = [player(*named) for named in zip(self.opponents, seeds, strict=True)]
        if self.given_seat is None:
            self.seat = int(self.np_random.integers(self.table.players))
        self.table.begin(int(self.np_random.integers(1 << 62)))
        self._let_others_play(self.table.turn)
        return self._seen()

    def step(self, action: Any) -> tuple[Views, float, bool, bool, JsonObject]:
        """The learner's action, and those of the others up to its next turn or the end."""
        if self.ended:
            raise BadOption(Message("errors-episode-over"))
        if not (0 <= action < len(self._mask) and self._mask[action]):
            return self._forfeit(self.table.refused(action))
        self._let_others_play(self.table.play(int(action)))
        view, info = self._seen()
        return view, self.table.rewards()[self.seat], self.ended, False, info

    def _forfeit(self, error: NotationError) -> tuple[Views, float, bool, bool, JsonObject]:
        if self.illegal == "error":
            raise error
        view, info = self._seen()
        self.ended = True
        least = -1.0 if self.table.reward == "wins" else -float(self.table.layout.high.max())
        return view, least, True, False, {**info, "illegal": str(error)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that MaskablePPO of sb3-contrib expects."""
        return self._mask.view(np.bool_)

    def _seen(self) -> tuple[Views, JsonObject]:
        view, self._mask = self.table.observe(self.seat)
        self.ended = self.table.over
        return view, {"action_mask": self._mask}

    def _let_others_play(self, turn: int) -> None:
        while turn >= 0 and turn != self.seat:
            turn = self.table.play(self._choice((turn - self.seat) % self.table.players - 1))

    def _choice(self, other: int) -> int:
        """The move of an opponent; 0 is the learner's left neighbour."""
        assert self.bots is not None
        if self.opponents[other] == RANDOM:  # without a Match, which would take most of the time
            (legal,) = self.table.observe(self.table.turn)[1].nonzero()
            return int(legal[self.np_random.integers(len(legal))])
        choice = self.bots[other].choose(self.table.match(), **self.limits)
        return find_game(self.table.game).notation.NUMBERS[choice.move]

    def render(self) -> Any:
        """The table as text, as SVG, or as an array of pixels; "human" prints the text."""
        return self.table.render(self.render_mode, self.seat)


def ids() -> dict[str, str]:
    """The names of the environments, by game."""
    return {game: _id(game) for game in GAMES}


def _id(game: str) -> str:
    return f"Azulejos/{game.title().replace('_', '')}-v0"


def register(game: str) -> str:
    """Register a game's environment, unless it is registered; return its name."""
    if _id(game) not in gymnasium.registry:
        gymnasium.register(
            _id(game),
            entry_point=f"{__name__}:Environment",
            vector_entry_point=f"{__name__}_vector:VectorEnvironment",
            kwargs={"game": game},
            order_enforce=True,
        )
    return _id(game)


for _game in GAMES:
    register(_game)
