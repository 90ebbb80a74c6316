"""Names for arrays that compiled code works on."""

from typing import Any

import numpy as np

Arrays = Any
"""A NamedTuple of arrays: its fields are annotated with what compiled code sees."""


def field_places(struct: np.dtype[np.void]) -> dict[str, tuple[np.dtype[np.void], int]]:
    """The type of each field of a struct, and where it lies."""
    return {name: (kind, at) for name, (kind, at, *_) in (struct.fields or {}).items()}
