"""What happens in Noughts and Crosses."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.state import Event, Seat


class Cell(Enum):
    """A cell, in the order in which they are read."""

    A3 = "a3"
    B3 = "b3"
    C3 = "c3"
    A2 = "a2"
    B2 = "b2"
    C2 = "c2"
    A1 = "a1"
    B1 = "b1"
    C1 = "c1"


class Sign(Enum):
    """What a seat writes."""

    CROSS = "cross"
    NOUGHT = "nought"


class Marked(Event):
    """A seat has written its sign into a cell."""

    seat: Seat
    cell: Cell
    sign: Sign


class Won(Event):
    """A seat has three in a row."""

    seat: Seat


class Drawn(Event):
    """The board is full, and nobody has three in a row."""


class CellDue(Event):
    """A seat chooses a cell."""

    seat: Seat


class Rules(Event):
    """What wins."""


class Turn(Event):
    """Whose turn it is."""

    seat: Seat


class Taken(Event):
    """A cell, and the seat whose sign is in it; None if it is empty."""

    cell: Cell
    seat: Seat | None
    sign: Sign | None


class Count(Event):
    """The number of cells that a seat has."""

    seat: Seat
    cells: int


class Standing(Event):
    """The number of cells of each seat."""

    rows: tuple[Count, ...]


class Shown(Event):
    """The cells with a sign in them."""

    cells: tuple[Taken, ...]


class Own(Event):
    """The sign and the cells of a seat."""

    seat: Seat
    sign: Sign
    cells: tuple[Cell, ...]
