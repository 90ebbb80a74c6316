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
scripts-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
scripts-earlier = You are looking at an earlier position.
scripts-closed = The operator of this server has closed this table.
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
scripts-invite = Invite
scripts-not-here-yet = not here yet
scripts-awaits = Waiting for { $names }. The game begins when everybody is here.
scripts-send-link = { $links ->
    [1] Send this link to your friend
   *[other] Send each friend a link
 }
scripts-link = Link
scripts-qr-code = The link as a QR code
scripts-share = Share

## Taking back, and the end

scripts-take-back = Take back
scripts-ask-back = Ask to take back
scripts-asks-back = { $name } asks to take back a move.
scripts-asked = You asked to take back a move; waiting for the others.
scripts-agree = Agree
scripts-decline = Decline
scripts-after-rounds = { $title }, after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
 }
scripts-you-win = You win
scripts-close-look = Close the enlarged board
scripts-rematch = Rematch
scripts-rematch-wanted = Rematch? They want one
scripts-to-rematch = Go to the rematch
scripts-waiting-others = Waiting for the others…
scripts-review = Review
scripts-new-game = New game
scripts-rule = Rule { $clause }
scripts-pause = Pause
scripts-go-on = Play
scripts-share-picture = The boards as they stand
scripts-copy-address = Copy link
scripts-give-up = { $reason ->
    [leave] Leave the game
   *[resign] Resign
 }
scripts-give-up-question = { $reason ->
    [leave] Leave this game?
   *[resign] Resign this game?
 }
scripts-give-up-about = { $reason ->
    [leave] A bot goes on in your seat, so that the others can play to the end.
   *[resign] The game ends now, and { $winner } wins.
 }
scripts-ended = { $reason ->
    [leave] { $name } left. { $winner } won
   *[resign] { $name } resigned. { $winner } won
 }
scripts-substitute = gave up; a bot goes on: { levels-name }

## On phones

scripts-play = Play this
scripts-looking = You are looking at the board of { $name }.
scripts-look = The board of { $name }
scripts-is-to-move = , to move
scripts-server-away = The server is away; trying again…

## The start page

scripts-with-friends = { $others ->
    [1] With a friend
   *[other] With friends
 }
scripts-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
scripts-remove = Remove { $game } from the list
scripts-remove-really = Really remove?
scripts-hint = Hint
scripts-hint-move = Show the move
scripts-hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }
