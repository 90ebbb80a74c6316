# Настройки сервера и что в них может быть не так.

settings-config = файл с настройками в TOML; каждая настройка — также переменная окружения, например AZULEJOS_PORT
settings-host = адрес, на котором слушать; 0.0.0.0: и для других компьютеров
settings-port = по умолчанию: 2017; 0: любой свободный
settings-database = файл или postgresql://...
settings-workers = процессы (с PostgreSQL)
settings-thinkers = процессы для ботов (по умолчанию: все ядра, кроме одного); 0 — оставить их другим серверам на том же PostgreSQL
settings-drain = сколько секунд есть у запросов, чтобы завершиться, когда сервер останавливается (по умолчанию: 3)
settings-no-rates = без ограничений на частоту запросов
settings-access-log = записывать запросы в журнал: маршруты, без адресов
settings-log-format = журнал: text или json
settings-operator-key = пароль для /metrics и /status; лучше в файле или переменной, потому что параметры видны другим
settings-keep-days = удалять столы через столько дней после последнего хода или сообщения (по умолчанию: никогда)
settings-keep-unused-days = то же для столов, за которыми никто не ходил
settings-contact = кого спрашивать о данных, для страницы о приватности: например, электронная почта
settings-bot = программа как бот
settings-proxy = адрес или сеть прокси, заголовкам X-Forwarded которого можно верить; можно указать несколько раз
settings-allowed-host = имя, на которое отвечает этот сервер, например example.org или *.example.org; можно указать несколько раз (по умолчанию: любое)

settings-wrong = { $place }: { $what }
settings-not-count = { $said } — не целое число, не меньше 1
settings-not-number = { $said } — не целое число, не меньше 0
settings-not-port = { $said } — не порт: номера портов от 0 до { $most }
settings-not-switch = { $said } — здесь должно быть true или false
settings-not-network = { $said } — не IP-адрес и не сеть вроде 10.0.0.0/8
settings-not-host = { $said } — не имя вроде example.org, без порта
settings-not-bot = { $said } — должно быть так: mybot='./mybot --level 3'
settings-not-one-of = { $said } — а должно быть что-то из этого: { $known }
settings-weak-key = нужно не меньше { $least } печатных символов ASCII
settings-not-amount = { $said } — не число больше 0
settings-empty = { $said } — пусто или не печатается
settings-no-toml = { $file } — не файл настроек: { $error }
settings-unknown = { $file }: нет настройки { $said }; есть такие: { $known }
