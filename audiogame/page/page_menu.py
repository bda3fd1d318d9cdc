"""The page's own entries in Help: an update, data to and from a file, and erasing it."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from audiogame.archive.odd_lines import FILE as ODD_LINES
from audiogame.archive.odd_lines import REPORT, read_odd_lines, report
from audiogame.archive.transfer import MovingError, brought, export_data, import_data
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.display import YES_OR_NO, Answer
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.spelling import speakable
from audiogame.console.text_entry import enter_text
from audiogame.console.yes_or_no import answer_of
from audiogame.narration.message_values import Number
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import check_name
from audiogame.page.display import SAVES
from audiogame.page.from_shell import File, UpdateReady
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell
from audiogame.page.own_sounds import has_own_sounds, remove_own_sounds, take_pack
from audiogame.page.profiles import Profiles, heard_alike
from audiogame.page.to_shell import Forgotten, PickFile, Save, Update
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import replace

ARCHIVE = "audiogame-data.zip"
LOOK = 0.1
"""Seconds between two checks whether a file was chosen."""


class GuestCame(Exception):
    """Signal that a guest plays from now on."""


class PageMenu:
    """The functions that only the page has: an update that waits, and a menu of the others.

    Args:
        line: connection to the shell.
        say: formats the page's own sentences.
        profiles: the users of this device.
    """

    def __init__(self, line: ShellLine, say: Callable[..., str], profiles: Profiles) -> None:
        self._line = line
        self._profiles = profiles
        self._say = say
        self._picked: File | None = None
        self.app: App
        """The program for the present player."""
        self._newer = ""
        """Version of the page that waits on the device; empty where there is none."""
        line.on(File, self._take)
        line.on(UpdateReady, self._take)

    def _take(self, message: FromShell) -> None:
        if isinstance(message, File):
            self._picked = message
        elif isinstance(message, UpdateReady):
            self._newer = message.version.partition(" ")[0]

    def entries(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return the functions of the present entries in Help, by the suffix of their message."""
        return {**({"update": self._update} if self._newer else {}), "page": self.open}

    async def open(self) -> None:
        """Run the menu until the player goes back."""
        place = MenuPlace()
        does = {
            "save": self._save,
            "odd": self._save_odd,
            "take": self._take_in,
            "sounds": self._take_sounds,
            "silent": self._remove_sounds,
            "add": self._add,
            "guest": self._let_guest,
            "forget": self._forget,
        }
        if not self._profiles.keeps(self.app.data.folder):
            del does["add"], does["guest"]
        while True:
            needs = {
                "odd": (self.app.data.folder / ODD_LINES).exists(),
                "silent": has_own_sounds(self.app.data.folder),
            }
            shown = (name for name in does if needs.get(name, True))
            key = speakable(self.app.dialogue.narrator, SAVES)
            items = [Item(name, self._say(f"page-menu-{name}", key=key)) for name in shown]
            chosen = await menu(self.app, self._say("page-menu"), items, place)
            if chosen is None:
                return
            try:
                await self.app.data.unsaved.written()
                await does[chosen]()
            except Fault as fault:
                self.app.dialogue.tell("fault", why=fault)

    def _tell(self, message: str, **values: str | Number) -> None:
        self.app.dialogue.say(
            Line(" ".join(self._say(message, **values).split()), urgency=Urgency.ANSWER)
        )

    async def _update(self) -> None:
        """Switch to the newer version, unless unsaved data would be lost with the page."""
        await self.app.data.unsaved.written()
        if why := self.app.front.unkept():
            key = speakable(self.app.dialogue.narrator, SAVES)
            self._tell("page-update-unkept", why=why, key=key)
        elif await self.app.keyboard.confirm("update-page", version=self._newer):
            self._line.send(Update())
        else:
            self.app.dialogue.tell("staying")

    async def _save(self) -> None:
        self.save()

    def save(self) -> None:
        """Export all data of the present player to one file, including all secrets."""
        self.app.data.unsaved.finish()
        try:
            with tempfile.TemporaryDirectory() as folder:
                archive = Path(folder) / ARCHIVE
                export_data(self.app.data.folder, archive, secrets=True)
                self._line.send(Save(ARCHIVE, archive.read_bytes()))
        except MovingError as fault:
            self.app.dialogue.tell("fault", why=fault)
        else:
            self._tell("page-saved", name=ARCHIVE)

    async def _save_odd(self) -> None:
        """Hand over the lines marked as odd, as a text to send.

        Raises:
            OddLinesError: they cannot be read.
        """
        text = report(read_odd_lines(self.app.data.folder))
        self._line.send(Save(REPORT, text.encode()))
        self._tell("page-odd-saved", name=REPORT)

    async def _pick(self) -> File | None:
        """Ask the player for a file; None if none was chosen, which the player is told."""
        self._picked = None
        self._line.send(PickFile())
        question = self._say("page-pick")
        with self.app.dialogue.asks():
            self.app.dialogue.say(
                Line(" ".join(question.split()), urgency=Urgency.ANSWER, offers=True)
            )
            answers = Answer("enter", "file"), Answer("escape", "back")
            with self.app.front.display.answers(question, *answers):
                while self._picked is None:
                    if await self.app.keyboard.key(LOOK) is not None:
                        break
        if self._picked is None or not self._picked.name:
            self._tell("page-not-picked")
            return None
        return self._picked

    async def _take_in(self) -> None:
        picked = await self._pick()
        if picked is None:
            return
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder) / ARCHIVE
            archive.write_bytes(picked.bytes)
            change = brought(self.app.data.folder, archive)
            if change.settings:
                self._tell("page-brings", settings=", ".join(change.settings))
            if change.person and not await self._agrees("page-becomes"):
                self._tell("page-kept-as-it-was")
                return
            moved = import_data(self.app.data.folder, archive)
        self._tell(
            "page-taken", new=str(moved.new), same=str(moved.same), other=str(len(moved.other))
        )
        if moved.person:
            self._tell("page-person")

    async def _take_sounds(self) -> None:
        """Import a pack of sounds and use it from now on; each fault in it is reported."""
        picked = await self._pick()
        if picked is None:
            return
        cues, faults = take_pack(self.app.data.folder, picked.name, picked.bytes)
        self._tell(
            "page-own-sounds", cues=Number(cues), kept="no" if self.app.front.unkept() else "yes"
        )
        for fault in faults:
            self.app.dialogue.tell("fault", why=fault)
        self.app.soundscape.read_again()

    async def _remove_sounds(self) -> None:
        remove_own_sounds(self.app.data.folder)
        self._tell("page-sounds-removed")
        self.app.soundscape.read_again()

    async def _add(self) -> None:
        """Add a profile for another player; the present one is asked for a name first."""
        if not self.app.data.settings.name:
            own = await self._name("page-own-name")
            if not own:
                return
            self.app.data.keep(replace(self.app.data.settings, name=own))
        name = await self._name("page-other-name")
        if name:
            await self.app.data.unsaved.written()
            self._profiles.add(heard_alike(self.app.data.settings, name))
            try:
                self.app.data.check_kept()
            except OSError as fault:
                self.app.dialogue.tell("not-written", why=system_reason(fault))
            else:
                self._tell("page-added", name=name)

    async def _name(self, prompt: str) -> str:
        """Ask for a name; empty if the player goes back."""
        while True:
            typed = (await enter_text(self.app, self._say(prompt)) or "").strip()
            wrong = check_name(typed) if typed else None
            if wrong is None:
                return typed
            self.app.dialogue.tell("fault", why=wrong)

    async def _let_guest(self) -> None:
        """Start a guest's session, of which nothing is kept.

        Raises:
            GuestCame: always.
        """
        self._tell("page-guest-plays")
        raise GuestCame

    async def _forget(self) -> None:
        """Erase all data after confirmation, and end the program, so that nothing is written again.

        Raises:
            ProgramLeft: everything has been erased.
        """
        if not await self._agrees("page-forget"):
            self._tell("page-kept-as-it-was")
            return
        (self.app.data.folder / "page-told").unlink(missing_ok=True)
        self._profiles.forget(self.app.data.folder)
        self._line.send(Forgotten())
        why = self.app.front.unkept()
        if why:
            self._tell("page-not-forgotten", why=why)
        else:
            self._tell("page-forgotten")
        raise ProgramLeft

    async def _agrees(self, question: str) -> bool:
        """Ask a yes-or-no question; any other key counts as no."""
        text = self._say(question)
        with self.app.dialogue.asks():
            self.app.dialogue.say(Line(text, urgency=Urgency.ANSWER, offers=True))
            with self.app.front.display.answers(text, *YES_OR_NO):
                key = await self.app.keyboard.key()
        return key is not None and bool(answer_of(key.name, self.app.dialogue.narrator.texts))
