# Бази даних, з якими сервер не може працювати.

database-other = { $place } — база даних, але не Azulejos: у ній є { $names }. Виберіть іншу: --database.
database-newer = { $place } записала новіша версія Azulejos (там крок { $step }, а ця версія знає { $known }). Оновіть Azulejos або виберіть іншу базу даних: --database.
database-damaged = { $place } пошкоджено, або це взагалі не база даних ({ $reason }). Перенесіть цей файл, відновіть його з резервної копії або виберіть іншу базу: --database.
database-unusable = Базою даних { $place } не вдається скористатися: { $reason }. Вибрати іншу: --database.
database-missing = Бази даних { $place } немає. Вибрати іншу: --database.
database-not-current = { $place } — на кроці { $step }, а цій версії Azulejos потрібен { $known }: запустіть сервер один раз, і він оновить базу.
