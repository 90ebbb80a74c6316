# Чому так ходити не можна. Причина стоїть після ходу й перед пунктом правил.

refusals-over = гру завершено
refusals-no-colour = немає кольору { $said }; кольори: { $colours }
refusals-no-line = немає лінії { $said }; плитки кладуть у лінії 1–5 або на підлогу, F
refusals-no-display = немає вітрини { $said }; плитки беруть із вітрин 1–9 або з центру, C
refusals-no-move-azul = це не хід; ходи мають вигляд 3B4 (вітрина 3, сині, лінія 4), CKF, 2@5 або =R
refusals-nature-fills = випадок тягне плитки, лише коли заповнюють вітрини
refusals-bag = у торбинці немає { tiles-of-colours } плиток
refusals-no-cell-now = зараз не треба вибирати клітинку
refusals-row-order = зараз черга ряду { $row }; ряди йдуть згори вниз
refusals-cell-taken = у стовпчику { $column } ряду { $row } уже є плитка
refusals-column-has = { tiles-colour } плитка вже є у стовпчику { $column }
refusals-filling = вітрини ще заповнюють
refusals-choose-cell = брати вже нічого; виберіть клітинку в ряду { $row }
refusals-displays = вітрин лише { $displays }, бо гравців { $players }
refusals-no-tile = { $source ->
    [C] у центрі столу немає { tiles-of-colours } плиток
   *[other] на вітрині { $source } немає { tiles-of-colours } плиток
 }
refusals-line-full = лінію { $line } вже заповнено
refusals-line-holds = у лінії { $line } лежать { tiles-colours } плитки
refusals-wall-has = у ряду { $row } стіни вже є { tiles-colour } плитка

## Літній павільйон

refusals-no-move-pavilion = це не хід; ходи мають вигляд 3G, CY, NWc:O+2, +P, pass, -R, done або =G
refusals-no-star = немає зірки { $said }; зірки: { $stars }
refusals-no-rhombus = немає ромба { $said }; ромби зірки: { $rhombi }
refusals-wilds = { $said }: платять 1–5 джокерами або без них і без «+»
refusals-drawing = зараз випадок тягне плитки
refusals-picking = зараз усі беруть плитки, пропустити не можна
refusals-wild-last = { tiles-wild } — колір-джокер, а там лежать інші кольори
refusals-place-or-pass = зараз викладають плитку або пропускають хід
refusals-space-taken = цей ромб уже зайнятий
refusals-star-only = { places-star } — лише для { tiles-of-colours } плиток
refusals-star-has = { places-star }: { tiles-colour } плитка там уже є, а кольори мають бути різні
refusals-star-all = { places-star } — тепер лише для { tiles-of-colours } плиток
refusals-wild-itself = { tiles-wild } — сам джокер: платіть лише плитками цього кольору, без «+»
refusals-own-colour = ціна { $price }, і в оплаті потрібна щонайменше одна { tiles-colour } плитка
refusals-few-wilds = для цього треба { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокери
   *[many] { $wilds } джокерів
 } ({ tiles-wild }), а є { $held }
refusals-few-tiles = ціна { $price }; потрібно: { tiles-many }, а є { $held }
refusals-reward-first = { $count ->
    [one] спершу винагорода: { $count } плитка із запасу
    [few] спершу винагорода: { $count } плитки із запасу
   *[many] спершу винагорода: { $count } плиток із запасу
 }
refusals-supply = у запасі немає { tiles-of-colours } плиток
refusals-too-many = { $count ->
    [one] залишилася { $count } плитка; у резерв можна лише { $most }
    [few] залишилося { $count } плитки; у резерв можна лише { $most }
   *[many] залишилося { $count } плиток; у резерв можна лише { $most }
 }
refusals-none-left = { tiles-of-colours } плиток більше немає
refusals-discard-or-keep = після пропуску ходу плитки скидають або зберігають у резерві

## Дуель

refusals-pick-plate = виберіть одну з відкритих пластин, від P1 до P3
refusals-action = за хід беруть пластину, плитки із сонця чи з місяців або фішку
refusals-draw-or-stop = візьміть ще пластину або зупиніться
refusals-choose-kept = виберіть пластину, яку залишите собі: K та її номер
refusals-put-under = покладіть решту пластин під колоду: U та номер
refusals-lay-plate = викладіть узяту пластину, наприклад @5r1
refusals-stack = складіть решту плиток у стос знизу вгору: ^ та колір
refusals-nature-nothing = зараз нічого не тягнуть
refusals-no-move-duel = це не хід; { $reason }
refusals-drawing-task = зараз тягне випадок ({ $task })
refusals-again = пʼять плиток одного кольору повертають: again
refusals-tile-drawn = зараз тягнуть плитку, наприклад =R
refusals-chip-revealed = зараз відкривають фішку, якої ще не було
refusals-back-shown = зараз видно сорочку верхньої пластини, =S або =W, з тих, що є
refusals-plate-comes = зараз відкривають пластину, якої ще ніхто не бачив, того виду, що видно
refusals-no-plate = на місці { $place } немає пластини
refusals-not-drawn = пластини { $number } немає серед узятих
refusals-square-taken = на квадраті { $square } вже є пластина
refusals-sun-none-left = на сонці фабрики { $factory } не лишилося { tiles-of-colours } плиток
refusals-no-plates-last = в останньому раунді пластин не беруть
refusals-tokens-used = обидва жетони вже використано
refusals-dome-full = на куполі немає вільних квадратів
refusals-deck-empty = колода порожня
refusals-chip-gone = на фабриці { $factory } вже немає фішки
refusals-chip-covered = фішка фабрики { $factory } ще закрита під плитками
refusals-two-chips = у цьому раунді вже взято дві фішки
refusals-no-moon = { tiles-of-colours } плиток немає ні зверху на стосах, ні на великому місяці
refusals-no-sun = { $factory ->
    [L] на сонці великої фабрики немає { tiles-of-colours } плиток
   *[other] на сонці фабрики { $factory } немає { tiles-of-colours } плиток
 }
refusals-row-full = ряд { $row } вже заповнено
refusals-row-holds = у ряду { $row } лежать { tiles-colours } плитки
refusals-lay-tile = ряд { $row } заповнено: викладіть його плитку
refusals-lay-tile-as = ряд { $row } заповнено: викладіть його плитку, наприклад { $row }@1
refusals-decorate-order = зараз декорують ряд { $row }; ряди йдуть від 1 до 6
refusals-row-not-full = ряд { $row } ще не заповнено
refusals-part-paid = ряд, за який уже почали платити, треба завершити
refusals-pay-or-leave = заплатіть за плитку, якої бракує в ряду { $row }, або залиште його
refusals-chips = фішки — { $chips }, через +
refusals-chip-order = фішки записують у такому порядку: { $chips }
refusals-not-in-tray = таких фішок у вас немає
refusals-two-enough = досить двох із цих фішок: на них є { $letter }
refusals-others-unpaid = тоді решту плиток, яких бракує, не буде чим оплатити
refusals-chip-price = плитка, якої бракує, коштує дві фішки з { $letter } або три будь-які
refusals-cell-bare = у стовпчику { $column } ряду { $row } немає пластини
refusals-cell-unfit = { tiles-colour } плитка не пасує до стовпчика { $column } ряду { $row }
