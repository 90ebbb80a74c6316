"""The words above the table: the title, and what to do in each phase."""

from typing import Final

from azulejos.drawing.sentences import Captions, Prompt
from tests.toy import GAME

CAPTIONS: Final = Captions(
    GAME.texts.title,
    {"deal": Prompt("boards-deal"), "take": Prompt("pebbles-boards-do-take")},
)
