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

## Azul

positions-printed = { $letter } lies on { $printed }, column { $column }
positions-column-twice = { $letter } is twice in column { $column }
positions-on-wall = { $letter } is in that wall row already
positions-markers = { $count ->
    [one] floor of seat { $seat } has { $count } marker, not { $due }
   *[other] floor of seat { $seat } has { $count } markers, not { $due }
 }
positions-marker-central = lies in the centre while nature deals
positions-displays-full = deal, but all displays are full
positions-no-tiling = only on the grey wall is there anything to choose
positions-line-not-full = line { $line } of seat { $seat } is not full
positions-untiled = seat { $seat } has not tiled row { $row } yet
positions-floor-unpaid = seat { $seat } has not paid for the floor yet

## Summer Pavilion

positions-wild = { $said }, but { $wild } is wild in round { $round }
positions-rhombi = { $said } should have { $count } rhombi
positions-star-mixed = { $said } is neither of one colour nor of all
positions-star-twice = { $said } has a colour twice
positions-star-only = { $said }: takes only { $letter }
positions-passed-early = is true in phase { $phase } of a round
positions-corners-early = have tiles in phase { $phase } of a round
positions-corners-before = have tiles before passing
positions-corners-unchosen = are not chosen yet
positions-tiles-after = are left after passing
positions-not-passed = seat { $seat } has not passed
positions-passed = seat { $seat } has passed
positions-not-all-passed = over, but somebody has not passed
positions-must-pass = seat { $seat } has no tiles and passes by itself
positions-owed = { $count ->
    [one] { $owed }, but the supply has { $count } tile
   *[other] { $owed }, but the supply has { $count } tiles
 }
positions-tiles-late = have tiles during phase 2
positions-supply-full = deal, but the supply is full
positions-supply-first = is filled before the displays
positions-table-full = deal, but supply and displays are full
positions-token-central = lies in the centre before a round

## Duel: chips and plates

positions-tablets = should be one to four sides, of different tablets: { $known }
positions-chips = there are { $count } chips { $chip } instead of { $due }
positions-chips-to-come = { $count ->
    [one] { $count } is still to be revealed
   *[other] { $count } are still to be revealed
 }
positions-chips-left = { $count ->
    [one] { $count } chip, but { $most } can be taken
   *[other] { $count } chips, but { $most } can be taken
 }
positions-chip-later = comes after the tiles of the factory
positions-chip-revealed = is to be revealed: no tiles, ?
positions-chip-covered = is face down while tiles cover it
positions-plates = there are only { $count } plates
positions-plate-places = { $plate } is in { $count } places instead of one
positions-rotation = { $said } should be a plate with its rotation, such as SAr0, or nothing
positions-top-unknown = is not known, nor drawn now
positions-top-gone = no plate of that kind is left
positions-top-other = is not the back of the next plate
positions-backs = { $count ->
    [one] only { $count } unseen plate has the back { $letter }
   *[other] only { $count } unseen plates have the back { $letter }
 }
positions-returned-after = after the unseen plates come the returned ones
positions-drawn-count = should be 1 to { $most } plates
positions-drawn-plate = { $said } should be the name of a plate
positions-drawn-kind = { $said } should be a kind, S or W

## Duel: boards and factories

positions-bare-cell = { $letter } lies where no plate is, column { $column }
positions-slot = { $letter } lies on a slot for { $shown }, column { $column }
positions-both-sides = sun and moon have tiles at the same time
positions-broken-paid = has been paid for before
positions-undecorated = seat { $seat } has not decorated row { $row } yet
positions-row-tiles = { $count ->
    [one] row { $row } has { $count } tile, { $paid } paid
   *[other] row { $row } has { $count } tiles, { $paid } paid
 }
positions-row-incomplete = row { $row } cannot be completed
positions-one-payment = one payment leaves no choice
positions-left-over = tiles or chips are left

## Duel: whose turn it is, and what nature is to draw

positions-no-action = seat { $seat } has no action
positions-action-left = seat { $seat } still has an action
positions-start-turn = should be { $seat }, the start player
positions-no-plate-up = no plate lies face up
positions-pick-round = plates are picked before the first round
positions-pick-first = the pick is the first plate
positions-pick-token = a pick needs no token
positions-pick-none = there is none to pick
positions-token-used = a token has been used
positions-plates-last = no plates are taken in the last round
positions-no-square = no square is empty
positions-deck-empty = is empty: stopped
positions-one-plate = one plate leaves no choice
positions-single-plate = a single drawn plate is laid, of several one is kept
positions-stack-colours = tiles of two colours should be left on that sun
positions-stack-high = has more than { $most } tiles
positions-no-task = has no task for nature
positions-order = the order is { $order }
positions-after-draw = should be { $due } after a draw
positions-only-fronts = after drawing, only fronts are to be turned
positions-no-fronts = fronts are turned after drawing only
positions-front-of-none = has fronts of no plate
positions-plate-there = is to be drawn, but there is a plate
positions-nothing-due = nothing is to be drawn for { $task }
positions-nothing-there = nothing can be drawn for { $task }
positions-first-tile = lies on the large factory at first
positions-moons = moons have tiles while factories are filled
positions-later-factories = after a factory, all later ones are to be filled
positions-later-tiles = a later factory has tiles already
