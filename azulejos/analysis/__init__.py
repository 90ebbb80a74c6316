"""Values of positions, and reviews of games: luck, skill, mistakes."""

from azulejos.analysis.annotate import annotate
from azulejos.analysis.lines import Line, analyse
from azulejos.analysis.review import Review, review
from azulejos.analysis.value import Value

__all__ = ["Line", "Review", "Value", "analyse", "annotate", "review"]
