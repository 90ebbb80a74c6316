# Чого не можна і чому.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = Це наша помилка, її записано в журнал сервера. Спробуйте ще раз.
errors-no-database = База даних не відповідає; нічого не змінено. Спробуйте за мить.
errors-needs-png = Для картинок PNG потрібен resvg_py: pip install 'azulejos[png]'
