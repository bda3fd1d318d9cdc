"""Picture of Sika: scores, colours that were called, the last throw, the pot."""

from __future__ import annotations

from collections.abc import Sequence

from audiogame.games.sika.events import Colour, Rolled
from audiogame.rules.picture import Area, Chip, Die, Group, Mark, Picture, Score, drawn
from audiogame.rules.state import Seat


def picture(
    scores: Sequence[int],
    calls: Sequence[Colour | None],
    playing: Sequence[Seat],
    awaited: Seat | None,
    last: Rolled | None,
    pot: int,
) -> Picture:
    """Return the picture, by seat; `playing` are the seats of this round."""

    def mark(seat: Seat) -> Mark | None:
        if seat == awaited:
            return Mark.AWAITED
        return None if seat in playing else Mark.OUT

    seats = range(len(scores))
    calls_now = awaited is not None and calls[awaited] is None
    return drawn(
        *(Group(Area.SCORE, (Score(scores[seat]),), seat, mark(seat)) for seat in seats),
        *(
            Group(Area.CHOSEN, (Die(colour),), seat)
            for seat, colour in enumerate(calls)
            if colour is not None
        ),
        *(_thrown(last) if last is not None else ()),
        Group(Area.OFFERED, tuple(map(Die, Colour)) if calls_now else (), awaited),
        Group(Area.POT, (Chip(pot),) if pot else ()),
        about=(Area.ROLLED, last.seat) if last is not None else None,
    )


def _thrown(rolled: Rolled) -> tuple[Group]:
    """Return the marked cubes; each colour shows an odd number of times, so one alone can match."""
    cubes, matches = rolled.cubes, rolled.matches
    dice = [Die(cube, mark=Mark.COUNTS if cubes.count(cube) == matches else None) for cube in cubes]
    return (Group(Area.ROLLED, tuple(dice), rolled.seat),)
