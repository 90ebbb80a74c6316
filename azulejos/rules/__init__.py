"""What the rulebooks say: one file a game, plain functions in the order and words of its rules.

The functions run as they stand on lists, and compiled on NumPy records (`azulejos.engine`): so
they use numbers, `s.field[p][row]`, loops, module constants and calls; no slices, no allocation,
no whole-field assignment. Moves are numbers here; their texts live in `azulejos.notation`.
"""
