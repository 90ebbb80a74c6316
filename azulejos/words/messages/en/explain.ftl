# What `azulejos explain` says of a position. Terms count on a board: how often, times their weight.

explain-seat = { $name }: { $expected } points expected, margin { $margin }, wins with { $chance } %
explain-certain = certain, if the round ended now
explain-gain = what every board still gains
explain-moves = Best moves for { $name }: lead, chance and line ({ $nodes } nodes each)
explain-chance = { $chance } %
