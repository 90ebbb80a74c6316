# На картинках: предложение над столом, объявления, подписи. Для подписей мало места.

boards-player = Игрок { $number }
boards-round = Раунд { $round }
boards-started = начинает { $name }
boards-picture = { $title }: { $status }

## Чей ход и что делать. `you`: сказано тому, кто ходит.

boards-deal = Плитки достают из мешка
boards-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
boards-over = { $winners ->
    [one] Победа: { $names }, { boards-points }
    [few] Общая победа: { $names }, по { boards-points }
   *[many] Общая победа: { $names }, по { boards-points }
 }
boards-scoring = Подсчёт очков раунда
boards-bonuses = Подсчёт бонусов

## Объявления

boards-game-over = Игра окончена
boards-last-round = Последний раунд

## Подписи

boards-bag = Мешок
boards-tower = Башня
