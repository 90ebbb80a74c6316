# What stands on the pages.

pages-language = Language
pages-theme = Theme
pages-theme-system = as the system
pages-theme-light = light
pages-theme-dark = dark
pages-theme-contrast = contrast

## A page that is not there

pages-not-here = Not here
pages-went-wrong = Something went wrong
pages-to-start = To the start page

## The start page

pages-motto = Play the Azul family, with friends and bots.
pages-games = Games
pages-board = Board
pages-players = Players
pages-seat = Seat { $seat }
pages-seat-name = Name of seat { $seat }
pages-name = Name
pages-me = Me
pages-someone-here = Someone here
pages-friend = By link
pages-bots = Bots
pages-programs = Programs
pages-play-game = Play { $game }
pages-running = Running games
pages-finished = Finished games
pages-independent = An independent work; not affiliated with the publisher of the games.
pages-for-programs = For programs

## A table

pages-home = Azulejos, start page
pages-away = The server is away; trying again…
pages-scores = Scores
pages-menu = Moves and chat
pages-menu-title = Moves and chat beside the board
pages-the-table = The table
pages-the-game = The game
pages-choices = Choices
pages-take-back = Take back
pages-put-back = Put back
pages-play-on = Play on
pages-your-name = Your name (optional)
pages-skip = Skip
pages-moves = Moves
pages-move = Move
pages-first-position = First position
pages-previous-move = Previous move
pages-next-move = Next move
pages-current-position = Current position
pages-move-in-notation = A move in notation
pages-type-a-move = Type a move
pages-play = Play
pages-chat = Chat
pages-more = More
pages-say-something = Say something
pages-send = Send
pages-speed = Speed
pages-speed-off = off
pages-record = Record
pages-picture = Picture
pages-share = Share
pages-share-system = Send…
pages-share-save = Save picture
pages-in-words = The table in words
