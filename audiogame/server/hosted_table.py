"""A table that remote players share: its places, what each is sent, and who may choose."""

from __future__ import annotations

import time
from asyncio import Lock
from collections.abc import Callable

from audiogame.archive.journal import Journal, Offload, TableTakenOver, at_once
from audiogame.online.codec import codec_of
from audiogame.online.packets import (
    AskChoices,
    Choices,
    Down,
    EventsTold,
    SeatChoice,
    Seated,
    Wish,
    frame,
)
from audiogame.online.session_packets import Done
from audiogame.rules.fault import RAISED, Fault
from audiogame.rules.game import Bot
from audiogame.rules.notation import UnreadableWords
from audiogame.rules.state import CHANCE, FORCED, Action, NotAllowed, Seat, State
from audiogame.rules.value import Value, replace
from audiogame.server.offered_choices import chosen_action, offered_from, possible_actions
from audiogame.server.place import ServedPlace
from audiogame.server.wishes import Wishes
from audiogame.table.seen_table import LuckFacts
from audiogame.table.table import Step, Table

Send = Callable[[bytes], None]
"""Sends a frame to one device; it never waits."""


MOVES_ITSELF = (CHANCE, FORCED)
"""Seats whose moves the table makes."""
ANSWERS = 8
"""Consecutive answers of luck that are sent together at most."""


class Missed(Value):
    """The frames for a device that comes back, and which events still have to follow.

    Args:
        frames: the last events, and the current views and questions, which it is sent first.
        lacks: number of the first event that it lacks.
        first: number of the first event in the frames.
    """

    frames: tuple[bytes, ...]
    lacks: int
    first: int


class NotKept(Fault):
    """A move that could not be written to disk, and so is not sent to any device."""


class HostedTable:
    """One table with its places.

    A move is safe in the journal before it is sent to any device.

    Args:
        table: the game; only this object makes moves in it.
        journal: of its record.
        advice: whether people may ask what an expert would do.
        over: called when the game has come to its end, or was given up, before that is sent to any
            device.
        secret: whether the seed of luck is unknown until the game is over.
        clock: returns seconds that only grow.
        give_up: see `Wishes`.
        offload: runs disk work.
        lucky: whether luck may answer at once after a choice, so that both are recorded and sent
            together.
        there: see `Wishes`.
    """

    def __init__(
        self,
        table: Table,
        journal: Journal,
        advice: bool = True,
        over: Callable[[], None] = lambda: None,
        secret: bool = True,
        clock: Callable[[], float] = time.monotonic,
        give_up: Callable[[tuple[Seat, ...]], bool] = lambda seats: False,
        offload: Offload = at_once,
        lucky: Callable[[], bool] = lambda: False,
        there: Callable[[ServedPlace], bool] = lambda place: True,
    ) -> None:
        self.table = table
        table.keep_little()
        self._lucky = lucky
        self._offload = offload
        self._over = over
        self._ended = table.state.result is not None
        self.closed = False
        """Whether nothing is taken any more; what has waited for its turn comes too late."""
        self.turns = Lock()
        """Lock for changes to the table and its places, so that all is sent in the order in which
        it happened."""
        self._journal = journal
        self._advice = advice
        self._codec = codec_of(table.game)
        self._secret = secret
        self._kept = journal.path is not None
        self._sends: dict[ServedPlace, Send] = {}
        self._public: ServedPlace | None = None
        """The place that guests get a copy of; None where none are allowed."""
        self._answers: list[tuple[ServedPlace, Down]] = []
        """What is sent about wishes, once what follows from them is safe."""
        self._wishes = Wishes(
            table, journal, lambda: self.places, self._answer, advice, clock, give_up, there
        )

    def listen_for_guests(self, public: ServedPlace | None = None) -> None:
        """Number what everybody may know from now on, so that guests can come at any time.

        Args:
            public: a place without seats that has heard the game so far; None before the game.
        """
        self._public = public or ServedPlace(self._codec, ())
        self.table.listeners.append(self._public)

    def enter_as_guest(self, send: Send) -> ServedPlace | None:
        """Add a place for a guest who comes during the game; return it, None without guests."""
        place = None if self._public is None else self._public.copy()
        if place is not None:
            self.add(place, send)
        return place

    def enter(self, seats: tuple[Seat, ...], send: Send) -> ServedPlace:
        """Add a place for a device before the game begins."""
        place = ServedPlace(self._codec, seats)
        self.add(place, send)
        self._send(place, self._seated(place))
        return place

    def add(self, place: ServedPlace, send: Send) -> None:
        """Add a place, and send it events from now on."""
        self._sends[place] = send
        self.table.listeners.append(place)

    def remove(self, place: ServedPlace) -> None:
        """Remove a place."""
        self._sends.pop(place, None)
        self.table.listeners = [one for one in self.table.listeners if one is not place]

    def missed(self, place: ServedPlace, number: int) -> Missed:
        """Encode the end of what a device at a place has missed, as far as it is in memory.

        Args:
            number: of the next event that it has not heard; -1 where it has received nothing yet,
                not even its place.
        """
        asked, first = number, place.first_at_hand
        pieces = place.missed(max(asked, 0))
        if pieces is None and asked >= first:  # it was never sent such a number
            asked = -1
        if pieces is None:
            pieces = place.missed(first)
            assert pieces is not None, "what is in memory can be sent"
        else:
            first = max(asked, 0)
        told = pieces[:-1]
        if asked < 0 and told:  # no event is heard before the first view
            told = (replace(told[0], views=pieces[-1].views), *told[1:])
        seated = (self._seated(place, first, place.told),) if asked < 0 else ()
        frames = tuple(map(frame, (*seated, *told, pieces[-1])))
        place.sent = place.told
        return Missed(frames, max(asked, 0), first)

    def _seated(self, place: ServedPlace, told: int = 0, past: int = 0) -> Seated:
        table = self.table
        return Seated(
            game=table.game.name,
            version=table.game.version,
            seats=place.seats,
            players=table.players,
            first=table.first,
            advice=self._advice,
            hash=self._journal.hash,
            streams=table.streams.text,
            told=told,
            past=past,
        )

    async def begin(self) -> None:
        """Send everyone the beginning of the game."""
        async with self.turns:
            self.table.open()
            await self._release()

    async def act(self) -> Step:
        """Make a due move of luck or a bot."""
        async with self.turns:
            step = self.table.step()
            if step is Step.MOVED:
                await self._release()
        return step

    @property
    def due(self) -> Seat | None:
        """The seat that acts next without being waited for: CHANCE, FORCED or a bot; else None.

        FORCED stands for bots that answer out of turn, too, as nobody may know which.
        """
        if not self._wishes.given_up:
            if self.table.answering:
                return FORCED
            for one in self.table.state.actors:
                if one in MOVES_ITSELF or one in self.table.bots:
                    return one
        return None

    async def luck_acts(self) -> None:
        """Make luck's move, or one that is forced, if one is due."""
        async with self.turns:
            if self.due in MOVES_ITSELF:
                self.table.step()
                await self._let_luck_answer()
                await self._release()

    async def _let_luck_answer(self) -> None:
        """Make luck's moves before the choice that they follow is sent.

        Each move is numbered as if it had been sent alone.
        """
        for _ in range(ANSWERS):
            if not self._lucky() or self.due not in MOVES_ITSELF:
                return
            for place in self._sends:
                place.number(self.table)
            if self._public is not None:
                self._public.number(self.table)
            state = self.table.state
            try:
                self.table.step()
            except RAISED:
                if self.table.state is not state:
                    raise
                return  # it fails again when it acts alone, and is reported then

    async def bot_acts(
        self, seat: Seat, state: State, bot: Bot[State], action: Action | None
    ) -> None:
        """Make a bot's chosen move, unless it is asked no longer.

        Args:
            state: in which it was asked.
            bot: the one that was asked.
            action: None to compute the choice here.
        """
        table = self.table
        async with self.turns:
            if self.due != seat or table.asked(seat) is not state or table.bots[seat] is not bot:
                return
            if action is None:
                table.step()
            else:
                table.submit(seat, action)
            await self._let_luck_answer()
            await self._release()

    async def change(self, work: Callable[[], object]) -> None:
        """Change the table, and send everyone the consequences."""
        async with self.turns:
            work()
            await self._release()

    @property
    def places(self) -> tuple[ServedPlace, ...]:
        """All places, in the order in which they were taken."""
        return tuple(self._sends)

    async def take(self, place: ServedPlace, wish: Wish) -> None:
        """Handle a packet from a place; a choice is answered by the events that it brings about.

        Raises:
            Fault: it is not possible; nothing has changed.
            NotKept: see `_release`.
            TableTakenOver: the table is closed here.
        """
        async with self.turns:
            if self.closed:
                raise TableTakenOver("table-elsewhere")
            match wish:
                case SeatChoice():
                    await self._choose(place, wish)
                case AskChoices():
                    self._send(place, self._choices(place, wish))
                case _:
                    self._answers.clear()  # of a wish that has failed
                    if self._wishes.take(place, wish):
                        await self._release()
                    else:
                        await self._journal.durable()
                        self._check_kept()
                    self._send_answers()

    def ask_again(self, place: ServedPlace) -> None:
        """Repeat the open vote to a player who has come back."""
        self._at_once(lambda: self._wishes.ask_again(place))

    @property
    def asks(self) -> bool:
        """Whether a vote on a player's wish is open."""
        return self._wishes.asks

    def tick(self) -> None:
        """Handle timeouts: silence in a vote becomes a No."""
        self._at_once(self._wishes.end_late_vote)

    @property
    def luck_facts(self) -> LuckFacts:
        """Public facts about where luck comes from; its seed only when the game is over."""
        luck, over = self.table.luck, self.table.state.result is not None
        return LuckFacts(
            hash=self._journal.hash,
            seed="" if self._secret and not over else luck.seed,
            seed_hash=luck.seed_hash if self._secret else "",
            words=luck.words,
            fair=self._secret,
            over=over,
        )

    async def _choose(self, place: ServedPlace, choice: SeatChoice) -> None:
        seat, table = choice.seat, self.table
        if seat not in place.seats:
            raise Fault("seat-of-another")
        if self._wishes.given_up:
            raise Fault("choice-not-possible")
        if self._question(place, seat) != choice.question:
            raise Fault("choice-stale")
        try:
            table.submit(seat, chosen_action(table.state, choice))
        except (UnreadableWords, NotAllowed) as fault:
            raise Fault("choice-not-possible") from fault
        await self._let_luck_answer()
        await self._release(place, choice.request)

    def _question(self, place: ServedPlace, seat: Seat) -> int:
        """Return the number that a choice of a seat has to name now."""
        return place.questions.get(seat, place.told)

    def _choices(self, place: ServedPlace, asked: AskChoices) -> Choices:
        """Return the choices of a seat, as far as one packet holds them."""
        seat, state, first = asked.seat, self.table.state, max(0, asked.first)
        if seat not in place.seats:
            raise Fault("seat-of-another")
        return Choices(
            request=asked.request,
            seat=seat,
            question=self._question(place, seat),
            first=first,
            all=len(possible_actions(state, seat)),
            choices=offered_from(state, seat, first),
        )

    async def _release(self, asker: ServedPlace | None = None, request: int = 0) -> None:
        """Send everyone what has happened, once it is safe.

        Args:
            asker: the place whose choice has brought it about; None for no place.
            request: the number of that choice.

        Raises:
            NotKept: it is not safe; the table is ahead of its record, and of no use any more.
        """
        luck = self.luck_facts
        told = [(place, place.settle(self.table, luck)) for place in self._sends]
        if self._public is not None:
            self._public.settle(self.table, luck)
        await self._journal.durable()
        over = self.table.state.result is not None or self._wishes.given_up
        if over and not self._ended:
            self._ended = True
            await self._offload(self._over)
            await self._journal.durable()
        self._check_kept()
        self._send_answers()
        for place, packet in told:
            if request and place is asker:
                self._send(
                    place, Done(request) if packet is None else replace(packet, request=request)
                )
            elif packet is not None:
                self._send(place, packet)

    def _check_kept(self) -> None:
        if self._kept and self._journal.path is None:
            raise NotKept("server-disk", why=self._journal.fault())

    def _answer(self, place: ServedPlace, packet: Down) -> None:
        self._answers.append((place, packet))

    def _at_once(self, work: Callable[[], None]) -> None:
        """Do what nothing is written for, and send what follows, while other answers wait."""
        waiting, self._answers = self._answers, []
        work()
        self._send_answers()
        self._answers = waiting

    def _send_answers(self) -> None:
        answers, self._answers = self._answers, []
        for place, packet in answers:
            self._send(place, packet)

    def _send(self, place: ServedPlace, packet: Down) -> None:
        if isinstance(packet, EventsTold):
            place.sent = packet.number + len(packet.events)
        send = self._sends.get(place)
        if send is not None:  # else a guest has left during the disk write
            send(frame(packet))
