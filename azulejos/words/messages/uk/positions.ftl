# Чого не може бути в позиції, яку хтось записав. Стоїть після назви місця у файлі, наприклад
# players[1].wall[0], і перед пунктами правил. Місця гравців там нумерують від 0.

positions-seat = місце { $seat }
positions-seat-key = місце { $seat }, { $key }

## Будь-яка частина

positions-line = { $parts ->
    [one] у рядку гри { $game } { $parts } частина, а за нею гравці
    [few] у рядку гри { $game } { $parts } частини, а за ними гравці
   *[many] у рядку гри { $game } { $parts } частин, а за ними гравці
 }
positions-line-seat = { $parts ->
    [one] { $said } — між «;» має бути { $parts } частина
    [few] { $said } — між «;» має бути { $parts } частини
   *[many] { $said } — між «;» має бути { $parts } частин
 }
positions-unreadable = не вдалося прочитати { $said }

## Будь-яка гра

positions-tiles = є { tiles-many }, а має бути { $due }
positions-twice = { $said } трапляється двічі
positions-cells = { $count ->
    [one] { $said } — а має бути { $count } клітинка
    [few] { $said } — а має бути { $count } клітинки
   *[many] { $said } — а має бути { $count } клітинок
 }
positions-half-line = { $said } — має бути і колір, і кількість плиток або нічого
positions-tiles-here = у фазі { $phase } тут не може бути плиток
positions-none-on-table = { $phase }, але на столі немає жодної плитки
positions-in-turn = вітрини заповнюють одну за одною
positions-bag-empty = торбинка порожня, хоча випадок ще тягне плитки
positions-few-cells = { $count ->
    [one] підходить { $count } клітинка: вибирати нема з чого
    [few] підходить { $count } клітинки: вибирати нема з чого
   *[many] підходить { $count } клітинок: вибирати нема з чого
 }
positions-early-end = гра завершується після раунду { $last }
positions-winners = за очками перемогли { $won }
