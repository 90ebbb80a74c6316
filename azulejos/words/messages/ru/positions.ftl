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

## Azul

positions-printed = { $letter } лежит на клетке { $printed }, столбец { $column }
positions-column-twice = { $letter } дважды в столбце { $column }
positions-on-wall = { $letter } уже есть в этом ряду стены
positions-markers = { $count ->
    [one] на полу места { $seat } лежит { $count } жетон, а должно быть { $due }
    [few] на полу места { $seat } лежат { $count } жетона, а должно быть { $due }
   *[many] на полу места { $seat } лежит { $count } жетонов, а должно быть { $due }
 }
positions-marker-central = пока случай раскладывает плитки, жетон лежит в центре стола
positions-displays-full = deal, но все склады заполнены
positions-no-tiling = выбирать клетки можно только на серой стене
positions-line-not-full = линия { $line } места { $seat } не заполнена
positions-untiled = место { $seat } ещё не облицевало ряд { $row }
positions-floor-unpaid = за пол места { $seat } ещё не сняты очки

## Летний павильон

positions-wild = { $said }, но джокер раунда { $round } — { $wild }
positions-rhombi = { $count ->
    [one] { $said } — а должен быть { $count } ромб
    [few] { $said } — а должно быть { $count } ромба
   *[many] { $said } — а должно быть { $count } ромбов
 }
positions-star-mixed = { $said } — цвета должны быть либо все одинаковые, либо все разные
positions-star-twice = { $said } — цвет встречается дважды
positions-star-only = { $said } — здесь может быть только { $letter }
positions-passed-early = в фазе { $phase } ещё никто не пропускает ход
positions-corners-early = в фазе { $phase } в углах ещё нет плиток
positions-corners-before = до пропуска хода в углах нет плиток
positions-corners-unchosen = плитки для углов ещё не выбраны
positions-tiles-after = после пропуска хода плиток не остаётся
positions-not-passed = место { $seat } ещё не пропустило ход
positions-passed = место { $seat } уже пропустило ход
positions-not-all-passed = over, но ход пропустили ещё не все
positions-must-pass = у места { $seat } нет плиток, и оно пропускает ход
positions-owed = { $count ->
    [one] { $owed }, но в запасе { $count } плитка
    [few] { $owed }, но в запасе { $count } плитки
   *[many] { $owed }, но в запасе { $count } плиток
 }
positions-tiles-late = в фазе 2 на складах нет плиток
positions-supply-full = deal, но запас полон
positions-supply-first = запас заполняется раньше складов
positions-table-full = deal, но запас и склады полны
positions-token-central = перед раундом жетон не лежит в центре

## Дуэль: фишки и пластины

positions-tablets = должно быть от одной до четырёх сторон разных жетонов: { $known }
positions-chips = { $count ->
    [one] есть { $count } фишка { $chip }, а должно быть { $due }
    [few] есть { $count } фишки { $chip }, а должно быть { $due }
   *[many] есть { $count } фишек { $chip }, а должно быть { $due }
 }
positions-chips-to-come = { $count ->
    [one] предстоит открыть ещё { $count } фишку
    [few] предстоит открыть ещё { $count } фишки
   *[many] предстоит открыть ещё { $count } фишек
 }
positions-chips-left = { $count ->
    [one] есть { $count } фишка, а взять можно ещё { $most }
    [few] есть { $count } фишки, а взять можно ещё { $most }
   *[many] есть { $count } фишек, а взять можно ещё { $most }
 }
positions-chip-later = фишку кладут после плиток фабрики
positions-chip-revealed = фишку как раз открывают: плиток нет, вместо названия «?»
positions-chip-covered = фишка закрыта, пока на ней лежат плитки
positions-plates = { $count ->
    [one] есть только { $count } пластина
    [few] есть только { $count } пластины
   *[many] есть только { $count } пластин
 }
positions-plate-places = { $count ->
    [one] { $plate } лежит в { $count } месте
    [few] { $plate } лежит в { $count } местах, а должна в одном
   *[many] { $plate } лежит в { $count } местах, а должна в одном
 }
positions-rotation = { $said } — нужна пластина с поворотом, например SAr0, или ничего
positions-top-unknown = рубашка неизвестна, а сейчас её не открывают
positions-top-gone = пластин этого вида больше нет
positions-top-other = это не рубашка следующей пластины
positions-backs = { $count ->
    [one] рубашка { $letter } только у { $count } неизвестной пластины
    [few] рубашка { $letter } только у { $count } неизвестных пластин
   *[many] рубашка { $letter } только у { $count } неизвестных пластин
 }
positions-returned-after = после неизвестных пластин идут возвращённые
positions-drawn-count = пластин должно быть от 1 до { $most }
positions-drawn-plate = { $said } — должно быть название пластины
positions-drawn-kind = { $said } — должен быть вид, S или W

## Дуэль: планшеты и фабрики

positions-bare-cell = { $letter } лежит там, где нет пластины, столбец { $column }
positions-slot = { $letter } лежит на клетке для { $shown }, столбец { $column }
positions-both-sides = плитки лежат одновременно и на солнце, и на луне
positions-broken-paid = за разбитую плитку уже должны были снять очки
positions-undecorated = место { $seat } ещё не украсило ряд { $row }
positions-row-tiles = { $count ->
    [one] в ряду { $row } { $count } плитка, оплачено { $paid }
    [few] в ряду { $row } { $count } плитки, оплачено { $paid }
   *[many] в ряду { $row } { $count } плиток, оплачено { $paid }
 }
positions-row-incomplete = ряд { $row } завершить не получится
positions-one-payment = когда оплата только одна, выбирать не из чего
positions-left-over = остались плитки или фишки

## Дуэль: чей ход и что открывает случай

positions-no-action = у места { $seat } нет действий
positions-action-left = у места { $seat } ещё есть действие
positions-start-turn = должно быть { $seat }, первый игрок
positions-no-plate-up = ни одна пластина не лежит лицом вверх
positions-pick-round = пластины выбирают перед первым раундом
positions-pick-first = в начале выбирают первую пластину, поэтому других ещё нет
positions-pick-token = в начале пластину берут без жетона
positions-pick-none = выбирать не из чего
positions-token-used = жетон уже должен быть использован
positions-plates-last = в последнем раунде пластины не берут
positions-no-square = свободных квадратов нет
positions-deck-empty = колода пуста, поэтому брать больше нечего
positions-one-plate = когда пластина одна, выбирать не из чего
positions-single-plate = одну взятую пластину выкладывают, а из нескольких одну оставляют себе
positions-stack-colours = на этом солнце должны оставаться плитки двух цветов
positions-stack-high = { $most ->
    [one] в стопке больше { $most } плитки
    [few] в стопке больше { $most } плиток
   *[many] в стопке больше { $most } плиток
 }
positions-no-task = случаю нечего открывать
positions-order = порядок такой: { $order }
positions-after-draw = когда пластина взята, должно быть { $due }
positions-only-fronts = когда пластины взяты, остаётся только открыть их лица
positions-no-fronts = лица пластин открывают, только когда пластины взяты
positions-front-of-none = здесь есть лицо пластины, которой нет
positions-plate-there = здесь должны открыть пластину, но она уже есть
positions-nothing-due = для { $task } ничего открывать не нужно
positions-nothing-there = для { $task } ничего открыть нельзя
positions-first-tile = сначала она лежит на большой фабрике
positions-moons = пока заполняются фабрики, на лунах нет плиток
positions-later-factories = после этой фабрики нужно заполнить и все следующие
positions-later-tiles = на следующей фабрике уже есть плитки
