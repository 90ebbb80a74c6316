"""The results as one page of HTML that stands on its own: no script, nothing to load."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from azulejos.arena import plots
from azulejos.arena.summary import Summary

STYLE: Final = """
:root { --paper: #fbfaf7; --ink: #1d2733; --soft: #66727f; --line: #dcdfe2; --card: #ffffff;
  --blue: #1f5fa8; --pale: #1f5fa833; --gold: #d39a2c; --red: #b8483f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14191f; --ink: #e6e9ec; --soft: #93a0ac;
  --line: #2c353f; --card: #1b222a; --blue: #6ea8e8; --pale: #6ea8e833; --gold: #e0b050;
  --red: #e0796f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2.5rem 0 .75rem; overflow-wrap: anywhere; }
p.about { color: var(--soft); margin: .4rem 0 1.6rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .8rem; }
.card, figure { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.card { padding: .8rem 1rem; }
.card b { display: block; font-size: 1.35rem; white-space: nowrap; }
.card span { color: var(--soft); font-size: .85rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: .8rem; }
figure { margin: 0; padding: .9rem; }
figure + .scroll { margin-top: .8rem; }
figcaption { font-weight: 600; font-size: .9rem; margin-bottom: .4rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .5rem; border-bottom: 1px solid var(--line); font-size: .9rem;
  text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere;
  min-width: 8rem; }
td.wide { white-space: normal; text-align: left; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; font-size: 12px; }
svg text { fill: var(--soft); } svg .name { fill: var(--ink); font-weight: 600; }
svg .caption { font-size: 11px; }
svg .axis { stroke: var(--soft); } svg .grid { stroke: var(--line); }
svg .even { stroke: var(--gold); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .curve { fill: none; stroke: var(--blue); stroke-width: 2; stroke-linejoin: round; }
svg .band { fill: var(--pale); } svg .dot, svg .won { fill: var(--blue); }
svg .whisker { stroke: var(--blue); stroke-width: 2; }
svg .drawn { fill: var(--gold); } svg .lost { fill: var(--red); }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem; }
"""
NAMES: Final = {"azul": "Azul", "summer_pavilion": "Azul: Summer Pavilion", "duel": "Azul Duel"}
FOOT: Final = """Each deal is played once from every seat, with the same order of draws. Intervals
hold with 95 % confidence; a deal is the unit of chance, since its games are not independent. Share:
a win counts 1, shared by those who win together. Margin: points above the best of the others."""

Cell = str
Row = Sequence[Cell]


def page(found: Summary) -> str:
    """The whole page."""
    names = [entrant["name"] for entrant in found["entrants"]]
    title = " · ".join(names) if len(names) > 2 else " against ".join(names)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="about">{escape(about(found))}</p>',
        _cards(found),
        *(_entrants(found) if found["games"] else []),
        *_against_each_other(found),
        *(part for pair in found["pairs"] if pair["games"] for part in _pair(pair)),
        *_sequential(found["sprt"]),
        *_faults(found["faults"]),
        f"<footer>{FOOT} Made by azulejos arena, seed {found['seed']}.</footer>",
    ]
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
{chr(10).join(parts)}
</body>
</html>
"""


def about(found: Summary) -> str:
    """What was played, in one line."""
    options = [
        f"{name} {_worded(value)}" for name, value in found["options"].items() if name != "players"
    ]
    limits = [f"{value:g} {name}" for name, value in found["limits"].items()]
    seats = f"{found['seats']} seats"
    return " · ".join([NAMES[found["game"]], seats, *options, *limits, _games(found)])


def _games(found: Summary) -> str:
    return f"{found['games']:,} games, {found['deals']:,} deals"


def _worded(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def figure(value: float | None, form: str = ".1f") -> str:
    """A number for people; ∞ where there is none."""
    return "∞" if value is None else format(value, form).replace("-", "−")


def interval(estimate: Summary | None, form: str = "+.0f", times: float = 1.0) -> str:
    """An estimate for people: value, and the interval in brackets."""
    if estimate is None:
        return "–"
    value, low, high = (None if v is None else v * times for v in estimate.values())
    sign = "−" if value is None and high is not None else ""
    least, most = figure(low, form), figure(high, form)
    return f"{sign}{figure(value, form)} [{'−' if low is None else ''}{least}, {most}]"


def _cards(found: Summary) -> str:
    cards = [(f"{found['games']:,}", "games")]
    if len(found["pairs"]) == 1 and found["games"]:
        pair = found["pairs"][0]
        cards.append((interval(pair["elo"]), f"Elo of {pair['first']}"))
        cards.append((f"{pair['wins']} / {pair['draws']} / {pair['losses']}", "won, drawn, lost"))
    if found["rounds"] is not None:
        cards.append((figure(found["rounds"], ".2f"), "rounds a game"))
        cards.append((figure(found["start_share"] * 100, ".1f") + " %", "share of who starts"))
    told = (f'<div class="card"><b>{escape(b)}</b><span>{escape(t)}</span></div>' for b, t in cards)
    return f'<div class="cards">{"".join(told)}</div>'


HEAD: Final = (
    *("player", "rating", "games", "won", "drawn", "lost", "share %", "score", "margin"),
    *("ms a move", "slowest", "faults"),
)


def entrant_rows(found: Summary) -> list[Row]:
    """The table of all entrants, the best first."""
    return [
        (
            e["name"],
            interval(e["rating"]),
            f"{e['games']:,}",
            f"{e['wins']:,}",
            f"{e['draws']:,}",
            f"{e['losses']:,}",
            interval(e["share"], ".1f", 100),
            "–" if e["score"] is None else figure(e["score"]),
            interval(e["margin"], "+.1f"),
            "–" if e["seconds_a_move"] is None else figure(e["seconds_a_move"] * 1e3, ",.1f"),
            "–" if e["slowest_move"] is None else figure(e["slowest_move"] * 1e3, ",.0f"),
            f"{e['faults']:,}",
        )
        for e in sorted(found["entrants"], key=lambda e: -e["rating"]["value"])
    ]


def _table(head: Row, rows: Iterable[Row], wide: int | None = None) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = []
    for row in rows:
        kinds = (' class="wide"' if i == wide else "" for i in range(len(row)))
        cells = (f"<td{k}>{escape(c)}</td>" for k, c in zip(kinds, row, strict=True))
        body.append(f"<tr>{''.join(cells)}</tr>")
    lines = "\n".join(body)
    return f'<div class="scroll"><table><tr>{top}</tr>\n{lines}</table></div>'


def _figure(caption: str, plot: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{plot}</figure>"


def _entrants(found: Summary) -> list[str]:
    best = sorted(found["entrants"], key=lambda e: -e["rating"]["value"])
    rows = [(e["name"], *e["rating"].values()) for e in best]
    return [
        "<h2>Players</h2>",
        _figure("Ratings", plots.rating_dots(rows)),
        _table(HEAD, entrant_rows(found)),
    ]


def _against_each_other(found: Summary) -> list[str]:
    """What share of the points each has won against each, if there are more than two."""
    if len(found["pairs"]) < 2 or not found["games"]:
        return []
    names = [e["name"] for e in sorted(found["entrants"], key=lambda e: -e["rating"]["value"])]
    won: dict[tuple[str, str], str] = {}
    for pair in found["pairs"]:
        if pair["share"]:
            share = pair["share"]["value"] * 100
            won[pair["first"], pair["second"]] = figure(share)
            won[pair["second"], pair["first"]] = figure(100 - share)
    rows = [(name, *(won.get((name, other), "") for other in names)) for name in names]
    return ["<h2>Share of the points, %</h2>", _table(("player", *names), rows)]


def _pair(pair: Summary) -> list[str]:
    steps = [tuple(100 * value for value in step.values()) for step in pair["progress"]]
    shown = [
        _figure("Deals by their result", plots.pair_bars(pair["pairs"])),
        _figure("Share of the points", plots.share_band(pair["games"] // 2, steps)),
    ]
    if pair["margins"]:
        shown.append(_figure("Margins", plots.margin_bars(pair["margins"])))
    told = (
        f"{pair['wins']:,} won, {pair['draws']:,} drawn, {pair['losses']:,} lost · "
        f"Elo {interval(pair['elo'])} · margin {interval(pair['margin'], '+.1f')}"
    )
    return [
        f"<h2>{escape(pair['first'])} against {escape(pair['second'])}</h2>",
        f'<p class="about">{escape(told)}</p>',
        f'<div class="plots">{"".join(shown)}</div>',
    ]


def _sequential(sprt: Summary | None) -> list[str]:
    if not sprt or not sprt["ratios"]:
        return []
    return [
        "<h2>Sequential test</h2>",
        f'<p class="about">{escape(verdict(sprt))}</p>',
        _figure(
            "Logarithm of the likelihood ratio", plots.test_path(sprt["ratios"], sprt["bounds"])
        ),
    ]


def verdict(sprt: Summary) -> str:
    """What the sequential test says."""
    asked = f"H0: {sprt['elo0']:+g} Elo, H1: {sprt['elo1']:+g} Elo"
    after = f"after {len(sprt['ratios']):,} deals"
    if sprt["verdict"] is None:
        return f"{asked}. Not decided {after}."
    return f"{asked}. {sprt['verdict']} accepted {after}."


def _faults(faults: Sequence[Summary]) -> list[str]:
    if not faults:
        return []
    rows = [(fault["name"] or "nobody", f"{fault['games']:,}", fault["reason"]) for fault in faults]
    return ["<h2>Faults</h2>", _table(("player", "games", "reason"), rows, wide=2)]
