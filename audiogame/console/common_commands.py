"""The commands that mean the same wherever they are pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.key_help import (
    Here,
    choose_command,
    help_with_keys,
    only_reads,
    speakable,
)
from audiogame.console.key_script import STEP, WAIT
from audiogame.keys.commands import Command, Mode
from audiogame.terminal.keyboard import Key, Keyboard

if TYPE_CHECKING:
    from audiogame.console.app import App


async def press_everywhere(app: App, key: Key, mode: Mode, here: Here) -> Command | None:
    """Do what a key means everywhere; return its command if the mode has to do it.

    Args:
        here: tells what keys mean at this place, beside the keymap.
    """
    if only_reads(app, key.name, mode):
        app.screen.show_again()
        return None
    command = app.keymap.command(key.name, mode)
    if command is None:
        _answer_unknown(app, key)
        return None
    if mode not in command.modes:
        app.tell("command-not-here", what=app.narrator.say(f"command-{command.name}"))
        return None
    if command.name == "keys":
        command = await choose_command(app, mode, here)
    if command is None or app.history_commands.press(command.name):
        return None
    match command.name:
        case "verbosity":
            app.profile.change_verbosity()
        case "silence":
            for output in app.outputs:
                output.silence()
            app.tick()
        case "mute":
            app.soundscape.mute()
        case "key-help":
            await help_with_keys(app, mode, here)
        case "speech":
            app.speaker.next_mode()
        case "glossary":
            from audiogame.reading.word_lookup import look_up  # it needs the menus, which need this

            await look_up(app)
        case "rulebook" if app.open_rules is not None and mode is not Mode.GAME:
            await app.open_rules()
            app.remind_here()
        case "suspend":
            _suspend(app)
        case "leave":
            await app.ask_to_leave()
        case _:
            return command
    return None


def _answer_unknown(app: App, key: Key) -> None:
    """Name a key that means nothing; held or pressed again, it only ticks."""
    if key.name in (WAIT, STEP):  # of a file of keys: there is nothing to wait for
        return
    if app.presses > 1:
        app.tick()
    else:
        app.tell("unknown-key", key=speakable(app.narrator, key.name))


def _suspend(app: App) -> None:
    if isinstance(app.keys, Keyboard):
        app.tell("suspended")
        app.keys.suspend()
    else:
        app.tell("cannot-suspend")
