"""A bot in plain Python: `azulejos play --seat me --seat "program:python3 docs/examples/bot.py"`.

In Azul it fills lines without spilling, the long ones first; in other games it plays at random.
"""

import json
import random
import sys


def liking(move, position):
    """How much the bot likes a move: full lines most, spilt tiles least."""
    if position["game"] != "azul" or "@" in move or move[2] == "F":
        return 0
    source = position["centre"] if move[0] == "C" else position["factories"][int(move[0]) - 1]
    line = int(move[2])
    room = line - position["players"][position["turn"]]["lines"][line - 1][1]
    tiles = source.count(move[1])
    return 10 * (tiles == room) + tiles - 5 * max(0, tiles - room)


for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "example", "options": {"seed": None}}
    elif message["type"] == "options":
        random.seed(message["values"]["seed"])
        continue
    elif message["type"] == "new":
        answer = {"type": "ready"}
    elif message["type"] == "position":
        position, legal = message["position"], message["legal"]
        continue
    elif message["type"] == "go":
        move = max(legal, key=lambda move: (liking(move, position), random.random()))
        answer = {"type": "bestmove", "move": move}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
