"""Commitments to secret moves: keyed hashes, opened in words once they are public."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.state import CHANCE, Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.notes import opened_note
from audiogame.table.record import commitment, move_line


class Commitment(Value):
    """A choice that is still hidden from other seats, or luck that some seats alone have seen.

    Args:
        number: number of the move in the record, from 1.
        seat: the seat that chose; CHANCE for luck.
        action: the choice, or the outcome of luck.
        asked: the question that luck has answered; None for a choice.
    """

    number: int
    seat: Seat
    action: Action | Outcome
    asked: Chance | None = None

    @property
    def note(self) -> str:
        """Return the note that opens the move in the record."""
        return opened_note(self.number, move_line(self.seat, self.action))

    def still_secret(self, state: State) -> bool:
        """Return whether the move is still hidden in a later state."""
        if isinstance(self.action, tuple):
            assert self.asked is not None, "luck has answered a question"
            return state.still_face_down(self.asked, self.action)
        return state.still_secret(self.seat, self.action)


_NUMBER = attrgetter("number")


class Commitments:
    """The secret moves of one game.

    Args:
        key: key of their hashes.
        whisper: takes the words of each, which the record has as a hash only.
    """

    def __init__(self, key: str, whisper: Callable[[str], None]) -> None:
        self.key = key
        self.whisper = whisper
        self._waiting: dict[tuple[object, ...], list[Commitment]] = {}
        """Moves that are still secret.  Equal choices of a seat become public together, and so do
        equal answers to a question, so that each is asked for once, however many there are after a
        long game."""
        self.withdrawn: list[Commitment] = []
        """Secret choices that were taken back; they stay secret until the game is over."""
        self.opened: list[Commitment] = []

    @property
    def pending(self) -> list[Commitment]:
        """The moves that are still secret, in their order."""
        return sorted((one for alike in self._waiting.values() for one in alike), key=_NUMBER)

    @property
    def luck_sealed(self) -> bool:
        """Whether luck that some seats alone have seen is still secret."""
        return any(seat == CHANCE for seat, *_ in self._waiting)

    def take(self, made: Commitment) -> str:
        """Commit to a secret move; return its line for the record."""
        self._wait(made)
        line = move_line(made.seat, made.action)
        self.whisper(opened_note(made.number, line))
        return f"{line.partition(' ')[0]} {commitment(self.key, made.number, line)}"

    def _wait(self, made: Commitment) -> None:
        self._waiting.setdefault((made.seat, made.action, made.asked), []).append(made)

    def withdraw(self, number: int) -> None:
        """Move the choices from a number on to `withdrawn`: they were taken back."""
        pending, self._waiting = self.pending, {}
        for one in pending:
            if one.number < number:
                self._wait(one)
            else:
                self.withdrawn.append(one)

    def restore(self, pending: Iterable[Commitment], withdrawn: Iterable[Commitment]) -> None:
        """Restore the secret and the withdrawn choices of an earlier position."""
        for one in pending:
            self._wait(one)
        self.withdrawn += withdrawn

    def known(self, state: State) -> list[Commitment]:
        """Return, once, the moves that have become public in this state."""
        if not self._waiting and not self.withdrawn:
            return []
        if state.result is not None:
            return self.all_known()
        known = [move for move, (one, *_) in self._waiting.items() if not one.still_secret(state)]
        found = sorted((one for move in known for one in self._waiting.pop(move)), key=_NUMBER)
        self.opened += found
        return found

    def all_known(self) -> list[Commitment]:
        """Return, once, the moves that were still secret: the game is over."""
        found = self.pending + self.withdrawn
        self._waiting, self.withdrawn = {}, []
        self.opened += found
        return found
