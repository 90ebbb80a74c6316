# Colours and tiles. Letters are those of the notation.

tiles-colour = { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
    [W] white
    [T] light blue
    [P] purple
    [G] green
    [O] orange
    [s] special
   *[w] multicolour
 }
# So many tiles of one colour.
tiles-many = { $count } { tiles-colour }
# The same in a list of tiles, where nothing else is counted.
tiles-some = { $count } { tiles-colour }
# A colour as a colour, not as a tile: the wild one of this round.
# A bonus chip of one colour or two; `second` is `none` if it has one.
tiles-chip = a { tiles-chip-colours } chip
tiles-chip-colours = { $second ->
    [none] { tiles-first }
   *[other] { tiles-first } and { tiles-second }
 }
tiles-first = { $first ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[T] light blue
 }
tiles-second = { $second ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[T] light blue
 }
