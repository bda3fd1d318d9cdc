"""Queue of people who wait at a server for anybody to play with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from audiogame.archive.journal import TableTakenOver
from audiogame.online.packets import frame
from audiogame.online.reasons import failed
from audiogame.online.table_packets import PERSON, Chair, Enter, OpenTable
from audiogame.own_task import tell_fault
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.game import Game
from audiogame.rules.value import Value
from audiogame.server.admission import NotHere
from audiogame.server.members import Sink
from audiogame.server.names import NameRefused, check_new_names
from audiogame.server.shared_table import SharedTable
from audiogame.server.store.store import StoreFault
from audiogame.table.library import find_game

BOTS_AFTER = 20.0
"""Seconds after which a person who waits plays with bots, where they want that."""
REST = 5.0
"""Seconds before people are seated again, after a table could not be opened."""
MOST_WAITING = 200
"""Persons who wait at most."""
Opens = Callable[[str, OpenTable, Mapping[str, tuple[str, ...]]], Awaitable[SharedTable]]
"""Opens a table for a host, and others, with their names; it is still empty."""


class Seatable(Sink, Protocol):
    """A connection that the queue leads to a table."""

    @property
    def stands(self) -> bool:
        """Whether the connection is up."""

    def sit_at(self, table: SharedTable) -> None:
        """Join a table."""


class Waiter(Value):
    """The people at one device who wait.

    Args:
        person: their key at this server.
        names: theirs.
        games: the games that they would play, the favourite one first.
        bots: whether they play with bots where nobody has come.
        since: when they came, in seconds of the clock.
        sink: their connection.
    """

    person: str
    names: tuple[str, ...]
    games: tuple[str, ...]
    bots: bool
    since: float
    sink: Seatable


class TableUnopened(Exception):
    """A table that cannot be written now.

    Args:
        why: what was raised.
    """

    def __init__(self, why: Fault | OSError) -> None:
        self.why = why


class MatchQueue:
    """People who wait, in the order in which they came; whoever waits longest is seated first.

    Args:
        opens: opens a table.
        clock: returns seconds that only grow.
        fault: called with unexpected errors, for the log.
    """

    def __init__(
        self, opens: Opens, clock: Callable[[], float], fault: Callable[[BaseException], None]
    ) -> None:
        self._opens = opens
        self._clock = clock
        self._fault = fault
        self._waiters: list[Waiter] = []
        self._rests_until: float | None = None
        """Until when nobody is seated, since a table could not be opened."""

    @property
    def people(self) -> int:
        """The number of people who wait."""
        return sum(len(one.names) for one in self._waiters)

    def add(
        self,
        person: str,
        names: tuple[str, ...],
        games: tuple[str, ...],
        bots: bool,
        sink: Seatable,
    ) -> None:
        """Queue people; asked again, the games and the wish for bots change, not the turn.

        Raises:
            NotHere: there are too many, or none of the games is played here by so many.
            NameRefused: a name is not allowed.
        """
        if not names:
            raise NotHere("name-needed")
        known = tuple(name for name in dict.fromkeys(games) if _seats(name, len(names)))
        if not known:
            raise NotHere("now-no-game")
        check_new_names(names, ())
        before = next((one for one in self._waiters if one.person == person), None)
        since = self._clock() if before is None else before.since
        waiter = Waiter(person, names, known, bots, since, sink)
        if before is not None:
            self._waiters[self._waiters.index(before)] = waiter
        elif len(self._waiters) >= MOST_WAITING:
            raise NotHere("now-full", most=MOST_WAITING)
        else:
            self._waiters.append(waiter)

    def forget(self, sink: Sink) -> bool:
        """Remove the people at a connection; return whether they have waited."""
        before = len(self._waiters)
        self._waiters = [one for one in self._waiters if one.sink is not sink]
        return len(self._waiters) < before

    def send_on(self, address: str) -> None:
        """Redirect all who wait to the process at which people meet now; they ask again there."""
        waiters, self._waiters = self._waiters, []
        for one in waiters:
            one.sink.go(address)

    async def seat(self) -> None:
        """Seat all who fit together, and those who have waited long enough with bots."""
        if self._rests_until is not None and self._clock() < self._rests_until:
            return
        while (found := self._found()) is not None:
            game, people = found
            self._waiters = [one for one in self._waiters if one not in people]
            try:
                await self._begin(game, people)
                self._rests_until = None
            except TableUnopened as fault:  # they wait on
                told, self._rests_until = self._rests_until, self._clock() + REST
                self._waiters = [*people, *self._waiters]
                if told is None:
                    self._tell(people, fault.why)
                return
            except TableTakenOver:  # they come again by themselves
                for one in people:
                    one.sink.cut()
            except Exception as fault:  # theirs alone: the others wait on
                self._fault(fault)
                self._tell(people, fault)

    def _tell(self, people: tuple[Waiter, ...], fault: Exception) -> None:
        """Tell people why they are at no table, or why its game does not begin."""
        match fault:
            case Fault():
                reasons = fault.reasons
            case OSError():
                tell_fault(fault)
                reasons = (Reason("server-disk", why=system_reason(fault)),)
            case _:
                reasons = (Reason("server-failed"),)
        for one in people:
            one.sink.send(frame(failed(*reasons)))

    def _found(self) -> tuple[Game, tuple[Waiter, ...]] | None:
        """Return a game, and the people who play it next; None where all have to wait."""
        for at, one in enumerate(self._waiters):
            for other in self._waiters[at + 1 :]:
                count = len(one.names) + len(other.names)
                common = [name for name in one.games if name in other.games and _seats(name, count)]
                if common and _differ(one, other):
                    return find_game(common[0]), (one, other)
        for one in self._waiters:
            if one.bots and self._clock() - one.since >= BOTS_AFTER:
                return find_game(one.games[0]), (one,)
        return None

    async def _begin(self, game: Game, people: tuple[Waiter, ...]) -> None:
        """Open a table for people, fill it with bots, and begin the game."""
        host, *others = people
        names = [name for one in people for name in one.names]
        bots = max(game.together[0] - len(names), 0)
        chairs = (*(Chair(PERSON, name) for name in names), *[Chair("bot")] * bots)
        wanted = OpenTable(game.name, game.version, (), chairs)
        try:  # all sit there from the first write on
            seats = {one.person: one.names for one in others}
            table = await self._opens(host.person, wanted, seats)
        except (StoreFault, OSError) as fault:
            raise TableUnopened(fault) from fault
        if not all(one.sink.stands for one in people):  # lost while the table was opened
            self._waiters = [*(one for one in people if one.sink.stands), *self._waiters]
            return
        agreed = table.people.agreement
        async with table.turns:
            for one in people:
                one.sink.sit_at(table)
                try:
                    own = Enter(agreed.table, agreed.key, one.names)
                    await table.attendance.enter(one.person, own, one.sink)
                except BaseException:
                    one.sink.leave()
                    raise
            await table.start()


def _seats(name: str, people: int) -> bool:
    """Return whether a game is there, and has seats for people, who do not play it alone."""
    try:
        return people <= max(find_game(name).together, default=0)
    except Fault:
        return False


def _differ(one: Waiter, other: Waiter) -> bool:
    """Return whether people can sit at one table by their names."""
    try:
        check_new_names(other.names, one.names)
    except NameRefused:
        return False
    return True
