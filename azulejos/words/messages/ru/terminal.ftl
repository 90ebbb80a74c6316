# Поля в терминале: не больше 80 знаков в строке, для слов мало места.

terminal-seat = Место { $seat }
terminal-round = раунд { $round }
terminal-start = начинает { $name }
terminal-score = счёт { $points }
terminal-over = { $winners ->
    [one] Игра окончена. Победа: { $names }, { boards-points }.
    [few] Игра окончена. Общая победа: { $names }, по { boards-points }.
   *[many] Игра окончена. Общая победа: { $names }, по { boards-points }.
 }
terminal-filling = Случай тянет плитку на склад { $display }.
terminal-bag = мешок
terminal-tower = башня
terminal-all = все
