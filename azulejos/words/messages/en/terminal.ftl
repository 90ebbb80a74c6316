# Boards in a terminal: at most 80 columns, and little room for words.

terminal-seat = Seat { $seat }
terminal-round = round { $round }
terminal-round-of = round { $round } of { $rounds }
terminal-start = start player { $name }
terminal-score = score { $points }
terminal-wall = { $wall ->
    [colour] colour wall
   *[grey] grey wall
 }
terminal-side = { $side ->
    [colour] colour side
   *[grey] grey side
 }
terminal-wild = { tiles-wild } is wild
terminal-phase = { $phase ->
    [azul-deal] dealing
    [azul-offer] factory offer
    [azul-tiling] wall-tiling
    [summer_pavilion-deal] dealing
    [summer_pavilion-acquire] acquire
    [summer_pavilion-play] play and score
    [summer_pavilion-reward] reward
    [summer_pavilion-keep] passing
    [duel-deal] dealing
    [duel-plates] set-up
    [duel-acquire] acquire
    [duel-draw] acquire
    [duel-keep] acquire
    [duel-return] acquire
    [duel-lay] acquire
    [duel-stack] acquire
    [duel-decorate] decorate
   *[over] end
 }
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
terminal-lid = lid
terminal-tower = tower
terminal-all = all

## Azul

terminal-do-offer = { $name } takes a colour from a display or C, for a line or the floor F: 3B4, CKF.
terminal-do-tiling = { $name } chooses the column for the { tiles-colour } tile of line { $row }: { $row }@column.
terminal-marker = marker { $marker }

## Summer Pavilion

terminal-do-acquire = { $name } takes a colour from a display or C, and one wild tile with it: 3G, CY.
terminal-do-place = { $name } places a tile (NWc:O, or NWc:O+2 paying two wild) or passes (pass).
terminal-do-reward = { $name } takes reward tiles from the supply, { $owed } to go: +P.
terminal-do-keep = { $name } passes: discard tiles for 1 point each (-R), keep at most 4 (done).
terminal-supplying = { $then ->
    [none] Nature draws a tile for the supply.
   *[other] Nature draws a tile for the supply; then { $then } moves.
 }
terminal-legend = Free rhombi show letter and price. +1 pillar, +2 statue, +3 window, ✓ paid.
terminal-legend-end = At the end: many-coloured star 12; all 1s 4, all 2s 8, all 3s 12, all 4s 16.
terminal-supply = supply
terminal-token = token
terminal-passed = passed
terminal-tiles = tiles
terminal-corners = corners
terminal-wilds = wild
terminal-star = star

## Duel

terminal-drawing = { $task ->
    [plate] Nature turns a plate face up in place P{ $number }.
    [top] Nature shows the back of the next plate of the deck.
    [large] Nature draws a tile for the large factory.
    [small] Nature draws a tile for factory { $number }.
    [chip] Nature turns the chip of factory { $number } over.
   *[front] Nature turns the drawn plate { $number } over.
 }
terminal-do-plates = { $name } takes a face-up plate for a start: P1, P2, P3.
terminal-do-action = { $name } takes { $actions }.
terminal-sun-tiles = sun tiles (S3B>4)
terminal-moon-tiles = moon tiles (MY>2)
terminal-a-chip = a chip (C2)
terminal-a-plate = a plate (P2)
terminal-do-draw = { $name } draws another plate for 1 point (draw) or stops (stop).
terminal-do-keep-plate = { $name } keeps one of the drawn plates: { $plates }.
terminal-do-return = { $name } puts a plate under the deck: { $plates }.
terminal-do-lay = { $name } lays { $plate } on a free square, turned as shown: @5r1.
terminal-do-stack = { $name } stacks the rest of factory { $factory } from the bottom: ^K.
terminal-do-cell = { $name } chooses the cell for the { tiles-colour } tile of row { $row }: { $row }@column.
terminal-do-pay = { $name } buys { tiles-colour } for row { $row }, { $missing } missing (pay T+TY){ $leave ->
    [yes] , or leaves it (leave)
   *[no] {""}
 }.
terminal-sun = sun
terminal-moon = moon
terminal-deck = { $count ->
    [0] deck empty
   *[other] { $top ->
        [none] deck of { $count } (draw)
       *[other] deck of { $count }, next { $top } (draw)
     }
 }
terminal-unseen = unseen { $special } S, { $wild } W
terminal-below = below  { $plates }
terminal-kept = kept
terminal-chips = chips
terminal-left = tokens left { $tokens }, chips taken { $chips }
terminal-tablets = tablets: { $tablets }
terminal-tablet = { boards-tablet-name } { $tablet ->
    [rows] 3 each
    [kinds] 4 a row with five
    [columns] 7 each
    [border] 1 a tile
    [diagonals] 10 each
    [corners] 3 upper, 8 lower
    [wilds] 2 each if all are filled
   *[specials] -3 each empty
 }
