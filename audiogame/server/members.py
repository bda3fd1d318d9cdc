"""Members of a server's table: each device with its people, and whether it is connected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from audiogame.online.packets import Down, frame
from audiogame.online.session_packets import Notice
from audiogame.rules.seat import Seat
from audiogame.server.place import ServedPlace


class Sink(Protocol):
    """The connection to one device."""

    def send(self, data: bytes) -> None:
        """Send a frame, when there is room for it; this never waits."""

    async def send_behind(self, data: bytes) -> bool:
        """Send a frame once no other waits to be sent; return whether the connection is up."""

    def leave(self) -> None:
        """Leave the table."""

    def cut(self) -> None:
        """Drop the connection at once, to be set up again; leave the table."""

    def go(self, address: str) -> None:
        """Redirect the client to another process, which holds the table from now on."""


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
        """Whether its connection was lost, and everyone was told so."""
        self.since = now
        """When its connection was lost, or came back."""
        self.place: ServedPlace | None = None
        """Its place in the current game."""
        self.entering = 0
        """The number of its request to come in, until the state of the table answers it."""
        self.number: int | None = None
        """The next event that it has not heard, while it waits for them; -1 for all of them."""
        self.lacks = -1
        """Number of the first event before `number` that it has not been sent; -1 for none."""
        self.asked: dict[Seat, int] = {}
        """Number of the open question of each of its seats, as at the last check."""
        self.asked_since: float | None = None
        """When these questions were first seen; None once it has got a reminder."""
        self.patience = 1
        """Factor by which time limits are longer for the people there."""
        self.waits = False
        """Whether its people sit down in the next game."""
        self.pressed_at = now
        """When a key was last pressed there, as its program has told."""
        self.late = False
        """Whether it has got a reminder about a question that is still open."""
        self.knows_host = ""
        """The host of whom it was told last; empty before it has come."""
        self.chat_from = 0
        """The number of the first chat message after its entry."""

    @property
    def here(self) -> bool:
        """Whether its connection is up."""
        return self.sink is not None

    @property
    def name(self) -> str:
        """The first name of the people there; empty without any."""
        return self.names[0] if self.names else ""

    @property
    def first(self) -> Seat:
        """Its first seat; -1 for a guest."""
        return self.seats[0] if self.seats else -1

    def notice(self, what: str, other: str = "") -> Notice:
        """Return a notice about all people there."""
        return Notice(what, self.name, other, self.first, self.names if len(self.names) > 1 else ())

    def send(self, data: bytes) -> None:
        """Send a frame, if the connection is up and no missed events have to be sent before."""
        if self.sink is not None and self.number is None:
            self.sink.send(data)

    def send_beside(self, data: bytes) -> None:
        """Send a frame that is not about the game."""
        if self.sink is not None:
            self.sink.send(data)

    def tell(self, packet: Down) -> None:
        """Send a packet that is not about the game."""
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
        """Add a device to the table; its connection is not up yet."""
        member = Member(person, names, seats, self._clock())
        self._all[person] = member
        return member

    def give(self, member: Member, person: str) -> None:
        """Give a device's place to another key of its people."""
        self._all = {person if one is member else key: one for key, one in self._all.items()}
        member.person = person

    def remove(self, member: Member) -> None:
        """Remove a device from the table."""
        self._all.pop(member.person, None)

    def of_seat(self, seat: Seat) -> Member | None:
        """Return the device that owns a seat."""
        return next((one for one in self._all.values() if seat in one.seats), None)

    @property
    def seated(self) -> tuple[Member, ...]:
        """The devices with seats, in the order of these."""
        found = [one for one in self._all.values() if one.seats]
        return tuple(sorted(found, key=lambda one: one.seats))

    @property
    def guests(self) -> tuple[Member, ...]:
        """The devices of guests, who only listen."""
        return tuple(one for one in self._all.values() if not (one.seats or one.waits))

    @property
    def waiting(self) -> tuple[Member, ...]:
        """The devices whose people sit down in the next game, in the order in which they came."""
        return tuple(one for one in self._all.values() if one.waits)

    @property
    def hearing(self) -> tuple[Member, ...]:
        """The devices that are sent the game: not those that wait for the next one."""
        return tuple(one for one in self._all.values() if not one.waits)

    @property
    def any_here(self) -> bool:
        """Whether a device with a seat is connected."""
        return any(one.here for one in self._all.values() if one.seats)

    @property
    def all_here(self) -> bool:
        """Whether there are members, and all are connected."""
        return bool(self._all) and all(one.sink is not None for one in self._all.values())

    def tell(self, packet: Down, but: Member | None = None) -> None:
        """Send everyone a packet that is not about the game."""
        for one in self:
            if one is not but:
                one.tell(packet)
