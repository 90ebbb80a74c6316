"""The parts of the site that every page leads to. A new part is one line here, and an icon."""

from typing import Final, NamedTuple

from azulejos.words import say


class Part(NamedTuple):
    """A part of the site."""

    address: str
    icon: str
    """The name of an icon in `templates/icons.html`."""
    label: str


_PARTS: Final = (
    ("/", "play", "start-nav-play"),
    ("/games", "games", "start-nav-games"),
    ("/learn", "book", "learn-learn"),
)


def navigation() -> list[Part]:
    """The parts, with labels in the current language."""
    return [Part(address, icon, say(label)) for address, icon, label in _PARTS]
