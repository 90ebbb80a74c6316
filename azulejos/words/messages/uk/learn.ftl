# Сторінки, які навчають ігор, і дороги до них.

learn-you = Ви
learn-nothing-here = Такої сторінки немає.
learn-learn = Як грати
learn-lead = Кожна гра в малюнках, із запитаннями, що постають за кожним столом.
learn-read = Читати правила
learn-guided = Зіграти з підказками
learn-guided-first = Перша гра з підказками
learn-contents = На цій сторінці
learn-others = Інші ігри
learn-rules-of = Правила: { $game }
