# На картинках: предложение над столом, объявления, подписи. Для подписей мало места.

boards-title = { $game ->
    [azul] Azul
    [summer_pavilion] Летний павильон
   *[duel] Azul Дуэль
 }
boards-player = Игрок { $number }
boards-round = Раунд { $round }
boards-started = начинает { $name }
boards-picture = { boards-title }: { $status }

## Чей ход и что делать. `you`: сказано тому, кто ходит.

boards-do-offer = { $you ->
    [yes] Ваш ход: возьмите все плитки одного цвета
   *[no] { $name } берёт плитки одного цвета
 }
boards-do-tiling = { $you ->
    [yes] Ваш ход: выберите клетку в ряду { $what } стены
   *[no] { $name } выбирает клетку в ряду { $what } стены
 }
boards-do-acquire = { $you ->
    [yes] Ваш ход: возьмите плитки одного цвета
   *[no] { $name } берёт плитки одного цвета
 }
boards-do-place = { $you ->
    [yes] Ваш ход: выложите плитку или пропустите ход
   *[no] { $name } выкладывает плитку или пропускает ход
 }
boards-do-reward = { $you ->
    [yes] { $what ->
        [one] Ваш ход: возьмите { $what } плитку из запаса
        [few] Ваш ход: возьмите { $what } плитки из запаса
       *[many] Ваш ход: возьмите { $what } плиток из запаса
     }
   *[no] { $what ->
        [one] { $name } берёт { $what } плитку из запаса
        [few] { $name } берёт { $what } плитки из запаса
       *[many] { $name } берёт { $what } плиток из запаса
     }
 }
boards-do-reserve = { $you ->
    [yes] Ваш ход: оставьте в резерве до четырёх плиток
   *[no] { $name } оставляет в резерве до четырёх плиток
 }
boards-do-plates = { $you ->
    [yes] Ваш ход: выберите первую пластину
   *[no] { $name } выбирает первую пластину
 }
boards-do-action = { $you ->
    [yes] Ваш ход: возьмите плитки, пластину или фишку
   *[no] { $name } берёт плитки, пластину или фишку
 }
boards-do-draw = { $you ->
    [yes] Ваш ход: возьмите ещё пластину или остановитесь
   *[no] { $name } берёт ещё пластину или останавливается
 }
boards-do-keep = { $you ->
    [yes] Ваш ход: оставьте себе одну из взятых пластин
   *[no] { $name } оставляет одну из взятых пластин
 }
boards-do-return = { $you ->
    [yes] Ваш ход: верните остальные пластины
   *[no] { $name } возвращает остальные пластины
 }
boards-do-lay = { $you ->
    [yes] Ваш ход: выложите пластину { $what }
   *[no] { $name } выкладывает пластину { $what }
 }
boards-do-stack = { $you ->
    [yes] Ваш ход: сложите в стопку остальные плитки фабрики { $what }
   *[no] { $name } складывает в стопку остальные плитки фабрики { $what }
 }
boards-do-decorate = { $you ->
    [yes] Ваш ход: украсьте ряд { $what }
   *[no] { $name } украшает ряд { $what }
 }
boards-deal = { $game ->
    [duel] Стол готовят к игре
   *[other] Плитки достают из мешка
 }
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
boards-maybe-last = В ряду 4 из 5: возможно, последний раунд
boards-wild-colour = { $wild ->
    [B] Джокер: синий
    [Y] Джокер: жёлтый
    [R] Джокер: красный
    [P] Джокер: фиолетовый
    [G] Джокер: зелёный
   *[O] Джокер: оранжевый
 }

## Подписи

boards-bag = Мешок
boards-lid = Крышка
boards-tower = Башня
boards-wild = джокер
boards-next = далее
boards-deck = колода { $count }
boards-drawn = взятые пластины
boards-left = пластины { $plates } · фишки { $chips }
boards-tablet-name = { $tablet ->
    [rows] ряды
    [kinds] виды
    [columns] столбцы
    [border] край
    [diagonals] диагонали
    [corners] углы
    [wilds] джокеры
   *[specials] специальные
 }
boards-tablet = { $tablet ->
    [rows] 3 за полный ряд
    [kinds] 4 за ряд из 5 видов
    [columns] 7 за полный столбец
    [border] 1 за плитку с краю
    [diagonals] 10 за диагональ
    [corners] 3 и 8 за углы
    [wilds] 2 за джокер, если все
   *[specials] −3 за пустую специальную
 }
boards-pass = пропуск
