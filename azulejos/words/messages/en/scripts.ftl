# What the scripts of the pages say. They know values, choices by a value, and other messages.

scripts-you = You
scripts-player = Player { $number }
scripts-your-turn = Your turn
scripts-to-move = { $name } to move
scripts-won = { $winners ->
    [one] { $names } won
   *[other] { $names } share the win
 }
scripts-round = Round { $round }
scripts-earlier = You are looking at an earlier position.
scripts-waiting = { $bot ->
    [yes] { $name } is thinking.
   *[no] { $name } is to move.
 }
scripts-where-to = { $what }: where to?
scripts-which-way = { $what }: which way?

## Who sits at the table

scripts-look-from = Look from this seat
scripts-rename = Rename
scripts-new-name = New name for { $name }
scripts-bot = bot
scripts-bot-called = bot: { levels-name }
scripts-level = { levels-name }
scripts-at-this-screen = at this screen
scripts-that-is-you = you
scripts-here = here
scripts-away = away
scripts-copy-link = Copy invitation link
scripts-copied = Copied
scripts-seat-taken = Somebody has this seat already

## Taking back, and the end

scripts-take-back = Take back
scripts-ask-back = Ask to take back
scripts-asks-back = { $name } asks to take back a move.
scripts-asked = You asked to take back a move; waiting for the others.
scripts-agree = Agree
scripts-decline = Decline
scripts-rematch = Rematch
scripts-rematch-wanted = Rematch? They want one
scripts-to-rematch = Go to the rematch
scripts-waiting-others = Waiting for the others…
scripts-review = Review
scripts-new-game = New game
scripts-rule = Rule { $clause }

## On phones

scripts-play = Play this
scripts-looking = You are looking at the board of { $name }.
scripts-look = The board of { $name }
scripts-is-to-move = , to move
