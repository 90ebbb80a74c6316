# A position read aloud: whole sentences, in order.

speech-none = none
speech-empty = empty
speech-title = { $title }{ $side ->
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
