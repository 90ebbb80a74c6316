# Програми-гравці та протокол, яким вони спілкуються.

programs-no-command = program: немає команди; має бути, наприклад, { $example }
programs-quotes = program:{ $command }: лапки не закрито
programs-named = { $variable } має виглядати так: { $example }

## Що програма робить не так; спершу йде її команда

programs-cannot-start = не вдається запустити: { $error }
programs-closed = програма закрила свій вивід
programs-killed = програму зупинив сигнал { $signal }
programs-ended = програма завершилася з кодом { $code }
programs-last-words = { $how }: { $words }
programs-late = за { $seconds } с не надійшло { $wanted }
programs-lines = { $count ->
    [one] більше ніж { $count } рядок без { $wanted }
    [few] більше ніж { $count } рядки без { $wanted }
   *[many] більше ніж { $count } рядків без { $wanted }
 }
programs-long-line = { $count ->
    [one] рядок, довший за { $count } байт
    [few] рядок, довший за { $count } байти
   *[many] рядок, довший за { $count } байтів
 }
programs-no-object = відповідь — не обʼєкт JSON: { $said }
programs-other = замість { $wanted } надійшло { $said }
programs-error = програма повідомляє про помилку: { $said }
programs-no-move = bestmove без ходу: { $said }
programs-illegal = недозволений хід { $refused }

## Що відповідає на хибний рядок наша програма

programs-no-type = рядок має бути обʼєктом JSON із полем type
programs-version = ця програма розуміє версію { $version }
programs-thinking = програма ще думає; надішліть stop і дочекайтеся bestmove
programs-one-of = має бути щось одне з цього: { $known }
programs-no-moves = { $said } — тут має бути список текстів
programs-move = хід { $count }
programs-no-position = позиції ще немає
programs-draw = спершу випадок має витягнути щось із цього: { $draws }
programs-limit = { $kind ->
    [whole] { $said } — тут має бути ціле число, більше за 0
   *[number] { $said } — тут має бути число, більше за 0
 }
