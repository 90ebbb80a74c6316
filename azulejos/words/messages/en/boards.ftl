# In the pictures: the sentence above a table, notices, labels. Labels in pictures have little room.

boards-player = Player { $number }
boards-round = Round { $round }
boards-started = { $name } started
boards-picture = { $title }: { $status }

## Whose turn it is, and what to do. `you`: it is said to who is to move.

boards-turn = { $you ->
    [yes] Your turn
   *[no] { $name }
 }
boards-deal = Tiles are drawn
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

## Labels

boards-bag = Bag
boards-tower = Tower
