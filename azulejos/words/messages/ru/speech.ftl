# Позиция вслух: целые предложения, по порядку.

speech-none = нет
speech-empty = пусто
speech-title = { boards-title }{ $side ->
    [colour] , цветная сторона
    [grey] , серая сторона
   *[none] {""}
 }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }, раунд { $round }.
speech-pile = { $pile ->
    [bag] Мешок
    [lid] Крышка коробки
   *[tower] Башня
 }, { $total ->
    [one] { $total } плитка
    [few] { $total } плитки
   *[many] { $total } плиток
 }: { $tiles }.
speech-display = Склад { $number }: { $tiles }.
speech-display-empty = Склад { $number } пуст.
speech-centre = Центр стола: { $tiles }{ $also ->
    [marker] {" "}и жетон первого игрока
    [token] {" "}и жетон первого игрока
   *[none] {""}
 }.
speech-heading = { $name }: { boards-points }{ $turn ->
    [yes] , сейчас ходит
   *[no] {""}
 }{ $start ->
    [yes] , первый ход в этом раунде
   *[no] {""}
 }{ $won ->
    [yes] , победа
   *[no] {""}
 }.
speech-line = { speech-line-name }: { tiles-colours }, { $count } из { $number }{ $full ->
    [yes] , заполнено
   *[no] {""}
 }.
speech-line-empty = { speech-line-name }: пусто, свободно { $number }.
speech-line-name = { $word ->
    [line] Линия { $number }
   *[row] Ряд { $number }
 }
speech-cell = { tiles-colour } в столбце { $column }
speech-cells = { $word ->
    [wall] Ряд { $number } стены
   *[dome] Ряд { $number } купола
 }: { $cells }.

## Azul

speech-marker = жетон первого игрока
speech-marker-beside = Жетон первого игрока лежит рядом с полем.
speech-floor = Пол: { $tiles }, штраф { $cost }.
speech-floor-empty = Пол пуст.

## Летний павильон

speech-wild = Цвет-джокер: { $now }{ $coming ->
    [none] {""}
   *[other] , далее { $coming }
 }.
speech-supply = Запас: { $tiles }.
speech-passed = { $name } пропускает ход.
speech-token = Жетон первого игрока: { $name }.
speech-hand = Плитки: { $tiles }. В резерве: { $kept }.
speech-star = Звезда { $star }: { $spaces }.
speech-space = { $letter } { tiles-colour }
speech-price = { $letter } цена { $price }
speech-paid = Награды получены: { $features }.
speech-feature = { $kind ->
    [pillar] колонна { $where }
    [statue] статуя { $where }
   *[window] окно { $where }
 }

## Дуэль

speech-factory = Фабрика { $number }: солнце — { $sun }, луна — { $moon }, { $chip }.
speech-stack = снизу вверх { $tiles }
speech-empty-moon = пусто
speech-large = Большая фабрика: солнце — { $sun }, луна — { $moon }{ $first ->
    [yes] , плитка первого хода
   *[no] {""}
 }.
speech-chips-unseen = Ещё не открытые фишки: { $chips }.
speech-chip = фишка: { $colours }
speech-chip-hidden = закрытая фишка
speech-no-chip = без фишки
speech-tray-chip = { $colours }
speech-tablet = Жетон «{ boards-tablet-name }», { boards-tablet }: сейчас { $now }.
speech-plate = Пластина { $number }: { $plate }.
speech-slots = { $plate }, сверху { $above }, снизу { $below }
speech-deck = Колода: { $count ->
    [one] { $count } пластина
    [few] { $count } пластины
   *[many] { $count } пластин
 }{ $top ->
    [S] , сверху специальная
    [W] , сверху пластина-джокер
   *[none] {""}
 }.
speech-plates-unseen = Ещё не открытые пластины: { $plates }.
speech-returned = Возвращено под колоду: { $plates }.
speech-back = { $back ->
    [S] специальная пластина
   *[W] пластина-джокер
 }
speech-drawn = Взято: { $plates }.
speech-to-lay = Нужно выложить: { $plate }.
speech-left = Осталось жетонов пластин: { $plates }. Фишек ещё можно взять в этом раунде: { $chips }.
speech-square = Квадрат { $number }: { $plate }.
speech-no-plate = без пластины
speech-broken = Разбитая плитка: { $tiles }, штраф { $cost }.
speech-unbroken = Разбитой плитки нет.
speech-first-tile = Плитка первого хода, штраф { $cost }.
speech-tray = Фишки: { $chips }.
speech-paid-row = Оплачено фишками в ряду { $row }: { $count }.
