# Программы-игроки и протокол, на котором они общаются.

programs-no-command = program: нет команды; должно быть, например, { $example }
programs-quotes = program:{ $command }: кавычки не закрыты
programs-named = { $variable } должно выглядеть так: { $example }

## Что программа делает не так; сначала идёт её команда

programs-cannot-start = не удаётся запустить: { $error }
programs-closed = программа закрыла свой вывод
programs-killed = программу остановил сигнал { $signal }
programs-ended = программа завершилась с кодом { $code }
programs-last-words = { $how }: { $words }
programs-late = за { $seconds } с не пришло { $wanted }
programs-lines = { $count ->
    [one] больше { $count } строки без { $wanted }
    [few] больше { $count } строк без { $wanted }
   *[many] больше { $count } строк без { $wanted }
 }
programs-long-line = { $count ->
    [one] строка длиннее { $count } байта
    [few] строка длиннее { $count } байтов
   *[many] строка длиннее { $count } байтов
 }
programs-no-object = ответ — не объект JSON: { $said }
programs-other = вместо { $wanted } пришло { $said }
programs-error = программа сообщает об ошибке: { $said }
programs-no-move = bestmove без хода: { $said }
programs-illegal = недопустимый ход { $refused }

## Что отвечает на неверную строку наша программа

programs-no-type = строка должна быть объектом JSON с полем type
programs-version = эта программа понимает версию { $version }
programs-thinking = программа ещё думает; отправьте stop и дождитесь bestmove
programs-one-of = должно быть что-то одно из этого: { $known }
programs-no-moves = { $said } — здесь должен быть список текстов
programs-move = ход { $count }
programs-no-position = позиции ещё нет
programs-draw = сначала случай должен вытянуть что-то из этого: { $draws }
programs-limit = { $kind ->
    [whole] { $said } — здесь должно быть целое число больше 0
   *[number] { $said } — здесь должно быть число больше 0
 }
