"""The graph of a review: a seat's expected lead at every move, and the luck of each round."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from azulejos.analysis.grades import SLIP_LOSS
from azulejos.analysis.review import Decision, Review
from azulejos.drawing.svg import Canvas, circle, n, path, rect, text
from azulejos.drawing.theme import THEMES, Theme
from azulejos.words import say

WIDTH: Final = 568.0
HEIGHT: Final = 452.0
LEFT: Final = 52.0
RIGHT: Final = 14.0
"""Margins."""
TOP: Final = 34.0
BOTTOM: Final = 282.0
"""Where the lead is drawn."""
LUCK_TOP: Final = 318.0
LUCK_BOTTOM: Final = 420.0
SIZE: Final = 13.0
LEAST_RANGE: Final = 5.0
GRID_LINES: Final = 3
GRIDS: Final = (1, 2, 5, 10, 20, 50, 100)
ROUND_MARGIN: Final = 34.0
"""A round narrower than its words has only its number."""


class _Round(NamedTuple):
    number: int
    left: float
    right: float


class _Graph:
    """Where everything is drawn."""

    def __init__(self, review: Review, seat: int, theme: Theme) -> None:
        self.review = review
        self.seat = seat
        self.theme = theme
        self.leads = [value.leads[seat] for _, value in review.graph]
        self.most = max(LEAST_RANGE, *(abs(lead) for lead in self.leads)) * 1.12
        self.step = (WIDTH - LEFT - RIGHT) / max(1, len(self.leads) - 1)
        self.drawn_before = {draw.end for draw in review.draws}

    def x(self, place: int) -> float:
        return LEFT + place * self.step

    def y(self, lead: float) -> float:
        middle = (TOP + BOTTOM) / 2
        return middle - lead / self.most * (BOTTOM - TOP) / 2

    def rounds(self) -> Iterator[_Round]:
        """The rounds, from the first decision to that of the next round."""
        first = 0
        for place, (one, other) in enumerate(pairwise(self.review.decisions), 1):
            if one.round != other.round:
                yield _Round(one.round, self.x(first), self.x(place))
                first = place
        last = self.review.decisions[-1].round if self.review.decisions else 1
        yield _Round(last, self.x(first), WIDTH - RIGHT)

    def slips(self) -> Iterator[tuple[int, Decision]]:
        """The decisions that are marked, each with its place."""
        for place, decision in enumerate(self.review.decisions):
            if decision.loss >= SLIP_LOSS:
                yield place, decision


def graph(review: Review, seat: int, *, theme: str = "light") -> str:
    """The graph of a seat as an SVG picture; marks have the ply of their move."""
    canvas = Canvas(WIDTH, HEIGHT, THEMES[theme])
    drawn = _Graph(review, seat, canvas.theme)
    canvas.ground += [*_bands(drawn), *_grid(drawn)]
    canvas.ink += [*_area(drawn), *_line(drawn)]
    canvas.marks += [*_marks(drawn), *_luck(drawn)]
    return canvas.svg(say("review-graph", name=review.names[seat]))


def _bands(g: _Graph) -> Iterator[str]:
    for place, band in enumerate(g.rounds()):
        if place % 2 == 0:
            shade = ' fill-opacity="0.5"'
            height = LUCK_BOTTOM + 16 - TOP
            yield rect(band.left, TOP, band.right - band.left, height, g.theme.well, more=shade)
        wide = band.right - band.left > 2 * ROUND_MARGIN
        words = say("review-round", round=band.number) if wide else str(band.number)
        middle = (band.left + band.right) / 2
        yield text(middle, TOP - 14, words, SIZE, g.theme.muted, anchor="middle", bold=True)


def _grid(g: _Graph) -> Iterator[str]:
    gap = next(grid for grid in GRIDS if g.most / grid <= GRID_LINES or grid == GRIDS[-1])
    yield path(f"M{n(LEFT)} {n(g.y(0))}H{n(WIDTH - RIGHT)}", stroke=g.theme.edge)
    yield text(LEFT - 8, g.y(0), "0", SIZE, g.theme.muted, anchor="end")
    for line in range(1, ceil(g.most / gap)):
        for lead in (line * gap, -line * gap):
            dotted = ' stroke-dasharray="1 5" stroke-linecap="round"'
            way = f"M{n(LEFT)} {n(g.y(lead))}H{n(WIDTH - RIGHT)}"
            yield path(way, stroke=g.theme.edge, more=dotted)
            yield text(LEFT - 8, g.y(lead), signed(lead), SIZE, g.theme.muted, anchor="end")


def _area(g: _Graph) -> Iterator[str]:
    """The lead, filled: above zero in one colour, below in another."""
    for place, lead in enumerate(g.leads[:-1]):
        colour = g.theme.cobalt if lead > 0 else g.theme.loss
        top, bottom = sorted((g.y(lead), g.y(0)))
        yield rect(g.x(place), top, g.step, bottom - top, colour, more=' fill-opacity="0.2"')


def _line(g: _Graph) -> Iterator[str]:
    """Steps: solid where a move changed the lead, dotted where nature did."""
    solid, dotted = "", ""
    for place, (lead, after) in enumerate(pairwise(g.leads)):
        right = g.x(place + 1)
        solid += f"M{n(g.x(place))} {n(g.y(lead))}H{n(right)}"
        if g.review.graph[place + 1][0] in g.drawn_before:
            dotted += f"M{n(right)} {n(g.y(lead))}V{n(g.y(after))}"
        else:
            solid += f"V{n(g.y(after))}"
    round_ends = ' stroke-linecap="round"'
    yield path(solid, stroke=g.theme.cobalt, width=2.4, more=round_ends)
    dots = ' stroke-dasharray="0.1 5" stroke-linecap="round"'
    yield path(dotted, stroke=g.theme.cobalt, width=2.8, more=dots)


def _marks(g: _Graph) -> Iterator[str]:
    """A diamond for each mistake of the seat, a ring for those of the others."""
    for place, decision in g.slips():
        x, y = g.x(place + 1), g.y(g.leads[place + 1])
        at = f' data-ply="{decision.ply}"'
        if decision.seat == g.seat:
            diamond = f"M{n(x)} {n(y - 7)}l7 7-7 7-7-7z"
            yield path(diamond, g.theme.loss, g.theme.surface, width=1.6, more=at)
        else:
            yield circle(x, y, 5.4, g.theme.surface, g.theme.gain, width=2.4, more=at)
    end = len(g.leads) - 1
    x, y = g.x(end), g.y(g.leads[end])
    yield circle(x, y, 5, g.theme.cobalt)
    words = signed(g.leads[end])
    yield text(x - 4, y - 16, words, SIZE + 2, g.theme.cobalt, anchor="end", bold=True)


def _luck(g: _Graph) -> Iterator[str]:
    """A bar for each round: what nature's draws brought."""
    by_round: dict[int, float] = {}
    for draw in g.review.draws:
        by_round[draw.round] = by_round.get(draw.round, 0.0) + draw.luck[g.seat]
    words = say("review-luck-of-rounds", points=signed(sum(by_round.values())))
    right = WIDTH - RIGHT - 4
    yield text(right, LUCK_TOP - 22, words, SIZE, g.theme.muted, anchor="end", bold=True)
    middle = (LUCK_TOP + LUCK_BOTTOM) / 2
    most = max(LEAST_RANGE, *(abs(luck) for luck in by_round.values())) if by_round else 1.0
    yield path(f"M{n(LEFT)} {n(middle)}H{n(WIDTH - RIGHT)}", stroke=g.theme.edge)
    for band in g.rounds():
        luck = by_round.get(band.number, 0.0)
        yield from _luck_bar(g, band, middle, luck, luck / most)


def _luck_bar(g: _Graph, band: _Round, middle: float, luck: float, part: float) -> Iterator[str]:
    height = abs(part) * (LUCK_BOTTOM - LUCK_TOP - 2 * SIZE) / 2
    wide = min(44.0, (band.right - band.left) * 0.6)
    left = (band.left + band.right - wide) / 2
    colour = g.theme.cobalt if luck > 0 else g.theme.loss
    top = middle - height if luck > 0 else middle
    yield rect(left, top, wide, height, colour, r=2, more=' fill-opacity="0.7"')
    y = middle - height - 10 if luck > 0 else middle + height + 10
    yield text(left + wide / 2, y, signed(luck), SIZE, g.theme.ink, anchor="middle", bold=True)


def signed(points: float) -> str:
    """Whole points with their sign; a true minus, and no sign for 0."""
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"\N{MINUS SIGN}{-whole}" if whole < 0 else "0"
