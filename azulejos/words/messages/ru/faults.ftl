# Что не так в определённом месте записанного: позиции, запроса, строки протокола.
# Сначала название места, как в файле, например players[1].score.

faults-at = { $place }: { $what }
faults-at-cited = { $place }: { $what } ({ $clauses })
faults-missing = этого не хватает
faults-extra = здесь это лишнее
faults-no-object = { $said } — здесь должен быть объект
faults-no-list = { $said } — здесь должен быть список
faults-no-text = { $said } — здесь должен быть текст
faults-no-number = { $said } — здесь должно быть целое число
faults-choice = { $said } — а должно быть что-то из этого: { $known }
faults-letter = { $said } — а можно только буквы { $known }
faults-range = { $said } — а должно быть от { $least } до { $most }
faults-many = { $said } — а можно не больше { $most }
faults-length = { $count ->
    [one] в списке { $count } запись, а должно быть { $due }
    [few] в списке { $count } записи, а должно быть { $due }
   *[many] в списке { $count } записей, а должно быть { $due }
 }
faults-no-flag = { $said } — здесь должно быть true или false
faults-least = { $said } — а должно быть не меньше { $least }
faults-long = { $most ->
    [one] длиннее { $most } символа
    [few] длиннее { $most } символов
   *[many] длиннее { $most } символов
 }
faults-empty = не может быть пустым
faults-ascii = можно только латинские буквы, цифры и обычные знаки
faults-not-json = это не JSON (строка { $line }, позиция { $column })
faults-json-depth = в этом JSON слишком много уровней
faults-unknown = { $said }: { $why }
