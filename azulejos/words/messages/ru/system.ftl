# В чём отказывает операционная система.

system-missing = нет файла или папки { $file }
system-folder = { $file } — папка, а не файл
system-no-folder = { $file }: часть этого пути — файл, а не папка
system-forbidden = нет разрешения читать или изменять { $file }
system-read-only = { $file } находится на диске, который можно только читать
system-exists = { $file } уже существует
system-long-name = { $file } — слишком длинное имя
system-full = на диске нет места
system-memory = не хватает памяти
system-taken = этот порт занят
system-no-address = такого адреса у этого компьютера нет
system-nobody = там никто не отвечает
system-no-program = это не программа, которую можно запустить
system-other = система сообщает: { $error }
