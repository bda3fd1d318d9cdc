"""What waits to be spoken, and what goes first: the queue is ours, whoever speaks."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from audiogame.narration.line import Urgency, Validity
from audiogame.rules.sounded import Sounded

MOST_BEGUN = 2
"""Times that a line is begun at most: who cuts it off so often has heard enough of it."""


@dataclass(eq=False)
class Utterance:
    """One line on its way to a voice.

    Args:
        text: what is spoken and brailled.
        urgency: how it stands to other lines.
        speaker: the seat of an opponent who may speak with a voice of its own.
        cues: the sounds that go before it.
        shown: what is brailled, if that is more than what is spoken.
        secret: whether it is for one person alone.
        validity: how long it is true; None for what stays true.
        begun: how often its words were begun.
    """

    text: str
    urgency: Urgency = Urgency.NEWS
    speaker: int | None = None
    cues: tuple[Sounded, ...] = ()
    shown: str = ""
    secret: bool = False
    validity: Validity | None = None
    begun: int = 0

    @property
    def stale(self) -> bool:
        """Whether it is no longer true, so that it is not begun."""
        return self.validity is not None and self.validity.over


class Utterances:
    """The order of speech, without a clock or a thread.

    Answers to one key follow one another; the next key's answer cuts them off.  News that an
    answer cuts off is said again after it, once, and what waits goes on.  Only a choice and the
    silence key drop what waits, and what is no longer true is not begun: it is in the history.
    """

    def __init__(self) -> None:
        self.current: Utterance | None = None
        """What is being said."""
        self.cut = False
        """Whether what is being said has to be stopped."""
        self._answers: deque[Utterance] = deque()
        self._alerts: deque[Utterance] = deque()
        self._news: deque[Utterance] = deque()
        self._chatter: deque[Utterance] = deque()
        self._queues = (self._answers, self._alerts, self._news, self._chatter)
        """In the order in which they are said."""
        self._fresh = True

    def __len__(self) -> int:
        return sum(map(len, self._queues))

    def pressed(self, silenced: bool) -> None:
        """Take note of a key: the next answer belongs to it.

        Args:
            silenced: whether the key stops what is being said, as screen readers do by
                themselves; what was cut off so is said again.
        """
        self._fresh = True
        if silenced and self.current is not None:
            self._put_back()

    def add(self, utterance: Utterance) -> None:
        """Let a line wait for its turn, or cut off what is being said."""
        match utterance.urgency:
            case Urgency.NEWS | Urgency.ALERT | Urgency.CHATTER:
                self._waiting(utterance).append(utterance)
            case Urgency.ANSWER:
                if self._fresh:
                    self._fresh = False
                    self._answers.clear()
                    self.cut = self.cut or self.current is not None
                    self._put_back()
                self._answers.append(utterance)
            case Urgency.CHOICE:
                self.clear()
                self._news.append(utterance)

    def clear(self) -> None:
        """Drop everything, and stop what is being said."""
        for waiting in self._queues:
            waiting.clear()
        self.cut = True
        self.current = None

    def hush(self) -> None:
        """Drop what is secret, and stop it if it is being said: somebody else may listen now."""
        for waiting in self._queues:
            kept = [one for one in waiting if not one.secret]
            waiting.clear()
            waiting.extend(kept)
        if self.current is not None and self.current.secret:
            self.cut, self.current = True, None

    def next(self, held: bool = False) -> Utterance | None:
        """Take what is to be said now; None if nothing waits.

        Args:
            held: whether only answers may be said now.
        """
        for waiting in self._queues:
            while waiting and (waiting is self._answers or not held):
                self.current = waiting.popleft()
                if not self.current.stale:
                    return self.current
        self.current = None
        return None

    def begun(self) -> None:
        """Take note that the words of what is being said are begun."""
        if self.current is not None:
            self.current.begun += 1

    def said(self) -> None:
        """Take note that what was being said has ended."""
        self.current = None

    def again(self) -> None:
        """Let what was being said wait in the first place: nobody heard it to its end."""
        if self.current is not None:
            self._waiting(self.current).appendleft(self.current)
            self.current = None

    def _put_back(self) -> None:
        """Let news that is cut off wait again; an answer that is cut off was not wanted."""
        current, self.current = self.current, None
        if current is None or current.urgency is Urgency.ANSWER:
            return
        if current.begun < MOST_BEGUN:
            self._waiting(current).appendleft(current)

    def _waiting(self, utterance: Utterance) -> deque[Utterance]:
        match utterance.urgency:
            case Urgency.ANSWER:
                return self._answers
            case Urgency.ALERT:
                return self._alerts
            case Urgency.CHATTER:
                return self._chatter
            case _:
                return self._news
