"""A review in sentences."""

from collections.abc import Callable

from azulejos.analysis.graph import signed
from azulejos.analysis.levels import Strength
from azulejos.analysis.report import whole_points
from azulejos.analysis.review import Review
from azulejos.words import say


def _plain(kind: str, number: int | str) -> str:
    return str(number)


def headline(
    review: Review, seat: int, you: bool, emphasise: Callable[[str, int | str], str] = _plain
) -> str:
    """The sentence that sums up a game: its numbers add up to the margin.

    `emphasise` may mark the numbers, which are of the kinds `luck`, `own` and `theirs`.
    """
    numbers = whole_points(review.seats[seat])
    result = "won" if numbers.margin > 0 else "lost" if numbers.margin < 0 else "tied"
    many = len(review.seats) > 2
    margin = abs(numbers.margin)
    own, theirs = emphasise("own", numbers.own), emphasise("theirs", numbers.theirs)
    if you:
        return say(
            "review-sentence",
            result=result,
            margin=margin,
            lucky=numbers.luck >= 0,
            luck=emphasise("luck", abs(numbers.luck)),
            own=own,
            theirs=theirs,
            many=many,
        )
    return say(
        "review-sentence-of",
        name=review.names[seat],
        result=result,
        margin=margin,
        luck=emphasise("luck", signed(numbers.luck)),
        own=own,
        theirs=theirs,
        many=many,
    )


def accuracy(review: Review, seat: int) -> str:
    """How accurate a seat played."""
    found = review.seats[seat]
    return say("review-accuracy", accuracy=round(found.accuracy), rate=f"{found.error_rate:.2f}")


def strength(found: Strength) -> str:
    """The level that a seat played like."""
    names = {name: say("levels-name", level=level) for name, level in found._asdict().items()}
    return say("review-level", **names)
