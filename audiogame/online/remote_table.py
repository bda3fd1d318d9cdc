"""The face of a table over the line: the newest view, and what was heard; choices are sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from audiogame.online.codec import Codec, UnreadablePacket
from audiogame.online.packets import Choice, Refused, Seated, Told, frame, read_down
from audiogame.online.transport import Transport
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.state import Action, Event, Query, Seat, State, seen_by_all
from audiogame.table.library import find_game
from audiogame.table.listener import Listener
from audiogame.table.table import RECENT, Step


class RemoteTable:
    """A table on another machine, as a front end uses one on its own.

    What has come over the line is taken one packet at a step, so that each person hears the game
    at a pace of their own; questions are answered here from the view after the last step.

    Args:
        transport: the line.
        seated: what the server has said of this place.
    """

    def __init__(self, transport: Transport, seated: Seated) -> None:
        self._transport = transport
        self.game: Game = find_game(seated.game)
        self._codec = Codec(self.game)
        self.seats = seated.seats
        self.players = seated.players
        self.first = seated.first
        self.advice = seated.advice
        self.hash = seated.hash
        self.told = seated.told
        """The number of the next event."""
        self.listeners: list[Listener] = []
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.refused = ""
        """Why the last choice was not taken; empty where it was."""
        self._views: dict[Seat | None, State] = {}
        self.questions: dict[Seat, int] = {}
        """What the seats here are asked, by number."""
        self._sent: dict[Seat, int] = {}
        self._line: list[tuple[Event, tuple[Seat, ...]]] = []

    # What a front end asks.

    @property
    def state(self) -> State:
        """The state as all seats here may know it."""
        return self._seen_by(self.seats)

    def view(self, seat: Seat) -> State:
        """Return the state as a seat sees it."""
        return self._seen_by((seat,))

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats here that owe an action and have sent none."""
        return tuple(
            seat for seat, number in self.questions.items() if self._sent.get(seat) != number
        )

    @property
    def sent(self) -> bool:
        """Whether a choice is on its way."""
        return any(self.questions.get(seat) == number for seat, number in self._sent.items())

    def ask(self, seats: tuple[Seat, ...], query: Query, about: Seat) -> tuple[Event, ...]:
        """Answer a question of `about` from what all `seats` may know."""
        return self._seen_by(seats).answer(query, about)

    def told_so_far(self, seat: Seat) -> Iterator[Event]:
        """Yield what a seat has heard in the line of play."""
        for event, seats in self._line:
            if seat in seats or not self.seats:
                seen = event.seen_by(seat)
                if seen is not None and not (len(seats) == 1 and seats != (seat,)):
                    yield seen

    # What a front end does.

    async def submit(self, seat: Seat, action: Action) -> None:
        """Send what a seat chooses; what comes of it is heard at a later step.

        Raises:
            NotAllowed: it may not; nothing was sent.
        """
        view = self.view(seat)
        if action not in view.legal_actions(seat) + view.requests(seat):
            view.apply(seat, action)  # says why not
        question = self.questions.get(seat, self.told)
        self._sent[seat] = question
        await self._transport.send(frame(Choice(seat, question, words(action))))

    async def step(self) -> Step:
        """Take the next packet that has come."""
        while (data := await self._transport.received()) is not None:
            packet = read_down(data)
            match packet:
                case Told():
                    self._take(packet)
                    return Step.MOVED
                case Refused():
                    self._sent = {}
                    self.refused = packet.why
                    return Step.AWAITED
        return Step.OVER if self.state.result is not None else Step.AWAITED

    def _take(self, told: Told) -> None:
        if told.number != self.told:
            raise UnreadablePacket(f"event {told.number} after {self.told}")
        heard = [(self._codec.read_event(bytes(one.event)), one.seats) for one in told.events]
        views = {one.seat: self._codec.read_view(bytes(one.view)) for one in told.views}
        self.told += len(heard)
        self._views = views or self._views
        if told.players is not None:
            self.players = told.players
        self.questions = {one.seat: one.number for one in told.questions}
        self._line += heard
        del self._line[told.line :]
        for event, seats in heard:
            self.recent.append(event)
            for listener in self.listeners:
                listener.hear(event, seats)

    def _seen_by(self, seats: tuple[Seat, ...]) -> State:
        first = next((seat for seat in seats if seat in self._views), None)
        known = self._views[first] if first is not None else next(iter(self._views.values()))
        seen = seen_by_all(known, seats or tuple(range(known.seats)))
        assert seen is not None, "a state can be seen in part, never not at all"
        return seen
