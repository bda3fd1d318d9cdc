"""The connection to the page's JavaScript: sends messages in order, dispatches received ones."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from audiogame.page.from_shell import read
from audiogame.page.message import FromShell, ToShell

Post = Callable[[str], object]
"""Sends a message to the shell; what was written before is persisted when it arrives."""
Taker = Callable[[FromShell], None]
_ENCODER = msgspec.json.Encoder()


class ShellLine:
    """Sender of messages to the shell, and dispatcher of those that arrive.

    Args:
        post: sends a message.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._takers: dict[type[FromShell], list[Taker]] = {}
        self._last = 0

    def number(self) -> int:
        """Return a new number, unique among lines, lists and entries."""
        self._last += 1
        return self._last

    def send(self, message: ToShell) -> None:
        """Send a message."""
        self._post(_ENCODER.encode(message).decode())

    def on(self, kind: type[FromShell], take: Taker) -> None:
        """Register the handler of a kind of messages."""
        self._takers.setdefault(kind, []).append(take)

    def receive(self, text: str) -> None:
        """Handle a message of the shell; an unknown kind is ignored.

        Raises:
            Fault: it is not a message.
        """
        message = read(text)
        if message is not None:
            for take in self._takers.get(type(message), ()):
                take(message)
