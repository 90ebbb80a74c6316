# Рядки azulejos bench.

bench-playouts = випадкових ходів за секунду, скомпільовано
bench-batch-playouts = випадкових ходів за секунду, усі ядра
bench-compiled-move = мкс на хід, скомпільовано
bench-interpreted-move = мкс на хід, без компіляції
bench-match-move = мкс на хід у Match, з текстами
bench-picture = мкс на картинку
bench-cold-compile = с на компіляцію всього
bench-warm-start = с на запуск, якщо вже скомпільовано
bench-steps = кроків за секунду
bench-import = мс на імпорт бібліотеки
bench-first-move = мс до першого ходу
bench-alphabeta = альфа-бета, вузлів за секунду
bench-tree = пошук деревом, симуляцій за секунду
bench-stop = мс до зупинки пошуку
bench-loop-late = мс, на які пошук затримує інших
bench-start = с на запуск сервера
bench-tables = столів
bench-busy = люди грають швидко
bench-full = якомога швидше
bench-connection = кБ на зʼєднання
bench-moves = ходів за секунду
bench-acknowledged-half = мс до відповіді, половина ходів
bench-acknowledged-most = мс до відповіді, 99 %
bench-arrived-half = мс до сторінки суперника, половина ходів
bench-arrived-most = мс до сторінки суперника, 99 %
bench-no-server = сервер не запустився: { $said }
