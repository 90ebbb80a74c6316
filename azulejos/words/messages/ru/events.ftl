# Что происходит: ходы словами, без имени, и каждый шаг подсчёта очков.
# В списке ходов перед ними стоит имя, на кнопках — ничего: поэтому это именные обороты.

events-with-points = { $words }, { $points }
events-why = { $runs ->
    [both] { $across } по горизонтали и { $down } по вертикали
    [across] { $across } по горизонтали
    [down] { $down } по вертикали
   *[alone] без соседей
 }

## Azul

events-from-market = { $source ->
    [C] из центра стола
   *[other] со склада { $source }
 }
events-take-azul = { tiles-many } { events-from-market } { $line ->
    [F] на пол
   *[other] в линию { $line }
 }{ $marker ->
    [yes] {" "}вместе с жетоном первого игрока
   *[no] {""}
 }
events-cell = { tiles-colour } плитка: ряд { $row }, столбец { $column }
events-laid-wall = ряд { $row }: { tiles-colour } плитка на стене, { $points }: { events-why }
events-line-falls = линия { $row }: { tiles-colour } плитка никуда не подходит в своём ряду, плитки падают на пол
events-floor-costs = { $cost ->
    [one] штраф за пол: { $cost } очко
    [few] штраф за пол: { $cost } очка
   *[many] штраф за пол: { $cost } очков
 }
events-row-complete = ряд { $row } завершён, { $points }
events-column-complete = столбец { $column } завершён, { $points }
events-colour-complete = все пять { tiles-of-colours } плиток на стене, { $points }

## Летний павильон

events-wild-tiles = { $wilds ->
    [one] { $wilds } { tiles-wild } джокер
    [few] { $wilds } { tiles-of-wilds } джокера
   *[many] { $wilds } { tiles-of-wilds } джокеров
 }
events-take-pavilion = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}и 1 { tiles-wild } джокер
 } { events-from-market }{ $token ->
    [yes] {" "}вместе с жетоном первого игрока
   *[no] {""}
 }
events-place = { tiles-colour } плитка на ромб { $letter } { places-of-star } ({ events-payment })
events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}и { events-wild-tiles }
 }
events-from-supply = { tiles-colour } плитка из запаса
events-discard = сброс: 1 { tiles-colour } плитка
events-pass = пропуск хода
events-keep-rest = остальное — в резерв
events-star-complete = { $colour ->
    [all] { places-star } завершена, разноцветная, { $points }
   *[other] { places-star } завершена, { tiles-colour }, { $points }
 }
events-number-complete = все ромбы с числом { $number } закрыты, { $points }
events-left-over = { $count ->
    [one] лишняя { $count } плитка, { $points }
    [few] лишние { $count } плитки, { $points }
   *[many] лишних { $count } плиток, { $points }
 }

## Дуэль

events-take-duel = { tiles-many } { $factory ->
    [M] с лун
    [L] с большой фабрики
   *[other] с фабрики { $factory }
 } { $row ->
    [F] к разбитой плитке
   *[other] в ряд { $row }
 }
events-cell-dome = { tiles-colour } плитка на купол: ряд { $row }, столбец { $column }
events-laid-dome = ряд { $row }: { tiles-colour } плитка на куполе, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; пластина завершена, специальная плитка даёт { $special }
 }
events-row-breaks = ряд { $row }: { tiles-colour } плитка больше никуда не подходит на куполе, плитки разбиваются
events-broken = { $what ->
    [broken] разбитая плитка: { $cost ->
        [one] −{ $cost } очко
        [few] −{ $cost } очка
       *[many] −{ $cost } очков
     }
    [first] плитка первого хода: { $first ->
        [one] −{ $first } очко
        [few] −{ $first } очка
       *[many] −{ $first } очков
     }
   *[both] разбитая плитка: −{ $cost }, плитка первого хода: −{ $first }
 }
events-lay-plate = пластина { $plate } на квадрат { $square }{ $turns ->
    [0] {""}
   *[other] , { events-turned }
 }
events-turned = { $turns ->
    [0] без поворота
    [1] поворот на 90°
    [2] поворот на 180°
   *[3] поворот на 270°
 }
events-pay = оплата: { $chips }
events-leave-row = ряд { $row } без изменений
events-draw-plate = ещё одна пластина из колоды
events-stop-drawing = хватит пластин
events-stack-next = следующая в стопку — { tiles-colour } плитка
events-take-plate = пластина { $plate }
events-take-chip = { tiles-chip } с фабрики { $factory }
events-keep-plate = себе — пластина { $plate }
events-return-plate = под колоду — пластина { $plate }
events-tablet = жетон «{ boards-tablet-name }»: { boards-tablet }, { $points }

## Что даст ход

events-promise-wall = { $points } стена
events-promise-floor = { $points } пол
events-promise-dome = { $points } купол
events-promise-broken = { $points } разбитая плитка
events-promise-first = { $points } плитка первого хода
events-promise-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
events-promise-supply = { $count ->
    [one] { $count } плитка из запаса
    [few] { $count } плитки из запаса
   *[many] { $count } плиток из запаса
 }
events-line-full = линия заполнена
events-row-full = ряд заполнен
events-so-far = { $count } из { $room }
