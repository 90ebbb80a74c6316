# Чому так ходити не можна. Причина стоїть після ходу й перед пунктом правил.

refusals-over = гру завершено
refusals-no-colour = немає кольору { $said }; кольори: { $colours }
refusals-bag = у торбинці немає { tiles-of-colours } плиток
refusals-cell-taken = у стовпчику { $column } ряду { $row } уже є плитка
refusals-displays = вітрин лише { $displays }, бо гравців { $players }
refusals-no-tile = { $source ->
    [C] у центрі столу немає { tiles-of-colours } плиток
   *[other] на вітрині { $source } немає { tiles-of-colours } плиток
 }

## Літній павільйон

refusals-drawing = зараз випадок тягне плитки
