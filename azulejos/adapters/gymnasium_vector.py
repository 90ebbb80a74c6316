"""Gymnasium: many games at once, as one vector environment over the batch engine.

`gymnasium.make_vec` makes it from the same names as single environments (`adapters/gymnasium.py`).
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from azulejos.adapters.single import unknown_arguments
from azulejos.batch import Batch
from azulejos.engine.structs import Array, Ints
from azulejos.games import DEFAULT_GAME
from azulejos.notation.errors import BadOption, no_seat, no_such
from azulejos.notation.position import JsonObject
from azulejos.spaces import Masks, Views, encoder
from azulejos.words import Message

RANDOM: Final = "random"
ITSELF: Final = "self"
OPPONENTS: Final = (RANDOM, ITSELF)
ILLEGAL: Final = ("lose", "error")
"""What an illegal action does."""

Flags = NDArray[np.bool_]
Stepped = tuple[Views, NDArray[np.float32], Flags, Flags, JsonObject]


class VectorEnvironment(VectorEnv[Views, ArrayLike, Array]):
    """Many games. In each, one seat is the learner's, and the others play at random.

    With `opponents="self"` the learner plays for all seats: each step is an action of the seat to
    move, what is seen next is seen by the next one, and the reward is that of the seat that acted.

    `infos` has the `action_mask`, which is empty where a game is over, and the seat to move as
    `turn`; after games that ended, the `rewards` of all seats and the `winners`, as arrays. Other
    arguments are those of the single environment and of `Batch`. All modes of `autoreset_mode`
    work; without autoreset, `reset(options={"reset_mask": ...})` begins some games anew.
    """

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        num_envs: int = 1,
        *,
        opponents: str = RANDOM,
        seat: int | None = None,
        reward: str = "wins",
        illegal: str = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        for name, value, allowed in (
            ("opponents", opponents, OPPONENTS),
            ("illegal", illegal, ILLEGAL),
        ):
            if value not in allowed:
                raise BadOption(no_such(name, value, allowed))
        given: JsonObject = {**options, "reward": reward, "again": False}
        with unknown_arguments():
            self.batch = Batch(game, num_envs, **given)
        if seat not in (None, *range(self.batch.players)):
            raise BadOption(no_seat("seat", seat, self.batch.players))
        self.num_envs = num_envs
        self.opponents, self.given_seat, self.illegal = opponents, seat, illegal
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        high = self.batch.layout.high
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats: NDArray[np.int8] = np.zeros(num_envs, np.int8)
        """The seat of the learner in each game."""
        self.ended: Flags = np.ones(num_envs, np.bool_)
        """Which games are over."""
        self._games = np.arange(num_envs)

    # --- Episodes ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: JsonObject | None = None
    ) -> tuple[Views, JsonObject]:
        """New games: all, or those of `options["reset_mask"]`. A seed gives the same ones again."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and self._np_random is None:
            seed = int(self.np_random.integers(1 << 62))
        which = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
        self._begin(which, seed)
        return self._seen()

    def _begin(self, which: Flags, seed: int | Sequence[int] | None = None) -> None:
        """Begin some games anew, up to the learner's first turn."""
        self.batch.reset(which, seed=seed)
        self.ended[which] = False
        if self.opponents == RANDOM:
            if self.given_seat is None:
                drawn = self.np_random.integers(self.batch.players, size=self.num_envs, dtype="i1")
                self.seats = np.where(which, drawn, self.seats)
            else:
                self.seats[:] = self.given_seat
            self._let_others_play()

    def step(self, actions: ArrayLike) -> Stepped:
        """One action in each game, and those of the others up to the learner's next turn."""
        over = self.ended.copy()
        if over.any() and self.autoreset_mode is not AutoresetMode.NEXT_STEP:
            raise BadOption(Message("errors-episode-over"))
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadOption(Message("errors-actions", games=self.num_envs))
        illegal = ~over & ~self._legal(chosen)
        if illegal.any() and self.illegal == "error":
            self.batch.refuse_illegal(chosen, illegal)
        actors = self._actors()
        given = self._play(chosen, ~over & ~illegal)
        self.ended |= illegal
        rewards = given[self._games, actors]
        rewards[illegal] = self._least()
        terminations = self.ended & ~over
        if over.any():
            self._begin(over)
        return self._finish(rewards, terminations, given, illegal)

    def _legal(self, chosen: Ints) -> Flags:
        """Which actions are legal, by what was seen last."""
        known = (chosen >= 0) & (chosen < self.batch.actions)
        legal: Flags = known & (self._masks[self._games, np.where(known, chosen, 0)] == 1)
        return legal

    def _actors(self) -> NDArray[np.int8]:
        """The seats whose rewards count: the learner's, or those that act."""
        if self.opponents == RANDOM:
            return self.seats
        return np.maximum(self.batch.turns, 0)

    def _play(self, chosen: Ints, which: Flags) -> NDArray[np.float32]:
        """Play in some games; returns the rewards of all seats where they end."""
        rewards = self._step(chosen, which)
        if self.opponents == RANDOM:
            rewards += self._let_others_play()
        return rewards

    def _let_others_play(self) -> NDArray[np.float32]:
        """Random moves until it is the learner's turn everywhere, or the game is over."""
        rewards = np.zeros((self.num_envs, self.batch.players), np.float32)
        while (waiting := (self.batch.turns != self.seats) & ~self.ended).any():
            rewards += self._step(self.batch.random_actions(), waiting)
        return rewards

    def _step(self, chosen: Ints, which: Flags) -> NDArray[np.float32]:
        """One legal move in some games."""
        ended = self.batch.advance(chosen, which)
        self.ended |= ended
        return self.batch.rewards_of(ended)

    def _least(self) -> float:
        """The lowest possible reward."""
        return -1.0 if self.batch.reward == "wins" else -float(self.batch.layout.high.max())

    # --- What is seen -----------------------------------------------------------------------------

    def _finish(
        self,
        rewards: NDArray[np.float32],
        terminations: Flags,
        given: NDArray[np.float32],
        illegal: Flags,
    ) -> Stepped:
        """What a step returns; with same-step autoreset, games that ended begin anew."""
        views, infos = self._seen()
        if terminations.any():
            infos |= {"rewards": given, "winners": self.batch.winning(terminations & ~illegal)}
            infos["illegal"] = illegal
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                final = {"final_obs": views, "_final_obs": terminations, "final_info": infos}
                self._begin(terminations)
                views, infos = self._seen()
                infos |= {**final, "_final_info": terminations}
        return views, rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self) -> tuple[Views, JsonObject]:
        """What the learner sees in each game, in new arrays."""
        views: Views = np.empty((self.num_envs, self.batch.layout.size), np.int16)
        masks: Masks = np.empty((self.num_envs, self.batch.actions), np.int8)
        self.batch.look(views, masks)
        if self.opponents == RANDOM and self.ended.any():
            self._see_the_end(views, masks)
        masks[self.ended] = 0
        self._masks = masks
        return views, {"action_mask": masks, "turn": self.batch.turns.copy()}

    def _see_the_end(self, views: Views, masks: Masks) -> None:
        """In games that are over, nobody is to move: the learner sees them from its seat."""
        rules = encoder(self.batch.game)
        words = rules.mask()
        for i in self.ended.nonzero()[0].tolist():
            rules.encode_one(self.batch.states, i, int(self.seats[i]), words, views, masks)
