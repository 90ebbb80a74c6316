"""The words above the table: the title, and what to do in each phase."""

from typing import Final

from azulejos.drawing.sentences import Captions, Prompt
from azulejos.games.duel import GAME

CAPTIONS: Final = Captions(
    GAME.texts.title,
    {
        "deal": Prompt("duel-deal"),
        "plates": Prompt("duel-boards-do-plates"),
        "acquire": Prompt("duel-boards-do-action"),
        "draw": Prompt("duel-boards-do-draw"),
        "keep": Prompt("duel-boards-do-keep"),
        "return": Prompt("duel-boards-do-return"),
        "lay": Prompt("duel-boards-do-lay"),
        "stack": Prompt("duel-boards-do-stack", "stack"),
        "decorate": Prompt("duel-boards-do-decorate", "row"),
    },
)
