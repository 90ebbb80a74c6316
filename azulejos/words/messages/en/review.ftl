# The review of a game: luck, skill, mistakes.

review-sentence = { $result ->
    [won] You won by { $margin }
    [lost] You lost by { $margin }
   *[tied] You tied
 }: { $lucky ->
    [yes] the deals gave you { $luck }
   *[no] the deals cost you { $luck }
 }, your moves gave away { $own }, { $many ->
    [yes] your opponents’ moves { $theirs } to you
   *[no] your opponent’s { $theirs }
 }.
review-sentence-of = { $result ->
    [won] { $name } won by { $margin }
    [lost] { $name } lost by { $margin }
   *[tied] { $name } tied
 }: luck { $luck }, own moves gave away { $own }, { $many ->
    [yes] the opponents’ moves { $theirs } to this seat
   *[no] the opponent’s { $theirs }
 }.
review-lead = With more than two players, a lead is over the mean of the others.
review-accuracy = Accuracy { $accuracy } %, { $rate } points given away a move
review-level = Played like: { $level } ({ $weakest } to { $strongest })
review-graph = The lead that { $name } could expect at every move
review-round = Round { $round }
review-luck-of-rounds = Luck of the deals: { $points } in all
review-decision = Move { $ply }, { $name }: { $move }. { $loss } points given away; better: { $best }
review-mistakes = Mistakes:
review-no-mistakes = No mistakes of a point or more.
review-remainder = Not explained by the analysis: { $points }
review-judge = Judge: { $nodes } nodes a question, { $deals } sampled deals
review-title = Review
review-to-the-review = To the review
review-back = Back to the table
review-working = The game is being analysed…
review-failed = The analysis is not available now. It is tried again in a minute.
review-lead-title = Your lead, as expected at every move
review-own-mistake = own mistake
review-other-mistake = the others’ mistake
review-deal = the deal
review-moments = What mattered most
review-place-draw = Round { $round }, the deal
review-place-move = Round { $round }, move { $number }
review-luck = luck
review-moment = { $name }: { $move }
review-lost = Move { $number }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } given away
review-graded = Move { $number }: { $grade ->
    [best] the best move
    [forced] the only move
   *[good] a good move
 }
review-grade = { $grade ->
    [best] best
    [good] good
    [slip] slip
    [blunder] blunder
   *[forced] forced
 }
review-better = Better: { $move }.
review-played = { $name } played: { $move }.
review-line = The best play from here: { $line }
review-learn = { $count ->
    [one] Learn from { $count } mistake
   *[other] Learn from { $count } mistakes
 }
review-your-try = Move { $number }: try it again
review-question = Which move is best?
review-right = Right, that is the best move.
review-wrong = Not quite: another move is better. Try again.
review-lost-again = { $points ->
    [one] That is what was played; it gives away { $points } point.
   *[other] That is what was played; it gives away { $points } points.
 }
review-reason = { $kind ->
    [own] { $points ->
        [one] It scores about { $points } point more.
       *[other] It scores about { $points } points more.
     }
    [rival] { $points ->
        [one] It leaves the opponent about { $points } point less.
       *[other] It leaves the opponent about { $points } points less.
     }
   *[later] { $points ->
        [one] The board is worth about { $points } point more for the rounds to come.
       *[other] The board is worth about { $points } points more for the rounds to come.
     }
 }
review-hint-where = Look at this: { $place }.
review-hint-choices = Look at the choices below the board.
review-hint = { $move }. { $why }
review-play-on = Play on from here
