# Розбір партії: удача, гра, помилки.

review-sentence = { $result ->
    [won] Ви перемогли з перевагою { $margin }
    [lost] Ви програли з різницею { $margin }
   *[tied] Нічия
 }: { $lucky ->
    [yes] роздачі дали вам { $luck }
   *[no] роздачі забрали у вас { $luck }
 }, ваші ходи віддали { $own }, { $many ->
    [yes] ходи суперників подарували вам { $theirs }
   *[no] ходи суперника — { $theirs }
 }.
review-sentence-of = { $result ->
    [won] { $name }: перемога з перевагою { $margin }
    [lost] { $name }: поразка з різницею { $margin }
   *[tied] { $name }: нічия
 }; удача { $luck }, власні ходи віддали { $own }, { $many ->
    [yes] ходи суперників подарували { $theirs }
   *[no] ходи суперника — { $theirs }
 }.
review-lead = Коли гравців більше двох, перевага рахується над середнім результатом інших.
review-accuracy = Точність { $accuracy } %, за хід віддано очок: { $rate }
review-level = Гра на рівні: { $level } (від { $weakest } до { $strongest })
review-graph = Очікувана перевага гравця { $name } після кожного ходу
review-round = Раунд { $round }
review-luck-of-rounds = Удача роздач: усього { $points }
review-decision = Хід { $ply }, { $name }: { $move }. Віддано очок: { $loss }; краще: { $best }
review-mistakes = Помилки:
review-no-mistakes = Помилок на очко й більше немає.
review-remainder = Не пояснено аналізом: { $points }
review-judge = Аналіз: { $nodes } позицій на запитання, { $deals } випадкових роздач
review-title = Розбір
review-to-the-review = До розбору
review-back = Назад до столу
review-working = Партія аналізується…
review-failed = Зараз аналіз недоступний. За хвилину спробуємо ще раз.
review-lead-title = Очікувана перевага на кожному ході
review-own-mistake = власна помилка
review-other-mistake = помилка суперника
review-deal = роздача
review-moments = Що важило найбільше
review-place-draw = Раунд { $round }, роздача
review-place-move = Раунд { $round }, хід { $number }
review-luck = удача
review-moment = { $name }: { $move }
review-lost = Хід { $number }: віддано приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
review-graded = Хід { $number }: { $grade ->
    [best] найкращий
    [forced] єдиний можливий
   *[good] добрий
 }
review-grade = { $grade ->
    [best] найкращий
    [good] добрий
    [slip] неточність
    [blunder] груба помилка
   *[forced] єдиний хід
 }
review-better = Краще: { $move }.
review-played = { $name }, хід у партії: { $move }.
review-line = Найкраща гра звідси: { $line }
review-learn = { $count ->
    [one] Повчитися на { $count } помилці
    [few] Повчитися на { $count } помилках
   *[many] Повчитися на { $count } помилках
 }
review-your-try = Хід { $number }: спробуйте ще раз
review-question = Який хід найкращий?
review-right = Правильно, це найкращий хід.
review-wrong = Не зовсім: є кращий хід. Спробуйте ще раз.
review-lost-again = { $points ->
    [one] Так було в партії; цей хід віддає { $points } очко.
    [few] Так було в партії; цей хід віддає { $points } очки.
   *[many] Так було в партії; цей хід віддає { $points } очок.
 }
review-reason = { $kind ->
    [own] { $points ->
        [one] Так виходить приблизно на { $points } очко більше.
        [few] Так виходить приблизно на { $points } очки більше.
       *[many] Так виходить приблизно на { $points } очок більше.
     }
    [rival] { $points ->
        [one] Суперникові лишається приблизно на { $points } очко менше.
        [few] Суперникові лишається приблизно на { $points } очки менше.
       *[many] Суперникові лишається приблизно на { $points } очок менше.
     }
   *[later] { $points ->
        [one] Для наступних раундів поле варте приблизно на { $points } очко більше.
        [few] Для наступних раундів поле варте приблизно на { $points } очки більше.
       *[many] Для наступних раундів поле варте приблизно на { $points } очок більше.
     }
 }
review-hint-where = Придивіться сюди: { $place }.
review-hint-choices = Придивіться до вибору під полем.
review-hint = { $move }. { $why }
review-play-on = Грати далі звідси
