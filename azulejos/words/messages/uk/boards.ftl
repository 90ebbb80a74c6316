# На картинках: речення над столом, оголошення, підписи. Для підписів мало місця.

boards-title = { $game ->
    [azul] Azul
    [summer_pavilion] Літній павільйон
   *[duel] Azul Дуель
 }
boards-player = Гравець { $number }
boards-round = Раунд { $round }
boards-started = починає { $name }
boards-picture = { boards-title }: { $status }

## Чий хід і що робити. `you`: сказано тому, хто ходить.

boards-do-offer = { $you ->
    [yes] Ваш хід: візьміть усі плитки одного кольору
   *[no] { $name } бере плитки одного кольору
 }
boards-do-tiling = { $you ->
    [yes] Ваш хід: виберіть клітинку в ряду { $what } стіни
   *[no] { $name } вибирає клітинку в ряду { $what } стіни
 }
boards-do-acquire = { $you ->
    [yes] Ваш хід: візьміть плитки одного кольору
   *[no] { $name } бере плитки одного кольору
 }
boards-do-place = { $you ->
    [yes] Ваш хід: викладіть плитку або пропустіть хід
   *[no] { $name } викладає плитку або пропускає хід
 }
boards-do-reward = { $you ->
    [yes] { $what ->
        [one] Ваш хід: візьміть { $what } плитку із запасу
        [few] Ваш хід: візьміть { $what } плитки із запасу
       *[many] Ваш хід: візьміть { $what } плиток із запасу
     }
   *[no] { $what ->
        [one] { $name } бере { $what } плитку із запасу
        [few] { $name } бере { $what } плитки із запасу
       *[many] { $name } бере { $what } плиток із запасу
     }
 }
boards-do-reserve = { $you ->
    [yes] Ваш хід: збережіть у резерві до чотирьох плиток
   *[no] { $name } зберігає в резерві до чотирьох плиток
 }
boards-do-plates = { $you ->
    [yes] Ваш хід: виберіть першу пластину
   *[no] { $name } вибирає першу пластину
 }
boards-do-action = { $you ->
    [yes] Ваш хід: візьміть плитки, пластину або фішку
   *[no] { $name } бере плитки, пластину або фішку
 }
boards-do-draw = { $you ->
    [yes] Ваш хід: візьміть ще пластину або зупиніться
   *[no] { $name } бере ще пластину або зупиняється
 }
boards-do-keep = { $you ->
    [yes] Ваш хід: залиште собі одну з узятих пластин
   *[no] { $name } залишає одну з узятих пластин
 }
boards-do-return = { $you ->
    [yes] Ваш хід: поверніть решту пластин
   *[no] { $name } повертає решту пластин
 }
boards-do-lay = { $you ->
    [yes] Ваш хід: викладіть пластину { $what }
   *[no] { $name } викладає пластину { $what }
 }
boards-do-stack = { $you ->
    [yes] Ваш хід: складіть у стос решту плиток фабрики { $what }
   *[no] { $name } складає у стос решту плиток фабрики { $what }
 }
boards-do-decorate = { $you ->
    [yes] Ваш хід: декоруйте ряд { $what }
   *[no] { $name } декорує ряд { $what }
 }
boards-deal = { $game ->
    [duel] Стіл готують до гри
   *[other] Плитки дістають із торбинки
 }
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
boards-maybe-last = У ряду 4 з 5: можливо, останній раунд
boards-wild-colour = { $wild ->
    [B] Джокер: синій
    [Y] Джокер: жовтий
    [R] Джокер: червоний
    [P] Джокер: фіолетовий
    [G] Джокер: зелений
   *[O] Джокер: помаранчевий
 }

## Підписи

boards-bag = Торбинка
boards-lid = Кришка
boards-tower = Вежа
boards-wild = джокер
boards-next = далі
boards-deck = колода { $count }
boards-drawn = узяті пластини
boards-left = пластини { $plates } · фішки { $chips }
boards-tablet-name = { $tablet ->
    [rows] ряди
    [kinds] види
    [columns] стовпчики
    [border] край
    [diagonals] діагоналі
    [corners] кути
    [wilds] джокери
   *[specials] спеціальні
 }
boards-tablet = { $tablet ->
    [rows] 3 за повний ряд
    [kinds] 4 за ряд із 5 видів
    [columns] 7 за повний стовпчик
    [border] 1 за плитку з краю
    [diagonals] 10 за діагональ
    [corners] 3 і 8 за кути
    [wilds] 2 за джокер, якщо всі
   *[specials] −3 за порожню спеціальну
 }
boards-pass = пропуск
