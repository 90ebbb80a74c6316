"""The words above the table: the title, and what to do in each phase."""

from typing import Final

from azulejos.drawing.sentences import Captions, Prompt
from azulejos.games.summer_pavilion import GAME

CAPTIONS: Final = Captions(
    GAME.texts.title,
    {
        "deal": Prompt("boards-deal"),
        "acquire": Prompt("pavilion-boards-do-acquire"),
        "play": Prompt("pavilion-boards-do-place"),
        "reward": Prompt("pavilion-boards-do-reward", "owed"),
        "keep": Prompt("pavilion-boards-do-reserve"),
    },
    side="side",
)
