"""The role of the host at a server's table: who has it, who gets it, and who is told."""

from __future__ import annotations

from audiogame.own_task import tell_fault
from audiogame.rules.value import replace
from audiogame.server.admission import Admission, NotHere
from audiogame.server.members import Member
from audiogame.server.sitting import Sitting


class HostRole:
    """The role of the host at one table.

    Whoever opened the table owns it: others are host only while the owner is away.

    Args:
        sitting: the table.
        door: of the table, at which the host answers.
    """

    def __init__(self, sitting: Sitting, door: Admission) -> None:
        self._table = sitting
        self._door = door

    def heir(self, but: Member | None = None) -> Member | None:
        """Return the first connected player, who would become the host; None without one.

        Args:
            but: who leaves.
        """
        there = self._table.members.seated
        return next((one for one in there if one.here and one is not but), None)

    async def pass_on(self) -> None:
        """Make a connected player the host, because the host is away."""
        heir = self.heir()
        if heir is not None and not self._table.is_host(heir.person):
            await self._table.agree(lambda agreed: replace(agreed, host=heir.person))
            self.tell()
            self._table.tell_room()

    async def hand_on(self, to: Member | None) -> None:
        """Make another connected player the host for good, as the host wishes; that ends the
        ownership.

        Raises:
            NotHere: nobody else is there to be host.
        """
        if to is None or not (to.here and to.seats) or self._table.is_host(to.person):
            raise NotHere("host-nobody")
        await self._table.agree(
            lambda agreed: replace(
                agreed, host=to.person, owner="" if agreed.owner == agreed.host else agreed.owner
            )
        )
        self.tell()
        self._table.tell_room()

    @property
    def lacks_owner(self) -> bool:
        """Whether the owner plays here, and is not the host."""
        owner = self._table.members.get(self._table.agreement.owner)
        there = owner is not None and owner.here and bool(owner.seats)
        return there and not self._table.is_host(self._table.agreement.owner)

    async def give_back(self) -> bool:
        """Make the owner host again, who is back; return whether that has changed the host.

        The caller tells everybody.
        """
        if not self.lacks_owner:
            return False
        try:
            await self._table.agree(lambda agreed: replace(agreed, host=agreed.owner))
        except OSError as fault:  # it is tried again
            tell_fault(fault)
            return False
        return True

    def tell(self) -> None:
        """Tell who is host now: first the host, who hears of the door, too, and then the others."""
        host = self._table.members.get(self._table.agreement.host)
        if host is None:
            return
        for one in (host, *(one for one in self._table.members if one is not host)):
            self._tell(one, host)
        self._door.tell(host)

    def tell_missed(self, member: Member) -> None:
        """Tell somebody who is back who is host now, where that has changed meanwhile."""
        host = self._table.members.get(self._table.agreement.host)
        if host is None or member.knows_host in ("", host.person):
            member.knows_host = self._table.agreement.host
        else:
            self._tell(member, host)

    def _tell(self, member: Member, host: Member) -> None:
        again = "again" if host.person == self._table.agreement.owner else ""
        member.tell(host.notice("host", again))
        if member.here:
            member.knows_host = host.person
