# Командний рядок.

command-about = Настільні ігри родини Azul: грати, вивчати, вимірювати.
command-language = мова всіх текстів (типово: як у системі)
command-play-seat = хто сидить на цьому місці, раз на місце: me (ви), бот, 'program:./mybot' (типово: me, далі боти)
command-players = кількість гравців: { $games }
command-start = хто починає (типово: за жеребом)
command-seed = щоб повторити ту саму роздачу
command-show = намалювати позицію або запис
command-show-what = файл, - для стандартного вводу або позиція текстом
command-show-ply = запис після перших N ходів, разом із кожним вийнятим кахлем
command-show-move = запис після перших N ходів гравців
command-show-seat = чиє поле перше
command-show-json = позиція як JSON
command-show-text = позиція одним рядком
command-show-svg = картинка у файл (- для виводу)
command-show-png = те саме растром
command-show-film = запис як анімований SVG, плитки літають
command-replay = показати запис хід за ходом
command-replay-record = файл або - для стандартного вводу
command-replay-all = надрукувати все, не чекати на клавіші
command-play = грати в терміналі, з людьми й ботами
command-serve = грати у браузері, з людьми й ботами
command-serve-open = відкрити сторінку у браузері
command-engine = відповідати іншим програмам (docs/reference/protocol.md)
command-engine-player = який бот відповідає
command-engine-seed = щоб повторити ті самі рішення
command-perft = порахувати ланцюжки ходів від позиції
command-perft-depth = скільки ходів у ланцюжку
command-perft-position = позиція (типово: нова гра)
command-perft-divide = окремо для кожного першого ходу
command-bench = виміряти рушій, пошук або сервер на цьому компʼютері
command-bench-json = один обʼєкт JSON
command-bench-positions = позицій кожного режиму й рівня (same-play)
command-fuzz = грати дивні ігри мільйонами й усе перевіряти
command-arena = виміряти гравців одне проти одного
command-arena-entrants = боти або 'program:./mybot'
command-arena-games = ігор на кожен склад
command-arena-seconds = час на хід
command-arena-nodes = позицій на хід
command-arena-depth = на скільки ходів наперед
command-arena-sprt = зупинитися, щойно стане ясно, хто сильніший
command-arena-out = зберігати ігри й результати; продовжувати
command-arena-jobs = процеси (типово: усі ядра)
command-arena-json = надрукувати один обʼєкт JSON
command-not-count = { $said } — не ціле число від 1
command-not-amount = { $said } — не число, більше за 0
command-not-utf8 = { $file } — не текст у UTF-8
command-no-seat = --seat { $seat }: місця мають номери від 0 до { $last }
command-next-or-quit = Enter: далі; q: вийти
command-seats = { $given ->
    [one] --seat вказано { $given } раз, а гравців { $players }
    [few] --seat вказано { $given } рази, а гравців { $players }
   *[many] --seat вказано { $given } разів, а гравців { $players }
 }
command-the-record = Запис гри:
command-total = разом: { $count }
command-compiling = компіляція
command-what = що
command-figure = значення
command-fuzzing = перевірка { $game }
command-fault = Помилка з { $options }, { $characters }. Запис гри:
command-all-sound = ігор: { $games }, усі стани правильні
command-missing = для цього потрібен { $name }; встановіть його так: pip install 'azulejos[{ $extra }]'
command-commands = команди
command-examples = приклади:
command-example-play = ви проти звичайного бота
command-example-strongest = ви проти найсильнішого
command-example-serve = те саме у браузері, з друзями
command-example-show = запис після 40 ходів
command-example-replay = запис, хід за ходом
command-example-perft = скільки є ланцюжків із 3 ходів
command-example-fuzz = шукати помилки в правилах
command-example-bench = ходів за секунду та інше
command-more = Ходи й позиції описано в docs/reference/notation.md, правила — в docs/rules/.
command-usage = використання:
command-positional = аргументи
command-options = параметри
command-help = показати цю довідку й вийти
command-error = %(prog)s: помилка: %(message)s
command-argument = аргумент %(argument_name)s: %(message)s
command-required = бракує аргументів: %s
command-unrecognized = невідомі аргументи: %s
command-expected-one = потрібне одне значення
command-expected-some = потрібне щонайменше одне значення
command-choice = немає такого варіанта: %(value)r (можна: %(choices)s)
command-value = хибне значення: %(value)r (%(type)s)
command-type-a-move = Введіть хід або:
command-plays = { $name } грає { $move }
command-taken-back = Хід повернуто. Плитки після нього тягнуть заново.
command-nothing-back = Немає ходу, який можна повернути.
command-would-play = підказка greedy: { $move }
command-not-saved = Не збережено: { $error }. Після `save` вкажіть файл, у який можна писати.
command-saved = Збережено. `azulejos replay { $file }` покаже запис.
command-you = Гравець
command-help-move = хід, як його називає поле: вітрина 3, сині, у лінію 4
command-help-moves = усі дозволені ходи
command-help-hint = підказка бота greedy
command-help-undo = повернути свій останній хід
command-help-save = записати гру у файл F
command-help-board = намалювати стіл знову
command-help-quit = вийти; запис гри буде надруковано
command-need-postgres = кільком процесам потрібен PostgreSQL: --database postgresql://...
command-need-thinkers = без PostgreSQL жоден інший сервер не може грати за ботів: --thinkers має бути не менше за 1
command-stopped = Зупинено; усі ігри збережено.
command-no-folder = теки { $folder } немає; інше місце: --database
command-in-use = { $database } вже використовує інший Azulejos; інша база: --database
command-port-taken = порт { $port } зайнятий, можливо, іншим Azulejos: подивіться { $address } або виберіть інший порт: --port
command-port-forbidden = порт { $port } вам не дозволено: виберіть від 1024: --port
command-cannot-listen = не вдається слухати { $host }, порт { $port }: { $error }
command-serving =
    Azulejos тут: { $address }
    Ігри зберігаються в { $kept }
    Зупинити: Ctrl-C.
command-serving-all =
    Сервер слухає на всіх адресах цієї машини: створювати столи може кожен, кому вона доступна.
    Для інших у вашій мережі: { $address }
command-against = бот на решті місць, від найслабшого до найсильнішого: { $levels } (типово: { $usual }); або будь-який, якого знає арена
command-explain = сказати, чого варта позиція й чому
command-explain-nodes = як глибоко шукати ходи (0: не шукати)
command-example-explain = чого варта позиція й чому
command-ambiguous = неоднозначний параметр %(option)s: це може бути %(matches)s
command-ignored = зайве значення %r
command-expected-most = потрібно щонайбільше одне значення
command-expected-count = { $count ->
    [one] потрібне { $shown } значення
    [few] потрібно { $shown } значення
   *[many] потрібно { $shown } значень
 }
command-not-with = не можна разом із %s
command-one-of = потрібен один із параметрів %s

## Навчання

command-selfplay = нехай бот грає сам із собою: на цих іграх вчаться
command-selfplay-out = де зберігати ігри; почате буде продовжено (якщо не вказано: games/ і варіант гри)
command-selfplay-player = хто грає
command-selfplay-nodes = скільки позицій переглядати
command-processes = кількість процесів
command-ray = натомість на кластері Ray
command-selfplayed = { $games ->
    [one] { $games } гра бота { $player } у { $out }
    [few] { $games } гри бота { $player } у { $out }
   *[many] { $games } ігор бота { $player } у { $out }
 }
command-train = навчити мережу на іграх бота із самим собою
command-train-games = ігри, зіграні командою selfplay
command-train-out = тека для мережі; почате буде продовжено
command-train-rate = як швидко вчитися
command-train-decay = на яку частку всі ваги зменшуються з кожним кроком: що більше, то менше запамʼятовується
command-train-td-mix = вага власних пізніших оцінок гравця; 0 — лише підсумок гри
command-train-begin = мережа, з якої почати
command-train-strength = скільки ігор грати після кожної епохи, щоб бачити силу
command-epoch = { $epoch }: похибка { $known } очка, на нових іграх { $unknown }
command-trained = мережа — { $net }; грати з нею: search:{ $net }
command-promote = мережа, що виграла арену, віднині грає
command-promote-net = файл, який записала команда `azulejos train`
command-promote-name = її нова назва, наприклад NAME-4
command-promote-arena = тека команди `azulejos arena --out`
command-promote-played = коміт, чиї боти зіграли навчальні ігри
command-promote-out = куди записати мережу й ladder.json, наприклад azulejos/games/NAME/nets
command-promoted = { $net } грає в { $mode }; мережа й драбина — у { $out }
command-ladder = намалювати драбини мереж
command-ladder-out = куди записати малюнки
command-fit = підібрати ваги евристики за іграми пошуку із самим собою
command-fit-out = куди записати weights.csv, наприклад azulejos/games/NAME
command-fitted = ваги записано в { $out }

## Documentation

command-docs = записати створювані сторінки документації заново
command-docs-page = яка сторінка (типово: усі)
command-docs-folder = тека документації
command-version = показати версію та вийти
command-docs-written = записано файлів у { $folder }: { $count }
command-prebuild = скласти рушій для гри: модулі WebAssembly
command-prebuild-out = куди записати модулі; типово поруч із кодом
command-prebuilt = { $file }: { $kilobytes } кБ
command-needs-zig = щоб скласти рушій, потрібні Numba і компонувальник: pip install 'azulejos[prebuild]'
command-review = сказати, що в партії було від удачі, а що від гри, і показати помилки
command-review-record = запис завершеної партії; - для стандартного вводу
command-review-nodes = скільки позицій переглядати на кожне запитання
command-review-seat = чий графік малювати
command-review-json = розбір як JSON
command-review-svg = графік у файл (- для виводу)
command-example-review = удача, гра й помилки в партії
command-annotate = вписати оцінки, знаки й кращі ходи в записи завершених партій
command-annotate-record = файл із записами; - для стандартного вводу
command-annotate-out = файл, у який писати (- для виводу)
command-example-annotate = оцінки й кращі ходи в записі
command-calibrate = виміряти, що означають оцінки позицій в очках і шансах
command-calibrate-levels = розібрати ще й стільки партій кожного рівня
command-calibrate-out = тека для файлів калібрування
command-decile = передбачено перемог: { $said } %, було: { $won } % ± { $error }
