# Why something cannot be done, where the rules themselves are not asked.

why-not-your-turn = It is not your turn.
why-not-your-board = This is another player's board; your tiles go on your own.
why-take-first = First take tiles, then choose where they go.
why-wall-later = Tiles go to a line first; the wall is tiled at the end of the round.
why-marker-alone = The marker cannot be taken alone; it comes with the first tiles taken from the centre.
why-nothing-there = No tiles are there to take.
why-supply = The supply gives tiles only as a reward for a surrounded pillar, statue or window.
why-feature = Fill every rhombus around it, and you take tiles from the supply: 1 for a pillar, 2 for a statue, 3 for a window.
why-corner = The corners are for tiles that you keep when you pass.
why-place-later = Placing comes when all tiles have been taken.
why-too-dear = { $tiles ->
    [one] Its price is { $price }, and only one of your tiles can pay for it.
   *[other] Its price is { $price }, and only { $tiles } of your tiles can pay for it.
 }
why-dome-later = Tiles go to a pattern row first; the dome is decorated at the end of the round.
why-buried = Only the top tile of a stack can be taken.
