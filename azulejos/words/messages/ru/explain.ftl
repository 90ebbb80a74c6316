# Что `azulejos explain` говорит о позиции: сколько раз что-то есть на поле и сколько оно весит.

explain-seat = { $name }: ожидаемые очки { $expected }, разница { $margin }, вероятность победы { $chance } %
explain-certain = верные очки, если бы раунд закончился сейчас
explain-gain = что ещё получит каждое поле
explain-moves = Лучшие ходы, { $name }: перевес, шанс и линия (по { $nodes } позиций)
explain-chance = { $chance } %
