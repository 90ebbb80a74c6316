# Страницы, которые учат играм, и дороги к ним.

learn-you = Вы
learn-nothing-here = Такой страницы нет.
learn-learn = Как играть
learn-lead = Каждая игра в картинках, с вопросами, которые возникают за каждым столом.
learn-read = Читать правила
learn-guided = Сыграть с подсказками
learn-guided-first = Первая игра с подсказками
learn-contents = На этой странице
learn-others = Другие игры
learn-rules-of = Правила: { $game }
