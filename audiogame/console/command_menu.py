"""The commands that work now, as a list to walk through and choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from audiogame.console.app import App
from audiogame.console.key_help import Here, own_keys
from audiogame.console.menu import Item, menu
from audiogame.console.spelling import speakable, spoken_keys
from audiogame.keys.commands import COMMANDS, Command, Mode, commands_in
from audiogame.keys.keymap import Keymap


async def choose_command(app: App, mode: Mode, here: Here) -> Command | None:
    """Let the player walk through the keys that work now, and do one of them.

    Returns:
        The command that was chosen, None if none was.
    """
    say = app.dialogue.narrator.say
    items, own = [], own_keys(app.dialogue, app.profile, mode, here)
    for command in commands_in(mode):
        if command.far and app.scene.company is None:
            continue
        keys = spoken_keys(
            app.dialogue.narrator, _free(app.profile.keymap, command.name, mode, own)
        )
        what = say(f"command-{command.name}")
        text = say("key", keys=keys, what=what) if keys else say("key-none", what=what)
        items.append(Item(command.name, text))
    for key, what in own.items():
        items.append(Item("", say("key", keys=speakable(app.dialogue.narrator, key), what=what)))

    async def choose() -> Command | None:
        chosen = await menu(app, say("title-keys"), items)
        if chosen is None:
            app.views.end()
        return COMMANDS[chosen] if chosen else None  # a key of this place alone has no command

    done = await app.views.help(choose)
    if done is None:
        app.scene.remind_here()
    return done


def _free(keymap: Keymap, name: str, mode: Mode, own: Mapping[str, str]) -> Iterator[str]:
    """Yield the keys that reach a command where some keys mean something of their own.

    Shift with a letter still reaches what the letter alone would, where it means nothing else.
    """
    for key in keymap.keys(name, mode):
        capital = key.upper()
        if key not in own:
            yield key
        elif len(key) == 1 and capital != key and keymap.command(capital, mode) is COMMANDS[name]:
            yield capital
