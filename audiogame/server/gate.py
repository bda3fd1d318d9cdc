"""Gate of a server: admission of connections, rate limits, and counters."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterable
from hmac import compare_digest
from typing import Protocol

from audiogame.online.cipher import public
from audiogame.online.packets import Down
from audiogame.online.reasons import failed
from audiogame.online.session_packets import Reached
from audiogame.own_task import end_task, keep_task, tell_fault
from audiogame.rules.fault import Reason
from audiogame.server.addresses import caller_network
from audiogame.server.admission import NotHere, WrongKey
from audiogame.server.costs import Costs, Excess, Payer
from audiogame.server.limits import (
    GUESSES,
    OPENED_BY_ADDRESS,
    OPENED_BY_PERSON,
    OPENED_UNKNOWN,
    Bucket,
    Buckets,
)
from audiogame.server.origins import Origins
from audiogame.server.record_thread import stopped_reading
from audiogame.server.store.store import Store
from audiogame.server.tables import ServerTables

LOOK = 0.5
"""Seconds between polls of the store: as often as processes look for each other."""
UNLOOKED = 5.0
"""Seconds by which the look at all tables, or reading a record, may be late before people are
told."""
PROGRAM = re.compile(r"[0-9][0-9a-z.+-]{0,30}")
"""Pattern of a version of the program: a client may send anything."""
MOST_PROGRAMS = 20
"""Versions of programs that a process logs at most."""


class Watcher(Protocol):
    """A connection that has said hello."""

    def tell(self, packet: Down) -> None:
        """Send a packet; this never waits."""

    def welcome_again(self, servers: tuple[str, ...]) -> None:
        """Send the other addresses at which the server can be reached now."""

    async def check_key(self) -> None:
        """Close the connection if its key is no longer valid."""


class StoreWatch:
    """Polls the store of a server on behalf of all connections.

    Args:
        store: of the server.
        late: returns for how many seconds no table was looked after, or a record not read on.
        log: writes a line to the log.
    """

    def __init__(self, store: Store, late: Callable[[], float], log: Callable[[str], None]) -> None:
        self._store = store
        self._late = late
        self._log = log
        self._known: dict[Watcher, frozenset[str]] = {}
        """The other addresses that each connection was sent."""
        self._task: asyncio.Task[None] | None = None
        self._stuck = False
        """Whether everybody was told that nothing can be stored for now, or no table goes on."""
        self._yielded = 0
        """The number of invalid keys for which connections were looked through."""

    def begin(self) -> None:
        """Start polling."""
        self._yielded = len(self._store.identity.yielded)
        self._task = keep_task(self._look)

    async def close(self) -> None:
        """Stop polling."""
        await end_task(self._task)

    def add(self, connection: Watcher, servers: tuple[str, ...]) -> None:
        """Notify a connection of changes from now on.

        Args:
            connection: one that was welcomed.
            servers: the addresses that it was sent then.
        """
        told = frozenset(servers)
        self._known[connection] = next((one for one in self._known.values() if one == told), told)
        if self._stuck:
            connection.tell(failed(Reason("server-waits")))

    def remove(self, connection: Watcher) -> None:
        """Stop notifying a connection."""
        self._known.pop(connection, None)

    def tell(self, packet: Down) -> None:
        """Send a packet to everybody."""
        for connection in (*self._known,):
            connection.tell(packet)

    async def _look(self) -> None:
        late = False
        while True:
            await asyncio.sleep(LOOK)
            before, was_late = self._stuck, late
            late = self._late() > UNLOOKED  # once, it may only have slept
            self._stuck = self._store.stuck or (late and was_late)
            if self._stuck and not before:
                self.tell(failed(Reason("server-waits")))
            if self._stuck != before:
                what = "written" if self._store.stuck else "looked after, or read"
                self._log(f"stuck: nothing is {what}" if self._stuck else "unstuck")
            before_that, self._yielded = self._yielded, len(self._store.identity.yielded)
            if self._yielded != before_that:  # a device is lost: its connection hears nothing more
                checks = (connection.check_key() for connection in self._known)
                for fault in await asyncio.gather(*checks, return_exceptions=True):
                    if isinstance(fault, Exception):  # of one connection
                        tell_fault(fault)
            others = frozenset(self._store.others)
            for connection, known in (*self._known.items(),):
                if not others <= known:
                    self._known[connection] = others
                    connection.welcome_again(self._store.others)


QUIET = 60.0
"""Seconds for which equal refusals are not logged again."""
CONNECTIONS = 10_000
"""Connections at once at most."""
OF_ADDRESS, OF_PERSON = 300, 40
"""Connections of one address, and of one person, at once at most."""
SEVERAL = 10
"""People who are no longer expected to come from one address all together."""
ALL_FROM_ONE = Reason("people-from-one-address")
ALL_FROM_HERE = Reason("people-through-this-machine")
"""Notices of shared addresses; the operator gets one, once."""
YIELDED = 32
"""Keys that one person may replace, one after the other; they are kept for good."""


def _less(counter: Counter[str], name: str) -> None:
    """Count one less; what is counted no more takes no memory."""
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


class Gate:
    """Shared state of all connections of one server.

    Args:
        tables: of the server.
        store: of the invited persons.
        open_to_all: whether everyone may open tables, or only invited persons.
        clock: returns seconds.
        fault: called with unexpected errors, for the log.
        costs: limits of what requests cost.
        page: whether the server also serves the page.
        operator: called with a notice for the operator of the server.
        origins: the pages that may connect.
        log: writes a line to the log, without names.
    """

    def __init__(
        self,
        tables: ServerTables,
        store: Store,
        open_to_all: bool,
        clock: Callable[[], float],
        fault: Callable[[BaseException], None],
        costs: Costs,
        page: bool = False,
        operator: Callable[[Reason], None] = lambda notice: None,
        origins: Origins | None = None,
        log: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.origins = origins or Origins()
        """The pages that may connect from a browser."""
        self.page = page
        """Whether browsers find the page here."""
        self.costs = costs
        """The limits of what requests cost."""
        self._operator = operator
        self._log = log
        self._programs: set[str] = set()
        """The versions of programs that have said hello."""
        self.tables = tables
        self.fault = fault
        self.store = store
        self._open_to_all = open_to_all
        self.watch = StoreWatch(store, lambda: max(tables.late, stopped_reading()), log)
        """Notifies connections of changes in the store."""
        self.clock = clock
        self._guesses = Buckets(GUESSES, clock)
        self._opened_by_person = Buckets(OPENED_BY_PERSON, clock)
        self._opened_by_address = Buckets(OPENED_BY_ADDRESS, clock)
        self._opened_unknown = Bucket(OPENED_UNKNOWN, clock())
        self._connections: Counter[str] = Counter()
        self.closing = False
        """Whether the server stops, so that frames over a limit are dropped."""
        self.ended = 0
        """Connections that were closed."""
        self.refused = 0
        """Connections that were refused, because there were too many."""
        self._logged: dict[str, float] = {}
        """When refusals were last logged, by what there was too much of."""
        self._people: Counter[str] = Counter()
        """The connections of each person."""
        self._addresses: Counter[str] = Counter()
        """The connections of people, by address as it is known."""
        self._told_of_one = False
        """Whether the operator was told that all people come from one address."""
        self._yielded: dict[str, str] = {}
        """The invalid keys, as stored, each with its successor."""
        self._before: dict[str, str] = {}
        """The same map inverted."""
        self.challenges: set[str] = set()
        """The keys that connections were shown, and have not answered yet."""
        self.reached = Reached()
        """The way in for other people, as it is now."""
        self.frames = 0
        """Frames received."""
        self.delayed = 0
        """Frames delayed by a rate limit."""

    @property
    def name(self) -> str:
        """The name of the server."""
        return self.store.identity.name

    @property
    def secret(self) -> bytes:
        """The secret by which the server is known."""
        return bytes.fromhex(self.store.identity.secret)

    @property
    def key(self) -> bytes:
        """The public key of the server."""
        return public(self.secret)

    @property
    def connections(self) -> int:
        """The number of open connections."""
        return self._connections.total()

    @property
    def people(self) -> int:
        """The number of connections that have said hello."""
        return self._people.total()

    def tell_reached(self, reached: Reached) -> None:
        """Send everybody the way in for other people; pages of earlier ways may stay."""
        self.reached = reached
        if reached.address:
            self.origins.ways_in.add(reached.address)
        self.watch.tell(reached)

    def came(self, address: str) -> None:
        """Count an opened connection."""
        self._connections[caller_network(address)] += 1

    def went(self, address: str) -> None:
        """Count a closed connection."""
        self.ended += 1
        _less(self._connections, caller_network(address))

    def check_room(self, address: str) -> None:
        """Check that one more connection of an address is within the limits.

        Raises:
            NotHere: it is not.
        """
        if self.connections > CONNECTIONS:
            self._note_refused("server")
            raise NotHere("server-crowded")
        if caller_network(address) and self._connections[caller_network(address)] > OF_ADDRESS:
            self._note_refused("address")
            raise NotHere("address-crowded", most=OF_ADDRESS)

    def _note_refused(self, whose: str) -> None:
        """Count a refused connection, and log it; the next ones are not logged for a minute."""
        self.refused += 1
        now = self.clock()
        if now - self._logged.get(whose, now - QUIET) >= QUIET:
            self._logged[whose] = now
            self._log(f"refused a connection: too many of one {whose}")

    def greeted(self, person: str, address: str) -> None:
        """Count the connection of a person, who may have as many as one address.

        The operator is told once if all people come from one address.

        Raises:
            NotHere: the person has too many.
        """
        if self._people[person] >= OF_PERSON:
            self._note_refused("person")
            raise NotHere("person-crowded", most=OF_PERSON)
        self._people[person] += 1
        self._addresses[address] += 1
        if len(self._people) >= SEVERAL and len(self._addresses) == 1 and not self._told_of_one:
            self._told_of_one = True
            self._operator(ALL_FROM_ONE if caller_network(address) else ALL_FROM_HERE)

    def left(self, person: str, address: str) -> None:
        """Count the end of a connection of a person."""
        _less(self._people, person)
        _less(self._addresses, address)

    def count(self, payer: Payer) -> Excess:
        """Count a frame; return the limit that is exceeded.

        Args:
            payer: the buckets of its connection.
        """
        now = self.clock()
        self.frames += 1
        payer.take_frame(now)
        excess = payer.excess(now)
        self.delayed += excess.seconds > 0
        return excess

    def wait_to_open(self, person: str, address: str) -> float:
        """Count a table that is opened; return the seconds to wait for that, then it is not."""
        now, known = self.clock(), caller_network(address)
        bucket = self._opened_by_address[known] if known else self._opened_unknown
        wait = bucket.wait_for(now, 1)
        return (
            wait
            or self._opened_by_person[person].take_or_wait(now, 1)
            or bucket.take_or_wait(now, 1)
        )

    def guessed(self, person: str, address: str) -> bool:
        """Count an invalid link or invitation; return whether that exceeds the rate limit.

        It is counted by address, or by person where that is unknown.  A valid one is accepted all
        the same: people at one address may not shut each other out, and its 60 bits cannot be
        guessed at the rate of frames.
        """
        return not self._guesses[caller_network(address) or person].take(self.clock())

    def yielded(self, key: str) -> bool:
        """Return whether a key was replaced by another, and is invalid."""
        pairs = self.store.identity.yielded
        if len(pairs) != len(self._yielded):
            self._yielded = dict(pairs)
            self._before = {new: old for old, new in reversed(pairs)}
        return key in self._yielded

    def _keys(self, key: str) -> tuple[str, ...]:
        """Return the keys that a person has had here up to `key`, the newest first."""
        found = [key]
        while (key := self._before.get(key, key)) not in found:
            found.append(key)
        return tuple(found)

    def note_program(self, version: str) -> None:
        """Log a version of the program at its first hello: an update waits for old ones to go."""
        known = self._programs
        if PROGRAM.fullmatch(version) and version not in known and len(known) < MOST_PROGRAMS:
            known.add(version)
            self._log(f"first hello of audiogame {version}")

    async def person(self, key: str, former: Iterable[str]) -> str:
        """Return the identity of the person who says hello: the first key that they have had here.

        Former keys become invalid.

        Args:
            key: that the device has proved, in hexadecimal digits.
            former: keys that it has proved, too, and no longer has.

        Raises:
            NotHere: the key itself has yielded to another, or it would be one too many.
        """
        store = self.store
        await store.look_for_yielded()
        if self.yielded(key):
            raise NotHere("key-yielded")
        proven = {one: self._keys(one) for one in former if not self.yielded(one) and one != key}
        known = await store.known({keys[-1] for keys in proven.values()}) if proven else ()
        new = {one: keys for one, keys in proven.items() if keys[-1] in known}
        if any(len(keys) > YIELDED for keys in new.values()):
            raise NotHere("keys-too-many", most=YIELDED)
        if new:
            await store.yield_keys(tuple((one, key) for one in new))
            self.yielded(key)
        return self._keys(key)[-1]

    async def may_open(self, person: str, invitation: str, address: str) -> bool:
        """Return whether a person may open tables; an invitation, once shown, is remembered.

        Raises:
            WrongKey: the invitation is invalid.
        """
        identity = self.store.identity
        if invitation:
            if not compare_digest(invitation.encode(), identity.invitation.encode()):
                often = self.guessed(person, address)
                raise WrongKey("guessed-too-often" if often else "invitation-wrong")
            await self.store.invite(person)
        return self._open_to_all or await self.store.is_invited(person)
