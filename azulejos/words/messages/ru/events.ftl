# Что происходит: ходы словами, без имени, и каждый шаг подсчёта очков.
# В списке ходов перед ними стоит имя, на кнопках — ничего: поэтому это именные обороты.

events-with-points = { $words }, { $points }
events-why = { $runs ->
    [both] { $across } по горизонтали и { $down } по вертикали
    [across] { $across } по горизонтали
    [down] { $down } по вертикали
   *[alone] без соседей
 }

events-from-market = { $source ->
    [C] из центра стола
   *[other] со склада { $source }
 }

## Что даст ход

events-so-far = { $count } из { $room }
