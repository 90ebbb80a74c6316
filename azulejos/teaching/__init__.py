"""Teaching: why something cannot be done, and what a coach says in a guided game."""

from azulejos.teaching.lessons import Lesson, Moment, Tip
from azulejos.teaching.playing import Playing
from azulejos.teaching.why_not import Answer, Guide, Spot

__all__ = ["Answer", "Guide", "Lesson", "Moment", "Playing", "Spot", "Tip"]
