# Що кажуть скрипти сторінок. Вони знають значення, вибір за значенням та інші повідомлення.

scripts-you = Ви
scripts-your-turn = Ваш хід
scripts-to-move = Ходить { $name }
scripts-won = { $winners ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
    [many] Спільна перемога: { $names }
   *[other] Спільна перемога: { $names }
 }
