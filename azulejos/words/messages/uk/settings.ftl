# Налаштування сервера і що в них може бути не так.

settings-config = файл із налаштуваннями в TOML; кожне налаштування є також змінною середовища, як-от AZULEJOS_PORT
settings-host = адреса, на якій слухати; 0.0.0.0: і для інших компʼютерів
settings-port = типово: 2017; 0: будь-який вільний
settings-database = файл або postgresql://...
settings-workers = процеси (з PostgreSQL)
settings-thinkers = процеси для ботів (типово: усі ядра, крім одного); 0 — залишити їх іншим серверам на тому самому PostgreSQL
settings-drain = скільки секунд мають запити, щоб завершитися, коли сервер зупиняється (типово: 3)
settings-no-rates = без обмежень на частоту запитів
settings-access-log = записувати запити до журналу: маршрути, без адрес
settings-log-format = журнал: text або json
settings-operator-key = пароль для /metrics і /status; краще у файлі чи змінній, бо параметри видно іншим
settings-keep-days = видаляти столи через стільки днів після останнього ходу чи повідомлення (типово: ніколи)
settings-keep-unused-days = те саме для столів, за якими ніхто не ходив
settings-contact = кого питати про дані, для сторінки про приватність: наприклад, електронна пошта
settings-bot = програма як бот
settings-proxy = адреса або мережа проксі, заголовкам X-Forwarded якого можна вірити; можна вказати кілька разів
settings-allowed-host = імʼя, на яке відповідає цей сервер, як-от example.org або *.example.org; можна вказати кілька разів (типово: будь-яке)

settings-wrong = { $place }: { $what }
settings-not-count = { $said } — не ціле число, не менше за 1
settings-not-number = { $said } — не ціле число, не менше за 0
settings-not-port = { $said } — не порт: номери портів від 0 до { $most }
settings-not-switch = { $said } — тут має бути true або false
settings-not-network = { $said } — не IP-адреса й не мережа на зразок 10.0.0.0/8
settings-not-host = { $said } — не імʼя на зразок example.org, без порту
settings-not-bot = { $said } — має бути так: mybot='./mybot --level 3'
settings-not-one-of = { $said } — а має бути щось із цього: { $known }
settings-weak-key = потрібно щонайменше { $least } друкованих символів ASCII
settings-not-amount = { $said } — не число, більше за 0
settings-empty = { $said } — порожньо або не друкується
settings-no-toml = { $file } — не файл налаштувань: { $error }
settings-unknown = { $file }: немає налаштування { $said }; є такі: { $known }
