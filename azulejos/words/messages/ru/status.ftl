# Страница состояния для администратора.

status-title = Состояние этого сервера
status-version = Версия
status-since = Работает уже
status-hours = { $hours } ч
status-stored = Столы в базе данных
status-tables = Столы в памяти
status-sockets = Открытые соединения со столами
status-entries = Сохранённые ходы, раздачи и сообщения
status-waiting = Ходы ботов, которые ждут
status-thinking = Боты, которые сейчас думают
status-searches = Ходы, выбранные ботами
status-requests = Запросы
status-refused = Запросы, отклонённые из-за частоты
status-failed = Запросы с ошибкой сервера
status-commits = Записи в базу данных
status-failed-commits = Неудачные записи в базу данных
status-loop = Задержка цикла событий
status-count = { $count }
status-mean = { $count } · ⌀ { $mean } мс
status-more = Все показатели для Prometheus:
