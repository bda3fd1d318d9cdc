"""Shared state of a server's table: its agreement, members and game."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import TableTakenOver
from audiogame.archive.opened_table import CannotResume
from audiogame.archive.shared_luck import Seats
from audiogame.online.packets import Down, Sit, frame
from audiogame.online.reasons import failed
from audiogame.online.session_packets import PART, Notice, RecordPart
from audiogame.online.table_packets import (
    Chair,
    Room,
)
from audiogame.own_task import tell_fault
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.admission import Admission, NotHere
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.chat import Chat
from audiogame.server.disk import aside
from audiogame.server.luck_rounds import Devices
from audiogame.server.members import Member, Members
from audiogame.server.past import resumed
from audiogame.server.record_thread import read_aside
from audiogame.server.running_game import RunningGame
from audiogame.server.table_services import TableServices
from audiogame.table.move_list import Player
from audiogame.table.own_file import move_own
from audiogame.table.record import RecordError
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX


def room_for(member: Member, agreed: Agreement, room: Room) -> Room:
    """Return a table as one device may know it: only the host gets the link's key.

    Args:
        room: the public state of the table, which is all that guests get.
    """
    hosts = member.person == agreed.host
    if not (hosts or member.seats):
        return room
    key, ends = (agreed.key, agreed.ends) if hosts else ("", 0)
    return replace(room, yours=member.seats, key=key, ends=ends)


def room_for_all(agreed: Agreement, members: Members, over: bool, paused: bool) -> Room:
    """Return the public state of a table.

    Args:
        over: whether the last game is over.
        paused: whether the game waits until a player resumes it.
    """
    host, owner = agreed.seats_of(agreed.host), agreed.seats_of(agreed.owner)
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
        waiting=tuple(name for one in members.waiting for name in one.names),
        waiters=tuple(one.person for one in members.waiting for _ in one.names),
        won=agreed.won,
        owner=owner[0] if owner else -1,
    )


def _chair(members: Members, seat: Seat, chair: AgreedChair, agreed: Agreement) -> Chair:
    member = members.of_seat(seat)
    if member is None:
        return Chair(chair.kind, chair.name)
    muted = member.person in agreed.muted
    return Chair(chair.kind, chair.name, member.here, member.person, muted, member.late)


def _logged(reason: Reason) -> str:
    """Return a reason as the log has it: its message, and that of its cause."""
    why = reason.values.get("why", "")
    return f"{reason.message} {why.message if isinstance(why, Reason) else why}".strip()


def kept_parts(path: Path, header: str) -> Iterator[RecordPart]:
    """Yield a record in parts, each of which fits into a packet.

    Args:
        path: of the record.
        header: the hash of its header.

    Raises:
        OSError: it cannot be read.
    """
    text = path.read_bytes().decode("utf-8", "replace")
    starts = range(0, max(len(text), 1), PART)
    for part, start in enumerate(starts):
        yield RecordPart(header, path.name, part, len(starts), text[start : start + PART])


class Sitting:
    """Shared state of one table, and the operations on it that several parts need.

    Args:
        agreement: its agreed state.
        around: services that all tables share.
        blame: has bots play given seats until the game is over; returns the players' names.
    """

    def __init__(
        self,
        agreement: Agreement,
        around: TableServices,
        blame: Callable[[tuple[Seats, ...]], Awaitable[tuple[str, ...]]],
    ) -> None:
        self.agreement = agreement
        self.around = around
        self.members = Members(around.clock)
        self.game: RunningGame | None = None
        self.door = Admission(around.clock)
        self.chat = Chat(self.members, around.clock)
        self._blame = blame
        self._agreeing = Lock()
        """Lock for changes of the agreement, so that none is lost."""
        self.elsewhere = False
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
            agreed = replace(change(self.agreement), changed=int(self.around.now()))
            await self.around.store.keep(agreed)
            self.agreement = agreed

    async def take_back(self, before: Agreement) -> None:
        """Take a stored agreement back, because the game has refused what follows from it."""
        self.agreement = replace(before, changed=int(self.around.now()))
        try:
            await self.agree(lambda agreed: agreed)
        except OSError as fault:  # the next one that is stored has all of it
            tell_fault(fault)

    def tell_room(self, to: Member | None = None) -> None:
        """Send the state of the table.

        Args:
            to: who gets it; None for everyone.
        """
        over = self.game is not None and self.game.over
        room = room_for_all(self.agreement, self.members, over, self.paused)
        data = frame(room)
        for member in self.members if to is None else (to,):
            if member.here:
                own = room_for(member, self.agreement, room)
                if member.entering:
                    own, member.entering = replace(own, request=member.entering), 0
                member.send_beside(data if own is room else frame(own))

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

    async def play_again(self, member: Member) -> None:
        """Give the people of a device their seats back from the bots that stand in there."""
        game, stand_ins = self.playing, self.members.stand_ins
        if game is None or self.has_forfeited(member):
            return
        for seat in [seat for seat in member.seats if seat in stand_ins]:
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

    def forfeits(self, member: Member, wanted: Sit) -> bool:
        """Return whether a wish is for a seat that a bot plays until the game is over."""
        return wanted.seat in member.seats and self.has_forfeited(member)

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
        if self.elsewhere:
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

    def heir(self, but: Member | None = None) -> Member | None:
        """Return the first connected player, who would become the host; None without one.

        Args:
            but: who leaves.
        """
        return next((one for one in self.members.seated if one.here and one is not but), None)

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
        there = owner is not None and owner.here and bool(owner.seats)
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

    # The game.

    async def wake(self) -> None:
        """Resume the game from the record, where the server or the table was stopped."""
        agreed = self.agreement
        if self.game is not None or not agreed.record:
            return
        store = self.around.store
        self.check_here()
        await store.fetch(agreed)
        path = store.records / agreed.record
        members = self.members.hearing
        guests: tuple[Seats, ...] = ((),) if agreed.spectators else ()
        seats = (*(one.seats for one in members), *guests)
        try:
            found = await read_aside(resumed, path, seats, aside)
        except (RecordError, CannotResume, FileNotFoundError) as fault:
            self.check_here()  # else its file is gone because the table is
            if isinstance(fault, CannotResume) and not fault.lost:
                raise
            await self._set_aside(path, fault)
            return
        opened = found.opened
        try:
            self.check_here()
            store.attach(agreed, opened.journal)
        except TableTakenOver:
            opened.journal.close()
            raise
        self.game = self.running(opened, path, found.closed)
        self.game.paused = agreed.paused
        self.game.place_all(members, found)
        self.begin()
        for member in members:
            if self.has_forfeited(member):  # the server was killed before this was done
                await self.stand_in(member)

    async def give_up_game(self) -> None:
        """Leave the game, which cannot go on: its record stays, and the host can begin the next
        one."""
        known = self.game is not None and self.game.too_long is not None
        await self.close()
        self.note("given up")
        await self.agree(lambda agreed: agreed.with_record(""))
        if not known:  # else everybody was told at once
            self.members.tell(failed(Reason("game-given-up")))
        self.tell_room()

    async def _set_aside(self, path: Path, fault: RecordError | CannotResume | OSError) -> None:
        """Keep the damaged record of a game aside, so that the host can begin the next one."""
        reasons = fault.reasons if isinstance(fault, Fault) else (Reason("system-missing"),)
        self.note("damaged, and kept aside", *map(_logged, reasons))
        await self.agree(lambda agreed: agreed.with_record(""))

        def rename() -> None:
            for suffix in (SUFFIX, PRIVATE, CHOICES):
                file = path.with_suffix(suffix)
                with suppress(OSError):
                    move_own(file, file.with_name(f"{file.name}.damaged"))

        await aside(rename)
        self.members.tell(failed(Reason("table-record-damaged")))
        self.tell_room()

    def begin(self) -> None:
        """Run the game from now on."""
        assert self.game is not None, "a game was created before it runs"
        self.game.begin(self._devices, self.around.wait)

    def running(self, opened: HomeTable, path: Path, closed: bool = False) -> RunningGame:
        """Create a game that runs at this table.

        Args:
            path: its record.
            closed: whether the record has its end already.
        """
        around = self.around
        return RunningGame(
            opened,
            path,
            self.members,
            around.pool,
            around.pace,
            self._late,
            self._over,
            around.fault,
            around.fault,
            self._halts,
            around.clock,
            self.agreement.spectators,
            closed,
            self.members.votes,
        )

    @property
    def _devices(self) -> Devices:
        def ask(seats: Seats, packet: Down) -> None:
            member = self.members.of_seat(seats[0])
            if member is not None:
                member.tell(packet)

        def seats() -> tuple[Seats, ...]:
            players = self.game.table.players if self.game is not None else ()
            silent = self.agreement.silent
            everybody = (one.seats for one in self.members.seated if one.person not in silent)
            return tuple(one for one in everybody if all(players[at].bot is None for at in one))

        def here(seats: Seats) -> bool:
            member = self.members.of_seat(seats[0])
            return member is not None and member.here

        def late(devices: tuple[Seats, ...]) -> None:
            for seats in devices:
                member = self.members.of_seat(seats[0])
                for other in self.members:
                    if member is not None and other.seats not in devices:
                        other.tell(member.notice("luck-waits"))

        return Devices(seats, here, ask, self._blame, lambda: self.members.any_here, late)

    async def handed_out(self) -> None:
        """Wait until everybody there has the record of a game that is over."""
        if self.game is not None:
            await self.game.hand_out()

    async def close(self) -> None:
        """Stop the game for now; everything is in its record, which is handed out if it is over."""
        await self.handed_out()  # also if the next game begins at once
        game, self.game = self.game, None
        if game is not None:
            await game.close()
        for member in self.members:
            member.place = None

    def drop_game(self) -> None:
        """Drop the game at once, and write nothing more: another process has the table."""
        game, self.game = self.game, None
        if game is not None:
            game.drop()

    def _late(self, seat: Seat) -> None:
        assert self.game is not None, "bots think in a game"
        name = self.game.table.players[seat].name
        self.members.tell(Notice("bot-late", name, seat=seat))

    def _halts(self, reasons: tuple[Reason, ...]) -> None:
        """Log why the game stands still; its record has all that was sent."""
        self.note("halted", *(_logged(one) for one in reasons))

    def note(self, what: str, *why: str) -> None:
        """Log what has happened to the game of this table."""
        agreed = self.agreement
        self.around.log(": ".join((f"{what}, {agreed.record}, of table {agreed.table}", *why)))

    async def _over(self) -> None:
        await self.hand_out(*self.members.hearing)
        if self.counted(self.agreement) != self.agreement:
            try:
                await self.agree(self.counted)
            except OSError as fault:  # the score is on no disk, and the table goes on
                self.around.fault(fault)
        self.tell_room()

    def counted(self, agreed: Agreement) -> Agreement:
        """Return an agreement with its game in the score, if that is over."""
        game = self.game
        if game is None or (result := game.table.state.result) is None:
            return agreed
        if agreed.record != game.path.name:  # the next game begins
            return agreed
        winners = tuple(game.table.players[seat].name for seat in result.winners)
        return agreed.with_winners(winners)

    async def hand_out(self, *members: Member) -> None:
        """Send members the record of the finished game, after all events of it.

        It is read in a thread.
        """
        if self.game is None:
            return
        path, header, after = self.game.path, self.game.hash, self.game.retelling.after
        ready = [one for one in members if not after(one, partial(self.hand_out, one))]
        if not ready:
            return
        parts = await read_aside(lambda: [frame(part) for part in kept_parts(path, header)])
        for data in parts:
            for member in ready:
                member.send_beside(data)
