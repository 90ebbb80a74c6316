# Места на столе.

places-market = { $source ->
    [C] центр стола
   *[other] склад { $source }
 }
places-group = { tiles-many }, { $place }
