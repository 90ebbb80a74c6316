# Строки azulejos bench.

bench-playouts = случайных ходов в секунду, скомпилировано
bench-batch-playouts = случайных ходов в секунду, все ядра
bench-compiled-move = мкс на ход, скомпилировано
bench-interpreted-move = мкс на ход, без компиляции
bench-match-move = мкс на ход в Match, с текстами
bench-picture = мкс на картинку
bench-cold-compile = с на компиляцию всего
bench-warm-start = с на запуск, если уже скомпилировано
bench-steps = шагов в секунду
bench-import = мс на импорт библиотеки
bench-first-move = мс до первого хода
bench-alphabeta = альфа-бета, узлов в секунду
bench-tree = поиск по дереву, симуляций в секунду
bench-stop = мс до остановки поиска
bench-loop-late = мс, на которые поиск задерживает других
bench-start = с на запуск сервера
bench-tables = столов
bench-busy = люди играют быстро
bench-full = как можно быстрее
bench-connection = кБ на соединение
bench-moves = ходов в секунду
bench-acknowledged-half = мс до ответа, половина ходов
bench-acknowledged-most = мс до ответа, 99 %
bench-arrived-half = мс до страницы соперника, половина ходов
bench-arrived-most = мс до страницы соперника, 99 %
bench-no-server = сервер не запустился: { $said }
