"""What a seat sees, as numbers in a row, and what it may do, as a mask: what all games share.

Every game has a table of fields, its `observation.py`; `azulejos.spaces` has the observations and
actions of any game by its name. `encode.py` and `encoders.py` are compiled with the rules.
"""
