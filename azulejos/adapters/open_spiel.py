"""OpenSpiel: every game, registered as `azulejos_` and the game's name when this is imported.

The games have perfect information and chance. Nature is the chance player: it draws one piece at a
time or, with `chance=sampled`, a whole deal at once. Needs `pip install azulejos[openspiel]`;
docs/how-to/openspiel.md has examples.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from azulejos.batch import first_states
from azulejos.engine.compiler import Compiled, compiled
from azulejos.engine.rng import seeded
from azulejos.engine.state import NATURE, NOBODY, State
from azulejos.engine.structs import States
from azulejos.games import GAMES, find_game
from azulejos.match import Match
from azulejos.notation import Notation, Position
from azulejos.notation.errors import BadOption, no_such
from azulejos.notation.position import JsonObject, Options
from azulejos.observation.rewards import known_reward, rewards
from azulejos.spaces import Layout, actions, encoder, layout
from azulejos.words import Message

PREFIX: Final = "azulejos_"
CHANCE: Final = ("explicit", "sampled")
FOR_ALL: Final = {"start": 0, "reward": "wins", "chance": "explicit", "rng_seed": -1}
"""Parameters of all games. `start` is the start player's seat; it is not random here."""
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PLAYER_IDS: Final = {NATURE: CHANCE_PLAYER, NOBODY: TERMINAL}
"""OpenSpiel's numbers for those who are no seats."""
JOINT: Final = "+"
"""Joins the names in a parameter that takes several: OpenSpiel has no lists."""


class Functions(NamedTuple):
    """A game's notation, its compiled rules, and its compiled encoder of observations."""

    notation: Notation
    rules: Compiled
    encoder: Compiled


@cache
def functions(game: str) -> Functions:
    """The functions of a game, by its name: states are copied often and do not hold them."""
    return Functions(find_game(game).notation, compiled(find_game(game).rules), encoder(game))


def defaults(game: str) -> JsonObject:
    """A game's own parameters: its options with their defaults."""
    found = find_game(game)
    values = {option.name: option.values[0] for option in found.options}
    return found.with_players(found.players[0], values)


# --- Games ----------------------------------------------------------------------------------------


def game_type(game: str, chance: str = "explicit") -> Any:
    """How OpenSpiel describes a game."""
    mode = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"Azulejos: {game.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if chance == "explicit" else mode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=find_game(game).players[-1],
        min_num_players=find_game(game).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**defaults(game), **FOR_ALL},
    )


class Game(pyspiel.Game):
    """One game with its options."""

    azulejos_game: str

    def __init__(self, params: JsonObject | None = None) -> None:
        given = {**defaults(self.azulejos_game), **FOR_ALL, **(params or {})}
        self.chance = given["chance"]
        if self.chance not in CHANCE:
            raise BadOption(no_such("chance", self.chance, CHANCE))
        self.reward = known_reward(given["reward"])
        self.first = self._first(given)
        self.layout = layout(self.azulejos_game, self.first.players)
        seed = given["rng_seed"]
        self.generator = np.array([seeded(seed if seed >= 0 else int.from_bytes(_entropy()))])
        self.draws: int
        length, self.draws = find_game(self.azulejos_game).observation.longest_game(self.first)
        kind = game_type(self.azulejos_game, self.chance)
        super().__init__(kind, self._info(length), params or {})

    def _first(self, given: Options) -> State:
        options = {name: given[name] for name in defaults(self.azulejos_game)}
        for option in find_game(self.azulejos_game).options:
            if option.many and JOINT in options[option.name]:
                options[option.name] = options[option.name].split(JOINT)
        states = first_states(self.azulejos_game, options, given["start"])
        if len(states) > 1:
            raise BadOption(Message("errors-no-lot"))
        return states[0]

    def _info(self, length: int) -> Any:
        most = 1.0 if self.reward == "wins" else float(self.layout.high.max())
        draws = find_game(self.azulejos_game).rules.DRAWS
        return pyspiel.GameInfo(
            num_distinct_actions=actions(self.azulejos_game),
            max_chance_outcomes=draws if self.chance == "explicit" else 1,
            num_players=self.first.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=length,
        )

    def max_chance_nodes_in_history(self) -> int:
        """The largest number of draws in a game."""
        return self.draws

    def new_initial_state(self, state: object = None) -> "SpielState":
        """A new game, or the position of a struct or dict (docs/reference/notation.md)."""
        return SpielState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The fields of docs/reference/observations.md as tensors, or the history as a string."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.azulejos_game, self.layout, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _entropy() -> bytes:
    return np.random.default_rng().bytes(7)


class SpielState(pyspiel.State):
    """A game in progress. Copies share the game's generator, so a copy cannot reveal draws."""

    def __init__(self, game: Game, given: object = None) -> None:
        super().__init__(game)
        self.azulejos_game = game.azulejos_game
        self.reward, self.explicit = game.reward, game.chance == "explicit"
        self.states: States = self._functions.rules.states(
            game.first if given is None else self._read(given)
        )
        self._turn_to(self.states["turn"][0])

    def _turn_to(self, turn: int) -> None:
        """Keep whose turn it is: OpenSpiel asks for it several times a move."""
        self._player = PLAYER_IDS.get(int(turn), int(turn))

    def _read(self, given: Any) -> State:
        position = given.to_dict() if isinstance(given, pyspiel.StateStruct) else given
        return self._functions.notation.state(position)

    @property
    def _functions(self) -> Functions:
        return functions(self.azulejos_game)

    @property
    def match(self) -> Match:
        """The game as it stands, as a match of its own; nature is played by hand there."""
        notation, rules, _ = self._functions
        return Match(rules.state(self.states, 0), notation, nature="manual")

    # --- The interface of OpenSpiel ---------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if player != self._player:
            return []
        rules = self._functions.rules
        moves = rules.moves()
        count = rules.moves_at(self.states, 0, rules.mask(), moves)
        legal: list[int] = moves[:count].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's draws with their probabilities."""
        if not self.explicit:
            return [(0, 1.0)]
        weights = self._functions.rules.weights()
        ways = self._functions.rules.chances_at(self.states, 0, weights)
        return [(i, weight / ways) for i, weight in enumerate(weights.tolist()) if weight]

    def _apply_action(self, action: int) -> None:
        rules = self._functions.rules
        if self._player != CHANCE_PLAYER:
            turn = rules.play_at(self.states, 0, action)
        elif self.explicit:
            turn = rules.play_at(self.states, 0, rules.rules.MOVES - rules.rules.DRAWS + action)
        else:
            turn = rules.draw_at(self.states, 0, rules.weights(), self.get_game().generator)
        self._turn_to(turn)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self._functions.notation
        if player != pyspiel.PlayerId.CHANCE:
            return notation.TEXTS[action]
        return (
            notation.TEXTS[notation.rules.MOVES - notation.rules.DRAWS + action]
            if self.explicit
            else "deal"
        )

    def returns(self) -> list[float]:
        """What the end is worth to each seat; zero before it."""
        players = int(self.states["players"][0])
        if not self.is_terminal():
            return [0.0] * players
        scores = self.states["score"][:, :players]
        found = rewards(self.reward, scores, self.states["winners"])[0]
        return [float(reward) for reward in found]

    def __str__(self) -> str:
        return self.match.text()

    # --- Structs ----------------------------------------------------------------------------------

    def _to_struct(self) -> Position:
        return self.match.position()

    def _to_observation_struct(self, player: int) -> JsonObject:
        return {**self._to_struct(), "seat": player}

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, str]) -> list[int]:
        notation = self._functions.notation
        number, first_draw = (
            notation.NUMBERS[struct["move"]],
            notation.rules.MOVES - notation.rules.DRAWS,
        )
        return [number if number < first_draw else number - first_draw]


class Observer:
    """The fields of an observation as tensors, by name; the position as a string."""

    def __init__(self, game: str, shape: Layout, params: object) -> None:
        if params:
            raise BadOption(Message("errors-observer", said=str(params)))
        self.azulejos_game = game
        self.tensor: NDArray[np.float32] = np.zeros(shape.size, np.float32)
        self.dict = shape.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        _, rules, encoder = functions(self.azulejos_game)
        views = np.empty((1, len(self.tensor)), np.int16)
        masks = np.empty((1, actions(self.azulejos_game)), np.int8)
        encoder.encode_one(state.states, 0, player, rules.mask(), views, masks)
        self.tensor[:] = views[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as one line of text: information is perfect."""
        return str(state)


def register(game: str) -> str:
    """Register a game, unless it is registered; return its name in OpenSpiel."""
    if PREFIX + game not in pyspiel.registered_names():
        subclass = type(f"Game_{game}", (Game,), {"azulejos_game": game})
        pyspiel.register_game(game_type(game), subclass)
    return PREFIX + game


for _game in GAMES:
    register(_game)
