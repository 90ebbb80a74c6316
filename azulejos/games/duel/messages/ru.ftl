duel-title = Azul Дуэль
duel-about = Для двоих: солнца и луны, купол из пластин, фишки вместо недостающих плиток.
duel-promise = Для тех, кто знает Azul: игра против дружелюбного бота и пояснения всюду, где правила другие.
duel-notation = Ходы с клавиатуры: S3B>4 берёт синие с солнца фабрики 3 в ряд 4, MR>F — красные с лун к разбитым плиткам. P2 берёт пластину 2, C1 — фишку, draw тянет пластину, @5r1 кладёт её на квадрат 5, повернув один раз. 3@6 выкладывает ряд 3 в столбец 6.
duel-deal = Стол готовят к игре
duel-phase = { $phase ->
    [deal] подготовка
    [plates] подготовка
    [acquire] выбор
    [draw] выбор
    [keep] выбор
    [return] выбор
    [lay] выбор
    [stack] выбор
    [decorate] украшение
   *[over] конец
 }
duel-term = { $term ->
    [waiting] ряду { $next } есть куда лечь, не хватает плиток: { $second }
    [fit] очки сверх 1 за ряд { $next }
    [homeless] ряд { $next } ещё без клетки, не хватает плиток: { $second }
    [payable] фишки дополнят ряд { $next }
    [chip] фишка-джокер
    [first] первый ход в следующем раунде
    [beside] свободная клетка рядом с плиткой, ряд пластин { $next }
    [special] очки специальной клетки, плиток на пластине: { $first }
    [choice] цвет, который подходит ряду { $next }
    [wild] свободная клетка-джокер, ряд пластин { $next }
    [rows] жетон: ряд, плиток { $first } из 6
    [columns] жетон: столбец, плиток { $first } из 6
    [diagonals] жетон: диагональ, плиток { $first } из 6
    [upper-corners] жетон: верхняя угловая пластина, плиток { $first } из 4
    [lower-corners] жетон: нижняя угловая пластина, плиток { $first } из 4
    [kinds] жетон: разных плиток в ряду: { $first }
    [wilds] жетон: очки за клетки-джокеры, пустых: { $first }
   *[specials] жетон: пустая специальная клетка, плиток на пластине: { $first }
 }

## In pictures

duel-boards-do-plates = { $you ->
    [yes] Ваш ход: выберите первую пластину
   *[no] { $name } выбирает первую пластину
 }
duel-boards-do-action = { $you ->
    [yes] Ваш ход: возьмите плитки, пластину или фишку
   *[no] { $name } берёт плитки, пластину или фишку
 }
duel-boards-do-draw = { $you ->
    [yes] Ваш ход: возьмите ещё пластину или остановитесь
   *[no] { $name } берёт ещё пластину или останавливается
 }
duel-boards-do-keep = { $you ->
    [yes] Ваш ход: оставьте себе одну из взятых пластин
   *[no] { $name } оставляет одну из взятых пластин
 }
duel-boards-do-return = { $you ->
    [yes] Ваш ход: верните остальные пластины
   *[no] { $name } возвращает остальные пластины
 }
duel-boards-do-lay = { $you ->
    [yes] Ваш ход: выложите пластину
   *[no] { $name } выкладывает пластину
 }
duel-boards-do-stack = { $you ->
    [yes] Ваш ход: сложите в стопку остальные плитки фабрики { $what }
   *[no] { $name } складывает в стопку остальные плитки фабрики { $what }
 }
duel-boards-do-decorate = { $you ->
    [yes] Ваш ход: украсьте ряд { $what }
   *[no] { $name } украшает ряд { $what }
 }
duel-boards-deck = колода { $count }
duel-boards-drawn = взятые пластины
duel-boards-left = пластины { $plates } · фишки { $chips }
duel-boards-tablet-name = { $tablet ->
    [rows] ряды
    [kinds] виды
    [columns] столбцы
    [border] край
    [diagonals] диагонали
    [corners] углы
    [wilds] джокеры
   *[specials] специальные
 }
duel-boards-tablet = { $tablet ->
    [rows] 3 за полный ряд
    [kinds] 4 за ряд из 5 видов
    [columns] 7 за полный столбец
    [border] 1 за плитку с краю
    [diagonals] 10 за диагональ
    [corners] 3 и 8 за углы
    [wilds] 2 за джокер, если все
   *[specials] −3 за пустую специальную
 }

## Guided game

duel-coach-welcome = В «Дуэли» стену вы строите сами. Это ваш купол: девять квадратов для пластин, которые определяют, где какой цвет.
duel-coach-plate = Вы начинаете с бесплатной пластины: выберите любую. На звезду ляжет специальная плитка, как только будут заполнены три другие клетки пластины; кольцо из многих цветов принимает любой.
duel-coach-lay = Кладите куда угодно и поворачивайте как угодно. Из ряда узора плитка идёт только в ряд купола рядом: короткие ряды заполняются быстрее, поэтому верхние пластины раньше дают очки.
duel-coach-sun = Ход — это одно из четырёх действий. Первое: взять один цвет с одного солнца. Как в Azul, всё идёт в один ряд узора, а что не поместилось, разбивается.
duel-coach-other-actions = Или возьмите пластину, или фишку, которая лежит лицом вверх, или плитки с лун. О каждом действии скажу, когда понадобится.
duel-coach-stack = Остаток складывают стопкой на луну, в вашем порядке. Первой возьмут верхнюю: спрячьте то, что нужно сопернику!
duel-coach-moon = Луны: назовите цвет — и получите верхнюю плитку каждой стопки этого цвета и все такие с большой луны, вместе.
duel-coach-first = { $own ->
    [yes] Вы первыми взяли с большой луны: плитка первого хода стоит 2 очка, зато вы начинаете следующий раунд.
   *[no] Бот первым взял с большой луны: плитка первого хода стоит ему 2 очка, зато он начинает следующий раунд.
 }
duel-coach-tokens = { $plates ->
    [one] В этом раунде вам осталось взять ещё { $plates } пластину. Открытые бесплатны, из колоды каждая стоит очко.
    [few] Каждый раунд вы берёте ровно две пластины, впереди ещё { $plates }. Открытые бесплатны, из колоды каждая стоит очко.
   *[many] Каждый раунд вы берёте ровно две пластины, впереди ещё { $plates }. Открытые бесплатны, из колоды каждая стоит очко.
 }
duel-coach-chip = Фишка лежит лицом вверх. Две с нужным цветом или любые три потом заменят плитку, которой не хватает в ряду. Каждый берёт по две за раунд.
duel-coach-draw = Каждая пластина из колоды стоит очко. Рубашка показывает вид следующей. Остановитесь, когда захотите: одну оставите себе.
duel-coach-pay = Этот ряд неполный. За то, чего не хватает, можно заплатить фишками, а можно оставить ряд на следующий раунд.
duel-coach-cell = Ряд полон, и подходит несколько клеток: выбирайте. Сосед сбоку, сверху или снизу даёт больше, как в Azul.
duel-coach-scored = Первый из пяти раундов позади. Ваши очки: { $points }. Полные ряды ушли на купол; разбитые плитки стоят 1, 2, 3 и 4 очка.
duel-coach-waiting = Эти ряды ждут: они неполные или для них нет клетки. Если все три пластины ряда лежат, а места нет, плитки разбиваются.
duel-coach-alone = Дальше играйте самостоятельно. Поглядывайте на жетоны рядом с полем: они платят в конце.
duel-coach-last = Последний раунд: пластины больше не берут. Заполняйте то, что купол ещё принимает.
duel-coach-over = { $won ->
    [yes] Вы победили! Очков: { $points }, из них за жетоны: { $bonus }. Отличная игра.
   *[no] Игра окончена. Ваши очки: { $points }, из них за жетоны: { $bonus }. В следующий раз луны вас не удивят.
 }

## Wrong options

duel-errors-tablets = tablets={ $said }: должно быть 'first', 'three', 'four' или от одной до четырёх сторон, не больше одной на жетон: { $known }

## Moves and scoring

duel-events-take = { tiles-many } { $factory ->
    [M] с лун
    [L] с большой фабрики
   *[other] с фабрики { $factory }
 } { $row ->
    [F] к разбитой плитке
   *[other] в ряд { $row }
 }
duel-events-cell-dome = { tiles-colour } плитка на купол: ряд { $row }, столбец { $column }
duel-events-laid-dome = ряд { $row }: { tiles-colour } плитка на куполе, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; пластина завершена, специальная плитка даёт { $special }
 }
duel-events-row-breaks = ряд { $row }: { tiles-colour } плитка больше никуда не подходит на куполе, плитки разбиваются
duel-events-broken = { $what ->
    [broken] разбитая плитка: { $cost ->
        [one] −{ $cost } очко
        [few] −{ $cost } очка
       *[many] −{ $cost } очков
     }
    [first] плитка первого хода: { $first ->
        [one] −{ $first } очко
        [few] −{ $first } очка
       *[many] −{ $first } очков
     }
   *[both] разбитая плитка: −{ $cost }, плитка первого хода: −{ $first }
 }
duel-events-lay-plate = пластина на квадрат { $square }{ $turns ->
    [0] {""}
   *[other] , { duel-events-turned }
 }
duel-events-turned = { $turns ->
    [0] без поворота
    [1] поворот на 90°
    [2] поворот на 180°
   *[3] поворот на 270°
 }
duel-events-pay = оплата: { $chips }
duel-events-leave-row = ряд { $row } без изменений
duel-events-draw-plate = ещё одна пластина из колоды
duel-events-stop-drawing = хватит пластин
duel-events-stack-next = следующая в стопку — { tiles-colour } плитка
duel-events-take-plate = пластина { $plate }
duel-events-take-chip = { tiles-chip } с фабрики { $factory }
duel-events-keep-plate = себе — пластина { $plate }
duel-events-return-plate = под колоду — пластина { $plate }
duel-events-tablet = жетон «{ duel-boards-tablet-name }»: { duel-boards-tablet }, { $points }
duel-events-promise-dome = { $points } купол
duel-events-promise-broken = { $points } разбитая плитка
duel-events-promise-first = { $points } плитка первого хода
duel-events-row-full = ряд заполнен

## Wrong input

duel-faults-should-be = должно быть { $due }

## Places

duel-places-square = квадрат { $square }
duel-places-dome-cell = ряд { $row }, столбец { $column } купола
duel-places-row = ряд { $row }
duel-places-plate = пластина { $plate }
duel-places-chip = { tiles-chip }, фабрика { $factory }
duel-places-sun = { $factory ->
    [L] солнце большой фабрики
   *[other] солнце фабрики { $factory }
 }
duel-places-moon = { $factory ->
    [L] луна большой фабрики
   *[other] луна фабрики { $factory }
 }
duel-places-broken = разбитая плитка
duel-places-deck = колода
duel-places-drawn = взятые пластины
duel-places-tray = фишки

## Impossible positions

duel-positions-tablets = должно быть от одной до четырёх сторон разных жетонов: { $known }
duel-positions-chips = { $count ->
    [one] есть { $count } фишка { $chip }, а должно быть { $due }
    [few] есть { $count } фишки { $chip }, а должно быть { $due }
   *[many] есть { $count } фишек { $chip }, а должно быть { $due }
 }
duel-positions-chips-to-come = { $count ->
    [one] предстоит открыть ещё { $count } фишку
    [few] предстоит открыть ещё { $count } фишки
   *[many] предстоит открыть ещё { $count } фишек
 }
duel-positions-chips-left = { $count ->
    [one] есть { $count } фишка, а взять можно ещё { $most }
    [few] есть { $count } фишки, а взять можно ещё { $most }
   *[many] есть { $count } фишек, а взять можно ещё { $most }
 }
duel-positions-chip-later = фишку кладут после плиток фабрики
duel-positions-chip-revealed = фишку как раз открывают: плиток нет, вместо названия «?»
duel-positions-chip-covered = фишка закрыта, пока на ней лежат плитки
duel-positions-plates = { $count ->
    [one] есть только { $count } пластина
    [few] есть только { $count } пластины
   *[many] есть только { $count } пластин
 }
duel-positions-plate-places = { $count ->
    [one] { $plate } лежит в { $count } месте
    [few] { $plate } лежит в { $count } местах, а должна в одном
   *[many] { $plate } лежит в { $count } местах, а должна в одном
 }
duel-positions-rotation = { $said } — нужна пластина с поворотом, например SAr0, или ничего
duel-positions-top-unknown = рубашка неизвестна, а сейчас её не открывают
duel-positions-top-gone = пластин этого вида больше нет
duel-positions-top-other = это не рубашка следующей пластины
duel-positions-backs = { $count ->
    [one] рубашка { $letter } только у { $count } неизвестной пластины
    [few] рубашка { $letter } только у { $count } неизвестных пластин
   *[many] рубашка { $letter } только у { $count } неизвестных пластин
 }
duel-positions-returned-after = после неизвестных пластин идут возвращённые
duel-positions-drawn-count = пластин должно быть от 1 до { $most }
duel-positions-drawn-plate = { $said } — должно быть название пластины
duel-positions-drawn-kind = { $said } — должен быть вид, S или W
duel-positions-bare-cell = { $letter } лежит там, где нет пластины, столбец { $column }
duel-positions-slot = { $letter } лежит на клетке для { $shown }, столбец { $column }
duel-positions-both-sides = плитки лежат одновременно и на солнце, и на луне
duel-positions-broken-paid = за разбитую плитку уже должны были снять очки
duel-positions-undecorated = место { $seat } ещё не украсило ряд { $row }
duel-positions-row-tiles = { $count ->
    [one] в ряду { $row } { $count } плитка, оплачено { $paid }
    [few] в ряду { $row } { $count } плитки, оплачено { $paid }
   *[many] в ряду { $row } { $count } плиток, оплачено { $paid }
 }
duel-positions-row-incomplete = ряд { $row } завершить не получится
duel-positions-one-payment = когда оплата только одна, выбирать не из чего
duel-positions-left-over = остались плитки или фишки
duel-positions-no-action = у места { $seat } нет действий
duel-positions-action-left = у места { $seat } ещё есть действие
duel-positions-start-turn = должно быть { $seat }, первый игрок
duel-positions-no-plate-up = ни одна пластина не лежит лицом вверх
duel-positions-pick-round = пластины выбирают перед первым раундом
duel-positions-pick-first = в начале выбирают первую пластину, поэтому других ещё нет
duel-positions-pick-token = в начале пластину берут без жетона
duel-positions-pick-none = выбирать не из чего
duel-positions-token-used = жетон уже должен быть использован
duel-positions-plates-last = в последнем раунде пластины не берут
duel-positions-no-square = свободных квадратов нет
duel-positions-deck-empty = колода пуста, поэтому брать больше нечего
duel-positions-one-plate = когда пластина одна, выбирать не из чего
duel-positions-single-plate = одну взятую пластину выкладывают, а из нескольких одну оставляют себе
duel-positions-stack-colours = на этом солнце должны оставаться плитки двух цветов
duel-positions-stack-high = { $most ->
    [one] в стопке больше { $most } плитки
    [few] в стопке больше { $most } плиток
   *[many] в стопке больше { $most } плиток
 }
duel-positions-no-task = случаю нечего открывать
duel-positions-order = порядок такой: { $order }
duel-positions-after-draw = когда пластина взята, должно быть { $due }
duel-positions-only-fronts = когда пластины взяты, остаётся только открыть их лица
duel-positions-no-fronts = лица пластин открывают, только когда пластины взяты
duel-positions-front-of-none = здесь есть лицо пластины, которой нет
duel-positions-plate-there = здесь должны открыть пластину, но она уже есть
duel-positions-nothing-due = для { $task } ничего открывать не нужно
duel-positions-nothing-there = для { $task } ничего открыть нельзя
duel-positions-first-tile = сначала она лежит на большой фабрике
duel-positions-moons = пока заполняются фабрики, на лунах нет плиток
duel-positions-later-factories = после этой фабрики нужно заполнить и все следующие
duel-positions-later-tiles = на следующей фабрике уже есть плитки

## Refused moves

duel-refusals-pick-plate = выберите одну из открытых пластин, от P1 до P3
duel-refusals-action = за ход берут пластину, плитки с солнца или с лун либо фишку
duel-refusals-draw-or-stop = возьмите ещё пластину или остановитесь
duel-refusals-choose-kept = выберите пластину, которую оставите себе: K и её номер
duel-refusals-put-under = положите остальные пластины под колоду: U и номер
duel-refusals-lay-plate = выложите взятую пластину, например @5r1
duel-refusals-stack = сложите оставшиеся плитки в стопку снизу вверх: ^ и цвет
duel-refusals-nature-nothing = сейчас ничего не тянут
duel-refusals-no-move = это не ход; { $reason }
duel-refusals-drawing-task = сейчас тянет случай ({ $task })
duel-refusals-again = пять плиток одного цвета возвращают: again
duel-refusals-tile-drawn = сейчас тянут плитку, например =R
duel-refusals-chip-revealed = сейчас открывают фишку, которой ещё не было
duel-refusals-back-shown = сейчас видна рубашка верхней пластины, =S или =W, из тех, что есть
duel-refusals-plate-comes = сейчас открывают пластину, которую ещё никто не видел, того вида, что виден
duel-refusals-no-plate = на месте { $place } нет пластины
duel-refusals-not-drawn = пластины { $number } нет среди взятых
duel-refusals-square-taken = на квадрате { $square } уже есть пластина
duel-refusals-sun-none-left = на солнце фабрики { $factory } не осталось { tiles-of-colours } плиток
duel-refusals-no-plates-last = в последнем раунде пластин не берут
duel-refusals-tokens-used = оба жетона уже использованы
duel-refusals-dome-full = на куполе нет свободных квадратов
duel-refusals-deck-empty = колода пуста
duel-refusals-chip-gone = на фабрике { $factory } больше нет фишки
duel-refusals-chip-covered = фишка фабрики { $factory } ещё закрыта под плитками
duel-refusals-two-chips = в этом раунде уже взяты две фишки
duel-refusals-no-moon = { tiles-of-colours } плиток нет ни сверху на стопках, ни на большой луне
duel-refusals-no-sun = { $factory ->
    [L] на солнце большой фабрики нет { tiles-of-colours } плиток
   *[other] на солнце фабрики { $factory } нет { tiles-of-colours } плиток
 }
duel-refusals-row-full = ряд { $row } уже заполнен
duel-refusals-row-holds = в ряду { $row } лежат { tiles-colours } плитки
duel-refusals-lay-tile = ряд { $row } заполнен: выложите его плитку
duel-refusals-lay-tile-as = ряд { $row } заполнен: выложите его плитку, например { $row }@1
duel-refusals-decorate-order = сейчас украшают ряд { $row }; ряды идут от 1 до 6
duel-refusals-row-not-full = ряд { $row } ещё не заполнен
duel-refusals-part-paid = ряд, за который уже начали платить, нужно завершить
duel-refusals-pay-or-leave = заплатите за недостающую плитку ряда { $row } или оставьте его
duel-refusals-chips = фишки — { $chips }, через +
duel-refusals-chip-order = фишки записывают в таком порядке: { $chips }
duel-refusals-not-in-tray = таких фишек у вас нет
duel-refusals-two-enough = хватит двух из этих фишек: на них есть { $letter }
duel-refusals-others-unpaid = тогда за остальные недостающие плитки нечем будет заплатить
duel-refusals-chip-price = недостающая плитка стоит две фишки с { $letter } или три любые
duel-refusals-cell-bare = в столбце { $column } ряда { $row } нет пластины
duel-refusals-cell-unfit = { tiles-colour } плитка не подходит к столбцу { $column } ряда { $row }

## For screen readers

duel-speech-factory = Фабрика { $number }: солнце — { $sun }, луна — { $moon }, { $chip }.
duel-speech-stack = снизу вверх { $tiles }
duel-speech-empty-moon = пусто
duel-speech-large = Большая фабрика: солнце — { $sun }, луна — { $moon }{ $first ->
    [yes] , плитка первого хода
   *[no] {""}
 }.
duel-speech-chips-unseen = Ещё не открытые фишки: { $chips }.
duel-speech-chip = фишка: { $colours }
duel-speech-chip-hidden = закрытая фишка
duel-speech-no-chip = без фишки
duel-speech-tray-chip = { $colours }
duel-speech-tablet = Жетон «{ duel-boards-tablet-name }», { duel-boards-tablet }: сейчас { $now }.
duel-speech-plate = Пластина { $number }: { $plate }.
duel-speech-slots = { $plate }, сверху { $above }, снизу { $below }
duel-speech-deck = Колода: { $count ->
    [one] { $count } пластина
    [few] { $count } пластины
   *[many] { $count } пластин
 }{ $top ->
    [S] , сверху специальная
    [W] , сверху пластина-джокер
   *[none] {""}
 }.
duel-speech-plates-unseen = Ещё не открытые пластины: { $plates }.
duel-speech-returned = Возвращено под колоду: { $plates }.
duel-speech-back = { $back ->
    [S] специальная пластина
   *[W] пластина-джокер
 }
duel-speech-drawn = Взято: { $plates }.
duel-speech-to-lay = Нужно выложить: { $plate }.
duel-speech-left = Осталось жетонов пластин: { $plates }. Фишек ещё можно взять в этом раунде: { $chips }.
duel-speech-square = Квадрат { $number }: { $plate }.
duel-speech-no-plate = без пластины
duel-speech-broken = Разбитая плитка: { $tiles }, штраф { $cost }.
duel-speech-unbroken = Разбитой плитки нет.
duel-speech-first-tile = Плитка первого хода, штраф { $cost }.
duel-speech-tray = Фишки: { $chips }.
duel-speech-paid-row = Оплачено фишками в ряду { $row }: { $count }.

## Text board

duel-terminal-round-of = раунд { $round } из { $rounds }
duel-terminal-drawing = { $task ->
    [plate] Случай открывает пластину на месте P{ $number }.
    [top] Случай показывает рубашку следующей пластины колоды.
    [large] Случай тянет плитку для большой фабрики.
    [small] Случай тянет плитку для фабрики { $number }.
    [chip] Случай переворачивает фишку фабрики { $number }.
   *[front] Случай переворачивает взятую пластину { $number }.
 }
duel-terminal-do-plates = { $name } выбирает свою первую пластину из открытых: P1, P2, P3.
duel-terminal-do-action = { $name } берёт { $actions }.
duel-terminal-sun-tiles = плитки с солнца (S3B>4)
duel-terminal-moon-tiles = плитки с лун (MY>2)
duel-terminal-a-chip = фишку (C2)
duel-terminal-a-plate = пластину (P2)
duel-terminal-do-draw = { $name } берёт ещё пластину за 1 очко (draw) или останавливается (stop).
duel-terminal-do-keep-plate = { $name } оставляет одну из взятых пластин: { $plates }.
duel-terminal-do-return = { $name } кладёт пластину под колоду: { $plates }.
duel-terminal-do-lay = { $name } выкладывает { $plate } на свободный квадрат, поворот как на рисунке: @5r1.
duel-terminal-do-stack = { $name } складывает в стопку остаток фабрики { $factory } снизу вверх: ^K.
duel-terminal-do-cell = { $name } выбирает клетку для плитки ряда { $row } ({ tiles-colour }): { $row }@столбец.
duel-terminal-do-pay = { $name } докупает плитки ряда { $row } ({ tiles-colour }), не хватает { $missing } (pay T+TY){ $leave ->
    [yes] , или оставляет его (leave)
   *[no] {""}
 }.
duel-terminal-sun = солнце
duel-terminal-moon = луна
duel-terminal-deck = { $count ->
    [0] колода пуста
   *[other] { $top ->
        [none] колода { $count } (draw)
       *[other] колода { $count }, далее { $top } (draw)
     }
 }
duel-terminal-unseen = закрыты { $special } S, { $wild } W
duel-terminal-below = снизу  { $plates }
duel-terminal-kept = себе
duel-terminal-chips = фишки
duel-terminal-left = жетонов пластин { $tokens }, взято фишек { $chips }
duel-terminal-tablets = жетоны: { $tablets }
duel-terminal-tablet = { duel-boards-tablet-name } { $tablet ->
    [rows] по 3
    [kinds] 4 за ряд из пяти
    [columns] по 7
    [border] 1 за плитку
    [diagonals] по 10
    [corners] 3 верхние, 8 нижние
    [wilds] по 2, если все
   *[specials] по -3 за пустую
 }

## Why a place cannot be chosen

duel-why-dome-later = Сначала плитки идут в ряд узора; купол украшают в конце раунда.
duel-why-buried = Из стопки можно взять только верхнюю плитку.

## The command line

duel-tablets-values = duel: first, three, four или названия сторон
