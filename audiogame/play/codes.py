"""Personal codes: what somebody types before taking over a keyboard that several people share.

They lie, salted and hashed, in the private file beside the record until the game is over, so that
they count again when the game is continued.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable

from audiogame.rules.state import Seat

ROUNDS = 100_000
"""How often a code is hashed, so that guessing one from its file takes long."""
NONE = "-"
"""Stands for a code that was removed."""


class Codes:
    """The codes of the people at one table; nobody has one at first."""

    def __init__(self) -> None:
        self._hashes: dict[Seat, str] = {}
        self.keep: Callable[[str], None] = lambda line: None
        """Keeps a line where only the owner of the machine reads it."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._hashes

    def set(self, seat: Seat, code: str) -> None:
        """Let a code count for a seat from now on."""
        salt = secrets.token_hex(8)
        self._hashes[seat] = f"{salt} {_hash(salt, code)}"
        self.keep(f"code {seat} {self._hashes[seat]}")

    def remove(self, seat: Seat) -> bool:
        """Let no code count for a seat; tells whether one did."""
        if self._hashes.pop(seat, None) is None:
            return False
        self.keep(f"code {seat} {NONE}")
        return True

    def fits(self, seat: Seat, code: str) -> bool:
        """Tell whether a code is that of a seat."""
        salt, _, known = self._hashes[seat].partition(" ")
        return hmac.compare_digest(known, _hash(salt, code))

    def read(self, lines: Iterable[str]) -> None:
        """Take the codes that were kept, the last of each seat; other lines mean nothing here."""
        for line in lines:
            kind, _, rest = line.partition(" ")
            seat, _, kept = rest.partition(" ")
            if kind != "code" or not seat.isdecimal() or not kept:
                continue
            if kept == NONE:
                self._hashes.pop(int(seat), None)
            else:
                self._hashes[int(seat)] = kept


def _hash(salt: str, code: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", code.encode(), salt.encode(), ROUNDS).hex()
