"""States and other structs, each declared as one list of fields.

A game writes its state as a class of annotated fields::

    class State(engine.State):
        turn: Annotated[int, I1]
        pool: Annotated[Grid, I1, 10, 5]

From that one list come plain Python lists (interpreted play, this file) and a NumPy structured
type (compiled play, `compiler.py`). Rules read and write `s.turn` and `s.pool[source][colour]` and
work with either.
"""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Final, NamedTuple, Self, get_type_hints

I1: Final = "i1"
I2: Final = "i2"
I4: Final = "i4"
I8: Final = "i8"
F4: Final = "f4"
F8: Final = "f8"

TYPES: Final = (I1, I2, I4, I8, F4, F8)

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]
Floats = Annotated[list[float], F4]
"""A row of 32-bit floating-point numbers, such as the weights of a network."""

NATURE: Final = -1
"""Whose turn it is while tiles, plates or chips are drawn."""
NOBODY: Final = -2
"""Whose turn it is when the game is over."""


class Field(NamedTuple):
    """One field of a state: its name, its machine type and its shape (empty for a number)."""

    name: str
    type: str
    shape: tuple[int, ...]


class Struct:
    """Fields as plain Python lists and numbers, all zero when new."""

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_fields(cls))

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, _zeros(field.shape))

    def copy(self) -> Self:
        """An independent state with the same contents."""
        other = object.__new__(type(self))
        for name, value in self.__dict__.items():
            other.__dict__[name] = _copied(value)
        return other

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(repr(self.__dict__))

    def __repr__(self) -> str:
        return f"{type(self).__module__}.{type(self).__name__}({self.__dict__})"


def _fields(cls: type[Struct]) -> Iterator[Field]:
    hints = get_type_hints(cls, include_extras=True)
    for name in {**cls.__annotations__, **hints}:  # in the order in which the class has them
        hint = hints[name]
        if hasattr(hint, "__metadata__"):
            machine_type, *shape = hint.__metadata__
            assert machine_type in TYPES, f"{cls.__module__}.{name}: unknown type"
            yield Field(name, machine_type, tuple(shape))


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    if type(value[0]) is not list:
        return value[:]
    return [_copied(part) for part in value]


class State(Struct):
    """A state of any game.

    Every game's state has at least the fields below; the engine needs no others.
    """

    players: int
    start: int
    """The start player of the running round."""
    turn: int
    """A seat, NATURE or NOBODY."""
    winners: int
    """When the game is over: the seats that won, as bits."""
    score: Row
