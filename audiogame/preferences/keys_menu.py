"""The player's own keys, changed inside the program: heard, decided, and saved at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from string import ascii_lowercase, ascii_uppercase, digits

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.key_source import SIGNALS
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.spelling import keys_in_words, speakable
from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.layer import GAMES
from audiogame.keys.own_file import with_keys, with_preset
from audiogame.keys.own_keys import all_jumps
from audiogame.keys.presets import preset_names
from audiogame.keys.reserved_keys import OURS, whats_wrong
from audiogame.preferences.keys_file import KeysFile
from audiogame.rules.fault import Reason

LISTED = (*ascii_lowercase, *ascii_uppercase, *digits)
"""The keys that are offered in a list where they are free, in its order."""


async def keys_menu(app: App) -> None:
    """Let the player change what keys mean."""
    await _KeysMenu(app).run()


class _KeysMenu:
    """One visit to the menu; within a game, keys may be changed for that game alone."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._say = app.dialogue.narrator.say
        self._file = KeysFile(app)
        self._game_only = False

    async def run(self) -> None:
        place = MenuPlace()
        while True:
            chosen = await menu(self._app, self._say("title-own-keys"), self._items(), place)
            if chosen is None:
                return
            await self._app.data.unsaved.written()  # the file is read and changed
            await ENTRIES[chosen](self)

    async def _change_scope(self) -> None:
        self._game_only = not self._game_only

    async def _tell_faults(self) -> None:
        for fault in self._app.profile.keys.faults:
            self._app.dialogue.tell("fault", why=fault)

    def _items(self) -> list[Item]:
        say, own = self._say, self._app.profile.keys
        items = [Item("change", say("own-keys-change"))]
        if own.faults:
            items.insert(0, Item("faults", say("own-keys-faults", count=len(own.faults))))
        if self._app.profile.game:
            items.append(Item("scope", say("own-keys-scope", only=self._game_only)))
        preset = say(f"preset-{own.preset or 'default'}")
        items.append(Item("preset", say("own-keys-preset", preset=preset)))
        items += [Item(name, say(f"own-keys-{name}")) for name in ("reset", "export", "import")]
        return items

    # One command.

    async def _change(self) -> None:
        place = MenuPlace()
        while True:
            items = [Item(name, self._text(command)) for name, command in COMMANDS.items()]
            name = await menu(self._app, self._say("title-change-keys"), items, place)
            if name is None:
                return
            await self._change_command(COMMANDS[name])
            await (
                self._app.data.unsaved.written()
            )  # also that it is saved, before the menu comes again

    def _text(self, command: Command) -> str:
        keys = keys_in_words(
            self._app.dialogue.narrator, self._app.profile.keymap, command.name, self._mode(command)
        )
        what = self._file.what(command)
        return self._say("keys-of-command", what=what, keys=keys, count=len(keys))

    async def _change_command(self, command: Command) -> None:
        mode = self._mode(command)
        keys = self._app.profile.keymap.keys(command.name, mode)
        spoken = {key: speakable(self._app.dialogue.narrator, key) for key in keys}
        items = [Item("add", self._say("change-keys-add"))]
        if keys:
            items.append(Item("replace", self._say("change-keys-replace")))
        for key in keys:
            items.append(Item(f"drop {key}", self._say("change-keys-drop", key=spoken[key])))
        items.append(Item("list", self._say("change-keys-list")))
        items.append(Item("reset", self._say("change-keys-reset")))
        chosen = await menu(self._app, self._file.what(command), items)
        if chosen in ("add", "replace"):
            await self._press_key(command, keys if chosen == "add" else ())
        elif chosen == "reset":
            self._bind(command, None)
        elif chosen == "list":
            await self._choose_key(command, keys)
        elif chosen is not None:
            self._bind(command, tuple(key for key in keys if f"drop {key}" != chosen))

    async def _choose_key(self, command: Command, kept: tuple[str, ...]) -> None:
        """Let the player choose one of the free keys, without having to press it."""
        app = self._app
        free = {key: speakable(app.dialogue.narrator, key) for key in self._free_keys(command)}
        if not free:
            app.dialogue.tell("no-free-key")
            return
        items = [Item(key, self._say("free-key", key=spoken)) for key, spoken in free.items()]
        chosen = await menu(app, self._say("title-free-keys", what=self._file.what(command)), items)
        if chosen is None:
            app.dialogue.tell("as-it-was")
        else:
            self._bind(command, (*kept, chosen))

    def _free_keys(self, command: Command) -> list[str]:
        """Return the letters and digits that mean nothing where a command is given."""
        taken = {key for mode in command.modes for key in self._app.profile.keymap.commands[mode]}
        if Mode.GAME in command.modes:
            taken.update(key for jumps in all_jumps().values() for key in jumps)
        return [key for key in LISTED if key not in taken | self._app.front.display.kept]

    async def _press_key(self, command: Command, kept: tuple[str, ...]) -> None:
        """Take the next key for a command, after saying what it means now."""
        app = self._app
        app.dialogue.tell("press-new-key", what=self._file.what(command))
        with app.front.display.answers("", Answer("escape", "back")):
            found = await self._new_key(command)
        if found is None:
            app.dialogue.tell("as-it-was")
            return
        key, now = found
        spoken = speakable(app.dialogue.narrator, key)
        if now is not None and now.name == command.name and key in kept:
            app.dialogue.tell("key-already", key=spoken, what=self._file.what(command))
            return
        if (
            now is not None
            and now.name != command.name
            and not await app.keyboard.confirm("take-key", key=spoken, what=self._file.what(now))
        ):
            app.dialogue.tell("as-it-was")
            return
        self._bind(command, (*kept, key))

    async def _new_key(self, command: Command) -> tuple[str, Command | None] | None:
        """Return the key that is pressed and what it means now; None if the player went back."""
        app, mode = self._app, self._mode(command)
        while True:
            key = (await app.keyboard.any_key()).name
            now = app.profile.keymap.commands[mode].get(key)
            if now is not None and now.name == "back":
                return None
            wrong = self._whats_wrong(key, command)
            if key not in SIGNALS and not wrong:
                return key, now
            if wrong:
                app.dialogue.tell("fault", why=wrong)

    def _bind(self, command: Command, keys: tuple[str, ...] | None) -> None:
        text = with_keys(self._file.text(), self._table(command), command.name, keys)
        self._file.take(text, saved=lambda: self._app.dialogue.tell("keys-changed"))

    def _whats_wrong(self, key: str, command: Command) -> str | Reason | None:
        """Return why a key cannot stand for a command; None if it can."""
        always = COMMANDS[OURS.get(key, command.name)]
        if always is not command:
            spoken = speakable(self._app.dialogue.narrator, key)
            return self._say("key-always", key=spoken, what=self._file.what(always))
        return whats_wrong(key, command.name)

    def _mode(self, command: Command) -> Mode:
        """Return the mode whose keys of a command are shown and changed."""
        here = Mode.GAME if Mode.GAME in command.modes else Mode.MENU
        return here if here in command.modes else next(iter(command.modes))

    def _table(self, command: Command) -> str:
        if self._game_only and Mode.GAME in command.modes:
            return f"{GAMES}.{self._app.profile.game}"
        return self._mode(command).value if len(command.modes) == 1 else "all"

    async def _choose_preset(self) -> None:
        names = ("", *preset_names())
        items = [
            Item(name or "default", self._say(f"preset-{name or 'default'}")) for name in names
        ]
        now = names.index(self._app.profile.keys.preset)
        chosen = await menu(self._app, self._say("title-preset"), items, now)
        if chosen is None:
            return
        name = "" if chosen == "default" else chosen
        if self._file.take(with_preset(self._file.text(), name)):
            self._app.dialogue.tell("preset-taken", preset=self._say(f"preset-{chosen}"))


ENTRIES: Mapping[str, Callable[[_KeysMenu], Awaitable[None]]] = {
    "faults": _KeysMenu._tell_faults,
    "change": _KeysMenu._change,
    "scope": _KeysMenu._change_scope,
    "preset": _KeysMenu._choose_preset,
    "reset": lambda here: here._file.reset(),
    "export": lambda here: here._file.export(),
    "import": lambda here: here._file.take_in(),
}
"""What the entries of this menu do."""
