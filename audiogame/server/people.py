"""People of a server's table, and what they have agreed: chairs, host, absences, pauses."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from audiogame.archive.journal import TableTakenOver
from audiogame.online.company_packets import Mute
from audiogame.online.link import KEY, new_words
from audiogame.online.packets import frame
from audiogame.online.session_packets import Notice
from audiogame.online.table_packets import (
    Chair,
    Room,
)
from audiogame.own_task import tell_fault
from audiogame.rules.fault import Fault
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.admission import Admission, NotHere, check_lasts
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.chat import Chat
from audiogame.server.members import Member, Members
from audiogame.server.running_game import RunningGame, TableServices
from audiogame.table.move_list import Player

MOST_PATIENCE = 10
"""Largest factor by which a player's time limits may be extended."""


class People:
    """The people of one table: they own its chairs, as the agreement has it.

    Args:
        agreement: their agreed state, as it is stored.
        services: that all tables share.
    """

    def __init__(self, agreement: Agreement, services: TableServices) -> None:
        self.agreement = agreement
        """Who owns which chair, who is host, and the settings of the table."""
        self.services = services
        self.members = Members(services.clock)
        self.game: RunningGame | None = None
        """The last game here; None before the first, and while the table sleeps."""
        self.door = Admission(services.clock)
        self.chat = Chat(self.members, services.clock)
        self._agreeing = Lock()
        """Lock for changes of the agreement, so that none is lost."""
        self.held_elsewhere = False
        """Whether another process has the table, or will have it at once."""
        for person in agreement.persons:
            seats = agreement.seats_of(person)
            names = tuple(agreement.chairs[seat].name for seat in seats)
            self.members.add(person, names, seats)

    @property
    def begun(self) -> bool:
        """Whether a game has begun here that is not over."""
        return bool(self.agreement.record) and (self.game is None or not self.game.over)

    @property
    def playing(self) -> RunningGame | None:
        """The unfinished game; None where there is none."""
        return None if self.game is None or self.game.over else self.game

    @property
    def paused(self) -> bool:
        """Whether the game waits until a player resumes it."""
        return self.playing is not None and self.playing.paused

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everyone here."""
        others = tuple(name for one in self.members if not one.seats for name in one.names)
        return (*self.agreement.names, *others)

    async def agree(self, change: Callable[[Agreement], Agreement]) -> None:
        """Store a changed agreement; nothing has changed before it is stored.

        Args:
            change: returns the new agreement; the old one may be newer than that of the caller.

        Raises:
            OSError: it cannot be written; nothing has changed.
            TableLost: another process has the table.
        """
        async with self._agreeing:
            self.check_here()
            agreed = replace(change(self.agreement), changed=int(self.services.now()))
            await self.services.store.keep(agreed)
            self.agreement = agreed

    async def take_back(self, before: Agreement) -> None:
        """Take a stored agreement back, because the game has refused what follows from it."""
        self.agreement = replace(before, changed=int(self.services.now()))
        try:
            await self.agree(lambda agreed: agreed)
        except OSError as fault:  # the next one that is stored has all of it
            tell_fault(fault)

    def tell_room(self, to: Member | None = None) -> None:
        """Send the state of the table.

        Args:
            to: who gets it; None for everyone.
        """
        room = self._room
        data = frame(room)
        for member in self.members if to is None else (to,):
            if member.here:
                own = self._room_for(member, room)
                if member.entering:
                    own, member.entering = replace(own, request=member.entering), 0
                member.send_at_once(data if own is room else frame(own))

    @property
    def _room(self) -> Room:
        """The public state of the table, which is all that guests get."""
        agreed, members = self.agreement, self.members
        host, owner = agreed.seats_of(agreed.host), agreed.seats_of(agreed.owner)
        return Room(
            table=agreed.table,
            game=agreed.game,
            version=agreed.version,
            options=agreed.options,
            host=host[0] if host else -1,
            chairs=tuple(self._chair(seat, one) for seat, one in enumerate(agreed.chairs)),
            yours=(),
            guests=tuple(name for one in members.guests for name in one.names),
            entry=agreed.entry,
            grace=agreed.grace,
            stand_in=agreed.stand_in,
            advice=agreed.advice,
            spectators=agreed.spectators,
            begun=bool(agreed.record),
            over=self.game is not None and self.game.over,
            paused=self.paused,
            visitors=tuple(one.person for one in members.guests for _ in one.names),
            silenced=tuple(one.person for one in members.guests if one.person in agreed.muted),
            waiting=tuple(name for one in members.waiting for name in one.names),
            waiters=tuple(one.person for one in members.waiting for _ in one.names),
            won=agreed.won,
            owner=owner[0] if owner else -1,
        )

    def _room_for(self, member: Member, room: Room) -> Room:
        """Return the state of the table for one device: only the host gets the link's key, and each
        the code of its own seats."""
        hosts = self.is_host(member.person)
        if not (hosts or member.seats):
            return room
        key, ends = (self.agreement.key, self.agreement.ends) if hosts else ("", 0)
        code = self.members.code_of(member) if member.seats else ""
        return replace(room, yours=member.seats, key=key, ends=ends, code=code)

    def _chair(self, seat: Seat, chair: AgreedChair) -> Chair:
        member = self.members.of_seat(seat)
        if member is None:
            return Chair(chair.kind, chair.name)
        muted = member.person in self.agreement.muted
        return Chair(
            chair.kind, chair.name, member.here, member.person, muted, member.late, member.missed
        )

    def seat_members(self) -> None:
        """Apply the agreed chairs to all devices, whose places of the last game end."""
        chairs = self.agreement.chairs
        for member in self.members:
            member.seats = self.agreement.seats_of(member.person)
            if member.seats:
                member.waits = False
                member.names = tuple(chairs[seat].name for seat in member.seats)
            member.place, member.number, member.lacks = None, -1, -1

    def drop_place(self, member: Member) -> None:
        """Stop sending a member events of the game."""
        if self.game is not None and member.place is not None:
            self.game.hosted.remove(member.place)
            self.game.retelling.drop(member)

    async def stand_in(self, member: Member) -> None:
        """Seat bots in place of a device, until its people come back to them."""
        game, forfeited = self.playing, self.has_forfeited(member)
        if game is None:
            return
        self.gone_from_luck(member)
        for seat in member.seats:
            if game.table.players[seat].bot is None:
                person = self.agreement.chairs[seat].name
                bot = "" if forfeited else self.members.stand_in(seat, self.names)
                await game.seat(seat, Player(person, self.agreement.stand_in))
                if not forfeited:  # told once it is so, as T is asked at once
                    self.members.tell(Notice("stands-in", person, bot, seat))

    async def play_again(self, member: Member, seats: tuple[Seat, ...]) -> None:
        """Give the people of a device seats back in which bots play."""
        game, stand_ins = self.playing, self.members.stand_ins
        if game is None or self.has_forfeited(member):
            return
        for seat in seats:
            person = self.agreement.chairs[seat].name
            if await game.seat(seat, Player(person)):
                self.members.tell(Notice("back", person, stand_ins.pop(seat, ""), seat))

    async def forfeit(self, member: Member) -> None:
        """Seat bots in place of a device until the game is over, even if its people come back."""
        await self.agree(
            lambda agreed: replace(
                agreed, silent=tuple(dict.fromkeys((*agreed.silent, member.person)))
            )
        )
        await self.stand_in(member)

    def has_forfeited(self, member: Member) -> bool:
        """Return whether bots play in the seats of a device until the game is over."""
        return self.playing is not None and member.person in self.agreement.silent

    def gone_from_luck(self, member: Member) -> None:
        """Stop waiting for a device in the rounds of shared luck."""
        if self.game is not None and self.game.luck is not None and member.seats:
            self.game.luck.left(member.seats)

    def tell_back(self, but: Member) -> None:
        """Notify everyone `but` one which players are back after a bot has stood in."""
        game, stand_ins = self.playing, self.members.stand_ins
        players = game.table.players if game is not None else ()
        for seat in [seat for seat in stand_ins if seat < len(players)]:
            if players[seat].bot is None:
                back = Notice("back", players[seat].name, stand_ins.pop(seat), seat)
                self.members.tell(back, but=but)

    def tell_bots(self, but: Member, before: tuple[Player, ...], gave_up: bool) -> None:
        """Notify everyone `but` one which of its seats changed to a bot, or back, or gave up.

        Args:
            before: the players by seat until then.
            gave_up: whether a change to a bot is a resignation.
        """
        game = self.game
        if game is None:
            return
        players, over = game.table.players, game.over
        for seat in but.seats:
            was, now = before[seat], players[seat]
            if gave_up and was.bot is None and (now.bot or over):
                what, other = "gave-up", "over" if over else ""
            elif was.bot is None and now.bot:
                what, other = "bot-plays", ""
            elif was.bot and now.bot is None and seat not in self.members.stand_ins:
                what, other = "back", ""
            else:
                continue
            self.members.tell(Notice(what, was.name, other, seat), but=but)

    async def pause(self, paused: bool, name: str) -> None:
        """Pause or resume the game; a pause outlasts a restart of the server.

        Args:
            name: of the player who wants it.
        """
        game = self.playing
        if game is not None:
            await self.agree(lambda agreed: replace(agreed, paused=paused))
            game.paused = paused
            self.members.forget_idle()
            self.members.tell(Notice("paused" if paused else "goes-on", name))
            self.tell_room()
            game.news.set()

    def check_here(self) -> None:
        """Check that no other process has the table.

        Raises:
            TableLost: another process has it.
        """
        if self.held_elsewhere:
            raise TableTakenOver("table-elsewhere")

    @contextmanager
    def here(self) -> Iterator[None]:
        """Do what needs the table: a process that loses it meanwhile has its files no more.

        Raises:
            TableLost: another process has the table.
            OSError: this one has it, and a file cannot be read or written.
        """
        self.check_here()
        try:
            yield
        except OSError:
            self.check_here()
            raise

    # The host: whoever opened the table owns it, and others are host only while the owner is away.

    @property
    def host(self) -> Member | None:
        """The host's device; None where that is not at the table."""
        return self.members.get(self.agreement.host)

    def is_host(self, person: str) -> bool:
        """Return whether a person is the host."""
        return person == self.agreement.host

    def check_host(self, person: str) -> None:
        """Check that a person is the host.

        Raises:
            NotHere: another person is.
        """
        if not self.is_host(person):
            raise NotHere("host-only")

    def check_owner(self, member: Member) -> None:
        """Check that a person is not the owner of the table, whom no later host turns out.

        Raises:
            NotHere: they are.
        """
        if member.person == self.agreement.owner:
            raise NotHere("owner-stays", name=member.name)

    def heir(self, but: Member | None = None) -> Member | None:
        """Return the first connected player, who would become the host, or the first of those who
        look elsewhere; None without one.

        Args:
            but: who leaves.
        """
        there = [one for one in self.members.seated if one.here and one is not but]
        return next((one for one in there if one.present), next(iter(there), None))

    async def pass_host_on(self) -> None:
        """Make a connected player the host, because the host is away."""
        heir = self.heir()
        if heir is not None and not self.is_host(heir.person):
            await self.agree(lambda agreed: replace(agreed, host=heir.person))
            self.tell_host()
            self.tell_room()

    async def hand_on(self, seat: Seat) -> None:
        """Make another connected player the host for good, as the host wishes; that ends the
        ownership.

        Args:
            seat: of the new host.

        Raises:
            NotHere: nobody else is there to be host.
        """
        to = self.members.of_seat(seat)
        if to is None or not to.here or self.is_host(to.person):
            raise NotHere("host-nobody")
        await self.agree(
            lambda agreed: replace(
                agreed, host=to.person, owner="" if agreed.owner == agreed.host else agreed.owner
            )
        )
        self.tell_host()
        self.tell_room()

    @property
    def host_lacks_owner(self) -> bool:
        """Whether the owner plays here, and is not the host."""
        owner = self.members.get(self.agreement.owner)
        there = owner is not None and owner.present and bool(owner.seats)
        return there and not self.is_host(self.agreement.owner)

    async def give_host_back(self) -> bool:
        """Make the owner host again, who is back; return whether that has changed the host.

        The caller tells everybody.
        """
        if not self.host_lacks_owner:
            return False
        try:
            await self.agree(lambda agreed: replace(agreed, host=agreed.owner))
        except OSError as fault:  # it is tried again
            tell_fault(fault)
            return False
        return True

    def tell_host(self) -> None:
        """Tell who is host now: first the host, who hears of the door, too, and then the others."""
        host = self.host
        if host is None:
            return
        for one in (host, *(one for one in self.members if one is not host)):
            self._tell_host(one, host)
        self.door.tell(host)

    def tell_missed_host(self, member: Member) -> None:
        """Tell somebody who is back who is host now, where that has changed meanwhile."""
        host = self.host
        if host is None or member.knows_host in ("", host.person):
            member.knows_host = self.agreement.host
        else:
            self._tell_host(member, host)

    def _tell_host(self, member: Member, host: Member) -> None:
        again = "again" if host.person == self.agreement.owner else ""
        member.tell(host.notice("host", again))
        if member.here:
            member.knows_host = host.person

    async def renew(self, lasts: int) -> None:
        """Make a new link; the old one becomes invalid.

        Raises:
            NotHere: it would be valid for too long or too short a time.
        """
        check_lasts(lasts)
        ends = int(self.services.now()) + lasts if lasts else 0
        key = new_words(KEY)
        await self.agree(lambda agreed: replace(agreed, key=key, ends=ends))
        self.tell_room()

    async def mute(self, wanted: Mute) -> None:
        """Mute a person's chat, or unmute it, and tell everyone.

        It lasts as long as the table, also for a person who leaves and comes again.
        """
        member = self.members.get(wanted.person)
        if member is None or self.is_host(member.person):
            raise NotHere("mute-nobody")
        self.check_owner(member)
        muted = self.agreement.muted
        if (member.person in muted) != wanted.yes:
            others = tuple(one for one in muted if one != member.person)
            now = (*others, member.person) if wanted.yes else others
            await self.agree(lambda agreed: replace(agreed, muted=now))
            what = "muted" if wanted.yes else "unmuted"
            self.members.tell(member.notice(what))
            self.tell_room()

    # Operations of everyone.

    def member(self, person: str) -> Member:
        """Return the device of a person.

        Raises:
            NotHere: they are not at this table.
        """
        member = self.members.get(person)
        if member is None:
            raise NotHere("at-no-table")
        return member

    def tell_closed(self) -> None:
        """Tell everyone that the owner closes the table, and leads nobody back to it.

        No other host can close it, so without an owner nobody is named.
        """
        owner = self.agreement.owner
        names = tuple(one.name for one in self.agreement.chairs if owner and one.person == owner)
        saved = "saved" if self.begun else ""
        many = names if len(names) > 1 else ()
        self.members.tell(Notice("closed", names[0] if names else "", saved, names=many))

    def say(self, person: str, text: str) -> None:
        """Send everyone a chat message.

        Raises:
            Fault: it is rejected.
        """
        member = self.member(person)
        if person in self.agreement.muted:
            raise Fault("chat-muted")
        self.members.pressed(member)
        self.chat.say(member, text)

    def be_patient(self, member: Member, times: int) -> None:
        """Set the factor of a person's time limits, and tell no one."""
        member.patience = min(max(times, 1), MOST_PATIENCE)
