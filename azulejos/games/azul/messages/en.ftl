azul-title = Azul
azul-about = Take tiles, fill lines, lay the wall. Easy to learn, and mean.
azul-promise = A real game against a friendly bot, with a coach beside you. Ten minutes, and you know Azul.
azul-notation = Typed moves: 3B4 takes blue from display 3 to line 4, CKF black from the centre to the floor. Colours: B blue, Y yellow, R red, K black, W white. Grey wall: 2@5 lays row 2 in column 5.
azul-wall = { $value ->
    [colour] Colour wall
   *[grey] Grey wall
 }
azul-phase = { $phase ->
    [deal] dealing
    [offer] factory offer
    [tiling] wall-tiling
   *[over] end
 }
azul-term = { $term ->
    [column] column with { $first } of 5 tiles
    [colour] colour with { $first } of 5 tiles
    [row] row with { $first } of 5 tiles
    [line] line { $next } with tiles: { $second }
    [fit] points beyond 1 for line { $next }, tiles: { $second }
   *[first] starts the next round
 }

## In pictures

azul-boards-do-offer = { boards-turn }: take all tiles of one colour
azul-boards-do-tiling = { boards-turn }: choose a wall cell in row { $what }
azul-boards-maybe-last = A row at 4 of 5: may be the last round
azul-boards-lid = Lid

## Guided game

azul-coach-welcome = Welcome! This is your board. At the left you collect tiles in five lines: the first holds one, the fifth holds five.
azul-coach-wall = A line that is full sends one tile to the wall beside it. There it scores. Whoever has the most points in the end wins.
azul-coach-first-pick = Your turn: take all tiles of one colour from one display. These fit well. Click them!
azul-coach-first-line = Now choose where they go: click the line that the arrow points at. They fill it exactly.
azul-coach-line-full = Line { $line } is full. At the end of the round one of its tiles moves to the wall, along the arrow. And see: the tiles you left on the display went to the centre.
azul-coach-line-open = { $missing ->
    [one] Line { $line } still needs one tile of the same colour. If you do not get it this round, the line simply waits. The tiles you left on the display went to the centre.
   *[other] Line { $line } still needs { $missing } tiles of the same colour. If you do not get them this round, the line simply waits. The tiles you left on the display went to the centre.
 }
azul-coach-centre = You may take from the centre, too: all tiles of one colour. But the first to do so also gets the tile with the 1. It lies on the floor and costs a point; in return you begin the next round.
azul-coach-closed = A line takes one colour only. Pick up other tiles and point at a line that is closed: it tells you why.
azul-coach-marker-yours = You took the tile with the 1: it lies on your floor and costs a point, and you begin the next round.
azul-coach-marker-theirs = The bot took the tile with the 1: it pays a point for it and begins the next round. Now the centre costs nothing extra.
azul-coach-floor = { $cost ->
    [one] What did not fit has fallen on your floor: it will cost you one point at the end of the round. The further right, the dearer: look at the numbers above the spaces.
   *[other] What did not fit has fallen on your floor: it will cost you { $cost } points at the end of the round. The further right, the dearer: look at the numbers above the spaces.
 }
azul-coach-few-left = Few tiles are left. Count: who will have to take what nobody wants? Whatever fits nowhere lands on the floor.
azul-coach-scored = { $tiles ->
    [0] The round is over. You had no full line, so nothing moved to your wall this time.
    [one] The round is over. One tile moved to your wall and scored: alone it is worth one point, in a row or column of neighbours a point for each tile of it.
   *[other] The round is over. { $tiles } tiles moved to your wall, from the top down, and scored: alone a tile is worth one point, in a row or column of neighbours a point for each tile of it.
 }
azul-coach-floor-paid = { $cost ->
    [0] Your floor cost you nothing. Remember its prices: the spaces cost 1, 1, 2, 2, 2, 3 and 3 points.
    [one] Your floor cost you one point. Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, from the left.
   *[other] Your floor cost you { $cost } points. Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, from the left.
 }
azul-coach-kept = { $lines ->
    [one] This line was not full: it keeps its tiles, and you go on collecting.
   *[other] These lines were not full: they keep their tiles, and you go on collecting.
 }
azul-coach-neighbours = The secret of Azul: on these cells a new tile would have neighbours, and score more. Build close together.
azul-coach-once = A row of the wall takes each colour once. So a line no longer takes a colour that its row has already.
azul-coach-good-move = If you want a hint: this would bring you { $points } points. You may also do something else.
azul-coach-bonuses = Three goals for the end: 2 points for a complete row, 7 for a complete column, 10 for all five tiles of one colour.
azul-coach-end = The game ends after the round in which somebody completes a row of five. So you can hurry, or take your time.
azul-coach-alone = You know it all now, and I will be quiet. “{ pages-take-back }” undoes your last move, and the rules are one click away.
azul-coach-four-of-five = A row has four of its five tiles. If it is completed in this round, this is the last one: take what still brings points now.
azul-coach-over = { $won ->
    [yes] You won with { $points } points, { $bonus } of them bonuses. Well played! You know Azul now. Next: a stronger bot, or a friend.
   *[no] It is over: { $points } points for you, { $bonus } of them bonuses. You know Azul now, and the next game will be closer.
 }

## Moves and scoring

azul-events-take = { tiles-many } from { places-market } to { $line ->
    [F] the floor
   *[other] line { $line }
 }{ $marker ->
    [yes] , with the starting-player marker
   *[no] {""}
 }
azul-events-cell = { tiles-colour } to row { $row }, column { $column }
azul-events-laid-wall = row { $row }: { tiles-colour } on the wall, { $points }: { events-why }
azul-events-line-falls = line { $row }: { tiles-colour } fits nowhere in its row, the tiles fall to the floor
azul-events-floor-costs = the floor line costs { $cost }
azul-events-row-complete = row { $row } is complete, { $points }
azul-events-column-complete = column { $column } is complete, { $points }
azul-events-colour-complete = all five { tiles-colour } tiles are laid, { $points }
azul-events-promise-wall = { $points } wall
azul-events-promise-floor = { $points } floor
azul-events-line-full = line full

## Places

azul-places-line = line { $line }
azul-places-floor = the floor line
azul-places-cell = row { $row }, column { $column }

## Impossible positions

azul-positions-printed = { $letter } lies on { $printed }, column { $column }
azul-positions-column-twice = { $letter } is twice in column { $column }
azul-positions-on-wall = { $letter } is in that wall row already
azul-positions-markers = { $count ->
    [one] floor of seat { $seat } has { $count } marker, not { $due }
   *[other] floor of seat { $seat } has { $count } markers, not { $due }
 }
azul-positions-marker-central = lies in the centre while nature deals
azul-positions-displays-full = deal, but all displays are full
azul-positions-no-tiling = only on the grey wall is there anything to choose
azul-positions-line-not-full = line { $line } of seat { $seat } is not full
azul-positions-untiled = seat { $seat } has not tiled row { $row } yet
azul-positions-floor-unpaid = seat { $seat } has not paid for the floor yet

## Refused moves

azul-refusals-no-line = there is no line { $said }; tiles go to lines 1-5, or F for the floor
azul-refusals-no-display = there is no display { $said }; tiles come from displays 1-9, or C, the centre
azul-refusals-no-move = not a move; moves look like 3B4 (display 3, blue, line 4), CKF, 2@5 or =R
azul-refusals-nature-fills = nature draws only while the displays are filled
azul-refusals-no-cell-now = there is no cell to choose now
azul-refusals-row-order = row { $row } is to be tiled now; rows go from top to bottom
azul-refusals-column-has = { tiles-colour } is in column { $column } already
azul-refusals-filling = the displays are still being filled
azul-refusals-choose-cell = no tiles are left to take; choose a cell of row { $row }
azul-refusals-line-full = line { $line } is full
azul-refusals-line-holds = line { $line } holds { tiles-colour } tiles
azul-refusals-wall-has = row { $row } of the wall has { tiles-colour } already

## For screen readers

azul-speech-marker = the starting-player marker
azul-speech-marker-beside = The starting-player marker lies beside the board.
azul-speech-floor = Floor: { $tiles }, costs { $cost }.
azul-speech-floor-empty = Floor: empty.

## Text board

azul-terminal-wall = { $wall ->
    [colour] colour wall
   *[grey] grey wall
 }
azul-terminal-lid = lid
azul-terminal-do-offer = { $name } takes a colour from a display or C, for a line or the floor F: 3B4, CKF.
azul-terminal-do-tiling = { $name } chooses the column for the { tiles-colour } tile of line { $row }: { $row }@column.
azul-terminal-marker = marker { $marker }

## Why a place cannot be chosen

azul-why-wall-later = Tiles go to a line first; the wall is tiled at the end of the round.
azul-why-marker-alone = The marker cannot be taken alone; it comes with the first tiles taken from the centre.

## The command line

azul-wall-values = azul: colour, grey
