# What the coach says in guided games, and the words on the coach's card.

## Azul

coach-azul-welcome = Welcome! This is your board. At the left you collect tiles in five lines: the first holds one, the fifth holds five.
coach-azul-wall = A line that is full sends one tile to the wall beside it. There it scores. Whoever has the most points in the end wins.
coach-azul-first-pick = Your turn: take all tiles of one colour from one display. These fit well. Click them!
coach-azul-first-line = Now choose where they go: click the line that the arrow points at. They fill it exactly.
coach-azul-line-full = Line { $line } is full. At the end of the round one of its tiles moves to the wall, along the arrow. And see: the tiles you left on the display went to the centre.
coach-azul-line-open = { $missing ->
    [one] Line { $line } still needs one tile of the same colour. If you do not get it this round, the line simply waits. The tiles you left on the display went to the centre.
   *[other] Line { $line } still needs { $missing } tiles of the same colour. If you do not get them this round, the line simply waits. The tiles you left on the display went to the centre.
 }
coach-azul-centre = You may take from the centre, too: all tiles of one colour. But the first to do so also gets the tile with the 1. It lies on the floor and costs a point; in return you begin the next round.
coach-azul-closed = A line takes one colour only. Pick up other tiles and point at a line that is closed: it tells you why.
coach-azul-marker-yours = You took the tile with the 1: it lies on your floor and costs a point, and you begin the next round.
coach-azul-marker-theirs = The bot took the tile with the 1: it pays a point for it and begins the next round. Now the centre costs nothing extra.
coach-azul-floor = { $cost ->
    [one] What did not fit has fallen on your floor: it will cost you one point at the end of the round. The further right, the dearer: look at the numbers above the spaces.
   *[other] What did not fit has fallen on your floor: it will cost you { $cost } points at the end of the round. The further right, the dearer: look at the numbers above the spaces.
 }
coach-azul-few-left = Few tiles are left. Count: who will have to take what nobody wants? Whatever fits nowhere lands on the floor.
coach-azul-scored = { $tiles ->
    [0] The round is over. You had no full line, so nothing moved to your wall this time.
    [one] The round is over. One tile moved to your wall and scored: alone it is worth one point, in a row or column of neighbours a point for each tile of it.
   *[other] The round is over. { $tiles } tiles moved to your wall, from the top down, and scored: alone a tile is worth one point, in a row or column of neighbours a point for each tile of it.
 }
coach-azul-floor-paid = { $cost ->
    [0] Your floor cost you nothing. Remember its prices: the spaces cost 1, 1, 2, 2, 2, 3 and 3 points.
    [one] Your floor cost you one point. Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, from the left.
   *[other] Your floor cost you { $cost } points. Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, from the left.
 }
coach-azul-kept = { $lines ->
    [one] This line was not full: it keeps its tiles, and you go on collecting.
   *[other] These lines were not full: they keep their tiles, and you go on collecting.
 }
coach-azul-neighbours = The secret of Azul: on these cells a new tile would have neighbours, and score more. Build close together.
coach-azul-once = A row of the wall takes each colour once. So a line no longer takes a colour that its row has already.
coach-azul-good-move = If you want a hint: this would bring you { $points } points. You may also do something else.
coach-azul-bonuses = Three goals for the end: 2 points for a complete row, 7 for a complete column, 10 for all five tiles of one colour.
coach-azul-end = The game ends after the round in which somebody completes a row of five. So you can hurry, or take your time.
coach-azul-alone = You know it all now, and I will be quiet. “{ pages-take-back }” undoes your last move, and the rules are one click away.
coach-azul-four-of-five = A row has four of its five tiles. If it is completed in this round, this is the last one: take what still brings points now.
coach-azul-over = { $won ->
    [yes] You won with { $points } points, { $bonus } of them bonuses. Well played! You know Azul now. Next: a stronger bot, or a friend.
   *[no] It is over: { $points } points for you, { $bonus } of them bonuses. You know Azul now, and the next game will be closer.
 }

## Summer Pavilion

coach-pavilion-welcome = In Summer Pavilion there are no lines and no floor. First everybody takes tiles; they lie beside the board. Then everybody pays with them to place some.
coach-pavilion-wild = One colour is wild each round; in this one it is purple. Wild tiles can stand in for any other when you pay.
coach-pavilion-take = Take a colour that is not wild: you get all its tiles there, and exactly one wild tile if there is one.
coach-pavilion-token = The first to take from the centre goes first later on, but pays a point for every tile of that pick.
coach-pavilion-place = Now you place. Each turn one tile: the number on a rhombus says how many tiles it costs. One is laid, the others are gone. These you can afford.
coach-pavilion-pay = Outer stars take one colour, the star in the middle each colour once. Wild tiles help to pay, but one tile must have the right colour.
coach-pavilion-run = { $points ->
    [one] One point at once. A tile scores the run around its star to which it belongs: the next one beside it scores 2, then 3.
   *[other] { $points } points at once: a tile scores the run around its star to which it belongs.
 }
coach-pavilion-features = Fill all rhombi around one of these and the supply gives you tiles: 1 for a pillar, 2 for a statue, 3 for a window.
coach-pavilion-reward = { $tiles ->
    [one] You surrounded it: take one tile from the supply. Wild tiles are a good choice.
   *[other] You surrounded it: take { $tiles } tiles from the supply. Wild tiles are a good choice.
 }
coach-pavilion-pass = You cannot place anything more, so you pass. Up to four tiles stay in your corners for the next round.
coach-pavilion-keep = { $tiles ->
    [one] You have passed with one tile: keep it for the next round.
   *[other] You have passed with { $tiles } tiles. Keep up to four in the corners; every other one costs a point.
 }
coach-pavilion-new-wild = A new round, a new wild colour; the picture also shows the next one. Save tiles whose turn is coming.
coach-pavilion-stars = After six rounds every complete star pays, the numbers below your board say how much. So does a full set of all ones, twos, threes or fours.
coach-pavilion-alone = You take it from here. I will speak up when something is new.
coach-pavilion-last = The last round. Tiles that are left at the end cost a point each: spend what you have.
coach-pavilion-over = { $won ->
    [yes] You won with { $points } points. Well played!
   *[no] It is over: { $points } points for you. Whoever completes stars early and saves wild tiles gains a lot.
 }

## Duel

coach-duel-welcome = In Duel you build the wall yourself. This is your dome: nine squares for plates, which say what colours go where.
coach-duel-plate = You begin with a free plate: choose one. A star gets a special tile once its three neighbours on the plate are filled; a ring of many colours takes any colour.
coach-duel-lay = Lay it where you like, turned as you like. A pattern row feeds only the dome row beside it: short rows fill faster, so plates at the top score sooner.
coach-duel-sun = A turn is one of four things. First: take one colour from one sun. As in Azul, it goes to one pattern row, and what does not fit breaks.
coach-duel-other-actions = Or take a plate, or a chip that lies face up, or tiles from the moons. More about each when you need it.
coach-duel-stack = What remains is stacked on the moon, in your order. The tile on top is the first that can be taken: hide what your opponent needs!
coach-duel-moon = The moons: name a colour, and you get the top tile of every stack that shows it, and all of them on the large moon, together.
coach-duel-first = { $own ->
    [yes] You were first at the large moon: the first-player tile costs you 2 points, and you begin the next round.
   *[no] The bot was first at the large moon: the first-player tile costs it 2 points, and it begins the next round.
 }
coach-duel-tokens = { $plates ->
    [one] You still have to take one plate this round. Lying open they are free; from the deck each costs a point.
   *[other] Each round you take exactly two plates, { $plates } are still to come. Lying open they are free; from the deck each costs a point.
 }
coach-duel-chip = A chip lies face up. Two that show a colour, or any three, replace a missing tile of a row later. Each of you takes two a round.
coach-duel-draw = Drawing costs a point for each plate. The back shows what kind comes next. Stop when you like: then you keep one of them.
coach-duel-pay = This row is not full. You may pay with chips for what is missing, or leave it for the next round.
coach-duel-cell = The row is full and fits several cells: choose. A neighbour across or down scores more, as in Azul.
coach-duel-scored = The first of five rounds is over. You have { $points } points. Full rows went to the dome; broken tiles cost 1, 2, 3 and 4 points.
coach-duel-waiting = These rows wait: they are not full yet, or no plate has a cell for them. If all three plates of a row are laid and none fits, its tiles break.
coach-duel-alone = You take it from here. Keep an eye on the tablets beside the board: they pay at the end.
coach-duel-last = The last round: no more plates. Fill what the dome still offers.
coach-duel-over = { $won ->
    [yes] You won with { $points } points; the tablets brought { $bonus }. Well played!
   *[no] It is over: { $points } points for you, { $bonus } of them from the tablets. Next time you will see the moons coming.
 }

## The card

coach-next = Next
coach-hide = Hide the coach
coach-show = Show the coach
