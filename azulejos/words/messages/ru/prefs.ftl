# Настройки, клавиши и всё, что помогает на телефоне и без экрана.

prefs-title = Настройки
prefs-close = Закрыть
prefs-on = включены
prefs-off = выключены
prefs-always = всегда
prefs-never = никогда
prefs-speed-usual = обычная
prefs-speed-double = двойная
prefs-confirm = Подтверждать ходы
prefs-confirm-touch = на сенсорных экранах
prefs-sounds = Звуки
prefs-notices = Уведомления о вашем ходе
prefs-notify-me = Сообщить о моём ходе
prefs-letters = Клавиши-буквы

prefs-to-the-board = К игровому полю
prefs-to-take = Что можно взять
prefs-own-board = Ваше поле
prefs-my-board = Моё поле
prefs-what-happens = Что происходит

prefs-keys = Клавиши
prefs-key-move = перейти к тому, что можно выбрать, и дальше
prefs-key-choose = взять, положить, сыграть
prefs-key-back = положить обратно; к своему полю; выйти из просмотра
prefs-key-board = к игровому полю
prefs-key-type = ввести ход
prefs-key-words = стол словами
prefs-key-why = почему другие линии закрыты
prefs-key-say = услышать, чей ход, и счёт
prefs-key-undo = вернуть ход
prefs-key-replay = предыдущие и следующие позиции
prefs-key-skip = пропустить подсчёт
prefs-key-help = этот список

prefs-away = Сервер не отвечает
prefs-away-waiting = Ваши игры сохранены. Страница откроется сама, как только сервер ответит.
prefs-try-again = Попробовать ещё раз
prefs-key-hint = подсказка
