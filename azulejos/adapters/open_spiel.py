"""OpenSpiel: every game, registered from outside as `azulejos_azul` and so on.

Perfect information with chance: nature is the chance player and draws one thing at a time, or, with
`chance=sampled`, a whole deal at once. Needs `pip install azulejos[openspiel]`;
docs/researchers.md has examples.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from azulejos.batch import first_states
from azulejos.engine.compiler import Compiled, States, compiled
from azulejos.engine.rng import seeded
from azulejos.engine.state import NATURE, NOBODY, State
from azulejos.games import find_game
from azulejos.games.pieces.displays import DISPLAY_TILES, DISPLAYS
from azulejos.match import Match
from azulejos.notation import Notation
from azulejos.notation.errors import BadOption, no_such
from azulejos.observation.rewards import known_reward, rewards
from azulejos.spaces import Layout, actions, encoder, layout
from azulejos.words import Message

PREFIX: Final = "azulejos_"
CHANCE: Final = ("explicit", "sampled")
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "azul": {"players": 2, "wall": "colour"},
    "summer_pavilion": {"players": 2, "side": "colour"},
    "duel": {"tablets": "first"},
}
"""The options of each game; `tablets` may be sides joined by +."""
FOR_ALL: Final = {"start": 0, "reward": "wins", "chance": "explicit", "rng_seed": -1}
"""Parameters of all games. `start` is the start player's seat, which nobody draws by lot here."""


class Doors(NamedTuple):
    """A game's notation, and its compiled functions."""

    form: Notation
    rules: Compiled
    eyes: Compiled


@cache
def doors(game: str) -> Doors:
    """What states of a game need, found by its name: states themselves are copied often."""
    return Doors(find_game(game).notation, compiled(find_game(game).rules), encoder(game))


# --- How long a game can last ---------------------------------------------------------------------


def longest(game: str, players: int, grey: bool) -> tuple[int, int]:
    """The most decisions of seats, and the most draws, in one game.

    Azul ends after round 30 (azul §5.5), the others after a fixed number of rounds. In Duel, the
    large factory may have to be filled again any number of times (duel §3.2): ten a round are
    allowed for, which would not happen in the age of the universe.
    """
    dealt = DISPLAY_TILES * DISPLAYS[players]
    if game == "azul":
        return 30 * (dealt + (5 * players if grey else 0)), 30 * dealt
    if game == "summer_pavilion":
        rewards = 36 * players  # what all features of a board pay
        places, passes = 42 * players, 2 * 6 * players
        return 6 * dealt + places + rewards + passes + (
            6 * dealt + rewards
        ), 6 * dealt + 10 + rewards
    drawing = 4 * (18 + 1 + 1 + 18 + 1)  # draw all plates, stop, keep, return, lay: four times
    decorating = players * 6 * (6 + 1)  # pay for each tile of each row, and choose a cell
    filling = 4 + 21 + 10 * 6 + 4
    return 4 + 5 * (21 + 8 + 4 + drawing + decorating), 30 + 5 * (filling + 4 * 2 * 18)


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
        max_num_players=4 if "players" in DEFAULTS[game] else 2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**DEFAULTS[game], **FOR_ALL},
    )


class Game(pyspiel.Game):
    """One game with its options."""

    azulejos_game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS[self.azulejos_game], **FOR_ALL, **(params or {})}
        self.chance = given["chance"]
        if self.chance not in CHANCE:
            raise BadOption(no_such("chance", self.chance, CHANCE))
        self.reward = known_reward(given["reward"])
        self.first = self._first(given)
        self.layout = layout(self.azulejos_game, self.first.players)
        seed = given["rng_seed"]
        self.generator = np.array([seeded(seed if seed >= 0 else int.from_bytes(_entropy()))])
        grey = bool(getattr(self.first, "grey", 0))
        length, self.draws = longest(self.azulejos_game, self.first.players, grey)
        kind = game_type(self.azulejos_game, self.chance)
        super().__init__(kind, self._info(length), params or {})

    def _first(self, given: dict[str, Any]) -> State:
        options = {name: given[name] for name in DEFAULTS[self.azulejos_game]}
        if "+" in str(options.get("tablets")):
            options["tablets"] = options["tablets"].split("+")
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
        """At most so many draws."""
        return self.draws

    def new_initial_state(self, state: Any = None) -> "SpielState":
        """A new game, or the position of a struct or dict (docs/notation.md)."""
        return SpielState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The fields of docs/observations.md as tensors, or what happened as a string."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.azulejos_game, self.layout, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _entropy() -> bytes:
    return np.random.default_rng().bytes(7)


class SpielState(pyspiel.State):
    """A game going on. Copies share the game's generator, so that none tells another's future."""

    def __init__(self, game: Game, given: Any = None) -> None:
        super().__init__(game)
        self.azulejos_game = game.azulejos_game
        self.reward, self.explicit = game.reward, game.chance == "explicit"
        self.states: States = self._doors.rules.states(
            game.first if given is None else self._read(given)
        )

    def _read(self, given: Any) -> State:
        position = given.to_dict() if isinstance(given, pyspiel.StateStruct) else given
        return self._doors.form.state(position)

    @property
    def _doors(self) -> Doors:
        return doors(self.azulejos_game)

    @property
    def match(self) -> Match:
        """The game as it stands, as a match of its own; nature is played by hand there."""
        form, rules, _ = self._doors
        return Match(rules.state(self.states, 0), form, nature="manual")

    # --- What OpenSpiel asks ----------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and for the end."""
        turn = int(self.states["turn"][0])
        special = {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
        return int(special.get(turn, turn))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states["turn"][0] == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        words, eyes = self._doors.rules.mask(), self._doors.eyes
        views = np.empty((1, layout(self.azulejos_game, int(self.states["players"][0])).size), "i2")
        masks = np.empty((1, actions(self.azulejos_game)), np.int8)
        eyes.look_at(self.states, 0, player, words, views, masks)
        legal: list[int] = masks[0].nonzero()[0].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's draws with their probabilities."""
        if not self.explicit:
            return [(0, 1.0)]
        weights = self._doors.rules.weights()
        ways = self._doors.rules.chances_at(self.states, 0, weights)
        return [(i, weight / ways) for i, weight in enumerate(weights.tolist()) if weight]

    def _apply_action(self, action: int) -> None:
        rules = self._doors.rules
        if not self.is_chance_node():
            rules.play_at(self.states, 0, action)
        elif self.explicit:
            rules.play_at(self.states, 0, rules.rules.MOVES - rules.rules.DRAWS + action)
        else:
            rules.draw_at(self.states, 0, rules.weights(), self.get_game().generator)

    def _action_to_string(self, player: int, action: int) -> str:
        form = self._doors.form
        if player != pyspiel.PlayerId.CHANCE:
            return form.TEXTS[action]
        return form.TEXTS[form.rules.MOVES - form.rules.DRAWS + action] if self.explicit else "deal"

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

    def _to_struct(self) -> dict[str, Any]:
        return self.match.position()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return {**self._to_struct(), "seat": player}

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, str]) -> list[int]:
        form = self._doors.form
        number, first_draw = form.NUMBERS[struct["move"]], form.rules.MOVES - form.rules.DRAWS
        return [number if number < first_draw else number - first_draw]


class Observer:
    """The fields of an observation as tensors, by name; the position as a string."""

    def __init__(self, game: str, shape: Layout, params: Any) -> None:
        if params:
            raise BadOption(Message("errors-observer", said=str(params)))
        self.azulejos_game = game
        self.tensor: NDArray[np.float32] = np.zeros(shape.size, np.float32)
        self.dict = shape.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        _, rules, eyes = doors(self.azulejos_game)
        views = np.empty((1, len(self.tensor)), np.int16)
        masks = np.empty((1, actions(self.azulejos_game)), np.int8)
        eyes.look_at(state.states, 0, player, rules.mask(), views, masks)
        self.tensor[:] = views[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as one line of text: all of it is known to everybody."""
        return str(state)


for _game in DEFAULTS:
    _class = type(f"Game_{_game}", (Game,), {"azulejos_game": _game})
    pyspiel.register_game(game_type(_game), _class)
