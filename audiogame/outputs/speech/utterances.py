"""The speech queue and its priorities, independent of any voice."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from audiogame.narration.line import Line, Urgency, Validity
from audiogame.rules.sounded import Sounded

MOST_BEGUN = 2
"""Times that a line is begun at most: cut off that often, it has been heard enough."""


@dataclass(eq=False)
class Utterance:
    """One line on its way to a voice.

    Args:
        text: to speak and braille.
        urgency: its priority among other lines.
        speaker: the seat of an opponent who may speak with a voice of its own.
        cues: the sounds played before it.
        shown: text to braille, if that is more than the spoken text.
        secret: whether it is for one player alone.
        validity: how long it stays true; None for always.
        language: the code of the language of its words; empty for that of the player.
        line: what it was made of.
        begun: number of times its words were begun.
        sounded: whether its sounds were played.
    """

    text: str
    urgency: Urgency = Urgency.NEWS
    speaker: int | None = None
    cues: tuple[Sounded, ...] = ()
    shown: str = ""
    secret: bool = False
    validity: Validity | None = None
    language: str = ""
    line: Line | None = None
    begun: int = 0
    sounded: bool = False

    @property
    def lasts(self) -> bool:
        """Whether a voice may have it before its turn: it cannot become untrue, and is no question,
        no secret and no sound."""
        line = self.line
        return (
            line is not None
            and self.validity is None
            and not (line.asks or line.offers or self.secret or self.cues)
            and bool(self.text)
        )

    @property
    def stale(self) -> bool:
        """Whether the utterance is no longer true, so that it is not begun."""
        return self.validity is not None and self.validity.over


class Utterances:
    """The queue of speech, without a clock or a thread.

    Answers to one key follow one another; the next key's answer cuts them off. News that an answer
    cuts off is repeated after it, once, and the queue continues. Only a choice and the silence key
    drop the queue, and a line that is no longer true is not begun: it is in the history.
    """

    def __init__(self) -> None:
        self.current: Utterance | None = None
        """The line being spoken."""
        self.ahead: Utterance | None = None
        """The line that the voice will speak after the present one by itself."""
        self.cut = False
        """Whether the line being spoken has to be stopped."""
        self._answers: deque[Utterance] = deque()
        self._alerts: deque[Utterance] = deque()
        self._news: deque[Utterance] = deque()
        self._chatter: deque[Utterance] = deque()
        self._queues = (self._answers, self._alerts, self._news, self._chatter)
        """The queues in order of priority."""
        self._fresh = True

    def __len__(self) -> int:
        return sum(map(len, self._queues))

    def pressed(self, silenced: bool) -> Line | None:
        """Handle a key press: the next answer belongs to it.

        Args:
            silenced: whether the key stops the present line, as screen readers do by themselves; a
                line cut off so is repeated.

        Returns:
            The line that the voice had ahead, and that the key has overtaken; None without one.
        """
        self._fresh = True
        overtaken = None
        if silenced and self.current is not None:
            self.cut = True  # also in a reader that is set not to stop at keys
            if self.ahead is not None and self.ahead.urgency is not Urgency.ANSWER:
                overtaken, self.ahead = self.ahead.line, None
            self._put_back()
        return overtaken

    def add(self, utterance: Utterance) -> None:
        """Queue a line for its turn, or cut off the present one."""
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
        """Empty the queue, and stop the present line."""
        for waiting in self._queues:
            waiting.clear()
        self.cut = True
        self.current = self.ahead = None

    def hush(self) -> None:
        """Drop secret lines, and stop the present one if it is secret: another player may listen
        now."""
        for waiting in self._queues:
            kept = [one for one in waiting if not one.secret]
            waiting.clear()
            waiting.extend(kept)
        if self.current is not None and self.current.secret:
            self._put_ahead_back()
            self.cut, self.current = True, None

    def next(self, held: bool = False) -> Utterance | None:
        """Take the next line to speak; None if the queue is empty.

        Args:
            held: whether only answers may be spoken now.
        """
        for waiting in self._queues:
            while waiting and (waiting is self._answers or not held):
                self.current = waiting.popleft()
                if not self.current.stale:
                    return self.current
        self.current = None
        return None

    def next_ahead(self) -> Utterance | None:
        """Take the next line if the voice may have it before its turn, and has none yet."""
        if self.current is None or self.ahead is not None:
            return None
        for waiting in self._queues:
            while waiting and waiting[0].stale:
                waiting.popleft()
            if waiting:
                self.ahead = waiting.popleft() if waiting[0].lasts else None
                return self.ahead
        return None

    def begun(self) -> None:
        """Record that the words of the present line have begun."""
        if self.current is not None:
            self.current.begun += 1

    def said(self) -> None:
        """Record that the present line has ended, so that the one that the voice has begins."""
        self.current, self.ahead = self.ahead, None

    def again(self) -> None:
        """Requeue the present line at the head of its queue: it was not heard to its end."""
        self._put_ahead_back()
        if self.current is not None:
            self._waiting(self.current).appendleft(self.current)
            self.current = None

    def _put_back(self) -> None:
        """Requeue news that is cut off; an answer that is cut off was not wanted."""
        self._put_ahead_back()
        current, self.current = self.current, None
        if current is None or current.urgency is Urgency.ANSWER:
            return
        if current.begun < MOST_BEGUN:
            self._waiting(current).appendleft(current)

    def _put_ahead_back(self) -> None:
        ahead, self.ahead = self.ahead, None
        if ahead is not None:
            self._waiting(ahead).appendleft(ahead)

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
