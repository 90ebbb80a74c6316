# Поля в терміналі: щонайбільше 80 знаків у рядку, для слів мало місця.

terminal-seat = Місце { $seat }
terminal-round = раунд { $round }
terminal-round-of = раунд { $round } з { $rounds }
terminal-start = починає { $name }
terminal-score = рахунок { $points }
terminal-wall = { $wall ->
    [colour] кольорова стіна
   *[grey] сіра стіна
 }
terminal-side = { $side ->
    [colour] кольоровий бік
   *[grey] сірий бік
 }
terminal-wild = джокер { tiles-wild }
terminal-phase = { $phase ->
    [azul-deal] підготовка
    [azul-offer] вибір плиток
    [azul-tiling] декорування стіни
    [summer_pavilion-deal] підготовка
    [summer_pavilion-acquire] вибір плиток
    [summer_pavilion-play] викладання
    [summer_pavilion-reward] винагорода
    [summer_pavilion-keep] пропуск ходу
    [duel-deal] підготовка
    [duel-plates] підготовка
    [duel-acquire] вибір
    [duel-draw] вибір
    [duel-keep] вибір
    [duel-return] вибір
    [duel-lay] вибір
    [duel-stack] вибір
    [duel-decorate] декорування
   *[over] кінець
 }
terminal-over = { $winners ->
    [one] Гру завершено. Перемога: { $names }, { boards-points }.
    [few] Гру завершено. Спільна перемога: { $names }, по { boards-points }.
   *[many] Гру завершено. Спільна перемога: { $names }, по { boards-points }.
 }
terminal-filling = Випадок тягне плитку на вітрину { $display }.
terminal-bag = торбинка
terminal-lid = кришка
terminal-tower = вежа
terminal-all = усі

## Azul

terminal-do-offer = { $name } бере колір із вітрини чи центру C у лінію або на підлогу F: 3B4, CKF.
terminal-do-tiling = { $name } вибирає стовпчик для плитки з лінії { $row } ({ tiles-colour }): { $row }@стовпчик.
terminal-marker = маркер { $marker }

## Літній павільйон

terminal-do-acquire = { $name } бере колір із вітрини чи центру C, а з ним один джокер: 3G, CY.
terminal-do-place = { $name } викладає плитку (NWc:O або NWc:O+2 із двома джокерами) чи пропускає хід (pass).
terminal-do-reward = { $name } бере винагороду із запасу, ще { $owed }: +P.
terminal-do-keep = { $name } пропускає хід: скинути плитки по 1 очку (-R), у резерв до 4 (done).
terminal-supplying = { $then ->
    [none] Випадок тягне плитку для запасу.
   *[other] Випадок тягне плитку для запасу; потім ходить { $then }.
 }
terminal-legend = Вільні ромби: літера й ціна. +1 колона, +2 статуя, +3 вікно, ✓ отримано.
terminal-legend-end = Наприкінці: різнобарвна зірка 12; усі 1 — 4, усі 2 — 8, усі 3 — 12, усі 4 — 16.
terminal-supply = запас
terminal-token = маркер
terminal-passed = пропуск
terminal-tiles = рука
terminal-corners = резерв
terminal-wilds = джокер
terminal-star = зірка

## Дуель

terminal-drawing = { $task ->
    [plate] Випадок відкриває пластину на місці P{ $number }.
    [top] Випадок показує сорочку наступної пластини колоди.
    [large] Випадок тягне плитку для великої фабрики.
    [small] Випадок тягне плитку для фабрики { $number }.
    [chip] Випадок перевертає фішку фабрики { $number }.
   *[front] Випадок перевертає взяту пластину { $number }.
 }
terminal-do-plates = { $name } вибирає свою першу пластину з відкритих: P1, P2, P3.
terminal-do-action = { $name } бере { $actions }.
terminal-sun-tiles = плитки із сонця (S3B>4)
terminal-moon-tiles = плитки з місяців (MY>2)
terminal-a-chip = фішку (C2)
terminal-a-plate = пластину (P2)
terminal-do-draw = { $name } бере ще пластину за 1 очко (draw) або зупиняється (stop).
terminal-do-keep-plate = { $name } залишає одну з узятих пластин: { $plates }.
terminal-do-return = { $name } кладе пластину під колоду: { $plates }.
terminal-do-lay = { $name } викладає { $plate } на вільний квадрат, поворот як на малюнку: @5r1.
terminal-do-stack = { $name } складає у стос решту фабрики { $factory } знизу вгору: ^K.
terminal-do-cell = { $name } вибирає клітинку для плитки ряду { $row } ({ tiles-colour }): { $row }@стовпчик.
terminal-do-pay = { $name } докуповує плитки ряду { $row } ({ tiles-colour }), бракує { $missing } (pay T+TY){ $leave ->
    [yes] , або залишає його (leave)
   *[no] {""}
 }.
terminal-sun = сонце
terminal-moon = місяць
terminal-deck = { $count ->
    [0] колода порожня
   *[other] { $top ->
        [none] колода { $count } (draw)
       *[other] колода { $count }, далі { $top } (draw)
     }
 }
terminal-unseen = закриті { $special } S, { $wild } W
terminal-below = знизу  { $plates }
terminal-kept = собі
terminal-chips = фішки
terminal-left = жетонів пластин { $tokens }, узято фішок { $chips }
terminal-tablets = жетони: { $tablets }
terminal-tablet = { boards-tablet-name } { $tablet ->
    [rows] по 3
    [kinds] 4 за ряд із пʼяти
    [columns] по 7
    [border] 1 за плитку
    [diagonals] по 10
    [corners] 3 верхні, 8 нижні
    [wilds] по 2, якщо всі
   *[specials] по -3 за порожню
 }
