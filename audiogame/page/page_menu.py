"""The page's own entry in the main menu: data to and from a file, and forgetting it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from audiogame.archive.transfer import erase_data, export_data, import_data
from audiogame.console.app import App, ProgramLeft
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.texts import Texts
from audiogame.page.line import ShellLine
from audiogame.page.messages import File, FromShell, PickFile, Save
from audiogame.rules.fault import Fault

ARCHIVE = "audiogame-data.zip"
LOOK = 0.1
"""Seconds between two looks whether a file was chosen."""


class PageMenu:
    """What there is in the page alone.

    Args:
        line: to the shell.
        texts: the page's own sentences.
    """

    def __init__(self, line: ShellLine, texts: Texts) -> None:
        self._line = line
        self._texts = texts
        self._picked: File | None = None
        line.on(File, self._take)

    def _take(self, message: FromShell) -> None:
        if isinstance(message, File):
            self._picked = message

    async def open(self, app: App) -> None:
        """Let the player choose until they go back."""
        place = MenuPlace()
        does = {
            "others": self._play_with_others,
            "save": self._save,
            "take": self._take_in,
            "forget": self._forget,
        }
        while True:
            items = [Item(name, self._say(f"page-menu-{name}")) for name in does]
            chosen = await menu(app, self._say("page-menu"), items, place)
            if chosen is None:
                return
            try:
                await app.unsaved.written()
                await does[chosen](app)
            except Fault as fault:
                app.tell("fault", why=fault)

    def _say(self, message: str, **values: str) -> str:
        return self._texts.format(message, values)

    def _tell(self, app: App, message: str, **values: str) -> None:
        app.say(Line(" ".join(self._say(message, **values).split()), urgency=Urgency.ANSWER))

    async def _play_with_others(self, app: App) -> None:
        from audiogame.lobby.online_menu import play_with_others

        await play_with_others(app)

    async def _save(self, app: App) -> None:
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder) / ARCHIVE
            export_data(app.data, archive)
            self._line.send(Save(ARCHIVE, archive.read_bytes()))
        self._tell(app, "page-saved", name=ARCHIVE)

    async def _take_in(self, app: App) -> None:
        self._picked = None
        self._line.send(PickFile())
        self._tell(app, "page-pick")
        while self._picked is None:
            if await app.key(LOOK) is not None:
                break
        if self._picked is None or not self._picked.name:
            self._tell(app, "page-not-picked")
            return
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder) / ARCHIVE
            archive.write_bytes(self._picked.bytes)
            moved = import_data(app.data, archive)
        self._tell(
            app, "page-taken", new=str(moved.new), same=str(moved.same), other=str(len(moved.other))
        )

    async def _forget(self, app: App) -> None:
        """Remove everything, if that is meant; the program ends, for nothing may be kept again.

        Raises:
            ProgramLeft: everything is removed.
        """
        app.say(Line(self._say("page-forget"), urgency=Urgency.ANSWER))
        key = await app.key()
        if key is None or key.name.lower() != "y":
            self._tell(app, "page-kept-as-it-was")
            return
        erase_data(app.data)
        (app.data / "page-told").unlink(missing_ok=True)
        self._tell(app, "page-forgotten")
        raise ProgramLeft
