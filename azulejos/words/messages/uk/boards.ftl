# На картинках: речення над столом, оголошення, підписи. Для підписів мало місця.

boards-player = Гравець { $number }
boards-round = Раунд { $round }
boards-started = починає { $name }
boards-picture = { $title }: { $status }

## Чий хід і що робити. `you`: сказано тому, хто ходить.

boards-deal = Плитки дістають із торбинки
boards-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
boards-over = { $winners ->
    [one] Перемога: { $names }, { boards-points }
    [few] Спільна перемога: { $names }, по { boards-points }
   *[many] Спільна перемога: { $names }, по { boards-points }
 }
boards-scoring = Підрахунок очок раунду
boards-bonuses = Підрахунок бонусів

## Оголошення

boards-game-over = Гру завершено
boards-last-round = Останній раунд

## Підписи

boards-bag = Торбинка
boards-tower = Вежа
