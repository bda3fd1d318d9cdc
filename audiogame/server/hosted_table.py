"""A table that people far away share: who is at which place, what each is told, who may choose."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.archive.journal import Journal
from audiogame.online.codec import Codec, UnreadablePacket
from audiogame.online.packets import Choice, Down, Refused, Seated, frame, read_up
from audiogame.rules.notation import UnreadableWords, read
from audiogame.rules.state import NotAllowed, Seat
from audiogame.server.place import Place
from audiogame.table.table import Step, Table

Send = Callable[[bytes], None]
"""Hands a frame to one device; it never waits."""


class HostedTable:
    """One table with its places.

    The line of a move is safe in the journal before anybody hears of it.

    Args:
        table: the game, which nobody else lets anybody act in.
        journal: of its record.
        advice: whether people may ask what an expert would do.
    """

    def __init__(self, table: Table, journal: Journal, advice: bool = True) -> None:
        self.table = table
        self._journal = journal
        self._advice = advice
        self._codec = Codec(table.game)
        self._sends: dict[Place, Send] = {}

    def enter(self, seats: tuple[Seat, ...], send: Send) -> Place:
        """Let a device take a place before the game begins."""
        place = Place(self._codec, seats)
        self._sends[place] = send
        self.table.listeners.append(place)
        table = self.table
        send(
            frame(
                Seated(
                    game=table.game.name,
                    version=table.game.version,
                    seats=seats,
                    players=table.players,
                    first=table.first,
                    advice=self._advice,
                    hash=self._journal.hash,
                    told=place.told,
                )
            )
        )
        return place

    async def begin(self) -> None:
        """Tell everybody that the game begins."""
        self.table.open()
        await self._release()

    async def act(self) -> Step:
        """Let luck or a bot act, if one is due."""
        step = self.table.step()
        if step is Step.MOVED:
            await self._release()
        return step

    async def take_back(self, moves: int) -> None:
        """Take the last moves back, once those who have to have agreed.

        Raises:
            CannotTakeBack: there are not so many, or the first of them is no choice.
        """
        self.table.take_back(moves)
        await self._release()

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, in the order in which they were taken."""
        return tuple(self._sends)

    async def take(self, place: Place, data: bytes) -> None:
        """Take a frame from a place; whatever is wrong with it is told there, and nowhere else."""
        try:
            packet = read_up(data)
        except UnreadablePacket as fault:
            self._send(place, Refused(-1, fault.reasons[0].message))
            return
        match packet:
            case Choice():
                await self._choose(place, packet)

    async def _choose(self, place: Place, choice: Choice) -> None:
        seat, table = choice.seat, self.table
        if seat not in place.seats:
            self._send(place, Refused(choice.question, "seat-of-another"))
            return
        if place.questions.get(seat, place.told) != choice.question:
            self._send(place, Refused(choice.question, "choice-stale"))
            return
        try:
            action = read(
                choice.words, table.state.legal_actions(seat) + table.state.requests(seat)
            )
            table.submit(seat, action)
        except (UnreadableWords, NotAllowed):
            self._send(place, Refused(choice.question, "choice-not-possible"))
            return
        await self._release()

    async def _release(self) -> None:
        """Tell everybody what has happened, once it is safe."""
        told = [(place, place.settle(self.table)) for place in self._sends]
        await self._journal.durable()
        for place, packet in told:
            if packet is not None:
                self._send(place, packet)

    def _send(self, place: Place, packet: Down) -> None:
        self._sends[place](frame(packet))
