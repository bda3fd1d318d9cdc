"""A table of a server, from the waiting room to the last game: who is there and does what."""

from __future__ import annotations

from asyncio import Lock, to_thread
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.archive.shared_luck import Seats
from audiogame.online.link import KEY, new_words
from audiogame.online.packets import Down, frame
from audiogame.online.reasons import failed
from audiogame.online.session_packets import (
    OPEN,
    PERSON,
    AnswerKnock,
    Commit,
    Enter,
    Notice,
    Remove,
    Reveal,
)
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement
from audiogame.server.chat import Chat
from audiogame.server.door import Door, NotHere
from audiogame.server.final_record import kept_parts
from audiogame.server.luck_rounds import Devices
from audiogame.server.members import Member, Members, Sink
from audiogame.server.names import check_new_names
from audiogame.server.presence import Presence
from audiogame.server.room import room_for
from audiogame.server.running_game import RunningGame, aside, give_back, resumed
from audiogame.server.surroundings import Surroundings
from audiogame.table.library import find_game
from audiogame.table.move_list import Player

HALT = 5.0
"""Seconds until it is tried again to go on where the disk was full."""


class SharedTable:
    """One table.

    Args:
        agreement: what was agreed.
        around: what all tables share.
    """

    def __init__(self, agreement: Agreement, around: Surroundings) -> None:
        self.agreement = agreement
        self._around = around
        self.members = Members(around.clock)
        self.game: RunningGame | None = None
        self.presence = Presence(self.members, around.clock)
        self.chat = Chat(self.members, around.clock)
        self._door = Door()
        self._halted_since = around.clock()
        self._gone_on = False
        """Whether a game goes on after that; what people chose meanwhile is given back."""
        self.turns = Lock()
        """Whoever changes something here waits for this."""
        for person in agreement.persons:
            seats = agreement.seats_of(person)
            names = tuple(agreement.chairs[seat].name for seat in seats)
            self.members.add(person, names, seats)

    @property
    def begun(self) -> bool:
        """Whether a game has begun here that is not over."""
        return bool(self.agreement.record) and (self.game is None or not self.game.over)

    def is_host(self, person: str) -> bool:
        """Tell whether somebody is the host."""
        return person == self.agreement.host

    # Coming and going.

    async def enter(self, person: str, wanted: Enter, sink: Sink) -> bool:
        """Let somebody sit down, come back, or listen; tells whether they are at the table now.

        Raises:
            NotHere: they may not.
            NameRefused: nobody can be called so here.
        """
        member = self.members.get(person)
        if member is None:
            self._door.check(self.agreement, person, wanted, self._around.now())
            names = wanted.names[:1] if wanted.guest else wanted.names
            check_new_names(names, self._names)
            if not wanted.guest and not names:
                raise NotHere("name-needed")
            if not wanted.guest:
                await self._wake()
                if self.begun:
                    raise NotHere("table-begun")
                if len(names) > len(self.agreement.free):
                    raise NotHere("table-full", free=len(self.agreement.free))
            if self.agreement.entry == "knock":
                self._door.knock(self.members.get(self.agreement.host), person, wanted, sink)
                return False
            member = await self._sit(person, names, wanted.guest)
        await self._attach(member, wanted.number, sink)
        return True

    @property
    def _names(self) -> tuple[str, ...]:
        guests = tuple(name for one in self.members.guests for name in one.names)
        return (*self.agreement.names, *guests)

    async def _sit(self, person: str, names: tuple[str, ...], guest: bool) -> Member:
        if guest:
            member = self.members.add(person, names, ())
            await self._wake()
            if self.game is not None and self.game.telling:
                await self.game.place_guest(member)
            return member
        await self._agree(self.agreement.seated(person, names))
        return self.members.add(person, names, self.agreement.seats_of(person)[-len(names) :])

    async def _attach(self, member: Member, number: int, sink: Sink) -> None:
        """Let the line of a device be this one from now on."""
        before, member.sink = member.sink, sink
        member.since = self._around.clock()
        member.number = number
        if before is not None and before is not sink:
            before.send(frame(Notice("taken-over", member.name)))
            before.leave()
        elif before is None:
            what = "line-back" if member.lost else "came"
            self.members.tell(Notice(what, member.name, seat=_first(member)), but=member)
        member.lost = False
        await self._wake()
        self.presence.somebody_came()
        self.tell_room()
        game = self.game
        if game is None:
            return
        for seat in member.seats:
            bot = game.table.players[seat]
            person = self.agreement.chairs[seat].name
            if bot.bot is not None:
                await game.seat(seat, Player(person))
                other = self.presence.stand_ins.pop(seat, "")
                self.members.tell(Notice("back", person, other, seat))
        await game.tell(member)
        if game.handed_out:
            self._hand_out(member)
        game.news.set()

    def lose(self, person: str, sink: Sink) -> None:
        """Take note that a line is lost; the seats stay."""
        self._door.forget(sink)
        member = self.members.get(person)
        if member is None or member.sink is not sink:
            return
        member.sink, member.since, member.lost = None, self._around.clock(), True
        if not member.seats:
            self.members.remove(member)
            self._drop_place(member)
        else:
            self.members.tell(Notice("line-lost", member.name, seat=_first(member)))
        self.presence.somebody_went()
        self.tell_room()

    async def leave(self, person: str) -> None:
        """Let somebody go: before a game the chairs are free, in one a bot takes them over."""
        member = self.members.get(person)
        if member is None:
            return
        member.sink = None
        self.members.tell(Notice("left", member.name, seat=_first(member)))
        if not member.seats or not self.begun:
            self.members.remove(member)
            self._drop_place(member)
            await self._agree(self.agreement.without(person))
        else:
            await self._stand_in(member)
        if self.is_host(person):
            await self.pass_host_on()
        self.tell_room()

    def _drop_place(self, member: Member) -> None:
        if self.game is not None and member.place is not None:
            self.game.hosted.remove(member.place)

    # What the host does.

    def check_host(self, person: str) -> None:
        """Check that somebody is the host.

        Raises:
            NotHere: it is somebody else.
        """
        if not self.is_host(person):
            raise NotHere("host-only")

    async def start(self) -> None:
        """Begin a game, or the next one with everybody one seat further.

        Raises:
            NotHere: a game is played already.
            Fault: so many cannot play it, or not by these options.
        """
        await self._wake()
        if self.begun:
            raise NotHere("table-begun")
        agreed, again = self.agreement, self.game is not None or bool(self.agreement.record)
        before = agreed.with_record("")
        taken = tuple(chair for chair in agreed.chairs if chair.kind != OPEN)
        agreed = replace(agreed, chairs=taken)
        if again:
            agreed = agreed.moved_on()
        game, options = game_of(agreed)
        game.new(len(taken), options)
        await self.close()
        players = tuple(
            Player(chair.name, None if chair.kind == PERSON else chair.kind)
            for chair in agreed.chairs
        )
        folder = self._around.store.folder
        opened = await to_thread(
            new_table, game, players, options, folder, advice=agreed.advice, aside=aside
        )
        fault = opened.journal.fault()
        if opened.journal.path is None:
            raise NotHere("server-disk", why=fault)
        record = opened.journal.path.name
        await self._agree(replace(agreed, record=record, former=before.former))
        for member in self.members:
            member.seats = self.agreement.seats_of(member.person)
            member.place, member.number = None, -1
        self.game = self._running(opened, opened.journal.path)
        self.tell_room()
        self.game.begin(self._devices, self._around.wait)

    async def renew(self, lasts: int) -> None:
        """Make a new link; the old one lets nobody in any more."""
        ends = int(self._around.now()) + lasts if lasts else 0
        await self._agree(replace(self.agreement, key=new_words(KEY), ends=ends))
        self.tell_room()

    async def answer(self, answer: AnswerKnock) -> tuple[str, Sink] | None:
        """Let somebody in who has knocked, or not; returns who is at the table now.

        Raises:
            NotHere: nobody waits there any more.
        """
        knock = self._door.take(answer.number)
        full = self.begun or len(knock.names) > len(self.agreement.free)
        if not answer.yes or full:
            knock.sink.send(frame(failed(Reason("knock-late" if answer.yes else "knock-refused"))))
            return None
        check_new_names(knock.names, self._names)
        member = await self._sit(knock.person, knock.names, guest=False)
        await self._attach(member, -1, knock.sink)
        return knock.person, knock.sink

    async def remove(self, wanted: Remove) -> None:
        """Remove somebody for good; in a game a bot takes the seat over."""
        member = self.members.of_seat(wanted.seat)
        if member is None or self.is_host(member.person):
            raise NotHere("remove-nobody")
        self.members.tell(Notice("removed", member.name, wanted.why[:200], _first(member)))
        await self._ban(member)
        self.tell_room()

    async def _ban(self, member: Member) -> None:
        sink, member.sink = member.sink, None
        if sink is not None:
            sink.leave()
        if self.begun:
            await self._stand_in(member)
        self.members.remove(member)
        self._drop_place(member)
        bot = self.agreement.stand_in if self.begun else ""
        banned = (*self.agreement.banned, member.person)
        await self._agree(replace(self.agreement.without(member.person, bot), banned=banned))

    # What happens by itself.

    async def tick(self) -> None:
        """Let those who are away for too long be stood in for, and the host's place pass on."""
        if self.game is not None and not self.game.over and self.agreement.grace:
            for member in self.presence.long_away(self.agreement.grace):
                if any(self.game.table.players[seat].bot is None for seat in member.seats):
                    await self._stand_in(member)
        await self._go_on_after_a_halt()
        host = self.members.get(self.agreement.host)
        if host is None or self.presence.away(host, self.agreement.grace or 60):
            await self.pass_host_on()
        if self.game is not None:
            self.game.hosted.tick()
            self.presence.remind_idle(self.game.table.awaited)

    async def _go_on_after_a_halt(self) -> None:
        """Try again, after a while, to go on with a game that could not be written down."""
        game, now = self.game, self._around.clock()
        stopped = bool(self.agreement.record) if game is None else game.halted is not None
        if not stopped:
            self._halted_since = now
        elif now - self._halted_since >= HALT:
            self._halted_since = now
            for member in self.members:
                if member.place is not None and member.number is None:
                    member.number = member.place.told
            self._gone_on = True
            await self.close()
            await self._wake()

    async def _stand_in(self, member: Member) -> None:
        game = self.game
        if game is None or game.over:
            return
        for seat in member.seats:
            if game.table.players[seat].bot is None:
                person = self.agreement.chairs[seat].name
                bot = self.presence.stand_in(seat, self._names)
                self.members.tell(Notice("stands-in", person, bot, seat))
                await game.seat(seat, Player(person, self.agreement.stand_in))

    async def pass_host_on(self) -> None:
        """Let somebody who is there be the host."""
        heir = next((one for one in self.members.seated if one.here), None)
        if heir is not None and not self.is_host(heir.person):
            await self._agree(replace(self.agreement, host=heir.person))
            self.members.tell(Notice("host", heir.name, seat=_first(heir)))
            self.tell_room()

    async def _wake(self) -> None:
        """Go on with the game of the record, where the server or the table was stopped."""
        agreed = self.agreement
        if self.game is not None or not agreed.record:
            return
        path: Path = self._around.store.records / agreed.record
        opened = await to_thread(resumed, path)
        self.game = self._running(opened, path)
        await self.game.place_all()
        self.game.begin(self._devices, self._around.wait)

    def _running(self, opened: HomeTable, path: Path) -> RunningGame:
        around = self._around
        return RunningGame(
            opened,
            path,
            self.members,
            around.pool,
            around.pace,
            self._late,
            self._over,
            self._failed,
        )

    @property
    def _devices(self) -> Devices:
        def ask(seats: Seats, packet: Down) -> None:
            member = self.members.of_seat(seats[0])
            if member is not None:
                member.tell(packet)

        async def blame(silent: tuple[Seats, ...]) -> tuple[str, ...]:
            found = [self.members.of_seat(seats[0]) for seats in silent]
            members = [member for member in found if member is not None]
            async with self.turns:
                for member in members:
                    await self._ban(member)
                self.tell_room()
            return tuple(name for member in members for name in member.names)

        def seats() -> tuple[Seats, ...]:
            players = self.game.table.players if self.game is not None else ()
            everybody = (one.seats for one in self.members.seated)
            return tuple(one for one in everybody if all(players[at].bot is None for at in one))

        return Devices(seats, ask, blame)

    async def take(self, person: str, data: bytes) -> None:
        """Take a frame about the game.

        Raises:
            NotHere: there is none yet.
        """
        member, game = self.members.get(person), self.game
        telling = game is not None and game.telling
        if member is not None and self._gone_on and not (telling and member.number is None):
            give_back(member, data)
            return
        if member is None or game is None or not telling:
            raise NotHere("no-game-yet")
        await game.take(member, data)

    def say(self, person: str, text: str) -> None:
        """Tell everybody a line of chat.

        Raises:
            CannotSay: it is not taken.
        """
        member = self.members.get(person)
        if member is not None:
            self.chat.say(member, text)

    async def keep(self) -> None:
        """Keep what was agreed."""
        await self._agree(self.agreement)

    def share_luck(self, person: str, packet: Commit | Reveal) -> bool:
        """Take what a device adds to the luck; tells whether it was asked for."""
        member, game = self.members.get(person), self.game
        if member is None or game is None or game.luck is None:
            return False
        return game.luck.take(member.seats, packet)

    async def close(self) -> None:
        """Let the table sleep; everything is in its record."""
        game, self.game = self.game, None
        if game is not None:
            await game.close()
        for member in self.members:
            member.place = None

    def _late(self, seat: Seat) -> None:
        assert self.game is not None, "bots think in a game"
        name = self.game.table.players[seat].name
        self.members.tell(Notice("bot-late", name, seat=seat))

    def _failed(self, fault: BaseException) -> None:
        """Tell everybody that the game cannot go on; its record has all that was told."""
        self._around.fault(fault)
        self.members.tell(failed(Reason("server-failed")))

    def _over(self) -> None:
        for member in self.members:
            self._hand_out(member)
        self.tell_room()

    def _hand_out(self, member: Member) -> None:
        if self.game is not None:
            for part in kept_parts(self.game.path):
                member.tell(part)

    async def _agree(self, agreement: Agreement) -> None:
        self.agreement = replace(agreement, changed=int(self._around.now()))
        await to_thread(self._around.store.save, self.agreement)

    def tell_room(self) -> None:
        """Tell everybody how the table stands."""
        over = self.game is not None and self.game.over
        for member in self.members:
            if member.here:
                member.tell(room_for(member, self.agreement, self.members, over))


def game_of(agreement: Agreement) -> tuple[Game, Options]:
    """Find the game and the options of a table.

    Raises:
        Fault: there is no such game here, or it has no such options.
    """
    game = find_game(agreement.game).of_version(agreement.version)
    typed = (f"{name}={value}" for name, value in agreement.options)
    return game, read_options(game.options, typed)


def _first(member: Member) -> Seat:
    return member.seats[0] if member.seats else -1
