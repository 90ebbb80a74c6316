# Поля в терміналі: щонайбільше 80 знаків у рядку, для слів мало місця.

terminal-seat = Місце { $seat }
terminal-round = раунд { $round }
terminal-start = починає { $name }
terminal-score = рахунок { $points }
terminal-over = { $winners ->
    [one] Гру завершено. Перемога: { $names }, { boards-points }.
    [few] Гру завершено. Спільна перемога: { $names }, по { boards-points }.
   *[many] Гру завершено. Спільна перемога: { $names }, по { boards-points }.
 }
terminal-filling = Випадок тягне плитку на вітрину { $display }.
terminal-bag = торбинка
terminal-tower = вежа
terminal-all = усі
