# Місця на столі.

places-market = { $source ->
    [C] центр столу
   *[other] вітрина { $source }
 }
places-group = { tiles-many }, { $place }
