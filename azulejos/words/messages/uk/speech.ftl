# Позиція вголос: цілі речення, по порядку.

speech-none = немає
speech-empty = порожньо
speech-title = { boards-title }{ $side ->
    [colour] , кольоровий бік
    [grey] , сірий бік
   *[none] {""}
 }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
 }, раунд { $round }.
speech-pile = { $pile ->
    [bag] Торбинка
    [lid] Кришка коробки
   *[tower] Вежа
 }, { $total ->
    [one] { $total } плитка
    [few] { $total } плитки
   *[many] { $total } плиток
 }: { $tiles }.
speech-display = Вітрина { $number }: { $tiles }.
speech-display-empty = Вітрина { $number } порожня.
speech-centre = Центр столу: { $tiles }{ $also ->
    [marker] {" "}та маркер першого ходу
    [token] {" "}та маркер першого ходу
   *[none] {""}
 }.
speech-heading = { $name }: { boards-points }{ $turn ->
    [yes] , зараз ходить
   *[no] {""}
 }{ $start ->
    [yes] , перший хід у цьому раунді
   *[no] {""}
 }{ $won ->
    [yes] , перемога
   *[no] {""}
 }.
speech-line = { speech-line-name }: { tiles-colours }, { $count } з { $number }{ $full ->
    [yes] , заповнено
   *[no] {""}
 }.
speech-line-empty = { speech-line-name }: порожньо, вільно { $number }.
speech-line-name = { $word ->
    [line] Лінія { $number }
   *[row] Ряд { $number }
 }
speech-cell = { tiles-colour } у стовпчику { $column }
speech-cells = { $word ->
    [wall] Ряд { $number } стіни
   *[dome] Ряд { $number } купола
 }: { $cells }.

## Azul

speech-marker = маркер першого ходу
speech-marker-beside = Маркер першого ходу лежить поруч із полем.
speech-floor = Підлога: { $tiles }, штраф { $cost }.
speech-floor-empty = Підлога порожня.

## Літній павільйон

speech-wild = Колір-джокер: { $now }{ $coming ->
    [none] {""}
   *[other] , далі { $coming }
 }.
speech-supply = Запас: { $tiles }.
speech-passed = { $name } пропускає хід.
speech-token = Маркер першого ходу: { $name }.
speech-hand = Плитки: { $tiles }. У резерві: { $kept }.
speech-star = Зірка { $star }: { $spaces }.
speech-space = { $letter } { tiles-colour }
speech-price = { $letter } ціна { $price }
speech-paid = Винагороди отримано: { $features }.
speech-feature = { $kind ->
    [pillar] колона { $where }
    [statue] статуя { $where }
   *[window] вікно { $where }
 }

## Дуель

speech-factory = Фабрика { $number }: сонце — { $sun }, місяць — { $moon }, { $chip }.
speech-stack = знизу вгору { $tiles }
speech-empty-moon = порожньо
speech-large = Велика фабрика: сонце — { $sun }, місяць — { $moon }{ $first ->
    [yes] , плитка першого ходу
   *[no] {""}
 }.
speech-chips-unseen = Ще не відкриті фішки: { $chips }.
speech-chip = фішка: { $colours }
speech-chip-hidden = закрита фішка
speech-no-chip = без фішки
speech-tray-chip = { $colours }
speech-tablet = Жетон «{ boards-tablet-name }», { boards-tablet }: зараз { $now }.
speech-plate = Пластина { $number }: { $plate }.
speech-slots = { $plate }, згори { $above }, знизу { $below }
speech-deck = Колода: { $count ->
    [one] { $count } пластина
    [few] { $count } пластини
   *[many] { $count } пластин
 }{ $top ->
    [S] , зверху спеціальна
    [W] , зверху пластина-джокер
   *[none] {""}
 }.
speech-plates-unseen = Ще не відкриті пластини: { $plates }.
speech-returned = Повернуто під колоду: { $plates }.
speech-back = { $back ->
    [S] спеціальна пластина
   *[W] пластина-джокер
 }
speech-drawn = Узято: { $plates }.
speech-to-lay = Треба викласти: { $plate }.
speech-left = Залишилося жетонів пластин: { $plates }. Фішок ще можна взяти в цьому раунді: { $chips }.
speech-square = Квадрат { $number }: { $plate }.
speech-no-plate = без пластини
speech-broken = Розбита плитка: { $tiles }, штраф { $cost }.
speech-unbroken = Розбитої плитки немає.
speech-first-tile = Плитка першого ходу, штраф { $cost }.
speech-tray = Фішки: { $chips }.
speech-paid-row = Оплачено фішками в ряду { $row }: { $count }.
