# Почему так ходить нельзя. Причина стоит после хода и перед пунктом правил.

refusals-over = игра окончена
refusals-no-colour = нет цвета { $said }; цвета: { $colours }
refusals-bag = в мешке нет { tiles-of-colours } плиток
refusals-cell-taken = в столбце { $column } ряда { $row } уже есть плитка
refusals-displays = складов только { $displays }, потому что игроков { $players }
refusals-no-tile = { $source ->
    [C] в центре стола нет { tiles-of-colours } плиток
   *[other] на складе { $source } нет { tiles-of-colours } плиток
 }

## Летний павильон

refusals-drawing = сейчас случай тянет плитки
