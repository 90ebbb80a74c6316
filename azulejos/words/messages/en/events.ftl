# What happens: moves in words, without who plays them, and each step of the scoring.
# In lists of moves a name comes before; on buttons they stand alone.

# A move that has brought points at once.
events-with-points = { $words }, { $points }
# Why a tile scores what it does. `runs`: both, across, down or alone.
events-why = { $runs ->
    [both] { $across } across and { $down } down
    [across] { $across } across
    [down] { $down } down
   *[alone] it is alone
 }

# `what`: broken, first or both.

## What a move would bring

events-so-far = { $count } of { $room }
