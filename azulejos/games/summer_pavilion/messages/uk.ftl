pavilion-title = Літній павільйон
pavilion-about = Шість раундів: зірки, кольори-джокери й винагороди дорогою.
pavilion-promise = Для тих, хто знає Azul: гра проти приязного бота й пояснення всюди, де правила інші.
pavilion-notation = Ходи з клавіатури: 3B бере сині з вітрини 3, CR — червоні з центру. NWc:O+1 закриває ромб c північно-західної зірки помаранчевою плиткою, в оплаті 1 джокер. +P бере фіолетову із запасу, -Y скидає жовту. pass, done.
pavilion-side = { $value ->
    [colour] Кольоровий бік
   *[grey] Сірий бік
 }
pavilion-phase = { $phase ->
    [deal] підготовка
    [acquire] вибір плиток
    [play] викладання
    [reward] винагорода
    [keep] пропуск ходу
   *[over] кінець
 }
pavilion-term = { $term ->
    [star] очки зірки, плиток { $first } з 6
    [price] ціна { $first }, бракує ромбів: { $second }
    [pillar] колона, бракує ромбів: { $first }
    [statue] статуя, бракує ромбів: { $first }
    [window] вікно, бракує ромбів: { $first }
    [group] колір, яким можна платити, плиток: { $first }
    [stray] колір, яким ще не заплатити, плиток: { $first }
    [wild] плиток-джокерів: { $first }
    [owed] плитка-винагорода, яку ще належить узяти
    [kept] плитка в резерві
    [kept-wild] плитка в резерві, що стане джокером
   *[token] перший хід у наступному раунді
 }

## In pictures

pavilion-boards-do-acquire = { $you ->
    [yes] Ваш хід: візьміть плитки одного кольору
   *[no] { $name } бере плитки одного кольору
 }
pavilion-boards-do-place = { $you ->
    [yes] Ваш хід: викладіть плитку або пропустіть хід
   *[no] { $name } викладає плитку або пропускає хід
 }
pavilion-boards-do-reward = { $you ->
    [yes] { $what ->
        [one] Ваш хід: візьміть { $what } плитку із запасу
        [few] Ваш хід: візьміть { $what } плитки із запасу
       *[many] Ваш хід: візьміть { $what } плиток із запасу
     }
   *[no] { $what ->
        [one] { $name } бере { $what } плитку із запасу
        [few] { $name } бере { $what } плитки із запасу
       *[many] { $name } бере { $what } плиток із запасу
     }
 }
pavilion-boards-do-reserve = { $you ->
    [yes] Ваш хід: збережіть у резерві до чотирьох плиток
   *[no] { $name } зберігає в резерві до чотирьох плиток
 }
pavilion-boards-wild-colour = { $wild ->
    [B] Джокер: синій
    [Y] Джокер: жовтий
    [R] Джокер: червоний
    [P] Джокер: фіолетовий
    [G] Джокер: зелений
   *[O] Джокер: помаранчевий
 }
pavilion-boards-wild = джокер
pavilion-boards-next = далі
pavilion-boards-pass = пропуск

## Guided game

pavilion-coach-welcome = У «Літньому павільйоні» немає ні ліній, ні підлоги. Спершу всі беруть плитки, вони лежать біля поля. Потім усі платять ними, щоб викладати.
pavilion-coach-wild = Щораунду якийсь колір стає джокером; у цьому — фіолетовий. Під час оплати джокер може замінити будь-який колір.
pavilion-coach-take = Беріть колір, що не джокер: отримаєте всі його плитки звідти й рівно один джокер, якщо він там є.
pavilion-coach-token = Хто першим візьме із центру, потім і викладає першим, але платить по очку за кожну взяту плитку.
pavilion-coach-place = Тепер викладаємо, по одній плитці за хід. Число на ромбі каже, скільки плиток він коштує: одна лягає на поле, решту скидають. Ось на які вам вистачає.
pavilion-coach-pay = Зовнішні зірки приймають один колір, середня — кожен колір по разу. Джокери допомагають платити, але одна плитка має бути потрібного кольору.
pavilion-coach-run = { $points ->
    [one] Одразу { $points } очко. Плитка дає стільки очок, скільки плиток у її ряду в зірці: наступна поруч дасть 2, потім 3.
    [few] Одразу { $points } очки: стільки плиток у її ряду в зірці.
   *[many] Одразу { $points } очок: стільки плиток у її ряду в зірці.
 }
pavilion-coach-features = Заповніть усі ромби навколо — і запас дасть вам плитки: 1 за колону, 2 за статую, 3 за вікно.
pavilion-coach-reward = { $tiles ->
    [one] Оточено! Візьміть із запасу { $tiles } плитку. Джокери — непоганий вибір.
    [few] Оточено! Візьміть із запасу { $tiles } плитки. Джокери — непоганий вибір.
   *[many] Оточено! Візьміть із запасу { $tiles } плиток. Джокери — непоганий вибір.
 }
pavilion-coach-pass = Викласти більше нічого не можна, тож ви пропускаєте хід. До чотирьох плиток чекатимуть у кутах на наступний раунд.
pavilion-coach-keep = { $tiles ->
    [one] Ви пропустили хід, лишилася { $tiles } плитка: збережіть її на наступний раунд.
    [few] Ви пропустили хід, лишилося { $tiles } плитки. До чотирьох можна зберегти в кутах; кожна інша коштує очко.
   *[many] Ви пропустили хід, лишилося { $tiles } плиток. До чотирьох можна зберегти в кутах; кожна інша коштує очко.
 }
pavilion-coach-new-wild = Новий раунд — новий джокер; поруч показано й наступний. Бережіть плитки, чия черга ще попереду.
pavilion-coach-stars = Після шести раундів платить кожна повна зірка, числа під полем кажуть скільки. А ще повний набір усіх одиниць, двійок, трійок чи четвірок.
pavilion-coach-alone = Далі грайте самостійно. Я озвуся, коли буде щось нове.
pavilion-coach-last = Останній раунд. Кожна плитка, що лишиться, коштує очко: витрачайте, що маєте.
pavilion-coach-over = { $won ->
    [yes] Ви перемогли! Очок: { $points }. Чудова гра.
   *[no] Гру закінчено. Ваші очки: { $points }. Частіше виграє той, хто рано завершує зірки й береже джокери.
 }

## Moves and scoring

pavilion-events-wild-tiles = { $wilds ->
    [one] { $wilds } { pavilion-tiles-wild } джокер
    [few] { $wilds } { pavilion-tiles-wilds } джокери
   *[many] { $wilds } { pavilion-tiles-of-wilds } джокерів
 }
pavilion-events-take = { tiles-many }{ $wild ->
    [none] {""}
   *[other] {" "}та 1 { pavilion-tiles-wild } джокер
 } { events-from-market }{ $token ->
    [yes] {" "}разом із маркером першого ходу
   *[no] {""}
 }
pavilion-events-place = { tiles-colour } плитка на ромб { $space } { pavilion-places-of-star } ({ pavilion-events-payment })
pavilion-events-payment = { tiles-many }{ $wilds ->
    [0] {""}
   *[other] {" "}та { pavilion-events-wild-tiles }
 }
pavilion-events-from-supply = { tiles-colour } плитка із запасу
pavilion-events-discard = скидання: 1 { tiles-colour } плитка
pavilion-events-pass = пропуск ходу
pavilion-events-keep-rest = решта — в резерв
pavilion-events-star-complete = { $colour ->
    [all] { pavilion-places-star } завершена, різнобарвна, { $points }
   *[other] { pavilion-places-star } завершена, { tiles-colour }, { $points }
 }
pavilion-events-number-complete = усі ромби з числом { $number } закриті, { $points }
pavilion-events-left-over = { $count ->
    [one] зайва { $count } плитка, { $points }
    [few] зайві { $count } плитки, { $points }
   *[many] зайвих { $count } плиток, { $points }
 }
pavilion-events-promise-points = { $count ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
pavilion-events-promise-supply = { $count ->
    [one] { $count } плитка із запасу
    [few] { $count } плитки із запасу
   *[many] { $count } плиток із запасу
 }

## Places

pavilion-places-star = { $star ->
    [C] центральна зірка
    [NW] північно-західна зірка
    [NE] північно-східна зірка
    [E] східна зірка
    [SE] південно-східна зірка
    [SW] південно-західна зірка
   *[W] західна зірка
 }
pavilion-places-of-star = { $star ->
    [C] центральної зірки
    [NW] північно-західної зірки
    [NE] північно-східної зірки
    [E] східної зірки
    [SE] південно-східної зірки
    [SW] південно-західної зірки
   *[W] західної зірки
 }
pavilion-places-space = ромб { $space } { pavilion-places-of-star }, ціна { $price }
pavilion-places-hand = ваші плитки
pavilion-places-supply = запас

## Impossible positions

pavilion-positions-wild = { $said }, але джокер раунду { $round } — { $wild }
pavilion-positions-rhombi = { $count ->
    [one] { $said } — а має бути { $count } ромб
    [few] { $said } — а має бути { $count } ромби
   *[many] { $said } — а має бути { $count } ромбів
 }
pavilion-positions-star-mixed = { $said } — кольори мають бути або всі однакові, або всі різні
pavilion-positions-star-twice = { $said } — колір трапляється двічі
pavilion-positions-star-only = { $said } — тут може бути лише { $letter }
pavilion-positions-passed-early = у фазі { $phase } ще ніхто не пропускає хід
pavilion-positions-corners-early = у фазі { $phase } в кутах іще немає плиток
pavilion-positions-corners-before = до пропуску ходу в кутах немає плиток
pavilion-positions-corners-unchosen = плитки для кутів іще не вибрано
pavilion-positions-tiles-after = після пропуску ходу плиток не лишається
pavilion-positions-not-passed = місце { $seat } ще не пропустило хід
pavilion-positions-passed = місце { $seat } вже пропустило хід
pavilion-positions-not-all-passed = over, але хід пропустили ще не всі
pavilion-positions-must-pass = місце { $seat } не має плиток, тож пропускає хід
pavilion-positions-owed = { $count ->
    [one] { $owed }, але в запасі { $count } плитка
    [few] { $owed }, але в запасі { $count } плитки
   *[many] { $owed }, але в запасі { $count } плиток
 }
pavilion-positions-tiles-late = у фазі 2 на вітринах немає плиток
pavilion-positions-supply-full = deal, але запас повний
pavilion-positions-supply-first = запас заповнюють раніше за вітрини
pavilion-positions-table-full = deal, але запас і вітрини повні
pavilion-positions-token-central = перед раундом маркер не лежить у центрі

## Refused moves

pavilion-refusals-no-move = це не хід; ходи мають вигляд 3G, CY, NWc:O+2, +P, pass, -R, done або =G
pavilion-refusals-no-star = немає зірки { $said }; зірки: { $stars }
pavilion-refusals-no-rhombus = немає ромба { $said }; ромби зірки: { $rhombi }
pavilion-refusals-wilds = { $said }: платять 1–5 джокерами або без них і без «+»
pavilion-refusals-picking = зараз усі беруть плитки, пропустити не можна
pavilion-refusals-wild-last = { pavilion-tiles-wild } — колір-джокер, а там лежать інші кольори
pavilion-refusals-place-or-pass = зараз викладають плитку або пропускають хід
pavilion-refusals-space-taken = цей ромб уже зайнятий
pavilion-refusals-star-only = { pavilion-places-star } — лише для { tiles-of-colours } плиток
pavilion-refusals-star-has = { pavilion-places-star }: { tiles-colour } плитка там уже є, а кольори мають бути різні
pavilion-refusals-star-all = { pavilion-places-star } — тепер лише для { tiles-of-colours } плиток
pavilion-refusals-wild-itself = { pavilion-tiles-wild } — сам джокер: платіть лише плитками цього кольору, без «+»
pavilion-refusals-own-colour = ціна { $price }, і в оплаті потрібна щонайменше одна { tiles-colour } плитка
pavilion-refusals-few-wilds = для цього треба { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокери
   *[many] { $wilds } джокерів
 } ({ pavilion-tiles-wild }), а є { $held }
pavilion-refusals-few-tiles = ціна { $price }; потрібно: { tiles-many }, а є { $held }
pavilion-refusals-reward-first = { $count ->
    [one] спершу винагорода: { $count } плитка із запасу
    [few] спершу винагорода: { $count } плитки із запасу
   *[many] спершу винагорода: { $count } плиток із запасу
 }
pavilion-refusals-supply = у запасі немає { tiles-of-colours } плиток
pavilion-refusals-too-many = { $count ->
    [one] залишилася { $count } плитка; у резерв можна лише { $most }
    [few] залишилося { $count } плитки; у резерв можна лише { $most }
   *[many] залишилося { $count } плиток; у резерв можна лише { $most }
 }
pavilion-refusals-none-left = { tiles-of-colours } плиток більше немає
pavilion-refusals-discard-or-keep = після пропуску ходу плитки скидають або зберігають у резерві

## For screen readers

pavilion-speech-wild = Колір-джокер: { $now }{ $coming ->
    [none] {""}
   *[other] , далі { $coming }
 }.
pavilion-speech-supply = Запас: { $tiles }.
pavilion-speech-passed = { $name } пропускає хід.
pavilion-speech-token = Маркер першого ходу: { $name }.
pavilion-speech-hand = Плитки: { $tiles }. У резерві: { $kept }.
pavilion-speech-star = Зірка { $star }: { $spaces }.
pavilion-speech-space = { $letter } { tiles-colour }
pavilion-speech-price = { $letter } ціна { $price }
pavilion-speech-paid = Винагороди отримано: { $features }.
pavilion-speech-feature = { $kind ->
    [pillar] колона { $where }
    [statue] статуя { $where }
   *[window] вікно { $where }
 }

## Text board

pavilion-terminal-side = { $side ->
    [colour] кольоровий бік
   *[grey] сірий бік
 }
pavilion-terminal-wild = джокер { pavilion-tiles-wild }
pavilion-terminal-do-acquire = { $name } бере колір із вітрини чи центру C, а з ним один джокер: 3G, CY.
pavilion-terminal-do-place = { $name } викладає плитку (NWc:O або NWc:O+2 із двома джокерами) чи пропускає хід (pass).
pavilion-terminal-do-reward = { $name } бере винагороду із запасу, ще { $owed }: +P.
pavilion-terminal-do-keep = { $name } пропускає хід: скинути плитки по 1 очку (-R), у резерв до 4 (done).
pavilion-terminal-supplying = { $then ->
    [none] Випадок тягне плитку для запасу.
   *[other] Випадок тягне плитку для запасу; потім ходить { $then }.
 }
pavilion-terminal-legend = Вільні ромби: літера й ціна. +1 колона, +2 статуя, +3 вікно, ✓ отримано.
pavilion-terminal-legend-end = Наприкінці: різнобарвна зірка 12; усі 1 — 4, усі 2 — 8, усі 3 — 12, усі 4 — 16.
pavilion-terminal-supply = запас
pavilion-terminal-token = маркер
pavilion-terminal-passed = пропуск
pavilion-terminal-tiles = рука
pavilion-terminal-corners = резерв
pavilion-terminal-wilds = джокер
pavilion-terminal-star = зірка

## Colours

pavilion-tiles-wild = { $wild ->
    [B] синій
    [Y] жовтий
    [R] червоний
    [P] фіолетовий
    [G] зелений
   *[O] помаранчевий
 }
pavilion-tiles-wilds = { $wild ->
    [B] сині
    [Y] жовті
    [R] червоні
    [P] фіолетові
    [G] зелені
   *[O] помаранчеві
 }
pavilion-tiles-of-wilds = { $wild ->
    [B] синіх
    [Y] жовтих
    [R] червоних
    [P] фіолетових
    [G] зелених
   *[O] помаранчевих
 }

## Why a place cannot be chosen

pavilion-why-supply = Із запасу беруть лише винагороду за оточену колону, статую чи вікно.
pavilion-why-feature = Заповніть усі ромби навколо — і візьмете плитки із запасу: 1 за колону, 2 за статую, 3 за вікно.
pavilion-why-corner = Кути — для плиток, які ви зберігаєте, коли пропускаєте хід.
pavilion-why-place-later = Викладають тоді, коли розібрано всі плитки.
pavilion-why-too-dear = Ціна — { $price }, а плиток, якими можна заплатити, у вас лише { $tiles }.

## The command line

pavilion-side-values = summer_pavilion: colour (кольоровий), grey (сірий)
