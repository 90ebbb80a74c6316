# The analysis board.

analysis-title = Analysis board
analysis-lead = Paste a position or the record of a game, from here or from anywhere, and play on from there. Press H for the best move and its reason; take back and try another.
analysis-text = A position or a record
analysis-plies = For a record: after how many moves
analysis-opponent = Play
analysis-both-sides = both sides
analysis-begin = Begin
analysis-analyse = Analyse
analysis-about = Any position, with hints and reasons
