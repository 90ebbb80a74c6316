"""Many games at once, for researchers: arrays of states, stepped by compiled rules on all cores.

Needs NumPy and Numba (`pip install azulejos[fast]`). docs/how-to/many-games.md has examples.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from azulejos.engine.compiler import Compiled, compiled
from azulejos.engine.kernels import LEFT_ALONE
from azulejos.engine.rng import seeded, spread
from azulejos.engine.state import NOBODY, State
from azulejos.engine.structs import Ints, States
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.notation import Notation, Options
from azulejos.notation.errors import BadOption, at, no_seat
from azulejos.observation.rewards import known_reward, rewards
from azulejos.spaces import Masks, Views, actions, encoder, layout
from azulejos.words import Message

T = TypeVar("T")
Number = TypeVar("Number", bound=np.integer)

CHOOSING: Final = 1
"""Which of the seeds that come from a game's seed is for its random actions."""


class Seen(NamedTuple):
    """What the seats to move see in each game, and what they may do."""

    observations: Views
    masks: Masks


class Step(NamedTuple):
    """What is seen after a step, and what it brought."""

    observations: Views
    masks: Masks
    rewards: NDArray[np.float32]
    """Of each seat, in the games that ended by this step; else zero."""
    ended: NDArray[np.bool_]
    """Which games ended by this step."""
    scores: Ints
    """The final scores of each seat, in the games that ended by this step."""
    winners: NDArray[np.bool_]
    """Which seats won, in the games that ended by this step."""


class Batch:
    """N games of one kind. `states` is an array of records with one field for each of the rules'.

    Every game has its own generator, so a game's draws depend on its seed and on nothing else,
    however many threads there are. `seed` is hashed with each game's number; or there is one for
    each game. Without `start`, the start player of each game is random.

    `reward` is "wins" or "margin" (`azulejos.observation.rewards`). With `again`, a game that ends
    begins anew in the same step.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int | Sequence[int] = 0,
        start: int | None = None,
        reward: str = "wins",
        again: bool = True,
        threads: int | None = None,
        **options: object,
    ) -> None:
        self.reward = known_reward(reward)
        self.game = game
        self.again = again
        self.threads = threads or os.cpu_count() or 1
        self._connect()
        self.firsts: States = self.compiled.states(*first_states(game, options, start))
        self.players = int(self.firsts["players"][0])
        self.layout = layout(game, self.players)
        self.actions = actions(game)
        self.states: States = np.repeat(self.firsts[:1], games)
        self._observations: Views = np.zeros((games, self.layout.size), np.int16)
        self._masks: Masks = np.zeros((games, self.actions), np.int8)
        self._ended: Ints = np.zeros(games, np.int64)
        self._winners: Ints = np.zeros(games, np.int64)
        self._scores: Ints = np.zeros((games, self.players), np.int64)
        self.reset(seed=seed)

    def _connect(self) -> None:
        """What cannot be copied or pickled, and need not be: compiled functions and threads."""
        self.compiled: Compiled = compiled(find_game(self.game).rules)
        self._pool = ThreadPoolExecutor(self.threads)

    def __getstate__(self) -> dict[str, object]:
        return {k: v for k, v in self.__dict__.items() if k not in ("compiled", "_pool")}

    def __setstate__(self, content: dict[str, object]) -> None:
        self.__dict__.update(content)
        self._connect()

    # --- What is going on -------------------------------------------------------------------------

    @property
    def turns(self) -> NDArray[np.int8]:
        """The seat to move in each game, or a negative number when it is over."""
        return self.states["turn"]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended and not begun anew."""
        over: NDArray[np.bool_] = self.states["turn"] == NOBODY
        return over

    @property
    def scores(self) -> NDArray[np.int16]:
        """The scores of all seats in each game."""
        return self.states["score"][:, : self.players]

    def match(self, i: int, seed: int | None = None) -> Match:
        """Game i as it stands now, as a match of its own: to be drawn, analysed, played on."""
        notation = find_game(self.game).notation
        return Match(self.compiled.state(self.states, i), notation, seed=seed)

    # --- Stepping ---------------------------------------------------------------------------------

    def reset(
        self, which: NDArray[np.bool_] | None = None, *, seed: int | Sequence[int] | None = None
    ) -> None:
        """Begin anew, all games or some; with a seed, all generators begin anew as well."""
        games = len(self.states)
        if seed is not None:
            seeds = [spread(seed, i) for i in range(games)] if isinstance(seed, int) else seed
            if len(seeds) != games:
                raise BadOption(Message("errors-seeds", seeds=len(seeds), games=games))
            self.generators: Ints = _generators(seeds)
            self._choosing: Ints = _generators([spread(one, CHOOSING) for one in seeds])
        wanted = np.ones(games, np.int64) if which is None else np.asarray(which, np.int64)
        begin, weights = self.compiled.begin_all, self.compiled.weights
        self._spread(
            lambda first, last: begin(
                self.states, self.firsts, wanted, weights(), self.generators, first, last
            )
        )

    def look(self, observations: Views | None = None, masks: Masks | None = None) -> Seen:
        """What the seats to move see and may do, written into buffers: those given, or its own.

        Observations are int16 (games, layout.size), masks int8 (games, actions), 1 for legal.
        """
        views = _fitting(observations, self._observations, "observations")
        marks = _fitting(masks, self._masks, "masks")
        rules = encoder(self.game)
        self._spread(
            lambda first, last: rules.encode_all(
                self.states, rules.mask(), views, marks, first, last
            )
        )
        return Seen(views, marks)

    def step(
        self,
        actions: ArrayLike,
        observations: Views | None = None,
        masks: Masks | None = None,
        *,
        which: NDArray[np.bool_] | None = None,
    ) -> Step:
        """Play one legal action in each game that is not over, and let nature draw.

        With `which`, only some games are stepped; the actions of the others do not count.

        The own buffers are written anew by every step. IllegalMove says which action of which game
        cannot be played; then nothing has changed.
        """
        played = np.ascontiguousarray(actions, np.int64)
        if played.shape != (len(self.states),):
            raise BadOption(Message("errors-actions", games=len(self.states)))
        if which is not None:
            played = np.where(which, played, LEFT_ALONE)
        self._check(played)
        ended = self._play(played)
        seen = self.look(observations, masks)
        return Step(*seen, self.rewards_of(ended), ended, self._scores, self.winning(ended))

    def refuse_illegal(self, actions: Ints, which: NDArray[np.bool_]) -> None:
        """IllegalMove names the first of some games in which an action is not legal."""
        self._check(np.where(which, actions, LEFT_ALONE))

    def advance(self, actions: Ints, which: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Play actions that are known to be legal in some games; returns which of them ended."""
        return self._play(np.where(which, actions, LEFT_ALONE))

    def random_actions(self) -> Ints:
        """A random legal action in each game, from generators that nature does not use."""
        chosen = np.zeros(len(self.states), np.int64)
        rules = self.compiled
        self._spread(
            lambda first, last: rules.choose_all(
                self.states, rules.mask(), self._choosing, chosen, first, last
            )
        )
        return chosen

    def playout(self) -> int:
        """Play all games at random to the end; return how many moves the seats made."""
        rules = self.compiled

        def play(first: int, last: int) -> int:
            made: int = rules.playout_all(
                self.states, rules.mask(), rules.weights(), self.generators, first, last
            )
            return made

        return sum(self._spread(play))

    def _check(self, played: Ints) -> None:
        rules = self.compiled
        found = self._spread(
            lambda first, last: int(
                rules.find_illegal(self.states, played, rules.mask(), first, last)
            )
        )
        wrong = [i for i in found if i >= 0]
        if wrong:
            raise self._refused(wrong[0], int(played[wrong[0]]))

    def _refused(self, i: int, action: int) -> Exception:
        if not 0 <= action < self.actions:
            place = Message("errors-game", game=i)
            limits = Message("errors-no-number", said=str(action), last=str(self.actions - 1))
            return BadOption(at(place, limits))
        error = self.match(i).why_not(find_game(self.game).notation.TEXTS[action])
        assert error is not None
        return error.in_game(i)

    def _play(self, played: Ints) -> NDArray[np.bool_]:
        rules = self.compiled
        self._spread(
            lambda first, last: rules.step_all(
                *(self.states, self.firsts, played, int(self.again)),
                *(rules.weights(), self.generators),
                *(self._ended, self._winners, self._scores, first, last),
            )
        )
        ended: NDArray[np.bool_] = self._ended == 1
        return ended

    def rewards_of(self, ended: NDArray[np.bool_]) -> NDArray[np.float32]:
        """The rewards of each seat in games that have just ended; zero elsewhere."""
        found = np.zeros((len(ended), self.players), np.float32)
        if ended.any():
            found[ended] = rewards(self.reward, self._scores[ended], self._winners[ended])
        return found

    def winning(self, ended: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Which seats won the games that have just ended."""
        won = self._winners[:, None] >> np.arange(self.players) & 1
        winners: NDArray[np.bool_] = (won == 1) & ended[:, None]
        return winners

    def _spread(self, work: Callable[[int, int], T]) -> list[T]:
        """Do something for all games, a share of them in each thread."""
        games = len(self.states)
        shares = min(self.threads, games)
        if shares <= 1:
            return [work(0, games)]
        bounds = [games * i // shares for i in range(shares + 1)]
        return list(self._pool.map(work, bounds[:-1], bounds[1:]))


def _generators(seeds: Sequence[int]) -> Ints:
    return np.array([[seeded(seed)] for seed in seeds], np.int64).reshape(-1, 1)


def _fitting(given: NDArray[Number] | None, own: NDArray[Number], name: str) -> NDArray[Number]:
    """A buffer that was given, if compiled code can write to it; else the own one."""
    if given is None:
        return own
    fits = given.dtype == own.dtype and given.shape == own.shape
    if not (fits and given.flags.c_contiguous and given.flags.writeable):
        kind, shape = str(own.dtype), str(own.shape)
        raise BadOption(Message("errors-buffer", name=name, kind=kind, shape=shape))
    return given


# --- First states ---------------------------------------------------------------------------------


def first_states(game: str, given: Mapping[str, object], start: int | None = None) -> list[State]:
    """The states that a game may begin with, nature about to draw, each as likely as the others."""
    notation = find_game(game).notation
    states = []
    for options in _ways(notation, given):
        players = options.get("players", 2)
        if start is not None and (type(start) is not int or start not in range(players)):
            raise BadOption(no_seat("start", start, players))
        starts = range(players) if start is None else (start,)
        states += [notation.new(options, seat) for seat in starts]
    return states


class _Picking(Exception):
    """A random choice is needed; the argument is the number of things to choose from."""


def _ways(notation: Notation, given: Mapping[str, object]) -> Iterator[Options]:
    """All results that the random choices among options can have."""
    paths: list[list[int]] = [[]]
    for path in paths:  # it grows
        left = iter(path)

        def pick(things: Sequence[T], left: Iterator[int] = left) -> T:
            for i in left:
                return things[i]
            raise _Picking(len(things))

        try:
            yield notation.options(given, pick)
        except _Picking as picking:
            (ways,) = picking.args
            paths += [[*path, i] for i in range(ways)]
