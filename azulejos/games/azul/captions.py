"""The words above the table: the title, and what to do in each phase."""

from typing import Final

from azulejos.drawing.sentences import Captions, Prompt
from azulejos.games.azul import GAME

CAPTIONS: Final = Captions(
    GAME.texts.title,
    {
        "deal": Prompt("boards-deal"),
        "offer": Prompt("azul-boards-do-offer"),
        "tiling": Prompt("azul-boards-do-tiling", "row"),
    },
    side="wall",
)
