# Чего нельзя и почему.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = Это наша ошибка, она записана в журнал сервера. Попробуйте ещё раз.
errors-no-database = База данных не отвечает; ничего не изменено. Попробуйте чуть позже.
errors-needs-png = Для картинок PNG нужен resvg_py: pip install 'azulejos[png]'

## Что отклоняет сервер

errors-no-bot = { $said }: есть такие боты: { $bots }.
errors-dead-link = По этой ссылке места (уже) нет.
errors-no-ply = За этим столом есть позиции от 0 до { $last }.
errors-not-your-seat = Это не ваше место.
errors-not-your-table = Приглашать может только тот, кто создал стол.
errors-no-seat = За этим столом у вас нет места.
errors-too-often = Слишком часто; подождите { $seconds } с, пожалуйста.
errors-other-site = Страницам других сайтов это не разрешено.
errors-too-large = Запрос может занимать не больше { $bytes } байт.
errors-too-long = Не больше { $most } символов.
errors-too-slow = Запрос приходил слишком долго.
errors-too-many = За этим столом наблюдает слишком много зрителей.
errors-no-key = Здесь нужен ключ администратора.
errors-closed = Администратор этого сервера закрыл этот стол.
errors-muted = Администратор этого сервера запретил вам писать за этим столом.
errors-wrong-host = Этот сервер не отвечает на такое имя.
errors-exhibitions = Вы уже смотрите на столы, где играют одни боты, и их { $most }. Закройте один из них.
errors-no-undo = Нет хода, который можно вернуть.
errors-not-asked = Никто не просит вернуть ход.
errors-others-answer = Отвечать должны остальные.
errors-no-person = Места { $seat } для человека нет.
errors-taken = Это место уже занято.
errors-not-over = Игра ещё не окончена.
errors-over = Игра окончена.
errors-gave-up = Это место уже сдано.
errors-not-removable = В этой игре вас ждут: сначала сдайтесь или выйдите.
errors-over-undo = Игра окончена: ходы уже нельзя вернуть.
errors-not-your-turn = Сейчас ход места { $seat }.
errors-no-table = Стола «{ $said }» нет.
errors-stale = Тем временем стол изменился.
errors-stale-now = Тем временем стол изменился; вот как он выглядит теперь.
errors-no-picture = Картинки бывают svg или png.

## Параметры и записи

errors-option = { $name }={ $said }: должно быть что-то из этого: { $allowed }
errors-no-option = { $said }: у игры { $game } нет такого параметра; есть { $known }
errors-no-argument = unexpected keyword argument { $what }
errors-no-game = { $said }: такой игры нет; есть { $games }
errors-nature = nature={ $said }: должно быть None, 'manual' или функция
errors-seat = { $name }={ $said }: места имеют номера от 0 до { $last }
errors-nameless = game: позиция — это объект, в котором названа игра
errors-late-header = строка { $line }: заголовок после первого хода: { $said }
errors-header = строка { $line }: заголовок выглядит так: [Name "value"], а не { $said }
errors-header-twice = строка { $line }: заголовок { $name } встречается дважды
errors-no-game-header = нет заголовка Game
errors-record-move = строка { $line }, ход { $move }: { $error }
errors-record-end = { $name }: в записи { $said }, а игра заканчивается так: { $found }
errors-line = строка { $line }
errors-record-at = в записи, которая начинается со строки { $line }
errors-record-long = в записи не больше стольких символов: { $most }
errors-record-headers = в записи не больше стольких заголовков: { $most }
errors-record-moves = в записи вместе с вариантами не больше стольких ходов: { $most }
errors-record-deep = вариантов один в другом может быть не больше { $most }
errors-record-encoding = это не UTF-8
errors-record-open = то, что начинается здесь, нигде не закрыто знаком { $sign }
errors-record-sign = { $said } здесь ничего не значит
errors-record-no-move = { $said } стоит перед первым ходом
errors-not-found = Здесь ничего нет.
errors-no-method = Здесь это сделать нельзя.

## Для программистов

errors-no-player = { $said }: такого игрока нет; есть { $players }
errors-no-limit = { $said }: такого ограничения нет; есть { $limits }
errors-names = имён { $names }, а игроков { $players }
errors-seats = seats: мест { $seats }, а игроков в игре { $players }
errors-seeds = seed: чисел { $seeds }, а игр { $games }
errors-actions = actions: нужно по одному действию на каждую игру, а игр { $games }
errors-game = игра { $game }
errors-no-number = { $said }, а действия имеют номера от 0 до { $last }
errors-buffer = { $name }: нужен непрерывный массив { $kind } размера { $shape }
errors-no-action = { $said }: в игре { $game } ни у одного места нет такого хода
errors-opponents = opponents: имён { $names }, а других мест { $seats }
errors-episode-over = эпизод завершён: новый начинает reset
errors-no-lot = tablets: назовите стороны через +; OpenSpiel не бросает жребий
errors-observer = у наблюдателей нет параметров, а получено { $said }

## Сети и игры, на которых они учатся

errors-no-net = { $said }: такой сети нет; есть { $nets }
errors-net-version = { $file }: эта сеть другой версии
errors-net-features = { $file }: эта сеть создана для других признаков
errors-gate = арена не приняла сеть: { $verdict }
errors-net-game = { $net } — сеть для игры { $own }, а не { $game }
errors-no-net-yet = для { $mode } сети ещё нет
errors-other-plan = { $file } — из другого плана: отличается { $names }
errors-no-plan = { $folder }: нет plan.json, значит, это не игры
errors-several-games = сеть бывает только для одной игры, а здесь несколько: { $games }
errors-no-engine = сильным ботам нужен готовый движок { $file }, а его нет или он старше своего кода; pip install 'azulejos[fast]' скомпилирует его
errors-review-unfinished = Разобрать можно только законченную партию.
errors-no-decision = На этом ходу никто ничего не решал.
errors-no-review = Разбор ещё не готов.
errors-no-hints = Пока играют другие люди, подсказок нет.
errors-hint-failed = Сейчас подсказки нет. Попробуйте ещё раз.
errors-position-over = В этой позиции игра уже закончена. Выберите более ранний ход.
errors-nothing-played = Ещё не сделано ни одного хода.
errors-no-search = ботам, которые обдумывают ходы, нужен wasmtime: pip install wasmtime
