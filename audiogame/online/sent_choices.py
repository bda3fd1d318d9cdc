"""The choices that are on their way to a table far away, until they are heard of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from audiogame.online.packets import SeatChoice
from audiogame.online.transport import Transport
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class _Sent(Value):
    """A choice on its way, and by which line it was sent: 0 for none yet."""

    choice: SeatChoice
    by: int


class SentChoices:
    """At most one choice of each seat.

    Args:
        transport: the line by which they go.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._sent: dict[Seat, _Sent] = {}

    def __bool__(self) -> bool:
        return bool(self._sent)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._sent

    def put(self, choice: SeatChoice) -> None:
        """Take note of a choice that is sent now, or waits until the line is back."""
        times = self._transport.times if self._transport.up else 0
        self._sent[choice.seat] = _Sent(choice, times)

    def refuse(self, question: int) -> None:
        """Forget what has answered a question."""
        self._sent = {
            seat: one for seat, one in self._sent.items() if one.choice.question != question
        }

    def again(self, questions: Mapping[Seat, int]) -> Iterator[SeatChoice]:
        """Yield what is still wanted and may not have reached the server; forget what is not.

        Args:
            questions: what each seat is asked now, by number.
        """
        waiting, self._sent = self._sent, {}
        for seat, one in waiting.items():
            if questions.get(seat) != one.choice.question:
                continue
            again = self._transport.up and one.by != self._transport.times
            self._sent[seat] = _Sent(one.choice, self._transport.times) if again else one
            if again:
                yield one.choice
