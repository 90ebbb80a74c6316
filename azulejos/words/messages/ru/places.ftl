# Места на столе.

places-market = { $source ->
    [C] центр стола
   *[other] склад { $source }
 }
places-line = линия { $line }
places-floor = линия пола
places-cell = ряд { $row }, столбец { $column }
places-star = { $star ->
    [C] центральная звезда
    [NW] северо-западная звезда
    [NE] северо-восточная звезда
    [E] восточная звезда
    [SE] юго-восточная звезда
    [SW] юго-западная звезда
   *[W] западная звезда
 }
places-of-star = { $star ->
    [C] центральной звезды
    [NW] северо-западной звезды
    [NE] северо-восточной звезды
    [E] восточной звезды
    [SE] юго-восточной звезды
    [SW] юго-западной звезды
   *[W] западной звезды
 }
places-space = ромб { $letter } { places-of-star }, цена { $price }
places-hand = ваши плитки
places-supply = запас
places-square = квадрат { $square }
places-dome-cell = ряд { $row }, столбец { $column } купола
places-row = ряд { $row }
places-plate = пластина { $plate }
places-chip = { tiles-chip }, фабрика { $factory }
places-sun = { $factory ->
    [L] солнце большой фабрики
   *[other] солнце фабрики { $factory }
 }
places-moon = { $factory ->
    [L] луна большой фабрики
   *[other] луна фабрики { $factory }
 }
places-broken = разбитая плитка
places-deck = колода
places-drawn = взятые пластины
places-tray = фишки
places-group = { tiles-many }, { $place }
