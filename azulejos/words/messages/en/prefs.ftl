# Preferences, keys, and what helps on phones and without a screen.

prefs-title = Preferences
prefs-close = Close
prefs-on = on
prefs-off = off
prefs-always = always
prefs-never = never
prefs-speed-usual = usual
prefs-speed-double = double
prefs-confirm = Confirm moves
prefs-confirm-touch = on touch screens
prefs-sounds = Sounds
prefs-notices = Notices when it is your turn
prefs-notify-me = Tell me when it is my turn
prefs-letters = Keys of one letter

prefs-to-the-board = To the board
prefs-to-take = To take
prefs-own-board = Your board
prefs-my-board = My board
prefs-what-happens = What happens

prefs-keys = Keys
prefs-key-move = go to what can be chosen, and from one to the next
prefs-key-choose = pick up, place, play
prefs-key-back = put back; back to your board; out of the replay
prefs-key-board = to the board
prefs-key-type = type a move
prefs-key-words = the table in words
prefs-key-why = why other lines are closed
prefs-key-say = hear whose turn it is, and the scores
prefs-key-undo = take back
prefs-key-replay = earlier and later positions
prefs-key-skip = skip the scoring
prefs-key-help = this list

prefs-away = The server is away
prefs-away-waiting = Your games are safe. The page comes back by itself as soon as the server does.
prefs-try-again = Try again
prefs-key-hint = a hint
