# Разбор партии: удача, игра, ошибки.

review-sentence = { $result ->
    [won] Вы победили с перевесом { $margin }
    [lost] Вы проиграли с разницей { $margin }
   *[tied] Ничья
 }: { $lucky ->
    [yes] раздачи дали вам { $luck }
   *[no] раздачи отняли у вас { $luck }
 }, ваши ходы отдали { $own }, { $many ->
    [yes] ходы соперников подарили вам { $theirs }
   *[no] ходы соперника — { $theirs }
 }.
review-sentence-of = { $result ->
    [won] { $name }: победа с перевесом { $margin }
    [lost] { $name }: поражение с разницей { $margin }
   *[tied] { $name }: ничья
 }; удача { $luck }, свои ходы отдали { $own }, { $many ->
    [yes] ходы соперников подарили { $theirs }
   *[no] ходы соперника — { $theirs }
 }.
review-lead = Если игроков больше двух, перевес считается над средним результатом остальных.
review-accuracy = Точность { $accuracy } %, за ход отдано очков: { $rate }
review-level = Игра на уровне: { $level } (от { $weakest } до { $strongest })
review-graph = Ожидаемый перевес игрока { $name } после каждого хода
review-round = Раунд { $round }
review-luck-of-rounds = Удача раздач: всего { $points }
review-decision = Ход { $ply }, { $name }: { $move }. Отдано очков: { $loss }; лучше: { $best }
review-mistakes = Ошибки:
review-no-mistakes = Ошибок на очко и больше нет.
review-remainder = Не объяснено анализом: { $points }
review-judge = Анализ: { $nodes } позиций на вопрос, { $deals } случайных раздач
review-title = Разбор
review-to-the-review = К разбору
review-back = Назад к столу
review-working = Партия анализируется…
review-failed = Сейчас анализ недоступен. Через минуту попробуем ещё раз.
review-lead-title = Ожидаемый перевес на каждом ходу
review-own-mistake = своя ошибка
review-other-mistake = ошибка соперника
review-deal = раздача
review-moments = Что повлияло больше всего
review-place-draw = Раунд { $round }, раздача
review-place-move = Раунд { $round }, ход { $number }
review-luck = удача
review-moment = { $name }: { $move }
review-lost = Ход { $number }: отдано примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
review-graded = Ход { $number }: { $grade ->
    [best] лучший
    [forced] единственный возможный
   *[good] хороший
 }
review-grade = { $grade ->
    [best] лучший
    [good] хороший
    [slip] неточность
    [blunder] грубая ошибка
   *[forced] единственный ход
 }
review-better = Лучше: { $move }.
review-played = { $name }, ход в партии: { $move }.
review-line = Лучшая игра отсюда: { $line }
review-learn = { $count ->
    [one] Поучиться на { $count } ошибке
    [few] Поучиться на { $count } ошибках
   *[many] Поучиться на { $count } ошибках
 }
review-your-try = Ход { $number }: попробуйте ещё раз
review-question = Какой ход лучший?
review-right = Верно, это лучший ход.
review-wrong = Не совсем: есть ход лучше. Попробуйте ещё раз.
review-lost-again = { $points ->
    [one] Так было в партии; этот ход отдаёт { $points } очко.
    [few] Так было в партии; этот ход отдаёт { $points } очка.
   *[many] Так было в партии; этот ход отдаёт { $points } очков.
 }
review-reason = { $kind ->
    [own] { $points ->
        [one] Так выходит примерно на { $points } очко больше.
        [few] Так выходит примерно на { $points } очка больше.
       *[many] Так выходит примерно на { $points } очков больше.
     }
    [rival] { $points ->
        [one] Сопернику остаётся примерно на { $points } очко меньше.
        [few] Сопернику остаётся примерно на { $points } очка меньше.
       *[many] Сопернику остаётся примерно на { $points } очков меньше.
     }
   *[later] { $points ->
        [one] Для следующих раундов поле стоит примерно на { $points } очко больше.
        [few] Для следующих раундов поле стоит примерно на { $points } очка больше.
       *[many] Для следующих раундов поле стоит примерно на { $points } очков больше.
     }
 }
review-hint-where = Присмотритесь сюда: { $place }.
review-hint-choices = Присмотритесь к выбору под полем.
review-hint = { $move }. { $why }
review-play-on = Играть дальше отсюда
