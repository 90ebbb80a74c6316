# Why something cannot be done, where the rules themselves are not asked.

why-not-your-turn = It is not your turn.
why-not-your-board = This is another player's board; your tiles go on your own.
why-take-first = First take tiles, then choose where they go.
why-nothing-there = No tiles are there to take.
