"""`azulejos arena`: plays with a progress bar, then prints and writes the results."""

import json
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from azulejos.arena import Arena, summary
from azulejos.arena.page import (
    HEAD,
    about,
    at_fault,
    entrant_rows,
    figure,
    interval,
    page,
    per_cent,
    verdict,
)
from azulejos.arena.summary import Pair, Summary
from azulejos.words import say


def play(arena: Arena, jobs: int | None, console: Console) -> None:
    """Play the games that are missing."""
    total = len(list(arena.plan.tasks()))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(arena.plan.game, total=total, completed=len(arena.results))
        points = games = 0.0
        for result in arena.play(jobs):
            if 0 in result.entrants:
                points += result.points(result.entrants.index(0))
                games += 1
            share = (
                f"{arena.plan.labels[0]} {per_cent(points / games)}" if games else arena.plan.game
            )
            test = f" LLR {arena.ratios[-1]:+.2f}" if arena.ratios else ""
            bar.update(task, completed=len(arena.results), description=share + test)


def write(found: Summary, folder: Path) -> None:
    """`results.json` and `index.html`."""
    text = json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "results.json").write_text(text + "\n", encoding="utf-8")
    (folder / "index.html").write_text(page(found), encoding="utf-8")


def show(found: Summary, console: Console) -> None:
    """The tables, for people."""
    console.print(about(found), highlight=False)
    if not found["games"]:
        return
    console.print(_table(found))
    for pair in found["pairs"]:
        console.print(_pair_line(pair), highlight=False, markup=False)
    averages = say(
        "arena-on-average",
        rounds=figure(found["rounds"] or 0, ".2f"),
        moves=figure(found["moves"] or 0),
        share=per_cent(found["start_share"] or 0),
    )
    console.print(averages, highlight=False)
    if found["sprt"]:
        console.print(verdict(found["sprt"]), highlight=False)
    for fault in found["faults"]:
        line = say("arena-fault", name=at_fault(fault), count=fault["games"], why=fault["reason"])
        console.print(line, style="red", highlight=False, markup=False)


def _table(found: Summary) -> Table:
    """The columns that fit on a terminal."""
    shown = ("player", "rating", "won", "drawn", "lost", "share", "score", "pace")
    head = [say(HEAD[column]) for column in shown]
    table = Table(*head, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in entrant_rows(found):
        cells = dict(zip(HEAD, row, strict=True))
        cells["share"] = cells["share"].partition(" ")[0]
        table.add_row(*(cells[name] for name in shown))
    return table


def _pair_line(pair: Pair) -> str:
    ended = f"+{pair['wins']} ={pair['draws']} −{pair['losses']}"
    return say(
        "arena-pair-line",
        first=pair["first"],
        second=pair["second"],
        ended=ended,
        elo=interval(pair["elo"]),
        margin=interval(pair["margin"], "+.1f"),
        deals=" ".join(map(str, pair["pairs"])),
    )


def run(arena: Arena, folder: Path | None, jobs: int | None, as_json: bool) -> None:
    """Play, write, show. After an interruption, the results so far are shown."""
    console = Console(emoji=False)  # names may look like ":hand:"
    try:
        play(arena, jobs, Console(stderr=True, emoji=False))
    finally:
        found = summary(arena)
        if folder:
            write(found, folder)
        if as_json:
            print(json.dumps(found, ensure_ascii=False, allow_nan=False))
        else:
            show(found, console)
