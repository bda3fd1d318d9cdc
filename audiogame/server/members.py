"""Who is at a table of a server: each device with its people, and whether its line stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from audiogame.online.packets import Down, frame
from audiogame.online.session_packets import Notice
from audiogame.rules.seat import Seat
from audiogame.server.place import ServedPlace


class Sink(Protocol):
    """The line to one device."""

    def send(self, data: bytes) -> None:
        """Send a frame, when there is room for it; this never waits."""

    def leave(self) -> None:
        """Belong to no table any more."""

    def cut(self) -> None:
        """End at once, to be set up again; belong to no table any more."""

    def go(self, address: str) -> None:
        """Go to another process, which holds the table from now on."""


class Member:
    """A device at a table.

    Args:
        person: its public key.
        names: of the people there.
        seats: theirs; none for a guest.
        now: seconds.
    """

    def __init__(
        self, person: str, names: tuple[str, ...], seats: tuple[Seat, ...], now: float
    ) -> None:
        self.person = person
        self.names = names
        self.seats = seats
        self.sink: Sink | None = None
        self.lost = False
        """Whether its line was lost, and everybody was told so."""
        self.since = now
        """When its line was lost, or came back."""
        self.place: ServedPlace | None = None
        """Its place in the game that is played."""
        self.number: int | None = None
        """The next event that it has not heard, where it waits to be told; -1 for all of them."""
        self.asked: dict[Seat, int] = {}
        """What it was asked when somebody looked last."""
        self.asked_since: float | None = None
        """Since when it was asked this; None where it has got a cue."""
        self.patience = 1
        """How many times as long as for others a limit is for whoever is there."""
        self.chat_from = 0
        """The number of the first line of chat that was said after it had come."""

    @property
    def here(self) -> bool:
        """Whether its line stands."""
        return self.sink is not None

    @property
    def name(self) -> str:
        """How it is called where one name has to do."""
        return self.names[0] if self.names else ""

    @property
    def first(self) -> Seat:
        """Its first seat; -1 for a guest."""
        return self.seats[0] if self.seats else -1

    def notice(self, what: str, other: str = "") -> Notice:
        """Return a notice about everybody there."""
        return Notice(what, self.name, other, self.first, self.names if len(self.names) > 1 else ())

    def send(self, data: bytes) -> None:
        """Send a frame, if the line stands and nothing has to be told before."""
        if self.sink is not None and self.number is None:
            self.sink.send(data)

    def send_beside(self, data: bytes) -> None:
        """Send a frame beside the game."""
        if self.sink is not None:
            self.sink.send(data)

    def tell(self, packet: Down) -> None:
        """Send a packet beside the game."""
        self.send_beside(frame(packet))


class Members:
    """All devices at one table, by person.

    Args:
        clock: returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._all: dict[str, Member] = {}

    def __iter__(self) -> Iterator[Member]:
        return iter((*self._all.values(),))

    def get(self, person: str) -> Member | None:
        """Return the device of a person."""
        return self._all.get(person)

    def add(self, person: str, names: tuple[str, ...], seats: tuple[Seat, ...]) -> Member:
        """Let a device be at the table; its line does not stand yet."""
        member = Member(person, names, seats, self._clock())
        self._all[person] = member
        return member

    def remove(self, member: Member) -> None:
        """Let a device be at the table no longer."""
        self._all.pop(member.person, None)

    def of_seat(self, seat: Seat) -> Member | None:
        """Return the device of a seat."""
        return next((one for one in self._all.values() if seat in one.seats), None)

    @property
    def seated(self) -> tuple[Member, ...]:
        """The devices with seats, in the order of these."""
        found = [one for one in self._all.values() if one.seats]
        return tuple(sorted(found, key=lambda one: one.seats))

    @property
    def guests(self) -> tuple[Member, ...]:
        """The devices that only listen."""
        return tuple(one for one in self._all.values() if not one.seats)

    @property
    def anybody(self) -> bool:
        """Whether the line to somebody with a seat stands."""
        return any(one.here for one in self._all.values() if one.seats)

    @property
    def all_here(self) -> bool:
        """Whether somebody is there, and nobody's line is lost."""
        return bool(self._all) and all(one.sink is not None for one in self._all.values())

    def tell(self, packet: Down, but: Member | None = None) -> None:
        """Tell everybody something beside the game."""
        for one in self:
            if one is not but:
                one.tell(packet)
