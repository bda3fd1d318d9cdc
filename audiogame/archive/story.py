"""Story of a played game, moment by moment, with its rounds and key moments marked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import overload

from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value, put, replace
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.move_list import Player, Taken
from audiogame.table.record import move_of
from audiogame.table.table import Table

TOGETHER = 100
"""Number of moments computed at once."""


class Moment(Value):
    """One step of a game: a choice with what luck answered, luck alone, or the opening.

    Args:
        taken: number of entries of the line of play up to here.
        events: its events.
        state: the state after it.
        players: players by seat.
        ends_round: whether it ended a round.
        key: whether it is a key moment.
        lead: the seat that took the lead with it, None if none did.
    """

    taken: int
    events: tuple[Event, ...]
    state: State
    players: tuple[Player, ...]
    ends_round: bool = False
    key: bool = False
    lead: Seat | None = None


class Moments(Sequence[Moment]):
    """The moments of a game; the first is before the first choice.

    Computed lazily, a hundred at once, from the last milestone before them: a long game has many.

    Args:
        table: the game.
        figures: the figures of the game.
        seats: seats whose combined view the figures get, so that they tell no more than these may
            know; none for all that happened.
    """

    def __init__(self, table: Table, figures: AskedFigures, seats: tuple[Seat, ...] = ()) -> None:
        self._table = table
        self._figures = figures
        self._seats = seats
        choices = (
            place
            for place, one in enumerate(table.line)
            if one.seat >= 0 and not isinstance(one.what, Player)
        )
        self._starts = [0, *choices, len(table.line)]
        """Offset of each moment in the line of play, and the end of the last one."""
        self._known: dict[int, tuple[Moment, ...]] = {}

    def __len__(self) -> int:
        return len(self._starts) - 1

    def before(self, taken: int) -> int:
        """Return the place of the moment in which a choice was owed.

        Args:
            taken: number of entries of the line of play before the choice.
        """
        return bisect_right(self._starts, taken) - 2

    @overload
    def __getitem__(self, place: int) -> Moment: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Moment]: ...

    def __getitem__(self, place: int | slice) -> Moment | Sequence[Moment]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        part, within = divmod(place % len(self), TOGETHER)
        if part not in self._known:
            self._known[part] = self._part(part)
        return self._known[part][within]

    def _part(self, part: int) -> tuple[Moment, ...]:
        """Compute the moments of a part, with the leader before each."""
        found, leader = [], self._leader_before(part)
        for moment in self._told(part):
            now = self._leader(moment)
            lead = now if None not in (now, leader) and now != leader else None
            leader = leader if now is None else now
            found.append(replace(moment, key=moment.key or lead is not None, lead=lead))
        return tuple(found)

    def _leader_before(self, part: int) -> Seat | None:
        """Return the last leader before a part, however long ago."""
        for earlier in range(part - 1, -1, -1):
            for moment in reversed([*self._told(earlier)]):
                if (leader := self._leader(moment)) is not None:
                    return leader
        return None

    def _leader(self, moment: Moment) -> Seat | None:
        return self._figures.leader(seen_by_all(moment.state, self._seats))

    def _told(self, part: int) -> Iterator[Moment]:
        """Replay a part as moments, still without leaders."""
        first = part * TOGETHER
        last = min(first + TOGETHER, len(self))
        milestone = self._table.milestones.before(self._starts[first])
        state, players = self._table.start()
        taken = 0
        if milestone is not None:
            state, players, taken = milestone.state, milestone.players, milestone.taken
        for one in self._table.line[taken : self._starts[first]]:
            state, players, _ = _after(one, state, players)
        for place in range(first, last):
            events = [*self._table.opening()] if place == 0 else []
            key = False
            for one in self._table.line[self._starts[place] : self._starts[place + 1]]:
                before = state
                state, players, told = _after(one, state, players)
                events += told
                seen = seen_by_all(before, self._seats)
                heard = [seen_by_all(event, self._seats) for event in told]
                known = [event for event in heard if event is not None]
                key = key or any(self._figures.is_key(event, seen) for event in known)
            ends = any(map(self._figures.ends_round, events))
            yield Moment(self._starts[place + 1], tuple(events), state, players, ends, key)


def _after(
    one: Taken, state: State, players: tuple[Player, ...]
) -> tuple[State, tuple[Player, ...], tuple[Event, ...]]:
    """Return the state, the players and the events after an entry of the line of play."""
    if isinstance(one.what, Player):
        return state, put(players, one.seat, one.what), ()
    after, told = state.apply(one.seat, move_of(one, state))
    return after, players, told


class Review:
    """A cursor in a played game, with the seats through whose eyes it is seen.

    Args:
        table: the game, at the end of its record.
        seats: seats of the first view; none for the public view.
        gave_up: the seats that have given the game up, which ended it.
    """

    def __init__(
        self, table: Table, seats: tuple[Seat, ...], gave_up: tuple[Seat, ...] = ()
    ) -> None:
        self.table = table
        self._figures = AskedFigures(table.game.figures)
        self.gave_up = gave_up
        self.over = table.state.result is not None or bool(gave_up)
        known = () if self.over else seats or self.everyone
        self.moments = Moments(table, self._figures, known)
        self.own = seats
        self.seats = seats
        self.open = False
        """Whether everything lies open, also what the seats did not know then."""
        self.place = 0

    @property
    def moment(self) -> Moment:
        """The current moment."""
        return self.moments[self.place]

    @property
    def figures_failed(self) -> bool:
        """Whether rounds, key moments and leaders may be missing, as the figures failed."""
        return self._figures.failed

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats of the table."""
        return tuple(range(self.table.state.seats))

    @property
    def view(self) -> State:
        """The visible state at this moment."""
        if self.open:
            return self.moment.state
        return seen_by_all(self.moment.state, self.seats or self.everyone)

    def look_as(self, seats: tuple[Seat, ...], opened: bool = False) -> bool:
        """Switch to the view of other seats, if that is fair; return whether it is.

        While the game is not over, no view shows more than the people of the game see together.

        Args:
            opened: whether everything lies open, also what no seat knew.
        """
        if not self.over and (opened or seats not in ((), self.own)):
            return False
        self.seats, self.open = seats, opened
        return True

    def go(self, place: int) -> bool:
        """Move to a place, or the nearest there is; return whether it exists."""
        self.place = min(max(place, 0), len(self.moments) - 1)
        return self.place == place

    def go_to_round(self, step: int) -> bool:
        """Move to the end of the next (1) or previous (-1) round; return whether there is one."""
        return self._go_to(lambda moment: moment.ends_round, step)

    def go_to_key(self, step: int) -> bool:
        """Move to the next (1) or previous (-1) key moment; return whether there is one."""
        return self._go_to(lambda moment: moment.key, step)

    def _go_to(self, meant: Callable[[Moment], bool], step: int) -> bool:
        place = self.place + step
        while 0 <= place < len(self.moments):
            if meant(self.moments[place]):
                self.place = place
                return True
            place += step
        return False

    @property
    def open_to_all(self) -> bool:
        """Whether nothing is hidden at this moment, or the game is over."""
        state, line = self.moment.state, self.table.line[: self.moment.taken]
        sealed = {one.number for one in self.table.commitments.pending}
        return self.over or (
            seen_by_all(state, self.everyone) == state
            and not any(one.number in sealed for one in line)
        )
