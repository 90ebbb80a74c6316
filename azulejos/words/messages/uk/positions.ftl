# Чого не може бути в позиції, яку хтось записав. Стоїть після назви місця у файлі, наприклад
# players[1].wall[0], і перед пунктами правил. Місця гравців там нумерують від 0.

positions-seat = місце { $seat }
positions-seat-key = місце { $seat }, { $key }

## Будь-яка частина

positions-line = { $parts ->
    [one] у рядку гри { $game } { $parts } частина, а за нею гравці
    [few] у рядку гри { $game } { $parts } частини, а за ними гравці
   *[many] у рядку гри { $game } { $parts } частин, а за ними гравці
 }
positions-line-seat = { $parts ->
    [one] { $said } — між «;» має бути { $parts } частина
    [few] { $said } — між «;» має бути { $parts } частини
   *[many] { $said } — між «;» має бути { $parts } частин
 }
positions-unreadable = не вдалося прочитати { $said }

## Будь-яка гра

positions-tiles = є { tiles-many }, а має бути { $due }
positions-twice = { $said } трапляється двічі
positions-cells = { $count ->
    [one] { $said } — а має бути { $count } клітинка
    [few] { $said } — а має бути { $count } клітинки
   *[many] { $said } — а має бути { $count } клітинок
 }
positions-half-line = { $said } — має бути і колір, і кількість плиток або нічого
positions-tiles-here = у фазі { $phase } тут не може бути плиток
positions-none-on-table = { $phase }, але на столі немає жодної плитки
positions-in-turn = вітрини заповнюють одну за одною
positions-bag-empty = торбинка порожня, хоча випадок ще тягне плитки
positions-few-cells = { $count ->
    [one] підходить { $count } клітинка: вибирати нема з чого
    [few] підходить { $count } клітинки: вибирати нема з чого
   *[many] підходить { $count } клітинок: вибирати нема з чого
 }
positions-early-end = гра завершується після раунду { $last }
positions-winners = за очками перемогли { $won }

## Azul

positions-printed = { $letter } лежить на клітинці { $printed }, стовпчик { $column }
positions-column-twice = { $letter } двічі у стовпчику { $column }
positions-on-wall = { $letter } вже є в цьому ряду стіни
positions-markers = { $count ->
    [one] на підлозі місця { $seat } лежить { $count } маркер, а має бути { $due }
    [few] на підлозі місця { $seat } лежить { $count } маркери, а має бути { $due }
   *[many] на підлозі місця { $seat } лежить { $count } маркерів, а має бути { $due }
 }
positions-marker-central = поки випадок розкладає плитки, маркер лежить у центрі столу
positions-displays-full = deal, але всі вітрини заповнено
positions-no-tiling = вибирати клітинки можна лише на сірій стіні
positions-line-not-full = лінію { $line } місця { $seat } не заповнено
positions-untiled = місце { $seat } ще не декорувало ряд { $row }
positions-floor-unpaid = за підлогу місця { $seat } ще не знято очок

## Літній павільйон

positions-wild = { $said }, але джокер раунду { $round } — { $wild }
positions-rhombi = { $count ->
    [one] { $said } — а має бути { $count } ромб
    [few] { $said } — а має бути { $count } ромби
   *[many] { $said } — а має бути { $count } ромбів
 }
positions-star-mixed = { $said } — кольори мають бути або всі однакові, або всі різні
positions-star-twice = { $said } — колір трапляється двічі
positions-star-only = { $said } — тут може бути лише { $letter }
positions-passed-early = у фазі { $phase } ще ніхто не пропускає хід
positions-corners-early = у фазі { $phase } в кутах іще немає плиток
positions-corners-before = до пропуску ходу в кутах немає плиток
positions-corners-unchosen = плитки для кутів іще не вибрано
positions-tiles-after = після пропуску ходу плиток не лишається
positions-not-passed = місце { $seat } ще не пропустило хід
positions-passed = місце { $seat } вже пропустило хід
positions-not-all-passed = over, але хід пропустили ще не всі
positions-must-pass = місце { $seat } не має плиток, тож пропускає хід
positions-owed = { $count ->
    [one] { $owed }, але в запасі { $count } плитка
    [few] { $owed }, але в запасі { $count } плитки
   *[many] { $owed }, але в запасі { $count } плиток
 }
positions-tiles-late = у фазі 2 на вітринах немає плиток
positions-supply-full = deal, але запас повний
positions-supply-first = запас заповнюють раніше за вітрини
positions-table-full = deal, але запас і вітрини повні
positions-token-central = перед раундом маркер не лежить у центрі

## Дуель: фішки й пластини

positions-tablets = має бути від одного до чотирьох боків різних жетонів: { $known }
positions-chips = { $count ->
    [one] є { $count } фішка { $chip }, а має бути { $due }
    [few] є { $count } фішки { $chip }, а має бути { $due }
   *[many] є { $count } фішок { $chip }, а має бути { $due }
 }
positions-chips-to-come = { $count ->
    [one] треба буде відкрити ще { $count } фішку
    [few] треба буде відкрити ще { $count } фішки
   *[many] треба буде відкрити ще { $count } фішок
 }
positions-chips-left = { $count ->
    [one] є { $count } фішка, а взяти можна ще { $most }
    [few] є { $count } фішки, а взяти можна ще { $most }
   *[many] є { $count } фішок, а взяти можна ще { $most }
 }
positions-chip-later = фішку кладуть після плиток фабрики
positions-chip-revealed = фішку саме відкривають: плиток немає, замість назви «?»
positions-chip-covered = фішка закрита, поки на ній лежать плитки
positions-plates = { $count ->
    [one] є лише { $count } пластина
    [few] є лише { $count } пластини
   *[many] є лише { $count } пластин
 }
positions-plate-places = { $count ->
    [one] { $plate } лежить в { $count } місці
    [few] { $plate } лежить у { $count } місцях, а має в одному
   *[many] { $plate } лежить у { $count } місцях, а має в одному
 }
positions-rotation = { $said } — має бути пластина з поворотом, наприклад SAr0, або нічого
positions-top-unknown = сорочка невідома, а її зараз не відкривають
positions-top-gone = пластин цього виду вже немає
positions-top-other = це не сорочка наступної пластини
positions-backs = { $count ->
    [one] лише { $count } невідома пластина має сорочку { $letter }
    [few] лише { $count } невідомі пластини мають сорочку { $letter }
   *[many] лише { $count } невідомих пластин мають сорочку { $letter }
 }
positions-returned-after = після невідомих пластин ідуть повернуті
positions-drawn-count = пластин має бути від 1 до { $most }
positions-drawn-plate = { $said } — має бути назва пластини
positions-drawn-kind = { $said } — має бути вид, S або W

## Дуель: поля гравців і фабрики

positions-bare-cell = { $letter } лежить там, де немає пластини, стовпчик { $column }
positions-slot = { $letter } лежить на клітинці для { $shown }, стовпчик { $column }
positions-both-sides = плитки лежать водночас і на сонці, і на місяці
positions-broken-paid = за розбиту плитку вже мали зняти очки
positions-undecorated = місце { $seat } ще не декорувало ряд { $row }
positions-row-tiles = { $count ->
    [one] у ряду { $row } { $count } плитка, оплачено { $paid }
    [few] у ряду { $row } { $count } плитки, оплачено { $paid }
   *[many] у ряду { $row } { $count } плиток, оплачено { $paid }
 }
positions-row-incomplete = ряд { $row } завершити не вдасться
positions-one-payment = коли оплата лише одна, вибирати нема з чого
positions-left-over = лишилися плитки або фішки

## Дуель: чий хід і що відкриває випадок

positions-no-action = місце { $seat } не має дій
positions-action-left = місце { $seat } ще має дію
positions-start-turn = має бути { $seat }, перший гравець
positions-no-plate-up = жодна пластина не лежить лицем догори
positions-pick-round = пластини вибирають перед першим раундом
positions-pick-first = на початку вибирають першу пластину, тож інших іще немає
positions-pick-token = на початку пластину беруть без жетона
positions-pick-none = вибирати нема з чого
positions-token-used = жетон має бути вже використано
positions-plates-last = в останньому раунді пластин не беруть
positions-no-square = вільних квадратів немає
positions-deck-empty = колода порожня, тож брати більше нічого
positions-one-plate = коли пластина одна, вибирати нема з чого
positions-single-plate = одну взяту пластину викладають, а з кількох одну залишають собі
positions-stack-colours = на цьому сонці мають лишатися плитки двох кольорів
positions-stack-high = { $most ->
    [one] у стосі більше ніж { $most } плитка
    [few] у стосі більше ніж { $most } плитки
   *[many] у стосі більше ніж { $most } плиток
 }
positions-no-task = випадку немає чого відкривати
positions-order = порядок такий: { $order }
positions-after-draw = коли взято пластину, має бути { $due }
positions-only-fronts = коли пластини взято, залишається тільки відкрити їхні лиця
positions-no-fronts = лиця пластин відкривають, лише коли пластини взято
positions-front-of-none = тут є лице пластини, якої немає
positions-plate-there = тут мають відкрити пластину, але вона вже є
positions-nothing-due = для { $task } відкривати нічого не треба
positions-nothing-there = для { $task } відкрити нічого не можна
positions-first-tile = спершу вона лежить на великій фабриці
positions-moons = поки заповнюють фабрики, на місяцях немає плиток
positions-later-factories = після цієї фабрики треба заповнити й усі наступні
positions-later-tiles = на наступній фабриці вже є плитки
