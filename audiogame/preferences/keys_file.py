"""The player's file of keys: taken, saved, brought in and handed out, with its faults told."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiogame.console.app import App
from audiogame.console.keys_template import keys_template
from audiogame.console.spelling import speakable
from audiogame.console.text_entry import enter_path
from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.keymap import default_layer
from audiogame.keys.layer import KeymapError, Slip
from audiogame.keys.own_keys import FILE, OwnKeys, read_own_keys, save_own_keys
from audiogame.narration.game_titles import game_title
from audiogame.narration.narrator import Line, Urgency

LONGEST_FILE = 1_000_000
"""Bytes of a file that is taken for keys."""


class KeysFile:
    """The file of keys of who plays.

    Args:
        app: whose profile it belongs to.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._say = app.dialogue.narrator.say

    def what(self, command: Command) -> str:
        """Say what a command does."""
        if command.pick:
            return self._say("command-pick", number=command.pick)
        return self._say(f"command-{command.name}")

    def text(self) -> str:
        """Return the player's file; a broken one counts as empty, and is kept when it is saved."""
        if self._app.profile.keys.faults:
            return ""
        try:
            return self._app.profile.keys_file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def take(
        self, text: str, written: bool = False, saved: Callable[[], None] | None = None
    ) -> bool:
        """Use and save a file; tells whether it could be used.

        Args:
            text: the file.
            written: whether somebody wrote it, who knows commands by their names.
            saved: is called once it is saved; None where that is no news.
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
            if app.profile.keys.faults and path.exists():
                aside = path.with_suffix(".broken.toml")
                path.replace(aside)
                app.data.check_kept()
                app.dialogue.tell("keys-kept-aside", file=aside.name)
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
        """Say a fault of a change that was made here, where nobody sees names of commands."""
        if not slip.message:
            return self._say("fault", why=slip.why)
        told: Mapping[str, Callable[[str], str]] = {
            "command": lambda name: self.what(COMMANDS[name]),
            "other": lambda name: self.what(COMMANDS[name]),
            "key": lambda key: speakable(self._app.dialogue.narrator, key),
            "modes": self._modes,
            "game": game_title,
        }
        given = {name: told.get(name, str)(value) for name, value in slip.about}
        return self._say(slip.message, **given)

    def _modes(self, names: str) -> str:
        """Say where keys count; `names` has blanks between."""
        modes = names.split() if len(names.split()) < len(Mode) else ["all"]
        return ", ".join(
            self._app.dialogue.narrator.texts.format(f"where-{mode}", {}) for mode in modes
        )

    async def reset(self) -> None:
        """Go back to the default keys, once that was asked; the file is kept aside."""
        app = self._app
        if not await app.keyboard.confirm("reset-keys"):
            app.dialogue.tell("as-it-was")
            return
        path = app.profile.keys_file
        try:
            if path.exists():
                path.replace(path.with_suffix(".before.toml"))
        except OSError as fault:
            self._not_written(fault)
            return
        app.profile.use(OwnKeys((default_layer(),)))
        try:
            app.data.check_kept()
        except OSError as fault:
            self._not_written(fault)
        else:
            app.dialogue.tell("keys-reset", file=path.with_suffix(".before.toml").name)

    async def export(self) -> None:
        """Write the keys to a file that the player names; without own keys one to begin with."""
        path = await enter_path(
            self._app, "enter-export", self._app.data.folder / "keys-export.toml"
        )
        if path is None:
            return
        own = self._app.data.folder / FILE
        text = self.text() or keys_template(self._app.profile.keymap, str(own))
        try:
            await self._app.front.aside(lambda: save_own_keys(path, text))
            self._app.data.check_kept()
        except OSError as fault:
            self._not_written(fault)
        else:
            self._app.dialogue.tell("written", file=str(path))

    def _not_written(self, fault: OSError) -> None:
        self._app.dialogue.tell("not-written", why=str(fault.strerror or fault))

    async def take_in(self) -> None:
        """Use the keys of a file that the player names."""
        path = await enter_path(
            self._app, "enter-import", self._app.data.folder / "keys-export.toml"
        )
        if path is None:
            return
        try:
            data = path.open("rb").read(LONGEST_FILE)
            text = data.decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else str(fault)
            self._app.dialogue.tell("not-read", why=str(why))
            return
        if self.take(text, written=True):
            self._app.dialogue.tell("keys-imported")
