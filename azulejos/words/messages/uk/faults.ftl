# Що не так у певному місці записаного: позиції, запиту, рядка протоколу.
# Спершу назва місця, як у файлі, наприклад players[1].score.

faults-at = { $place }: { $what }
faults-at-cited = { $place }: { $what } ({ $clauses })
faults-missing = цього бракує
faults-extra = тут це зайве
faults-no-object = { $said } — тут має бути обʼєкт
faults-no-list = { $said } — тут має бути список
faults-no-text = { $said } — тут має бути текст
faults-no-number = { $said } — тут має бути ціле число
faults-choice = { $said } — а має бути щось із цього: { $known }
faults-letter = { $said } — а можна лише літери { $known }
faults-range = { $said } — а має бути від { $least } до { $most }
faults-many = { $said } — а можна щонайбільше { $most }
faults-length = { $count ->
    [one] у списку { $count } запис, а має бути { $due }
    [few] у списку { $count } записи, а має бути { $due }
   *[many] у списку { $count } записів, а має бути { $due }
 }
faults-no-flag = { $said } — тут має бути true або false
faults-least = { $said } — а має бути щонайменше { $least }
faults-long = { $most ->
    [one] довше ніж { $most } символ
    [few] довше ніж { $most } символи
   *[many] довше ніж { $most } символів
 }
faults-empty = не може бути порожнім
faults-ascii = можна лише латинські літери, цифри та звичайні знаки
faults-not-json = це не JSON (рядок { $line }, позиція { $column })
faults-json-depth = у цьому JSON забагато рівнів
faults-unknown = { $said }: { $why }
