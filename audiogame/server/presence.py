"""Presence at a table: who has been away for long, who stands in, and who is asked and idle."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.online.packets import frame
from audiogame.online.session_packets import Notice
from audiogame.rules.seat import Seat
from audiogame.server.members import Member, Members
from audiogame.server.names import free_names

IDLE = 60.0
"""Seconds after which somebody who is asked gets a cue."""


class Presence:
    """What follows from lines that stand or do not.

    Args:
        members: who is at the table.
        clock: returns seconds.
    """

    def __init__(self, members: Members, clock: Callable[[], float]) -> None:
        self._members = members
        self._clock = clock
        self.stand_ins: dict[Seat, str] = {}
        """How the bots are called that stand in, by seat."""
        self._alone = True
        """Whether nobody was there, so that the time away of the others does not count."""

    def somebody_came(self) -> None:
        """Take note that a line stands; where nobody was there, all times begin anew."""
        if self._alone:
            for one in self._members:
                if not one.here:
                    one.since = self._clock()
        self._alone = False

    def somebody_went(self) -> None:
        """Take note that a line is lost."""
        self._alone = not self._members.anybody

    def away(self, member: Member, seconds: float) -> bool:
        """Tell whether somebody's line was lost so long ago, while others were there."""
        return not self._alone and not member.here and self._clock() - member.since >= seconds

    def long_away(self, seconds: float) -> tuple[Member, ...]:
        """List the devices with seats that are away for so long."""
        return tuple(one for one in self._members.seated if self.away(one, seconds))

    def stand_in(self, seat: Seat, names: tuple[str, ...]) -> str:
        """Name the bot that stands in for a seat."""
        self.stand_ins[seat] = next(free_names((*names, *self.stand_ins.values())))
        return self.stand_ins[seat]

    def waits_long(self, seat: Seat) -> bool:
        """Tell whether somebody at that device was asked for so long that they have got a cue."""
        member = self._members.of_seat(seat)
        return member is not None and bool(member.asked) and member.asked_since is None

    def forget_idle(self) -> None:
        """Let everybody be asked from now on, as after a pause."""
        for member in self._members:
            member.asked, member.asked_since = {}, None

    @property
    def reminds_nobody(self) -> bool:
        """Whether everybody is asked what they were asked when somebody looked last, and not for
        long enough to get a cue."""
        lately = self._clock() - IDLE
        return not any(
            one.asked != (one.place.questions if one.place is not None else {})
            or (one.asked and one.asked_since is not None and one.asked_since <= lately)
            for one in self._members
            if one.seats
        )

    def remind_idle(self, awaited: tuple[Seat, ...]) -> None:
        """Give a cue to those who are asked for long, once for each question.

        The others are told whom they wait for, so that they may vote for a bot.
        """
        for member in self._members.seated:
            questions = member.place.questions if member.place is not None else {}
            asked = {seat: number for seat, number in questions.items() if seat in awaited}
            if asked != member.asked:
                member.asked, member.asked_since = asked, self._clock()
            elif asked and member.asked_since is not None:
                since = max(member.asked_since, member.since)  # when the line came back
                idle = self._clock() - since >= IDLE * member.patience
                if idle and member.here:  # else it was told that the line is lost
                    member.asked_since = None
                    seat = min(asked)
                    name = member.names[member.seats.index(seat)]
                    member.send(frame(Notice("idle", name, seat=seat)))
                    self._members.tell(Notice("waits-long", name, seat=seat), but=member)
