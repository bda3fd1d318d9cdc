"""A game in progress at a server's table: its record, places, luck, bots and end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Lock

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import TableTakenOver
from audiogame.archive.kept_state import keep_state, state_file, state_to_keep
from audiogame.archive.shared_luck import Seats
from audiogame.online.packets import Wish
from audiogame.online.reasons import failed
from audiogame.online.session_packets import Notice
from audiogame.own_task import begin_task, end_task
from audiogame.rules.fault import RAISED, Fault, Faults, Reason, cut_off, system_reason
from audiogame.rules.seat import Seat
from audiogame.server.admission import NotHere
from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import BotPace, Bots
from audiogame.server.disk import offload
from audiogame.server.hosted_table import MOVES_ITSELF, HostedTable, NotKept
from audiogame.server.luck_rounds import WAIT, Blame, LuckRounds, luck_in
from audiogame.server.members import Member, Members
from audiogame.server.past import NewPlace, Resumed
from audiogame.server.place import ServedPlace
from audiogame.server.record_thread import read_in_thread, read_later
from audiogame.server.retelling import Retelling, Wakeup
from audiogame.server.store.store import Store
from audiogame.table.line_of_play import Memories, Milestone
from audiogame.table.move_list import EMPTY, Player
from audiogame.table.own_file import remove_own


@dataclass(frozen=True)
class TableServices:
    """Services that the tables of a server share.

    Args:
        store: of the agreements.
        pool: of worker processes for bots.
        clock: returns seconds that only grow.
        now: returns seconds since 1970.
        fault: called with unexpected errors, for the log.
        log: writes a line to the log, without names.
        pace: of bots.
        wait: seconds to commit, and to reveal.
    """

    store: Store
    pool: BotPool
    clock: Callable[[], float]
    now: Callable[[], float]
    fault: Callable[[BaseException], None]
    log: Callable[[str], None] = lambda line: None
    pace: BotPace = field(default_factory=BotPace)
    wait: float = WAIT


def logged_reason(reason: Reason) -> str:
    """Return a reason as the log has it: its message, and that of its cause."""
    why = reason.values.get("why", "")
    return f"{reason.message} {why.message if isinstance(why, Reason) else why}".strip()


class GameFailed(Fault):
    """A game whose own work has failed; its record has all that was sent."""


ENDED = 5.0
"""Seconds to wait at most for a finished game to hand out its record."""
TOLD = 5.0
"""Seconds to wait at most for a device to be sent what it has missed."""
LOOK = 0.01
"""Seconds between checks for that."""


class RunningGame:
    """One game, as long as its table is awake.

    Args:
        opened: the table and its record.
        path: the record.
        members: of the table.
        services: that all tables share.
        ended: called once the game is over, its record complete, and everything sent.
        note: logs what has happened to the game, and why.
        spectators: whether guests may come.
        closed: whether the record has its end already, and is only replayed for listeners.
    """

    def __init__(
        self,
        opened: HomeTable,
        path: Path,
        members: Members,
        services: TableServices,
        ended: Callable[[], Awaitable[None]],
        note: Callable[..., None],
        spectators: bool,
        closed: bool = False,
    ) -> None:
        self.opened = opened
        opened.journal.write_later(Lock())
        self.path = path
        self.table = opened.table
        self._members = members
        self._services = services
        self._ended = ended
        self._note = note
        self.hosted = HostedTable(
            *(self.table, opened.journal, opened.advice, self._finish, opened.secret),
            give_up=self._give_up,
            offload=offload,
            lucky=self._luck_may_act,
            there=self._is_there,
        )
        self._spectators = spectators
        self.retelling = Retelling(self.hosted, path, self.hash, services.clock, services.fault)
        """Sends devices the events that they have missed."""
        self._closed = self._given_up = closed
        """Whether the last people have resigned, or the record was closed long ago."""
        self._gave_up: tuple[Seat, ...] = ()
        """The seats of the last people, if they have resigned."""
        self._bots = Bots(self.hosted, services.pool, services.pace, self._late)
        self.luck: LuckRounds | None = None
        """The running rounds of shared luck; None outside them."""
        self.telling = False
        """Whether the game itself has begun, so that there are events to send."""
        self.handed_out = False
        """Whether the game is over, and everyone there has got its record."""
        self.paused = False
        """Whether the game is paused: no questions, bots or luck until a player resumes it."""
        self.halted: NotKept | GameFailed | None = None
        """The failed disk write, or the failure of the game itself, that has halted the game."""
        if opened.journal.path is None and not closed:
            self._halt(NotKept("server-disk", why=opened.journal.fault()))
        self.too_long: Reason | None = None
        """The reason for which the game has stopped: one of its calls has not ended."""
        self._kept: Milestone | None = None
        """The milestone of which a snapshot was written last."""
        self.news = Wakeup()
        """Set when a player has acted."""
        self._task: asyncio.Task[None] | None = None
        self._blame: Blame | None = None
        self._luck_so_far: tuple[tuple[str, ...], int] | None = None
        """Notes of luck and number of answers in the record, where it was just replayed."""
        self._resumed: dict[Member, int] = {}
        """How many events the record had for each device that has not come since it was resumed."""
        self._newcomers = False
        """Whether a player has sat down in mid game, or may have when the game was stopped."""

    @property
    def hash(self) -> str:
        """The hash of the header of its record."""
        return self.opened.journal.hash

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, and that is safe."""
        return self.halted is None and (self._given_up or self.table.state.result is not None)

    def begin(self, blame: Blame, silent: Callable[[], tuple[str, ...]]) -> None:
        """Run the game in a task, after the rounds of shared luck.

        Args:
            blame: has bots play given seats until the game is over; returns the players' names.
            silent: returns the persons for whom they do.
        """

        def asked() -> tuple[Seats, ...]:
            but = silent()
            return self._played_by(one for one in self._members.seated if one.person not in but)

        self._blame = blame
        if self._adds_luck:
            self.luck = self._rounds(asked)
            if self._luck_so_far is not None:
                self.luck.go_on(self._luck_so_far[0])
        self._task = begin_task(self._run())

    def _rounds(self, asked: Callable[[], tuple[Seats, ...]]) -> LuckRounds:
        assert self._blame is not None, "the game has begun"
        journal, seats = self.opened.journal, self.table.state.seats
        over, wait = lambda: self.over, self._services.wait
        return LuckRounds(journal, seats, self._members, asked, self._blame, over, wait)

    def _luck_may_act(self) -> bool:
        """Return whether luck may answer without waiting for players."""
        going = self.telling and not self.paused and not self._newcomers
        return going and self.luck is None and self._members.any_here

    def _is_there(self, place: ServedPlace) -> bool:
        """Return whether the people at a place have a vote now."""
        return any(one.place is place and self._members.votes(one) for one in self._members)

    @property
    def _adds_luck(self) -> bool:
        table = self.table
        written = table.written or table.luck.words
        return table.game.lucky and self.opened.secret and not written and not self.over

    @property
    def telling_again(self) -> bool:
        """Whether the game was resumed from its record."""
        return any(member.place is not None for member in self._members)

    def place_all(self, members: Iterable[Member], resumed: Resumed) -> None:
        """Add a place for each member, whose stream was recovered from the record.

        Args:
            members: the members.
            resumed: has their places, and where guests may come one more for those.
        """
        self._luck_so_far = resumed.notes, resumed.outcomes
        for member, place in zip(members, resumed.places, strict=False):
            self._add(member, place)
            self._resumed[member] = place.told
        if self._spectators:
            resumed.places[-1].settle(self.table, self.hosted.luck_facts)
            self.hosted.listen_for_guests(resumed.places[-1])

    def never_was(self, member: Member, number: int) -> bool:
        """Return whether a device has heard of more than the record had when it was resumed: the
        server was set back to an earlier moment, and what is told since then is something else.

        Args:
            number: of the next event that it has not heard.
        """
        return number > self._resumed.get(member, number)

    async def place_guest(self, member: Member) -> None:
        """Add a place for a guest who comes during the game."""
        async with self.hosted.turns:
            member.place = self.hosted.enter_as_guest(member.send)

    async def place_newcomer(self, member: Member) -> None:
        """Add a place for a device whose people sit down during the game."""
        new = NewPlace(self.path, member.seats)
        await read_in_thread(new.catch_up)
        async with self.hosted.turns:  # only for what has happened meanwhile
            await self.opened.journal.durable()
            await read_in_thread(new.catch_up)
            self._add(member, new.place)

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that may be taken in mid game, by the rules."""
        table = self.table
        chairs = range(table.state.seats) if self.telling and not self.over else ()
        return tuple(
            seat
            for seat in chairs
            if table.players[seat] == EMPTY and table.state.join_request(seat)
        )

    async def sit_down(self, member: Member) -> None:
        """Seat the people of a new device in free chairs.

        Raises:
            NotHere: the rules admit no more players; nothing has changed.
        """
        await self.place_newcomer(member)
        await self.fill(
            {seat: Player(name) for seat, name in zip(member.seats, member.names, strict=True)}
        )

    async def fill(self, chairs: Mapping[Seat, Player], place: ServedPlace | None = None) -> None:
        """Seat players in free chairs, and submit their request to join by the rules.

        Args:
            chairs: the new players by seat.
            place: of the device to whose seats they are added, where they are not its own yet.

        Raises:
            NotHere: the rules admit no more players; nothing has changed.
            NotKept: it cannot be written to disk.
        """

        def sit() -> None:
            if not {*chairs} <= {*self.free}:
                raise NotHere("table-begun")
            for seat, player in chairs.items():
                self.table.seat_player(seat, player)
                joining = self.table.state.join_request(seat)
                assert joining is not None, "the chair is free"
                self.table.submit(seat, joining)
            if place is not None:
                # An empty chair is sent nothing of its own, so the numbers so far stay the same.
                place.seats = tuple(sorted((*place.seats, *chairs)))

        with self._halting():
            await self.hosted.change(sit)
        self._newcomers = True
        self.news.set()

    def _add(self, member: Member, place: ServedPlace) -> None:
        place.settle(self.table, self.hosted.luck_facts)  # the facts of luck are in no record
        member.place = place
        self.hosted.add(place, member.send)

    async def tell(self, member: Member) -> None:
        """Send a device what it has missed, from `member.number` on, once the game has begun.

        A halted game may be ahead of its record, so nothing of it is told until it is resumed.
        """
        self._resumed.pop(member, None)
        if self.halted is not None:
            member.tell(failed(*self.halted.reasons))
        elif self.telling:
            await self.retelling.tell(member)

    async def seat(self, seat: Seat, player: Player) -> bool:
        """Replace a person by a bot, or a bot by the returning person; return whether the seat is
        that player's now."""
        if self.table.players[seat] != player and not self.over and self.halted is None:
            with contextlib.suppress(NotKept), self._halting():
                await self.hosted.change(lambda: self.table.seat_player(seat, player))
            self.news.set()
        return self.table.players[seat] == player and self.halted is None

    async def until_told(self, member: Member) -> None:
        """Wait until a device knows what it has missed, where the game was resumed from its record:
        it may have chosen already, and a choice is not made twice."""
        if self._knows(member) or self.halted is not None:  # nearly always
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TOLD):
                while not self._knows(member):
                    await asyncio.sleep(LOOK)

    def _knows(self, member: Member) -> bool:
        """Return whether a device knows what it has missed."""
        return (self.telling and member.number is None) or not self.telling_again

    async def take(self, member: Member, wish: Wish) -> None:
        """Handle a device's packet about the game.

        Raises:
            NotHere: the game has not begun for this device.
            Fault: it is not possible; nothing has changed.
            Faults: the game is halted, with the reasons.
        """
        place = member.place
        if place is None or not self.telling:
            raise NotHere("no-game-yet")
        if member.number is not None:
            raise Fault("choice-stale")  # it does not know yet what has happened meanwhile
        if self.halted is not None:
            raise Faults(self.halted.reasons)
        if self.too_long is not None:
            raise Faults((self.too_long,))
        waits = False
        try:
            with self._halting():
                await self.hosted.take(place, wish)
                self._keep_state()
            waits = not self.over and self.hosted.due is None
        except NotKept as fault:
            raise Fault("choice-not-possible") from fault
        except RAISED as fault:
            if self.too_long is None:
                raise
            raise Fault("choice-not-possible") from fault
        finally:
            if not waits:  # for the next player, as after most choices
                self.news.set()

    @property
    def stands_still(self) -> bool:
        """Whether the game waits for nobody, and cannot go on."""
        return self.halted is not None or self.too_long is not None

    @contextlib.contextmanager
    def _halting(self) -> Iterator[None]:
        """Halt the game where what was done in it cannot be written, or has failed halfway."""
        state = self.table.state
        try:
            yield
        except NotKept as fault:
            self._halt(fault)
            raise
        except Fault:
            raise
        except RAISED as fault:
            self._stop(fault)
            if self.too_long is None and self.table.state is not state:
                self._halt(GameFailed("game-halted"))
            raise

    def _stop(self, fault: BaseException) -> None:
        """Stop the game where one of its calls has not ended, as the next would not end either."""
        if cut_off(fault) is not None and self.too_long is None:
            self.too_long = Reason("game-takes-too-long", game=self.table.game.name)
            self._services.fault(fault)
            self._tell_halt((self.too_long,))

    def _halt(self, fault: NotKept | GameFailed) -> None:
        """Halt the game; the record has all that was sent, and the game can resume from it."""
        if self.halted is None:
            self.halted = fault
            self._tell_halt(fault.reasons)

    def _tell_halt(self, reasons: tuple[Reason, ...]) -> None:
        self._note("halted", *map(logged_reason, reasons))
        for member in self._members:
            member.tell(failed(*reasons))

    def _late(self, seat: Seat) -> None:
        """Tell everyone that a seat's bot has thought too long."""
        self._members.tell(Notice("bot-late", self.table.players[seat].name, seat=seat))

    async def _run(self) -> None:
        try:
            await self._play()
        except TableTakenOver:  # the process that has the table now resumes it
            pass
        except NotKept as fault:
            self._halt(fault)
        except OSError as fault:  # what was agreed cannot be written
            self._halt(NotKept("server-disk", why=system_reason(fault)))
        except RAISED as fault:
            self._stop(fault)
            if self.too_long is None:
                self._services.fault(fault)
                self._halt(GameFailed("game-halted"))

    async def _play(self) -> None:
        if self.halted is not None:  # halted from the start: the disk is full
            return
        if self.luck is not None:
            words = await self.luck.words()
            self.luck = self._luck_so_far = None  # the record has more by now
            if words:
                self.table.luck = self.table.luck.with_words(words)
        again = self.telling_again
        if again:
            self.telling = True
            for member in self._members.hearing:
                if member.number is not None:
                    await self.tell(member)
        else:
            for member in self._members.hearing:
                member.number = None
                member.place = self.hosted.enter(member.seats, member.send)
            if self._spectators:
                self.hosted.listen_for_guests()
            self.telling = True
            await self.hosted.begin()
        self._newcomers = self._newcomers or again
        while not self.over and self.halted is None and self.too_long is None:
            self._keep_state()
            self.news.clear()
            if self._newcomers and self._members.any_here:
                await self._add_luck()
            due = self.hosted.due if self._members.any_here and not self.paused else None
            if due is None:
                await self.news.wait()
            elif due in MOVES_ITSELF:
                await self.hosted.luck_acts()
            else:
                await self._bots.act(due, lambda: not self.paused)
        if self.halted is not None or self.too_long is not None:
            return
        async with self.hosted.turns:  # the end is being written
            await self.opened.journal.durable()  # a resumed game may have written it just now
            self.handed_out = True
        await self.retelling.hand_out(*self._members.hearing)
        await self._ended()

    def _keep_state(self) -> None:
        """Write a snapshot of a long game beside its record, in the thread."""
        state, table = state_to_keep(self.table), self.table
        if state is not None and state is not self._kept:
            self._kept = state
            read_later(partial(self._write_state, state, {**table.bots}))

    def _write_state(self, state: Milestone, bots: Memories) -> None:
        with contextlib.suppress(OSError):  # the game can do without
            keep_state(self.path, self.table.game, state, bots)
            if self.over:  # the end of the record has removed it
                remove_own(state_file(self.path))

    async def _add_luck(self) -> None:
        """Run new rounds of shared luck, where a device has no share yet; luck and bots wait."""
        self._newcomers = False
        table = self.table
        if not table.game.lucky or not self.opened.secret:
            return
        async with self.hosted.turns:
            await self.opened.journal.durable()
            known, self._luck_so_far = self._luck_so_far, None
            notes, outcome = (
                known if known is not None else await read_in_thread(luck_in, self.path)
            )
            rounds = self._rounds(self._there)
            rounds.go_on(notes)
        if any(rounds.lacks(seats) for seats in self._there()):
            self.luck = rounds
            words = await rounds.words_from(outcome)
            self.luck = None
            if words:
                table.luck = table.luck.with_words_from(outcome, words)

    def _there(self) -> tuple[Seats, ...]:
        """Return the seats of each connected device with people."""
        return self._played_by(one for one in self._members.seated if one.here)

    def _played_by(self, members: Iterable[Member]) -> tuple[Seats, ...]:
        """Return the seats of those devices for which no bot plays."""
        players = self.table.players
        return tuple(
            one.seats for one in members if all(players[at].bot is None for at in one.seats)
        )

    def _finish(self) -> None:
        """Write the end of the record; this waits for the disk."""
        opened, result = self.opened, self.table.state.result
        if self._gave_up:
            opened.journal.give_up(self._gave_up, opened.seed, opened.secret)
            return
        assert result is not None, "a game that is over has a result"
        opened.journal.finish(result.places, opened.seed, opened.secret, result.sides)

    def drop(self) -> None:
        """Stop at once, and write nothing more: another process has the table."""
        if self._task is not None:
            self._task.cancel()
        self.retelling.close()
        self.opened.journal.drop()

    def _give_up(self, seats: tuple[Seat, ...]) -> bool:
        """Record that the last people have resigned, which ends the game."""
        self._given_up, self._gave_up = True, seats
        self.table.uncover()
        return True

    async def until_handed_out(self) -> None:
        """Wait until everyone there has got the record, if the game is over."""
        if self._task is not None and self.over and not self._closed:
            await asyncio.wait({self._task}, timeout=ENDED)

    async def close(self) -> None:
        """Stop; the record has everything, and players what was numbered for them."""
        async with self.hosted.turns:
            await end_task(self._task)
            self.retelling.close()
            self.hosted.closed = True
            await self.opened.journal.durable()
            await offload(self.opened.journal.close)
