# Чого не можна і чому.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = Це наша помилка, її записано в журнал сервера. Спробуйте ще раз.
errors-no-database = База даних не відповідає; нічого не змінено. Спробуйте за мить.
errors-needs-png = Для картинок PNG потрібен resvg_py: pip install 'azulejos[png]'

## Що відхиляє сервер

errors-no-bot = { $said }: є такі боти: { $bots }.
errors-dead-link = За цим посиланням (уже) немає місця.
errors-no-ply = За цим столом є позиції від 0 до { $last }.
errors-not-your-seat = Це не ваше місце.
errors-not-your-table = Запрошувати може лише той, хто створив стіл.
errors-no-seat = За цим столом у вас немає місця.
errors-too-often = Надто часто; зачекайте { $seconds } с, будь ласка.
errors-other-site = Сторінкам інших сайтів це не дозволено.
errors-too-large = Запит може мати щонайбільше { $bytes } байтів.
errors-too-long = Щонайбільше { $most } символів.
errors-too-slow = Запит надходив надто довго.
errors-too-many = За цим столом спостерігає надто багато глядачів.
errors-no-key = Тут потрібен ключ адміністратора.
errors-closed = Адміністратор цього сервера закрив цей стіл.
errors-muted = Адміністратор цього сервера заборонив вам писати за цим столом.
errors-wrong-host = Цей сервер не відповідає на таке імʼя.
errors-exhibitions = Ви вже дивитеся на столи, де грають самі боти, і їх { $most }. Закрийте один із них.
errors-no-undo = Немає ходу, який можна повернути.
errors-not-asked = Ніхто не просить повернути хід.
errors-others-answer = Відповідати мають інші.
errors-no-person = Місця { $seat } для людини немає.
errors-taken = Це місце вже зайняте.
errors-not-over = Гру ще не завершено.
errors-over = Гру завершено.
errors-gave-up = Це місце вже здано.
errors-not-removable = У цій грі на вас чекають: спершу здайтеся або вийдіть.
errors-over-undo = Гру завершено: ходи вже не можна повернути.
errors-not-your-turn = Зараз хід місця { $seat }.
errors-no-table = Столу «{ $said }» немає.
errors-stale = Тим часом стіл змінився.
errors-stale-now = Тим часом стіл змінився; ось як він виглядає тепер.
errors-no-picture = Картинки бувають svg або png.

## Параметри й записи

errors-option = { $name }={ $said }: має бути щось із цього: { $allowed }
errors-no-option = { $said }: у грі { $game } немає такого параметра; є { $known }
errors-no-argument = unexpected keyword argument { $what }
errors-no-game = { $said }: такої гри немає; є { $games }
errors-nature = nature={ $said }: має бути None, 'manual' або функція
errors-seat = { $name }={ $said }: місця мають номери від 0 до { $last }
errors-nameless = game: позиція — це обʼєкт, у якому названо гру
errors-late-header = рядок { $line }: заголовок після першого ходу: { $said }
errors-header = рядок { $line }: заголовок має вигляд [Name "value"], а не { $said }
errors-header-twice = рядок { $line }: заголовок { $name } трапляється двічі
errors-no-game-header = немає заголовка Game
errors-record-move = рядок { $line }, хід { $move }: { $error }
errors-record-end = { $name }: у записі { $said }, а гра закінчується так: { $found }
errors-line = рядок { $line }
errors-record-at = у записі, що починається з рядка { $line }
errors-record-long = запис має щонайбільше стільки символів: { $most }
errors-record-headers = запис має щонайбільше стільки заголовків: { $most }
errors-record-moves = запис разом з варіантами має щонайбільше стільки ходів: { $most }
errors-record-deep = варіантів один в одному може бути щонайбільше { $most }
errors-record-encoding = це не UTF-8
errors-record-open = те, що починається тут, ніде не закрито знаком { $sign }
errors-record-sign = { $said } тут нічого не означає
errors-record-no-move = { $said } стоїть перед першим ходом
errors-not-found = Тут нічого немає.
errors-no-method = Тут цього зробити не можна.

## Для програмістів

errors-no-player = { $said }: такого гравця немає; є { $players }
errors-no-limit = { $said }: такого обмеження немає; є { $limits }
errors-names = імен { $names }, а гравців { $players }
errors-seats = seats: місць { $seats }, а гравців у грі { $players }
errors-seeds = seed: чисел { $seeds }, а ігор { $games }
errors-actions = actions: потрібна одна дія на кожну гру, а ігор { $games }
errors-game = гра { $game }
errors-no-number = { $said }, а дії мають номери від 0 до { $last }
errors-buffer = { $name }: має бути неперервний масив { $kind } розміру { $shape }
errors-no-action = { $said }: у грі { $game } жодне місце не має такого ходу
errors-opponents = opponents: імен { $names }, а інших місць { $seats }
errors-episode-over = епізод завершено: новий починає reset
errors-no-lot = tablets: назвіть боки через +; OpenSpiel не тягне жереб
errors-observer = спостерігачі не мають параметрів, а отримали { $said }

## Мережі та ігри, на яких вони вчаться

errors-no-net = { $said }: такої мережі немає; є { $nets }
errors-net-version = { $file }: ця мережа іншої версії
errors-net-features = { $file }: цю мережу створено для інших ознак
errors-gate = арена не прийняла мережу: { $verdict }
errors-net-game = { $net } — мережа для гри { $own }, а не { $game }
errors-no-net-yet = для { $mode } мережі ще немає
errors-other-plan = { $file } — з іншого плану: відрізняється { $names }
errors-no-plan = { $folder }: немає plan.json, отже це не ігри
errors-several-games = мережа буває лише для однієї гри, а тут кілька: { $games }
errors-no-engine = сильним ботам потрібен готовий рушій { $file }, а його немає або він старіший за свій код; pip install 'azulejos[fast]' скомпілює його
errors-review-unfinished = Розібрати можна лише завершену партію.
errors-no-decision = На цьому ході ніхто нічого не вирішував.
errors-no-review = Розбір ще не готовий.
errors-no-hints = Поки грають інші люди, підказок немає.
errors-hint-failed = Зараз підказки немає. Спробуйте ще раз.
errors-position-over = У цій позиції гра вже скінчилася. Виберіть раніший хід.
errors-nothing-played = Ще не зіграно жодного ходу.
errors-no-search = ботам, що обмірковують ходи, потрібен wasmtime: pip install wasmtime
