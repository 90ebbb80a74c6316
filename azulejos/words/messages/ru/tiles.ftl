# Цвета и плитки. Буквы — как в нотации.

# Цвет плитки (женский род, потому что «плитка»).
tiles-colour = { $colour ->
    [B] синяя
    [Y] жёлтая
    [R] красная
    [K] чёрная
    [W] белая
    [T] голубая
    [P] фиолетовая
    [G] зелёная
    [O] оранжевая
    [s] специальная
   *[w] любого цвета
 }
tiles-colours = { $colour ->
    [B] синие
    [Y] жёлтые
    [R] красные
    [K] чёрные
    [W] белые
    [T] голубые
    [P] фиолетовые
    [G] зелёные
    [O] оранжевые
    [s] специальные
   *[w] многоцветные
 }
tiles-of-colours = { $colour ->
    [B] синих
    [Y] жёлтых
    [R] красных
    [K] чёрных
    [W] белых
    [T] голубых
    [P] фиолетовых
    [G] зелёных
    [O] оранжевых
    [s] специальных
   *[w] многоцветных
 }
tiles-many = { $count ->
    [one] { $count } { tiles-colour } плитка
    [few] { $count } { tiles-colours } плитки
   *[many] { $count } { tiles-of-colours } плиток
 }
tiles-some = { $count ->
    [one] { $count } { tiles-colour }
    [few] { $count } { tiles-colours }
   *[many] { $count } { tiles-of-colours }
 }
tiles-chip = { tiles-chip-colours } фишка
tiles-chip-colours = { $second ->
    [none] { tiles-first }
   *[other] { tiles-first-part }-{ tiles-second }
 }
tiles-first = { $first ->
    [B] синяя
    [Y] жёлтая
    [R] красная
    [K] чёрная
   *[T] голубая
 }
tiles-first-part = { $first ->
    [B] сине
    [Y] жёлто
    [R] красно
    [K] чёрно
   *[T] голубо
 }
tiles-second = { $second ->
    [B] синяя
    [Y] жёлтая
    [R] красная
    [K] чёрная
   *[T] голубая
 }
