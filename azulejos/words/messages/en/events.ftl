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

## Azul

events-take-azul = { tiles-many } from { places-market } to { $line ->
    [F] the floor
   *[other] line { $line }
 }{ $marker ->
    [yes] , with the starting-player marker
   *[no] {""}
 }
events-cell = { tiles-colour } to row { $row }, column { $column }
events-laid-wall = row { $row }: { tiles-colour } on the wall, { $points }: { events-why }
events-line-falls = line { $row }: { tiles-colour } fits nowhere in its row, the tiles fall to the floor
events-floor-costs = the floor line costs { $cost }
events-row-complete = row { $row } is complete, { $points }
events-column-complete = column { $column } is complete, { $points }
events-colour-complete = all five { tiles-colour } tiles are laid, { $points }

## Summer Pavilion

events-take-pavilion = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}and 1 { tiles-wild }
 } from { places-market }{ $token ->
    [yes] , with the starting-player token
   *[no] {""}
 }
events-place = { tiles-colour } on space { $letter } of { places-star } for { events-payment }
events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}and { $wilds } wild { tiles-wild }
 }
events-from-supply = { tiles-colour } from the supply
events-discard = discard 1 { tiles-colour }
events-pass = pass
events-keep-rest = keep the rest
events-star-complete = { places-star } is complete in { $colour ->
    [all] many colours
   *[other] { tiles-colour }
 }, { $points }
events-number-complete = all spaces of { $number } are covered, { $points }
events-left-over = { $count ->
    [one] { $count } tile is left over, { $points }
   *[other] { $count } tiles are left over, { $points }
 }

## Duel

events-take-duel = { tiles-many } from { $factory ->
    [M] the moons
    [L] the large factory
   *[other] factory { $factory }
 } to { $row ->
    [F] broken tiles
   *[other] row { $row }
 }
events-cell-dome = { tiles-colour } to row { $row }, column { $column } of the dome
events-laid-dome = row { $row }: { tiles-colour } on the dome, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; the plate is complete, its special tile brings { $special }
 }
events-row-breaks = row { $row }: { tiles-colour } fits nowhere on the dome any more, the tiles break
# `what`: broken, first or both.
events-broken = { $what ->
    [broken] broken tiles cost { $cost }
    [first] the first-player tile costs { $first }
   *[both] broken tiles cost { $cost } and the first-player tile costs { $first }
 }
events-lay-plate = plate { $plate } on square { $square }{ $turns ->
    [0] {""}
   *[other] , { events-turned }
 }
events-turned = { $turns ->
    [0] as it lies
    [1] turned once
    [2] turned twice
   *[3] turned three times
 }
events-pay = pay with { $chips }
events-leave-row = leave row { $row } as it is
events-draw-plate = draw a plate
events-stop-drawing = stop drawing
events-stack-next = { tiles-colour } next on the stack
events-take-plate = plate { $plate }
events-take-chip = { tiles-chip } from factory { $factory }
events-keep-plate = keep plate { $plate }
events-return-plate = put plate { $plate } under the deck
events-tablet = tablet { boards-tablet-name }: { boards-tablet }, { $points }

## What a move would bring

events-promise-wall = { $points } wall
events-promise-floor = { $points } floor
events-promise-dome = { $points } dome
events-promise-broken = { $points } broken tiles
events-promise-first = { $points } first-player tile
events-promise-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
events-promise-supply = take { $count } from the supply
events-line-full = line full
events-row-full = row full
events-so-far = { $count } of { $room }
