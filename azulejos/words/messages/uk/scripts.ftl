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
scripts-earlier = Ви переглядаєте одну з попередніх позицій.
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

## Повернення ходу та кінець

scripts-take-back = Повернути хід
scripts-ask-back = Попросити повернути хід
scripts-asks-back = { $name } просить повернути хід.
scripts-asked = Ви просите повернути хід; чекаємо на інших.
scripts-agree = Погодитися
scripts-decline = Ні
scripts-rematch = Реванш
scripts-rematch-wanted = Реванш: суперники згодні
scripts-to-rematch = Перейти до реваншу
scripts-waiting-others = Чекаємо на інших…
scripts-review = Переглянути гру
scripts-new-game = Нова гра
scripts-rule = Правило { $clause }

## На телефоні

scripts-play = Зіграти так
scripts-looking = Ви дивитеся на поле: { $name }.
scripts-look = Поле: { $name }
scripts-is-to-move = , зараз ходить
