"""Static evaluation: what a position is worth to each seat, in centipoints.

Plain functions like the rules, compiled together with a search (`compiled(rules, *parts, search)`;
modules of plain functions that a part imports from come along). `search/interface.py` declares what
a search needs.

Every game has a handcrafted heuristic, which evaluates each board by itself:

- `worth(s, p, ending)` is the expected final score of seat p; with `ending`, if the game ends with
  this round.
- `ends_game(s, p)` says whether seat p will end the game with this round.
- `before_deal(s)` says whether nature is about to deal a new round; no search looks further.
- `mover_key(s, ending)` and `key_after_move(s, key, move)` identify boards before a move is played;
  `heuristic_defaults.py` has them for games without.

`board_cache.py` makes the quick evaluation from these. The static evaluation is either the same
(`handcrafted.py`) or a network (`nnue.py`) with the features of the game. Both offer:

- `EVAL_SIZE`: the length of an evaluation. Its first four numbers are the expected final scores of
  the seats, in centipoints; the others are private to the evaluation.
- `static_eval(s, net, out)` evaluates a position.
- `static_eval_after(s, net, before, out, mover)` evaluates the position after a move of `mover`,
  given the evaluation before it. Both have the same result at the end of a round or of the game
  (`s.turn < 0`). `INCREMENTAL` says whether `before` is used.
- `refine_eval(s, net, quick, out)` evaluates a position, given its quick evaluation.
- `EVAL_SCALE` and `SEES_TURN` say how a search interprets evaluations.
"""
