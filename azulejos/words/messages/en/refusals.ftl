# Why a move is not allowed now. A reason stands after the move, and before the clause of the rules.

refusals-over = the game is over
refusals-no-colour = there is no colour { $said }; the colours are { $colours }
refusals-bag = the bag has no { tiles-colour } tile
refusals-cell-taken = column { $column } of row { $row } has a tile already
refusals-displays = there are only { $displays } displays with { $players } players
refusals-no-tile = { places-market } has no { tiles-colour } tile

refusals-drawing = nature is drawing tiles now
