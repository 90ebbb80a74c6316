duel-title = Azul Дуель
duel-about = Для двох: сонця й місяці, купол із пластин, фішки замість плиток, яких бракує.
duel-promise = Для тих, хто знає Azul: гра проти приязного бота й пояснення всюди, де правила інші.
duel-notation = Ходи з клавіатури: S3B>4 бере сині із сонця фабрики 3 в ряд 4, MR>F — червоні з місяців до розбитих плиток. P2 бере пластину 2, C1 — фішку, draw тягне пластину, @5r1 кладе її на квадрат 5, повернувши раз. 3@6 викладає ряд 3 у стовпчик 6.
duel-deal = Стіл готують до гри
duel-phase = { $phase ->
    [deal] підготовка
    [plates] підготовка
    [acquire] вибір
    [draw] вибір
    [keep] вибір
    [return] вибір
    [lay] вибір
    [stack] вибір
    [decorate] декорування
   *[over] кінець
 }
duel-term = { $term ->
    [waiting] ряд { $next } має куди лягти, бракує плиток: { $second }
    [fit] очки понад 1 за ряд { $next }
    [homeless] ряд { $next } ще без клітинки, бракує плиток: { $second }
    [payable] фішки доповнять ряд { $next }
    [chip] фішка-джокер
    [first] перший хід у наступному раунді
    [beside] вільна клітинка поруч із плиткою, ряд пластин { $next }
    [special] очки спеціальної клітинки, плиток на пластині: { $first }
    [choice] колір, що пасує ряду { $next }
    [wild] вільна клітинка-джокер, ряд пластин { $next }
    [rows] жетон: ряд, плиток { $first } з 6
    [columns] жетон: стовпчик, плиток { $first } з 6
    [diagonals] жетон: діагональ, плиток { $first } з 6
    [upper-corners] жетон: верхня кутова пластина, плиток { $first } з 4
    [lower-corners] жетон: нижня кутова пластина, плиток { $first } з 4
    [kinds] жетон: різних плиток у ряду: { $first }
    [wilds] жетон: очки за клітинки-джокери, порожніх: { $first }
   *[specials] жетон: порожня спеціальна клітинка, плиток на пластині: { $first }
 }

## In pictures

duel-boards-do-plates = { $you ->
    [yes] Ваш хід: виберіть першу пластину
   *[no] { $name } вибирає першу пластину
 }
duel-boards-do-action = { $you ->
    [yes] Ваш хід: візьміть плитки, пластину або фішку
   *[no] { $name } бере плитки, пластину або фішку
 }
duel-boards-do-draw = { $you ->
    [yes] Ваш хід: візьміть ще пластину або зупиніться
   *[no] { $name } бере ще пластину або зупиняється
 }
duel-boards-do-keep = { $you ->
    [yes] Ваш хід: залиште собі одну з узятих пластин
   *[no] { $name } залишає одну з узятих пластин
 }
duel-boards-do-return = { $you ->
    [yes] Ваш хід: поверніть решту пластин
   *[no] { $name } повертає решту пластин
 }
duel-boards-do-lay = { $you ->
    [yes] Ваш хід: викладіть пластину
   *[no] { $name } викладає пластину
 }
duel-boards-do-stack = { $you ->
    [yes] Ваш хід: складіть у стос решту плиток фабрики { $what }
   *[no] { $name } складає у стос решту плиток фабрики { $what }
 }
duel-boards-do-decorate = { $you ->
    [yes] Ваш хід: декоруйте ряд { $what }
   *[no] { $name } декорує ряд { $what }
 }
duel-boards-deck = колода { $count }
duel-boards-drawn = узяті пластини
duel-boards-left = пластини { $plates } · фішки { $chips }
duel-boards-tablet-name = { $tablet ->
    [rows] ряди
    [kinds] види
    [columns] стовпчики
    [border] край
    [diagonals] діагоналі
    [corners] кути
    [wilds] джокери
   *[specials] спеціальні
 }
duel-boards-tablet = { $tablet ->
    [rows] 3 за повний ряд
    [kinds] 4 за ряд із 5 видів
    [columns] 7 за повний стовпчик
    [border] 1 за плитку з краю
    [diagonals] 10 за діагональ
    [corners] 3 і 8 за кути
    [wilds] 2 за джокер, якщо всі
   *[specials] −3 за порожню спеціальну
 }

## Guided game

duel-coach-welcome = У «Дуелі» стіну ви будуєте самі. Це ваш купол: девʼять квадратів для пластин, які визначають, де який колір.
duel-coach-plate = Ви починаєте з безкоштовної пластини: виберіть будь-яку. На зірку ляже спеціальна плитка, щойно буде заповнено три інші клітинки пластини; кільце з багатьох кольорів приймає будь-який.
duel-coach-lay = Кладіть куди завгодно й повертайте як завгодно. З ряду шаблону плитка йде лише в ряд купола поруч: короткі ряди заповнюються швидше, тож верхні пластини раніше дають очки.
duel-coach-sun = Хід — це одна із чотирьох дій. Перша: взяти один колір з одного сонця. Як в Azul, усе йде в один ряд шаблону, а що не вмістилося, розбивається.
duel-coach-other-actions = Або візьміть пластину, або фішку, що лежить лицем догори, або плитки з місяців. Про кожну дію скажу, коли знадобиться.
duel-coach-stack = Решту складають стосом на місяць, у вашому порядку. Першою братимуть верхню: сховайте те, чого потребує суперник!
duel-coach-moon = Місяці: назвіть колір — і отримаєте верхню плитку кожного стосу цього кольору та всі такі з великого місяця, разом.
duel-coach-first = { $own ->
    [yes] Ви першими взяли з великого місяця: плитка першого ходу коштує 2 очки, зате ви починаєте наступний раунд.
   *[no] Бот першим узяв із великого місяця: плитка першого ходу коштує йому 2 очки, зате він починає наступний раунд.
 }
duel-coach-tokens = { $plates ->
    [one] У цьому раунді вам лишилося взяти ще { $plates } пластину. Відкриті безкоштовні, з колоди кожна коштує очко.
    [few] Щораунду ви берете рівно дві пластини, попереду ще { $plates }. Відкриті безкоштовні, з колоди кожна коштує очко.
   *[many] Щораунду ви берете рівно дві пластини, попереду ще { $plates }. Відкриті безкоштовні, з колоди кожна коштує очко.
 }
duel-coach-chip = Фішка лежить лицем догори. Дві з потрібним кольором або будь-які три потім замінять плитку, якої бракує в ряду. Кожен бере по дві за раунд.
duel-coach-draw = Кожна пластина з колоди коштує очко. Сорочка показує вид наступної. Зупиніться, коли захочете: одну залишите собі.
duel-coach-pay = Цей ряд неповний. За те, чого бракує, можна заплатити фішками, а можна лишити ряд на наступний раунд.
duel-coach-cell = Ряд повний, і підходить кілька клітинок: вибирайте. Сусід збоку, згори чи знизу дає більше, як в Azul.
duel-coach-scored = Перший із пʼяти раундів позаду. Ваші очки: { $points }. Повні ряди пішли на купол; розбиті плитки коштують 1, 2, 3 і 4 очки.
duel-coach-waiting = Ці ряди чекають: вони неповні або для них немає клітинки. Якщо всі три пластини ряду лежать, а місця немає, плитки розбиваються.
duel-coach-alone = Далі грайте самостійно. Поглядайте на жетони поруч із полем: вони платять наприкінці.
duel-coach-last = Останній раунд: пластин більше не беруть. Заповнюйте те, що купол ще приймає.
duel-coach-over = { $won ->
    [yes] Ви перемогли! Очок: { $points }, із них за жетони: { $bonus }. Чудова гра.
   *[no] Гру закінчено. Ваші очки: { $points }, із них за жетони: { $bonus }. Наступного разу місяці вас не здивують.
 }

## Wrong options

duel-errors-tablets = tablets={ $said }: має бути 'first', 'three', 'four' або від одного до чотирьох боків, не більше одного на жетон: { $known }

## Moves and scoring

duel-events-take = { tiles-many } { $factory ->
    [M] з місяців
    [L] з великої фабрики
   *[other] з фабрики { $factory }
 } { $row ->
    [F] до розбитої плитки
   *[other] { $factory ->
        [L] в
       *[other] у
     } ряд { $row }
 }
duel-events-cell-dome = { tiles-colour } плитка на купол: ряд { $row }, стовпчик { $column }
duel-events-laid-dome = ряд { $row }: { tiles-colour } плитка на куполі, { $points }: { events-why }{ $special ->
    [none] {""}
   *[other] ; пластину завершено, спеціальна плитка дає { $special }
 }
duel-events-row-breaks = ряд { $row }: { tiles-colour } плитка вже ніде не пасує на куполі, плитки розбиваються
duel-events-broken = { $what ->
    [broken] розбита плитка: { $cost ->
        [one] −{ $cost } очко
        [few] −{ $cost } очки
       *[many] −{ $cost } очок
     }
    [first] плитка першого ходу: { $first ->
        [one] −{ $first } очко
        [few] −{ $first } очки
       *[many] −{ $first } очок
     }
   *[both] розбита плитка: −{ $cost }, плитка першого ходу: −{ $first }
 }
duel-events-lay-plate = пластина на квадрат { $square }{ $turns ->
    [0] {""}
   *[other] , { duel-events-turned }
 }
duel-events-turned = { $turns ->
    [0] без повороту
    [1] поворот на 90°
    [2] поворот на 180°
   *[3] поворот на 270°
 }
duel-events-pay = оплата: { $chips }
duel-events-leave-row = ряд { $row } без змін
duel-events-draw-plate = ще одна пластина з колоди
duel-events-stop-drawing = досить пластин
duel-events-stack-next = наступна у стос — { tiles-colour } плитка
duel-events-take-plate = пластина { $plate }
duel-events-take-chip = { tiles-chip } з фабрики { $factory }
duel-events-keep-plate = собі — пластина { $plate }
duel-events-return-plate = під колоду — пластина { $plate }
duel-events-tablet = жетон «{ duel-boards-tablet-name }»: { duel-boards-tablet }, { $points }
duel-events-promise-dome = { $points } купол
duel-events-promise-broken = { $points } розбита плитка
duel-events-promise-first = { $points } плитка першого ходу
duel-events-row-full = ряд заповнено

## Wrong input

duel-faults-should-be = має бути { $due }

## Places

duel-places-square = квадрат { $square }
duel-places-dome-cell = ряд { $row }, стовпчик { $column } купола
duel-places-row = ряд { $row }
duel-places-plate = пластина { $plate }
duel-places-chip = { tiles-chip }, фабрика { $factory }
duel-places-sun = { $factory ->
    [L] сонце великої фабрики
   *[other] сонце фабрики { $factory }
 }
duel-places-moon = { $factory ->
    [L] місяць великої фабрики
   *[other] місяць фабрики { $factory }
 }
duel-places-broken = розбита плитка
duel-places-deck = колода
duel-places-drawn = узяті пластини
duel-places-tray = фішки

## Impossible positions

duel-positions-tablets = має бути від одного до чотирьох боків різних жетонів: { $known }
duel-positions-chips = { $count ->
    [one] є { $count } фішка { $chip }, а має бути { $due }
    [few] є { $count } фішки { $chip }, а має бути { $due }
   *[many] є { $count } фішок { $chip }, а має бути { $due }
 }
duel-positions-chips-to-come = { $count ->
    [one] треба буде відкрити ще { $count } фішку
    [few] треба буде відкрити ще { $count } фішки
   *[many] треба буде відкрити ще { $count } фішок
 }
duel-positions-chips-left = { $count ->
    [one] є { $count } фішка, а взяти можна ще { $most }
    [few] є { $count } фішки, а взяти можна ще { $most }
   *[many] є { $count } фішок, а взяти можна ще { $most }
 }
duel-positions-chip-later = фішку кладуть після плиток фабрики
duel-positions-chip-revealed = фішку саме відкривають: плиток немає, замість назви «?»
duel-positions-chip-covered = фішка закрита, поки на ній лежать плитки
duel-positions-plates = { $count ->
    [one] є лише { $count } пластина
    [few] є лише { $count } пластини
   *[many] є лише { $count } пластин
 }
duel-positions-plate-places = { $count ->
    [one] { $plate } лежить в { $count } місці
    [few] { $plate } лежить у { $count } місцях, а має в одному
   *[many] { $plate } лежить у { $count } місцях, а має в одному
 }
duel-positions-rotation = { $said } — має бути пластина з поворотом, наприклад SAr0, або нічого
duel-positions-top-unknown = сорочка невідома, а її зараз не відкривають
duel-positions-top-gone = пластин цього виду вже немає
duel-positions-top-other = це не сорочка наступної пластини
duel-positions-backs = { $count ->
    [one] лише { $count } невідома пластина має сорочку { $letter }
    [few] лише { $count } невідомі пластини мають сорочку { $letter }
   *[many] лише { $count } невідомих пластин мають сорочку { $letter }
 }
duel-positions-returned-after = після невідомих пластин ідуть повернуті
duel-positions-drawn-count = пластин має бути від 1 до { $most }
duel-positions-drawn-plate = { $said } — має бути назва пластини
duel-positions-drawn-kind = { $said } — має бути вид, S або W
duel-positions-bare-cell = { $letter } лежить там, де немає пластини, стовпчик { $column }
duel-positions-slot = { $letter } лежить на клітинці для { $shown }, стовпчик { $column }
duel-positions-both-sides = плитки лежать водночас і на сонці, і на місяці
duel-positions-broken-paid = за розбиту плитку вже мали зняти очки
duel-positions-undecorated = місце { $seat } ще не декорувало ряд { $row }
duel-positions-row-tiles = { $count ->
    [one] у ряду { $row } { $count } плитка, оплачено { $paid }
    [few] у ряду { $row } { $count } плитки, оплачено { $paid }
   *[many] у ряду { $row } { $count } плиток, оплачено { $paid }
 }
duel-positions-row-incomplete = ряд { $row } завершити не вдасться
duel-positions-one-payment = коли оплата лише одна, вибирати нема з чого
duel-positions-left-over = лишилися плитки або фішки
duel-positions-no-action = місце { $seat } не має дій
duel-positions-action-left = місце { $seat } ще має дію
duel-positions-start-turn = має бути { $seat }, перший гравець
duel-positions-no-plate-up = жодна пластина не лежить лицем догори
duel-positions-pick-round = пластини вибирають перед першим раундом
duel-positions-pick-first = на початку вибирають першу пластину, тож інших іще немає
duel-positions-pick-token = на початку пластину беруть без жетона
duel-positions-pick-none = вибирати нема з чого
duel-positions-token-used = жетон має бути вже використано
duel-positions-plates-last = в останньому раунді пластин не беруть
duel-positions-no-square = вільних квадратів немає
duel-positions-deck-empty = колода порожня, тож брати більше нічого
duel-positions-one-plate = коли пластина одна, вибирати нема з чого
duel-positions-single-plate = одну взяту пластину викладають, а з кількох одну залишають собі
duel-positions-stack-colours = на цьому сонці мають лишатися плитки двох кольорів
duel-positions-stack-high = { $most ->
    [one] у стосі більше ніж { $most } плитка
    [few] у стосі більше ніж { $most } плитки
   *[many] у стосі більше ніж { $most } плиток
 }
duel-positions-no-task = випадку немає чого відкривати
duel-positions-order = порядок такий: { $order }
duel-positions-after-draw = коли взято пластину, має бути { $due }
duel-positions-only-fronts = коли пластини взято, залишається тільки відкрити їхні лиця
duel-positions-no-fronts = лиця пластин відкривають, лише коли пластини взято
duel-positions-front-of-none = тут є лице пластини, якої немає
duel-positions-plate-there = тут мають відкрити пластину, але вона вже є
duel-positions-nothing-due = для { $task } відкривати нічого не треба
duel-positions-nothing-there = для { $task } відкрити нічого не можна
duel-positions-first-tile = спершу вона лежить на великій фабриці
duel-positions-moons = поки заповнюють фабрики, на місяцях немає плиток
duel-positions-later-factories = після цієї фабрики треба заповнити й усі наступні
duel-positions-later-tiles = на наступній фабриці вже є плитки

## Refused moves

duel-refusals-pick-plate = виберіть одну з відкритих пластин, від P1 до P3
duel-refusals-action = за хід беруть пластину, плитки із сонця чи з місяців або фішку
duel-refusals-draw-or-stop = візьміть ще пластину або зупиніться
duel-refusals-choose-kept = виберіть пластину, яку залишите собі: K та її номер
duel-refusals-put-under = покладіть решту пластин під колоду: U та номер
duel-refusals-lay-plate = викладіть узяту пластину, наприклад @5r1
duel-refusals-stack = складіть решту плиток у стос знизу вгору: ^ та колір
duel-refusals-nature-nothing = зараз нічого не тягнуть
duel-refusals-no-move = це не хід; { $reason }
duel-refusals-drawing-task = зараз тягне випадок ({ $task })
duel-refusals-again = пʼять плиток одного кольору повертають: again
duel-refusals-tile-drawn = зараз тягнуть плитку, наприклад =R
duel-refusals-chip-revealed = зараз відкривають фішку, якої ще не було
duel-refusals-back-shown = зараз видно сорочку верхньої пластини, =S або =W, з тих, що є
duel-refusals-plate-comes = зараз відкривають пластину, якої ще ніхто не бачив, того виду, що видно
duel-refusals-no-plate = на місці { $place } немає пластини
duel-refusals-not-drawn = пластини { $number } немає серед узятих
duel-refusals-square-taken = на квадраті { $square } вже є пластина
duel-refusals-sun-none-left = на сонці фабрики { $factory } не лишилося { tiles-of-colours } плиток
duel-refusals-no-plates-last = в останньому раунді пластин не беруть
duel-refusals-tokens-used = обидва жетони вже використано
duel-refusals-dome-full = на куполі немає вільних квадратів
duel-refusals-deck-empty = колода порожня
duel-refusals-chip-gone = на фабриці { $factory } вже немає фішки
duel-refusals-chip-covered = фішка фабрики { $factory } ще закрита під плитками
duel-refusals-two-chips = у цьому раунді вже взято дві фішки
duel-refusals-no-moon = { tiles-of-colours } плиток немає ні зверху на стосах, ні на великому місяці
duel-refusals-no-sun = { $factory ->
    [L] на сонці великої фабрики немає { tiles-of-colours } плиток
   *[other] на сонці фабрики { $factory } немає { tiles-of-colours } плиток
 }
duel-refusals-row-full = ряд { $row } вже заповнено
duel-refusals-row-holds = у ряду { $row } лежать { tiles-colours } плитки
duel-refusals-lay-tile = ряд { $row } заповнено: викладіть його плитку
duel-refusals-lay-tile-as = ряд { $row } заповнено: викладіть його плитку, наприклад { $row }@1
duel-refusals-decorate-order = зараз декорують ряд { $row }; ряди йдуть від 1 до 6
duel-refusals-row-not-full = ряд { $row } ще не заповнено
duel-refusals-part-paid = ряд, за який уже почали платити, треба завершити
duel-refusals-pay-or-leave = заплатіть за плитку, якої бракує в ряду { $row }, або залиште його
duel-refusals-chips = фішки — { $chips }, через +
duel-refusals-chip-order = фішки записують у такому порядку: { $chips }
duel-refusals-not-in-tray = таких фішок у вас немає
duel-refusals-two-enough = досить двох із цих фішок: на них є { $letter }
duel-refusals-others-unpaid = тоді решту плиток, яких бракує, не буде чим оплатити
duel-refusals-chip-price = плитка, якої бракує, коштує дві фішки з { $letter } або три будь-які
duel-refusals-cell-bare = у стовпчику { $column } ряду { $row } немає пластини
duel-refusals-cell-unfit = { tiles-colour } плитка не пасує до стовпчика { $column } ряду { $row }

## For screen readers

duel-speech-factory = Фабрика { $number }: сонце — { $sun }, місяць — { $moon }, { $chip }.
duel-speech-stack = знизу вгору { $tiles }
duel-speech-empty-moon = порожньо
duel-speech-large = Велика фабрика: сонце — { $sun }, місяць — { $moon }{ $first ->
    [yes] , плитка першого ходу
   *[no] {""}
 }.
duel-speech-chips-unseen = Ще не відкриті фішки: { $chips }.
duel-speech-chip = фішка: { $colours }
duel-speech-chip-hidden = закрита фішка
duel-speech-no-chip = без фішки
duel-speech-tray-chip = { $colours }
duel-speech-tablet = Жетон «{ duel-boards-tablet-name }», { duel-boards-tablet }: зараз { $now }.
duel-speech-plate = Пластина { $number }: { $plate }.
duel-speech-slots = { $plate }, згори { $above }, знизу { $below }
duel-speech-deck = Колода: { $count ->
    [one] { $count } пластина
    [few] { $count } пластини
   *[many] { $count } пластин
 }{ $top ->
    [S] , зверху спеціальна
    [W] , зверху пластина-джокер
   *[none] {""}
 }.
duel-speech-plates-unseen = Ще не відкриті пластини: { $plates }.
duel-speech-returned = Повернуто під колоду: { $plates }.
duel-speech-back = { $back ->
    [S] спеціальна пластина
   *[W] пластина-джокер
 }
duel-speech-drawn = Узято: { $plates }.
duel-speech-to-lay = Треба викласти: { $plate }.
duel-speech-left = Залишилося жетонів пластин: { $plates }. Фішок ще можна взяти в цьому раунді: { $chips }.
duel-speech-square = Квадрат { $number }: { $plate }.
duel-speech-no-plate = без пластини
duel-speech-broken = Розбита плитка: { $tiles }, штраф { $cost }.
duel-speech-unbroken = Розбитої плитки немає.
duel-speech-first-tile = Плитка першого ходу, штраф { $cost }.
duel-speech-tray = Фішки: { $chips }.
duel-speech-paid-row = Оплачено фішками в ряду { $row }: { $count }.

## Text board

duel-terminal-round-of = раунд { $round } з { $rounds }
duel-terminal-drawing = { $task ->
    [plate] Випадок відкриває пластину на місці P{ $number }.
    [top] Випадок показує сорочку наступної пластини колоди.
    [large] Випадок тягне плитку для великої фабрики.
    [small] Випадок тягне плитку для фабрики { $number }.
    [chip] Випадок перевертає фішку фабрики { $number }.
   *[front] Випадок перевертає взяту пластину { $number }.
 }
duel-terminal-do-plates = { $name } вибирає свою першу пластину з відкритих: P1, P2, P3.
duel-terminal-do-action = { $name } бере { $actions }.
duel-terminal-sun-tiles = плитки із сонця (S3B>4)
duel-terminal-moon-tiles = плитки з місяців (MY>2)
duel-terminal-a-chip = фішку (C2)
duel-terminal-a-plate = пластину (P2)
duel-terminal-do-draw = { $name } бере ще пластину за 1 очко (draw) або зупиняється (stop).
duel-terminal-do-keep-plate = { $name } залишає одну з узятих пластин: { $plates }.
duel-terminal-do-return = { $name } кладе пластину під колоду: { $plates }.
duel-terminal-do-lay = { $name } викладає { $plate } на вільний квадрат, поворот як на малюнку: @5r1.
duel-terminal-do-stack = { $name } складає у стос решту фабрики { $factory } знизу вгору: ^K.
duel-terminal-do-cell = { $name } вибирає клітинку для плитки ряду { $row } ({ tiles-colour }): { $row }@стовпчик.
duel-terminal-do-pay = { $name } докуповує плитки ряду { $row } ({ tiles-colour }), бракує { $missing } (pay T+TY){ $leave ->
    [yes] , або залишає його (leave)
   *[no] {""}
 }.
duel-terminal-sun = сонце
duel-terminal-moon = місяць
duel-terminal-deck = { $count ->
    [0] колода порожня
   *[other] { $top ->
        [none] колода { $count } (draw)
       *[other] колода { $count }, далі { $top } (draw)
     }
 }
duel-terminal-unseen = закриті { $special } S, { $wild } W
duel-terminal-below = знизу  { $plates }
duel-terminal-kept = собі
duel-terminal-chips = фішки
duel-terminal-left = жетонів пластин { $tokens }, узято фішок { $chips }
duel-terminal-tablets = жетони: { $tablets }
duel-terminal-tablet = { duel-boards-tablet-name } { $tablet ->
    [rows] по 3
    [kinds] 4 за ряд із пʼяти
    [columns] по 7
    [border] 1 за плитку
    [diagonals] по 10
    [corners] 3 верхні, 8 нижні
    [wilds] по 2, якщо всі
   *[specials] по -3 за порожню
 }

## Why a place cannot be chosen

duel-why-dome-later = Спершу плитки йдуть у ряд шаблону; купол декорують наприкінці раунду.
duel-why-buried = Зі стосу можна взяти лише верхню плитку.

## The command line

duel-tablets-values = duel: first, three, four або назви боків
