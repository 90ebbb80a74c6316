"""Plots as SVG, drawn by hand: no library, no script. Colours come from the page's style."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from azulejos.words import figure, say

WIDE: Final = 760
NARROW: Final = 380
LEFT: Final = 48
RIGHT: Final = 16
TOP: Final = 12
BOTTOM: Final = 34


@dataclass(frozen=True)
class Frame:
    """Where figures stand on the paper."""

    x0: float
    x1: float
    y0: float
    y1: float
    width: int
    height: int = 230
    left: int = LEFT

    @property
    def right(self) -> int:
        """Where the axis ends."""
        return self.width - RIGHT

    @property
    def foot(self) -> int:
        """Where bars stand."""
        return self.height - BOTTOM

    def x(self, value: float) -> float:
        """Across."""
        return self.left + (value - self.x0) / (self.x1 - self.x0) * (self.right - self.left)

    def y(self, value: float) -> float:
        """Up."""
        return TOP + (1 - (value - self.y0) / (self.y1 - self.y0)) * (self.foot - TOP)

    def path(self, points: Iterable[tuple[float, float]]) -> str:
        """A line through points, for the attribute `d`."""
        return "M" + " L".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers in a range."""
    rough = (high - low) / about
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= rough)
    first = math.ceil(low / step - 1e-9)
    return [i * step for i in range(first, math.floor(high / step + 1e-9) + 1)]


def _svg(frame: Frame, title: str, parts: Iterable[str]) -> str:
    head = f'<svg viewBox="0 0 {frame.width} {frame.height}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "middle") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(text)}</text>'


def _line(x0: float, y0: float, x1: float, y1: float, kind: str) -> str:
    return f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}" class="{kind}"/>'


def _bar(x: float, y: float, width: float, height: float, kind: str, title: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{max(height, 0):.1f}" rx="2"'
    return f'<rect {place} class="{kind}"><title>{escape(title)}</title></rect>'


def _across(frame: Frame, caption: str) -> list[str]:
    """The axis below, with its caption."""
    parts = [_line(frame.left, frame.foot, frame.right, frame.foot, "axis")]
    for value in ticks(frame.x0, frame.x1, frame.width // 70):
        parts.append(_text(frame.x(value), frame.foot + 15, _signed(value)))
    return [*parts, _text(frame.right, frame.height - 4, caption, "caption", "end")]


def _signed(value: float) -> str:
    return figure(value, ",g")


def _up(frame: Frame, unit: str = "") -> list[str]:
    """Lines across, with their figures at the left."""
    parts = []
    for value in ticks(frame.y0, frame.y1):
        y = frame.y(value)
        parts.append(_line(frame.left, y, frame.right, y, "grid"))
        parts.append(_text(frame.left - 8, y + 4, f"{_signed(value)}{unit}", anchor="end"))
    return parts


def rating_dots(rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Ratings with their intervals, one line each: name, value, low, high."""
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    pad = max(10.0, (high - low) * 0.06)
    height = TOP + BOTTOM + 34 * len(rows)
    frame = Frame(low - pad, high + pad, 0, 1, WIDE, height, left=190)
    parts = _across(frame, say("arena-elo-axis"))
    if frame.x0 < 0 < frame.x1:
        parts.append(_line(frame.x(0), TOP, frame.x(0), frame.foot, "grid"))
    for i, (name, value, least, most) in enumerate(rows):
        y = TOP + 34 * i + 17
        parts.append(_text(180, y + 4, _fit(name), "name", "end"))
        parts.append(_line(frame.x(least), y, frame.x(most), y, "whisker"))
        parts += [_line(frame.x(v), y - 5, frame.x(v), y + 5, "whisker") for v in (least, most)]
        label = say(
            "arena-rating",
            name=name,
            value=figure(value, "+.0f"),
            least=figure(least, "+.0f"),
            most=figure(most, "+.0f"),
        )
        dot = f'<circle cx="{frame.x(value):.1f}" cy="{y}" r="6" class="dot">'
        parts.append(f"{dot}<title>{escape(label)}</title></circle>")
    return _svg(frame, say("arena-ratings-title"), parts)


def _fit(name: str, length: int = 26) -> str:
    return name if len(name) <= length else f"…{name[1 - length :]}"


def share_band(
    deals: int,
    points: Sequence[tuple[float, float, float]],
    caption: str,
    title: str,
    even: float = 50.0,
) -> str:
    """How the share of points went: value, low and high in per cent, at equal distances."""
    low = min(even, *(p[1] for p in points))
    high = max(even, *(p[2] for p in points))
    frame = Frame(0, deals, max(0, low - 2), min(100, high + 2), NARROW)
    step = deals / len(points)
    at = [(i + 1) * step for i in range(len(points))]
    upper = [(x, p[2]) for x, p in zip(at, points, strict=True)]
    lower = [(x, p[1]) for x, p in zip(at, points, strict=True)]
    middle = [(x, p[0]) for x, p in zip(at, points, strict=True)]
    parts = _up(frame, " %")
    parts.append(f'<path d="{frame.path(upper + lower[::-1])}Z" class="band"/>')
    parts.append(_line(frame.left, frame.y(even), frame.right, frame.y(even), "even"))
    parts.append(f'<path d="{frame.path(middle)}" class="curve"/>')
    return _svg(frame, title, parts + _across(frame, caption))


def test_path(ratios: Sequence[float], bounds: Sequence[float]) -> str:
    """How the sequential test went, between its two bounds."""
    low, high = min(*bounds, *ratios) - 0.3, max(*bounds, *ratios) + 0.3
    frame = Frame(0, len(ratios), low, high, WIDE)
    parts = _up(frame)
    for bound, name in zip(bounds, ("H0", "H1"), strict=True):
        parts.append(_line(frame.left, frame.y(bound), frame.right, frame.y(bound), "even"))
        parts.append(_text(frame.left + 4, frame.y(bound) - 4, name, "caption", "start"))
    points = [(0.0, 0.0), *((i + 1.0, ratio) for i, ratio in enumerate(ratios))]
    parts.append(f'<path d="{frame.path(points)}" class="curve"/>')
    below = _across(frame, say("arena-axis-deals"))
    return _svg(frame, say("arena-sequential"), parts + below)


def pair_bars(counts: Sequence[int]) -> str:
    """How the deals of two games ended."""
    names = (say("arena-none-of-two"), "½", "1", "1½", say("arena-two-of-two"))
    frame = Frame(0, 5, 0, max(*counts, 1) * 1.12, NARROW)
    parts = _up(frame)
    for i, (name, count) in enumerate(zip(names, counts, strict=True)):
        x, y = frame.x(i + 0.15), frame.y(count)
        width = frame.x(i + 0.85) - x
        kind = ("lost", "lost", "drawn", "won", "won")[i]
        parts.append(
            _bar(x, y, width, frame.foot - y, kind, f"{name}: {say('arena-deals', count=count)}")
        )
        parts.append(_text(x + width / 2, y - 5, figure(count, ",d"), "name"))
        parts.append(_text(x + width / 2, frame.foot + 15, name))
    parts.append(_line(frame.left, frame.foot, frame.right, frame.foot, "axis"))
    parts.append(_text(frame.right, frame.height - 4, say("arena-axis-points"), "caption", "end"))
    return _svg(frame, say("arena-deals-by-result"), parts)


def margin_bars(margins: Sequence[int]) -> str:
    """How often each margin came about; wins to the right of nothing, losses to the left."""
    least, most = min(*margins, 0), max(*margins, 0)
    step = max(1, -(-(most - least + 1) // 40))
    first = least // step * step
    counts = [0] * ((most - first) // step + 1)
    for margin in margins:
        counts[(margin - first) // step] += 1
    frame = Frame(first, first + step * len(counts), 0, max(counts) * 1.05, NARROW)
    parts = _up(frame)
    for i, count in enumerate(counts):
        start = first + i * step
        kind = "won" if start > 0 or (start == 0 and step > 1) else "lost" if start < 0 else "drawn"
        span = say("arena-margin-bar", least=_signed(start), most=_signed(start + step - 1))
        label = f"{span}: {say('arena-games', count=count)}"
        x, y = frame.x(start), frame.y(count)
        width = frame.x(start + step) - x - 1
        parts.append(_bar(x + 0.5, y, width, frame.foot - y, kind, label))
    return _svg(frame, say("arena-margins"), parts + _across(frame, say("arena-axis-margin")))


ALONE: Final = (
    "<style>text{font:12px sans-serif;fill:#444}.axis{stroke:#444}.grid{stroke:#ddd}"
    ".curve{fill:none;stroke:#1f6fb2;stroke-width:2}.other{fill:none;stroke:#c2571a;stroke-width:2}"
    ".whisker{stroke:#1f6fb2;stroke-width:2}.dot{fill:#1f6fb2}.caption{fill:#666}</style>"
)
"""What a plot needs that stands by itself, outside of a page."""


def alone(plot: str) -> str:
    """A plot as a file of its own."""
    head, rest = plot.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg">{ALONE}{rest}\n'


def loss_curves(known: Sequence[float], unknown: Sequence[float]) -> str:
    """How many points off a network was after each epoch: on what it was trained on, and else."""
    both = [*known, *unknown]
    pad = max((max(both) - min(both)) * 0.08, 0.01)
    frame = Frame(0, max(len(known), 1), min(both) - pad, max(both) + pad, WIDE)
    parts = _up(frame)
    names = (say("arena-trained-on"), say("arena-not-seen"))
    for values, kind, name in zip((known, unknown), ("curve", "other"), names, strict=True):
        points = [(i + 1.0, value) for i, value in enumerate(values)]
        parts.append(f'<path d="{frame.path(points)}" class="{kind}"/>')
        x, y = points[-1]
        parts.append(
            _text(frame.x(x), frame.y(y) - 6, f"{name}: {figure(y, '.2f')}", "caption", "end")
        )
    return _svg(frame, say("arena-error"), parts + _across(frame, say("arena-axis-epochs")))
