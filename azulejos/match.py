"""A game in progress: its seats, the moves so far, and nature's random generator."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple, Self

from azulejos import views
from azulejos.engine.interface import Rules
from azulejos.engine.loader import interpreted
from azulejos.engine.state import NATURE, NOBODY, State
from azulejos.games import Game, find_game
from azulejos.notation import Notation, Options, Position, draw_texts
from azulejos.notation.annotations import RecordedMove, Variation
from azulejos.notation.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotationError,
    at,
    no_seat,
    quoted,
)
from azulejos.notation.line import read_line, write_line
from azulejos.notation.reading import fault, parse_json, whole_number
from azulejos.notation.record import RawRecord, read_text, write_record
from azulejos.notation.tiles import seats
from azulejos.words import Message, say

MANUAL: Final = "manual"

Nature = Callable[[dict[str, int]], str]
"""Chooses one of nature's moves: gets each possible one with its weight, returns its text."""

Headers = dict[str, str]


@dataclass(frozen=True)
class Move:
    """A move of a seat, taken apart."""

    text: str
    seat: int
    source: str
    """Where it takes tiles from, as pictures name places; empty if it takes none."""
    target: str
    """Where it goes; empty if it goes nowhere."""
    colour: str
    """The letter of the tiles at the source that it is about; empty if there are none."""
    count: int
    """How many tiles of this colour lie at the source."""


class Outcome(NamedTuple):
    """How a game ended."""

    places: tuple[int, ...]
    """The place of each seat, from 1; seats that share a place have the same number."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decided_by: Literal["points", "tie-break", "shared"]
    """Most points; the game's tie-break among those with most points; or nothing at all."""


class Match:
    """One game in progress. Seats count from 0; moves are texts (docs/reference/notation.md).

    Make one with `azulejos.new`, `from_position`, `from_text` or `read_record`.
    """

    def __init__(
        self,
        state: State,
        notation: Notation,
        *,
        nature: Nature | Literal["manual"] | None = None,
        seed: int | None = None,
        headers: Headers | None = None,
        first_text: str | None = None,
    ) -> None:
        if not (nature is None or nature == MANUAL or callable(nature)):
            raise BadOption(Message("errors-nature", said=quoted(nature)))
        self._state = state
        self._first_state = state.copy()  # before nature's first draw
        self._notation = notation
        self._nature = nature
        self._random = random.Random(seed)
        self._first_text = first_text  # the position that the match began with; none for a new game
        self._mask = [0] * notation.rules.WORDS
        self.headers: Headers = dict(headers or {})
        """Names and remarks that a record of this match carries."""
        self.history: list[str] = []
        """Every move so far, nature's too."""
        self.last: tuple[int, str] | None = None
        """The last move of a seat: the seat, and the move's text."""
        self._start = self.position()["start"]
        self._let_nature_play()

    # --- What is going on -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's name."""
        return self._notation.GAME

    @property
    def options(self) -> Options:
        """How the game is played, by the names of its options."""
        return dict(self.position()["options"])

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._state.players

    @property
    def names(self) -> list[str]:
        """The names of the seats: from the headers Seat0, Seat1 …, else their numbers."""
        return [
            self.headers.get(f"Seat{p}") or say("terminal-seat", seat=p)
            for p in range(self.players)
        ]

    @property
    def turn(self) -> int | Literal["nature"] | None:
        """The seat whose turn it is; "nature" if it is played by hand; None at the end."""
        if self._state.turn == NOBODY:
            return None
        return "nature" if self._state.turn == NATURE else self._state.turn

    @property
    def mover(self) -> int:
        """The seat whose turn it is; NotationError says why it is no seat's turn."""
        if self._state.turn == NOBODY:
            raise NotationError(Message("refusals-over"))
        if self._state.turn == NATURE:
            raise NotationError(Message("programs-draw", draws=", ".join(self.chances())))
        return self._state.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.turn == NOBODY

    @property
    def scores(self) -> list[int]:
        """The score of each seat."""
        return self._state.score[: self._state.players]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return seats(self._state.winners, self._state.players)

    @property
    def rules(self) -> Rules:
        """The game's rules, for `azulejos.engine`."""
        return self._notation.rules

    @property
    def state(self) -> State:
        """A copy of the state, for `azulejos.engine`."""
        return self._state.copy()

    def moves(self) -> list[str]:
        """The legal moves."""
        return sorted(map(self._notation.TEXTS.__getitem__, self._numbers()))

    def move(self, text: str) -> Move:
        """A legal move, taken apart. IllegalMove says why it is none."""
        if self._legal_number(text) is None:
            raise self._refused(text)
        seat = self.mover
        sources, target = views.ends(self.game, text, seat)
        layout = views.layout(self.position(), seat=seat)
        tiles = [(p.place, p.kind) for p in layout.pieces]
        for source in sources:
            place, colour = source[:-1], source[-1]
            if count := tiles.count((place, colour)):
                return Move(text, seat, place, target, colour, count)
        return Move(text, seat, (sources or ("",))[0], target, "", 0)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        scores, winners = self.scores, self.winners
        places = [
            1 if p in winners else 1 + sum(other > own for other in scores)
            for p, own in enumerate(scores)
        ]
        best = [p for p, score in enumerate(scores) if score == max(scores)]
        for p in best:
            if p not in winners:
                places[p] = 1 + len(winners)
        is_shared = len(winners) > 1
        decided: Literal["points", "tie-break", "shared"]
        decided = "shared" if is_shared else "points" if len(best) == 1 else "tie-break"
        return Outcome(tuple(places), tuple(winners), tuple(scores), decided)

    @property
    def key(self) -> bytes:
        """A short hash of the position: equal positions have the same key, in every process."""
        return blake2b(self.text().encode(), digest_size=16).digest()

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same position, however they came there."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.game == other.game and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a match changes: use `key`

    def chances(self) -> dict[str, int]:
        """On nature's turn: its possible moves with their weights."""
        rules = self._notation.rules
        if self._state.turn != NATURE:
            return {}
        weights = [0] * rules.DRAWS
        rules.chances(self._state, weights)
        texts = self._notation.TEXTS[rules.MOVES - rules.DRAWS :]
        return {text: weight for text, weight in zip(texts, weights, strict=True) if weight}

    def outcomes(self) -> dict[str, State]:
        """The state after each legal move, before nature draws."""
        states = {}
        for number in self._numbers():
            after = self._state.copy()
            self._notation.rules.play(after, number)
            states[self._notation.TEXTS[number]] = after
        return states

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Play legal moves, and let nature draw after each.

        IllegalMove says why one of them cannot be played, and changes nothing.
        """
        began = len(self.history)
        for move in moves:
            number = self._legal_number(move)
            if number is None:
                error = self._refused(move)
                if len(self.history) > began:
                    self.rewind(began)
                raise error
            self._play_number(number)
            self._let_nature_play()
        return self

    def pop(self) -> str:
        """Take back the last move of a seat, with what nature drew after it; return its text.

        If nature is played by hand, its last move is taken back alone.
        """
        if not self.history:
            raise BadOption(Message("errors-nothing-played"))
        plies = len(self.history) - 1
        if self._nature != MANUAL:
            draws = self._draw_texts()
            while plies and self.history[plies] in draws:
                plies -= 1
            if self.history[plies] in draws:
                raise BadOption(Message("errors-nothing-played"))
        text = self.history[plies]
        self.rewind(plies)
        return text

    def rewind(self, plies: int) -> Self:
        """Go back to where that many moves were played, nature's included.

        What nature draws from there on need not be what it drew before.
        """
        if plies not in range(len(self.history) + 1):
            raise BadOption(Message("errors-no-ply", last=len(self.history)))
        texts = self.history[:plies]
        self._state, self.history, self.last = self._first_state.copy(), [], None
        for text in texts:
            self._play_number(self._notation.NUMBERS[text])
        return self

    def _draw_texts(self) -> frozenset[str]:
        return draw_texts(self._notation)

    def why_not(self, move: str) -> IllegalMove | None:
        """Why a move cannot be played now; None if it can."""
        return self._refused(move) if self._legal_number(move) is None else None

    def _legal_number(self, move: str) -> int | None:
        """The number of a move, if it is one and may be played now."""
        number = self._notation.NUMBERS.get(move)
        if number is None:
            return None
        self._notation.rules.legal(self._state, self._mask)
        return number if interpreted(self._notation.rules).has_move(self._mask, number) else None

    def _refused(self, move: str) -> IllegalMove:
        reason, clause = self._notation.refusal(self._state, move)
        return IllegalMove(move, reason, self.game, clause)

    def _numbers(self) -> list[int]:
        rules = self._notation.rules
        numbers = [0] * rules.MOVES
        count = interpreted(rules).moves_at([self._state], 0, self._mask, numbers)
        return numbers[:count]

    def _play_number(self, number: int) -> None:
        text = self._notation.TEXTS[number]
        if self._state.turn >= 0:
            self.last = (self._state.turn, text)
        self._notation.rules.play(self._state, number)
        self.history.append(text)

    def _let_nature_play(self) -> None:
        if self._nature == MANUAL:
            return
        while self._state.turn == NATURE:
            self._play_number(self._draw() if self._nature is None else self._ask_nature())

    def _draw(self) -> int:
        rules = self._notation.rules
        weights = [0] * rules.DRAWS
        ticket = self._random.randrange(rules.chances(self._state, weights))
        outcome = 0
        while ticket >= weights[outcome]:
            ticket -= weights[outcome]
            outcome += 1
        return rules.MOVES - rules.DRAWS + outcome

    def _ask_nature(self) -> int:
        assert callable(self._nature)
        move = self._nature(self.chances())
        if move not in self.chances():
            raise self._refused(move)
        return self._notation.NUMBERS[move]

    # --- Positions, records, copies ---------------------------------------------------------------

    def position(self) -> Position:
        """The position as a dict that JSON can hold."""
        return self._notation.position(self._state)

    def text(self) -> str:
        """The position as one line of text."""
        return write_line(self.position(), self._notation.LINE, self._notation.SEAT_LINE)

    def record(self) -> str:
        """The game so far as a record; `read_record` reads it back."""
        play = Variation([RecordedMove(text) for text in self.history])
        return write_record(self._all_headers(), play, self._draw_texts())

    def _all_headers(self) -> Headers:
        headers = {"Game": self.game}
        if self._first_text is None:
            headers |= {
                name.capitalize(): _option_text(value) for name, value in self.options.items()
            }
            headers["Start"] = str(self._start)
        else:
            headers["Position"] = self._first_text
        headers |= self.headers
        if self.over:
            headers["Scores"] = " ".join(map(str, self.scores))
            headers["Winners"] = " ".join(map(str, self.winners))
        return headers

    def replay(self) -> Iterator["Match"]:
        """The match from its start: the first position, then the one after each move.

        All are the same object, with nature's draws as they were; copy what you keep.
        """
        again = read_record(self.record(), plies=0)
        again._nature = MANUAL
        yield again
        for move in self.history:
            yield again.play(move)

    def copy(self, seed: int | None = None, nature: Nature | None = None) -> "Match":
        """An independent match in the same position.

        Nature draws anew there, from the seed or by the function if one is given. So moves that are
        tried on a copy do not reveal what will be drawn in the match itself.
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._nature = MANUAL if self._nature == MANUAL else nature
        other._state = self._state.copy()
        other._random = random.Random(seed)
        other._mask = self._mask[:]
        other.headers = dict(self.headers)
        other.history = self.history[:]
        return other

    def stop_nature(self) -> None:
        """From now on, nature is played by hand."""
        self._nature = MANUAL

    def drawn(self, seed: int) -> "Match":
        """A copy in which nature has drawn once, from a seed; it is played by hand afterwards."""
        other = self.copy(seed=seed)
        while other._state.turn == NATURE:
            other._play_number(other._draw())
        other.stop_nature()
        return other

    def __getstate__(self) -> dict[str, object]:
        """For pickling: the notation is a module, which is named instead."""
        return {**self.__dict__, "_notation": self.game}

    def __setstate__(self, content: dict[str, object]) -> None:
        self.__dict__.update(content, _notation=find_game(str(content["_notation"])).notation)

    def svg(self, *, seat: int = 0, theme: str = "light", shape: str = "wide", **more: Any) -> str:
        """The table as an SVG picture, seen from a seat, with the last move outlined.

        Themes: light, dark, contrast; shapes: wide, tall; see docs/how-to/draw-positions.md.
        """
        given = {"names": self.names, "last": self.last, **more}
        return views.svg(self.position(), seat=seat, theme=theme, shape=shape, **given)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return self.svg(prefix=f"azulejos-{id(self)}-")

    def __str__(self) -> str:
        return views.text_board(self.position(), names=self.names)

    def __repr__(self) -> str:
        return f"<azulejos.Match {self.text()}>"


def new(
    game: str,
    *,
    start: int | None = None,
    seed: int | None = None,
    nature: Nature | Literal["manual"] | None = None,
    **options: object,
) -> Match:
    """A new game. Without `start`, the start player is chosen at random.

    `find_game(game).option_names` lists the options of a game.
    """
    notation = find_game(game).notation
    rng = random.Random(seed)
    chosen = notation.options(options, rng.choice)
    players = chosen.get("players", 2)
    if start is None:
        start = rng.randrange(players)
    elif type(start) is not int or start not in range(players):
        raise BadOption(no_seat("start", start, players))
    return Match(notation.new(chosen, start), notation, nature=nature, seed=rng.getrandbits(64))


def from_position(
    position: Mapping[str, object],
    *,
    seed: int | None = None,
    nature: Nature | Literal["manual"] | None = None,
) -> Match:
    """A match that begins with a position. BadPosition says what is wrong with it."""
    if not isinstance(position, Mapping) or position.get("game") is None:
        raise BadPosition(Message("errors-nameless"))
    try:
        name = position["game"]
        notation = find_game(name if isinstance(name, str) else quoted(name)).notation
    except BadOption as error:
        raise fault("game", error.args[0]) from None
    state = notation.state(position)
    text = write_line(notation.position(state), notation.LINE, notation.SEAT_LINE)
    return Match(state, notation, seed=seed, nature=nature, first_text=text)


def from_text(
    text: str, *, seed: int | None = None, nature: Nature | Literal["manual"] | None = None
) -> Match:
    """A match that begins with a position written as one line of text."""
    game = text.split(maxsplit=1)[0] if text.strip() else ""
    try:
        notation = find_game(game).notation
    except BadOption as error:
        raise BadPosition(*error.args) from None
    position = read_line(text, notation.LINE, notation.SEAT_LINE)
    return from_position(position, seed=seed, nature=nature)


def read_any(text: str, *, plies: int | None = None) -> Match:
    """A match from a record, a position as JSON, or a position as one line of text.

    Nature is played by hand, except after a record that ends where a seat is to move.
    """
    content = text.strip()
    if content.startswith("{"):
        return from_position(parse_json(content), nature=MANUAL)
    if content.startswith(("[", "#")):
        return read_record(text, plies=plies)
    return from_text(content, nature=MANUAL)


def read_record(text: str, *, plies: int | None = None, seed: int | None = None) -> Match:
    """A match, replayed from its record: to the end, or to the first `plies` moves.

    Nature's draws are those of the record. If the record ends where a seat is to move, the match
    can be played on and nature draws from then on; otherwise nature is played by hand. Comments and
    variations are left out: `Record` has them.
    """
    record = read_text(text)
    game = game_of(record)
    moves = record.line_of_play(game.notation.TEXTS).moves
    return replay_record(record.headers, moves, plies=plies, seed=seed)


def game_of(record: RawRecord) -> Game:
    """The game of a record; BadRecord if there is none."""
    line = Message("errors-line", line=record.first_line)
    if "Game" not in record.headers:
        raise BadRecord(at(line, Message("errors-no-game-header")))
    try:
        return find_game(record.headers["Game"])
    except NotationError as error:
        raise BadRecord(at(line, error.args[0])) from None


def replay_record(
    headers: Headers,
    moves: Sequence[RecordedMove],
    *,
    plies: int | None = None,
    seed: int | None = None,
) -> Match:
    """A match from the headers and moves of a record; see `read_record`.

    If all moves are played, those of the variations must be legal, too.
    """
    match = _first_position(headers)
    _play_line(match, moves[:plies], check_variations=plies is None)
    if len(match.history) == len(moves):
        _check_result(match, headers)
    if match.turn != "nature":
        match._nature = None
        match._random = random.Random(seed)
    return match


def _play_line(match: Match, moves: Sequence[RecordedMove], *, check_variations: bool) -> None:
    for move in moves:
        if check_variations:
            for variation in move.variations:
                _play_line(match.copy(), variation.moves, check_variations=True)
        try:
            match.play(move.text)
        except IllegalMove as error:
            number = len(match.history) + 1
            raise BadRecord(
                Message("errors-record-move", line=move.line, move=number, error=error.args[0])
            ) from None


def _first_position(recorded: Headers) -> Match:
    headers = dict(recorded)
    game = headers.pop("Game", "")
    try:
        if "Position" in headers:
            match = from_text(headers.pop("Position"), nature=MANUAL)
        else:
            names = find_game(game).notation.options({}, random.choice)
            options = {
                n: _option_value(headers.pop(n.capitalize()))
                for n in names
                if n.capitalize() in headers
            }
            match = new(
                game, start=_option_value(headers.pop("Start", "0")), nature=MANUAL, **options
            )
    except NotationError as error:
        raise BadRecord(*error.args) from None
    for name in ("Scores", "Winners"):
        headers.pop(name, None)
    match.headers = headers
    return match


def _check_result(match: Match, headers: Headers) -> None:
    """The result in a record of a whole game must be the result of replaying it."""
    for name, found in (("Scores", match.scores), ("Winners", match.winners)):
        stated = headers.get(name)
        if stated is not None and match.over and stated != " ".join(map(str, found)):
            raise BadRecord(Message("errors-record-end", name=name, said=stated, found=str(found)))


def _option_text(value: object) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def _option_value(text: str) -> Any:
    number = whole_number(text)
    if number is not None:
        return number
    return text.split() if " " in text else text
