"""Azul: Summer Pavilion, for two to four players, on the colour side or the grey side."""

from azulejos.games.game import Game, Option, Texts

GAME = Game(
    name="summer_pavilion",
    package=__name__,
    texts=Texts(
        title="pavilion-title",
        about="pavilion-about",
        promise="pavilion-promise",
        notation="pavilion-notation",
        phase="pavilion-phase",
        term="pavilion-term",
    ),
    players=(2, 3, 4),
    options=(Option("side", ("colour", "grey"), "pavilion-side", help="pavilion-side-values"),),
    minutes=40,
    cover="end",
    middle={2: 72, 4: 140},
)
