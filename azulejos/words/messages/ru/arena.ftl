# Арены: чего стоят игроки друг против друга.

arena-against = { $first } против { $second }
arena-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
 }
arena-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
 }
arena-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
 }
arena-limit-seconds = { $count } с на ход
arena-limit-nodes = { $count ->
    [one] { $count } позиция на ход
    [few] { $count } позиции на ход
   *[many] { $count } позиций на ход
 }
arena-limit-depth = { $count ->
    [one] { $count } ход вперёд
    [few] { $count } хода вперёд
   *[many] { $count } ходов вперёд
 }
arena-elo-of = Эло игрока { $name }
arena-won-drawn-lost = победы, ничьи, поражения
arena-rounds = раундов за игру
arena-start-share = доля того, кто начинает
arena-foot = Каждая раздача играется со всех мест, в одном и том же порядке. Интервалы верны с вероятностью 95 %; единица случая — раздача, потому что её игры зависят друг от друга. Доля: победа даёт 1, общую победу делят поровну. Перевес: на сколько очков больше, чем у лучшего из остальных. Создано командой azulejos arena, seed { $seed }.

## Таблица игроков

arena-players = Игроки
arena-head-player = игрок
arena-head-rating = рейтинг
arena-head-games = игр
arena-head-won = В
arena-head-drawn = Н
arena-head-lost = П
arena-head-share = доля, %
arena-head-score = очки
arena-head-margin = перевес
arena-head-pace = мс на ход
arena-head-slowest = самый долгий
arena-head-faults = сбоев
arena-shares = Доля побед, %

## Графики

arena-ratings = Рейтинги
arena-ratings-title = Рейтинги с 95-процентными интервалами
arena-rating = { $name }: { $value } (от { $least } до { $most })
arena-elo-axis = Эло, среднее всех — 0
arena-deals-by-result = Раздачи по результату
arena-none-of-two = 0 из 2
arena-two-of-two = 2 из 2
arena-axis-points = побед за раздачу
arena-axis-deals = раздачи
arena-share = Доля побед
arena-share-title = Доля побед после каждой раздачи
arena-margins = Перевес
arena-margin-bar = от { $least } до { $most } очков
arena-axis-margin = перевес в очках
arena-ratio = Логарифм отношения правдоподобий
arena-trained-on = на учебных играх
arena-not-seen = на новых играх
arena-error = Ошибка в очках
arena-axis-epochs = эпохи (ошибка в очках)
arena-axis-strength = эпохи
arena-strength-title = Доля очков против оценки, составленной вручную

## Что получилось

arena-pair = Побед { $won }, ничьих { $drawn }, поражений { $lost } · Эло { $elo } · перевес { $margin }
arena-pair-line = { $first } – { $second }: { $ended }, Эло { $elo }, перевес { $margin }, раздачи { $deals }
arena-on-average = В среднем за игру раундов { $rounds }, ходов { $moves }; доля побед того, кто начинает, { $share }
arena-sequential = Последовательный тест
arena-verdict = { $verdict ->
    [none] H0: { $zero } Эло, H1: { $one } Эло. { arena-deals }, решения ещё нет.
   *[other] H0: { $zero } Эло, H1: { $one } Эло. { arena-deals }, принято { $verdict }.
 }
arena-faults = Сбои
arena-reason = причина
arena-nobody = никто
arena-endless = { $count ->
    [one] после { $count } хода игра не закончена
    [few] после { $count } ходов игра не закончена
   *[many] после { $count } ходов игра не закончена
 }
arena-fault = Сбой игрока { $name }, { arena-games }: { $why }

## Чего не может быть

arena-two-players = для арены нужны хотя бы два игрока
arena-sprt-two = для последовательного теста нужны два участника и два места
arena-process-died = процесс, игравший игры, остановился; запустите ещё раз, чтобы продолжить
arena-in-use = { $folder }: здесь уже идёт другая арена; дождитесь её конца или выберите другую папку
arena-other = { $file } — из другой арены: { $name } было { $before }, а теперь { $now }
arena-no-result = { $file }, строка { $line }: это не результат
arena-bad-result = { $file }: это не результат: { $said }
