"""Choices that are secret: written as keyed hashes, and in words once all may know them."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.notes import opened_note
from audiogame.table.record import commitment, move_line


class Commitment(Value):
    """A choice that others may not know yet.

    Args:
        number: of the move among all of the record, from 1.
    """

    number: int
    seat: Seat
    action: Action

    @property
    def note(self) -> str:
        """What it was, as it stands in the record later."""
        return opened_note(self.number, move_line(self.seat, self.action))


class Commitments:
    """The secret choices of one game.

    Args:
        key: what their hashes are made with.
        whisper: takes the words of each, which the record has as a hash only.
    """

    def __init__(self, key: str, whisper: Callable[[str], None]) -> None:
        self.key = key
        self.whisper = whisper
        self.pending: list[Commitment] = []
        self.withdrawn: list[Commitment] = []
        """Those that were taken back; they stay secret until the game is over."""
        self.opened: list[Commitment] = []

    def take(self, made: Commitment) -> str:
        """Keep a secret choice; returns its line for the record."""
        self.pending.append(made)
        self.whisper(made.note)
        line = move_line(made.seat, made.action)
        return f"{made.seat} {commitment(self.key, made.number, line)}"

    def withdraw(self, number: int) -> None:
        """Put the choices from a number on aside: they were taken back."""
        self.withdrawn += [one for one in self.pending if one.number >= number]
        self.pending = [one for one in self.pending if one.number < number]

    def known(self, state: State) -> list[Commitment]:
        """Return, once, the choices that all may know in this state."""
        if state.result is not None:
            return self.all_known()
        secret = [one for one in self.pending if state.still_secret(one.seat, one.action)]
        found = [one for one in self.pending if one not in secret]
        self.pending = secret
        self.opened += found
        return found

    def all_known(self) -> list[Commitment]:
        """Return, once, the choices that were still secret: the game is over."""
        found = self.pending + self.withdrawn
        self.pending, self.withdrawn = [], []
        self.opened += found
        return found
