"""Walk a board by arrows, square by square, and choose there."""

from __future__ import annotations

from functools import cache
from typing import Any

from audiogame.keys.commands import COMMANDS, WALKS, Command
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.part_chooser import PartChooser
from audiogame.rules.notation import word
from audiogame.rules.picture import Board, Name, Square
from audiogame.rules.seat import is_square
from audiogame.rules.state import Action, Event, Parts, Seat, State
from audiogame.rules.value import field_types, replace

Rows = tuple[tuple[Square | int, ...], ...]
"""Squares by row; a whole number is the place of a choice that is on no square."""
SIDEWAYS = {name: Command(name, chooses=True) for name in ("left", "right")}
"""The commands of Left and Right, which have a meaning on boards only, by the name of the key."""


class Cursor:
    """Where a player stands on a board, kept from one question to the next."""

    def __init__(self) -> None:
        self.at: tuple[int, int] | None = None
        """Row and column, counted from 0; None before the first step."""

    def on(self, rows: Rows) -> Square | int | None:
        """Return what the player stands on; None before the first step."""
        at = self._place(rows)
        return None if at is None else rows[at[0]][at[1]]

    def step(self, name: str, rows: Rows) -> bool:
        """Go where a command leads, the first time to the first square.

        The column is kept in rows that are too short for it.  Return whether there is nothing
        further in that direction.
        """
        before = self._place(rows)
        if before is None or self.at is None:
            self.at = 0, 0
            return False
        row, column = before
        match name:
            case "first":
                column = 0
            case "last":
                column = len(rows[row]) - 1
            case "left":
                column = max(column - 1, 0)
            case "right":
                column = min(column + 1, len(rows[row]) - 1)
            case "up":
                row, column = max(row - 1, 0), self.at[1]
            case "down":
                row, column = min(row + 1, len(rows) - 1), self.at[1]
        self.at = row, column
        return self._place(rows) == before

    def go(self, index: int, rows: Rows) -> bool:
        """Go to a square by its index, row after row; return whether there is one."""
        for row, squares in enumerate(rows):
            if 0 <= index < len(squares):
                self.at = row, index
                return True
            index -= len(squares)
        return False

    def _place(self, rows: Rows) -> tuple[int, int] | None:
        if self.at is None:
            return None
        row = min(self.at[0], len(rows) - 1)
        return row, min(self.at[1], len(rows[row]) - 1)


def squares_of(action: Action) -> tuple[Name, ...]:
    """Return the names of the squares on which a choice is made, one after the other."""
    kind: type = type(action)
    return tuple([getattr(action, name) for name in square_fields(kind)])


@cache
def square_fields(kind: type) -> tuple[str, ...]:
    """Return the fields of an action that name squares."""
    return tuple([name for name, hint in field_types(kind).items() if is_square(hint)])


class BoardWalk(Chooser):
    """One decision on a board: arrows lead from square to square, and Enter chooses there.

    What can be chosen on no square is one more row, below the board.  Where several choices are on
    a square, Space reads them in turn, and Enter takes the one that was read, or marks the square,
    so that the next one is chosen.

    Args:
        state, seat, more: as for a chooser.
        board: as all who are here may see it.
        cursor: where the player stands.
    """

    def __init__(
        self, state: State, seat: Seat, *more: Any, board: Board, cursor: Cursor | None = None
    ) -> None:
        self.board = self._before = board
        self.cursor = Cursor() if cursor is None else cursor
        self.picked: tuple[Name, ...] = ()
        """The squares that were marked, where a choice has more than one."""
        self._here = False
        """Whether the player has come here since the question, or since the last part."""
        super().__init__(state, seat, *more)

    @property
    def rows(self) -> Rows:
        """The rows of the board, and below them the choices that are on no square."""
        beside = [*range(self.positions)]
        plain = enumerate(self.plain, self.positions)
        beside += [place for place, one in plain if not squares_of(one)]
        return (*self.board.rows, tuple(beside)) if beside else self.board.rows

    def see(self, board: Board) -> None:
        """Take over the board of a later state of the same decision."""
        if self.board is self._before:
            self.board = board
        self._before = board

    @property
    def square(self) -> Square | None:
        """The square on which the player stands; None elsewhere."""
        at = self.cursor.on(self.rows)
        return at if isinstance(at, Square) else None

    def press(self, command: Command) -> Chosen | Response:
        """Handle a command that chooses; arrows walk the board."""
        if command.name in WALKS:
            edge = self.cursor.step(command.name, self.rows)
            return self._arrive(edge=edge, row=True)
        if command.pick and self.numbers is None and not self.positions:
            place = self._place_of(command.pick)
            return Response(message="no-such-choice") if place is None else self._go_to(place)
        if self._only_reads(command):
            return self._read(command)
        told = super().press(command)
        if command.pick:
            self._here = False
            self._stand()
        return told

    def _only_reads(self, command: Command) -> bool:
        """Return whether a command that chooses elsewhere only reads or marks a square.

        Enter does not take what nobody has walked to since the question; Space takes a part, and
        never a whole choice.
        """
        typed = self.numbers is not None and self.numbers.begun
        if command.name not in ("choose", "mark") or typed or self._typed is not None:
            return False
        square = self.square
        if command.name == "choose" or square is None:
            return self.place < 0 and (self._here or not self._ends)
        (place, *more) = self._on(square) or [-1]
        return not self._here or bool(more) or place < 0 or not self._is_part(place)

    def _read(self, command: Command) -> Response:
        square = self.square
        if square is None or not self._here:
            return self._arrive()
        return self._choose_on(square) if command.name == "choose" else self._read_next(square)

    @property
    def _ends(self) -> bool:
        """Whether Enter ends a turn of several parts, where nothing is selected."""
        return False

    def _is_part(self, place: int) -> bool:
        """Return whether what stands at a place is a part of a choice."""
        return False

    def _arrive(self, edge: bool = False, row: bool = False) -> Response:
        """Tell where the player stands, and select what is chosen there."""
        self._forget_numbers()
        self._here = True
        at = self.cursor.on(self.rows)
        if isinstance(at, int):
            return replace(self._walk(at), edge=edge)
        if at is None:
            self.cursor.at = 0, 0
            return self._arrive()
        found = self._on(at)
        self.place = found[0] if len(found) == 1 else -1
        return replace(self.told(at), edge=edge, row=row)

    def told(self, square: Square) -> Response:
        """Return what is told of a square: its name, what is there, and what it would choose."""
        found = self._on(square)
        told = Response(square=square.told)
        if len(found) == 1:
            choice = self._described(self._choice(found[0]))
            return replace(told, thing=choice.thing, preview=choice.preview)
        return replace(told, message="choices-here", number=len(found)) if found else told

    def _on(self, square: Square) -> list[int]:
        """Return the places of the choices that are made on a square, after those marked."""
        wanted = (*self.picked, square.name)
        plain = enumerate(self.plain, self.positions)
        return [place for place, one in plain if squares_of(one)[: len(wanted)] == wanted]

    def _choice(self, place: int) -> Action:
        return self.plain[place - self.positions]

    def _choose_on(self, square: Square) -> Response:
        """Mark the square where several choices begin; otherwise say what there is."""
        found = self._on(square)
        if self.picked[-1:] == (square.name,):
            return self._unmark()
        if not found:
            return Response(message="no-choice-here", square=square.told)
        wanted = len(self.picked) + 1
        if all(len(squares_of(self._choice(place))) == wanted for place in found):
            return self._read_next(square)
        self.picked = (*self.picked, square.name)
        return Response(message="marked", square=square.told)

    def _read_next(self, square: Square) -> Response:
        """Select the next of several choices on a square, and tell it."""
        found = self._on(square)
        if len(found) < 2:
            return self._arrive()
        at = found.index(self.place) + 1 if self.place in found else 0
        self.place = found[at % len(found)]
        return self._described(self._choice(self.place))

    def _unmark(self) -> Response:
        self.picked, self.place = (), -1
        return Response(message="unmarked")

    def _go_to(self, place: int) -> Response:
        """Go to the square of a choice, and tell it."""
        self.place = place + self.positions
        self.picked = ()
        self._stand()
        self._here = True
        return self._described(self._choice(self.place))

    def _stand(self) -> None:
        """Stand where the selected choice is made."""
        if self.place < self.positions:
            return
        names = squares_of(self._choice(self.place))[len(self.picked) :]
        for row, squares in enumerate(self.rows):
            for column, at in enumerate(squares):
                if at == self.place or (isinstance(at, Square) and names[:1] == (at.name,)):
                    self.cursor.at = row, column
                    return

    def choose_square(self, index: int) -> Chosen | Response:
        """Choose on a square by its index on the board, row after row."""
        if not self.cursor.go(index, self.board.rows):
            return Response(message="no-such-choice")
        self._arrive()
        return self.press(COMMANDS["choose"])

    def jump(self, wanted: str) -> Response | None:
        """Go to the action with these words, or else to its square."""
        told = super().jump(wanted)
        if told is not None:
            self._stand()
            return told
        named = wanted.partition(" ")[2]
        for row, squares in enumerate(self.board.rows):
            for column, square in enumerate(squares):
                if word(square.name) == named:
                    self.cursor.at = row, column
                    return self._arrive()
        return None

    def erase(self) -> Response | None:
        """Take back the mark of a square, or a digit, or a part; return None without any."""
        if self.picked:
            return self._unmark()
        return super().erase()

    def leave_number(self) -> Response | None:
        """Take back the mark of a square, or a number; return None without either."""
        return self._unmark() if self.picked else super().leave_number()

    def would_choose(self, command: Command) -> Event | Action | None:
        """Return the choice that a command would make; on a square, not what it only reads."""
        return None if self._only_reads(command) else super().would_choose(command)


class PartBoardWalk(BoardWalk, PartChooser):
    """One decision of several parts on a board, such as men that go from point to point.

    The board shows the parts so far, where all who are here may see what the seat sees of it.
    """

    def _go_on(self, parts: Parts, done: tuple[Action, ...]) -> Response:
        self.picked, self._here = (), False
        seen_by_all = self._before == self.state.board(self.seat)
        self.board = (parts.board if seen_by_all else None) or self._before
        return super()._go_on(parts, done)

    @property
    def _ends(self) -> bool:
        return self.whole is not None

    def _is_part(self, place: int) -> bool:
        return self._choice(place) is not self.whole
