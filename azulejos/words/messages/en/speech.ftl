# A position read aloud: whole sentences, in order.

speech-none = none
speech-empty = empty
speech-title = { boards-title }{ $side ->
    [colour] , colour side
    [grey] , grey side
   *[none] {""}
 }, { $players } players, round { $round }.
speech-pile = { $pile ->
    [bag] Bag
    [lid] Box lid
   *[tower] Tower
 }, { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
 }: { $tiles }.
speech-display = Display { $number }: { $tiles }.
speech-display-empty = Display { $number } is empty.
speech-centre = Centre: { $tiles }{ $also ->
    [marker] , and the starting-player marker
    [token] , and the starting-player token
   *[none] {""}
 }.
speech-heading = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $turn ->
    [yes] , to move
   *[no] {""}
 }{ $start ->
    [yes] , started this round
   *[no] {""}
 }{ $won ->
    [yes] , has won
   *[no] {""}
 }.
speech-line = { speech-line-name }: { $count } of { $number } { tiles-colour }{ $full ->
    [yes] , full
   *[no] {""}
 }.
speech-line-empty = { speech-line-name }: empty, { $number } free.
speech-line-name = { $word ->
    [line] Line { $number }
   *[row] Row { $number }
 }
speech-cell = { tiles-colour } in { $column }
speech-cells = { $word ->
    [wall] Wall row { $number }
   *[dome] Dome row { $number }
 }: { $cells }.

## Azul

speech-marker = the starting-player marker
speech-marker-beside = The starting-player marker lies beside the board.
speech-floor = Floor: { $tiles }, costs { $cost }.
speech-floor-empty = Floor: empty.

## Summer Pavilion

speech-wild = Wild colour: { $now }{ $coming ->
    [none] {""}
   *[other] , next { $coming }
 }.
speech-supply = Supply: { $tiles }.
speech-passed = { $name } has passed.
speech-token = { $name } holds the starting-player token.
speech-hand = Tiles: { $tiles }. Kept in corners: { $kept }.
speech-star = Star { $star }: { $spaces }.
speech-space = { $letter } { tiles-colour }
speech-price = { $letter } costs { $price }
speech-paid = Features that have paid: { $features }.
speech-feature = { $kind ->
    [pillar] pillar { $where }
    [statue] statue { $where }
   *[window] window { $where }
 }

## Duel

speech-factory = Factory { $number }: sun { $sun }, moon { $moon }, { $chip }.
speech-stack = from the bottom { $tiles }
speech-empty-moon = empty
speech-large = Large factory: sun { $sun }, moon { $moon }{ $first ->
    [yes] , and the first-player tile
   *[no] {""}
 }.
speech-chips-unseen = Chips not yet seen: { $chips }.
speech-chip = a chip of { $colours }
speech-chip-hidden = a chip face down
speech-no-chip = no chip
speech-tray-chip = chip of { $colours }
speech-tablet = Tablet { boards-tablet-name }, { boards-tablet }: now { $now }.
speech-plate = Plate { $number }: { $plate }.
speech-slots = { $plate } with { $above } above { $below }
speech-deck = Deck: { $count ->
    [one] { $count } plate
   *[other] { $count } plates
 }{ $top ->
    [S] , a special plate on top
    [W] , a wild plate on top
   *[none] {""}
 }.
speech-plates-unseen = Plates not yet seen: { $plates }.
speech-returned = Returned under the deck: { $plates }.
speech-back = { $back ->
    [S] a special plate
   *[W] a wild plate
 }
speech-drawn = Drawn: { $plates }.
speech-to-lay = To be laid: { $plate }.
speech-left = Plate tokens left: { $plates }. Chips still to take this round: { $chips }.
speech-square = Square { $number }: { $plate }.
speech-no-plate = no plate
speech-broken = Broken: { $tiles }, cost { $cost }.
speech-unbroken = Broken: none.
speech-first-tile = The first-player tile, costs { $cost }.
speech-tray = Tray: { $chips }.
speech-paid-row = Paid by chips in row { $row }: { $count }.
