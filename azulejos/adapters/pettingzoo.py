"""PettingZoo: every game as a turn-based (AEC) environment.

`env(game, players=3)` is wrapped in PettingZoo's checks; `raw_env` has none and is faster.
Needs `pip install azulejos[pettingzoo]`; docs/how-to/pettingzoo.md has examples.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from azulejos.adapters.single import RENDER_MODES, Single, known_mode
from azulejos.engine.state import NOBODY
from azulejos.engine.structs import Array
from azulejos.games import DEFAULT_GAME
from azulejos.notation.position import JsonObject, Options

Observation = dict[str, Array]


def env(game: str = DEFAULT_GAME, **options: Any) -> AECEnv[str, Observation, int]:
    """An environment with PettingZoo's wrappers: wrong calls and illegal actions raise errors."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, **options))
    )


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - the name that PettingZoo's users expect
    """A game without wrappers. Agents are `player_0` … by seat; the start player moves first.

    Observations are `{"observation": int16, "action_mask": int8}`, from the agent's own seat
    (docs/reference/observations.md). The mask is in `infos`, too; it is empty unless it is the
    agent's turn. All rewards come at the end; `reward` is "wins" or "margin". Other options are
    those of `azulejos.new`. Deep copies and pickles keep the position and the draws to come.
    """

    metadata: ClassVar[JsonObject] = {
        "name": "azulejos",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        *,
        render_mode: str | None = None,
        reward: str = "wins",
        start: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.render_mode = known_mode(render_mode)
        self.table = Single(game, start=start, reward=reward, **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen: Observation | None = None
        self._seeds = np.random.default_rng()
        self.action_spaces = {a: spaces.Discrete(self.table.actions) for a in self.possible_agents}
        self.observation_spaces = {a: self._observed() for a in self.possible_agents}

    def _observed(self) -> spaces.Dict:
        high = self.table.layout.high
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions, numbered: an action is the number of a move."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """A new game. With a seed, this game and all later ones are reproducible."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.begin(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._nothing = np.zeros(self.table.actions, np.int8)
        self._nothing.flags.writeable = False
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._turn_to(self.table.turn)

    def observe(self, agent: str) -> Observation:
        """An agent's observation and action mask."""
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        view, mask = self.table.observe(self._seats[agent])
        return {"observation": view, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's action, and nature's draws; None from agents that have finished."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._seen = None
            self._was_dead_step(action)
            return
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        turn = self.table.play(self._legal(action))
        if turn == NOBODY:
            self._end()
        else:
            self._turn_to(turn)

    def _legal(self, action: int | None) -> int:
        assert self._seen is not None
        mask = self._seen["action_mask"]
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            raise self.table.refused(action)
        return int(action)

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        view, mask = self.table.observe(seat)
        self._seen = {"observation": view, "action_mask": mask}
        self.infos[agent] = {"action_mask": mask}

    def _end(self) -> None:
        self._seen = None
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as text, as SVG, or as an array of pixels; "human" prints the text."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
