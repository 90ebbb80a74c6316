"""How observations are laid out: named fields one after the other in a vector."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from azulejos.observation.fields import Field

Views = NDArray[np.int16]
Masks = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


class Layout:
    """How the observations of a game for some number of players are laid out."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        sizes = [field.size for field in fields]
        self.size = sum(sizes)
        """How many numbers an observation has."""
        self.high: Views = np.repeat([field.maximum for field in fields], sizes).astype(np.int16)
        """The most that each number can be. The least is 0."""

    def split(self, observations: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """The fields of one observation, or of many, by name: parts of the same memory."""
        parts, at = {}, 0
        for field in self.fields:
            part = observations[..., at : at + field.size]
            parts[field.name] = part.reshape((*observations.shape[:-1], *field.shape))
            at += field.size
        return parts
