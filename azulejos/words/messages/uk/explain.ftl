# Що `azulejos explain` каже про позицію: скільки разів щось є на полі й скільки воно важить.

explain-seat = { $name }: очікувані очки { $expected }, різниця { $margin }, імовірність перемоги { $chance } %
explain-certain = певні очки, якби раунд скінчився зараз
explain-gain = що ще здобуде кожне поле
explain-moves = Найкращі ходи, { $name }: перевага, шанс і лінія (по { $nodes } позицій)
explain-chance = { $chance } %
