"""A game as it was played, moment by moment, with its rounds and key moments marked."""

from __future__ import annotations

from collections.abc import Iterator

from audiogame.rules.state import CHANCE, Event, Seat, State, seen_by_all
from audiogame.rules.value import Value
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.move_list import Player, Taken
from audiogame.table.table import Table


class Moment(Value):
    """One step of a game: a choice with what luck answered, luck alone, or the opening.

    Args:
        taken: how many entries of the line of play there are up to here.
        events: what happened.
        state: the state after it.
        players: who sat where.
        ends_round: whether a round was over with it.
        key: whether it is a key moment.
        lead: who took the lead with it, None if nobody did.
    """

    taken: int
    events: tuple[Event, ...]
    state: State
    players: tuple[Player, ...]
    ends_round: bool = False
    key: bool = False
    lead: Seat | None = None


def moments(table: Table, figures: AskedFigures) -> Iterator[Moment]:
    """Walk along the line of play of a table; the first moment is before the first choice.

    Args:
        table: the game.
        figures: those of the game.
    """
    state, players = table.start()
    taken, leader = 0, None
    opening = table.opening()
    for number, step in enumerate(_steps(table.line)):
        events = [*opening] if number == 0 else []
        key = False
        for one in step:
            taken += 1
            if isinstance(one.what, Player):
                players = (*players[: one.seat], one.what, *players[one.seat + 1 :])
                continue
            before = state
            state, told = before.apply(one.seat, one.what)
            events += told
            key = key or any(figures.is_key(event, before) for event in told)
        now = figures.leader(state)
        lead = now if None not in (now, leader) and now != leader else None
        leader = leader if now is None else now
        ends = any(map(figures.ends_round, events))
        marked = key or lead is not None
        yield Moment(taken, tuple(events), state, players, ends, marked, lead)


def _steps(line: list[Taken]) -> Iterator[list[Taken]]:
    """Put luck's answers to the choices that asked for them; what comes before is the opening."""
    step: list[Taken] = []
    for one in line:
        if one.seat != CHANCE and not isinstance(one.what, Player):
            yield step
            step = []
        step.append(one)
    yield step


class Review:
    """A place in a game that was played, and who looks at it.

    Args:
        table: the game, at the end of its record.
        seats: whose eyes look on at first; none for what everybody may know.
        gave_up: the seats that have given the game up, which ended it.
    """

    def __init__(
        self, table: Table, seats: tuple[Seat, ...], gave_up: tuple[Seat, ...] = ()
    ) -> None:
        self.table = table
        figures = AskedFigures(table.game.figures)
        self.moments = tuple(moments(table, figures))
        self.figures_failed = figures.failed
        """Whether rounds, key moments and who leads may be missing."""
        self.gave_up = gave_up
        self.over = table.state.result is not None or bool(gave_up)
        self.own = seats
        self.seats = seats
        self.place = 0

    @property
    def moment(self) -> Moment:
        """Where the review stands."""
        return self.moments[self.place]

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats of the table."""
        return tuple(range(self.table.state.seats))

    @property
    def view(self) -> State:
        """What may be known of the state at this moment."""
        view = seen_by_all(self.moment.state, self.seats or self.everyone)
        assert view is not None, "a state can be seen in part, never not at all"
        return view

    def look_as(self, seats: tuple[Seat, ...]) -> bool:
        """Look with the eyes of other seats, as far as that is fair; tells whether it is.

        While the game is not over, nobody sees more than the people of the game do together.
        """
        if not self.over and seats not in ((), self.own):
            return False
        self.seats = seats
        return True

    def go(self, place: int) -> bool:
        """Go to a place, or as near as there is one; tells whether it is there."""
        self.place = min(max(place, 0), len(self.moments) - 1)
        return self.place == place

    def go_to_round(self, step: int) -> bool:
        """Go to the end of the next round (1) or of the one before (-1); tells if there is one."""
        return self._go_to([at for at, one in enumerate(self.moments) if one.ends_round], step)

    def go_to_key(self, step: int) -> bool:
        """Go to the next key moment (1) or the one before (-1); tells whether there is one."""
        return self._go_to([at for at, one in enumerate(self.moments) if one.key], step)

    def _go_to(self, places: list[int], step: int) -> bool:
        there = [at for at in places if (at - self.place) * step > 0]
        if not there:
            return False
        self.place = min(there, key=lambda at: abs(at - self.place))
        return True

    @property
    def open_to_all(self) -> bool:
        """Whether nothing is hidden at this moment, or the game is over."""
        return self.over or seen_by_all(self.moment.state, self.everyone) == self.moment.state
