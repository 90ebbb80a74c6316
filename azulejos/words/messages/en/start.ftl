# The start page, the bar of all pages, and the list of one's games.

start-site = Azulejos
start-nav-play = Play
start-nav-games = My games
start-theme-light = Light theme
start-theme-dark = Dark theme

start-headline = Every tile you take is one they can’t.
start-lead = Three games of tiles, against friends and bots. Free, open, no account.
start-guided = New here? Play a guided game
start-guided-about = Ten minutes. No rules to read first.

start-continue = Continue
start-turns = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
 }
start-your-turn = Your turn
start-with = { $game } with { $names }
start-round = Round { $round }
start-standing = Round { $round } · you { $own }, best other { $best }
start-play-on = Play on
start-more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
 }

start-facts = { $least }–{ $most } players · { $minutes } min
start-facts-fixed = { $players ->
    [one] One player
   *[other] { $players } players
 } · { $minutes } min
start-level = Level
start-play = Play
start-same-screen = Same screen
start-options = Options

start-more = More
start-rules = Rules and lessons
start-rules-about = Each game on one page, and guided games
start-games-about = { $count ->
    [one] One game, running or finished
   *[other] { $count } games, running and finished
 }
start-programs-about = Write a bot, or play by HTTP
start-no-games = No games yet.
