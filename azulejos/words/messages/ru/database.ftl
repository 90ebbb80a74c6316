# Базы данных, с которыми сервер не может работать.

database-other = { $place } — база данных, но не Azulejos: в ней есть { $names }. Выберите другую: --database.
database-newer = { $place } записана более новой версией Azulejos (там шаг { $step }, а эта версия знает { $known }). Обновите Azulejos или выберите другую базу данных: --database.
database-damaged = { $place } — повреждённая база данных или вообще не база ({ $reason }). Переместите этот файл, восстановите его из резервной копии или выберите другую базу: --database.
database-unusable = Базой данных { $place } воспользоваться не удаётся: { $reason }. Выбрать другую: --database.
database-missing = Базы данных { $place } нет. Выбрать другую: --database.
database-not-current = { $place } — на шаге { $step }, а этой версии Azulejos нужен { $known }: запустите сервер один раз, и он обновит базу.
