# Налаштування, клавіші та все, що допомагає на телефоні й без екрана.

prefs-title = Налаштування
prefs-close = Закрити
prefs-on = увімкнено
prefs-off = вимкнено
prefs-always = завжди
prefs-never = ніколи
prefs-speed-usual = звичайна
prefs-speed-double = подвійна
prefs-confirm = Підтверджувати ходи
prefs-confirm-touch = на сенсорних екранах
prefs-sounds = Звуки
prefs-notices = Сповіщення, коли ваш хід
prefs-notify-me = Сповістити про мій хід
prefs-letters = Клавіші-літери

prefs-to-the-board = До ігрового поля
prefs-to-take = Що можна взяти
prefs-own-board = Ваше поле
prefs-my-board = Моє поле
prefs-what-happens = Що відбувається

prefs-keys = Клавіші
prefs-key-move = перейти до того, що можна вибрати, і далі
prefs-key-choose = взяти, покласти, зіграти
prefs-key-back = покласти назад; до свого поля; вийти з перегляду
prefs-key-board = до ігрового поля
prefs-key-type = ввести хід
prefs-key-words = стіл словами
prefs-key-why = чому інші лінії закриті
prefs-key-say = почути, чий хід, і рахунок
prefs-key-undo = повернути хід
prefs-key-replay = попередні й наступні позиції
prefs-key-skip = пропустити підрахунок
prefs-key-help = цей список

prefs-away = Сервер не відповідає
prefs-away-waiting = Ваші ігри збережено. Сторінка відкриється сама, щойно сервер відповість.
prefs-try-again = Спробувати ще раз
prefs-key-hint = підказка
