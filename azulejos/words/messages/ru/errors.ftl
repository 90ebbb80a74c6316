# Чего нельзя и почему.

errors-illegal = { $move }: { $reason } ({ $game } §{ $clause })
errors-our-fault = Это наша ошибка, она записана в журнал сервера. Попробуйте ещё раз.
errors-no-database = База данных не отвечает; ничего не изменено. Попробуйте чуть позже.
errors-needs-png = Для картинок PNG нужен resvg_py: pip install 'azulejos[png]'
