"""What a position is worth to each seat, in hundredths of a point: one file a game.

Plain functions like the rules, compiled together with a search (`compiled(rules, evaluation,
search)`; what an evaluation imports from other modules of plain functions comes along). A search
asks for these names, and for nothing else:

- `NOTES`: how many whole numbers are noted about a position. The first four are the final scores
  that the seats may expect, in hundredths of a point; the others are the evaluation's own.
- `note(s, learnt, notes)` judges a position.
- `note_after(s, learnt, before, notes, mover)` judges a position that a move of `mover` has led
  to; `before` are the notes of the position before that move, for whatever can be taken over.
  Both must come to the same result at the end of a round or of the game (`s.turn < 0`).
- `deals(s)`: whether nature is about to deal a new round; no search looks beyond.

`learnt` are numbers that were read from a file, float32, in one row: whatever the function
`weights()` of the module returned to Python, or nothing if there is no such function.

The evaluations made by hand judge each board by itself: they offer `worth(s, p, ending)` (the
final score that seat p may expect; with `ending`, if the game ends with this round) and
`closing(s, p)` (whether seat p will end the game with this round), and take `NOTES`, `note` and
`note_after` from `boards.py`.
"""
