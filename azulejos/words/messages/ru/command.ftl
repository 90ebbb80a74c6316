# Командная строка.

command-about = Настольные игры семейства Azul: играть, изучать, измерять.
command-language = язык всех текстов (по умолчанию: как в системе)
command-play-seat = кто сидит на этом месте, раз на место: me (вы), бот, 'program:./mybot' (по умолчанию: me, затем боты)
command-players = число игроков: { $games }
command-start = кто начинает (по умолчанию: по жребию)
command-seed = чтобы повторить ту же раздачу
command-show = нарисовать позицию или запись
command-show-what = файл, - для стандартного ввода или позиция текстом
command-show-ply = запись после первых N ходов, считая каждую вынутую плитку
command-show-move = запись после первых N ходов игроков
command-show-seat = чьё поле первое
command-show-json = позиция как JSON
command-show-text = позиция одной строкой
command-show-svg = картинка в файл (- для вывода)
command-show-png = то же растром
command-show-film = запись как анимированный SVG, плитки летают
command-replay = показать запись ход за ходом
command-replay-record = файл или - для стандартного ввода
command-replay-all = напечатать всё, не ждать клавиш
command-play = играть в терминале, с людьми и ботами
command-serve = играть в браузере, с людьми и ботами
command-serve-open = открыть страницу в браузере
command-engine = отвечать другим программам (docs/reference/protocol.md)
command-engine-player = какой бот отвечает
command-engine-seed = чтобы повторить те же решения
command-perft = посчитать цепочки ходов от позиции
command-perft-depth = сколько ходов в цепочке
command-perft-position = позиция (по умолчанию: новая игра)
command-perft-divide = отдельно для каждого первого хода
command-bench = измерить движок, поиск или сервер на этом компьютере
command-bench-json = один объект JSON
command-bench-positions = позиций каждого режима и уровня (same-play)
command-fuzz = играть странные игры миллионами и всё проверять
command-arena = измерить игроков друг против друга
command-arena-entrants = боты или 'program:./mybot'
command-arena-games = игр на каждый состав
command-arena-seconds = время на ход
command-arena-nodes = позиций на ход
command-arena-depth = на сколько ходов вперёд
command-arena-sprt = остановиться, как только станет ясно, кто сильнее
command-arena-out = хранить игры и результаты; продолжать
command-arena-jobs = процессы (по умолчанию: все ядра)
command-arena-json = напечатать один объект JSON
command-not-count = { $said } — не целое число от 1
command-not-amount = { $said } — не число больше 0
command-not-utf8 = { $file } — не текст в UTF-8
command-no-seat = --seat { $seat }: места имеют номера от 0 до { $last }
command-next-or-quit = Enter: дальше; q: выйти
command-seats = { $given ->
    [one] --seat указано { $given } раз, а игроков { $players }
    [few] --seat указано { $given } раза, а игроков { $players }
   *[many] --seat указано { $given } раз, а игроков { $players }
 }
command-the-record = Запись игры:
command-total = всего: { $count }
command-compiling = компиляция
command-what = что
command-figure = значение
command-fuzzing = проверка { $game }
command-fault = Ошибка с { $options }, { $characters }. Запись игры:
command-all-sound = игр: { $games }, все состояния верны
command-missing = для этого нужен { $name }; установите его так: pip install 'azulejos[{ $extra }]'
command-commands = команды
command-examples = примеры:
command-example-play = вы против обычного бота
command-example-strongest = вы против сильнейшего
command-example-serve = то же в браузере, с друзьями
command-example-show = запись после 40 ходов
command-example-replay = запись, ход за ходом
command-example-perft = сколько есть цепочек из 3 ходов
command-example-fuzz = искать ошибки в правилах
command-example-bench = ходов в секунду и прочее
command-more = Ходы и позиции описаны в docs/reference/notation.md, правила — в docs/rules/.
command-usage = использование:
command-positional = аргументы
command-options = параметры
command-help = показать эту справку и выйти
command-error = %(prog)s: ошибка: %(message)s
command-argument = аргумент %(argument_name)s: %(message)s
command-required = не хватает аргументов: %s
command-unrecognized = неизвестные аргументы: %s
command-expected-one = нужно одно значение
command-expected-some = нужно хотя бы одно значение
command-choice = нет такого варианта: %(value)r (можно: %(choices)s)
command-value = неверное значение: %(value)r (%(type)s)
command-type-a-move = Введите ход или:
command-plays = { $name } играет { $move }
command-taken-back = Ход возвращён. Плитки после него тянут заново.
command-nothing-back = Нет хода, который можно вернуть.
command-would-play = подсказка greedy: { $move }
command-not-saved = Не сохранено: { $error }. После `save` укажите файл, в который можно писать.
command-saved = Сохранено. `azulejos replay { $file }` покажет запись.
command-you = Игрок
command-help-move = ход, как его называет поле: склад 3, синие, в линию 4
command-help-moves = все допустимые ходы
command-help-hint = подсказка бота greedy
command-help-undo = вернуть свой последний ход
command-help-save = записать игру в файл F
command-help-board = нарисовать стол снова
command-help-quit = выйти; запись игры будет напечатана
command-need-postgres = нескольким процессам нужен PostgreSQL: --database postgresql://...
command-need-thinkers = без PostgreSQL никакой другой сервер не может играть за ботов: --thinkers должно быть не меньше 1
command-stopped = Остановлено; все игры сохранены.
command-no-folder = папки { $folder } нет; другое место: --database
command-in-use = { $database } уже использует другой Azulejos; другая база: --database
command-port-taken = порт { $port } занят, возможно, другим Azulejos: посмотрите { $address } или выберите другой порт: --port
command-port-forbidden = порт { $port } вам не разрешён: выберите от 1024: --port
command-cannot-listen = не удаётся слушать { $host }, порт { $port }: { $error }
command-serving =
    Azulejos здесь: { $address }
    Игры хранятся в { $kept }
    Остановить: Ctrl-C.
command-serving-all =
    Сервер слушает на всех адресах этой машины: создавать столы может любой, кому она доступна.
    Для других в вашей сети: { $address }
command-against = бот на остальных местах, от слабейшего к сильнейшему: { $levels } (по умолчанию: { $usual }); или любой, которого знает арена
command-explain = сказать, чего стоит позиция и почему
command-explain-nodes = как глубоко искать ходы (0: не искать)
command-example-explain = чего стоит позиция и почему
command-ambiguous = неоднозначный параметр %(option)s: это может быть %(matches)s
command-ignored = лишнее значение %r
command-expected-most = нужно не больше одного значения
command-expected-count = { $count ->
    [one] нужно { $shown } значение
    [few] нужно { $shown } значения
   *[many] нужно { $shown } значений
 }
command-not-with = нельзя вместе с %s
command-one-of = нужен один из параметров %s

## Обучение

command-selfplay = пусть бот играет сам с собой: на этих играх учатся
command-selfplay-out = где хранить игры; начатое будет продолжено (если не указано: games/ и вариант игры)
command-selfplay-player = кто играет
command-selfplay-nodes = сколько позиций просматривать
command-processes = число процессов
command-ray = вместо этого на кластере Ray
command-selfplayed = { $games ->
    [one] { $games } игра бота { $player } в { $out }
    [few] { $games } игры бота { $player } в { $out }
   *[many] { $games } игр бота { $player } в { $out }
 }
command-train = обучить сеть на играх бота с самим собой
command-train-games = игры, сыгранные командой selfplay
command-train-out = папка для сети; начатое будет продолжено
command-train-rate = как быстро учиться
command-train-decay = на какую долю все веса уменьшаются с каждым шагом: чем больше, тем меньше запоминается
command-train-td-mix = вес собственных более поздних оценок игрока; 0 — только итог игры
command-train-begin = сеть, с которой начать
command-train-strength = сколько игр играть после каждой эпохи, чтобы видеть силу
command-epoch = { $epoch }: ошибка { $known } очка, на новых играх { $unknown }
command-trained = сеть — { $net }; играть с ней: search:{ $net }
command-promote = сеть, выигравшая арену, отныне играет
command-promote-net = файл, который записала команда `azulejos train`
command-promote-name = её новое имя, например NAME-4
command-promote-arena = папка команды `azulejos arena --out`
command-promote-played = коммит, чьи боты сыграли учебные игры
command-promote-out = куда записать сеть и ladder.json, например azulejos/games/NAME/nets
command-promoted = { $net } играет в { $mode }; сеть и лестница — в { $out }
command-ladder = нарисовать лестницы сетей
command-ladder-out = куда записать рисунки
command-fit = подобрать веса эвристики по играм поиска с самим собой
command-fit-out = куда записать weights.csv, например azulejos/games/NAME
command-fitted = веса записаны в { $out }

## Documentation

command-docs = записать создаваемые страницы документации заново
command-docs-page = какая страница (по умолчанию: все)
command-docs-folder = папка документации
command-version = показать версию и выйти
command-docs-written = записано файлов в { $folder }: { $count }
command-prebuild = собрать движок для игры: модули WebAssembly
command-prebuild-out = куда записать модули; по умолчанию рядом с кодом
command-prebuilt = { $file }: { $kilobytes } кБ
command-needs-zig = для сборки движка нужны Numba и компоновщик: pip install 'azulejos[prebuild]'
command-review = сказать, что в партии было от удачи, а что от игры, и показать ошибки
command-review-record = запись завершённой партии; - для стандартного ввода
command-review-nodes = сколько позиций просматривать на каждый вопрос
command-review-seat = чей график рисовать
command-review-json = разбор как JSON
command-review-svg = график в файл (- для вывода)
command-example-review = удача, игра и ошибки в партии
command-annotate = вписать оценки, знаки и лучшие ходы в записи завершённых партий
command-annotate-record = файл с записями; - для стандартного ввода
command-annotate-out = файл, в который писать (- для вывода)
command-example-annotate = оценки и лучшие ходы в записи
command-calibrate = измерить, что означают оценки позиций в очках и шансах
command-calibrate-levels = разобрать ещё и столько партий каждого уровня
command-calibrate-out = папка для файлов калибровки
command-decile = предсказано побед: { $said } %, было: { $won } % ± { $error }
