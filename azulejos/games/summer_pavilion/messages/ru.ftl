pavilion-title = Летний павильон
pavilion-about = Шесть раундов: звёзды, цвета-джокеры и награды по пути.
pavilion-promise = Для тех, кто знает Azul: игра против дружелюбного бота и пояснения всюду, где правила другие.
pavilion-notation = Ходы с клавиатуры: 3B берёт синие со склада 3, CR — красные из центра. NWc:O+1 закрывает ромб c северо-западной звезды оранжевой плиткой, в оплате 1 джокер. +P берёт фиолетовую из запаса, -Y сбрасывает жёлтую. pass, done.
pavilion-side = { $value ->
    [colour] Цветная сторона
   *[grey] Серая сторона
 }
pavilion-phase = { $phase ->
    [deal] подготовка
    [acquire] выбор плиток
    [play] выкладывание
    [reward] награда
    [keep] пропуск хода
   *[over] конец
 }
pavilion-term = { $term ->
    [star] очки звезды, плиток { $first } из 6
    [price] цена { $first }, не хватает ромбов: { $second }
    [pillar] колонна, не хватает ромбов: { $first }
    [statue] статуя, не хватает ромбов: { $first }
    [window] окно, не хватает ромбов: { $first }
    [group] цвет, которым можно платить, плиток: { $first }
    [stray] цвет, которым ещё не заплатить, плиток: { $first }
    [wild] плиток-джокеров: { $first }
    [owed] плитка-награда, которую ещё предстоит взять
    [kept] плитка в резерве
    [kept-wild] плитка в резерве, которая станет джокером
   *[token] первый ход в следующем раунде
 }

## In pictures

pavilion-boards-do-acquire = { $you ->
    [yes] Ваш ход: возьмите плитки одного цвета
   *[no] { $name } берёт плитки одного цвета
 }
pavilion-boards-do-place = { $you ->
    [yes] Ваш ход: выложите плитку или пропустите ход
   *[no] { $name } выкладывает плитку или пропускает ход
 }
pavilion-boards-do-reward = { $you ->
    [yes] { $what ->
        [one] Ваш ход: возьмите { $what } плитку из запаса
        [few] Ваш ход: возьмите { $what } плитки из запаса
       *[many] Ваш ход: возьмите { $what } плиток из запаса
     }
   *[no] { $what ->
        [one] { $name } берёт { $what } плитку из запаса
        [few] { $name } берёт { $what } плитки из запаса
       *[many] { $name } берёт { $what } плиток из запаса
     }
 }
pavilion-boards-do-reserve = { $you ->
    [yes] Ваш ход: оставьте в резерве до четырёх плиток
   *[no] { $name } оставляет в резерве до четырёх плиток
 }
pavilion-boards-wild-colour = { $wild ->
    [B] Джокер: синий
    [Y] Джокер: жёлтый
    [R] Джокер: красный
    [P] Джокер: фиолетовый
    [G] Джокер: зелёный
   *[O] Джокер: оранжевый
 }
pavilion-boards-wild = джокер
pavilion-boards-next = далее
pavilion-boards-pass = пропуск

## Guided game

pavilion-coach-welcome = В «Летнем павильоне» нет ни линий, ни пола. Сначала все берут плитки, они лежат рядом с полем. Потом все платят ими, чтобы выкладывать.
pavilion-coach-wild = Каждый раунд какой-то цвет становится джокером; в этом — фиолетовый. При оплате джокер может заменить любой цвет.
pavilion-coach-take = Берите цвет, который не джокер: получите все его плитки оттуда и ровно один джокер, если он там есть.
pavilion-coach-token = Кто первым возьмёт из центра, потом и выкладывает первым, но платит по очку за каждую взятую плитку.
pavilion-coach-place = Теперь выкладываем, по одной плитке за ход. Число на ромбе говорит, сколько плиток он стоит: одна ложится на поле, остальные сбрасывают. Вот на какие вам хватает.
pavilion-coach-pay = Внешние звёзды принимают один цвет, средняя — каждый цвет по разу. Джокеры помогают платить, но одна плитка должна быть нужного цвета.
pavilion-coach-run = { $points ->
    [one] Сразу { $points } очко. Плитка даёт столько очков, сколько плиток в её ряду в звезде: следующая рядом даст 2, потом 3.
    [few] Сразу { $points } очка: столько плиток в её ряду в звезде.
   *[many] Сразу { $points } очков: столько плиток в её ряду в звезде.
 }
pavilion-coach-features = Заполните все ромбы вокруг — и запас даст вам плитки: 1 за колонну, 2 за статую, 3 за окно.
pavilion-coach-reward = { $tiles ->
    [one] Окружено! Возьмите из запаса { $tiles } плитку. Джокеры — неплохой выбор.
    [few] Окружено! Возьмите из запаса { $tiles } плитки. Джокеры — неплохой выбор.
   *[many] Окружено! Возьмите из запаса { $tiles } плиток. Джокеры — неплохой выбор.
 }
pavilion-coach-pass = Выложить больше ничего нельзя, и вы пропускаете ход. До четырёх плиток подождут в углах до следующего раунда.
pavilion-coach-keep = { $tiles ->
    [one] Вы пропустили ход, осталась { $tiles } плитка: сохраните её на следующий раунд.
    [few] Вы пропустили ход, осталось { $tiles } плитки. До четырёх можно сохранить в углах; каждая другая стоит очко.
   *[many] Вы пропустили ход, осталось { $tiles } плиток. До четырёх можно сохранить в углах; каждая другая стоит очко.
 }
pavilion-coach-new-wild = Новый раунд — новый джокер; рядом показан и следующий. Берегите плитки, чья очередь ещё впереди.
pavilion-coach-stars = После шести раундов платит каждая полная звезда, числа под полем говорят сколько. А ещё полный набор всех единиц, двоек, троек или четвёрок.
pavilion-coach-alone = Дальше играйте самостоятельно. Я отзовусь, когда будет что-то новое.
pavilion-coach-last = Последний раунд. Каждая оставшаяся плитка стоит очко: тратьте, что есть.
pavilion-coach-over = { $won ->
    [yes] Вы победили! Очков: { $points }. Отличная игра.
   *[no] Игра окончена. Ваши очки: { $points }. Чаще выигрывает тот, кто рано завершает звёзды и бережёт джокеры.
 }

## Moves and scoring

pavilion-events-wild-tiles = { $wilds ->
    [one] { $wilds } { pavilion-tiles-wild } джокер
    [few] { $wilds } { pavilion-tiles-of-wilds } джокера
   *[many] { $wilds } { pavilion-tiles-of-wilds } джокеров
 }
pavilion-events-take = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}и 1 { pavilion-tiles-wild } джокер
 } { events-from-market }{ $token ->
    [yes] {" "}вместе с жетоном первого игрока
   *[no] {""}
 }
pavilion-events-place = { tiles-colour } плитка на ромб { $space } { pavilion-places-of-star } ({ pavilion-events-payment })
pavilion-events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}и { pavilion-events-wild-tiles }
 }
pavilion-events-from-supply = { tiles-colour } плитка из запаса
pavilion-events-discard = сброс: 1 { tiles-colour } плитка
pavilion-events-pass = пропуск хода
pavilion-events-keep-rest = остальное — в резерв
pavilion-events-star-complete = { $colour ->
    [all] { pavilion-places-star } завершена, разноцветная, { $points }
   *[other] { pavilion-places-star } завершена, { tiles-colour }, { $points }
 }
pavilion-events-number-complete = все ромбы с числом { $number } закрыты, { $points }
pavilion-events-left-over = { $count ->
    [one] лишняя { $count } плитка, { $points }
    [few] лишние { $count } плитки, { $points }
   *[many] лишних { $count } плиток, { $points }
 }
pavilion-events-promise-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
pavilion-events-promise-supply = { $count ->
    [one] { $count } плитка из запаса
    [few] { $count } плитки из запаса
   *[many] { $count } плиток из запаса
 }

## Places

pavilion-places-star = { $star ->
    [C] центральная звезда
    [NW] северо-западная звезда
    [NE] северо-восточная звезда
    [E] восточная звезда
    [SE] юго-восточная звезда
    [SW] юго-западная звезда
   *[W] западная звезда
 }
pavilion-places-of-star = { $star ->
    [C] центральной звезды
    [NW] северо-западной звезды
    [NE] северо-восточной звезды
    [E] восточной звезды
    [SE] юго-восточной звезды
    [SW] юго-западной звезды
   *[W] западной звезды
 }
pavilion-places-space = ромб { $space } { pavilion-places-of-star }, цена { $price }
pavilion-places-hand = ваши плитки
pavilion-places-supply = запас

## Impossible positions

pavilion-positions-wild = { $said }, но джокер раунда { $round } — { $wild }
pavilion-positions-rhombi = { $count ->
    [one] { $said } — а должен быть { $count } ромб
    [few] { $said } — а должно быть { $count } ромба
   *[many] { $said } — а должно быть { $count } ромбов
 }
pavilion-positions-star-mixed = { $said } — цвета должны быть либо все одинаковые, либо все разные
pavilion-positions-star-twice = { $said } — цвет встречается дважды
pavilion-positions-star-only = { $said } — здесь может быть только { $letter }
pavilion-positions-passed-early = в фазе { $phase } ещё никто не пропускает ход
pavilion-positions-corners-early = в фазе { $phase } в углах ещё нет плиток
pavilion-positions-corners-before = до пропуска хода в углах нет плиток
pavilion-positions-corners-unchosen = плитки для углов ещё не выбраны
pavilion-positions-tiles-after = после пропуска хода плиток не остаётся
pavilion-positions-not-passed = место { $seat } ещё не пропустило ход
pavilion-positions-passed = место { $seat } уже пропустило ход
pavilion-positions-not-all-passed = over, но ход пропустили ещё не все
pavilion-positions-must-pass = у места { $seat } нет плиток, и оно пропускает ход
pavilion-positions-owed = { $count ->
    [one] { $owed }, но в запасе { $count } плитка
    [few] { $owed }, но в запасе { $count } плитки
   *[many] { $owed }, но в запасе { $count } плиток
 }
pavilion-positions-tiles-late = в фазе 2 на складах нет плиток
pavilion-positions-supply-full = deal, но запас полон
pavilion-positions-supply-first = запас заполняется раньше складов
pavilion-positions-table-full = deal, но запас и склады полны
pavilion-positions-token-central = перед раундом жетон не лежит в центре

## Refused moves

pavilion-refusals-no-move = это не ход; ходы выглядят так: 3G, CY, NWc:O+2, +P, pass, -R, done или =G
pavilion-refusals-no-star = нет звезды { $said }; звёзды: { $stars }
pavilion-refusals-no-rhombus = нет ромба { $said }; ромбы звезды: { $rhombi }
pavilion-refusals-wilds = { $said }: платят 1–5 джокерами или без них и без «+»
pavilion-refusals-picking = сейчас все берут плитки, пропустить нельзя
pavilion-refusals-wild-last = { pavilion-tiles-wild } — цвет-джокер, а там лежат другие цвета
pavilion-refusals-place-or-pass = сейчас выкладывают плитку или пропускают ход
pavilion-refusals-space-taken = этот ромб уже занят
pavilion-refusals-star-only = { pavilion-places-star } — только для { tiles-of-colours } плиток
pavilion-refusals-star-has = { pavilion-places-star }: { tiles-colour } плитка там уже есть, а цвета должны быть разные
pavilion-refusals-star-all = { pavilion-places-star } — теперь только для { tiles-of-colours } плиток
pavilion-refusals-wild-itself = { pavilion-tiles-wild } — сам джокер: платите только плитками этого цвета, без «+»
pavilion-refusals-own-colour = цена { $price }, и в оплате нужна хотя бы одна { tiles-colour } плитка
pavilion-refusals-few-wilds = для этого нужно { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокера
   *[many] { $wilds } джокеров
 } ({ pavilion-tiles-wild }), а есть { $held }
pavilion-refusals-few-tiles = цена { $price }; нужно: { tiles-many }, а есть { $held }
pavilion-refusals-reward-first = { $count ->
    [one] сначала награда: { $count } плитка из запаса
    [few] сначала награда: { $count } плитки из запаса
   *[many] сначала награда: { $count } плиток из запаса
 }
pavilion-refusals-supply = в запасе нет { tiles-of-colours } плиток
pavilion-refusals-too-many = { $count ->
    [one] осталась { $count } плитка; в резерв можно только { $most }
    [few] осталось { $count } плитки; в резерв можно только { $most }
   *[many] осталось { $count } плиток; в резерв можно только { $most }
 }
pavilion-refusals-none-left = { tiles-of-colours } плиток больше нет
pavilion-refusals-discard-or-keep = после пропуска хода плитки сбрасывают или оставляют в резерве

## For screen readers

pavilion-speech-wild = Цвет-джокер: { $now }{ $coming ->
    [none] {""}
   *[other] , далее { $coming }
 }.
pavilion-speech-supply = Запас: { $tiles }.
pavilion-speech-passed = { $name } пропускает ход.
pavilion-speech-token = Жетон первого игрока: { $name }.
pavilion-speech-hand = Плитки: { $tiles }. В резерве: { $kept }.
pavilion-speech-star = Звезда { $star }: { $spaces }.
pavilion-speech-space = { $letter } { tiles-colour }
pavilion-speech-price = { $letter } цена { $price }
pavilion-speech-paid = Награды получены: { $features }.
pavilion-speech-feature = { $kind ->
    [pillar] колонна { $where }
    [statue] статуя { $where }
   *[window] окно { $where }
 }

## Text board

pavilion-terminal-side = { $side ->
    [colour] цветная сторона
   *[grey] серая сторона
 }
pavilion-terminal-wild = джокер { pavilion-tiles-wild }
pavilion-terminal-do-acquire = { $name } берёт цвет со склада или из центра C, а с ним один джокер: 3G, CY.
pavilion-terminal-do-place = { $name } выкладывает плитку (NWc:O или NWc:O+2 с двумя джокерами) либо пропускает ход (pass).
pavilion-terminal-do-reward = { $name } берёт награду из запаса, ещё { $owed }: +P.
pavilion-terminal-do-keep = { $name } пропускает ход: сбросить плитки по 1 очку (-R), в резерв до 4 (done).
pavilion-terminal-supplying = { $then ->
    [none] Случай тянет плитку для запаса.
   *[other] Случай тянет плитку для запаса; потом ходит { $then }.
 }
pavilion-terminal-legend = Свободные ромбы: буква и цена. +1 колонна, +2 статуя, +3 окно, ✓ получено.
pavilion-terminal-legend-end = В конце: разноцветная звезда 12; все 1 — 4, все 2 — 8, все 3 — 12, все 4 — 16.
pavilion-terminal-supply = запас
pavilion-terminal-token = жетон
pavilion-terminal-passed = пропуск
pavilion-terminal-tiles = рука
pavilion-terminal-corners = резерв
pavilion-terminal-wilds = джокер
pavilion-terminal-star = звезда

## Colours

pavilion-tiles-wild = { $wild ->
    [B] синий
    [Y] жёлтый
    [R] красный
    [P] фиолетовый
    [G] зелёный
   *[O] оранжевый
 }
pavilion-tiles-of-wilds = { $wild ->
    [B] синих
    [Y] жёлтых
    [R] красных
    [P] фиолетовых
    [G] зелёных
   *[O] оранжевых
 }

## Why a place cannot be chosen

pavilion-why-supply = Из запаса берут только награду за окружённую колонну, статую или окно.
pavilion-why-feature = Заполните все ромбы вокруг — и возьмёте плитки из запаса: 1 за колонну, 2 за статую, 3 за окно.
pavilion-why-corner = Углы — для плиток, которые вы оставляете, когда пропускаете ход.
pavilion-why-place-later = Выкладывают тогда, когда разобраны все плитки.
pavilion-why-too-dear = Цена — { $price }, а плиток, которыми можно заплатить, у вас только { $tiles }.

## The command line

pavilion-side-values = summer_pavilion: colour (цветная), grey (серая)
