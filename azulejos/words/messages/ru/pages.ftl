# Что написано на страницах.

pages-language = Язык
pages-theme = Тема
pages-theme-system = как в системе
pages-theme-light = светлая
pages-theme-dark = тёмная
pages-theme-contrast = контрастная

## Страница, которой нет

pages-not-here = Здесь ничего нет
pages-went-wrong = Что-то пошло не так
pages-to-start = На главную

## Главная страница

pages-motto = Игры семейства Azul: с друзьями и ботами.
pages-games = Игры
pages-board = Поле
pages-players = Игроки
pages-seat = Место { $seat }
pages-seat-name = Имя на месте { $seat }
pages-name = Имя
pages-me = Я
pages-someone-here = Кто-то рядом
pages-friend = По ссылке
pages-bots = Боты
pages-programs = Программы
pages-play-game = Играть: { $game }
pages-running = Текущие игры
pages-finished = Завершённые игры
pages-independent = Независимый проект, не связанный с издателем игр.
pages-for-programs = Для программ

## Стол

pages-home = Azulejos, главная страница
pages-away = Сервер не отвечает; пробуем ещё раз…
pages-scores = Счёт
pages-menu = Ходы и чат
pages-menu-title = Ходы и чат рядом с полем
pages-the-table = Стол
pages-the-game = Игра
pages-choices = Выбор
pages-take-back = Вернуть ход
pages-put-back = Положить обратно
pages-play-on = Играть дальше
pages-your-name = Ваше имя (необязательно)
pages-skip = Дальше
pages-moves = Ходы
pages-move = Ход
pages-first-position = Начальная позиция
pages-previous-move = Предыдущий ход
pages-next-move = Следующий ход
pages-current-position = Текущая позиция
pages-move-in-notation = Ход в нотации
pages-type-a-move = Введите ход
pages-play = Сыграть
pages-chat = Чат
pages-more = Ещё
pages-say-something = Сообщение
pages-send = Отправить
pages-speed = Скорость
pages-speed-off = без анимации
pages-record = Запись игры
pages-picture = Картинка
pages-share = Поделиться
pages-share-system = Отправить…
pages-share-save = Сохранить картинку
pages-in-words = Стол словами
