# What `azulejos explain` says of a position. Terms count on a board: how often, times their weight.

explain-seat = { $name }: { $expected } points expected, margin { $margin }, wins with { $chance } %
explain-certain = certain, if the round ended now
explain-gain = what every board still gains
explain-moves = Best moves for { $name } ({ $nodes } positions looked at):
explain-term = { $term ->
    [azul-column] column with { $first } of 5 tiles
    [azul-colour] colour with { $first } of 5 tiles
    [azul-row] row with { $first } of 5 tiles
    [azul-line] line { $next } with tiles: { $second }
    [azul-fit] points beyond 1 for line { $next }, tiles: { $second }
    [azul-first] starts the next round
    [duel-waiting] row { $next } fits, tiles missing: { $second }
    [duel-fit] points beyond 1 for row { $next }
    [duel-homeless] row { $next } has no slot yet, tiles missing: { $second }
    [duel-payable] chips can complete row { $next }
    [duel-chip] bonus chip
    [duel-first] starts the next round
    [duel-beside] free slot beside a tile, plates’ row { $next }
    [duel-special] points of a special slot, tiles on its plate: { $first }
    [duel-choice] colour that row { $next } can take
    [duel-wild] free multicolour slot, plates’ row { $next }
    [duel-rows] tablet: row with { $first } of 6 tiles
    [duel-columns] tablet: column with { $first } of 6 tiles
    [duel-diagonals] tablet: diagonal with { $first } of 6 tiles
    [duel-upper-corners] tablet: upper corner plate with { $first } of 4 tiles
    [duel-lower-corners] tablet: lower corner plate with { $first } of 4 tiles
    [duel-kinds] tablet: row with kinds of tile: { $first }
    [duel-wilds] tablet: multicolour points, slots empty: { $first }
    [duel-specials] tablet: empty special slot, tiles on its plate: { $first }
    [summer_pavilion-star] points of a star with { $first } of 6 tiles
    [summer_pavilion-price] price { $first }, rhombi missing: { $second }
    [summer_pavilion-pillar] pillar, rhombi missing: { $first }
    [summer_pavilion-statue] statue, rhombi missing: { $first }
    [summer_pavilion-window] window, rhombi missing: { $first }
    [summer_pavilion-group] colour that can pay, tiles: { $first }
    [summer_pavilion-stray] colour that cannot pay yet, tiles: { $first }
    [summer_pavilion-wild] wild tiles: { $first }
    [summer_pavilion-owed] reward tile to be taken
    [summer_pavilion-kept] tile kept in reserve
    [summer_pavilion-kept-wild] kept tile that will be wild
   *[summer_pavilion-token] starts the next round
 }
