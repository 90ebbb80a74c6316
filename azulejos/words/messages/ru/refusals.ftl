# Почему так ходить нельзя. Причина стоит после хода и перед пунктом правил.

refusals-over = игра окончена
refusals-no-colour = нет цвета { $said }; цвета: { $colours }
refusals-no-line = нет линии { $said }; плитки кладут в линии 1–5 или на пол, F
refusals-no-display = нет склада { $said }; плитки берут со складов 1–9 или из центра, C
refusals-no-move-azul = это не ход; ходы выглядят так: 3B4 (склад 3, синие, линия 4), CKF, 2@5 или =R
refusals-nature-fills = случай тянет плитки, только когда заполняют склады
refusals-bag = в мешке нет { tiles-of-colours } плиток
refusals-no-cell-now = сейчас не нужно выбирать клетку
refusals-row-order = сейчас очередь ряда { $row }; ряды идут сверху вниз
refusals-cell-taken = в столбце { $column } ряда { $row } уже есть плитка
refusals-column-has = { tiles-colour } плитка уже есть в столбце { $column }
refusals-filling = склады ещё заполняют
refusals-choose-cell = брать больше нечего; выберите клетку в ряду { $row }
refusals-displays = складов только { $displays }, потому что игроков { $players }
refusals-no-tile = { $source ->
    [C] в центре стола нет { tiles-of-colours } плиток
   *[other] на складе { $source } нет { tiles-of-colours } плиток
 }
refusals-line-full = линия { $line } уже заполнена
refusals-line-holds = в линии { $line } лежат { tiles-colours } плитки
refusals-wall-has = в ряду { $row } стены уже есть { tiles-colour } плитка

## Летний павильон

refusals-no-move-pavilion = это не ход; ходы выглядят так: 3G, CY, NWc:O+2, +P, pass, -R, done или =G
refusals-no-star = нет звезды { $said }; звёзды: { $stars }
refusals-no-rhombus = нет ромба { $said }; ромбы звезды: { $rhombi }
refusals-wilds = { $said }: платят 1–5 джокерами или без них и без «+»
refusals-drawing = сейчас случай тянет плитки
refusals-picking = сейчас все берут плитки, пропустить нельзя
refusals-wild-last = { tiles-wild } — цвет-джокер, а там лежат другие цвета
refusals-place-or-pass = сейчас выкладывают плитку или пропускают ход
refusals-space-taken = этот ромб уже занят
refusals-star-only = { places-star } — только для { tiles-of-colours } плиток
refusals-star-has = { places-star }: { tiles-colour } плитка там уже есть, а цвета должны быть разные
refusals-star-all = { places-star } — теперь только для { tiles-of-colours } плиток
refusals-wild-itself = { tiles-wild } — сам джокер: платите только плитками этого цвета, без «+»
refusals-own-colour = цена { $price }, и в оплате нужна хотя бы одна { tiles-colour } плитка
refusals-few-wilds = для этого нужно { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокера
   *[many] { $wilds } джокеров
 } ({ tiles-wild }), а есть { $held }
refusals-few-tiles = цена { $price }; нужно: { tiles-many }, а есть { $held }
refusals-reward-first = { $count ->
    [one] сначала награда: { $count } плитка из запаса
    [few] сначала награда: { $count } плитки из запаса
   *[many] сначала награда: { $count } плиток из запаса
 }
refusals-supply = в запасе нет { tiles-of-colours } плиток
refusals-too-many = { $count ->
    [one] осталась { $count } плитка; в резерв можно только { $most }
    [few] осталось { $count } плитки; в резерв можно только { $most }
   *[many] осталось { $count } плиток; в резерв можно только { $most }
 }
refusals-none-left = { tiles-of-colours } плиток больше нет
refusals-discard-or-keep = после пропуска хода плитки сбрасывают или оставляют в резерве

## Дуэль

refusals-pick-plate = выберите одну из открытых пластин, от P1 до P3
refusals-action = за ход берут пластину, плитки с солнца или с лун либо фишку
refusals-draw-or-stop = возьмите ещё пластину или остановитесь
refusals-choose-kept = выберите пластину, которую оставите себе: K и её номер
refusals-put-under = положите остальные пластины под колоду: U и номер
refusals-lay-plate = выложите взятую пластину, например @5r1
refusals-stack = сложите оставшиеся плитки в стопку снизу вверх: ^ и цвет
refusals-nature-nothing = сейчас ничего не тянут
refusals-no-move-duel = это не ход; { $reason }
refusals-drawing-task = сейчас тянет случай ({ $task })
refusals-again = пять плиток одного цвета возвращают: again
refusals-tile-drawn = сейчас тянут плитку, например =R
refusals-chip-revealed = сейчас открывают фишку, которой ещё не было
refusals-back-shown = сейчас видна рубашка верхней пластины, =S или =W, из тех, что есть
refusals-plate-comes = сейчас открывают пластину, которую ещё никто не видел, того вида, что виден
refusals-no-plate = на месте { $place } нет пластины
refusals-not-drawn = пластины { $number } нет среди взятых
refusals-square-taken = на квадрате { $square } уже есть пластина
refusals-sun-none-left = на солнце фабрики { $factory } не осталось { tiles-of-colours } плиток
refusals-no-plates-last = в последнем раунде пластин не берут
refusals-tokens-used = оба жетона уже использованы
refusals-dome-full = на куполе нет свободных квадратов
refusals-deck-empty = колода пуста
refusals-chip-gone = на фабрике { $factory } больше нет фишки
refusals-chip-covered = фишка фабрики { $factory } ещё закрыта под плитками
refusals-two-chips = в этом раунде уже взяты две фишки
refusals-no-moon = { tiles-of-colours } плиток нет ни сверху на стопках, ни на большой луне
refusals-no-sun = { $factory ->
    [L] на солнце большой фабрики нет { tiles-of-colours } плиток
   *[other] на солнце фабрики { $factory } нет { tiles-of-colours } плиток
 }
refusals-row-full = ряд { $row } уже заполнен
refusals-row-holds = в ряду { $row } лежат { tiles-colours } плитки
refusals-lay-tile = ряд { $row } заполнен: выложите его плитку
refusals-lay-tile-as = ряд { $row } заполнен: выложите его плитку, например { $row }@1
refusals-decorate-order = сейчас украшают ряд { $row }; ряды идут от 1 до 6
refusals-row-not-full = ряд { $row } ещё не заполнен
refusals-part-paid = ряд, за который уже начали платить, нужно завершить
refusals-pay-or-leave = заплатите за недостающую плитку ряда { $row } или оставьте его
refusals-chips = фишки — { $chips }, через +
refusals-chip-order = фишки записывают в таком порядке: { $chips }
refusals-not-in-tray = таких фишек у вас нет
refusals-two-enough = хватит двух из этих фишек: на них есть { $letter }
refusals-others-unpaid = тогда за остальные недостающие плитки нечем будет заплатить
refusals-chip-price = недостающая плитка стоит две фишки с { $letter } или три любые
refusals-cell-bare = в столбце { $column } ряда { $row } нет пластины
refusals-cell-unfit = { tiles-colour } плитка не подходит к столбцу { $column } ряда { $row }
