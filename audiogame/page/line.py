"""The line to the shell: messages go out in their order, and what comes in is handed on by kind."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.page.from_shell import read
from audiogame.page.message import FromShell, ToShell, write

Post = Callable[[str], object]
"""Hands a message to the shell; what was written before is kept when it arrives."""
Taker = Callable[[FromShell], None]


class ShellLine:
    """Sends messages, and hands those that come to whoever waits for their kind.

    Args:
        post: hands a message over.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._takers: dict[type[FromShell], list[Taker]] = {}
        self._last = 0

    def number(self) -> int:
        """Return a number that no line, list or entry has had."""
        self._last += 1
        return self._last

    def send(self, message: ToShell) -> None:
        """Send a message."""
        self._post(write(message))

    def on(self, kind: type[FromShell], take: Taker) -> None:
        """Hand messages of a kind to somebody from now on."""
        self._takers.setdefault(kind, []).append(take)

    def receive(self, text: str) -> None:
        """Take a message of the shell's; one of an unknown kind is passed over.

        Raises:
            UnreadableMessage: it is none.
        """
        message = read(text)
        if message is not None:
            for take in self._takers.get(type(message), ()):
                take(message)
