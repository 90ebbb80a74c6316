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

scripts-play = Зіграти так
scripts-looking = Ви дивитеся на поле: { $name }.
scripts-round = Раунд { $round }
scripts-look = Поле: { $name }
scripts-is-to-move = , зараз ходить
