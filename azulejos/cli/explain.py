"""`azulejos explain`: the evaluation of a position in words, and the best moves."""

from collections.abc import Sequence

from azulejos.analysis import Line
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.players.explanation import Seat, Term, explain_position
from azulejos.words import say

WIDTH = 52
SMALL = 0.005
"""Terms that bring less are not worth a line."""


def explained(match: Match, lines_found: Sequence[Line]) -> str:
    """All that there is to say about a position."""
    lines: list[str] = []
    for seat, name in zip(explain_position(match), match.names, strict=True):
        lines += [*_seat(match, name, seat), ""]
    if lines_found:
        lines += _moves(match, lines_found)
    return "\n".join(lines).rstrip()


def _seat(match: Match, name: str, seat: Seat) -> list[str]:
    head = say(
        "explain-seat",
        name=name,
        expected=f"{seat.expected:.1f}",
        margin=f"{seat.margin:+.1f}",
        chance=round(100 * seat.chance),
    )
    if match.over:
        return [head]
    others = [term for term in seat.terms if abs(term.points) >= SMALL]
    return [
        head,
        _line(say("explain-certain"), "", seat.certain),
        *(_term(match.game, term) for term in others),
        _line(say("explain-gain"), "", seat.gain),
    ]


def _term(game: str, term: Term) -> str:
    indices = (*term.indices, 0, 0)
    words = say(
        find_game(game).texts.term,
        term=term.name.replace(" ", "-"),
        first=indices[0],
        second=indices[1],
        next=indices[0] + 1,
    )
    return _line(words, f"{term.count} × {term.weight:+.2f}", term.points)


def _line(words: str, product: str, points: float) -> str:
    return f"  {words:{WIDTH}} {product:>13} {points:+8.2f}"


def _moves(match: Match, found: Sequence[Line]) -> list[str]:
    """The best moves: the lead and the chance of winning that they promise, and their lines."""
    seat = match.mover
    lines = [say("explain-moves", name=match.names[seat], nodes=found[0].nodes)]
    for line in found:
        chance = say("explain-chance", chance=round(100 * line.value.chances[seat]))
        lines.append(f"  {line.lead(seat):+8.1f}  {chance:>6}  {' '.join(line.moves)}")
    return lines
