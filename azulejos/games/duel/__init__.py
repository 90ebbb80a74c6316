"""Azul Duel, for two players."""

from azulejos.games.game import Game, Option, Texts

GAME = Game(
    name="duel",
    package=__name__,
    texts=Texts(
        title="duel-title",
        about="duel-about",
        promise="duel-promise",
        notation="duel-notation",
        phase="duel-phase",
        term="duel-term",
    ),
    players=(2,),
    options=(
        Option(
            "tablets",
            ("first", "three", "four"),
            is_mode=False,
            self_play=("first", "four"),
            help="duel-tablets-values",
            many=True,
        ),
    ),
    cover="special",
    middle={2: 50},
    samples={
        "duel-first": {"tablets": "first"},
        "duel-other": {"tablets": ["kinds", "border", "corners", "specials"]},
        "duel-wilds": {"tablets": ["wilds"]},
    },
)
