"""Wait for a key while something is said, as long as it takes to hear it."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.keys.commands import Mode
from audiogame.play.audience import Audience

LOOK = 0.03
"""Seconds between two looks whether the program's own voice, or somebody who thinks, is ready."""


async def key_while_heard(app: App, audience: Audience, at_once: bool) -> Key | None:
    """Wait for a key until what was said can have been heard; None if none was pressed.

    Args:
        at_once: whether the game goes on without waiting for the voice.
    """
    while app.dialogue.outputs.screen.unread:  # nothing advances by time
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            return key
    if app.data.settings.braille or at_once:
        return await app.keyboard.key(0.0, mode=Mode.GAME)
    while app.speaker.busy and audience.quiet_at:  # our own voice tells when it has ended
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            return key
    wait = 0.0 if app.speaker.busy is False else audience.quiet_at - app.front.clock()
    return await app.keyboard.key(max(wait, 0.0), mode=Mode.GAME)
