# Сторінка стану для адміністратора.

status-title = Стан цього сервера
status-version = Версія
status-since = Працює вже
status-hours = { $hours } год
status-stored = Столи в базі даних
status-tables = Столи в памʼяті
status-sockets = Відкриті зʼєднання зі столами
status-entries = Збережені ходи, розклади й повідомлення
status-waiting = Ходи ботів, що чекають
status-thinking = Боти, що зараз думають
status-searches = Ходи, обрані ботами
status-requests = Запити
status-refused = Запити, відхилені через частоту
status-failed = Запити з помилкою сервера
status-commits = Записи в базу даних
status-failed-commits = Невдалі записи в базу даних
status-loop = Затримка циклу подій
status-count = { $count }
status-mean = { $count } · ⌀ { $mean } мс
status-more = Усі показники для Prometheus:
