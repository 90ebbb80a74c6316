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
scripts-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
 }
scripts-earlier = Вы просматриваете одну из прошлых позиций.
scripts-closed = Администратор этого сервера закрыл этот стол.
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
scripts-invite = Пригласить
scripts-not-here-yet = ещё нет
scripts-awaits = Ждём: { $names }. Игра начнётся, когда все будут здесь.
scripts-send-link = { $links ->
    [1] Отправьте эту ссылку другу
   *[other] Отправьте каждому свою ссылку
 }
scripts-link = Ссылка
scripts-qr-code = Ссылка как QR-код
scripts-share = Поделиться

## Возврат хода и конец

scripts-take-back = Вернуть ход
scripts-ask-back = Попросить вернуть ход
scripts-asks-back = { $name } просит вернуть ход.
scripts-asked = Вы просите вернуть ход; ждём остальных.
scripts-agree = Согласиться
scripts-decline = Нет
scripts-after-rounds = { $title }, после { $round ->
    [one] { $round } раунда
    [few] { $round } раундов
    [many] { $round } раундов
   *[other] { $round } раунда
 }
scripts-you-win = Вы победили
scripts-close-look = Закрыть увеличенное поле
scripts-rematch = Реванш
scripts-rematch-wanted = Реванш: соперники согласны
scripts-to-rematch = Перейти к реваншу
scripts-waiting-others = Ждём остальных…
scripts-review = Разобрать игру
scripts-new-game = Новая игра
scripts-rule = Правило { $clause }
scripts-pause = Пауза
scripts-go-on = Дальше
scripts-share-picture = Поля, как они есть
scripts-copy-address = Скопировать ссылку
scripts-give-up = { $reason ->
    [leave] Выйти из игры
   *[resign] Сдаться
 }
scripts-give-up-question = { $reason ->
    [leave] Выйти из этой игры?
   *[resign] Сдать эту игру?
 }
scripts-give-up-about = { $reason ->
    [leave] На вашем месте дальше будет играть бот, чтобы другие могли доиграть до конца.
   *[resign] Игра закончится сейчас. Победа: { $winner }.
 }
scripts-ended = { $reason ->
    [leave] Выход из игры: { $name }. Победа: { $winner }
   *[resign] Игра сдана: { $name }. Победа: { $winner }
 }
scripts-substitute = игра сдана; дальше играет бот: { levels-name }

## На телефоне

scripts-play = Сыграть так
scripts-looking = Вы смотрите на поле: { $name }.
scripts-look = Поле: { $name }
scripts-is-to-move = , сейчас ходит
scripts-server-away = Сервер не отвечает; пробуем ещё раз…

## Главная страница

scripts-with-friends = { $others ->
    [1] С другом
   *[other] С друзьями
 }
scripts-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }
scripts-remove = Убрать { $game } из списка
scripts-remove-really = Действительно убрать?
scripts-hint = Подсказка
scripts-hint-move = Показать ход
scripts-hints-used = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
 }
