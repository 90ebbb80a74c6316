# What the scripts of the pages say. They know values, choices by a value, and other messages.

scripts-you = You
scripts-your-turn = Your turn
scripts-to-move = { $name } to move
scripts-won = { $winners ->
    [one] { $names } won
   *[other] { $names } share the win
 }

scripts-play = Play this
scripts-looking = You are looking at the board of { $name }.
scripts-round = Round { $round }
scripts-look = The board of { $name }
scripts-is-to-move = , to move
