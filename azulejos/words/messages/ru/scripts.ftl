# Что говорят скрипты страниц. Они знают значения, выбор по значению и другие сообщения.

# Имя того, кто играет без имени: должно подходить к «берёт», «ходит».
scripts-you = Игрок
scripts-player = Игрок { $number }
scripts-your-turn = Ваш ход
scripts-to-move = Ходит { $name }
scripts-won = { $winners ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
 }
scripts-round = Раунд { $round }
scripts-earlier = Вы просматриваете одну из прошлых позиций.
scripts-waiting = { $bot ->
    [yes] { $name } думает.
   *[no] Ходит { $name }.
 }
scripts-where-to = { $what }: куда?
scripts-which-way = { $what }: как именно?

## Кто за столом

scripts-look-from = Смотреть с этого места
scripts-rename = Сменить имя
scripts-new-name = Новое имя вместо { $name }
scripts-bot = бот
scripts-bot-called = бот: { levels-name }
scripts-level = { levels-name }
scripts-at-this-screen = за этим экраном
scripts-that-is-you = вы
scripts-here = за столом
scripts-away = не на связи
scripts-copy-link = Скопировать приглашение
scripts-copied = Скопировано
scripts-seat-taken = Это место уже занято

## Возврат хода и конец

scripts-take-back = Вернуть ход
scripts-ask-back = Попросить вернуть ход
scripts-asks-back = { $name } просит вернуть ход.
scripts-asked = Вы просите вернуть ход; ждём остальных.
scripts-agree = Согласиться
scripts-decline = Нет
scripts-rematch = Реванш
scripts-rematch-wanted = Реванш: соперники согласны
scripts-to-rematch = Перейти к реваншу
scripts-waiting-others = Ждём остальных…
scripts-review = Просмотреть игру
scripts-new-game = Новая игра
scripts-rule = Правило { $clause }

## На телефоне

scripts-play = Сыграть так
scripts-looking = Вы смотрите на поле: { $name }.
scripts-look = Поле: { $name }
scripts-is-to-move = , сейчас ходит
