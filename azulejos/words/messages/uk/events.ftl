# Що відбувається: ходи словами, без імені, і кожен крок підрахунку очок.
# У списку ходів перед ними стоїть імʼя, на кнопках — нічого: тому це іменникові звороти.

events-with-points = { $words }, { $points }
events-why = { $runs ->
    [both] { $across } по горизонталі та { $down } по вертикалі
    [across] { $across } по горизонталі
    [down] { $down } по вертикалі
   *[alone] без сусідів
 }

events-from-market = { $source ->
    [C] із центру столу
   *[other] з вітрини { $source }
 }

## Що дасть хід

events-so-far = { $count } з { $room }
