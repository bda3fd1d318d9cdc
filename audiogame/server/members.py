"""Members of a server's table: each device with its people, and whether they are away or idle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hmac import compare_digest
from typing import Protocol

from audiogame.online.company_packets import ELSEWHERE
from audiogame.online.link import KEY, new_words
from audiogame.online.packets import Down, frame
from audiogame.online.session_packets import Notice
from audiogame.rules.seat import Seat
from audiogame.server.names import free_names
from audiogame.server.place import ServedPlace

AWAY = "away"
"""The cause of `line-lost` and `line-back` where people have looked elsewhere."""
IDLE = 60.0
"""Seconds after which a player whose turn it is gets a reminder, and after which who has pressed no
key has no vote."""
GLANCE = 10.0
"""Seconds in which people look elsewhere unnoticed: a glance at a notification is no absence."""


class Sink(Protocol):
    """The connection to one device."""

    def send(self, data: bytes) -> None:
        """Send a frame, when there is room for it; this never waits."""

    async def send_when_idle(self, data: bytes) -> bool:
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
        self.elsewhere = False
        """Whether its people look elsewhere, as their program has told."""
        self.missed = False
        """Whether everyone was told so."""
        self.since = now
        """When its connection was lost or came back, or its people looked elsewhere or back."""
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
        self.code = ""
        """The key of the link by which another device takes its seats along; drawn when first
        sent."""
        self.chat_from = 0
        """The number of the first chat message after its entry."""

    @property
    def here(self) -> bool:
        """Whether its connection is up."""
        return self.sink is not None

    @property
    def present(self) -> bool:
        """Whether its connection is up, and its people do not look elsewhere."""
        return self.here and not self.elsewhere

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

    def send_at_once(self, data: bytes) -> None:
        """Send a frame that is not about the game."""
        if self.sink is not None:
            self.sink.send(data)

    def tell(self, packet: Down) -> None:
        """Send a packet that is not about the game."""
        self.send_at_once(frame(packet))


class Members:
    """All devices at one table, by person.

    Args:
        clock: returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._all: dict[str, Member] = {}
        self.stand_ins: dict[Seat, str] = {}
        """The names of the stand-in bots, by seat."""
        self._alone = True
        """Whether nobody is present, so that the members' absence does not count."""
        self._alone_since = clock()
        """When the last of them ceased to be present."""

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
        """Give a device's place to another key of its people, who stay host for all who know."""
        member.code = ""
        for one in self:
            if one.knows_host == member.person:
                one.knows_host = person
        self._all = {person if one is member else key: one for key, one in self._all.items()}
        member.person = person

    def remove(self, member: Member) -> None:
        """Remove a device from the table."""
        self._all.pop(member.person, None)

    def code_of(self, member: Member) -> str:
        """Return the key of the link by which another device takes a member's seats along."""
        member.code = member.code or new_words(KEY)
        return member.code

    def of_code(self, key: str) -> Member | None:
        """Return the device whose seats a key takes along; None for any other key."""
        tried = key.encode()
        return next(
            (one for one in self.seated if one.code and compare_digest(one.code.encode(), tried)),
            None,
        )

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
    def any_present(self) -> bool:
        """Whether the people of a device with a seat are connected, and look here."""
        return any(one.present for one in self._all.values() if one.seats)

    @property
    def all_present(self) -> bool:
        """Whether there are members, and all are connected and look here."""
        return bool(self._all) and all(one.present for one in self._all.values())

    def tell(self, packet: Down, but: Member | None = None) -> None:
        """Send everyone a packet that is not about the game."""
        for one in self:
            if one is not but:
                one.tell(packet)

    # Presence: who is away, or idle.

    def somebody_came(self) -> None:
        """Handle people who are present again; the time in which nobody was counts for nobody."""
        if self._alone:
            now = self._clock()
            for one in self:
                if not one.present:
                    one.since = min(now, one.since + now - self._alone_since)
        self._alone = False

    def somebody_went(self) -> None:
        """Handle people who are no longer present."""
        before, self._alone = self._alone, not self.any_present
        if self._alone and not before:
            self._alone_since = self._clock()

    def look(self, member: Member, elsewhere: bool) -> None:
        """Handle people who look elsewhere, or back; everyone hears of it if that was missed.

        Listeners are missed by nobody, and those who wait for the next game not before it.
        """
        sits = member.seats or member.waits
        if elsewhere is member.elsewhere or (elsewhere and not sits):
            return
        member.elsewhere, member.since = elsewhere, self._clock()
        if elsewhere:
            self.somebody_went()
            return
        self.pressed(member)
        self.somebody_came()
        if member.missed:
            member.missed = False
            self.tell(member.notice("line-back", AWAY), but=member)

    def tell_elsewhere(self) -> bool:
        """Tell everyone, once, who looks elsewhere for longer than a glance; return whether that
        was told of anybody now."""
        longer = self._clock() - GLANCE
        there = [one for one in self.seated if one.elsewhere and not one.missed]
        found = [one for one in there if one.since <= longer]
        for one in found:
            one.missed = True
            self.tell(one.notice("line-lost", AWAY), but=one)
        return bool(found)

    def slept(self, seconds: float) -> None:
        """Handle a time in which this process stood still: nobody was late meanwhile."""
        self._alone_since += seconds
        for one in self:
            one.since += seconds
            one.pressed_at += seconds
            if one.asked_since is not None:
                one.asked_since += seconds

    def away(self, member: Member, seconds: float) -> bool:
        """Return whether a member is disconnected for `seconds`, or looks elsewhere for that long
        and `ELSEWHERE`, while others were there."""
        least = max(seconds, ELSEWHERE) if member.elsewhere else seconds
        absent = not self._alone and not member.present
        return absent and self._clock() - member.since >= least

    def long_away(self, seconds: float) -> tuple[Member, ...]:
        """Return the devices with seats whose people are away for `seconds`."""
        return tuple(one for one in self.seated if self.away(one, seconds))

    def pressed(self, member: Member) -> None:
        """Handle a key press of a member, wherever in their program."""
        member.pressed_at = self._clock()

    def votes(self, member: Member) -> bool:
        """Return whether a member has a vote: they have a seat, are present, and have pressed a key
        lately."""
        idle = self._clock() - member.pressed_at >= IDLE * member.patience
        return bool(member.seats) and member.present and not idle

    def stand_in(self, seat: Seat, names: tuple[str, ...]) -> str:
        """Return the name of the bot that stands in for a seat."""
        self.stand_ins[seat] = next(free_names((*names, *self.stand_ins.values())))
        return self.stand_ins[seat]

    def waits_long(self, seat: Seat) -> bool:
        """Return whether the people of a seat were asked for so long that they have got a
        reminder, or are as long away."""
        member = self.of_seat(seat)
        if member is None or not member.asked or member.asked_since is None:
            return member is not None and bool(member.asked)
        since = max(member.asked_since, member.since)
        return not member.present and self._clock() - since >= IDLE

    def forget_idle(self) -> None:
        """Restart all idle times, as after a pause."""
        for member in self:
            member.asked, member.asked_since, member.late = {}, None, False

    @property
    def reminds_nobody(self) -> bool:
        """Whether all open questions are those of the last check, and none is old enough for a
        reminder."""
        lately = self._clock() - IDLE
        return not any(
            one.asked != (one.place.questions if one.place is not None else {})
            or (one.asked and one.asked_since is not None and one.asked_since <= lately)
            for one in self
            if one.seats
        )

    def remind_idle(self, awaited: tuple[Seat, ...]) -> bool:
        """Remind players who are asked for long, once for each question.

        The others are told whom the game waits for, so that they may vote for a bot.

        Returns:
            Whether others are asked for long now than before.
        """
        before = tuple(one.late for one in self.seated)
        for member in self.seated:
            questions = member.place.questions if member.place is not None else {}
            asked = {seat: number for seat, number in questions.items() if seat in awaited}
            if asked != member.asked:
                member.asked, member.asked_since = asked, self._clock()
            elif asked and member.asked_since is not None:
                since = max(member.asked_since, member.since)  # when the connection came back
                idle = self._clock() - since >= IDLE * member.patience
                if idle and member.present:  # else the others know that they are away
                    member.asked_since = None
                    seat = min(asked)
                    name = member.names[member.seats.index(seat)]
                    member.send(frame(Notice("idle", name, seat=seat)))
                    self.tell(Notice("waits-long", name, seat=seat), but=member)
            member.late = bool(asked) and member.asked_since is None
        return before != tuple(one.late for one in self.seated)
