"""Presence at a table: long absences, stand-in bots, and idle players."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.online.packets import frame
from audiogame.online.session_packets import Notice
from audiogame.rules.seat import Seat
from audiogame.server.members import Member, Members
from audiogame.server.names import free_names

IDLE = 60.0
"""Seconds after which a player whose turn it is gets a reminder, and after which who has pressed no
key has no vote."""


class Presence:
    """Absence and idle times of a table's members.

    Args:
        members: of the table.
        clock: returns seconds.
    """

    def __init__(self, members: Members, clock: Callable[[], float]) -> None:
        self._members = members
        self._clock = clock
        self.stand_ins: dict[Seat, str] = {}
        """The names of the stand-in bots, by seat."""
        self._alone = True
        """Whether the table was empty, so that the members' absence does not count."""

    def somebody_came(self) -> None:
        """Handle a new connection; where the table was empty, all times begin anew."""
        if self._alone:
            for one in self._members:
                if not one.here:
                    one.since = self._clock()
        self._alone = False

    def somebody_went(self) -> None:
        """Handle a lost connection."""
        self._alone = not self._members.any_here

    def slept(self, seconds: float) -> None:
        """Handle a time in which this process stood still: nobody was late meanwhile."""
        for one in self._members:
            one.since += seconds
            one.pressed_at += seconds
            if one.asked_since is not None:
                one.asked_since += seconds

    def away(self, member: Member, seconds: float) -> bool:
        """Return whether a member is disconnected for `seconds`, while others were there."""
        return not self._alone and not member.here and self._clock() - member.since >= seconds

    def long_away(self, seconds: float) -> tuple[Member, ...]:
        """Return the devices with seats that are away for `seconds`."""
        return tuple(one for one in self._members.seated if self.away(one, seconds))

    def pressed(self, member: Member) -> None:
        """Handle a key press of a member, wherever in their program."""
        member.pressed_at = self._clock()

    def votes(self, member: Member) -> bool:
        """Return whether a member has a vote: they have a seat, are connected, and have pressed a
        key lately."""
        idle = self._clock() - member.pressed_at >= IDLE * member.patience
        return bool(member.seats) and member.here and not idle

    def stand_in(self, seat: Seat, names: tuple[str, ...]) -> str:
        """Return the name of the bot that stands in for a seat."""
        self.stand_ins[seat] = next(free_names((*names, *self.stand_ins.values())))
        return self.stand_ins[seat]

    def waits_long(self, seat: Seat) -> bool:
        """Return whether the people of a seat were asked for so long that they have got a
        reminder, or are as long away."""
        member = self._members.of_seat(seat)
        if member is None or not member.asked or member.asked_since is None:
            return member is not None and bool(member.asked)
        return not member.here and self._clock() - max(member.asked_since, member.since) >= IDLE

    def forget_idle(self) -> None:
        """Restart all idle times, as after a pause."""
        for member in self._members:
            member.asked, member.asked_since, member.late = {}, None, False

    @property
    def reminds_nobody(self) -> bool:
        """Whether all open questions are those of the last check, and none is old enough for a
        reminder."""
        lately = self._clock() - IDLE
        return not any(
            one.asked != (one.place.questions if one.place is not None else {})
            or (one.asked and one.asked_since is not None and one.asked_since <= lately)
            for one in self._members
            if one.seats
        )

    def remind_idle(self, awaited: tuple[Seat, ...]) -> bool:
        """Remind players who are asked for long, once for each question.

        The others are told whom the game waits for, so that they may vote for a bot.

        Returns:
            Whether others are asked for long now than before.
        """
        before = tuple(one.late for one in self._members.seated)
        for member in self._members.seated:
            questions = member.place.questions if member.place is not None else {}
            asked = {seat: number for seat, number in questions.items() if seat in awaited}
            if asked != member.asked:
                member.asked, member.asked_since = asked, self._clock()
            elif asked and member.asked_since is not None:
                since = max(member.asked_since, member.since)  # when the connection came back
                idle = self._clock() - since >= IDLE * member.patience
                if idle and member.here:  # else the others know of the lost connection
                    member.asked_since = None
                    seat = min(asked)
                    name = member.names[member.seats.index(seat)]
                    member.send(frame(Notice("idle", name, seat=seat)))
                    self._members.tell(Notice("waits-long", name, seat=seat), but=member)
            member.late = bool(asked) and member.asked_since is None
        return before != tuple(one.late for one in self._members.seated)
