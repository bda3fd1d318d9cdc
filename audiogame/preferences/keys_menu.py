"""The player's own keys, changed inside the program: listed, rebound, saved at once."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.key_source import SIGNALS
from audiogame.console.keys_template import keys_template
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.spelling import keys_in_words, speakable
from audiogame.console.text_entry import enter_path
from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.keymap import default_layer
from audiogame.keys.layer import GAMES, PRESET, KeymapError, Slip
from audiogame.keys.own_keys import FILE, OwnKeys, all_jumps, read_own_keys, save_own_keys
from audiogame.keys.presets import preset_names
from audiogame.keys.reserved_keys import OURS, whats_wrong
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import game_title
from audiogame.rules.fault import Reason, system_reason
from audiogame.table.own_file import UNREAD, decoded, free_path, move_own, open_there, read_text


def with_keys(text: str, table: str, command: str, keys: Sequence[str] | None) -> str:
    """Return the text of a keys file in which a command has these keys.

    Args:
        text: the file's text, without faults.
        table: the table of the file, such as "all" or "games.sika".
        keys: none to unbind the command, None to leave it as the layers below have it.
    """
    import tomlkit  # late: only needed for saving

    document: Any = tomlkit.parse(text)
    at = document
    for part in table.split("."):
        if part not in at:
            if keys is None:
                return text
            at.add(part, tomlkit.table())
        at = at[part]
    if keys is not None:
        at[command] = list(keys)
    elif command in at:
        del at[command]
    return tomlkit.dumps(document)


def with_preset(text: str, preset: str) -> str:
    """Return the text of a keys file based on another preset; empty for the default."""
    import tomlkit

    document: Any = tomlkit.parse(text)
    if PRESET in document:
        del document[PRESET]
    rest = tomlkit.dumps(document)
    return f'{PRESET} = "{preset}"\n{rest}' if preset else rest


LONGEST_FILE = 1_000_000
"""Most bytes of a file that is accepted as keys."""


class KeysFile:
    """The keys file of the player at the keyboard.

    Args:
        app: has the player's profile.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._say = app.dialogue.narrator.say

    def what(self, command: Command) -> str:
        """Return what a command does, in words."""
        if command.pick:
            return self._say("command-pick", number=command.pick)
        return self._say(f"command-{command.name}")

    def text(self) -> str:
        """Return the file's text; a broken one counts as empty, and is backed up on saving."""
        if self._app.profile.keys.faults:
            return ""
        try:
            return read_text(self._app.profile.keys_file)
        except (OSError, UnicodeDecodeError):
            return ""

    def take(
        self, text: str, written: bool = False, saved: Callable[[], None] | None = None
    ) -> bool:
        """Apply and save a file's text; return whether it is valid.

        Args:
            text: the file's text.
            written: whether a person wrote it, who knows the names of commands.
            saved: called once it is saved; None for no callback.
        """
        app, path = self._app, self._app.profile.keys_file
        try:
            own = read_own_keys(text)
        except KeymapError as refused:
            for slip in refused.slips:
                if written:
                    app.dialogue.tell("fault", why=slip.why)
                else:
                    app.dialogue.say(Line(self._told(slip), urgency=Urgency.ANSWER))
            app.dialogue.tell("as-it-was")
            return False
        try:
            if app.profile.keys.faults and path.exists() and path not in UNREAD:
                kept = free_path(path.with_suffix(".broken.toml"))
                move_own(path, kept)
                app.data.check_kept()
                app.dialogue.tell("keys-kept-aside", file=kept.name)
        except OSError as fault:
            self._not_written(fault)
        app.data.unsaved.put(
            path, lambda: save_own_keys(path, text), self._not_written, saved, True
        )
        before = set(app.profile.keys.lost)
        app.profile.use(own)
        for name in dict.fromkeys(lost.command for lost in own.lost if lost not in before):
            app.dialogue.tell("key-lost", what=self.what(COMMANDS[name]))
        return True

    def _told(self, slip: Slip) -> str:
        """Return the words of a fault in a change made here, without names of commands."""
        if not slip.message:
            return self._say("fault", why=slip.why)
        told: Mapping[str, Callable[[str], str]] = {
            "command": lambda name: self.what(COMMANDS[name]),
            "other": lambda name: self.what(COMMANDS[name]),
            "key": lambda key: speakable(self._app.dialogue.narrator, key),
            "modes": self._modes,
            "game": lambda name: game_title(name, self._app.dialogue.language),
        }
        given = {name: told.get(name, str)(value) for name, value in slip.about}
        return self._say(slip.message, **given)

    def _modes(self, names: str) -> str:
        """Return the words for the modes of a key; `names` has blanks between."""
        modes = names.split() if len(names.split()) < len(Mode) else ["all"]
        return ", ".join(
            self._app.dialogue.narrator.texts.format(f"where-{mode}", {}) for mode in modes
        )

    async def reset(self) -> None:
        """Reset the keys to the defaults, once confirmed; the file is backed up."""
        app = self._app
        if not await app.keyboard.confirm("reset-keys"):
            app.dialogue.tell("as-it-was")
            return
        path = app.profile.keys_file
        before = free_path(path.with_suffix(".before.toml"))
        try:
            if path.exists():
                move_own(path, before)
        except OSError as fault:
            self._not_written(fault)
            return
        app.profile.use(OwnKeys((default_layer(),)))
        try:
            app.data.check_kept()
        except OSError as fault:
            self._not_written(fault)
        else:
            app.dialogue.tell("keys-reset", file=before.name)

    async def export(self) -> None:
        """Export the keys to a file that the player names; without own keys, a template."""
        path = await enter_path(
            self._app, "enter-export", self._app.data.folder / "keys-export.toml"
        )
        if path is None:
            return
        own = self._app.data.folder / FILE
        text = self.text() or keys_template(
            self._app.profile.keymap, str(own), self._app.dialogue.language
        )
        try:
            await self._app.front.offload(lambda: save_own_keys(path, text))
            self._app.data.check_kept()
        except OSError as fault:
            self._not_written(fault)
        else:
            self._app.dialogue.tell("written", file=str(path))

    def _not_written(self, fault: OSError) -> None:
        self._app.dialogue.tell("not-written", why=system_reason(fault))

    async def take_in(self) -> None:
        """Import the keys of a file that the player names."""
        path = await enter_path(
            self._app, "enter-import", self._app.data.folder / "keys-export.toml"
        )
        if path is None:
            return
        try:
            with open_there(path, os.O_RDONLY) as file:
                text = decoded(file.read(LONGEST_FILE))
        except (OSError, UnicodeDecodeError) as fault:
            why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
            self._app.dialogue.tell("not-read", why=why)
            return
        if self.take(text, written=True):
            self._app.dialogue.tell("keys-imported")


LISTED = (*ascii_lowercase, *ascii_uppercase, *digits)
"""Keys that are listed where they are free, in this order."""


async def keys_menu(app: App) -> None:
    """Open the menu of keys."""
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
            await self._app.data.unsaved.written()  # said too, before the menu comes again

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
        """Open a menu of the free keys, so that none has to be pressed."""
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
        """Return the letters and digits that are free in all modes of a command."""
        taken = {key for mode in command.modes for key in self._app.profile.keymap.commands[mode]}
        if Mode.GAME in command.modes:
            taken.update(key for jumps in all_jumps().values() for key in jumps)
        return [key for key in LISTED if key not in taken | self._app.front.display.kept]

    async def _press_key(self, command: Command, kept: tuple[str, ...]) -> None:
        """Bind the next key pressed to a command, after saying its present meaning."""
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
        """Return the key pressed and its present command; None if the player went back."""
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
        """Return why a key cannot be bound to a command; None if it can."""
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
"""Handlers of the entries of this menu."""
