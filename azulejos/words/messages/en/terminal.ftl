# Boards in a terminal: at most 80 columns, and little room for words.

terminal-seat = Seat { $seat }
terminal-round = round { $round }
terminal-start = start player { $name }
terminal-score = score { $points }
terminal-over = { $winners ->
    [one] The game is over: { $names } wins with { terminal-points }.
   *[other] The game is over: { $names } share the victory with { terminal-points } each.
 }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
terminal-filling = Nature draws a tile for display { $display }.
terminal-bag = bag
terminal-tower = tower
terminal-all = all
