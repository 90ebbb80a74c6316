# Головна сторінка, смуга вгорі всіх сторінок і список власних ігор.

start-site = Azulejos
start-nav-play = Грати
start-nav-games = Мої ігри
start-theme-light = Світла тема
start-theme-dark = Темна тема

start-headline = Ваша плитка вже не дістанеться іншим.
start-lead = Три гри з плитками: з друзями та ботами. Вільно й без реєстрації.
start-guided = Уперше тут? Гра з підказками
start-guided-about = Десять хвилин. Правила — дорогою.

start-continue = Продовжити
start-turns = { $count ->
    [one] ваш хід в { $count } грі
    [few] ваш хід в { $count } іграх
   *[many] ваш хід в { $count } іграх
 }
start-your-turn = Ваш хід
start-with = { $game }: { $names }
start-round = Раунд { $round }
start-standing = Раунд { $round } · { $own } : { $best }
start-play-on = Грати далі
start-more-games = { $count ->
    [one] Ще { $count } гра
    [few] Ще { $count } гри
   *[many] Ще { $count } ігор
 }

start-facts = { $least }–{ $most ->
    [one] { $most } гравець
    [few] { $most } гравці
   *[many] { $most } гравців
 } · { $minutes } хв
start-facts-fixed = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
 } · { $minutes } хв
start-level = Рівень
start-play = Грати
start-same-screen = За одним екраном
start-options = Параметри

start-more = Більше
start-rules = Правила й уроки
start-rules-about = Кожна гра на одній сторінці та ігри з підказками
start-games-about = { $count ->
    [one] { $count } гра, поточна чи завершена
    [few] { $count } гри, поточні й завершені
   *[many] { $count } ігор, поточних і завершених
 }
start-programs-about = Напишіть бота або грайте через HTTP
start-no-games = Ігор ще немає.
