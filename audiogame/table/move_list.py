"""Players, and entries of the line of play: who sits down, and every move that counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from audiogame.rules.chance import Outcome
from audiogame.rules.fault import Fault
from audiogame.rules.lengths import Name, Word
from audiogame.rules.state import CHANCE, FORCED, Action, Seat
from audiogame.rules.value import Value


class Player(Value):
    """The player of a seat.

    Args:
        name: the player's name.
        bot: the strength of a bot, None for a person.
    """

    name: Name
    bot: Word | None = None


EMPTY = Player("")
"""An empty chair."""


def is_person(player: Player) -> bool:
    """Return whether a player is a person: neither a bot nor an empty chair."""
    return player.bot is None and player != EMPTY


class Written(Value):
    """A move as written in a record, not parsed yet.

    Args:
        at: number of its line.
        words: the move, such as `0 call red`.
    """

    at: int
    words: str


class Taken(Value):
    """An entry of the line of play: a move, or a player who took a chair.

    Args:
        seat: its seat.
        what: an action, an outcome of luck, or the player; a move may still be in words.
        number: number of a move in the record, from 1; those taken back count too.
    """

    seat: Seat
    what: Action | Outcome | Player | Written
    number: int

    @property
    def is_move(self) -> bool:
        """Whether it is a move, and not a player who took a chair."""
        return not isinstance(self.what, Player)


class CannotTakeBack(Fault):
    """A number of moves that cannot be taken back.

    Args:
        dealt: whether luck that some seats alone may know has come or was opened since.
    """

    def __init__(self, moves: int, dealt: bool = False) -> None:
        if dealt:
            super().__init__("cannot-take-back-dealt", moves=moves)
        else:
            super().__init__("cannot-take-back", moves=moves)


def moves_of(line: Iterable[Taken]) -> list[Taken]:
    """List the moves of a line of play, luck included."""
    return [one for one in line if not isinstance(one.what, Player)]


def newest_first(line: Sequence[Taken]) -> Iterator[Taken]:
    """Yield the moves of a line of play, luck included, the newest first."""
    return (one for one in reversed(line) if not isinstance(one.what, Player))


def choice_before(line: Sequence[Taken], moves: int) -> int:
    """Return the index of the choice that the last `moves` moves of a line of play begin with.

    Raises:
        CannotTakeBack: there are fewer moves, or the first of them is no choice.
    """
    left = moves
    for back, one in enumerate(reversed(line), 1) if moves > 0 else ():
        left -= not isinstance(one.what, Player)
        if not left:
            if one.seat in (CHANCE, FORCED):
                break
            return len(line) - back
    raise CannotTakeBack(moves)


class Seating(Protocol):
    """Players of a table's seats, now and at the beginning."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Players seated now, by seat."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Players seated at the beginning, by seat."""


def people(table: Seating) -> tuple[Seat, ...]:
    """List the seats of people, including those that a bot stands in for."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player != EMPTY and (player.bot is None or stands_in(table, seat))
    )


def chairs(table: Seating) -> int:
    """Count the chairs up to the last that was ever taken; more may stand free."""
    return 1 + max(seat for seat, player in enumerate(table.players) if player != EMPTY)


def stands_in(table: Seating, seat: Seat) -> bool:
    """Return whether a bot stands in for the person who took a seat at the beginning."""
    now = table.players[seat]
    return now.bot is not None and Player(now.name) in table.first[seat : seat + 1]
