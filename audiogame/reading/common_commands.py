"""The commands that mean the same wherever they are pressed, and what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.key_help import Here, help_with_keys
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Urgency

if TYPE_CHECKING:
    from audiogame.console.app import App, Everywhere
    from audiogame.keys.commands import Command


async def _repeat(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.repeat(asked=mode is Mode.GAME)


async def _since(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.say_since()


async def _read_on(app: App, mode: Mode, here: Here) -> None:
    lines = app.recall.commands.sequel
    here_on = lines if app.recall.history.reviewed else app.scene.sequel or lines
    await app.recall.recital.read_on(here_on, app.keyboard.key)


async def _older(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_older()


async def _newer(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_newer()


async def _oldest(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_to_oldest()


async def _newest(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_to_newest()


async def _next_category(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.change_category(1)


async def _previous_category(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.change_category(-1)


async def _copy(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.copy()


async def _save_history(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.save()


async def _verbosity(app: App, mode: Mode, here: Here) -> None:
    app.profile.change_verbosity()


async def _speech(app: App, mode: Mode, here: Here) -> None:
    app.speaker.next_mode()


async def _silence(app: App, mode: Mode, here: Here) -> None:
    for output in app.dialogue.outputs.all:
        output.silence()
    app.dialogue.tick()


async def _mute(app: App, mode: Mode, here: Here) -> None:
    app.soundscape.mute()


async def _settings(app: App, mode: Mode, here: Here) -> None:
    from audiogame.preferences.settings_menu import settings_menu

    await settings_menu(app)
    app.scene.remind_here()


async def _talk(app: App, mode: Mode, here: Here) -> None:
    if app.scene.company is None:
        app.dialogue.tell("talk-alone")
    else:
        await app.scene.company.talk()


async def _hush(app: App, mode: Mode, here: Here) -> None:
    if app.scene.company is None:
        app.dialogue.tell("talk-alone")
    else:
        app.scene.company.hush()


async def _keys(app: App, mode: Mode, here: Here) -> Command | None:
    from audiogame.console.command_menu import choose_command

    return await choose_command(app, mode, here)


async def _key_help(app: App, mode: Mode, here: Here) -> None:
    await help_with_keys(app.dialogue, app.profile, app.keyboard.any_key, mode, here)
    app.scene.remind_here()


async def _glossary(app: App, mode: Mode, here: Here) -> None:
    from audiogame.reading.word_lookup import look_up

    await look_up(app)


async def _leave(app: App, mode: Mode, here: Here) -> None:
    await app.keyboard.ask_to_leave()


async def _suspend(app: App, mode: Mode, here: Here) -> None:
    if app.front.keys.suspends:
        # Not kept: it is not what was said last when the program goes on.
        text = app.dialogue.narrator.say("suspended")
        app.dialogue.say(Line(text, urgency=Urgency.ANSWER), again=True)
        app.front.keys.suspend()
    else:
        app.dialogue.tell("cannot-suspend")


EVERYWHERE: Everywhere = {
    "repeat": _repeat,
    "since": _since,
    "verbosity": _verbosity,
    "speech": _speech,
    "read-on": _read_on,
    "older": _older,
    "newer": _newer,
    "oldest": _oldest,
    "newest": _newest,
    "next-category": _next_category,
    "previous-category": _previous_category,
    "copy": _copy,
    "save-history": _save_history,
    "silence": _silence,
    "mute": _mute,
    "settings": _settings,
    "talk": _talk,
    "hush": _hush,
    "keys": _keys,
    "glossary": _glossary,
    "key-help": _key_help,
    "leave": _leave,
    "suspend": _suspend,
}
"""What each of them does; one may return another that is to be done in its place."""
