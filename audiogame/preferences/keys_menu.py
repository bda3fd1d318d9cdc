"""The player's own keys, changed inside the program: heard, decided, and saved at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.description import game_title
from audiogame.console.app import App
from audiogame.console.key_help import keys_in_words, speakable
from audiogame.console.key_source import SIGNALS
from audiogame.console.keys_template import keys_template
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_path
from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.keymap import default_layer
from audiogame.keys.layer import GAMES, KeymapError, Slip
from audiogame.keys.own_file import with_keys, with_preset
from audiogame.keys.own_keys import FILE, OwnKeys, read_own_keys, save_own_keys
from audiogame.keys.presets import preset_names
from audiogame.keys.reserved_keys import OURS, whats_wrong
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.fault import Reason

LONGEST_FILE = 1_000_000
"""Bytes of a file that is taken for keys."""


async def keys_menu(app: App) -> None:
    """Let the player change what keys mean."""
    await _KeysMenu(app).run()


class _KeysMenu:
    """One visit to the menu; within a game, keys may be changed for that game alone."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._say = app.narrator.say
        self._game_only = False

    async def run(self) -> None:
        place = MenuPlace()
        while True:
            chosen = await menu(self._app, self._say("title-own-keys"), self._items(), place)
            if chosen is None:
                return
            await self._app.unsaved.written()  # the file is read and changed
            await ENTRIES[chosen](self)

    async def _change_scope(self) -> None:
        self._game_only = not self._game_only

    async def _tell_faults(self) -> None:
        for fault in self._app.profile.keys.faults:
            self._app.tell("fault", why=fault)

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
            await self._app.unsaved.written()
            await self._change_command(COMMANDS[name])

    def _text(self, command: Command) -> str:
        keys = keys_in_words(
            self._app.narrator, self._app.keymap, command.name, self._mode(command)
        )
        what = self._what(command)
        return self._say("keys-of-command", what=what, keys=keys, count=len(keys))

    def _what(self, command: Command) -> str:
        if command.pick:
            return self._say("command-pick", number=command.pick)
        return self._say(f"command-{command.name}")

    async def _change_command(self, command: Command) -> None:
        mode = self._mode(command)
        keys = self._app.keymap.keys(command.name, mode)
        spoken = {key: speakable(self._app.narrator, key) for key in keys}
        items = [Item("add", self._say("change-keys-add"))]
        if keys:
            items.append(Item("replace", self._say("change-keys-replace")))
        for key in keys:
            items.append(Item(f"drop {key}", self._say("change-keys-drop", key=spoken[key])))
        items.append(Item("reset", self._say("change-keys-reset")))
        chosen = await menu(self._app, self._what(command), items)
        if chosen in ("add", "replace"):
            await self._press_key(command, keys if chosen == "add" else ())
        elif chosen == "reset":
            self._bind(command, None)
        elif chosen is not None:
            self._bind(command, tuple(key for key in keys if f"drop {key}" != chosen))

    async def _press_key(self, command: Command, kept: tuple[str, ...]) -> None:
        """Take the next key for a command, after saying what it means now."""
        app, mode = self._app, self._mode(command)
        app.tell("press-new-key", what=self._what(command))
        while True:
            key = (await app.any_key()).name
            now = app.keymap.commands[mode].get(key)
            if now is not None and now.name == "back":
                app.tell("as-it-was")
                return
            wrong = self._whats_wrong(key, command)
            if key not in SIGNALS and not wrong:
                break
            if wrong:
                app.tell("fault", why=wrong)
        spoken = speakable(app.narrator, key)
        if now is not None and now.name == command.name and key in kept:
            app.tell("key-already", key=spoken, what=self._what(command))
            return
        if (
            now is not None
            and now.name != command.name
            and not await app.confirm("take-key", key=spoken, what=self._what(now))
        ):
            app.tell("as-it-was")
            return
        self._bind(command, (*kept, key))

    def _bind(self, command: Command, keys: tuple[str, ...] | None) -> None:
        text = with_keys(self._text_of_file(), self._table(command), command.name, keys)
        if self._take(text):
            self._app.tell("keys-changed")

    def _whats_wrong(self, key: str, command: Command) -> str | Reason | None:
        """Return why a key cannot stand for a command; None if it can."""
        always = COMMANDS[OURS.get(key, command.name)]
        if always is not command:
            spoken = speakable(self._app.narrator, key)
            return self._say("key-always", key=spoken, what=self._what(always))
        return whats_wrong(key, command.name)

    def _told(self, slip: Slip) -> str:
        """Say a fault of a change that was made here, where nobody sees names of commands."""
        if not slip.message:
            return self._say("fault", why=slip.why)
        told: Mapping[str, Callable[[str], str]] = {
            "command": lambda name: self._what(COMMANDS[name]),
            "other": lambda name: self._what(COMMANDS[name]),
            "key": lambda key: speakable(self._app.narrator, key),
            "modes": self._modes,
            "game": game_title,
        }
        given = {name: told.get(name, str)(value) for name, value in slip.about}
        return self._say(slip.message, **given)

    def _modes(self, names: str) -> str:
        """Say where keys count; `names` has blanks between."""
        modes = names.split() if len(names.split()) < len(Mode) else ["all"]
        return ", ".join(self._app.narrator.texts.format(f"where-{mode}", {}) for mode in modes)

    def _mode(self, command: Command) -> Mode:
        """Return the mode whose keys of a command are shown and changed."""
        here = Mode.GAME if Mode.GAME in command.modes else Mode.MENU
        return here if here in command.modes else next(iter(command.modes))

    def _table(self, command: Command) -> str:
        if self._game_only and Mode.GAME in command.modes:
            return f"{GAMES}.{self._app.profile.game}"
        return self._mode(command).value if len(command.modes) == 1 else "all"

    # The whole file.

    def _text_of_file(self) -> str:
        """Return the player's file; a broken one counts as empty, and is kept when it is saved."""
        if self._app.profile.keys.faults:
            return ""
        try:
            return self._app.profile.keys_file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def _take(self, text: str, written: bool = False) -> bool:
        """Use and save a file; tells whether it could be used.

        Args:
            text: the file.
            written: whether somebody wrote it, who knows commands by their names.
        """
        app, path = self._app, self._app.profile.keys_file
        try:
            own = read_own_keys(text)
        except KeymapError as refused:
            for slip in refused.slips:
                if written:
                    app.tell("fault", why=slip.why)
                else:
                    app.say(Line(self._told(slip), urgency=Urgency.ANSWER))
            app.tell("as-it-was")
            return False
        try:
            if app.profile.keys.faults and path.exists():
                aside = path.with_suffix(".broken.toml")
                path.replace(aside)
                app.tell("keys-kept-aside", file=aside.name)
        except OSError as fault:
            self._not_written(fault)
        app.unsaved.put(path, lambda: save_own_keys(path, text), self._not_written, instead=True)
        before = set(app.profile.keys.lost)
        app.profile.use(own)
        for name in dict.fromkeys(lost.command for lost in own.lost if lost not in before):
            app.tell("key-lost", what=self._what(COMMANDS[name]))
        return True

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
        if self._take(with_preset(self._text_of_file(), name)):
            self._app.tell("preset-taken", preset=self._say(f"preset-{chosen}"))

    async def _reset(self) -> None:
        app = self._app
        if not await app.confirm("reset-keys"):
            app.tell("as-it-was")
            return
        path = app.profile.keys_file
        try:
            if path.exists():
                path.replace(path.with_suffix(".before.toml"))
        except OSError as fault:
            self._not_written(fault)
            return
        app.profile.use(OwnKeys((default_layer(),)))
        app.tell("keys-reset", file=path.with_suffix(".before.toml").name)

    async def _export(self) -> None:
        path = await enter_path(self._app, "enter-export", self._app.data / "keys-export.toml")
        if path is None:
            return
        own = self._app.data / FILE
        text = self._text_of_file() or keys_template(self._app.keymap, str(own))
        try:
            await self._app.aside(lambda: save_own_keys(path, text))
        except OSError as fault:
            self._not_written(fault)
        else:
            self._app.tell("written", file=str(path))

    def _not_written(self, fault: OSError) -> None:
        self._app.tell("not-written", why=str(fault.strerror or fault))

    async def _import(self) -> None:
        path = await enter_path(self._app, "enter-import", self._app.data / "keys-export.toml")
        if path is None:
            return
        try:
            data = path.open("rb").read(LONGEST_FILE)
            text = data.decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else str(fault)
            self._app.tell("not-read", why=str(why))
            return
        if self._take(text, written=True):
            self._app.tell("keys-imported")


ENTRIES: Mapping[str, Callable[[_KeysMenu], Awaitable[None]]] = {
    "faults": _KeysMenu._tell_faults,
    "change": _KeysMenu._change,
    "scope": _KeysMenu._change_scope,
    "preset": _KeysMenu._choose_preset,
    "reset": _KeysMenu._reset,
    "export": _KeysMenu._export,
    "import": _KeysMenu._import,
}
"""What the entries of this menu do."""
