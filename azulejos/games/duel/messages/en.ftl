duel-title = Azul Duel
duel-about = For two: suns and moons, a dome of plates, chips for what is missing.
duel-promise = For those who know Azul: a game against a friendly bot, with a word whenever something is different.
duel-notation = Typed moves: S3B>4 takes blue from the sun of factory 3 to row 4, MR>F red from the moons to the broken tiles. P2 takes plate 2, C1 a chip, draw draws a plate, @5r1 lays it on square 5, turned once. 3@6 lays row 3 in column 6.
duel-deal = The table is set
duel-phase = { $phase ->
    [deal] dealing
    [plates] set-up
    [acquire] acquire
    [draw] acquire
    [keep] acquire
    [return] acquire
    [lay] acquire
    [stack] acquire
    [decorate] decorate
   *[over] end
 }
duel-term = { $term ->
    [waiting] row { $next } fits, tiles missing: { $second }
    [fit] points beyond 1 for row { $next }
    [homeless] row { $next } has no slot yet, tiles missing: { $second }
    [payable] chips can complete row { $next }
    [chip] bonus chip
    [first] starts the next round
    [beside] free slot beside a tile, plates’ row { $next }
    [special] points of a special slot, tiles on its plate: { $first }
    [choice] colour that row { $next } can take
    [wild] free multicolour slot, plates’ row { $next }
    [rows] tablet: row with { $first } of 6 tiles
    [columns] tablet: column with { $first } of 6 tiles
    [diagonals] tablet: diagonal with { $first } of 6 tiles
    [upper-corners] tablet: upper corner plate with { $first } of 4 tiles
    [lower-corners] tablet: lower corner plate with { $first } of 4 tiles
    [kinds] tablet: row with kinds of tile: { $first }
    [wilds] tablet: multicolour points, slots empty: { $first }
   *[specials] tablet: empty special slot, tiles on its plate: { $first }
 }

## In pictures

duel-boards-do-plates = { boards-turn }: choose a first plate
duel-boards-do-action = { boards-turn }: take tiles, a plate or a chip
duel-boards-do-draw = { boards-turn }: draw another plate, or stop
duel-boards-do-keep = { boards-turn }: keep one of the drawn plates
duel-boards-do-return = { boards-turn }: return the other plates
duel-boards-do-lay = { boards-turn }: lay the plate
duel-boards-do-stack = { boards-turn }: stack the rest of factory { $what }
duel-boards-do-decorate = { boards-turn }: decorate row { $what }
duel-boards-deck = deck { $count }
duel-boards-drawn = plates drawn
duel-boards-left = plates { $plates } · chips { $chips }
duel-boards-tablet-name = { $tablet ->
    [rows] rows
    [kinds] kinds
    [columns] columns
    [border] border
    [diagonals] diagonals
    [corners] corners
    [wilds] wilds
   *[specials] specials
 }
duel-boards-tablet = { $tablet ->
    [rows] 3 a full row
    [kinds] 4 a row of 5 kinds
    [columns] 7 a full column
    [border] 1 a border tile
    [diagonals] 10 a diagonal
    [corners] corners 3 and 8
    [wilds] 2 a wild, if all
   *[specials] −3 an empty special
 }

## Guided game

duel-coach-welcome = In Duel you build the wall yourself. This is your dome: nine squares for plates, which say what colours go where.
duel-coach-plate = You begin with a free plate: choose one. A star gets a special tile once its three neighbours on the plate are filled; a ring of many colours takes any colour.
duel-coach-lay = Lay it where you like, turned as you like. A pattern row feeds only the dome row beside it: short rows fill faster, so plates at the top score sooner.
duel-coach-sun = A turn is one of four things. First: take one colour from one sun. As in Azul, it goes to one pattern row, and what does not fit breaks.
duel-coach-other-actions = Or take a plate, or a chip that lies face up, or tiles from the moons. More about each when you need it.
duel-coach-stack = What remains is stacked on the moon, in your order. The tile on top is the first that can be taken: hide what your opponent needs!
duel-coach-moon = The moons: name a colour, and you get the top tile of every stack that shows it, and all of them on the large moon, together.
duel-coach-first = { $own ->
    [yes] You were first at the large moon: the first-player tile costs you 2 points, and you begin the next round.
   *[no] The bot was first at the large moon: the first-player tile costs it 2 points, and it begins the next round.
 }
duel-coach-tokens = { $plates ->
    [one] You still have to take one plate this round. Lying open they are free; from the deck each costs a point.
   *[other] Each round you take exactly two plates, { $plates } are still to come. Lying open they are free; from the deck each costs a point.
 }
duel-coach-chip = A chip lies face up. Two that show a colour, or any three, replace a missing tile of a row later. Each of you takes two a round.
duel-coach-draw = Drawing costs a point for each plate. The back shows what kind comes next. Stop when you like: then you keep one of them.
duel-coach-pay = This row is not full. You may pay with chips for what is missing, or leave it for the next round.
duel-coach-cell = The row is full and fits several cells: choose. A neighbour across or down scores more, as in Azul.
duel-coach-scored = The first of five rounds is over. You have { $points } points. Full rows went to the dome; broken tiles cost 1, 2, 3 and 4 points.
duel-coach-waiting = These rows wait: they are not full yet, or no plate has a cell for them. If all three plates of a row are laid and none fits, its tiles break.
duel-coach-alone = You take it from here. Keep an eye on the tablets beside the board: they pay at the end.
duel-coach-last = The last round: no more plates. Fill what the dome still offers.
duel-coach-over = { $won ->
    [yes] You won with { $points } points; the tablets brought { $bonus }. Well played!
   *[no] It is over: { $points } points for you, { $bonus } of them from the tablets. Next time you will see the moons coming.
 }

## Wrong options

duel-errors-tablets = tablets={ $said }: should be 'first', 'three', 'four', or one to four sides, at most one of each tablet: { $known }

## Moves and scoring

duel-events-take = { tiles-many } from { $factory ->
    [M] the moons
    [L] the large factory
   *[other] factory { $factory }
 } to { $row ->
    [F] broken tiles
   *[other] row { $row }
 }
duel-events-cell-dome = { tiles-colour } to row { $row }, column { $column } of the dome
duel-events-laid-dome = row { $row }: { tiles-colour } on the dome, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; the plate is complete, its special tile brings { $special }
 }
duel-events-row-breaks = row { $row }: { tiles-colour } fits nowhere on the dome any more, the tiles break
duel-events-broken = { $what ->
    [broken] broken tiles cost { $cost }
    [first] the first-player tile costs { $first }
   *[both] broken tiles cost { $cost } and the first-player tile costs { $first }
 }
duel-events-lay-plate = the plate on square { $square }{ $turns ->
    [0] {""}
   *[other] , { duel-events-turned }
 }
duel-events-turned = { $turns ->
    [0] as it lies
    [1] turned once
    [2] turned twice
   *[3] turned three times
 }
duel-events-pay = pay with { $chips }
duel-events-leave-row = leave row { $row } as it is
duel-events-draw-plate = draw a plate
duel-events-stop-drawing = stop drawing
duel-events-stack-next = { tiles-colour } next on the stack
duel-events-take-plate = plate { $plate }
duel-events-take-chip = { tiles-chip } from factory { $factory }
duel-events-keep-plate = keep plate { $plate }
duel-events-return-plate = put plate { $plate } under the deck
duel-events-tablet = tablet { duel-boards-tablet-name }: { duel-boards-tablet }, { $points }
duel-events-promise-dome = { $points } dome
duel-events-promise-broken = { $points } broken tiles
duel-events-promise-first = { $points } first-player tile
duel-events-row-full = row full

## Wrong input

duel-faults-should-be = should be { $due }

## Places

duel-places-square = square { $square }
duel-places-dome-cell = row { $row }, column { $column } of the dome
duel-places-row = row { $row }
duel-places-plate = plate { $plate }
duel-places-chip = { tiles-chip }, factory { $factory }
duel-places-sun = { $factory ->
    [L] sun of the large factory
   *[other] sun of factory { $factory }
 }
duel-places-moon = { $factory ->
    [L] moon of the large factory
   *[other] moon of factory { $factory }
 }
duel-places-broken = the broken tiles
duel-places-deck = the deck
duel-places-drawn = the drawn plates
duel-places-tray = chips

## Impossible positions

duel-positions-tablets = should be one to four sides, of different tablets: { $known }
duel-positions-chips = there are { $count } chips { $chip } instead of { $due }
duel-positions-chips-to-come = { $count ->
    [one] { $count } is still to be revealed
   *[other] { $count } are still to be revealed
 }
duel-positions-chips-left = { $count ->
    [one] { $count } chip, but { $most } can be taken
   *[other] { $count } chips, but { $most } can be taken
 }
duel-positions-chip-later = comes after the tiles of the factory
duel-positions-chip-revealed = is to be revealed: no tiles, ?
duel-positions-chip-covered = is face down while tiles cover it
duel-positions-plates = there are only { $count } plates
duel-positions-plate-places = { $plate } is in { $count } places instead of one
duel-positions-rotation = { $said } should be a plate with its rotation, such as SAr0, or nothing
duel-positions-top-unknown = is not known, nor drawn now
duel-positions-top-gone = no plate of that kind is left
duel-positions-top-other = is not the back of the next plate
duel-positions-backs = { $count ->
    [one] only { $count } unseen plate has the back { $letter }
   *[other] only { $count } unseen plates have the back { $letter }
 }
duel-positions-returned-after = after the unseen plates come the returned ones
duel-positions-drawn-count = should be 1 to { $most } plates
duel-positions-drawn-plate = { $said } should be the name of a plate
duel-positions-drawn-kind = { $said } should be a kind, S or W
duel-positions-bare-cell = { $letter } lies where no plate is, column { $column }
duel-positions-slot = { $letter } lies on a slot for { $shown }, column { $column }
duel-positions-both-sides = sun and moon have tiles at the same time
duel-positions-broken-paid = has been paid for before
duel-positions-undecorated = seat { $seat } has not decorated row { $row } yet
duel-positions-row-tiles = { $count ->
    [one] row { $row } has { $count } tile, { $paid } paid
   *[other] row { $row } has { $count } tiles, { $paid } paid
 }
duel-positions-row-incomplete = row { $row } cannot be completed
duel-positions-one-payment = one payment leaves no choice
duel-positions-left-over = tiles or chips are left
duel-positions-no-action = seat { $seat } has no action
duel-positions-action-left = seat { $seat } still has an action
duel-positions-start-turn = should be { $seat }, the start player
duel-positions-no-plate-up = no plate lies face up
duel-positions-pick-round = plates are picked before the first round
duel-positions-pick-first = the pick is the first plate
duel-positions-pick-token = a pick needs no token
duel-positions-pick-none = there is none to pick
duel-positions-token-used = a token has been used
duel-positions-plates-last = no plates are taken in the last round
duel-positions-no-square = no square is empty
duel-positions-deck-empty = is empty: stopped
duel-positions-one-plate = one plate leaves no choice
duel-positions-single-plate = a single drawn plate is laid, of several one is kept
duel-positions-stack-colours = tiles of two colours should be left on that sun
duel-positions-stack-high = has more than { $most } tiles
duel-positions-no-task = has no task for nature
duel-positions-order = the order is { $order }
duel-positions-after-draw = should be { $due } after a draw
duel-positions-only-fronts = after drawing, only fronts are to be turned
duel-positions-no-fronts = fronts are turned after drawing only
duel-positions-front-of-none = has fronts of no plate
duel-positions-plate-there = is to be drawn, but there is a plate
duel-positions-nothing-due = nothing is to be drawn for { $task }
duel-positions-nothing-there = nothing can be drawn for { $task }
duel-positions-first-tile = lies on the large factory at first
duel-positions-moons = moons have tiles while factories are filled
duel-positions-later-factories = after a factory, all later ones are to be filled
duel-positions-later-tiles = a later factory has tiles already

## Refused moves

duel-refusals-pick-plate = pick one of the face-up plates, P1 to P3
duel-refusals-action = an action takes a plate, tiles from a sun or the moons, or a chip
duel-refusals-draw-or-stop = draw another plate, or stop
duel-refusals-choose-kept = choose the drawn plate to keep, K and its number
duel-refusals-put-under = put the other drawn plates under the deck, U and a number
duel-refusals-lay-plate = lay the plate in hand, such as @5r1
duel-refusals-stack = stack the tiles that are left, ^ and a colour, from the bottom up
duel-refusals-nature-nothing = nature draws nothing now
duel-refusals-no-move = not a move; { $reason }
duel-refusals-drawing-task = nature is drawing ({ $task })
duel-refusals-again = five tiles of one colour go back: again
duel-refusals-tile-drawn = a tile is drawn now, such as =R
duel-refusals-chip-revealed = a chip is revealed now, one that has not been drawn yet
duel-refusals-back-shown = the back of the deck is shown now, =S or =W, of a plate that is there
duel-refusals-plate-comes = a plate comes up now, one that nobody has seen, of the kind shown
duel-refusals-no-plate = place { $place } has no plate
duel-refusals-not-drawn = plate { $number } is not among the drawn ones
duel-refusals-square-taken = square { $square } has a plate already
duel-refusals-sun-none-left = no { tiles-colour } tile is left on the sun of factory { $factory }
duel-refusals-no-plates-last = no plates are taken in the last round
duel-refusals-tokens-used = both tokens are used
duel-refusals-dome-full = no square of the dome is empty
duel-refusals-deck-empty = the deck is empty
duel-refusals-chip-gone = factory { $factory } has no chip any more
duel-refusals-chip-covered = the chip of factory { $factory } is face down under its tiles
duel-refusals-two-chips = two chips were taken in this round already
duel-refusals-no-moon = no { tiles-colour } tile lies on top of a stack or on the large moon
duel-refusals-no-sun = { $factory ->
    [L] the sun of the large factory has no { tiles-colour } tile
   *[other] the sun of factory { $factory } has no { tiles-colour } tile
 }
duel-refusals-row-full = row { $row } is full
duel-refusals-row-holds = row { $row } holds { tiles-colour } tiles
duel-refusals-lay-tile = row { $row } is full: lay its tile
duel-refusals-lay-tile-as = row { $row } is full: lay its tile, such as { $row }@1
duel-refusals-decorate-order = row { $row } is to be decorated now; rows go from 1 to 6
duel-refusals-row-not-full = row { $row } is not full
duel-refusals-part-paid = a row that was paid for in part must be completed
duel-refusals-pay-or-leave = pay for a missing tile of row { $row }, or leave it
duel-refusals-chips = chips are { $chips }, joined by +
duel-refusals-chip-order = chips are written in the order { $chips }
duel-refusals-not-in-tray = these chips are not in the tray
duel-refusals-two-enough = two of these chips show { $letter } and are enough
duel-refusals-others-unpaid = then the other missing tiles could not be paid for
duel-refusals-chip-price = a missing tile costs two chips that show { $letter }, or any three
duel-refusals-cell-bare = no plate lies at column { $column } of row { $row }
duel-refusals-cell-unfit = { tiles-colour } does not fit column { $column } of row { $row }

## For screen readers

duel-speech-factory = Factory { $number }: sun { $sun }, moon { $moon }, { $chip }.
duel-speech-stack = from the bottom { $tiles }
duel-speech-empty-moon = empty
duel-speech-large = Large factory: sun { $sun }, moon { $moon }{ $first ->
    [yes] , and the first-player tile
   *[no] {""}
 }.
duel-speech-chips-unseen = Chips not yet seen: { $chips }.
duel-speech-chip = a chip of { $colours }
duel-speech-chip-hidden = a chip face down
duel-speech-no-chip = no chip
duel-speech-tray-chip = chip of { $colours }
duel-speech-tablet = Tablet { duel-boards-tablet-name }, { duel-boards-tablet }: now { $now }.
duel-speech-plate = Plate { $number }: { $plate }.
duel-speech-slots = { $plate } with { $above } above { $below }
duel-speech-deck = Deck: { $count ->
    [one] { $count } plate
   *[other] { $count } plates
 }{ $top ->
    [S] , a special plate on top
    [W] , a wild plate on top
   *[none] {""}
 }.
duel-speech-plates-unseen = Plates not yet seen: { $plates }.
duel-speech-returned = Returned under the deck: { $plates }.
duel-speech-back = { $back ->
    [S] a special plate
   *[W] a wild plate
 }
duel-speech-drawn = Drawn: { $plates }.
duel-speech-to-lay = To be laid: { $plate }.
duel-speech-left = Plate tokens left: { $plates }. Chips still to take this round: { $chips }.
duel-speech-square = Square { $number }: { $plate }.
duel-speech-no-plate = no plate
duel-speech-broken = Broken: { $tiles }, cost { $cost }.
duel-speech-unbroken = Broken: none.
duel-speech-first-tile = The first-player tile, costs { $cost }.
duel-speech-tray = Tray: { $chips }.
duel-speech-paid-row = Paid by chips in row { $row }: { $count }.

## Text board

duel-terminal-round-of = round { $round } of { $rounds }
duel-terminal-drawing = { $task ->
    [plate] Nature turns a plate face up in place P{ $number }.
    [top] Nature shows the back of the next plate of the deck.
    [large] Nature draws a tile for the large factory.
    [small] Nature draws a tile for factory { $number }.
    [chip] Nature turns the chip of factory { $number } over.
   *[front] Nature turns the drawn plate { $number } over.
 }
duel-terminal-do-plates = { $name } takes a face-up plate for a start: P1, P2, P3.
duel-terminal-do-action = { $name } takes { $actions }.
duel-terminal-sun-tiles = sun tiles (S3B>4)
duel-terminal-moon-tiles = moon tiles (MY>2)
duel-terminal-a-chip = a chip (C2)
duel-terminal-a-plate = a plate (P2)
duel-terminal-do-draw = { $name } draws another plate for 1 point (draw) or stops (stop).
duel-terminal-do-keep-plate = { $name } keeps one of the drawn plates: { $plates }.
duel-terminal-do-return = { $name } puts a plate under the deck: { $plates }.
duel-terminal-do-lay = { $name } lays { $plate } on a free square, turned as shown: @5r1.
duel-terminal-do-stack = { $name } stacks the rest of factory { $factory } from the bottom: ^K.
duel-terminal-do-cell = { $name } chooses the cell for the { tiles-colour } tile of row { $row }: { $row }@column.
duel-terminal-do-pay = { $name } buys { tiles-colour } for row { $row }, { $missing } missing (pay T+TY){ $leave ->
    [yes] , or leaves it (leave)
   *[no] {""}
 }.
duel-terminal-sun = sun
duel-terminal-moon = moon
duel-terminal-deck = { $count ->
    [0] deck empty
   *[other] { $top ->
        [none] deck of { $count } (draw)
       *[other] deck of { $count }, next { $top } (draw)
     }
 }
duel-terminal-unseen = unseen { $special } S, { $wild } W
duel-terminal-below = below  { $plates }
duel-terminal-kept = kept
duel-terminal-chips = chips
duel-terminal-left = tokens left { $tokens }, chips taken { $chips }
duel-terminal-tablets = tablets: { $tablets }
duel-terminal-tablet = { duel-boards-tablet-name } { $tablet ->
    [rows] 3 each
    [kinds] 4 a row with five
    [columns] 7 each
    [border] 1 a tile
    [diagonals] 10 each
    [corners] 3 upper, 8 lower
    [wilds] 2 each if all are filled
   *[specials] -3 each empty
 }

## Why a place cannot be chosen

duel-why-dome-later = Tiles go to a pattern row first; the dome is decorated at the end of the round.
duel-why-buried = Only the top tile of a stack can be taken.

## The command line

duel-tablets-values = duel: first, three, four, or sides by name
