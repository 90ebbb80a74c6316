"""Races: several moves at one ply, one change sent several times, at the same instant."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

from tests.torture.campaign import Report
from tests.torture.kills import Victim
from tests.torture.raw import Connection, call, open_connection

RACERS = 6


def races(count: int, folder: Path) -> Report:
    """Of several moves at a ply one is played; a change that is sent twice happens once."""
    victim = Victim(str(folder / "games.db"))
    victim.start()
    try:
        victim.wait()
        won = asyncio.run(_race(victim.port, count))
    finally:
        victim.close()
    return Report(dict(won))


async def _race(port: int, count: int) -> Counter[str]:
    connections = [await open_connection(port) for _ in range(RACERS)]
    done: Counter[str] = Counter()
    while done.total() < count:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        _, made = await call(
            connections[0], "POST", "/api/tables", {"game": "azul", "seats": seats}
        )
        await _race_at(connections, f"/api/tables/{made['table']}", made["tokens"], done, count)
    for _, writer in connections:
        writer.close()
    return done


async def _race_at(
    connections: list[Connection], path: str, tokens: list[str], done: Counter[str], count: int
) -> None:
    """One game, in which every move is a race; now and then, chat and undo race."""
    _, view = await call(connections[0], "GET", path, token=tokens[0])
    chats = 0
    while view["turn"] is not None and done.total() < count:
        token = tokens[view["turn"]]
        _, view = await call(connections[0], "GET", path, token=token)
        moves = random.choices(view["legal"], k=RACERS)
        bodies = [{"move": move, "ply": view["ply"]} for move in moves]
        answers = await _together(connections, f"{path}/moves", bodies, token)
        assert sorted(status for status, _ in answers) == [200] + [409] * (RACERS - 1)
        views = [answer.get("view", answer) for _, answer in answers]
        assert {seen["ply"] for seen in views} == {views[0]["ply"]}
        done["moves"] += 1
        view = views[0]
        if random.random() < 0.2:
            chats += 1
            said = [{"text": f"{chats}", "client": f"chat {chats}"}] * RACERS
            answers = await _together(connections, f"{path}/chat", said, token)
            assert {status for status, _ in answers} == {200}
            assert all(len(answer["chat"]) == min(chats, 50) for _, answer in answers)
            done["chat"] += 1


async def _together(
    connections: list[Connection], path: str, bodies: list[Any], token: str
) -> list[tuple[int, Any]]:
    pairs = zip(connections, bodies, strict=True)
    return await asyncio.gather(*(call(c, "POST", path, body, token) for c, body in pairs))
