"""Keys that come too early to answer a question: typed ahead of it, or held down."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.console.app import App
from audiogame.console.key_source import Key

REACTION = 0.1
"""Seconds after which a key can have been an answer to a question that was just put."""
HELD = 0.07
"""Seconds between two presses of a key; less is a key that is held down."""


class EarlyKeys:
    """Refuses keys by which a player cannot have meant to decide.

    Args:
        app: its clock, and where it is said.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._asked_at = 0.0
        self._told = False
        self._last = Key("", 0.0)

    def asking(self) -> None:
        """Take note that another question is put: it is said anew what comes too early."""
        self._told = False

    def asked(self) -> None:
        """Take note that the question has been put."""
        self._asked_at = self._app.front.clock()
        self._app.front.keys.look()

    def pressed(self, key: Key) -> bool:
        """Take note of a key; tells whether it is held down."""
        held = key.name == self._last.name and key.at - self._last.at < HELD
        self._last = key
        return held

    def refuse(
        self, key: Key, question: Callable[[], str], held: bool = False, direct: bool = False
    ) -> bool:
        """Refuse a key that came before the question, or is held down; tells whether it was.

        Args:
            question: puts it in words again: whoever pressed ahead may not have heard it.
            direct: whether the key names its choice by itself, so that it counts as soon as the
                question was there.
        """
        early = key.earliest < self._asked_at if direct else key.at - self._asked_at < REACTION
        if not held and not early:
            return False
        if self._told:
            self._app.dialogue.tick()
        else:
            self._told = True
            self._app.dialogue.end_question()  # it is asked anew
            self._app.dialogue.tell_choice("too-soon", told=question())
        return True
