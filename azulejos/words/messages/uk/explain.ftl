# Що `azulejos explain` каже про позицію: скільки разів щось є на полі й скільки воно важить.

explain-seat = { $name }: очікувані очки { $expected }, різниця { $margin }, імовірність перемоги { $chance } %
explain-certain = певні очки, якби раунд скінчився зараз
explain-gain = що ще здобуде кожне поле
explain-moves = Найкращі ходи, { $name } (переглянуто позицій: { $nodes }):
explain-term = { $term ->
    [azul-column] стовпчик, плиток { $first } з 5
    [azul-colour] колір, плиток { $first } з 5
    [azul-row] ряд, плиток { $first } з 5
    [azul-line] лінія { $next }, плиток: { $second }
    [azul-fit] очки понад 1 за лінію { $next }, плиток: { $second }
    [azul-first] перший хід у наступному раунді
    [duel-waiting] ряд { $next } має куди лягти, бракує плиток: { $second }
    [duel-fit] очки понад 1 за ряд { $next }
    [duel-homeless] ряд { $next } ще без клітинки, бракує плиток: { $second }
    [duel-payable] фішки доповнять ряд { $next }
    [duel-chip] фішка-джокер
    [duel-first] перший хід у наступному раунді
    [duel-beside] вільна клітинка поруч із плиткою, ряд пластин { $next }
    [duel-special] очки спеціальної клітинки, плиток на пластині: { $first }
    [duel-choice] колір, що пасує ряду { $next }
    [duel-wild] вільна клітинка-джокер, ряд пластин { $next }
    [duel-rows] жетон: ряд, плиток { $first } з 6
    [duel-columns] жетон: стовпчик, плиток { $first } з 6
    [duel-diagonals] жетон: діагональ, плиток { $first } з 6
    [duel-upper-corners] жетон: верхня кутова пластина, плиток { $first } з 4
    [duel-lower-corners] жетон: нижня кутова пластина, плиток { $first } з 4
    [duel-kinds] жетон: різних плиток у ряду: { $first }
    [duel-wilds] жетон: очки за клітинки-джокери, порожніх: { $first }
    [duel-specials] жетон: порожня спеціальна клітинка, плиток на пластині: { $first }
    [summer_pavilion-star] очки зірки, плиток { $first } з 6
    [summer_pavilion-price] ціна { $first }, бракує ромбів: { $second }
    [summer_pavilion-pillar] колона, бракує ромбів: { $first }
    [summer_pavilion-statue] статуя, бракує ромбів: { $first }
    [summer_pavilion-window] вікно, бракує ромбів: { $first }
    [summer_pavilion-group] колір, яким можна платити, плиток: { $first }
    [summer_pavilion-stray] колір, яким ще не заплатити, плиток: { $first }
    [summer_pavilion-wild] плиток-джокерів: { $first }
    [summer_pavilion-owed] плитка-винагорода, яку ще належить узяти
    [summer_pavilion-kept] плитка в резерві
    [summer_pavilion-kept-wild] плитка в резерві, що стане джокером
   *[summer_pavilion-token] перший хід у наступному раунді
 }
