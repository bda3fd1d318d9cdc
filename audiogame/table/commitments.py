"""Commitments to secret choices: keyed hashes, opened in words once they are public."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.notes import opened_note
from audiogame.table.record import commitment, move_line


class Commitment(Value):
    """A choice that is still hidden from other seats.

    Args:
        number: number of the move in the record, from 1.
    """

    number: int
    seat: Seat
    action: Action

    @property
    def note(self) -> str:
        """Return the note that opens the choice in the record."""
        return opened_note(self.number, move_line(self.seat, self.action))


class Commitments:
    """The secret choices of one game.

    Args:
        key: key of their hashes.
        whisper: takes the words of each, which the record has as a hash only.
    """

    def __init__(self, key: str, whisper: Callable[[str], None]) -> None:
        self.key = key
        self.whisper = whisper
        self._waiting: dict[tuple[Seat, Action], list[Commitment]] = {}
        """Choices that are still secret.  Equal choices of a seat become public together, so that
        each is asked for once, however many there are after a long game."""
        self.withdrawn: list[Commitment] = []
        """Secret choices that were taken back; they stay secret until the game is over."""
        self.opened: list[Commitment] = []

    @property
    def pending(self) -> list[Commitment]:
        """The choices that are still secret, in the order of the moves."""
        return _in_order(one for alike in self._waiting.values() for one in alike)

    def take(self, made: Commitment) -> str:
        """Commit to a secret choice; return its line for the record."""
        self._waiting.setdefault((made.seat, made.action), []).append(made)
        self.whisper(made.note)
        line = move_line(made.seat, made.action)
        return f"{made.seat} {commitment(self.key, made.number, line)}"

    def withdraw(self, number: int) -> None:
        """Move the choices from a number on to `withdrawn`: they were taken back."""
        pending, self._waiting = self.pending, {}
        for one in pending:
            if one.number < number:
                self._waiting.setdefault((one.seat, one.action), []).append(one)
            else:
                self.withdrawn.append(one)

    def restore(self, pending: Iterable[Commitment], withdrawn: Iterable[Commitment]) -> None:
        """Restore the secret and the withdrawn choices of an earlier position."""
        for one in pending:
            self._waiting.setdefault((one.seat, one.action), []).append(one)
        self.withdrawn += withdrawn

    def known(self, state: State) -> list[Commitment]:
        """Return, once, the choices that have become public in this state."""
        if not self._waiting and not self.withdrawn:
            return []
        if state.result is not None:
            return self.all_known()
        known = [choice for choice in self._waiting if not state.still_secret(*choice)]
        found = _in_order(one for choice in known for one in self._waiting.pop(choice))
        self.opened += found
        return found

    def all_known(self) -> list[Commitment]:
        """Return, once, the choices that were still secret: the game is over."""
        found = self.pending + self.withdrawn
        self._waiting, self.withdrawn = {}, []
        self.opened += found
        return found


def _in_order(choices: Iterable[Commitment]) -> list[Commitment]:
    return sorted(choices, key=lambda one: one.number)
