"""News of a table: what has happened there, in one queue that the table fills and the loop empties.

Order.  News of one kind come in the order in which they happened.  A key goes before news: it is
about what the player had heard when it was pressed.  All news are taken before the next key is
awaited, and news that come while a key is awaited end that wait.  Of the news that are there at
once, what has happened is told first, then why nothing is kept any more, then what people beside
the game want, then a pause, then notices and what others ask, and last what was taken back, for its
question is put anew.

Bound.  Of each kind the newest stands for those before it; of notices the last `MOST` stay.  What a
player has to answer, a fault and an end are never dropped; a question leaves the queue only where
it is taken, answered or withdrawn.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Step(Enum):
    """What a step of the table came to."""

    MOVED = "moved"
    AWAITED = "awaited"
    OVER = "over"


MOST = 20
"""Notices that wait at most; the oldest go first."""


class News(Value):
    """Something that has happened at a table, or with the connection to it."""


class GameMoved(News):
    """The game has gone on, or it is to be asked anew who decides."""


class Undone(News):
    """A choice was taken back, with all that came after it."""


class Returned(News):
    """All has come that happened while the people here were away.

    Args:
        choices: how many were made meanwhile.
    """

    choices: int


class Proposal(News):
    """A person elsewhere asks to take their last choice back.

    Args:
        number: of the vote.
        seat: who asks.
    """

    number: int
    seat: Seat


class Advisory(News):
    """There is something else to say of the game.

    Args:
        message: the id of it.
    """

    message: str


class CompanyNews(News):
    """Something has come beside the game: chat, a vote, a knock, a word of the server."""


class PauseChanged(News):
    """The table pauses, or goes on."""


class ConnectionChanged(News):
    """The connection to the table is lost, or back.

    Args:
        up: whether it stands.
    """

    up: bool


class Unkept(News):
    """The game is kept no longer.

    Args:
        why: in the words of the system.
    """

    why: str


class GivenUp(News):
    """The game is over though its rules go on: the last people have given up."""


class Gone(News):
    """The people here are at the table no longer."""


N = TypeVar("N", bound=News)


class NewsQueue:
    """The queue of one table, for one front end."""

    def __init__(self) -> None:
        self.waiting: list[News] = []
        """What nobody has taken yet, the oldest first."""
        self.woken = False
        """Whether there is something to look at for whoever waits next, be it news or not."""
        self._wait: Callable[[], object] | None = None
        """Ends the wait for a key."""

    def put(self, news: News) -> None:
        """Add news, and end the wait for a key."""
        kind, waiting = type(news), self.waiting
        if kind is Advisory:
            notices = [one for one in waiting if type(one) is kind]
            if len(notices) == MOST:
                waiting.remove(notices[0])
        elif waiting:
            self.take(kind)
        waiting.append(news)
        if self._wait is not None:
            self._wait()

    def wake(self) -> None:
        """End the wait for a key: a step may have something to take, or a thought is ready."""
        self.woken = True
        if self._wait is not None:
            self._wait()

    def wakes(self, wait: Callable[[], object] | None) -> None:
        """Have a wait ended by news from now on; None for none."""
        self._wait, self.woken = wait, False

    def take(self, kind: type[N]) -> N | None:
        """Take the oldest news of a kind; None where there is none."""
        for at, one in enumerate(self.waiting):
            if isinstance(one, kind):
                del self.waiting[at]
                return one
        return None
