# Чего не может быть в записанной позиции. Стоит после названия места в файле, например
# players[1].wall[0], и перед пунктами правил. Места игроков там нумеруются с 0.

positions-seat = место { $seat }
positions-seat-key = место { $seat }, { $key }

## Любая часть

positions-line = { $parts ->
    [one] в строке игры { $game } { $parts } часть, а за ней игроки
    [few] в строке игры { $game } { $parts } части, а за ними игроки
   *[many] в строке игры { $game } { $parts } частей, а за ними игроки
 }
positions-line-seat = { $parts ->
    [one] { $said } — между «;» должна быть { $parts } часть
    [few] { $said } — между «;» должно быть { $parts } части
   *[many] { $said } — между «;» должно быть { $parts } частей
 }
positions-unreadable = не удалось прочитать { $said }

## Любая игра

positions-tiles = есть { tiles-many }, а должно быть { $due }
positions-twice = { $said } встречается дважды
positions-cells = { $count ->
    [one] { $said } — а должна быть { $count } клетка
    [few] { $said } — а должно быть { $count } клетки
   *[many] { $said } — а должно быть { $count } клеток
 }
positions-half-line = { $said } — нужны и цвет, и число плиток либо ничего
positions-tiles-here = в фазе { $phase } здесь не может быть плиток
positions-none-on-table = { $phase }, но на столе нет ни одной плитки
positions-in-turn = склады заполняются один за другим
positions-bag-empty = мешок пуст, хотя случай ещё тянет плитки
positions-few-cells = { $count ->
    [one] подходит { $count } клетка: выбирать не из чего
    [few] подходят { $count } клетки: выбирать не из чего
   *[many] подходит { $count } клеток: выбирать не из чего
 }
positions-early-end = игра заканчивается после раунда { $last }
positions-winners = по очкам победили { $won }
