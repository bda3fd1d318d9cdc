"""Wait for a key while something is said, as long as it takes to hear it."""

from __future__ import annotations

from audiogame.terminal.app import App
from audiogame.terminal.keyboard import Key
from audiogame.terminal.telling import Telling

LOOK = 0.03
"""Seconds between two looks whether the program's own voice, or somebody who thinks, is ready."""


async def key_while_heard(app: App, telling: Telling, at_once: bool) -> Key | None:
    """Wait for a key until what was said can have been heard; None if none was pressed.

    Args:
        at_once: whether the game goes on without waiting for the voice.
    """
    while app.screen.unread:  # nothing advances by time
        key = await app.key(LOOK)
        if key is not None:
            return key
    if app.settings.braille or at_once:
        return await app.key(0.0)
    while app.speaking.busy and telling.quiet_at:  # our own voice tells when it has ended
        key = await app.key(LOOK)
        if key is not None:
            return key
    wait = 0.0 if app.speaking.busy is False else telling.quiet_at - app.clock()
    return await app.key(max(wait, 0.0))
