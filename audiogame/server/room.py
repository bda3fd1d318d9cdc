"""The waiting room of a table, as somebody there may know it."""

from __future__ import annotations

from audiogame.online.table_packets import (
    Chair,
    Room,
)
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.members import Member, Members


def room_for(member: Member, agreed: Agreement, room: Room) -> Room:
    """Return a table as one device may know it: only the host learns what the link holds.

    Args:
        room: the table as everybody may know it, which is all for those who only listen.
    """
    hosts = member.person == agreed.host
    if not (hosts or member.seats):
        return room
    key, ends = (agreed.key, agreed.ends) if hosts else ("", 0)
    return replace(room, yours=member.seats, key=key, ends=ends)


def room_for_all(agreed: Agreement, members: Members, over: bool, paused: bool) -> Room:
    """Return a table as everybody may know it.

    Args:
        over: whether the last game is over.
        paused: whether nobody is asked until somebody goes on.
    """
    host = agreed.seats_of(agreed.host)
    return Room(
        table=agreed.table,
        game=agreed.game,
        version=agreed.version,
        options=agreed.options,
        host=host[0] if host else -1,
        chairs=tuple(_chair(members, seat, one, agreed) for seat, one in enumerate(agreed.chairs)),
        yours=(),
        guests=tuple(name for one in members.guests for name in one.names),
        entry=agreed.entry,
        grace=agreed.grace,
        stand_in=agreed.stand_in,
        advice=agreed.advice,
        spectators=agreed.spectators,
        begun=bool(agreed.record),
        over=over,
        paused=paused,
        visitors=tuple(one.person for one in members.guests for _ in one.names),
        silenced=tuple(one.person for one in members.guests if one.person in agreed.muted),
    )


def _chair(members: Members, seat: Seat, chair: AgreedChair, agreed: Agreement) -> Chair:
    member = members.of_seat(seat)
    if member is None:
        return Chair(chair.kind, chair.name)
    return Chair(chair.kind, chair.name, member.here, member.person, member.person in agreed.muted)
