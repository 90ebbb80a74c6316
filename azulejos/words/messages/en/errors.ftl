# What cannot be, and why.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = That is our fault, and it is in the server's log. Try again.
errors-no-database = The database does not answer; nothing was changed. Try again in a moment.
errors-needs-png = PNG pictures need resvg_py: pip install 'azulejos[png]'

## What a server refuses

errors-no-bot = { $said }: the bots are { $bots }.
errors-dead-link = This link opens no seat (any more).
errors-no-ply = The table has plies 0 to { $last }.
errors-not-your-seat = This seat is not yours.
errors-not-your-table = Only who made the table invites to it.
errors-no-seat = You have no seat at this table.
errors-too-often = Too often; wait { $seconds } s, please.
errors-other-site = Pages of other sites may not do this.
errors-too-large = A request has at most { $bytes } bytes.
errors-too-long = At most { $most } characters.
errors-too-slow = The request took too long to arrive.
errors-too-many = Too many are looking at this table.
errors-no-key = This needs the operator's key.
errors-closed = The operator of this server has closed this table.
errors-muted = The operator of this server has muted you at this table.
errors-wrong-host = This server does not answer to that host name.
errors-exhibitions = You watch { $most } tables of bots already. Close one of them.
errors-no-undo = There is nothing that could be taken back.
errors-not-asked = Nobody asks to take something back.
errors-others-answer = It is for the others to answer.
errors-no-person = There is no person's seat { $seat }.
errors-taken = Somebody sits there already.
errors-not-over = The game is not over yet.
errors-over = The game is over.
errors-gave-up = This seat has given up already.
errors-not-removable = Others wait for you in this game: resign or leave it first.
errors-over-undo = The game is over: no move can be taken back any more.
errors-not-your-turn = It is the turn of seat { $seat }.
errors-no-table = There is no table ‘{ $said }’.
errors-stale = The table has changed meanwhile.
errors-stale-now = The table has changed meanwhile; here is how it stands now.
errors-no-picture = Pictures are svg or png.

## Options and records

errors-option = { $name }={ $said }: should be one of { $allowed }
errors-no-option = { $said }: { $game } has no such option; it has { $known }
errors-no-argument = unexpected keyword argument { $what }
errors-no-game = { $said }: no such game; there are { $games }
errors-nature = nature={ $said }: should be None, 'manual' or a function
errors-seat = { $name }={ $said }: seats are numbered 0 to { $last }
errors-nameless = game: a position is an object that names its game
errors-late-header = line { $line }: a header after the first move: { $said }
errors-header = line { $line }: a header looks like [Name "value"], not { $said }
errors-header-twice = line { $line }: the header { $name } is there twice
errors-no-game-header = the header Game is missing
errors-record-move = line { $line }, move { $move }: { $error }
errors-record-end = { $name }: the record says { $said }, but it ends with { $found }
errors-line = line { $line }
errors-record-at = in the record that begins at line { $line }
errors-record-long = a record has at most { $most } characters
errors-record-headers = a record has at most { $most } headers
errors-record-moves = a record has at most { $most } moves, with those of its variations
errors-record-deep = at most { $most } variations stand inside each other
errors-record-encoding = this is not UTF-8
errors-record-open = what begins here is never closed with { $sign }
errors-record-sign = { $said } has no meaning here
errors-record-no-move = { $said } stands before any move
errors-not-found = There is nothing here.
errors-no-method = That cannot be done here.

## For programmers

errors-no-player = { $said }: no such player; there are { $players }
errors-no-limit = { $said }: no such limit; there are { $limits }
errors-names = { $names } names for { $players } players
errors-seats = seats: there are { $seats }, but the game is for { $players } players
errors-seeds = seed: { $seeds } seeds for { $games } games
errors-actions = actions: one for each of { $games } games
errors-game = game { $game }
errors-no-number = { $said }, but actions are numbered 0 to { $last }
errors-buffer = { $name }: should be a contiguous { $kind } array of shape { $shape }
errors-no-action = { $said }: no seat has such a move in { $game }
errors-opponents = opponents: { $names } names for { $seats } other seats
errors-episode-over = the episode has ended: reset begins another
errors-no-lot = tablets: name the sides, joined by +; OpenSpiel draws none by lot
errors-observer = observers have no parameters, but got { $said }

## Nets, and the games that they learn from

errors-no-net = { $said }: no such net; there are { $nets }
errors-net-version = { $file }: this net is of another version
errors-net-features = { $file }: this net was made for other features
errors-gate = the arena has not accepted the net: { $verdict }
errors-net-game = { $net } is a net for { $own }, not for { $game }
errors-no-net-yet = there is no net for { $mode } yet
errors-other-plan = { $file } is of another plan: it differs in { $names }
errors-no-plan = { $folder }: there is no plan.json, so these are no games
errors-several-games = a net is for one game, but these are games of { $games }
errors-no-engine = strong bots need the prebuilt engine { $file }, which is missing or older than its sources; pip install 'azulejos[fast]' compiles it
errors-review-unfinished = Only a finished game can be reviewed.
errors-no-decision = Nobody decided anything at this move.
errors-no-review = The review is not ready yet.
errors-no-hints = There are no hints while other people play.
errors-hint-failed = There is no hint now. Try again.
errors-position-over = The game is over in this position. Choose an earlier move.
errors-nothing-played = No move has been played yet.
errors-no-search = bots that search need wasmtime: pip install wasmtime
