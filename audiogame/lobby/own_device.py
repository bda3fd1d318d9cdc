"""The saved identity of this device for online play: secrets, names, seats and blocks."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.narration.narrator import Urgency
from audiogame.online.device import (
    FILE,
    Device,
    cannot_keep,
    keep_device,
    this_device,
    write_device,
)
from audiogame.online.link import TableLink
from audiogame.online.luck_book import LuckBook
from audiogame.online.session import Session


def arrive(dialogue: Dialogue, own: OwnDevice, session: Session, link: TableLink) -> None:
    """Remember the server of a session that has begun; say if it has the name of another.

    Args:
        dialogue: says so.
        own: this device's saved identity.
        session: at the server.
        link: by which it was reached.

    Raises:
        Fault: the file cannot be written.
    """
    if own.now.namesake(session.key, session.server):
        dialogue.tell("online-namesake", Urgency.NEWS, name=session.server[:80])
    own.keep(own.now.been_to(session.key, session.server, link))


class OwnDevice:
    """The identity of this device, saved whenever it changes.

    Args:
        app: has the program's folder, and says what cannot be written.
        device: the identity as saved there.
        luck: this device's saved shares in the luck of games.
    """

    def __init__(self, app: App, device: Device, luck: LuckBook) -> None:
        self._app = app
        self._data = app.data.folder
        self._saved = device
        self.now = device
        self.luck = luck

    @classmethod
    async def read(cls, app: App) -> OwnDevice:
        """Load the identity and the luck; say what is wrong with either.

        Raises:
            Fault: the file cannot be read, or is damaged, or cannot be written.
        """
        device = await app.front.offload(lambda: this_device(app.data.folder))
        try:
            app.data.check_untold()
        except OSError as fault:
            app.dialogue.tell("fault", Urgency.NEWS, why=cannot_keep(app.data.folder, fault))
        luck = LuckBook(app.data.folder, app.front.offload, app.data.check_untold)
        for wrong in await luck.read():
            app.dialogue.tell("fault", Urgency.NEWS, why=wrong)
        return cls(app, device, luck)

    def keep(self, device: Device) -> None:
        """Save a changed identity.

        Raises:
            Fault: the file cannot be written.
        """
        keep_device(self._data, device, self._saved)
        self.now = self._saved = device

    def become(self, device: Device) -> None:
        """Change to another secret, which no server learns before it is saved.

        Raises:
            Fault: the file cannot be written; nothing has changed.
        """
        keep_device(self._data, device, self._saved)
        try:
            self._app.data.check_kept()
        except OSError as fault:
            keep_device(self._data, self.now, device)
            raise cannot_keep(self._data, fault) from fault
        self.now = self._saved = device

    def keep_soon(self, device: Device) -> None:
        """Queue a changed identity for saving, after what is being said."""
        if device == self.now:
            return
        self.now = device
        self._app.data.unsaved.put(
            self._data / FILE,
            self._write,
            self._not_kept,
        )

    def _not_kept(self, fault: OSError) -> None:
        if not self._app.data.told_unkept:
            why = cannot_keep(self._data, fault)
            self._app.dialogue.tell("fault", Urgency.NEWS, why=why)

    def _write(self) -> None:
        now = self.now
        write_device(self._data, now, self._saved)
        self._saved = now

    async def give_up(self, key: str, table: str) -> None:
        """Delete a seat that no longer waits, and what is known of the luck there.

        Args:
            key: of the server, in hexadecimal digits.
            table: its name there.
        """
        self.keep_soon(self.now.rose(key, table))
        for wrong in await self.luck.forget(key, table):
            self._app.dialogue.tell("fault", Urgency.NEWS, why=wrong)
