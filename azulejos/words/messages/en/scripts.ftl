# What the scripts of the pages say. They know values, choices by a value, and other messages.

scripts-you = You
scripts-your-turn = Your turn
scripts-to-move = { $name } to move
scripts-won = { $winners ->
    [one] { $names } won
   *[other] { $names } share the win
 }
