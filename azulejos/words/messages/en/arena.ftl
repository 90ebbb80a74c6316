# Arenas: what players are worth against each other.

arena-against = { $first } against { $second }
arena-seats = { $count } seats
arena-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
arena-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
arena-limit-seconds = { $count } s a move
arena-limit-nodes = { $count ->
    [one] { $count } position a move
   *[other] { $count } positions a move
 }
arena-limit-depth = { $count ->
    [one] { $count } move ahead
   *[other] { $count } moves ahead
 }
arena-elo-of = Elo of { $name }
arena-won-drawn-lost = won, drawn, lost
arena-rounds = rounds a game
arena-start-share = share of who starts
arena-foot = Each deal is played once from every seat, with the same order of draws. Intervals hold with 95 % confidence; a deal is the unit of chance, since its games are not independent. Share: a win counts 1, shared by those who win together. Margin: points above the best of the others. Made by azulejos arena, seed { $seed }.

## The table of players

arena-players = Players
arena-head-player = player
arena-head-rating = rating
arena-head-games = games
arena-head-won = won
arena-head-drawn = drawn
arena-head-lost = lost
arena-head-share = share %
arena-head-score = score
arena-head-margin = margin
arena-head-pace = ms a move
arena-head-slowest = slowest
arena-head-faults = faults
arena-shares = Share of the points, %

## Plots

arena-ratings = Ratings
arena-ratings-title = Ratings with 95 % intervals
arena-rating = { $name }: { $value } ({ $least } to { $most })
arena-elo-axis = Elo, mean of all 0
arena-deals-by-result = Deals by their result
arena-none-of-two = 0 of 2
arena-two-of-two = 2 of 2
arena-axis-points = points in a deal
arena-axis-deals = deals
arena-share = Share of the points
arena-share-title = Share of the points after each deal
arena-margins = Margins
arena-margin-bar = { $least } to { $most } points
arena-axis-margin = margin in points
arena-ratio = Logarithm of the likelihood ratio
arena-trained-on = trained on
arena-not-seen = not seen
arena-error = Error in points
arena-axis-epochs = epochs (error in points)
arena-axis-strength = epochs
arena-strength-title = Share of the points against the evaluation made by hand

## What came out

arena-pair = { $won } won, { $drawn } drawn, { $lost } lost · Elo { $elo } · margin { $margin }
arena-pair-line = { $first } – { $second }: { $ended }, Elo { $elo }, margin { $margin }, deals { $deals }
arena-on-average = { $rounds } rounds and { $moves } moves a game; who starts wins { $share } of the points
arena-sequential = Sequential test
arena-verdict = { $verdict ->
    [none] H0: { $zero } Elo, H1: { $one } Elo. Not decided after { arena-deals }.
   *[other] H0: { $zero } Elo, H1: { $one } Elo. { $verdict } accepted after { arena-deals }.
 }
arena-faults = Faults
arena-reason = reason
arena-nobody = nobody
arena-endless = not over after { $count } moves
arena-fault = { $name } at fault in { arena-games }: { $why }

## What cannot be

arena-two-players = an arena needs two players at least
arena-sprt-two = a sequential test needs two entrants and two seats
arena-process-died = a process that played games died; play again to go on
arena-in-use = { $folder }: another arena is playing here; wait for its end, or take another folder
arena-other = { $file } is of another arena: { $name } was { $before }, now { $now }
arena-no-result = { $file }, line { $line }: this is no result
arena-bad-result = { $file }: this is no result: { $said }
