# Поля в терминале: не больше 80 знаков в строке, для слов мало места.

terminal-seat = Место { $seat }
terminal-round = раунд { $round }
terminal-round-of = раунд { $round } из { $rounds }
terminal-start = начинает { $name }
terminal-score = счёт { $points }
terminal-wall = { $wall ->
    [colour] цветная стена
   *[grey] серая стена
 }
terminal-side = { $side ->
    [colour] цветная сторона
   *[grey] серая сторона
 }
terminal-wild = джокер { tiles-wild }
terminal-phase = { $phase ->
    [azul-deal] подготовка
    [azul-offer] предложение фабрики
    [azul-tiling] облицовка стены
    [summer_pavilion-deal] подготовка
    [summer_pavilion-acquire] выбор плиток
    [summer_pavilion-play] выкладывание
    [summer_pavilion-reward] награда
    [summer_pavilion-keep] пропуск хода
    [duel-deal] подготовка
    [duel-plates] подготовка
    [duel-acquire] выбор
    [duel-draw] выбор
    [duel-keep] выбор
    [duel-return] выбор
    [duel-lay] выбор
    [duel-stack] выбор
    [duel-decorate] украшение
   *[over] конец
 }
terminal-over = { $winners ->
    [one] Игра окончена. Победа: { $names }, { boards-points }.
    [few] Игра окончена. Общая победа: { $names }, по { boards-points }.
   *[many] Игра окончена. Общая победа: { $names }, по { boards-points }.
 }
terminal-filling = Случай тянет плитку на склад { $display }.
terminal-bag = мешок
terminal-lid = крышка
terminal-tower = башня
terminal-all = все

## Azul

terminal-do-offer = { $name } берёт цвет со склада или из центра C в линию или на пол F: 3B4, CKF.
terminal-do-tiling = { $name } выбирает столбец для плитки с линии { $row } ({ tiles-colour }): { $row }@столбец.
terminal-marker = жетон { $marker }

## Летний павильон

terminal-do-acquire = { $name } берёт цвет со склада или из центра C, а с ним один джокер: 3G, CY.
terminal-do-place = { $name } выкладывает плитку (NWc:O или NWc:O+2 с двумя джокерами) либо пропускает ход (pass).
terminal-do-reward = { $name } берёт награду из запаса, ещё { $owed }: +P.
terminal-do-keep = { $name } пропускает ход: сбросить плитки по 1 очку (-R), в резерв до 4 (done).
terminal-supplying = { $then ->
    [none] Случай тянет плитку для запаса.
   *[other] Случай тянет плитку для запаса; потом ходит { $then }.
 }
terminal-legend = Свободные ромбы: буква и цена. +1 колонна, +2 статуя, +3 окно, ✓ получено.
terminal-legend-end = В конце: разноцветная звезда 12; все 1 — 4, все 2 — 8, все 3 — 12, все 4 — 16.
terminal-supply = запас
terminal-token = жетон
terminal-passed = пропуск
terminal-tiles = рука
terminal-corners = резерв
terminal-wilds = джокер
terminal-star = звезда

## Дуэль

terminal-drawing = { $task ->
    [plate] Случай открывает пластину на месте P{ $number }.
    [top] Случай показывает рубашку следующей пластины колоды.
    [large] Случай тянет плитку для большой фабрики.
    [small] Случай тянет плитку для фабрики { $number }.
    [chip] Случай переворачивает фишку фабрики { $number }.
   *[front] Случай переворачивает взятую пластину { $number }.
 }
terminal-do-plates = { $name } выбирает свою первую пластину из открытых: P1, P2, P3.
terminal-do-action = { $name } берёт { $actions }.
terminal-sun-tiles = плитки с солнца (S3B>4)
terminal-moon-tiles = плитки с лун (MY>2)
terminal-a-chip = фишку (C2)
terminal-a-plate = пластину (P2)
terminal-do-draw = { $name } берёт ещё пластину за 1 очко (draw) или останавливается (stop).
terminal-do-keep-plate = { $name } оставляет одну из взятых пластин: { $plates }.
terminal-do-return = { $name } кладёт пластину под колоду: { $plates }.
terminal-do-lay = { $name } выкладывает { $plate } на свободный квадрат, поворот как на рисунке: @5r1.
terminal-do-stack = { $name } складывает в стопку остаток фабрики { $factory } снизу вверх: ^K.
terminal-do-cell = { $name } выбирает клетку для плитки ряда { $row } ({ tiles-colour }): { $row }@столбец.
terminal-do-pay = { $name } докупает плитки ряда { $row } ({ tiles-colour }), не хватает { $missing } (pay T+TY){ $leave ->
    [yes] , или оставляет его (leave)
   *[no] {""}
 }.
terminal-sun = солнце
terminal-moon = луна
terminal-deck = { $count ->
    [0] колода пуста
   *[other] { $top ->
        [none] колода { $count } (draw)
       *[other] колода { $count }, далее { $top } (draw)
     }
 }
terminal-unseen = закрыты { $special } S, { $wild } W
terminal-below = снизу  { $plates }
terminal-kept = себе
terminal-chips = фишки
terminal-left = жетонов пластин { $tokens }, взято фишек { $chips }
terminal-tablets = жетоны: { $tablets }
terminal-tablet = { boards-tablet-name } { $tablet ->
    [rows] по 3
    [kinds] 4 за ряд из пяти
    [columns] по 7
    [border] 1 за плитку
    [diagonals] по 10
    [corners] 3 верхние, 8 нижние
    [wilds] по 2, если все
   *[specials] по -3 за пустую
 }
