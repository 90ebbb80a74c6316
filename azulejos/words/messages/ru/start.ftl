# Главная страница, полоса вверху всех страниц и список своих игр.

start-site = Azulejos
start-nav-play = Играть
start-nav-games = Мои игры
start-theme-light = Светлая тема
start-theme-dark = Тёмная тема

start-headline = Ваша плитка уже не достанется другим.
start-lead = Три игры с плитками: с друзьями и ботами. Свободно и без регистрации.
start-guided = Впервые здесь? Игра с подсказками
start-guided-about = Десять минут. Правила — по дороге.

start-continue = Продолжить
start-turns = { $count ->
    [one] ваш ход в { $count } игре
    [few] ваш ход в { $count } играх
   *[many] ваш ход в { $count } играх
 }
start-your-turn = Ваш ход
start-with = { $game }: { $names }
start-round = Раунд { $round }
start-standing = Раунд { $round } · { $own } : { $best }
start-play-on = Играть дальше
start-more-games = { $count ->
    [one] Ещё { $count } игра
    [few] Ещё { $count } игры
   *[many] Ещё { $count } игр
 }

start-facts = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
 } · { $minutes } мин
start-facts-fixed = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 } · { $minutes } мин
start-level = Уровень
start-play = Играть
start-same-screen = За одним экраном
start-options = Параметры

start-more = Ещё
start-rules = Правила и уроки
start-rules-about = Каждая игра на одной странице и игры с подсказками
start-games-about = { $count ->
    [one] { $count } игра, текущая или завершённая
    [few] { $count } игры, текущие и завершённые
   *[many] { $count } игр, текущих и завершённых
 }
start-programs-about = Напишите бота или играйте по HTTP
start-no-games = Игр пока нет.
