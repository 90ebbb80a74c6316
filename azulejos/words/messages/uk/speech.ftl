# Позиція вголос: цілі речення, по порядку.

speech-none = немає
speech-empty = порожньо
speech-title = { $title }{ $side ->
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
