# Що написано на сторінках.

pages-language = Мова
pages-theme = Тема
pages-theme-system = як у системі
pages-theme-light = світла
pages-theme-dark = темна
pages-theme-contrast = контрастна

## Сторінка, якої немає

pages-not-here = Тут нічого немає
pages-went-wrong = Щось пішло не так
pages-to-start = На головну

## Головна сторінка

pages-motto = Ігри родини Azul: з друзями та ботами.
pages-games = Ігри
pages-board = Поле
pages-players = Гравці
pages-seat = Місце { $seat }
pages-seat-name = Імʼя на місці { $seat }
pages-name = Імʼя
pages-me = Я
pages-someone-here = Хтось поруч
pages-friend = За посиланням
pages-bots = Боти
pages-programs = Програми
pages-play-game = Грати: { $game }
pages-running = Поточні ігри
pages-finished = Завершені ігри
pages-independent = Незалежний проєкт, не повʼязаний із видавцем ігор.
pages-for-programs = Для програм

## Стіл

pages-home = Azulejos, головна сторінка
pages-away = Сервер не відповідає; пробуємо ще раз…
pages-scores = Рахунок
pages-menu = Ходи й чат
pages-menu-title = Ходи й чат поруч із полем
pages-the-table = Стіл
pages-the-game = Гра
pages-choices = Вибір
pages-take-back = Повернути хід
pages-put-back = Покласти назад
pages-play-on = Грати далі
pages-your-name = Ваше імʼя (необовʼязково)
pages-skip = Далі
pages-moves = Ходи
pages-move = Хід
pages-first-position = Початкова позиція
pages-previous-move = Попередній хід
pages-next-move = Наступний хід
pages-current-position = Поточна позиція
pages-move-in-notation = Хід у нотації
pages-type-a-move = Введіть хід
pages-play = Зіграти
pages-chat = Чат
pages-more = Ще
pages-say-something = Повідомлення
pages-send = Надіслати
pages-speed = Швидкість
pages-speed-off = без анімації
pages-record = Запис гри
pages-picture = Картинка
pages-share = Поділитися
pages-share-system = Надіслати…
pages-share-save = Зберегти картинку
pages-in-words = Стіл словами
