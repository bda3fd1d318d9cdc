"""Noughts and Crosses: two seats write their signs into nine cells, and three in a row win."""

from __future__ import annotations

from typing import Self

from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.options import Options
from audiogame.rules.picture import Board, Man, Mark, Square
from audiogame.rules.state import (
    Action,
    Event,
    Query,
    Result,
    Seat,
    SquareName,
    State,
    places,
    replace,
)
from audiogame.rules.value import once, put

from .events import (
    Cell,
    CellDue,
    Count,
    Drawn,
    Marked,
    Own,
    Rules,
    Shown,
    Sign,
    Standing,
    Taken,
    Turn,
    Won,
)

CELLS = tuple(Cell)
SIGNS = tuple(Sign)
SIDE = 3
ROWS = tuple(CELLS[first : first + SIDE] for first in range(0, len(CELLS), SIDE))
LINES = (
    *ROWS,
    *zip(*ROWS, strict=True),
    tuple(ROWS[at][at] for at in range(SIDE)),
    tuple(ROWS[at][SIDE - 1 - at] for at in range(SIDE)),
)


class Write(Action):
    """Write one's sign into a cell."""

    cell: SquareName[Cell]


class Noughts(State):
    """One moment of Noughts and Crosses, which is all public.

    Args:
        owners: the seat whose sign is in each cell; None for an empty one.
    """

    options: Options
    owners: tuple[Seat | None, ...] = (None,) * len(CELLS)

    @property
    def seats(self) -> int:
        return len(SIGNS)

    @property
    def chance(self) -> Chance | None:
        return None

    def _of(self, cell: Cell) -> Seat | None:
        return self.owners[CELLS.index(cell)]

    @once
    def won(self) -> tuple[Cell, ...]:
        """Three cells in a row with the same sign; empty if there are none."""
        found = (one for one in LINES if len({*map(self._of, one)} | {None}) == 2)
        return next((one for one in found if None not in map(self._of, one)), ())

    @once
    def result(self) -> Result | None:
        if self.won:
            return Result(places(tuple(int(self._of(self.won[0]) == seat) for seat in (0, 1))))
        return None if None in self.owners else Result((1, 1))

    @property
    def turn(self) -> Seat:
        """The seat that writes next."""
        return (len(CELLS) - self.owners.count(None)) % self.seats

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(Write(cell) for cell in CELLS if self._of(cell) is None)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        assert isinstance(action, Write), "there is no other choice"
        after = replace(self, owners=put(self.owners, CELLS.index(action.cell), seat))
        ended: tuple[Event, ...] = (Won(seat),) if after.won else ()
        if after.result is not None and after.result.draw:
            ended = (Drawn(),)
        return after, (Marked(seat, action.cell, SIGNS[seat]), *ended)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        raise AssertionError("nothing is left to luck")

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return CellDue(seat)

    def _taken(self, cell: Cell) -> Taken:
        seat = self._of(cell)
        return Taken(cell, seat, None if seat is None else SIGNS[seat])

    def _cells(self, seat: Seat) -> tuple[Cell, ...]:
        return tuple(cell for cell in CELLS if self._of(cell) == seat)

    def _board(self, seat: Seat) -> Board | None:
        return Board(tuple(tuple(map(self._square, row)) for row in ROWS))

    def _square(self, cell: Cell) -> Square:
        seat = self._of(cell)
        things = () if seat is None else (Man(seat, kind=SIGNS[seat]),)
        return Square(cell, self._taken(cell), things, Mark.COUNTS if cell in self.won else None)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(),)
            case Query.TURN:
                return (Turn(self.turn),)
            case Query.STANDING:
                return (Standing(tuple(Count(one, len(self._cells(one))) for one in (0, 1))),)
            case Query.SHOWN:
                cells = tuple(cell for cell in CELLS if self._of(cell) is not None)
                return (Shown(tuple(map(self._taken, cells))),)
            case Query.OWN:
                return (Own(seat, SIGNS[seat], self._cells(seat)),)


def start(seats: int, options: Options) -> Noughts:
    """Return the first state: all cells are empty."""
    return Noughts(options)
