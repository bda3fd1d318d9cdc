"""A remote table: the newest view of each seat and the events heard; choices are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from audiogame.online.codec import UnreadablePacket, codec_of
from audiogame.online.hearing import HeardEvents, Incoming, SeenViews, SentChoices, own_events
from audiogame.online.packets import (
    Answered,
    Asked,
    Ballot,
    Consulted,
    Earlier,
    EventsTold,
    GiveUp,
    SeatChoice,
    Seated,
    Sit,
    TakeBack,
    Up,
)
from audiogame.online.reasons import read_failed
from audiogame.online.session_packets import Failed, TooMuch, read_down
from audiogame.online.transport import Transport
from audiogame.online.versions import check_rules
from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.state import Action, Event, Query, Seat, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.luck import Streams
from audiogame.table.move_list import Player
from audiogame.table.news import Advisory, GameMoved, NewsQueue, Proposal, Returned, Step, Undone
from audiogame.table.seen_table import (
    UNTOLD,
    LuckFacts,
    OwnChoice,
    SharedLuckFacts,
    TableLost,
    TakingBack,
)

EARLIER = b'{"packet":"Earlier",'
"""Beginning of a packet of earlier events, as this program's servers write it."""
ASKS = b'"questions":'
"""Part of every packet that asks something."""
BETWEEN = 0.005
"""Seconds for keys between two such packets."""


class RemoteTable:
    """A table on a server, with the interface that front ends use for local tables.

    Received packets are taken one a step, so that each person hears the game at a pace of their
    own; questions are answered here from the view after the last step.

    Args:
        transport: the connection.
        seated: this place, as the server describes it.
    """

    kept = True
    at_server = False

    def __init__(self, transport: Transport, seated: Seated) -> None:
        self._transport = transport
        self.game: Game = find_game(seated.game)
        check_rules(self.game, self.game.version, seated.version)
        self._codec = codec_of(self.game)
        self.seats = seated.seats
        self.players = seated.players
        self.first = seated.first
        self.advice = seated.advice
        self.hash = seated.hash
        self._streams = Streams(seated.streams)
        self.told = 0
        """The number of the next event."""
        self._hearing = HeardEvents()
        self.listeners, self.recent = self._hearing.listeners, self._hearing.recent
        self.questions: dict[Seat, int] = {}
        """The numbers of the questions that the seats here are asked."""
        self.undecided = False
        self.luck_facts: LuckFacts = UNTOLD
        self.news = NewsQueue()
        """Queue of received news, up to the last step."""
        self._proposal: Proposal | None = None
        """A request of players elsewhere that the people here vote on."""
        self._incoming = Incoming(transport)
        self._views = SeenViews(self._codec, len(seated.players))
        self._sent = SentChoices(transport)
        self._own: tuple[OwnChoice, ...] = ()
        self._decisions: dict[Seat, int] = {}
        self._undo = 0
        """The number of the last request to take a choice back."""
        self._came_back: TakingBack | None = None
        self.followed: Seated | None = None
        """The place in the next game, where that has begun while the people here were away; or in
        this game, where the server was set back to an earlier moment of it."""
        self._lags = seated.past > 0
        """Whether more missed events follow."""
        self._caught_up = 0
        """The number of the connection on which all missed events have come."""
        self._before: int | None = 0 if self._lags else None
        """How many choices had been made when the people here were last there."""

    async def arrive(self) -> bool:
        """Look for the first views; return whether they have come.

        The first events are narrated when the game begins here.
        """
        first = await self._incoming.first()
        if first is None:
            return False
        packet = read_down(first)
        if isinstance(packet, EventsTold):
            self._views.take(packet.views)
        return bool(self._views)

    # Queries of a front end.

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of this place."""
        return self.seats

    @property
    def state(self) -> State:
        """The state as all seats here may know it."""
        return self._views.seen_by(self.seats)

    def view(self, seat: Seat) -> State:
        """Return the state as a seat sees it."""
        return self._views.seen_by((seat,))

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats here that owe an action and have sent none."""
        return tuple(seat for seat in self.questions if seat not in self._sent)

    @property
    def decisions(self) -> Mapping[Seat, int]:
        """How often each seat has chosen."""
        return self._decisions

    def stream(self, seat: Seat, number: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision."""
        return self._streams.stream(seat, number, use)

    def ask(
        self, seats: tuple[Seat, ...], query: Query, about: Seat, again: int = 0
    ) -> tuple[Event, ...]:
        """Answer a question about seat `about` from what all `seats` may know; `again` counts
        repeats."""
        return self._views.seen_by(seats).answer(query, about, again)

    def told_so_far(self, seat: Seat) -> Iterator[Event]:
        """Iterate over what a seat has heard in the line of play."""
        return self._hearing.told_so_far(seat, self.seats)

    def last_heard(self, count: int) -> list[Event]:
        """Return the last events that all the people here heard."""
        return self._hearing.last_heard(count)

    @property
    def moved(self) -> bool:
        """Whether anything has happened since the game began."""
        return any(self._decisions.values()) or self.told > len(self.state.opening()) + 1

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """None: the session, which owns the connection, knows the shares of luck."""
        return None

    @property
    def record(self) -> RemoteTable:
        """What is known of its record: this object itself."""
        return self

    @property
    def connection(self) -> RemoteTable:
        """The connection to it: this object itself."""
        return self

    @property
    def up(self) -> bool:
        """Whether the table can be reached now."""
        return self._transport.up

    resolving = False
    """Always false here: bots on a server choose on a clock of their own."""

    @property
    def sent(self) -> bool:
        """Whether a choice is in flight."""
        return bool(self._sent)

    def unsaved(self) -> None:
        """Return nothing: the game is kept on the server."""

    @property
    def caught_up(self) -> bool:
        """Whether everything that had happened before the connection was made has come."""
        return self._caught_up == self._transport.times

    @property
    def log(self) -> Sequence[Event | None]:
        """All events by number, as they were sent here; None for those still to come."""
        return self._hearing.log

    @property
    def lacks(self) -> bool:
        """Whether events from before those heard are still to come."""
        return self._hearing.lacks

    @property
    def _given_up(self) -> bool:
        """Whether the last people have given up, as the server reports it."""
        return False

    @property
    def _looked_elsewhere(self) -> bool:
        """Whether the people here looked elsewhere when the connection was lost."""
        return False

    # Actions of a front end.

    async def begin(self) -> None:
        """Take the first events, where they have come."""
        await self.step()

    async def resume(self) -> None:
        """Take the first events, where they have come."""
        await self.step()

    async def submit(self, seat: Seat, action: Action) -> None:
        """Send a seat's choice; its outcome is heard now, or at a later step.

        While the connection is down the choice is queued, and sent on reconnection if it is still
        wanted.  An unasked request, such as to leave, is not queued.

        Raises:
            NotAllowed: the rules forbid it; nothing was sent.
        """
        view = self.view(seat)
        if not view.allows(seat, action):
            view.apply(seat, action)  # raises the reason why not
        question = self.questions.get(seat)
        choice = SeatChoice(
            seat,
            self.told if question is None else question,
            words(action),
            request=self._number(),
        )
        if question is not None:
            self._sent.put(choice)
        elif not self._transport.up:
            self._notice("line-lost")
        if self._transport.up:
            await self._transport.send(choice)
            await self.step()

    async def step(self) -> Step:
        """Take the next packet with events, and all packets before it.

        Raises:
            TableLost: another game is played at the table now, see `followed`.
        """
        while (data := await self._incoming.take()) is not None:
            packet = read_down(data)
            match packet:
                case EventsTold():
                    await self._take(packet)
                    return Step.MOVED
                case Failed() | TooMuch():
                    self._refuse(packet)
                    return Step.AWAITED
                case Earlier():
                    self._take_earlier(packet)
                case Asked():
                    self._propose(packet)
                case Answered():
                    self._answer(packet)
                case Seated():
                    self.followed = packet
                    if packet.hash == self.hash:  # what was heard since an earlier moment never was
                        raise TableLost("game-set-back")
                    heard = self.state.result is not None or self._given_up
                    raise TableLost("game-next" if heard else "game-followed")
        return Step.OVER if self.state.result is not None else Step.AWAITED

    @property
    def luck_due(self) -> bool:
        """Whether luck acts next."""
        return self.state.chance is not None

    async def act(self) -> None:
        """Take the next packet with events, and the packets that are heard together with it.

        Those are luck's answer, and the simultaneous secret choices of others.
        """
        going = await self.step() is Step.MOVED
        while going and not self.awaited and (self.undecided or self.luck_due):
            going = await self.step() is Step.MOVED

    async def thinking(self) -> bool:
        """Check whether anything has come; take one packet of earlier events beside the game."""
        first = await self._incoming.first()
        if first is not None and first.startswith(EARLIER):
            await self._incoming.take()
            packet = read_down(first)
            assert isinstance(packet, Earlier), "it begins so"
            self._take_earlier(packet)
            asyncio.get_running_loop().call_later(BETWEEN, self.news.wake)
            return True
        return first is None

    async def look_ahead(self) -> None:
        """Look past the events in the queue for a vote that cannot wait."""
        packet = await self._incoming.take_asked()
        if packet is not None:
            self._propose(packet)

    async def asks_ahead(self) -> bool:
        """Return whether a packet that has come, and is not taken yet, asks the people here."""
        newest = await self._incoming.newest()
        if newest is None or ASKS not in newest:
            return False
        packet = read_down(newest)
        return isinstance(packet, EventsTold) and bool(packet.questions)

    @property
    def ahead(self) -> tuple[Event, ...]:
        """The events that were looked at ahead, and that the state of the table here is before."""
        seat = self.seats[0] if self.seats else 0
        packets = [read_down(data) for data in self._incoming.seen]
        heard = [
            (self._codec.read_event(bytes(one.event)), one.seats)
            for packet in packets
            if isinstance(packet, EventsTold)
            for one in packet.events
        ]
        return tuple(own_events(heard, seat, self.seats))

    async def settle(self) -> None:
        """Do nothing: the server keeps what it sends."""

    async def seat_player(self, seat: Seat, player: Player) -> None:
        """Request that a player takes a chair."""
        await self._ask_for(Sit(seat, player))

    async def note_advice(self, seat: Seat) -> None:
        """Report to the server, for the record, that a seat has asked for advice."""
        if self._transport.up:
            await self._transport.send(replace(Consulted(seat), request=self._number()))

    def last_choices(self) -> tuple[OwnChoice, ...]:
        """List the last choice of each seat here that can be taken back, the newest first."""
        return self._own

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return the first event of the choice that was last heard to be taken back."""
        return self._hearing.undone(seats)

    async def take_back(self, choice: OwnChoice, keep: tuple[OwnChoice, ...] = ()) -> TakingBack:
        """Request to take a choice back; people at other places vote on it."""
        self._came_back = None
        if not await self._ask_for(TakeBack(choice.seat, choice.number)):
            return TakingBack.REFUSED
        return self._came_back or TakingBack.ASKED

    async def vote(self, yes: bool) -> None:
        """Answer the vote that the people here are asked for."""
        asked, self._proposal = self._proposal, None
        self.news.take(Proposal)
        if asked is not None:
            await self._ask_for(Ballot(asked.number, yes))

    path = ended = None

    def private_lines(self) -> tuple[str, ...]:
        """Return nothing: a server keeps no private lines of the people here."""
        return ()

    def keep_private(self, line: str) -> None:
        """Do nothing: a private line only counts until the game is left."""

    async def finish(self) -> None:
        """Do nothing: the server has written the record."""

    async def give_up(self, seats: tuple[Seat, ...]) -> None:
        """Resign; where others play on, bots take these seats over."""
        await self._ask_for(GiveUp())

    async def leave(self) -> None:
        """Do nothing: the server notices it."""

    def close(self) -> None:
        """Flush partly heard events; the owner of the connection closes it."""
        self._hearing.tell()

    # The connection.

    def _number(self) -> int:
        return next(self._transport.requests)

    async def _ask_for(self, packet: Up) -> bool:
        """Send a packet that cannot wait, and take its result, if that is here at once."""
        if not self._transport.up:
            self._notice("line-lost")
            return False
        packet = replace(packet, request=self._number())
        if isinstance(packet, TakeBack):
            self._undo = packet.request
        await self._transport.send(packet)
        await self.step()
        return True

    def _refuse(self, refused: Failed | TooMuch) -> None:
        self._sent.refuse(refused.request)
        if refused.request == self._undo:
            self._came_back = TakingBack.REFUSED
        self.news.put(Advisory("fault", read_failed(refused)))

    def _notice(self, message: str) -> None:
        self.news.put(Advisory(message))

    def _propose(self, asked: Asked) -> None:
        self._proposal = Proposal(asked.vote, asked.seat)
        self.news.put(self._proposal)

    def _answer(self, answered: Answered) -> None:
        if self._proposal is not None and self._proposal.number == answered.vote:
            self._proposal = None
            self.news.take(Proposal)
        if not answered.agreed:
            self._came_back = TakingBack.REFUSED
            self.news.put(Advisory("fault", Fault("undo-refused")))
        else:
            self._came_back = TakingBack.WITH_LUCK if answered.luck else TakingBack.DONE

    async def _take(self, told: EventsTold) -> None:
        if told.number < self.told or (told.number > self.told and self.caught_up):
            raise UnreadablePacket(f"event {told.number} after {self.told}")
        if told.number > self.told:
            self._hearing.miss(told.number)
            self.told = told.number
        away = self._looked_elsewhere and not self.caught_up
        if (told.more or away) and self._before is None:
            self._before = sum(self._decisions.values())
        self._lags = told.more
        heard = [(self._codec.read_event(bytes(one.event)), one.seats) for one in told.events]
        self._views.take(told.views)
        self.told += len(heard)
        self.seats = self.seats if told.seats is None else told.seats
        self.players = self.players if told.players is None else told.players
        self.luck_facts = self.luck_facts if told.luck is None else told.luck
        self.questions = {one.seat: one.number for one in told.questions}
        if not told.more:
            self._decisions = dict(enumerate(told.decisions))
            self._own, self.undecided = told.own, told.undecided
        everybody = tuple(range(self.state.seats)) if heard else ()
        self._hearing.put(heard, told.line, self.seats, everybody)
        if not told.more:
            self._caught_up = self._incoming.came_by
            for choice in [*self._sent.again(self.questions)]:
                await self._transport.send(choice)
            self._tell()

    def _take_earlier(self, packet: Earlier) -> None:
        heard = [(self._codec.read_event(bytes(one.event)), one.seats) for one in packet.events]
        everybody = tuple(range(self.state.seats))
        self._hearing.put_earlier(packet.number, heard, packet.line, self.seats, everybody)

    def _tell(self) -> None:
        """Pass received events to the listeners, the missed ones all together."""
        before, self._before = self._before, None
        missed = 0 if before is None else sum(self._decisions.values()) - before
        if missed > 0:
            self.news.put(Returned(missed, self.lacks, self._looked_elsewhere))
        if self._hearing.tell():
            self.news.put(Undone())
        self.news.put(GameMoved())
