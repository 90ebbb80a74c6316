# In the pictures: the sentence above a table, notices, labels. Labels in pictures have little room.

boards-title = { $game ->
    [azul] Azul
    [summer_pavilion] Summer Pavilion
   *[duel] Azul Duel
 }
boards-player = Player { $number }
boards-round = Round { $round }
boards-started = { $name } started
boards-picture = { boards-title }: { $status }

## Whose turn it is, and what to do. `you`: it is said to who is to move.

boards-turn = { $you ->
    [yes] Your turn
   *[no] { $name }
 }
boards-do-offer = { boards-turn }: take all tiles of one colour
boards-do-tiling = { boards-turn }: choose a wall cell in row { $what }
boards-do-acquire = { boards-turn }: take tiles of one colour
boards-do-place = { boards-turn }: place a tile, or pass
boards-do-reward = { boards-turn }: take { $what } from the supply
boards-do-reserve = { boards-turn }: keep up to four tiles
boards-do-plates = { boards-turn }: choose a first plate
boards-do-action = { boards-turn }: take tiles, a plate or a chip
boards-do-draw = { boards-turn }: draw another plate, or stop
boards-do-keep = { boards-turn }: keep one of the drawn plates
boards-do-return = { boards-turn }: return the other plates
boards-do-lay = { boards-turn }: lay plate { $what }
boards-do-stack = { boards-turn }: stack the rest of factory { $what }
boards-do-decorate = { boards-turn }: decorate row { $what }
boards-deal = { $game ->
    [duel] The table is set
   *[other] Tiles are drawn
 }
boards-over = { $winners ->
    [one] { $names } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
boards-scoring = The round is scored
boards-bonuses = The bonuses are scored

## Notices

boards-game-over = The game is over
boards-last-round = Last round
boards-maybe-last = A row at 4 of 5: may be the last round
boards-wild-colour = { $wild ->
    [B] Blue is wild
    [Y] Yellow is wild
    [R] Red is wild
    [P] Purple is wild
    [G] Green is wild
   *[O] Orange is wild
 }

## Labels

boards-bag = Bag
boards-lid = Lid
boards-tower = Tower
boards-wild = wild
boards-next = next
boards-deck = deck { $count }
boards-drawn = plates drawn
boards-left = plates { $plates } · chips { $chips }
boards-tablet-name = { $tablet ->
    [rows] rows
    [kinds] kinds
    [columns] columns
    [border] border
    [diagonals] diagonals
    [corners] corners
    [wilds] wilds
   *[specials] specials
 }
boards-tablet = { $tablet ->
    [rows] 3 a full row
    [kinds] 4 a row of 5 kinds
    [columns] 7 a full column
    [border] 1 a border tile
    [diagonals] 10 a diagonal
    [corners] corners 3 and 8
    [wilds] 2 a wild, if all
   *[specials] −3 an empty special
 }
boards-pass = passed
