# Кольори й плитки. Літери — як у нотації.

# Колір плитки (жіночий рід, бо «плитка»).
tiles-colour = { $colour ->
    [B] синя
    [Y] жовта
    [R] червона
    [K] чорна
    [W] біла
    [T] блакитна
    [P] фіолетова
    [G] зелена
    [O] помаранчева
    [s] спеціальна
   *[w] будь-якого кольору
 }
tiles-colours = { $colour ->
    [B] сині
    [Y] жовті
    [R] червоні
    [K] чорні
    [W] білі
    [T] блакитні
    [P] фіолетові
    [G] зелені
    [O] помаранчеві
    [s] спеціальні
   *[w] багатоколірні
 }
tiles-of-colours = { $colour ->
    [B] синіх
    [Y] жовтих
    [R] червоних
    [K] чорних
    [W] білих
    [T] блакитних
    [P] фіолетових
    [G] зелених
    [O] помаранчевих
    [s] спеціальних
   *[w] багатоколірних
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
tiles-chip = { tiles-chip-colours } фішка
tiles-chip-colours = { $second ->
    [none] { tiles-first }
   *[other] { tiles-first-part }-{ tiles-second }
 }
tiles-first = { $first ->
    [B] синя
    [Y] жовта
    [R] червона
    [K] чорна
   *[T] блакитна
 }
tiles-first-part = { $first ->
    [B] синьо
    [Y] жовто
    [R] червоно
    [K] чорно
   *[T] блакитно
 }
tiles-second = { $second ->
    [B] синя
    [Y] жовта
    [R] червона
    [K] чорна
   *[T] блакитна
 }
