# The places of a table.

places-market = { $source ->
    [C] the centre
   *[other] display { $source }
 }
# Tiles of one colour at a place.
places-group = { tiles-many }, { $place }
