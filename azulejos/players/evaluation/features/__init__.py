"""What a network sees of a position: one file a game, made of the names in `contract.py`.

A position is seen from a seat, as numbers of inputs that are on. No input names a seat: who sees
is always "own", all others are "another".
"""
