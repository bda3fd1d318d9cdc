"""What happens in Short Race; points are counted down to 0, which is home."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class Thrown(Event):
    """A seat throws its dice."""

    seat: Seat
    dice: tuple[int, ...]


class Went(Event):
    """A man goes from one point to another."""

    start: int
    end: int


class Moved(Event):
    """A seat moves; heard once, with all of its steps."""

    seat: Seat
    steps: tuple[Went, ...]
    men: tuple[int, ...]


class Stepped(Event):
    """What stands after the steps so far."""

    steps: tuple[Went, ...]
    left: tuple[int, ...]


class Won(Event):
    """The game is over."""

    seat: Seat


class StepsDue(Event):
    """A seat moves its men."""

    seat: Seat
    dice: tuple[int, ...]


class Rules(Event):
    """How long the race is."""

    points: int


class Turn(Event):
    """Whose turn it is, and the dice, if they are thrown."""

    seat: Seat
    dice: tuple[int, ...]


class Men(Event):
    """Where the men of a seat stand."""

    seat: Seat
    men: tuple[int, ...]


class On(Event):
    """The number of men of a seat on a point."""

    seat: Seat
    count: int


class Point(Event):
    """A point, and the men on it."""

    point: int
    rows: tuple[On, ...]


class Standing(Event):
    """Where all men stand."""

    rows: tuple[Men, ...]
