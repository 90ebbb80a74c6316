# The places of a table.

places-market = { $source ->
    [C] the centre
   *[other] display { $source }
 }
places-line = line { $line }
places-floor = the floor line
places-cell = row { $row }, column { $column }
places-star = { $star ->
    [C] the central star
    [NW] the north-west star
    [NE] the north-east star
    [E] the east star
    [SE] the south-east star
    [SW] the south-west star
   *[W] the west star
 }
places-space = space { $letter } of { places-star }, costs { $price }
places-hand = your tiles
places-supply = the supply
places-square = square { $square }
places-dome-cell = row { $row }, column { $column } of the dome
places-row = row { $row }
places-plate = plate { $plate }
places-chip = { tiles-chip }, factory { $factory }
places-sun = { $factory ->
    [L] sun of the large factory
   *[other] sun of factory { $factory }
 }
places-moon = { $factory ->
    [L] moon of the large factory
   *[other] moon of factory { $factory }
 }
places-broken = the broken tiles
places-deck = the deck
places-drawn = the drawn plates
places-tray = chips
# Tiles of one colour at a place.
places-group = { tiles-many }, { $place }
