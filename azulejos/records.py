"""Records with all that they say: comments, glyphs, variations, values, clock times.

for record in azulejos.read_records("games.txt"):
    match = record.match()
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self, TextIO

from azulejos.games import find_game
from azulejos.match import Match, game_of, replay_record
from azulejos.notation import draw_texts
from azulejos.notation.annotations import RecordedMove, Variation
from azulejos.notation.errors import BadRecord, at
from azulejos.notation.record import RawRecord, read_text, split_records, write_record
from azulejos.words import Message


@dataclass
class Record:
    """A record of a game: what was played, and what is said about it. `str` writes it."""

    headers: dict[str, str]
    moves: list[RecordedMove] = field(default_factory=list)
    """The moves that were played, nature's included."""
    comments: list[str] = field(default_factory=list)
    """The comments before the first move."""
    line: int = field(default=1, compare=False)
    """The number of its first line in the file."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """A record from its text; BadRecord names the line that cannot be read."""
        return cls._from_raw(read_text(text))

    @classmethod
    def of(cls, match: Match) -> Self:
        """The record of a match, to write comments into."""
        return cls.parse(match.record())

    @classmethod
    def _from_raw(cls, raw: RawRecord) -> Self:
        play = raw.line_of_play(game_of(raw).notation.TEXTS)
        return cls(raw.headers, play.moves, play.comments, raw.first_line)

    def match(self, *, plies: int | None = None, seed: int | None = None) -> Match:
        """The match that was played: to the end, or to the first `plies` moves.

        BadRecord names the line of an illegal move. Without `plies`, variations are checked, too.
        """
        try:
            return replay_record(self.headers, self.moves, plies=plies, seed=seed)
        except BadRecord as error:
            if self.line == 1:
                raise
            place = Message("errors-record-at", line=self.line)
            raise BadRecord(at(place, error.args[0])) from None

    def __str__(self) -> str:
        draws = draw_texts(find_game(self.headers.get("Game", "")).notation)
        return write_record(self.headers, Variation(self.moves, self.comments), draws)


def read_records(file: str | os.PathLike[str] | TextIO) -> Iterator[Record]:
    """The records of a file, one after the other, each read when it is asked for.

    `file` is a name or an open text file. BadRecord names the line that cannot be read.
    """
    if isinstance(file, str | os.PathLike):
        with open(file, encoding="utf-8-sig") as opened:
            yield from read_records(opened)
    else:
        for raw in split_records(file):
            yield Record._from_raw(raw)
