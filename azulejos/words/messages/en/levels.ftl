# The bots for people, from the weakest to the strongest.

levels-name = { $level ->
    [newcomer] Newcomer
    [pupil] Pupil
    [apprentice] Apprentice
    [artisan] Artisan
    [expert] Expert
    [master] Master
    [virtuoso] Virtuoso
    [maestro] Maestro
    [grandmaster] Grandmaster
    [legend] Legend
   *[other] { $level }
 }
levels-about = { $level ->
    [newcomer] learning the game, overlooks a lot
    [pupil] takes good tiles, often not the best
    [apprentice] rarely misses what pays at once
    [artisan] takes what pays at once, and begins to plan
    [expert] plans, and watches the others
    [master] looks ahead in the round
    [virtuoso] looks far ahead
    [maestro] hardly ever errs
    [grandmaster] sees almost everything
   *[legend] as strong as we can
 }
