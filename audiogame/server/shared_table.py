"""A table of a server: its people, and the games that they play, from the first to the last."""

from __future__ import annotations

from asyncio import Lock, to_thread
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal, TableTakenOver
from audiogame.archive.opened_table import CannotResume, new_table
from audiogame.archive.shared_luck import Seats
from audiogame.online.company_packets import Patience
from audiogame.online.luck_packets import Commit, Reveal
from audiogame.online.packets import GiveUp, SeatChoice, Sit, Wish
from audiogame.online.reasons import failed
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    ChangeTable,
)
from audiogame.own_task import tell_fault
from audiogame.rules.fault import RAISED, Fault, Faults, Reason
from audiogame.rules.value import replace
from audiogame.server.admission import NotHere
from audiogame.server.agreement import Agreement
from audiogame.server.attendance import Attendance
from audiogame.server.disk import offload
from audiogame.server.members import Member, Sink
from audiogame.server.past import resumed
from audiogame.server.people import People
from audiogame.server.record_thread import read_in_thread
from audiogame.server.running_game import GameFailed, RunningGame, TableServices, logged_reason
from audiogame.server.table_setup import changed_agreement, game_of, wanted_game, with_late
from audiogame.server.votes import Votes
from audiogame.table.move_list import Player
from audiogame.table.own_file import move_own, remove_own
from audiogame.table.record import RecordError
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX

HALT = 5.0
"""Seconds between tries to resume a game that was halted by a full disk, or by its own failure, and
until one is given up whose call has not ended."""
TRIES = 3
"""How often a game may fail at the same move before it is given up."""


class SharedTable:
    """One table.

    Args:
        agreement: its agreed state.
        services: that all tables share.
    """

    def __init__(self, agreement: Agreement, services: TableServices) -> None:
        self._services = services
        self.people = People(agreement, services)
        """Who sits where, who is here, and what they have agreed."""
        self.attendance = Attendance(self.people, self.wake)
        """Who comes and goes."""
        self.votes = Votes(self.people, self.attendance.fill)
        """What they decide together."""
        self.turns = Lock()
        """Lock for changes to the table."""
        self._halted_since: float | None = None
        """Since when the game is halted; None while it is not."""
        self._gone_on = False
        """Whether a game was resumed after that; choices made meanwhile are rejected."""
        self._failed = ("", 0)
        """The record whose game has failed, and its moves then."""
        self._failures = 0
        """How often it has failed without a move in between."""

    @property
    def game(self) -> RunningGame | None:
        """The last game here; None before the first, and while the table sleeps."""
        return self.people.game

    # Games.

    async def start(self) -> None:
        """Begin a game, or the next one with everyone moved one seat further.

        Raises:
            NotHere: a game is played already.
            Fault: the game does not allow this number of players, or these options.
        """
        people, agreed = self.people, await self._between_games()
        again = self.game is not None or bool(people.agreement.record)
        before = agreed.with_record("")
        agreed = with_late(agreed, people.members.waiting)
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
        folder = self._services.store.folder
        opened = await to_thread(
            new_table, game, players, options, folder, advice=agreed.advice, offload=offload
        )
        path = await self._kept(opened, agreed)
        try:
            await self._until_handed_out()
            begun = replace(agreed, record=path.name, former=before.former)
            await people.agree(lambda _: replace(begun, banned=before.banned, silent=()))
        except BaseException:
            await self._forget(opened.journal, path)
            raise
        await self.close()
        people.seat_members()
        people.members.stand_ins.clear()
        people.game = running = self._running(opened, path)
        people.tell_room()
        self._begin(running)

    async def _between_games(self) -> Agreement:
        """Return what is agreed, with the last game in the score.

        Raises:
            NotHere: a game is played.
        """
        await self.wake()
        if self.people.begun:
            raise NotHere("game-on")
        return self._counted(self.people.agreement)

    async def _kept(self, opened: HomeTable, agreed: Agreement) -> Path:
        """Wait until the record of a new game is on the disk; return its path.

        Raises:
            NotHere: it cannot be written; nothing of it is left.
            TableLost: this process does not hold the table any more.
        """
        journal, path = opened.journal, opened.journal.path
        try:
            if path is not None:
                self._services.store.attach(agreed, journal)
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

        def forget() -> None:
            journal.drop()
            for suffix in (SUFFIX, PRIVATE, CHOICES):
                with suppress(OSError):
                    remove_own(path.with_suffix(suffix))

        await offload(forget)
        await self._services.store.forget_record(path.name)

    async def change(self, wanted: ChangeTable) -> None:
        """Change the game, its options and the chairs without people; the link stays valid.

        Raises:
            NotHere: a game is being played, or something that is wanted is not possible.
            NameRefused: a bot cannot have its name.
            Fault: there is no such game, or it has no such options, or not so few seats.
        """
        people, game = self.people, wanted_game(wanted)
        before = (await self._between_games()).with_record("")
        waiting = people.members.waiting
        agreed = changed_agreement(before, game, wanted, people.names, waiting)
        await self._until_handed_out()
        await people.agree(lambda _: agreed)
        await self.close()
        people.seat_members()
        people.tell_room()

    async def wake(self) -> None:
        """Resume the game from the record, where the server or the table was stopped."""
        people, store = self.people, self._services.store
        agreed = people.agreement
        if people.game is not None or not agreed.record:
            return
        people.check_here()
        await store.fetch(agreed)
        path = store.records / agreed.record
        members = people.members.hearing
        guests: tuple[Seats, ...] = ((),) if agreed.spectators else ()
        seats = (*(one.seats for one in members), *guests)
        try:
            found = await read_in_thread(resumed, path, seats, offload)
        except (RecordError, CannotResume, FileNotFoundError) as fault:
            people.check_here()  # else its file is gone because the table is
            if isinstance(fault, CannotResume) and not fault.lost:
                raise
            await self._set_aside(path, fault)
            return
        opened = found.opened
        try:
            people.check_here()
            store.attach(agreed, opened.journal)
        except TableTakenOver:
            opened.journal.close()
            raise
        game = self._running(opened, path, found.closed)
        game.paused = agreed.paused
        game.place_all(members, found)
        self._begin(game)
        for member in members:
            if people.has_forfeited(member):  # the server was killed before this was done
                await people.stand_in(member)

    def _running(self, opened: HomeTable, path: Path, closed: bool = False) -> RunningGame:
        """Return a game that runs at this table.

        Args:
            path: its record.
            closed: whether the record has its end already.
        """
        people, services = self.people, self._services
        spectators = people.agreement.spectators
        return RunningGame(
            opened, path, people.members, services, self._over, self._note, spectators, closed
        )

    def _begin(self, game: RunningGame) -> None:
        """Run a game from now on."""
        self.people.game = game
        game.begin(self._blame, lambda: self.people.agreement.silent)

    async def _blame(self, silent: tuple[Seats, ...]) -> tuple[str, ...]:
        """Replace players who have not revealed their share of the luck by bots."""
        people = self.people
        found = [people.members.of_seat(seats[0]) for seats in silent]
        members = [member for member in found if member is not None]
        async with self.turns:
            for member in members:
                people.members.tell(member.notice("luck-lost"))
                await people.forfeit(member)
            people.tell_room()
        return tuple(name for member in members for name in member.names)

    async def _over(self) -> None:
        """Count a game that is over in the score."""
        people = self.people
        if self._counted(people.agreement) != people.agreement:
            try:
                await people.agree(self._counted)
            except OSError as fault:  # the score is on no disk, and the table goes on
                self._services.fault(fault)
        people.tell_room()

    def _counted(self, agreed: Agreement) -> Agreement:
        """Return an agreement with its game in the score, if that is over."""
        game = self.game
        if game is None or (result := game.table.state.result) is None:
            return agreed
        if agreed.record != game.path.name:  # the next game begins
            return agreed
        winners = tuple(game.table.players[seat].name for seat in result.winners)
        return agreed.with_winners(winners)

    def _note(self, what: str, *why: str) -> None:
        """Log what has happened to the game of this table."""
        agreed = self.people.agreement
        self._services.log(": ".join((f"{what}, {agreed.record}, of table {agreed.table}", *why)))

    async def _until_handed_out(self) -> None:
        """Wait until everybody there has the record of a game that is over."""
        if self.game is not None:
            await self.game.until_handed_out()

    async def close(self) -> None:
        """Stop the game for now; everything is in its record, which is handed out if it is over."""
        await self._until_handed_out()  # also if the next game begins at once
        game, self.people.game = self.game, None
        if game is not None:
            await game.close()
        for member in self.people.members:
            member.place = None

    async def move(self) -> None:
        """Stop here, to resume at another process; `send_on` redirects the members."""
        self.people.held_elsewhere = True
        await self.close()

    def send_on(self, address: str) -> None:
        """Redirect everyone to the process where the table resumes."""
        for sink in self._left():
            sink.go(address)

    def drop(self) -> None:
        """Drop the table at once: another process has it, and sends all further events."""
        self.people.held_elsewhere = True
        game, self.people.game = self.game, None
        if game is not None:
            game.drop()
        for sink in self._left():
            sink.cut()

    def _left(self) -> Iterator[Sink]:
        """Yield the connections of all members, who have none at this table from then on."""
        for member in self.people.members:
            sink, member.sink = member.sink, None
            if sink is not None:
                yield sink

    # Operations of everyone.

    async def go_on(self, person: str) -> None:
        """Resume the paused table; a guest's request is ignored."""
        member = self.people.member(person)
        if member.seats:
            async with self.turns:
                if self.people.paused:
                    await self.people.pause(False, member.name)

    async def pressed(self, person: str) -> None:
        """Handle a key press of somebody: they are there, and play again where a bot stood in."""
        members = self.people.members
        member = members.get(person)
        if member is None:
            return
        members.pressed(member)
        if members.stand_ins.keys() & {*member.seats}:
            async with self.turns:
                seats = tuple(seat for seat in member.seats if seat in members.stand_ins)
                await self.people.play_again(member, seats)

    async def wait_for(self, person: str, packet: Patience) -> None:
        """Handle how long the people at a device are to be waited for; who looks here again plays
        again.

        Raises:
            NotHere: they are not at this table.
        """
        people = self.people
        member = people.member(person)
        people.be_patient(member, packet.times)
        elsewhere, missed = member.elsewhere, member.missed
        people.members.look(member, packet.away)
        if missed and not member.missed:
            people.tell_room()
        if elsewhere and not member.elsewhere:
            await self.pressed(person)

    def share_luck(self, person: str, packet: Commit | Reveal) -> bool:
        """Handle a device's packet in the rounds of shared luck; return whether it was asked
        for."""
        member, game = self.people.members.get(person), self.game
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
        people, game = self.people, self.game
        member = people.members.get(person)
        if people.held_elsewhere:
            return
        if isinstance(wish, Sit) and member is not None and not people.begun:
            async with self.turns:
                if await self._fill(member, wish):
                    return
                if await self.attendance.remove_bot(member, wish):
                    return
        if member is not None and self._gives_back(member):
            raise Fault("choice-not-possible")
        if member is not None and game is not None:
            await game.until_told(member)
        if member is not None and game is not None and game.halted is not None:
            raise Faults(game.halted.reasons)
        if member is None or game is None or not game.telling:
            raise NotHere("no-game-yet")
        if isinstance(wish, SeatChoice):
            people.members.pressed(member)
        if game.paused and isinstance(wish, SeatChoice):
            await self.go_on(person)
        if isinstance(wish, Sit):
            if wish.seat in member.seats and people.has_forfeited(member):
                raise Fault("seat-forfeited")
            async with self.turns:
                if await self._fill(member, wish):
                    return
                if await self.attendance.add_person(member, wish):
                    return
        before, was_over = game.table.players, game.over
        await game.take(member, wish)
        if not was_over:
            people.tell_bots(member, before, gave_up=isinstance(wish, GiveUp))
        people.tell_back(member)

    async def _fill(self, member: Member, wanted: Sit) -> bool:
        """Seat a bot in a free chair if the host wishes it, and ask the host if another player
        does.

        Returns:
            Whether the request was about a bot and a free chair.
        """
        if not self.attendance.fills(wanted):
            return False
        if self.people.is_host(member.person):
            await self.attendance.fill(wanted)
        elif member.seats:
            self.votes.ask_host(member, wanted)
        else:
            raise NotHere("host-only")
        return True

    # Periodic work.

    @property
    def calm(self) -> bool:
        """Whether `tick` would do nothing now, as for most tables most of the time: a game is
        running, everyone is connected, no vote is open, and no question is old."""
        people, game = self.people, self.game
        return (
            game is not None
            and not game.stands_still
            and people.members.all_present
            and people.host is not None
            and not people.host_lacks_owner
            and not (self.votes.asks or game.hosted.asks)
            and (game.paused or people.members.reminds_nobody)
        )

    async def tick(self) -> None:
        """Handle timeouts: bots for long absent players, and another host."""
        people, grace = self.people, self.people.agreement.grace
        game, members = people.playing, people.members
        if members.tell_elsewhere():
            people.tell_room()
        if game is not None and grace and not game.paused:
            for member in members.long_away(grace):
                if any(game.table.players[seat].bot is None for seat in member.seats):
                    await people.stand_in(member)
        await self._retry()
        host = people.host
        if await people.give_host_back():
            people.tell_host()
            people.tell_room()
        elif host is None or members.away(host, grace or 60):
            await people.pass_host_on()
        await self.votes.tick()
        if self.game is not None and not self.game.paused:
            self.game.hosted.tick()
            if members.remind_idle(self.game.table.awaited):
                people.tell_room()

    # A game that is halted is resumed from its record.

    @property
    def stands_still(self) -> bool:
        """Whether its game waits for nobody, and cannot go on, or not yet."""
        game, stopped = self.game, bool(self.people.agreement.record)
        return stopped and (self._halted_since is not None if game is None else game.stands_still)

    def _gives_back(self, member: Member) -> bool:
        """Return whether a member's choice is from before the resumption, and is rejected."""
        telling = self.game is not None and self.game.telling
        return self._gone_on and not (telling and member.number is None)

    async def _retry(self) -> None:
        """Retry, at intervals, to resume a game that could not be written to disk."""
        game, now = self.game, self._services.clock()
        stopped = bool(self.people.agreement.record) if game is None else game.stands_still
        if not stopped:
            self._halted_since = None
        elif self._halted_since is None:
            self._halted_since = now
        elif now - self._halted_since >= HALT:
            self._halted_since = now
            for member in self.people.members:
                if member.place is not None and member.number is None:
                    member.number = member.place.sent
            self._gone_on = True
            if self._fails_again(game):
                await self._give_up_game()
                self._failures = 0
                return
            await self.close()
            await self._wake_again()

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

    async def _give_up_game(self) -> None:
        """Leave the game, which cannot go on: its record stays, and the host can begin the next
        one."""
        known = self.game is not None and self.game.too_long is not None
        await self.close()
        self._note("given up")
        await self.people.agree(lambda agreed: agreed.with_record(""))
        if not known:  # else everybody was told at once
            self.people.members.tell(failed(Reason("game-given-up")))
        self.people.tell_room()

    async def _set_aside(self, path: Path, fault: RecordError | CannotResume | OSError) -> None:
        """Keep the damaged record of a game aside, so that the host can begin the next one."""
        reasons = fault.reasons if isinstance(fault, Fault) else (Reason("system-missing"),)
        self._note("damaged, and kept aside", *map(logged_reason, reasons))
        await self.people.agree(lambda agreed: agreed.with_record(""))

        def rename() -> None:
            for suffix in (SUFFIX, PRIVATE, CHOICES):
                file = path.with_suffix(suffix)
                with suppress(OSError):
                    move_own(file, file.with_name(f"{file.name}.damaged"))

        await offload(rename)
        self.people.members.tell(failed(Reason("table-record-damaged")))
        self.people.tell_room()

    async def _wake_again(self) -> None:
        """Resume the game from its record; a failure in that is one of the game."""
        try:
            await self.wake()
        except (OSError, Fault):
            raise
        except RAISED as fault:
            self._failures += 1
            tell_fault(fault)
        else:
            self._note("goes on")
