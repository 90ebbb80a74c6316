"""What a position is worth to each seat, in hundredths of a point.

Plain functions like the rules, compiled together with a search (`compiled(rules, *parts, search)`;
what a part imports from other modules of plain functions comes along). `search/judging.py` declares
what a search asks for.

Every game has an evaluation made by hand, one file a game. It judges each board by itself: it
offers `worth(s, p, ending)` (the final score that seat p may expect; with `ending`, if the game
ends with this round), `closing(s, p)` (whether seat p will end the game with this round) and
`deals(s)` (whether nature is about to deal a new round; no search looks beyond). Of these,
`boards.py` makes the first look at a position, `glance` and `glance_after`. `outlook(s, number,
move)` tells boards apart before a move is played; evaluations that cannot do so take it from
`unforeseen.py`.

The second look, which decides, is `by_hand.py`, the same again, or `network.py` with the features
of a game. Both offer:

- `NOTES`: how many whole numbers are noted about a position. The first four are the final scores
  that the seats may expect, in hundredths of a point; the others are the evaluation's own.
- `note(s, learnt, notes)` judges a position.
- `note_after(s, learnt, before, notes, mover)` judges a position that a move of `mover` has led
  to; `before` are the notes of the position before that move, for whatever can be taken over.
  Both must come to the same result at the end of a round or of the game (`s.turn < 0`).
  `TAKES_OVER` says whether it needs them.
- `consider(s, learnt, glanced, notes)` judges a position that was glanced at.
- `LEAD`, `BEFORE_MOVING`: how a search is to understand the notes.

`learnt` are numbers that were read from a file, float32, in one row, with room for a
network to work in; nothing, if made by hand.
"""
