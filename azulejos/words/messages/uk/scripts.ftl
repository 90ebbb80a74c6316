# Що кажуть скрипти сторінок. Вони знають значення, вибір за значенням та інші повідомлення.

# Імʼя того, хто грає без імені: має пасувати до «бере», «ходить».
scripts-you = Гравець
scripts-player = Гравець { $number }
scripts-your-turn = Ваш хід
scripts-to-move = Ходить { $name }
scripts-won = { $winners ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
   *[many] Спільна перемога: { $names }
 }
scripts-round = Раунд { $round }
scripts-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
 }
scripts-earlier = Ви переглядаєте одну з попередніх позицій.
scripts-closed = Адміністратор цього сервера закрив цей стіл.
scripts-waiting = { $bot ->
    [yes] { $name } думає.
   *[no] Ходить { $name }.
 }
scripts-where-to = { $what }: куди?
scripts-which-way = { $what }: як саме?

## Хто за столом

scripts-look-from = Дивитися з цього місця
scripts-rename = Змінити імʼя
scripts-new-name = Нове імʼя замість { $name }
scripts-bot = бот
scripts-bot-called = бот: { levels-name }
scripts-level = { levels-name }
scripts-at-this-screen = за цим екраном
scripts-that-is-you = ви
scripts-here = за столом
scripts-away = не на звʼязку
scripts-copy-link = Скопіювати запрошення
scripts-copied = Скопійовано
scripts-seat-taken = Це місце вже зайняте
scripts-invite = Запросити
scripts-not-here-yet = ще немає
scripts-awaits = Чекаємо: { $names }. Гра почнеться, коли всі будуть тут.
scripts-send-link = { $links ->
    [1] Надішліть це посилання другові
   *[other] Надішліть кожному своє посилання
 }
scripts-link = Посилання
scripts-qr-code = Посилання як QR-код
scripts-share = Поділитися

## Повернення ходу та кінець

scripts-take-back = Повернути хід
scripts-ask-back = Попросити повернути хід
scripts-asks-back = { $name } просить повернути хід.
scripts-asked = Ви просите повернути хід; чекаємо на інших.
scripts-agree = Погодитися
scripts-decline = Ні
scripts-after-rounds = { $title }, після { $round ->
    [one] { $round } раунду
    [few] { $round } раундів
    [many] { $round } раундів
   *[other] { $round } раунду
 }
scripts-you-win = Ви перемогли
scripts-close-look = Закрити збільшену дошку
scripts-rematch = Реванш
scripts-rematch-wanted = Реванш: суперники згодні
scripts-to-rematch = Перейти до реваншу
scripts-waiting-others = Чекаємо на інших…
scripts-review = Розібрати гру
scripts-new-game = Нова гра
scripts-rule = Правило { $clause }
scripts-pause = Пауза
scripts-go-on = Далі
scripts-share-picture = Поля, як вони є
scripts-copy-address = Скопіювати посилання
scripts-give-up = { $reason ->
    [leave] Вийти з гри
   *[resign] Здатися
 }
scripts-give-up-question = { $reason ->
    [leave] Вийти з цієї гри?
   *[resign] Здати цю гру?
 }
scripts-give-up-about = { $reason ->
    [leave] На вашому місці далі гратиме бот, щоб інші могли дограти до кінця.
   *[resign] Гра закінчиться зараз. Перемога: { $winner }.
 }
scripts-ended = { $reason ->
    [leave] Вихід із гри: { $name }. Перемога: { $winner }
   *[resign] Гру здано: { $name }. Перемога: { $winner }
 }
scripts-substitute = гру здано; далі грає бот: { levels-name }

## На телефоні

scripts-play = Зіграти так
scripts-looking = Ви дивитеся на поле: { $name }.
scripts-look = Поле: { $name }
scripts-is-to-move = , зараз ходить
scripts-server-away = Сервер не відповідає; пробуємо ще раз…

## Головна сторінка

scripts-with-friends = { $others ->
    [1] З другом
   *[other] З друзями
 }
scripts-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
 }
scripts-remove = Прибрати { $game } зі списку
scripts-remove-really = Справді прибрати?
scripts-hint = Підказка
scripts-hint-move = Показати хід
scripts-hints-used = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
   *[many] { $count } підказок
 }
