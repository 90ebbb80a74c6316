"""What a position is worth to a seat, in hundredths of a point: one file a game.

Plain functions like the rules, compiled together with a search. Each file offers
`worth(s, p, ending)` (the final score that seat p may expect; with `ending`, if the game ends with
this round) and `closing(s, p)` (whether seat p will end the game with this round).
"""
