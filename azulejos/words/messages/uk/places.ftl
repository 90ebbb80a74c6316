# Місця на столі.

places-market = { $source ->
    [C] центр столу
   *[other] вітрина { $source }
 }
places-line = лінія { $line }
places-floor = лінія підлоги
places-cell = ряд { $row }, стовпчик { $column }
places-star = { $star ->
    [C] центральна зірка
    [NW] північно-західна зірка
    [NE] північно-східна зірка
    [E] східна зірка
    [SE] південно-східна зірка
    [SW] південно-західна зірка
   *[W] західна зірка
 }
places-of-star = { $star ->
    [C] центральної зірки
    [NW] північно-західної зірки
    [NE] північно-східної зірки
    [E] східної зірки
    [SE] південно-східної зірки
    [SW] південно-західної зірки
   *[W] західної зірки
 }
places-space = ромб { $letter } { places-of-star }, ціна { $price }
places-hand = ваші плитки
places-supply = запас
places-square = квадрат { $square }
places-dome-cell = ряд { $row }, стовпчик { $column } купола
places-row = ряд { $row }
places-plate = пластина { $plate }
places-chip = { tiles-chip }, фабрика { $factory }
places-sun = { $factory ->
    [L] сонце великої фабрики
   *[other] сонце фабрики { $factory }
 }
places-moon = { $factory ->
    [L] місяць великої фабрики
   *[other] місяць фабрики { $factory }
 }
places-broken = розбита плитка
places-deck = колода
places-drawn = узяті пластини
places-tray = фішки
places-group = { tiles-many }, { $place }
