# Что `azulejos explain` говорит о позиции: сколько раз что-то есть на поле и сколько оно весит.

explain-seat = { $name }: ожидаемые очки { $expected }, разница { $margin }, вероятность победы { $chance } %
explain-certain = верные очки, если бы раунд закончился сейчас
explain-gain = что ещё получит каждое поле
explain-moves = Лучшие ходы, { $name } (просмотрено позиций: { $nodes }):
explain-term = { $term ->
    [azul-column] столбец, плиток { $first } из 5
    [azul-colour] цвет, плиток { $first } из 5
    [azul-row] ряд, плиток { $first } из 5
    [azul-line] линия { $next }, плиток: { $second }
    [azul-fit] очки сверх 1 за линию { $next }, плиток: { $second }
    [azul-first] первый ход в следующем раунде
    [duel-waiting] ряду { $next } есть куда лечь, не хватает плиток: { $second }
    [duel-fit] очки сверх 1 за ряд { $next }
    [duel-homeless] ряд { $next } ещё без клетки, не хватает плиток: { $second }
    [duel-payable] фишки дополнят ряд { $next }
    [duel-chip] фишка-джокер
    [duel-first] первый ход в следующем раунде
    [duel-beside] свободная клетка рядом с плиткой, ряд пластин { $next }
    [duel-special] очки специальной клетки, плиток на пластине: { $first }
    [duel-choice] цвет, который подходит ряду { $next }
    [duel-wild] свободная клетка-джокер, ряд пластин { $next }
    [duel-rows] жетон: ряд, плиток { $first } из 6
    [duel-columns] жетон: столбец, плиток { $first } из 6
    [duel-diagonals] жетон: диагональ, плиток { $first } из 6
    [duel-upper-corners] жетон: верхняя угловая пластина, плиток { $first } из 4
    [duel-lower-corners] жетон: нижняя угловая пластина, плиток { $first } из 4
    [duel-kinds] жетон: разных плиток в ряду: { $first }
    [duel-wilds] жетон: очки за клетки-джокеры, пустых: { $first }
    [duel-specials] жетон: пустая специальная клетка, плиток на пластине: { $first }
    [summer_pavilion-star] очки звезды, плиток { $first } из 6
    [summer_pavilion-price] цена { $first }, не хватает ромбов: { $second }
    [summer_pavilion-pillar] колонна, не хватает ромбов: { $first }
    [summer_pavilion-statue] статуя, не хватает ромбов: { $first }
    [summer_pavilion-window] окно, не хватает ромбов: { $first }
    [summer_pavilion-group] цвет, которым можно платить, плиток: { $first }
    [summer_pavilion-stray] цвет, которым ещё не заплатить, плиток: { $first }
    [summer_pavilion-wild] плиток-джокеров: { $first }
    [summer_pavilion-owed] плитка-награда, которую ещё предстоит взять
    [summer_pavilion-kept] плитка в резерве
    [summer_pavilion-kept-wild] плитка в резерве, которая станет джокером
   *[summer_pavilion-token] первый ход в следующем раунде
 }
