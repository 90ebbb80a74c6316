"""A table going on: what its two logs say, rebuilt by replaying them. Nothing here waits."""

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from azulejos.games import find_game
from azulejos.match import Match, new
from azulejos.notation import Position
from azulejos.notation.errors import BadOption
from azulejos.server.storage.log import NATURE, UNDO, Move, Note, standing
from azulejos.server.storage.store import Kept, KeptSeat
from azulejos.server.tables import undo
from azulejos.server.tables.nature import RANDOM, Dealer, Nature
from azulejos.words import Message

CHAT_SHOWN: Final = 50

View = dict[str, Any]


class Table:
    """One game going on at the server."""

    def __init__(self, kept: Kept) -> None:
        self.id = kept.id
        self.kept = kept
        self.moves: list[Move] = []
        """The log of moves. Its length, the ply, only grows: taking back is an entry, too."""
        self.notes: list[Note] = []
        self.stand: list[Move] = []
        """The moves that were not taken back."""
        self.names = [seat.name for seat in kept.seats]
        self.claims: dict[bytes, set[int]] = {}
        self.take_claims(kept.claims)
        self.match = self._replayed(())
        self._position: Position | None = None
        self.take(kept.moves, kept.notes)

    # --- What is going on -------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many entries the log of moves has."""
        return len(self.moves)

    @property
    def version(self) -> int:
        """Grows with every change: whoever has two views keeps the one with the larger version."""
        return len(self.moves) + len(self.notes)

    @property
    def people(self) -> set[int]:
        """The seats of persons."""
        return {seat for seat, kept in enumerate(self.kept.seats) if kept.bot is None}

    @property
    def bot(self) -> str | None:
        """The bot whose turn it is."""
        turn = self.match.turn
        return self.kept.seats[turn].bot if isinstance(turn, int) else None

    @property
    def next(self) -> str | None:
        """The table of the rematch."""
        return next((note.text for note in self.notes if note.kind == "next"), None)

    @property
    def lesson(self) -> str | None:
        """The name of its deals, if it is a lesson."""
        return next((note.text for note in self.notes if note.kind == "lesson"), None)

    def taken(self, seat: int) -> bool:
        """Whether somebody has taken the seat: by opening its link, or by playing."""
        played = any(move.seat == seat for move in self.moves)
        return played or any(seat in held for held in self.claims.values())

    def mine(self, browser: bytes | None, token: bytes | None) -> frozenset[int]:
        """The seats that belong to a browser or a token, both hashed."""
        seats = set(self.claims.get(browser, ())) if browser is not None else set()
        if token is not None:
            seats |= {seat for seat, kept in enumerate(self.kept.seats) if kept.token == token}
        return frozenset(seats)

    @property
    def position(self) -> Position:
        """The position as it stands."""
        if self._position is None:
            self._position = self.match.position()
        return self._position

    def begun(self) -> Match:
        """The game before its first move, with nature to be played by hand."""
        return self._first("manual")

    def position_at(self, ply: int) -> Position:
        """The position after the first so many entries of the log."""
        match = self.begun()
        for move in standing(self.moves[:ply]):
            match.play(move.text)
        return match.position()

    def record(self) -> str:
        """The game so far as a record, without what was taken back."""
        headers = {f"Seat{seat}": name for seat, name in enumerate(self.names)}
        made = time.strftime("%Y-%m-%d", time.gmtime(self.kept.made_at))
        self.match.headers = headers | {"Date": made, "Table": self.id}
        return self.match.record()

    # --- Going on ---------------------------------------------------------------------------------

    def tried(self, text: str, client: str | None = None) -> tuple[Match, list[Move]]:
        """What would follow from a move of the seat whose turn it is; IllegalMove says why not.

        That is the match after it, and the entries for the log, nature's included.
        """
        seat = self.match.mover
        match = self.match.copy(nature=self._nature()).play(text)
        texts = match.history[len(self.stand) :]
        now = time.time()
        moves = [
            Move(self.ply + count, NATURE if count else seat, text, None if count else client, now)
            for count, text in enumerate(texts)
        ]
        return match, moves

    def _nature(self) -> Nature | Dealer:
        """Who draws what comes next."""
        if self.lesson is None:
            return Nature()
        return Dealer(self.lesson, sum(move.seat == NATURE for move in self.stand))

    def taking_back(self, move: Move) -> Move:
        """The entry for the log that takes back a move and everything since."""
        return Move(self.ply, move.seat, f"{UNDO}{move.ply}", None, time.time())

    def note(self, seat: int, kind: str, text: str = "", after: int = 0) -> Note:
        """An entry for the log of notes, `after` so many others that are not in it yet."""
        return Note(len(self.notes) + after, seat, kind, text, self.ply, time.time())

    def take(
        self, moves: Sequence[Move], notes: Sequence[Note] = (), match: Match | None = None
    ) -> None:
        """Go on with entries that are kept now, and the match after them if it is known."""
        self.moves += moves
        self.notes += notes
        self._position = None
        for note in notes:
            if note.kind == "name":
                self.names[note.seat] = note.text
        if match is not None:
            self.stand += moves
            self.match = match
        elif moves:
            self.stand = standing(self.moves)
            self.match = self._replayed(self.stand)

    def take_claims(self, claims: Iterable[tuple[bytes, int]]) -> None:
        """Which browsers may play for which seats."""
        for browser, seat in claims:
            self.claims.setdefault(browser, set()).add(seat)

    def take_tokens(self, tokens: Mapping[int, bytes | None]) -> None:
        """Which tokens open which seats."""
        seats = self.kept.seats
        for seat, token in tokens.items():
            seats[seat] = KeptSeat(seats[seat].bot, seats[seat].name, token)

    def _first(self, nature: Nature | Literal["manual"]) -> Match:
        kept = self.kept
        return new(kept.game, start=kept.start, nature=nature, **kept.options)

    def _replayed(self, moves: Iterable[Move]) -> Match:
        stand = list(moves)
        if not stand:  # not begun: nature must not draw what nobody keeps
            return self._first("manual")
        match = self._first(Nature(move.text for move in stand if move.seat == NATURE))
        for move in stand:
            if move.seat != NATURE:
                match.play(move.text)
        return match

    # --- What everybody sees ----------------------------------------------------------------------

    def view(self, mine: Collection[int], present: Collection[int]) -> View:
        """The table as it is shown to whoever holds the seats `mine`."""
        match = self.match
        last = next((move for move in reversed(self.stand) if move.seat != NATURE), None)
        return {
            "table": self.id,
            "version": self.version,
            "ply": self.ply,
            "game": match.game,
            "options": self.kept.options,
            "names": self.names,
            "seats": [self._seat(seat, present) for seat in range(match.players)],
            "mine": sorted(mine),
            "turn": match.turn,
            "position": self.position,
            "legal": match.moves() if match.turn in mine else [],
            "last": [last.seat, last.text] if last else None,
            "scores": match.scores,
            "winners": match.winners,
            "undo": undo.shown(self, mine),
            "chat": self._chat(),
            "rematch": {"agreed": sorted(self.agreed_to_rematch()), "table": self.next},
        }

    def _seat(self, seat: int, present: Collection[int]) -> dict[str, Any]:
        bot = self.kept.seats[seat].bot
        return {
            "kind": "person" if bot is None else "bot",
            "name": self.names[seat],
            "player": bot,
            "present": bot is not None or seat in present,
        }

    def _chat(self) -> list[dict[str, Any]]:
        said = [note for note in self.notes if note.kind == "chat"][-CHAT_SHOWN:]
        return [
            {"number": n.number, "seat": n.seat, "text": n.text, "ply": n.ply, "at": n.at}
            for n in said
        ]

    def agreed_to_rematch(self) -> set[int]:
        """The seats that want to play again."""
        return {note.seat for note in self.notes if note.kind == "rematch"}

    def log_from(self, ply: int) -> list[dict[str, Any]]:
        """The log of moves from some ply on."""
        stand = {move.ply for move in self.stand}
        return [
            {
                "ply": move.ply,
                "seat": "nature" if move.seat == NATURE else move.seat,
                "move": move.text,
                "undone": move.back_to is None and move.ply not in stand,
                "at": move.at,
            }
            for move in self.moves[ply:]
        ]


def begin(
    game: str, asked: dict[str, Any], players: int, start: int | None, nature: Nature | Dealer
) -> tuple[dict[str, Any], int, list[Move]]:
    """A new game: its options in full, who starts, and nature's first draws."""
    options = find_game(game).with_players(players, asked)
    full = find_game(game).notation.options(options, RANDOM.choice)  # and nothing that is no option
    match = new(game, start=start, nature=nature, **full)
    if match.players != players:
        raise BadOption(Message("errors-seats", seats=players, players=match.players))
    now = time.time()
    moves = [Move(ply, NATURE, text, None, now) for ply, text in enumerate(match.history)]
    return match.options, int(match.position()["start"]), moves
