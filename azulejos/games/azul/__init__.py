"""Azul, for two to four players, with the colour wall or the grey wall."""

from azulejos.games.game import Game, Option, Texts

GAME = Game(
    name="azul",
    package=__name__,
    texts=Texts(
        title="azul-title",
        about="azul-about",
        promise="azul-promise",
        notation="azul-notation",
        phase="azul-phase",
        term="azul-term",
    ),
    players=(2, 3, 4),
    options=(Option("wall", ("colour", "grey"), "azul-wall", help="azul-wall-values"),),
    chance_within_round=False,
    minutes=20,
    cover="bonus",
    middle={2: 22, 3: 40, 4: 50},
)
