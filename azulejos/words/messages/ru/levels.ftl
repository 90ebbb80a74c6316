# Боты для людей, от самого слабого до самого сильного.

levels-name = { $level ->
    [newcomer] Новичок
    [pupil] Ученик
    [apprentice] Подмастерье
    [artisan] Ремесленник
    [expert] Знаток
    [master] Мастер
    [virtuoso] Виртуоз
    [maestro] Маэстро
    [grandmaster] Гроссмейстер
    [legend] Легенда
   *[other] { $level }
 }
levels-about = { $level ->
    [newcomer] только учится, многого не замечает
    [pupil] берёт хорошие плитки, но часто не лучшие
    [apprentice] редко упускает то, что даёт очки сразу
    [artisan] берёт то, что даёт очки сразу, и начинает планировать
    [expert] планирует и следит за соперниками
    [master] просчитывает раунд вперёд
    [virtuoso] видит далеко вперёд
    [maestro] почти не ошибается
    [grandmaster] видит почти всё
   *[legend] сильнее всех
 }
