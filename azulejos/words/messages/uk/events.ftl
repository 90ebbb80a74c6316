# Що відбувається: ходи словами, без імені, і кожен крок підрахунку очок.
# У списку ходів перед ними стоїть імʼя, на кнопках — нічого: тому це іменникові звороти.

events-with-points = { $words }, { $points }
events-why = { $runs ->
    [both] { $across } по горизонталі та { $down } по вертикалі
    [across] { $across } по горизонталі
    [down] { $down } по вертикалі
   *[alone] без сусідів
 }

## Azul

events-from-market = { $source ->
    [C] із центру столу
   *[other] з вітрини { $source }
 }
events-take-azul = { tiles-many } { events-from-market } { $line ->
    [F] на підлогу
   *[other] { $source ->
        [C] в
       *[other] у
     } лінію { $line }
 }{ $marker ->
    [yes] {" "}разом із маркером першого ходу
   *[no] {""}
 }
events-cell = { tiles-colour } плитка: ряд { $row }, стовпчик { $column }
events-laid-wall = ряд { $row }: { tiles-colour } плитка на стіні, { $points }: { events-why }
events-line-falls = лінія { $row }: { tiles-colour } плитка нікуди не пасує у своєму ряду, плитки падають на підлогу
events-floor-costs = { $cost ->
    [one] штраф за підлогу: { $cost } очко
    [few] штраф за підлогу: { $cost } очки
   *[many] штраф за підлогу: { $cost } очок
 }
events-row-complete = ряд { $row } завершено, { $points }
events-column-complete = стовпчик { $column } завершено, { $points }
events-colour-complete = усі пʼять { tiles-of-colours } плиток на стіні, { $points }

## Літній павільйон

events-wild-tiles = { $wilds ->
    [one] { $wilds } { tiles-wild } джокер
    [few] { $wilds } { tiles-wilds } джокери
   *[many] { $wilds } { tiles-of-wilds } джокерів
 }
events-take-pavilion = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}та 1 { tiles-wild } джокер
 } { events-from-market }{ $token ->
    [yes] {" "}разом із маркером першого ходу
   *[no] {""}
 }
events-place = { tiles-colour } плитка на ромб { $letter } { places-of-star } ({ events-payment })
events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}та { events-wild-tiles }
 }
events-from-supply = { tiles-colour } плитка із запасу
events-discard = скидання: 1 { tiles-colour } плитка
events-pass = пропуск ходу
events-keep-rest = решта — в резерв
events-star-complete = { $colour ->
    [all] { places-star } завершена, різнобарвна, { $points }
   *[other] { places-star } завершена, { tiles-colour }, { $points }
 }
events-number-complete = усі ромби з числом { $number } закриті, { $points }
events-left-over = { $count ->
    [one] зайва { $count } плитка, { $points }
    [few] зайві { $count } плитки, { $points }
   *[many] зайвих { $count } плиток, { $points }
 }

## Дуель

events-take-duel = { tiles-many } { $factory ->
    [M] з місяців
    [L] з великої фабрики
   *[other] з фабрики { $factory }
 } { $row ->
    [F] до розбитої плитки
   *[other] { $factory ->
        [L] в
       *[other] у
     } ряд { $row }
 }
events-cell-dome = { tiles-colour } плитка на купол: ряд { $row }, стовпчик { $column }
events-laid-dome = ряд { $row }: { tiles-colour } плитка на куполі, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; пластину завершено, спеціальна плитка дає { $special }
 }
events-row-breaks = ряд { $row }: { tiles-colour } плитка вже ніде не пасує на куполі, плитки розбиваються
events-broken = { $what ->
    [broken] розбита плитка: { $cost ->
        [one] −{ $cost } очко
        [few] −{ $cost } очки
       *[many] −{ $cost } очок
     }
    [first] плитка першого ходу: { $first ->
        [one] −{ $first } очко
        [few] −{ $first } очки
       *[many] −{ $first } очок
     }
   *[both] розбита плитка: −{ $cost }, плитка першого ходу: −{ $first }
 }
events-lay-plate = пластина { $plate } на квадрат { $square }{ $turns ->
    [0] {""}
   *[other] , { events-turned }
 }
events-turned = { $turns ->
    [0] без повороту
    [1] поворот на 90°
    [2] поворот на 180°
   *[3] поворот на 270°
 }
events-pay = оплата: { $chips }
events-leave-row = ряд { $row } без змін
events-draw-plate = ще одна пластина з колоди
events-stop-drawing = досить пластин
events-stack-next = наступна у стос — { tiles-colour } плитка
events-take-plate = пластина { $plate }
events-take-chip = { tiles-chip } з фабрики { $factory }
events-keep-plate = собі — пластина { $plate }
events-return-plate = під колоду — пластина { $plate }
events-tablet = жетон «{ boards-tablet-name }»: { boards-tablet }, { $points }

## Що дасть хід

events-promise-wall = { $points } стіна
events-promise-floor = { $points } підлога
events-promise-dome = { $points } купол
events-promise-broken = { $points } розбита плитка
events-promise-first = { $points } плитка першого ходу
events-promise-points = { $count ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
events-promise-supply = { $count ->
    [one] { $count } плитка із запасу
    [few] { $count } плитки із запасу
   *[many] { $count } плиток із запасу
 }
events-line-full = лінію заповнено
events-row-full = ряд заповнено
events-so-far = { $count } з { $room }
