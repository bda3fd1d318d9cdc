"""A table of a server, from the waiting room to the last game: the operations on it."""

from __future__ import annotations

from asyncio import Lock, to_thread
from contextlib import suppress
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.archive.opened_table import new_table
from audiogame.archive.shared_luck import Seats
from audiogame.online.company_packets import (
    AskWhoSits,
    CastVote,
    HandOn,
    Mute,
    Propose,
    WhoSits,
)
from audiogame.online.link import KEY, new_words
from audiogame.online.luck_packets import Commit, Reveal
from audiogame.online.packets import GiveUp, SeatChoice, Sit, Wish
from audiogame.online.session_packets import (
    AnswerKnock,
    Notice,
    Remove,
)
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    ChangeTable,
    Enter,
    OpenTable,
)
from audiogame.online.versions import check_rules
from audiogame.own_task import tell_fault
from audiogame.rules.fault import RAISED, Fault, Faults
from audiogame.rules.game import Game, WrongSeats
from audiogame.rules.options import Options, option_kinds, read_options
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.admission import NotHere, check_lasts
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.attendance import MOST_PATIENCE, Attendance
from audiogame.server.disk import aside
from audiogame.server.members import Member, Members, Sink
from audiogame.server.motions import Motions
from audiogame.server.names import check_new_names, free_names
from audiogame.server.running_game import GameFailed, RunningGame
from audiogame.server.sitting import Sitting
from audiogame.server.table_services import TableServices
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.own_file import remove_own
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX

HALT = 5.0
"""Seconds between tries to resume a game that was halted by a full disk, or by its own failure, and
until one is given up whose call has not ended."""
TRIES = 3
"""How often a game may fail at the same move before it is given up."""


class Halt:
    """Retries to resume a halted game from its record.

    Args:
        sitting: the table.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._table = sitting
        self._since: float | None = None
        """Since when the game is halted; None while it is not."""
        self._gone_on = False
        """Whether a game was resumed so; choices made meanwhile are rejected."""
        self._failed = ("", 0)
        """The record whose game has failed, and its moves then."""
        self._failures = 0
        """How often it has failed without a move in between."""

    @property
    def stands_still(self) -> bool:
        """Whether the game waits for nobody, and cannot go on, or not yet."""
        game, stopped = self._table.game, bool(self._table.agreement.record)
        return stopped and (self._since is not None if game is None else game.stands_still)

    def gives_back(self, member: Member) -> bool:
        """Return whether a member's choice is from before the resumption, and is rejected."""
        game = self._table.game
        telling = game is not None and game.telling
        return self._gone_on and not (telling and member.number is None)

    async def tick(self) -> None:
        """Retry, at intervals, to resume a game that could not be written to disk."""
        table = self._table
        game, now = table.game, table.around.clock()
        stopped = bool(table.agreement.record) if game is None else game.stands_still
        if not stopped:
            self._since = None
        elif self._since is None:
            self._since = now
        elif now - self._since >= HALT:
            self._since = now
            for member in table.members:
                if member.place is not None and member.number is None:
                    member.number = member.place.sent
            self._gone_on = True
            if self._fails_again(game):
                await table.give_up_game()
                self._failures = 0
                return
            await table.close()
            await self._wake()

    def _fails_again(self, game: RunningGame | None) -> bool:
        """Return whether a game has failed too often without a move in between, or never ends."""
        if game is not None and game.too_long is not None:  # nor would its next call
            return True
        if game is not None and isinstance(game.halted, GameFailed):
            failed = (game.path.name, len(game.table.line))
            self._failures = self._failures + 1 if failed == self._failed else 1
            self._failed = failed
        elif game is not None:
            self._failures = 0
        return self._failures >= TRIES

    async def _wake(self) -> None:
        """Resume the game from its record; a failure in that is one of the game."""
        try:
            await self._table.wake()
        except (OSError, Fault):
            raise
        except RAISED as fault:
            self._failures += 1
            tell_fault(fault)
        else:
            self._table.note("goes on")


class SharedTable:
    """One table.

    Args:
        agreement: its agreed state.
        around: services that all tables share.
    """

    def __init__(self, agreement: Agreement, around: TableServices) -> None:
        self._around = around
        self._sitting = Sitting(agreement, around, self._blame)
        self._attendance = Attendance(self._sitting)
        self._motions = Motions(self._sitting, self._attendance.fill)
        self._halt = Halt(self._sitting)
        self.turns = Lock()
        """Lock for changes to the table."""

    @property
    def agreement(self) -> Agreement:
        """The agreed state of the table."""
        return self._sitting.agreement

    @property
    def members(self) -> Members:
        """The members of the table."""
        return self._sitting.members

    @property
    def game(self) -> RunningGame | None:
        """The last game here; None before the first, and while the table sleeps."""
        return self._sitting.game

    def _member(self, person: str) -> Member:
        member = self.members.get(person)
        if member is None:
            raise NotHere("at-no-table")
        return member

    # Coming and going.

    async def enter(self, person: str, wanted: Enter, sink: Sink) -> bool:
        """Seat a person, reconnect them, or admit them as a guest; return whether they are at the
        table now.

        Raises:
            NotHere: they may not enter.
            NameRefused: a name is not allowed here.
        """
        with self._sitting.here():
            return await self._attendance.enter(person, wanted, sink)

    def wait_to_enter(self, person: str, wanted: Enter, source: str) -> float:
        """Return the seconds that a new person has to wait to enter, where many do.

        Args:
            source: the address from which strangers come; the person where it is unknown.

        Raises:
            NotHere: they may not come in.
        """
        return self._attendance.wait_to_enter(person, wanted, source)

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that can be taken now."""
        return self._attendance.free

    def who_sits(self, person: str, asked: AskWhoSits) -> WhoSits:
        """Return the people at the table to a person who may enter it.

        Raises:
            NotHere: they may not enter.
        """
        return self._attendance.who_sits(person, asked)

    def forget_knock(self, sink: Sink) -> None:
        """Remove a person's knock; the host is told."""
        self._attendance.forget_knock(sink)

    def lose(self, person: str, sink: Sink) -> None:
        """Handle a lost connection; the seats stay reserved."""
        self._attendance.lose(person, sink)

    async def leave(self, person: str) -> None:
        """Remove a person who leaves: before a game the chairs become free, in one a bot takes them
        over."""
        await self._attendance.leave(person)

    # Operations of the host.

    def check_host(self, person: str) -> None:
        """Check that a person is the host.

        Raises:
            NotHere: another person is.
        """
        if not self._sitting.is_host(person):
            raise NotHere("host-only")

    async def start(self) -> None:
        """Begin a game, or the next one with everyone moved one seat further.

        Raises:
            NotHere: a game is played already.
            Fault: the game does not allow this number of players, or these options.
        """
        sitting = self._sitting
        await sitting.wake()
        if sitting.begun:
            raise NotHere("game-on")
        agreed = sitting.counted(self.agreement)
        again = self.game is not None or bool(self.agreement.record)
        before = agreed.with_record("")
        agreed = self._attendance.with_late(agreed)
        taken = tuple(chair for chair in agreed.chairs if chair.kind != OPEN)
        agreed = replace(agreed, chairs=taken)
        if again:
            agreed = agreed.moved_on()
        game, options = game_of(agreed)
        game.check_together(len(taken))
        game.new(len(taken), options)
        players = tuple(
            Player(chair.name, None if chair.kind == PERSON else chair.kind)
            for chair in agreed.chairs
        )
        folder = self._around.store.folder
        opened = await to_thread(
            new_table, game, players, options, folder, advice=agreed.advice, aside=aside
        )
        path = await self._kept(opened, agreed)
        try:
            await sitting.handed_out()
            begun = replace(agreed, record=path.name, former=before.former)
            await sitting.agree(lambda _: replace(begun, banned=before.banned, silent=()))
        except BaseException:
            await self._forget(opened.journal, path)
            raise
        await self.close()
        sitting.seat_members()
        self.members.stand_ins.clear()
        sitting.game = sitting.running(opened, path)
        sitting.tell_room()
        sitting.begin()

    async def _kept(self, opened: HomeTable, agreed: Agreement) -> Path:
        """Wait until the record of a new game is on the disk; return its path.

        Raises:
            NotHere: it cannot be written; nothing of it is left.
            TableLost: this process does not hold the table any more.
        """
        journal, path = opened.journal, opened.journal.path
        try:
            if path is not None:
                self._around.store.attach(agreed, journal)
                await journal.durable()
            if path is None or journal.path is None:
                raise NotHere("server-disk", why=journal.fault())
        except BaseException:
            if path is not None:
                await self._forget(journal, path)
            raise
        return path

    async def _forget(self, journal: Journal, path: Path) -> None:
        """Remove the record of a game that does not begin."""
        await _forget(journal, path)
        await self._around.store.forget_record(path.name)

    async def change(self, wanted: ChangeTable) -> None:
        """Change the game, its options and the chairs without people; the link stays valid.

        Raises:
            NotHere: a game is being played, or something that is wanted is not possible.
            NameRefused: a bot cannot have its name.
            Fault: there is no such game, or it has no such options, or not so few seats.
        """
        sitting, game = self._sitting, wanted_game(wanted)
        await sitting.wake()
        if sitting.begun:
            raise NotHere("game-on")
        agreed = sitting.counted(self.agreement).with_record("")
        people = tuple(replace(one, before=()) for one in agreed.chairs if one.person)
        others = [one for one in wanted.chairs if one.kind != PERSON]
        if len(people) > game.seats[-1]:
            raise WrongSeats(game, len(people))
        agreed = replace(agreed, game=wanted.game, chairs=people)
        agreed = self._attendance.with_late(agreed)
        bots = tuple(one.name.strip() for one in others if one.kind != OPEN and one.name.strip())
        check_new_names((), agreed.names, bots)
        free = free_names((*sitting.names, *bots))
        chairs = [
            *agreed.chairs,
            *(
                AgreedChair(OPEN)
                if one.kind == OPEN
                else AgreedChair(game.strength(one.kind), one.name.strip() or next(free))
                for one in others
            ),
        ][: game.seats[-1]]
        game.check_together(len(chairs))
        stand_in = agreed.stand_in if agreed.stand_in in game.bots else game.strength("bot")
        agreed = replace(
            agreed,
            version=wanted.version,
            options=wanted.options,
            advice=wanted.advice,
            chairs=tuple(chairs),
            stand_in=stand_in,
        )
        game.new(len(chairs), game_of(agreed)[1])
        await sitting.handed_out()
        await sitting.agree(lambda _: agreed)
        await self.close()
        sitting.seat_members()
        sitting.tell_room()

    async def renew(self, lasts: int) -> None:
        """Make a new link; the old one becomes invalid.

        Raises:
            NotHere: it would be valid for too long or too short a time.
        """
        check_lasts(lasts)
        ends = int(self._around.now()) + lasts if lasts else 0
        key = new_words(KEY)
        await self._sitting.agree(lambda agreed: replace(agreed, key=key, ends=ends))
        self._sitting.tell_room()

    async def answer(self, answer: AnswerKnock) -> Sink | None:
        """Answer a knock; return the connection that is at the table now.

        Raises:
            NotHere: that person waits no longer.
        """
        with self._sitting.here():
            return await self._attendance.answer(answer)

    async def remove(self, wanted: Remove) -> None:
        """Remove a person or guest for good, and renew the link; in a game a bot takes the seat
        over."""
        members, person = self.members, wanted.person
        member = members.get(person) if person else members.of_seat(wanted.seat)
        if member is None or self._sitting.is_host(member.person):
            raise NotHere("remove-nobody")
        self._check_owner(member)
        await self._attendance.remove(member, wanted.why)
        self._sitting.tell_room()

    def _check_owner(self, member: Member) -> None:
        """Check that a person is not the owner of the table, whom no later host turns out.

        Raises:
            NotHere: they are.
        """
        if member.person == self.agreement.owner:
            raise NotHere("owner-stays", name=member.name)

    async def hand_on(self, wanted: HandOn) -> None:
        """Make another player the host for good.

        Raises:
            NotHere: nobody else is there to be host.
        """
        await self._sitting.hand_on(wanted.seat)

    async def mute(self, wanted: Mute) -> None:
        """Mute a person's chat, or unmute it, and tell everyone.

        It lasts as long as the table, also for a person who leaves and comes again.
        """
        member = self.members.get(wanted.person)
        if member is None or self._sitting.is_host(member.person):
            raise NotHere("mute-nobody")
        self._check_owner(member)
        muted = self.agreement.muted
        if (member.person in muted) != wanted.yes:
            others = tuple(one for one in muted if one != member.person)
            now = (*others, member.person) if wanted.yes else others
            await self._sitting.agree(lambda agreed: replace(agreed, muted=now))
            what = "muted" if wanted.yes else "unmuted"
            self.members.tell(member.notice(what))
            self._sitting.tell_room()

    async def _blame(self, silent: tuple[Seats, ...]) -> tuple[str, ...]:
        """Replace players who have not revealed their share of the luck by bots."""
        found = [self.members.of_seat(seats[0]) for seats in silent]
        members = [member for member in found if member is not None]
        async with self.turns:
            for member in members:
                self.members.tell(member.notice("luck-lost"))
                await self._sitting.forfeit(member)
            self._sitting.tell_room()
        return tuple(name for member in members for name in member.names)

    # Operations of everyone.

    def tell_closed(self) -> None:
        """Tell everyone that the owner closes the table, and leads nobody back to it.

        No other host can close it, so without an owner nobody is named.
        """
        owner = self.agreement.owner
        names = tuple(one.name for one in self.agreement.chairs if owner and one.person == owner)
        saved = "saved" if self._sitting.begun else ""
        many = names if len(names) > 1 else ()
        self.members.tell(Notice("closed", names[0] if names else "", saved, names=many))

    def say(self, person: str, text: str) -> None:
        """Send everyone a chat message.

        Raises:
            Fault: it is rejected.
        """
        member = self._member(person)
        if person in self.agreement.muted:
            raise Fault("chat-muted")
        self.members.pressed(member)
        self._sitting.chat.say(member, text)

    async def propose(self, person: str, wanted: Propose) -> None:
        """Open a vote on a proposal.

        Raises:
            NotHere: it cannot be proposed.
        """
        member = self._member(person)
        self.members.pressed(member)
        await self._motions.propose(member, wanted)

    async def vote(self, person: str, vote: CastVote) -> None:
        """Count a vote.

        Raises:
            NotHere: that vote is over.
        """
        await self._motions.cast(self._member(person), vote)

    async def go_on(self, person: str) -> None:
        """Resume the paused table; a guest's request is ignored."""
        member = self._member(person)
        if member.seats:
            async with self.turns:
                await self._motions.go_on(member.name)

    async def pressed(self, person: str) -> None:
        """Handle a key press of somebody: they are there, and play again where a bot stood in."""
        member = self.members.get(person)
        if member is None:
            return
        self.members.pressed(member)
        if self.members.stand_ins.keys() & {*member.seats}:
            async with self.turns:
                await self._sitting.play_again(member)

    def be_patient(self, person: str, times: int) -> None:
        """Set the factor of a person's time limits, and tell no one."""
        self._member(person).patience = min(max(times, 1), MOST_PATIENCE)

    def share_luck(self, person: str, packet: Commit | Reveal) -> bool:
        """Handle a device's packet in the rounds of shared luck; return whether it was asked
        for."""
        member, game = self.members.get(person), self.game
        if member is None or game is None or game.luck is None:
            return False
        return game.luck.take(member.seats, packet)

    async def take(self, person: str, wish: Wish) -> None:
        """Handle a packet about the game; a choice resumes a paused table.

        Raises:
            NotHere: there is none yet.
            Fault: it is not possible; nothing has changed.
            Faults: the game is halted, with the reasons.
        """
        member, game = self.members.get(person), self.game
        if self._sitting.elsewhere:
            return
        if isinstance(wish, Sit) and member is not None and not self._sitting.begun:
            async with self.turns:
                if await self._fill(member, wish):
                    return
                if await self._attendance.remove_bot(member, wish):
                    return
        if member is not None and self._halt.gives_back(member):
            raise Fault("choice-not-possible")
        if member is not None and game is not None:
            await game.until_told(member)
        if member is not None and game is not None and game.halted is not None:
            raise Faults(game.halted.reasons)
        if member is None or game is None or not game.telling:
            raise NotHere("no-game-yet")
        if isinstance(wish, SeatChoice):
            self.members.pressed(member)
        if game.paused and isinstance(wish, SeatChoice):
            await self.go_on(person)
        if isinstance(wish, Sit):
            if self._sitting.forfeits(member, wish):
                raise Fault("seat-forfeited")
            async with self.turns:
                if await self._fill(member, wish):
                    return
                if await self._attendance.sit_beside(member, wish):
                    return
        before, was_over = game.table.players, game.over
        await game.take(member, wish)
        if not was_over:
            self._sitting.tell_bots(member, before, gave_up=isinstance(wish, GiveUp))
        self._sitting.tell_back(member)

    async def _fill(self, member: Member, wanted: Sit) -> bool:
        """Seat a bot in a free chair if the host wishes it, and ask the host if another player
        does.

        Returns:
            Whether the request was about a bot and a free chair.
        """
        if not self._attendance.fills(wanted):
            return False
        if self._sitting.is_host(member.person):
            await self._attendance.fill(wanted)
        elif member.seats:
            self._motions.ask_host(member, wanted)
        else:
            raise NotHere("host-only")
        return True

    # Periodic work.

    @property
    def calm(self) -> bool:
        """Whether `tick` would do nothing now, as for most tables most of the time: a game is
        running, everyone is connected, no vote is open, and no question is old."""
        game, members = self.game, self.members
        return (
            game is not None
            and not game.stands_still
            and members.all_here
            and self._sitting.host is not None
            and not self._sitting.host_lacks_owner
            and not (self._motions.asks or game.hosted.asks)
            and (game.paused or self.members.reminds_nobody)
        )

    @property
    def stands_still(self) -> bool:
        """Whether its game waits for nobody, and cannot go on, or not yet."""
        return self._halt.stands_still

    def slept(self, seconds: float) -> None:
        """Handle a time in which this process stood still."""
        self.members.slept(seconds)

    async def tick(self) -> None:
        """Handle timeouts: bots for long absent players, and another host."""
        sitting, agreed, members = self._sitting, self.agreement, self.members
        game = sitting.playing
        if game is not None and agreed.grace and not game.paused:
            for member in members.long_away(agreed.grace):
                if any(game.table.players[seat].bot is None for seat in member.seats):
                    await sitting.stand_in(member)
        await self._halt.tick()
        host = sitting.host
        if await sitting.give_host_back():
            sitting.tell_host()
            sitting.tell_room()
        elif host is None or members.away(host, agreed.grace or 60):
            await sitting.pass_host_on()
        await self._motions.tick()
        if self.game is not None and not self.game.paused:
            self.game.hosted.tick()
            if members.remind_idle(self.game.table.awaited):
                sitting.tell_room()

    async def note_visit(self) -> None:
        """Store the time of the last visit."""
        await self._sitting.agree(lambda agreed: agreed)

    async def close(self) -> None:
        """Suspend the table; everything is in its record."""
        await self._sitting.close()

    async def move(self) -> None:
        """Stop here, to resume at another process; `send_on` redirects the members."""
        self._sitting.elsewhere = True
        await self.close()

    def send_on(self, address: str) -> None:
        """Redirect everyone to the process where the table resumes."""
        for member in self.members:
            sink, member.sink = member.sink, None
            if sink is not None:
                sink.go(address)

    def drop(self) -> None:
        """Drop the table at once: another process has it, and sends all further events."""
        self._sitting.elsewhere = True
        self._sitting.drop_game()
        for member in self.members:
            sink, member.sink = member.sink, None
            if sink is not None:
                sink.cut()


async def _forget(journal: Journal, path: Path) -> None:
    """Remove the files of a record whose game does not begin."""

    def forget() -> None:
        journal.drop()
        for suffix in (SUFFIX, PRIVATE, CHOICES):
            with suppress(OSError):
                remove_own(path.with_suffix(suffix))

    await aside(forget)


def wanted_game(wanted: OpenTable | ChangeTable) -> Game:
    """Return the game that a host wants to play, whose options are read later.

    Raises:
        NotHere: there are too many options, or one is there twice.
        Fault: there is no such game here, or by other rules.
    """
    game = find_game(wanted.game)
    check_rules(game, wanted.version, game.version)
    options = len(option_kinds(game.options))
    if len(wanted.options) > options:
        raise NotHere("options-too-many", game=game.name, most=options)
    if len(dict(wanted.options)) != len(wanted.options):
        raise NotHere("option-twice")
    return game


def game_of(agreement: Agreement) -> tuple[Game, Options]:
    """Return the game and the options of a table.

    Raises:
        Fault: there is no such game here, or it has no such options.
    """
    game = find_game(agreement.game)
    game.check_version(agreement.version)
    typed = (f"{name}={value}" for name, value in agreement.options)
    return game, read_options(game.options, typed)
