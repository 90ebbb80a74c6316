# The command line.

command-about = The Azul family of board games: play, study, measure.
command-language = the language of all output (default: the system's)
command-play-seat = a player, once for each seat: me, a bot, or 'program:./mybot' (default: me, then bots)
command-players = number of players: { $games }
command-start = the seat of the start player (default: random)
command-seed = seed of the random draws: the same seed gives the same draws
command-show = draw a position or a record
command-show-what = a file, - for standard input, or a position as text
command-show-ply = a record after its first N moves, each drawn tile counted
command-show-move = a record after the first N moves of its seats
command-show-seat = whose board comes first
command-show-json = the position as JSON instead
command-show-text = the position as one line instead
command-show-svg = draw a picture into a file (- for output)
command-show-png = the same as a bitmap
command-show-film = write a record as an animated SVG
command-replay = show a record move by move
command-replay-record = a file, or - for standard input
command-replay-all = print everything, do not wait for keys
command-play = play in the terminal, against people and bots
command-serve = play in the browser, with people and bots
command-serve-open = open the page in a browser
command-engine = answer other programs (docs/reference/protocol.md)
command-engine-player = which bot answers
command-engine-seed = seed of the bot: the same seed gives the same choices
command-perft = count the lines of moves from a position
command-perft-depth = how many moves a line has
command-perft-position = a position (default: a new game)
command-perft-divide = for each first move
command-bench = measure engine, searches or server on this machine
command-bench-json = one JSON object
command-bench-positions = positions of each mode and level (same-play)
command-fuzz = play millions of unusual games and check every state
command-arena = measure players against each other
command-arena-entrants = bots, or 'program:./mybot'
command-arena-games = games of each line-up
command-arena-seconds = time for a move
command-arena-nodes = positions that a search may visit for a move
command-arena-depth = moves that a search may look ahead
command-arena-sprt = sequential test: stop when one of the two differences is accepted
command-arena-out = keep games and results there; continue what was started
command-arena-jobs = processes (default: all cores)
command-arena-json = print one JSON object
command-not-count = { $said } is not a whole number of at least 1
command-not-amount = { $said } is not a number above 0
command-not-utf8 = { $file } is not a text in UTF-8
command-no-seat = --seat { $seat }: seats are numbered 0 to { $last }
command-next-or-quit = Enter: next; q: quit
command-seats = --seat is given { $given } times, but there are { $players } players
command-the-record = The record:
command-total = total: { $count }
command-compiling = compiling
command-what = what
command-figure = figure
command-fuzzing = fuzzing { $game }
command-fault = An inconsistent state with { $options }, { $characters }. The record:
command-all-sound = { $games } games, every state is consistent
command-missing = this needs { $name }; install it with: pip install 'azulejos[{ $extra }]'
command-commands = commands
command-examples = examples:
command-example-play = you against the usual bot
command-example-strongest = you against the strongest
command-example-serve = the same in the browser, with friends
command-example-show = a record after 40 moves
command-example-replay = a record, move by move
command-example-perft = how many lines of 3 moves there are
command-example-fuzz = look for errors in the rules
command-example-bench = moves per second, and more
command-more = Moves and positions are explained in docs/reference/notation.md, the rules in docs/rules/.
command-usage = usage:
command-positional = positional arguments
command-options = options
command-help = show this help message and exit
command-error = %(prog)s: error: %(message)s
command-argument = argument %(argument_name)s: %(message)s
command-required = the following arguments are required: %s
command-unrecognized = unrecognized arguments: %s
command-expected-one = expected one argument
command-expected-some = expected at least one argument
command-choice = invalid choice: %(value)r (choose from %(choices)s)
command-value = invalid %(type)s value: %(value)r
command-type-a-move = Type a move, or:
command-plays = { $name } plays { $move }
command-taken-back = The move is taken back. The draws after it will be made again.
command-nothing-back = There is nothing to take back.
command-would-play = greedy would play { $move }
command-not-saved = Not saved: { $error }. `save FILE` needs a file that can be written.
command-saved = Saved. `azulejos replay { $file }` shows it.
command-you = You
command-help-move = a move as the board names it: display 3, blue, to line 4
command-help-moves = all legal moves
command-help-hint = what the greedy bot would play
command-help-undo = take back your last move
command-help-save = write the record to file F
command-help-board = draw the table again
command-help-quit = leave; the record is printed
command-need-postgres = several workers need PostgreSQL: --database postgresql://...
command-need-thinkers = without PostgreSQL, no other server can play for the bots: --thinkers must be at least 1
command-stopped = Stopped; all games are kept.
command-no-folder = there is no folder { $folder }; choose another place with --database
command-in-use = another Azulejos server is using { $database }; choose another file with --database
command-port-taken = port { $port } is taken, perhaps by an Azulejos that runs already: look at { $address }, or choose another port with --port
command-port-forbidden = you may not use port { $port }: choose one from 1024 up with --port
command-cannot-listen = cannot listen at { $host }, port { $port }: { $error }
command-serving =
    Azulejos is at { $address }
    Games are kept in { $kept }
    Stop with Ctrl-C.
command-serving-all =
    It listens on all addresses of this machine: anybody who can reach it can make tables.
    For others in your network: { $address }
command-against = the bot in all other seats, from the weakest to the strongest: { $levels } (default: { $usual }); or any player that the arena accepts
command-explain = say what a position is worth, and why
command-explain-nodes = how far to search for moves (0: not at all)
command-example-explain = what the position is worth, and why
command-ambiguous = ambiguous option: %(option)s could match %(matches)s
command-ignored = ignored explicit argument %r
command-expected-most = expected at most one argument
command-expected-count = { $count ->
    [one] expected { $shown } argument
   *[other] expected { $shown } arguments
 }
command-not-with = not allowed with argument %s
command-one-of = one of the arguments %s is required

## Learning

command-selfplay = let a bot play against itself, to learn from
command-selfplay-out = folder of the games; continues there (default: games/ and the mode)
command-selfplay-player = the player of all seats
command-selfplay-nodes = positions that a search visits for a move
command-processes = processes
command-ray = on a Ray cluster instead
command-selfplayed = { $games } games of { $player } in { $out }
command-train = train a network on games of self-play
command-train-games = games of selfplay
command-train-out = folder of the net; continues there
command-train-rate = learning rate
command-train-decay = weight decay
command-train-td-mix = weight of the player's own later values in a target; 0 is the final result alone
command-train-begin = a net to begin with
command-train-strength = games to play after each epoch, to see how strong it is
command-epoch = { $epoch }: off by { $known } points, { $unknown } on games not seen
command-trained = the net is { $net }; play with it as search:{ $net }
command-promote = make a net that has won its arena the one that plays
command-promote-net = the file that `azulejos train` wrote
command-promote-name = its new name, such as NAME-4
command-promote-arena = the folder of `azulejos arena --out`
command-promote-played = the commit whose bots played the games of self-play
command-promote-out = where to write the net and ladder.json, such as azulejos/games/NAME/nets
command-promoted = { $net } plays { $mode }; net and ladder are in { $out }
command-ladder = draw the ladders of nets
command-ladder-out = where to write the pictures
command-fit = fit the weights of a heuristic to games of the search against itself
command-fit-out = where to write weights.csv, such as azulejos/games/NAME
command-fitted = the weights are in { $out }

## Documentation

command-docs = write the generated pages of the documentation again
command-docs-page = which page (default: all)
command-docs-folder = the folder of the documentation
command-version = show the version and exit
command-docs-written = { $count ->
    [one] { $count } file
   *[other] { $count } files
 } written to { $folder }
command-prebuild = build the engine that playing uses, as WebAssembly modules
command-prebuild-out = where to write the modules; beside the sources by default
command-prebuilt = { $file }: { $kilobytes } kB
command-needs-zig = building the engine needs Numba and a linker: pip install 'azulejos[prebuild]'
command-review = say what a finished game owed to luck and to skill, and show the mistakes
command-review-record = the record of a finished game; - for standard input
command-review-nodes = how many nodes to search for each question
command-review-seat = whose graph is drawn
command-review-json = the review as JSON instead
command-review-svg = draw the graph into a file (- for output)
command-example-review = luck, skill and mistakes of a game
command-annotate = write values, glyphs and better moves into the records of finished games
command-annotate-record = a file with records; - for standard input
command-annotate-out = the file to write to (- for output)
command-example-annotate = values and better moves in the record
command-calibrate = measure what values of positions mean in points and chances
command-calibrate-levels = review this many games of each level, too
command-calibrate-out = a folder for the calibration files
command-decile = said to win: { $said } %, won: { $won } % ± { $error }
