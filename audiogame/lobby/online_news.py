"""What comes from a server beside the game, told to the people here."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.online.packets import Down
from audiogame.online.reasons import read_failed
from audiogame.online.session import Session
from audiogame.online.session_packets import CommitAsked, Failed, Knocked, Notice, Said

SILENT = 3.0
"""Seconds without a line before that is said."""


class OnlineNews:
    """Tells what has come, and whether the line stands.

    Args:
        app: where it is told.
        session: where it comes from.
    """

    def __init__(self, app: App, session: Session) -> None:
        self._app = app
        self._session = session
        self._lost_at: float | None = None
        self._lost_told = False
        self.knocks: list[Knocked] = []
        """Who waits at the door."""

    @property
    def due(self) -> bool:
        """Whether there is something to be told now."""
        if self._session.news or (self._session.up and self._lost_told):
            return True
        if self._session.up or self._lost_told:
            return False
        return self._lost_at is None or self._app.clock() - self._lost_at >= SILENT

    def tell(self) -> None:
        """Tell what has come since the last time."""
        self._tell_line()
        while self._session.news:
            self._tell_one(self._session.news.popleft())

    def _tell_line(self) -> None:
        now = self._app.clock()
        if self._session.up:
            if self._lost_told:
                self._app.tell("online-line-back", Urgency.NEWS)
            self._lost_at, self._lost_told = None, False
        elif self._lost_at is None:
            self._lost_at = now
        elif not self._lost_told and now - self._lost_at >= SILENT:
            self._lost_told = True
            self._app.tell("online-line-lost", Urgency.NEWS)

    def _tell_one(self, packet: Down) -> None:
        tell = self._app.tell
        match packet:
            case Failed():
                tell("fault", Urgency.NEWS, why=read_failed(packet))
            case Notice(what=what) if what in NOTICES:
                name, other = packet.name[:40], packet.other[:200]
                tell(NOTICES[what], Urgency.NEWS, name=name, other=other)
            case CommitAsked():
                names = tuple(dict.fromkeys(one[:40] for one in packet.blamed))[:8]
                tell("online-luck-again", Urgency.NEWS, names=names, count=len(names))
            case Said():
                tell("online-said", Urgency.NEWS, name=packet.name[:40], text=packet.text[:300])
            case Knocked():
                self.knocks.append(packet)


NOTICES = {
    "came": "online-came",
    "line-lost": "online-their-line-lost",
    "line-back": "online-their-line-back",
    "stands-in": "online-stands-in",
    "back": "online-back",
    "left": "online-left",
    "removed": "online-removed",
    "host": "online-host",
    "taken-over": "online-taken-over",
    "bot-late": "online-bot-late",
    "idle": "online-idle",
}
"""How the notices are told that this program knows; others are of a later one."""
