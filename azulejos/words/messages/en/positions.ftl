# What cannot be in a position that somebody wrote. It stands after the place's name in the file,
# such as players[1].wall[0], and before the clauses of the rules. Seats are numbered from 0 there.

positions-seat = seat { $seat }
positions-seat-key = seat { $seat }, { $key }

## Any part

positions-line = a line of { $game } has { $parts } parts and its players
positions-line-seat = { $said } should have { $parts } parts between ';'
positions-unreadable = cannot read { $said }

## Any game

positions-tiles = { $count ->
    [one] there is { $count } { tiles-colour } tile instead of { $due }
   *[other] there are { $count } { tiles-colour } tiles instead of { $due }
 }
positions-twice = { $said } is there twice
positions-cells = { $said } should have { $count } cells
positions-half-line = { $said } should have a colour and tiles, or none
positions-tiles-here = tiles lie here in phase { $phase }
positions-none-on-table = { $phase }, but no tile lies on the table
positions-in-turn = are filled one after the other
positions-bag-empty = is empty while nature draws
positions-few-cells = { $count ->
    [one] { $count } cell fits: nothing to choose
   *[other] { $count } cells fit: nothing to choose
 }
positions-early-end = the game ends after round { $last }
positions-winners = by the scores, { $won } won
