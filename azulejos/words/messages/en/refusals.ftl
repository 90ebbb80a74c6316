# Why a move is not allowed now. A reason stands after the move, and before the clause of the rules.

refusals-over = the game is over
refusals-no-colour = there is no colour { $said }; the colours are { $colours }
refusals-no-line = there is no line { $said }; tiles go to lines 1-5, or F for the floor
refusals-no-display = there is no display { $said }; tiles come from displays 1-9, or C, the centre
refusals-no-move-azul = not a move; moves look like 3B4 (display 3, blue, line 4), CKF, 2@5 or =R
refusals-nature-fills = nature draws only while the displays are filled
refusals-bag = the bag has no { tiles-colour } tile
refusals-no-cell-now = there is no cell to choose now
refusals-row-order = row { $row } is to be tiled now; rows go from top to bottom
refusals-cell-taken = column { $column } of row { $row } has a tile already
refusals-column-has = { tiles-colour } is in column { $column } already
refusals-filling = the displays are still being filled
refusals-choose-cell = no tiles are left to take; choose a cell of row { $row }
refusals-displays = there are only { $displays } displays with { $players } players
refusals-no-tile = { places-market } has no { tiles-colour } tile
refusals-line-full = line { $line } is full
refusals-line-holds = line { $line } holds { tiles-colour } tiles
refusals-wall-has = row { $row } of the wall has { tiles-colour } already

## Summer Pavilion

refusals-no-move-pavilion = not a move; moves look like 3G, CY, NWc:O+2, +P, pass, -R, done or =G
refusals-no-star = there is no star { $said }; the stars are { $stars }
refusals-no-rhombus = there is no rhombus { $said }; the rhombi of a star are { $rhombi }
refusals-wilds = { $said }: a payment has 1 to 5 wild tiles, or none and no '+'
refusals-drawing = nature is drawing tiles now
refusals-picking = tiles are being picked now, and everybody has to
refusals-wild-last = { tiles-wild } is wild, and other colours lie there
refusals-place-or-pass = now a tile is placed, or the player passes
refusals-space-taken = that space has a tile already
refusals-star-only = { places-star } takes only { tiles-colour } tiles
refusals-star-has = { places-star } has { tiles-colour } already, and its tiles differ
refusals-star-all = the tiles in { places-star } are all { tiles-colour }
refusals-wild-itself = { tiles-wild } itself is wild: it is paid with { tiles-wild } tiles only, without '+'
refusals-own-colour = the price is { $price }, and at least one tile must be { tiles-colour }
refusals-few-wilds = that takes { $wilds } wild ({ tiles-wild }) tiles, and there are { $held }
refusals-few-tiles = the price is { $price }: that takes { $count } { tiles-colour } tiles, and there are { $held }
refusals-reward-first = first the reward: { $count } from the supply
refusals-supply = the supply has no { tiles-colour } tile
refusals-too-many = { $count } tiles are left; only { $most } may be kept
refusals-none-left = there is no { tiles-colour } tile left
refusals-discard-or-keep = after passing, tiles are discarded or kept

## Duel

refusals-pick-plate = pick one of the face-up plates, P1 to P3
refusals-action = an action takes a plate, tiles from a sun or the moons, or a chip
refusals-draw-or-stop = draw another plate, or stop
refusals-choose-kept = choose the drawn plate to keep, K and its number
refusals-put-under = put the other drawn plates under the deck, U and a number
refusals-lay-plate = lay the plate in hand, such as @5r1
refusals-stack = stack the tiles that are left, ^ and a colour, from the bottom up
refusals-nature-nothing = nature draws nothing now
refusals-no-move-duel = not a move; { $reason }
refusals-drawing-task = nature is drawing ({ $task })
refusals-again = five tiles of one colour go back: again
refusals-tile-drawn = a tile is drawn now, such as =R
refusals-chip-revealed = a chip is revealed now, one that has not been drawn yet
refusals-back-shown = the back of the deck is shown now, =S or =W, of a plate that is there
refusals-plate-comes = a plate comes up now, one that nobody has seen, of the kind shown
refusals-no-plate = place { $place } has no plate
refusals-not-drawn = plate { $number } is not among the drawn ones
refusals-square-taken = square { $square } has a plate already
refusals-sun-none-left = no { tiles-colour } tile is left on the sun of factory { $factory }
refusals-no-plates-last = no plates are taken in the last round
refusals-tokens-used = both tokens are used
refusals-dome-full = no square of the dome is empty
refusals-deck-empty = the deck is empty
refusals-chip-gone = factory { $factory } has no chip any more
refusals-chip-covered = the chip of factory { $factory } is face down under its tiles
refusals-two-chips = two chips were taken in this round already
refusals-no-moon = no { tiles-colour } tile lies on top of a stack or on the large moon
refusals-no-sun = { $factory ->
    [L] the sun of the large factory has no { tiles-colour } tile
   *[other] the sun of factory { $factory } has no { tiles-colour } tile
 }
refusals-row-full = row { $row } is full
refusals-row-holds = row { $row } holds { tiles-colour } tiles
refusals-lay-tile = row { $row } is full: lay its tile
refusals-lay-tile-as = row { $row } is full: lay its tile, such as { $row }@1
refusals-decorate-order = row { $row } is to be decorated now; rows go from 1 to 6
refusals-row-not-full = row { $row } is not full
refusals-part-paid = a row that was paid for in part must be completed
refusals-pay-or-leave = pay for a missing tile of row { $row }, or leave it
refusals-chips = chips are { $chips }, joined by +
refusals-chip-order = chips are written in the order { $chips }
refusals-not-in-tray = these chips are not in the tray
refusals-two-enough = two of these chips show { $letter } and are enough
refusals-others-unpaid = then the other missing tiles could not be paid for
refusals-chip-price = a missing tile costs two chips that show { $letter }, or any three
refusals-cell-bare = no plate lies at column { $column } of row { $row }
refusals-cell-unfit = { tiles-colour } does not fit column { $column } of row { $row }
