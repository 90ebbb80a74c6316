"""A client that costs little, for many requests at once."""

import asyncio
import json
import re
from typing import Any

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def open_connection(port: int) -> Connection:
    """A connection that is kept alive."""
    return await asyncio.open_connection("127.0.0.1", port)


async def call(
    connection: Connection, method: str, path: str, body: object = None, token: str = ""
) -> tuple[int, Any]:
    """Status and JSON of an answer."""
    reader, writer = connection
    content = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: torture\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    headers = (await reader.readuntil(b"\r\n\r\n")).decode()
    length = re.search(r"(?i)content-length: (\d+)", headers)
    answer = await reader.readexactly(int(length[1]) if length else 0)
    return int(headers.split(" ", 2)[1]), json.loads(answer)
