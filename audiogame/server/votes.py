"""Votes at a table: on a bot for an idle player, a pause, or a longer grace time.

Whether a bot takes a free chair is decided by the host alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from math import ceil

from audiogame.online.company_packets import CastVote, Propose, Proposed
from audiogame.online.packets import Sit
from audiogame.online.session_packets import Notice
from audiogame.rules.value import Value, replace
from audiogame.server.admission import NotHere
from audiogame.server.agreement import LEAST_GRACE, MOST_GRACE
from audiogame.server.members import Member
from audiogame.server.people import People
from audiogame.server.rests import Rests
from audiogame.server.wishes import SILENCE

KINDS = ("bot", "pause", "grace")


class Motion(Value):
    """A motion put to the vote.

    Args:
        number: of all motions at this table, from 1.
        wanted: the proposal.
        name: of the proposer.
        silent: the persons who were asked, and have not voted yet.
        agreed: those who have said Yes.
        refused: how many have said No.
        until: when silence becomes a No, in seconds of the clock.
        bot: which bot would take which free chair; None for other proposals.
        person: the proposer.
    """

    number: int
    wanted: Propose
    name: str
    silent: tuple[str, ...]
    until: float
    bot: Sit | None = None
    person: str = ""
    agreed: tuple[str, ...] = ()
    refused: int = 0

    def outcome(self, there: Collection[str]) -> bool | None:
        """Return whether a majority agrees, the proposer included; None as long as that is open.

        Args:
            there: the persons who have a vote now.
        """
        yes = len(self.agreed) + (self.bot is None)  # a bot in a chair is decided by the host alone
        silent = sum(1 for one in self.silent if one in there)
        votes = yes + self.refused + silent
        if 2 * yes > votes:
            return True
        return False if 2 * (yes + silent) <= votes else None


def _wish(wanted: Propose) -> tuple[str, int]:
    """Return what a proposal is about, whoever makes it."""
    return wanted.what, wanted.seat


class Votes:
    """The votes of one table: a majority of all who are there decides; who is away or idle has no
    vote.

    Args:
        people: of the table.
        fill: seats a bot in a free chair.
    """

    def __init__(self, people: People, fill: Callable[[Sit], Awaitable[None]]) -> None:
        self._people = people
        self._fill = fill
        self._motion: Motion | None = None
        self._last = 0
        self._rests = Rests(people.services.clock)

    @property
    def asks(self) -> bool:
        """Whether a vote is open."""
        return self._motion is not None

    async def propose(self, person: str, wanted: Propose) -> None:
        """Open a vote on a proposal; without any other voter it is accepted at once.

        Raises:
            NotHere: it cannot be proposed.
        """
        people = self._people
        member = people.member(person)
        people.members.pressed(member)
        self._check(member, wanted)
        if not people.is_host(member.person) or wanted.what != "pause":
            self._check_rest(member, wanted)
        idle = people.members.of_seat(wanted.seat) if wanted.what == "bot" else None
        alone = wanted.what == "pause" and people.is_host(member.person)
        voters = [
            one
            for one in people.members.seated
            if people.members.votes(one) and one not in (member, idle) and not alone
        ]
        about = people.agreement.chairs[wanted.seat].name if idle is not None else ""
        self._ask(member, wanted, voters, about)
        await self._count()

    def ask_host(self, member: Member, bot: Sit) -> None:
        """Ask the host for a bot in a free chair.

        Raises:
            NotHere: the host is away or idle, or another vote is open.
        """
        host = self._people.host
        if host is None or not self._people.members.votes(host):
            raise NotHere("host-away")
        if self._motion is not None:
            raise NotHere("vote-open")
        wanted = Propose("chair", bot.seat)
        self._check_rest(member, wanted)
        self._ask(member, wanted, [host], bot=bot)

    def _check_rest(self, member: Member, wanted: Propose) -> None:
        left = self._rests.left(member.person, _wish(wanted))
        if left:
            raise NotHere("wish-rests", seconds=ceil(left))

    def _ask(
        self,
        member: Member,
        wanted: Propose,
        voters: list[Member],
        about: str = "",
        bot: Sit | None = None,
    ) -> None:
        """Send a proposal to the members who vote on it."""
        self._last += 1
        waits = SILENCE * max((one.patience for one in voters), default=1)
        until = self._people.services.clock() + waits
        silent = tuple(one.person for one in voters)
        self._motion = Motion(self._last, wanted, member.name, silent, until, bot, member.person)
        for one in voters:
            told = Proposed(
                vote=self._last,
                what=wanted.what,
                name=member.name,
                about=about,
                seconds=wanted.seconds,
                silence=round(SILENCE * one.patience),
            )
            one.tell(told)
        if voters:
            member.tell(Notice("proposed", member.name, wanted.what))

    def _check(self, member: Member, wanted: Propose) -> None:
        people = self._people
        game = people.playing
        if not member.seats or wanted.what not in KINDS:
            raise NotHere("vote-unknown")
        if self._motion is not None:
            raise NotHere("vote-open")
        if wanted.what == "grace":
            now, new = people.agreement.grace, wanted.seconds
            if new and not LEAST_GRACE <= new <= MOST_GRACE:
                raise NotHere("grace-out", least=LEAST_GRACE, most=MOST_GRACE)
            if now == 0 or 0 < new <= now:
                raise NotHere("grace-longer")
            return
        if game is None or not game.telling:
            raise NotHere("no-game-yet")
        if wanted.what == "pause" and game.paused:
            raise NotHere("table-paused")
        if wanted.what == "bot" and not people.agreement.grace:
            raise NotHere("vote-for-ever")
        if wanted.what == "bot" and not people.members.waits_long(wanted.seat):
            raise NotHere("vote-not-idle")

    async def cast(self, person: str, vote: CastVote) -> None:
        """Count a vote.

        Raises:
            NotHere: that vote is over.
        """
        motion = self._motion
        if motion is None or motion.number != vote.vote or person not in motion.silent:
            raise NotHere("vote-over")
        silent = tuple(one for one in motion.silent if one != person)
        agreed = (*motion.agreed, person) if vote.yes else motion.agreed
        refused = motion.refused + (not vote.yes)
        self._motion = replace(motion, silent=silent, agreed=agreed, refused=refused)
        try:
            await self._count()
        except OSError:  # it cannot be written, so the vote was not cast
            self._motion = motion
            raise

    async def tick(self) -> None:
        """Handle the vote's timeout: silence becomes a No, and who has left, or is idle meanwhile,
        has no vote."""
        await self._count()
        motion = self._motion
        if motion is not None and self._people.services.clock() >= motion.until:
            self._refuse(motion)

    def _refuse(self, motion: Motion) -> None:
        self._motion = None
        self._rests.refuse(motion.person, _wish(motion.wanted))
        self._people.members.tell(Notice("not-agreed", motion.name, motion.wanted.what))

    async def _count(self) -> None:
        motion, votes = self._motion, self._people.members.votes
        if motion is None:
            return
        there = {one.person for one in self._people.members.seated if votes(one)}
        match motion.outcome(there):
            case True:
                self._motion = None
                await self._carry_out(motion)
            case False:
                self._refuse(motion)

    async def _carry_out(self, motion: Motion) -> None:
        people = self._people
        wanted, game = motion.wanted, people.playing
        if motion.bot is not None:
            await self._fill(motion.bot)
            return
        match wanted.what:
            case "bot":
                idle = people.members.of_seat(wanted.seat)
                if idle is not None and people.members.waits_long(wanted.seat):
                    await people.stand_in(idle)
            case "pause" if game is not None:
                await people.pause(True, motion.name)
            case "grace":
                await people.agree(lambda agreed: replace(agreed, grace=wanted.seconds))
                people.members.tell(Notice("grace", motion.name, str(wanted.seconds)))
                people.tell_room()
            case _:  # the game is over meanwhile
                pass
