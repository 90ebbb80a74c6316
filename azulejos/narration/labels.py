"""Labels that several games share: a display or the centre, tiles of one colour at a place."""

from azulejos.words import say


def market_label(word: str) -> str:
    """A display or the centre."""
    return say("places-market", source=word)


def group_label(place: str, colour: str, count: int) -> str:
    """Tiles of one colour at a place."""
    return say("places-group", count=count, colour=colour, place=place)
