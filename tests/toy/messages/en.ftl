# Pebbles, the game of the tests. `pebbles-about` and `pebbles-title` stand on the start page.

pebbles-title = Pebbles
pebbles-about = Take blue and white pebbles from a pile.
pebbles-notation = Typed moves: B2 takes two blue pebbles, W1 one white pebble.
pebbles-phase = { $phase ->
    [deal] dealing
    [take] taking
   *[over] end
 }

## Places and sentences

pebbles-pile = Pile
pebbles-place = { $place ->
    [pile] the pile
   *[white] the white pebbles
 }
pebbles-boards-do-take = { boards-turn }: take one or two pebbles of a colour
pebbles-terminal-do-take = { $name } takes one or two pebbles of a colour: B2, W1.
pebbles-speech-pile = Pile: { $pebbles }.
pebbles-speech-white = White pebbles: { $count }.

## Moves and points

pebbles-events-take = { tiles-many } from the pile
pebbles-events-white = most white pebbles, { $points }

## What is wrong

pebbles-positions-empty = is empty, but pebbles are to be taken
pebbles-refusals-no-move = not a move; moves look like B2, W1 or =W
pebbles-refusals-dealing = nature draws while the pile is filled, and only then
pebbles-refusals-few = the pile has too few { tiles-colour } pebbles
