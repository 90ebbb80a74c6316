"""A review as JSON, and what matters in it most."""

from dataclasses import asdict, fields
from typing import Final, NamedTuple

from azulejos.analysis.grades import SLIP_LOSS
from azulejos.analysis.levels import Strength, strength_of
from azulejos.analysis.review import Decision, Draw, Review, SeatReview
from azulejos.analysis.value import Value
from azulejos.notation.position import JsonObject

MOMENTS: Final = 3
DIGITS: Final = 3


class Moment(NamedTuple):
    """A decision or a draw that changed a seat's lead much."""

    kind: str
    """`own`, `other` or `draw`."""
    ply: int
    round: int
    points: float
    """What the seat's lead gained or lost."""


def moments(review: Review, seat: int, count: int = MOMENTS) -> list[Moment]:
    """What mattered most to a seat, in the order of the game."""
    found = [
        Moment("own" if d.seat == seat else "other", d.ply, d.round, -d.losses[seat])
        for d in review.decisions
    ]
    found += [Moment("draw", draw.ply, draw.round, draw.luck[seat]) for draw in review.draws]
    largest = sorted(found, key=lambda moment: -abs(moment.points))[:count]
    return sorted((m for m in largest if abs(m.points) >= SLIP_LOSS), key=lambda m: m.ply)


def mistakes(review: Review, seat: int) -> list[Decision]:
    """The decisions of a seat to learn from."""
    return [d for d in review.decisions if d.seat == seat and d.loss >= SLIP_LOSS]


class WholePoints(NamedTuple):
    """A seat's game in whole points: margin = luck - own + theirs."""

    margin: int
    luck: int
    """What the start and the draws brought."""
    own: int
    """What its moves gave away."""
    theirs: int
    """What the others gave away to it."""


def whole_points(seat: SeatReview) -> WholePoints:
    """The numbers of the sentence that sums up a game; rounding goes to luck."""
    margin, own, theirs = round(seat.final), round(-seat.skill), round(-seat.others)
    return WholePoints(margin, margin + own - theirs, own, theirs)


def as_json(review: Review, rates: dict[str, float]) -> JsonObject:
    """The review as JSON."""
    return {
        "game": review.game,
        "names": review.names,
        "scores": review.scores,
        "winners": review.winners,
        "nodes": review.nodes,
        "deals": review.deals,
        "seats": [_seat(review, p, strength_of(review, p, rates)) for p in _seats(review)],
        "decisions": [_decision(d) for d in review.decisions],
        "draws": [
            {"ply": d.ply, "end": d.end, "round": d.round, "luck": _rounded(d.luck)}
            for d in review.draws
        ],
        "graph": [{"ply": ply, **_value(value)} for ply, value in review.graph],
    }


def _seats(review: Review) -> range:
    return range(len(review.seats))


def _seat(review: Review, p: int, strength: Strength | None) -> JsonObject:
    seat = review.seats[p]
    numbers = {name: round(number, DIGITS) for name, number in asdict(seat).items()}
    return {
        **numbers,
        "error_rate": round(seat.error_rate, DIGITS),
        "level": strength and strength._asdict(),
        "moments": [
            m._replace(points=round(m.points, DIGITS))._asdict() for m in moments(review, p)
        ],
    }


def _decision(decision: Decision) -> JsonObject:
    return {
        "ply": decision.ply,
        "round": decision.round,
        "seat": decision.seat,
        "move": decision.move,
        "best": decision.best,
        "line": list(decision.line),
        "loss": round(decision.loss, DIGITS),
        "losses": _rounded(decision.losses),
        "chance_lost": round(decision.chance_lost, DIGITS),
        "grade": decision.grade,
        "played": list(decision.played),
        "wrong": list(decision.wrong),
    }


def _value(value: Value) -> JsonObject:
    return {
        "points": _rounded(value.points),
        "leads": _rounded(value.leads),
        "chances": _rounded(value.chances),
    }


def _rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def from_json(content: JsonObject) -> Review:
    """The review that `as_json` has written."""
    names = [field.name for field in fields(SeatReview)]
    seats = [SeatReview(**{name: seat[name] for name in names}) for seat in content["seats"]]
    values = {point["ply"]: _read_value(point) for point in content["graph"]}
    plain = {name: content[name] for name in ("game", "names", "scores", "winners")}
    return Review(
        **plain,
        nodes=content["nodes"],
        deals=content["deals"],
        seats=seats,
        decisions=[_read_decision(d, values[d["ply"]]) for d in content["decisions"]],
        draws=[Draw(d["ply"], d["end"], d["round"], tuple(d["luck"])) for d in content["draws"]],
        graph=list(values.items()),
    )


def _read_value(point: JsonObject) -> Value:
    return Value(tuple(point["points"]), tuple(point["chances"]))


def _read_decision(content: JsonObject, value: Value) -> Decision:
    names = ("ply", "round", "seat", "move", "best", "chance_lost", "grade")
    found: JsonObject = {name: content[name] for name in names}
    found |= {name: tuple(content[name]) for name in ("line", "losses", "played", "wrong")}
    return Decision(value=value, **found)
