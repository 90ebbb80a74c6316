# Боти для людей, від найслабшого до найсильнішого.

levels-name = { $level ->
    [newcomer] Новачок
    [pupil] Учень
    [apprentice] Підмайстер
    [artisan] Ремісник
    [expert] Знавець
    [master] Майстер
    [virtuoso] Віртуоз
    [maestro] Маестро
    [grandmaster] Гросмейстер
    [legend] Легенда
   *[other] { $level }
 }
levels-about = { $level ->
    [newcomer] щойно вчиться, багато чого не помічає
    [pupil] бере добрі плитки, та часто не найкращі
    [apprentice] рідко пропускає те, що дає очки одразу
    [artisan] бере те, що дає очки одразу, і починає планувати
    [expert] планує й стежить за суперниками
    [master] прораховує раунд наперед
    [virtuoso] бачить далеко вперед
    [maestro] майже не помиляється
    [grandmaster] бачить майже все
   *[legend] найсильніший з усіх
 }
