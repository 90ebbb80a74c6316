"""`azulejos bench server`: short, but over real sockets."""

import json

import pytest

from azulejos.bench import server as bench_server
from azulejos.bench.rows import ROWS
from azulejos.cli import main


def test_bench_server(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "TABLES", 3)
    monkeypatch.setattr(bench_server, "SECONDS", 1.0)
    monkeypatch.setattr(bench_server, "THINKING", 0.1)
    monkeypatch.setattr(bench_server, "CONNECTIONS", 20)
    assert main(["bench", "server", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {*figures, *figures["busy"], *figures["full"]} <= set(ROWS)
    assert figures["tables"] == 3
    for load in ("busy", "full"):
        assert figures[load]["moves_per_s"] > 0
        for what in ("acknowledged", "arrived"):
            assert 0 < figures[load][f"{what}_p50_ms"] <= figures[load][f"{what}_p99_ms"]
    assert figures["kb_per_connection"] >= 0
