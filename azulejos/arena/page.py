"""The results as one page of HTML that stands on its own: no script, nothing to load."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from azulejos import words
from azulejos.arena import plots
from azulejos.arena.summary import Bounds, Entrant, Fault, Interval, Pair, Sequential, Summary
from azulejos.games import find_game
from azulejos.views import title
from azulejos.words import language, say

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
LIMITS: Final = {
    "seconds": "arena-limit-seconds",
    "nodes": "arena-limit-nodes",
    "depth": "arena-limit-depth",
}

Cell = str
Row = Sequence[Cell]


def page(found: Summary) -> str:
    """The whole page."""
    names = [entrant["name"] for entrant in found["entrants"]]
    head = " · ".join(names) if len(names) > 2 else _against(*names)
    parts = [
        f"<h1>{escape(head)}</h1>",
        f'<p class="about">{escape(about(found))}</p>',
        _cards(found),
        *(_entrants(found) if found["games"] else []),
        *_against_each_other(found),
        *(part for pair in found["pairs"] if pair["games"] for part in _pair(pair)),
        *_sequential(found["sprt"]),
        *_faults(found["faults"]),
        f"<footer>{escape(say('arena-foot', seed=str(found['seed'])))}</footer>",
    ]
    return f"""<!doctype html>
<html lang="{language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(head)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{chr(10).join(parts)}
</main>
</body>
</html>
"""


def about(found: Summary) -> str:
    """The game, its options and limits, in one line."""
    options = [
        _option(found["game"], name, value)
        for name, value in found["options"].items()
        if name != "players"
    ]
    limits = [say(LIMITS[name], count=value) for name, value in found["limits"].items()]
    seats = say("arena-seats", count=found["seats"])
    played = [say("arena-games", count=found["games"]), say("arena-deals", count=found["deals"])]
    return " · ".join([title(found["game"]), seats, *options, *limits, ", ".join(played)])


def _option(game: str, name: str, value: object) -> str:
    labels = {option.name: option.label for option in find_game(game).options}
    if label := labels.get(name):
        return say(label, value=str(value))
    shown = " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return f"{name} {shown}"


def _against(first: str, second: str) -> str:
    return say("arena-against", first=first, second=second)


def figure(value: float | None, form: str = ".1f") -> str:
    """A number for people; ∞ if it has no bound."""
    return "∞" if value is None else words.figure(value, form)


def count(value: int) -> str:
    """A count, for people."""
    return figure(value, ",d")


def interval(estimate: Interval | Bounds | None, form: str = "+.0f", times: float = 1.0) -> str:
    """An estimate for people: value, and the interval in brackets."""
    if estimate is None:
        return "–"
    value, low, high = (
        None if bound is None else bound * times
        for bound in (estimate["value"], estimate["low"], estimate["high"])
    )
    sign = "−" if value is None and high is not None else ""
    least, most = figure(low, form), figure(high, form)
    return f"{sign}{figure(value, form)} [{'−' if low is None else ''}{least}, {most}]"


def _cards(found: Summary) -> str:
    cards = [(count(found["games"]), say("arena-head-games"))]
    if len(found["pairs"]) == 1 and found["games"]:
        pair = found["pairs"][0]
        cards.append((interval(pair["elo"]), say("arena-elo-of", name=pair["first"])))
        ended = f"{pair['wins']} / {pair['draws']} / {pair['losses']}"
        cards.append((ended, say("arena-won-drawn-lost")))
    if found["rounds"] is not None and found["start_share"] is not None:
        cards.append((figure(found["rounds"], ".2f"), say("arena-rounds")))
        cards.append((per_cent(found["start_share"]), say("arena-start-share")))
    shown = (
        f'<div class="card"><b>{escape(b)}</b><span>{escape(t)}</span></div>' for b, t in cards
    )
    return f'<div class="cards">{"".join(shown)}</div>'


def per_cent(share: float) -> str:
    """A share of the whole."""
    return f"{figure(share * 100)}\N{NO-BREAK SPACE}%"


HEAD: Final = {
    "player": "arena-head-player",
    "rating": "arena-head-rating",
    "games": "arena-head-games",
    "won": "arena-head-won",
    "drawn": "arena-head-drawn",
    "lost": "arena-head-lost",
    "share": "arena-head-share",
    "score": "arena-head-score",
    "margin": "arena-head-margin",
    "pace": "arena-head-pace",
    "slowest": "arena-head-slowest",
    "faults": "arena-head-faults",
}
"""The columns of the table of all entrants, with the messages above them."""


def entrant_rows(found: Summary) -> list[Row]:
    """The table of all entrants, the best first, with the columns of HEAD."""
    return [
        (
            e["name"],
            interval(e["rating"]),
            count(e["games"]),
            count(e["wins"]),
            count(e["draws"]),
            count(e["losses"]),
            interval(e["share"], ".1f", 100),
            "–" if e["score"] is None else figure(e["score"]),
            interval(e["margin"], "+.1f"),
            "–" if e["seconds_a_move"] is None else figure(e["seconds_a_move"] * 1e3, ",.1f"),
            "–" if e["slowest_move"] is None else figure(e["slowest_move"] * 1e3, ",.0f"),
            count(e["faults"]),
        )
        for e, _ in _ranked(found)
    ]


def _ranked(found: Summary) -> list[tuple[Entrant, Interval]]:
    """The entrants with their ratings, the best first."""
    rated = [(e, e["rating"]) for e in found["entrants"] if e["rating"] is not None]
    return sorted(rated, key=lambda pair: -pair[1]["value"])


def _table(name: str, head: Row, rows: Iterable[Row], wide: int | None = None) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = []
    for row in rows:
        kinds = (' class="wide"' if i == wide else "" for i in range(len(row)))
        cells = (f"<td{k}>{escape(c)}</td>" for k, c in zip(kinds, row, strict=True))
        body.append(f"<tr>{''.join(cells)}</tr>")
    lines = "\n".join(body)
    table = f"<table><thead><tr>{top}</tr></thead>\n<tbody>{lines}</tbody></table>"
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(name)}">{table}</div>'
    )


def _figure(caption: str, plot: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{plot}</figure>"


def _entrants(found: Summary) -> list[str]:
    rows = [(e["name"], r["value"], r["low"], r["high"]) for e, r in _ranked(found)]
    players = say("arena-players")
    return [
        _heading(players),
        _figure(say("arena-ratings"), plots.rating_dots(rows)),
        _table(players, [say(column) for column in HEAD.values()], entrant_rows(found)),
    ]


def _against_each_other(found: Summary) -> list[str]:
    """The share of the points of each against each other, if there are more than two."""
    if len(found["pairs"]) < 2 or not found["games"]:
        return []
    names = [entrant["name"] for entrant, _ in _ranked(found)]
    won: dict[tuple[str, str], str] = {}
    for pair in found["pairs"]:
        if pair["share"]:
            share = pair["share"]["value"] * 100
            won[pair["first"], pair["second"]] = figure(share)
            won[pair["second"], pair["first"]] = figure(100 - share)
    rows = [(name, *(won.get((name, other), "") for other in names)) for name in names]
    shares = say("arena-shares")
    return [_heading(shares), _table(shares, (say("arena-head-player"), *names), rows)]


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _pair(pair: Pair) -> list[str]:
    steps = [(100 * s["value"], 100 * s["low"], 100 * s["high"]) for s in pair["progress"]]
    named = (say("arena-axis-deals"), say("arena-share-title"))
    shown = [
        _figure(say("arena-deals-by-result"), plots.pair_bars(pair["pairs"])),
        _figure(say("arena-share"), plots.share_band(pair["games"] // 2, steps, *named)),
    ]
    if pair["margins"]:
        shown.append(_figure(say("arena-margins"), plots.margin_bars(pair["margins"])))
    result = say(
        "arena-pair",
        won=pair["wins"],
        drawn=pair["draws"],
        lost=pair["losses"],
        elo=interval(pair["elo"]),
        margin=interval(pair["margin"], "+.1f"),
    )
    return [
        _heading(_against(pair["first"], pair["second"])),
        f'<p class="about">{escape(result)}</p>',
        f'<div class="plots">{"".join(shown)}</div>',
    ]


def _sequential(sprt: Sequential | None) -> list[str]:
    if not sprt or not sprt["ratios"]:
        return []
    return [
        _heading(say("arena-sequential")),
        f'<p class="about">{escape(verdict(sprt))}</p>',
        _figure(say("arena-ratio"), plots.test_path(sprt["ratios"], sprt["bounds"])),
    ]


def verdict(sprt: Sequential) -> str:
    """What the sequential test says."""
    hypotheses = {"zero": figure(sprt["elo0"], "+g"), "one": figure(sprt["elo1"], "+g")}
    found = sprt["verdict"] or "none"
    return say("arena-verdict", verdict=found, count=len(sprt["ratios"]), **hypotheses)


def _faults(faults: Sequence[Fault]) -> list[str]:
    if not faults:
        return []
    rows = [(at_fault(fault), count(fault["games"]), fault["reason"]) for fault in faults]
    head = (say("arena-head-player"), say("arena-head-games"), say("arena-reason"))
    name = say("arena-faults")
    return [_heading(name), _table(name, head, rows, wide=2)]


def at_fault(fault: Fault) -> str:
    """The name of the player at fault."""
    return fault["name"] or say("arena-nobody")
