# Что говорят скрипты страниц. Они знают значения, выбор по значению и другие сообщения.

scripts-you = Вы
scripts-your-turn = Ваш ход
scripts-to-move = Ходит { $name }
scripts-won = { $winners ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
 }

scripts-play = Сыграть так
scripts-looking = Вы смотрите на поле: { $name }.
scripts-round = Раунд { $round }
scripts-look = Поле: { $name }
scripts-is-to-move = , сейчас ходит
