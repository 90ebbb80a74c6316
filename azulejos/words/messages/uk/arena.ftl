# Арени: чого варті гравці одне проти одного.

arena-against = { $first } проти { $second }
arena-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
 }
arena-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
 }
arena-deals = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
 }
arena-limit-seconds = { $count } с на хід
arena-limit-nodes = { $count ->
    [one] { $count } позиція на хід
    [few] { $count } позиції на хід
   *[many] { $count } позицій на хід
 }
arena-limit-depth = { $count ->
    [one] { $count } хід наперед
    [few] { $count } ходи наперед
   *[many] { $count } ходів наперед
 }
arena-elo-of = Ело гравця { $name }
arena-won-drawn-lost = перемоги, нічиї, поразки
arena-rounds = раундів за гру
arena-start-share = частка того, хто починає
arena-foot = Кожну роздачу грають з усіх місць, у тому самому порядку. Інтервали справджуються з імовірністю 95 %; одиниця випадку — роздача, бо її ігри залежать одна від одної. Частка: перемога дає 1, спільну перемогу ділять порівну. Перевага: на скільки очок більше, ніж у найкращого з решти. Створено командою azulejos arena, seed { $seed }.

## Таблиця гравців

arena-players = Гравці
arena-head-player = гравець
arena-head-rating = рейтинг
arena-head-games = ігор
arena-head-won = В
arena-head-drawn = Н
arena-head-lost = П
arena-head-share = частка, %
arena-head-score = очки
arena-head-margin = перевага
arena-head-pace = мс на хід
arena-head-slowest = найдовший
arena-head-faults = збоїв
arena-shares = Частка перемог, %

## Графіки

arena-ratings = Рейтинги
arena-ratings-title = Рейтинги з 95-відсотковими інтервалами
arena-rating = { $name }: { $value } (від { $least } до { $most })
arena-elo-axis = Ело, середнє всіх — 0
arena-deals-by-result = Роздачі за результатом
arena-none-of-two = 0 із 2
arena-two-of-two = 2 із 2
arena-axis-points = перемог за роздачу
arena-axis-deals = роздачі
arena-share = Частка перемог
arena-share-title = Частка перемог після кожної роздачі
arena-margins = Перевага
arena-margin-bar = від { $least } до { $most } очок
arena-axis-margin = перевага в очках
arena-ratio = Логарифм відношення правдоподібностей
arena-trained-on = на навчальних іграх
arena-not-seen = на нових іграх
arena-error = Похибка в очках
arena-axis-epochs = епохи (похибка в очках)
arena-axis-strength = епохи
arena-strength-title = Частка очок проти оцінки, складеної вручну

## Що вийшло

arena-pair = Перемог { $won }, нічиїх { $drawn }, поразок { $lost } · Ело { $elo } · перевага { $margin }
arena-pair-line = { $first } – { $second }: { $ended }, Ело { $elo }, перевага { $margin }, роздачі { $deals }
arena-on-average = У середньому за гру раундів { $rounds }, ходів { $moves }; частка перемог того, хто починає, { $share }
arena-sequential = Послідовний тест
arena-verdict = { $verdict ->
    [none] H0: { $zero } Ело, H1: { $one } Ело. Зіграно { arena-deals }, рішення ще немає.
   *[other] H0: { $zero } Ело, H1: { $one } Ело. Зіграно { arena-deals }, прийнято { $verdict }.
 }
arena-faults = Збої
arena-reason = причина
arena-nobody = ніхто
arena-endless = { $count ->
    [one] після { $count } ходу гру не завершено
    [few] після { $count } ходів гру не завершено
   *[many] після { $count } ходів гру не завершено
 }
arena-fault = Збій гравця { $name }, { arena-games }: { $why }

## Чого не може бути

arena-two-players = для арени потрібні щонайменше два гравці
arena-sprt-two = для послідовного тесту потрібні два учасники й два місця
arena-process-died = процес, що грав ігри, зупинився; запустіть ще раз, щоб продовжити
arena-in-use = { $folder }: тут уже триває інша арена; зачекайте, доки вона закінчиться, або виберіть іншу теку
arena-other = { $file } — з іншої арени: { $name } було { $before }, а тепер { $now }
arena-no-result = { $file }, рядок { $line }: це не результат
arena-bad-result = { $file }: це не результат: { $said }
