pavilion-title = Summer Pavilion
pavilion-about = Six rounds of stars and wild colours, with rewards on the way.
pavilion-promise = For those who know Azul: a game against a friendly bot, with a word whenever something is different.
pavilion-notation = Typed moves: 3B takes blue from display 3, CR red from the centre. NWc:O+1 covers space c of the north-west star with orange, paid with 1 wild among its tiles. +P takes purple from the supply, -Y discards yellow. pass, done.
pavilion-side = { $value ->
    [colour] Colour side
   *[grey] Grey side
 }
pavilion-phase = { $phase ->
    [deal] dealing
    [acquire] acquire
    [play] play and score
    [reward] reward
    [keep] passing
   *[over] end
 }
pavilion-term = { $term ->
    [star] points of a star with { $first } of 6 tiles
    [price] price { $first }, rhombi missing: { $second }
    [pillar] pillar, rhombi missing: { $first }
    [statue] statue, rhombi missing: { $first }
    [window] window, rhombi missing: { $first }
    [group] colour that can pay, tiles: { $first }
    [stray] colour that cannot pay yet, tiles: { $first }
    [wild] wild tiles: { $first }
    [owed] reward tile to be taken
    [kept] tile kept in reserve
    [kept-wild] kept tile that will be wild
   *[token] starts the next round
 }

## In pictures

pavilion-boards-do-acquire = { boards-turn }: take tiles of one colour
pavilion-boards-do-place = { boards-turn }: place a tile, or pass
pavilion-boards-do-reward = { boards-turn }: take { $what } from the supply
pavilion-boards-do-reserve = { boards-turn }: keep up to four tiles
pavilion-boards-wild-colour = { $wild ->
    [B] Blue is wild
    [Y] Yellow is wild
    [R] Red is wild
    [P] Purple is wild
    [G] Green is wild
   *[O] Orange is wild
 }
pavilion-boards-wild = wild
pavilion-boards-next = next
pavilion-boards-pass = passed

## Guided game

pavilion-coach-welcome = In Summer Pavilion there are no lines and no floor. First everybody takes tiles; they lie beside the board. Then everybody pays with them to place some.
pavilion-coach-wild = One colour is wild each round; in this one it is purple. Wild tiles can stand in for any other when you pay.
pavilion-coach-take = Take a colour that is not wild: you get all its tiles there, and exactly one wild tile if there is one.
pavilion-coach-token = The first to take from the centre goes first later on, but pays a point for every tile of that pick.
pavilion-coach-place = Now you place. Each turn one tile: the number on a rhombus says how many tiles it costs. One is laid, the others are gone. These you can afford.
pavilion-coach-pay = Outer stars take one colour, the star in the middle each colour once. Wild tiles help to pay, but one tile must have the right colour.
pavilion-coach-run = { $points ->
    [one] One point at once. A tile scores the run around its star to which it belongs: the next one beside it scores 2, then 3.
   *[other] { $points } points at once: a tile scores the run around its star to which it belongs.
 }
pavilion-coach-features = Fill all rhombi around one of these and the supply gives you tiles: 1 for a pillar, 2 for a statue, 3 for a window.
pavilion-coach-reward = { $tiles ->
    [one] You surrounded it: take one tile from the supply. Wild tiles are a good choice.
   *[other] You surrounded it: take { $tiles } tiles from the supply. Wild tiles are a good choice.
 }
pavilion-coach-pass = You cannot place anything more, so you pass. Up to four tiles stay in your corners for the next round.
pavilion-coach-keep = { $tiles ->
    [one] You have passed with one tile: keep it for the next round.
   *[other] You have passed with { $tiles } tiles. Keep up to four in the corners; every other one costs a point.
 }
pavilion-coach-new-wild = A new round, a new wild colour; the picture also shows the next one. Save tiles whose turn is coming.
pavilion-coach-stars = After six rounds every complete star pays, the numbers below your board say how much. So does a full set of all ones, twos, threes or fours.
pavilion-coach-alone = You take it from here. I will speak up when something is new.
pavilion-coach-last = The last round. Tiles that are left at the end cost a point each: spend what you have.
pavilion-coach-over = { $won ->
    [yes] You won with { $points } points. Well played!
   *[no] It is over: { $points } points for you. Whoever completes stars early and saves wild tiles gains a lot.
 }

## Moves and scoring

pavilion-events-take = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}and 1 { pavilion-tiles-wild }
 } from { places-market }{ $token ->
    [yes] , with the starting-player token
   *[no] {""}
 }
pavilion-events-place = { tiles-colour } on space { $space } of { pavilion-places-star } for { pavilion-events-payment }
pavilion-events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}and { $wilds } wild { pavilion-tiles-wild }
 }
pavilion-events-from-supply = { tiles-colour } from the supply
pavilion-events-discard = discard 1 { tiles-colour }
pavilion-events-pass = pass
pavilion-events-keep-rest = keep the rest
pavilion-events-star-complete = { pavilion-places-star } is complete in { $colour ->
    [all] many colours
   *[other] { tiles-colour }
 }, { $points }
pavilion-events-number-complete = all spaces of { $number } are covered, { $points }
pavilion-events-left-over = { $count ->
    [one] { $count } tile is left over, { $points }
   *[other] { $count } tiles are left over, { $points }
 }
pavilion-events-promise-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
pavilion-events-promise-supply = take { $count } from the supply

## Places

pavilion-places-star = { $star ->
    [C] the central star
    [NW] the north-west star
    [NE] the north-east star
    [E] the east star
    [SE] the south-east star
    [SW] the south-west star
   *[W] the west star
 }
pavilion-places-space = space { $space } of { pavilion-places-star }, costs { $price }
pavilion-places-hand = your tiles
pavilion-places-supply = the supply

## Impossible positions

pavilion-positions-wild = { $said }, but { $wild } is wild in round { $round }
pavilion-positions-rhombi = { $said } should have { $count } rhombi
pavilion-positions-star-mixed = { $said } is neither of one colour nor of all
pavilion-positions-star-twice = { $said } has a colour twice
pavilion-positions-star-only = { $said }: takes only { $letter }
pavilion-positions-passed-early = is true in phase { $phase } of a round
pavilion-positions-corners-early = have tiles in phase { $phase } of a round
pavilion-positions-corners-before = have tiles before passing
pavilion-positions-corners-unchosen = are not chosen yet
pavilion-positions-tiles-after = are left after passing
pavilion-positions-not-passed = seat { $seat } has not passed
pavilion-positions-passed = seat { $seat } has passed
pavilion-positions-not-all-passed = over, but somebody has not passed
pavilion-positions-must-pass = seat { $seat } has no tiles and passes by itself
pavilion-positions-owed = { $count ->
    [one] { $owed }, but the supply has { $count } tile
   *[other] { $owed }, but the supply has { $count } tiles
 }
pavilion-positions-tiles-late = have tiles during phase 2
pavilion-positions-supply-full = deal, but the supply is full
pavilion-positions-supply-first = is filled before the displays
pavilion-positions-table-full = deal, but supply and displays are full
pavilion-positions-token-central = lies in the centre before a round

## Refused moves

pavilion-refusals-no-move = not a move; moves look like 3G, CY, NWc:O+2, +P, pass, -R, done or =G
pavilion-refusals-no-star = there is no star { $said }; the stars are { $stars }
pavilion-refusals-no-rhombus = there is no rhombus { $said }; the rhombi of a star are { $rhombi }
pavilion-refusals-wilds = { $said }: a payment has 1 to 5 wild tiles, or none and no '+'
pavilion-refusals-picking = tiles are being picked now, and everybody has to
pavilion-refusals-wild-last = { pavilion-tiles-wild } is wild, and other colours lie there
pavilion-refusals-place-or-pass = now a tile is placed, or the player passes
pavilion-refusals-space-taken = that space has a tile already
pavilion-refusals-star-only = { pavilion-places-star } takes only { tiles-colour } tiles
pavilion-refusals-star-has = { pavilion-places-star } has { tiles-colour } already, and its tiles differ
pavilion-refusals-star-all = the tiles in { pavilion-places-star } are all { tiles-colour }
pavilion-refusals-wild-itself = { pavilion-tiles-wild } itself is wild: it is paid with { pavilion-tiles-wild } tiles only, without '+'
pavilion-refusals-own-colour = the price is { $price }, and at least one tile must be { tiles-colour }
pavilion-refusals-few-wilds = that takes { $wilds } wild ({ pavilion-tiles-wild }) tiles, and there are { $held }
pavilion-refusals-few-tiles = the price is { $price }: that takes { $count } { tiles-colour } tiles, and there are { $held }
pavilion-refusals-reward-first = first the reward: { $count } from the supply
pavilion-refusals-supply = the supply has no { tiles-colour } tile
pavilion-refusals-too-many = { $count } tiles are left; only { $most } may be kept
pavilion-refusals-none-left = there is no { tiles-colour } tile left
pavilion-refusals-discard-or-keep = after passing, tiles are discarded or kept

## For screen readers

pavilion-speech-wild = Wild colour: { $now }{ $coming ->
    [none] {""}
   *[other] , next { $coming }
 }.
pavilion-speech-supply = Supply: { $tiles }.
pavilion-speech-passed = { $name } has passed.
pavilion-speech-token = { $name } holds the starting-player token.
pavilion-speech-hand = Tiles: { $tiles }. Kept in corners: { $kept }.
pavilion-speech-star = Star { $star }: { $spaces }.
pavilion-speech-space = { $letter } { tiles-colour }
pavilion-speech-price = { $letter } costs { $price }
pavilion-speech-paid = Features that have paid: { $features }.
pavilion-speech-feature = { $kind ->
    [pillar] pillar { $where }
    [statue] statue { $where }
   *[window] window { $where }
 }

## Text board

pavilion-terminal-side = { $side ->
    [colour] colour side
   *[grey] grey side
 }
pavilion-terminal-wild = { pavilion-tiles-wild } is wild
pavilion-terminal-do-acquire = { $name } takes a colour from a display or C, and one wild tile with it: 3G, CY.
pavilion-terminal-do-place = { $name } places a tile (NWc:O, or NWc:O+2 paying two wild) or passes (pass).
pavilion-terminal-do-reward = { $name } takes reward tiles from the supply, { $owed } to go: +P.
pavilion-terminal-do-keep = { $name } passes: discard tiles for 1 point each (-R), keep at most 4 (done).
pavilion-terminal-supplying = { $then ->
    [none] Nature draws a tile for the supply.
   *[other] Nature draws a tile for the supply; then { $then } moves.
 }
pavilion-terminal-legend = Free rhombi show letter and price. +1 pillar, +2 statue, +3 window, ✓ paid.
pavilion-terminal-legend-end = At the end: many-coloured star 12; all 1s 4, all 2s 8, all 3s 12, all 4s 16.
pavilion-terminal-supply = supply
pavilion-terminal-token = token
pavilion-terminal-passed = passed
pavilion-terminal-tiles = tiles
pavilion-terminal-corners = corners
pavilion-terminal-wilds = wild
pavilion-terminal-star = star

## Colours

pavilion-tiles-wild = { $wild ->
    [B] blue
    [Y] yellow
    [R] red
    [P] purple
    [G] green
   *[O] orange
 }

## Why a place cannot be chosen

pavilion-why-supply = The supply gives tiles only as a reward for a surrounded pillar, statue or window.
pavilion-why-feature = Fill every rhombus around it, and you take tiles from the supply: 1 for a pillar, 2 for a statue, 3 for a window.
pavilion-why-corner = The corners are for tiles that you keep when you pass.
pavilion-why-place-later = Placing comes when all tiles have been taken.
pavilion-why-too-dear = { $tiles ->
    [one] Its price is { $price }, and only one of your tiles can pay for it.
   *[other] Its price is { $price }, and only { $tiles } of your tiles can pay for it.
 }

## The command line

pavilion-side-values = summer_pavilion: colour, grey
