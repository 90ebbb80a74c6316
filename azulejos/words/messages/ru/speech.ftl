# Позиция вслух: целые предложения, по порядку.

speech-none = нет
speech-empty = пусто
speech-title = { $title }{ $side ->
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
