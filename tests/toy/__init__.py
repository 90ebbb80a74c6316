"""Pebbles: a small fourth game, which lives in the tests only and proves what a game needs.

Two players share a pile of blue and white pebbles. The rules are in `rules.py`. A test registers
this package with `azulejos.games.register("tests.toy")`.
"""

from azulejos.games.game import Game, Texts

GAME = Game(
    name="pebbles",
    package=__name__,
    texts=Texts(
        title="pebbles-title",
        about="pebbles-about",
        notation="pebbles-notation",
        phase="pebbles-phase",
    ),
    players=(2,),
)
