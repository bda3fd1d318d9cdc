"""The list of voices and languages that a process returns on request."""

from __future__ import annotations

import threading
from collections.abc import Callable

from audiogame.sound_server.sound_message import Message

PATIENCE = 0.9
"""Seconds to wait for a list of voices."""


class VoiceList:
    """A request to a process for its list, with a timeout.

    Args:
        send: sends the process a message.
    """

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._names: tuple[str, ...] = ()
        self._languages: tuple[str, ...] = ()
        self._there = threading.Event()

    def take(self, message: Message) -> None:
        """Store the list from a message; called from any thread."""
        self._names = tuple(message["names"])
        self._languages = tuple(message["languages"])
        self._there.set()

    def names(self) -> tuple[str, ...]:
        """List the voices; none if the process does not answer in time."""
        self._ask()
        return self._names

    def languages(self) -> tuple[str, ...]:
        """List the codes of the languages; none if the process does not answer in time."""
        self._ask()
        return self._languages

    def _ask(self) -> None:
        if not self._there.is_set():
            self._send({"is": "voices"})
            self._there.wait(PATIENCE)
