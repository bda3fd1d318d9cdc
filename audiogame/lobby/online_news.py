"""News from a server beside the game, said to the players here."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from audiogame.console.app import App
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.online.company_packets import ChatHeard, Proposed
from audiogame.online.luck_packets import CommitAsked
from audiogame.online.packets import Down
from audiogame.online.reasons import read_failed
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed, Knocked, Notice, Reached
from audiogame.online.table_packets import PERSON
from audiogame.own_task import ask_task, begin_task
from audiogame.rules.fault import Fault
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.table.news import CompanyNews, NewsQueue

T = TypeVar("T")
CUE = "chat.line"
LATE = 1.0
"""Seconds after which the players here are told that the server has not answered yet."""
AT_ONCE = 10
"""News that are said before a key is answered."""
ASKED = 50
"""Questions of others that wait at most, the newest."""
NO_WORD = "online-no-word"


async def answered(app: App, answer: Awaitable[T], late: bool = True) -> T:
    """Wait for a server's answer, and say so if that takes long; a key that goes back ends it.

    Args:
        late: whether it is said.

    Raises:
        Fault: the player waits no longer.
        ProgramLeft: the program ends.
    """

    async def outcome() -> tuple[T]:
        asked = ask_task(answer)
        try:
            await asyncio.wait((asked,), timeout=LATE)
            if late and not asked.done():
                app.dialogue.tell(NO_WORD, Urgency.NEWS)
            return (await asked,)
        finally:
            asked.cancel()

    found = await app.keyboard.unless_back(outcome())
    if found is None:
        raise Fault("not-awaited")
    return found[0]


class ChatLines:
    """Chat lines, said or only kept in the history.

    Args:
        app: says them.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.quiet = False
        """Whether chat lines are only kept in the history."""
        self.unsaid = ""
        """The text that a player here sent, until it has arrived."""
        self._unheard = 0
        self._missed = 0

    def take(self, said: ChatHeard, own: bool) -> None:
        """Say a chat line, or only keep it in the history.

        Args:
            own: whether a player here wrote it.
        """
        if own and said.text == " ".join(self.unsaid.split()):
            self.unsaid = ""
        words = self._app.dialogue.narrator.say(
            "online-said", name=said.name, text=said.text, own=own
        )
        line = Line(words, (Sounded(CUE),), Urgency.CHATTER, chat=True)
        if said.missed:  # the device was away while the program was closed
            self._missed += 1
            self._app.recall.history.take(line)
        elif self.quiet and not own:
            self._unheard += 1
            self._app.recall.history.take(line)
        else:
            self._app.dialogue.say(line)

    def tell_missed(self) -> None:
        """Say how many chat lines came while this device was away."""
        if self._missed:
            self._app.dialogue.tell("online-chat-missed", Urgency.NEWS, count=self._missed)
        self._missed = 0

    def hush(self) -> None:
        """Toggle whether chat lines are said or only kept in the history."""
        self.quiet = not self.quiet
        count, self._unheard = self._unheard, 0
        self._app.dialogue.tell(
            "online-chat-quiet" if self.quiet else "online-chat-aloud", count=count
        )


SILENT = 3.0
"""Seconds for which the connection is lost before that is said; a sound is heard at once."""
LASTING = 60.0
"""Seconds for which it is lost before the players here are told what a new link is good for."""
AGAIN = 0.05
"""Seconds until a connection lost for nearly so long is looked at again."""
LOST, BACK = "line.lost", "line.back"
WAY_IN = ("way in",)
"""Subject of lines about the address by which people elsewhere come."""
OWN_LINE = ("own line",)
"""Subject of lines about the connection to the server."""


class OnlineNews:
    """Says news from the server, and losses of the connection.

    Args:
        app: says the news.
        session: the source of the news.
        own: has the people blocked on this device.
    """

    def __init__(self, app: App, session: Session, own: OwnDevice) -> None:
        self._app = app
        self._session = session
        self._own = own
        self._lost_at: float | None = None
        self._lost_told = 0
        """How many lines about the loss of the connection were said."""
        self._warned: set[str] = set()
        self._subjects: defaultdict[tuple[str, ...], Subject] = defaultdict(Subject)
        """Validity of notices, by their subject and the names in them."""
        self._ways_told = False
        """Whether the player was told what can be done about a player who does not answer."""
        self._way = session.reached.address if session.reached.far else ""
        """The last way in that the players here know of."""
        self.queue = NewsQueue()
        """Queue of the news, which ends a wait for a key outside of the game."""
        self._later: asyncio.TimerHandle | None = None
        """Timer for a connection that stays lost."""
        self.chat = ChatLines(app)
        self.knocks: list[Knocked] = []
        """People who knock at the door."""
        self.proposed: list[Proposed] = []
        """Proposals for the players here to vote on."""
        self.late_record: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Saves the record of a game that was left before the record arrived."""
        self.choices_due: Callable[[], Mapping[int, int]] = dict
        """Returns the numbers of the choices that the players here owe in their game, by seat."""
        self._working: set[asyncio.Future[None]] = set()
        """Records that are being saved and verified."""

    @contextmanager
    def following(self) -> Iterator[None]:
        """Queue news as they come, in this context."""
        self._session.followers.append(self._look)
        try:
            yield
        finally:
            self._session.followers.remove(self._look)
            self._look_no_later()

    def _look(self) -> None:
        """Queue news; stir the session again when the connection has been lost for long."""
        self.queue.put(CompanyNews())
        self._look_no_later()
        if self._session.answers or not self._losses:
            return
        since = self._app.front.clock() - self._lost_at if self._lost_at is not None else 0.0
        later = asyncio.get_running_loop().call_later
        self._later = later(max(self._losses[0][0] - since, AGAIN), self._session.stir)

    def _look_no_later(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    @property
    def due(self) -> bool:
        """Whether there is news to be said now."""
        if self._session.news or (self._session.answers and self._lost_at is not None):
            return True
        if self._session.answers or not self._losses:
            return False
        return self._lost_at is None or self._loss_due

    @property
    def _losses(self) -> tuple[tuple[float, str], ...]:
        """The lines about a lost connection that were not said yet, after how many seconds each.

        A server on this machine has no other link.  Players who look elsewhere are told nothing.
        """
        if self._app.scene.elsewhere:
            return ()
        lines = (SILENT, "online-line-lost"), (LASTING, "online-line-lost-long")
        return lines[self._lost_told : 1 if self._session.way_back.here else None]

    @property
    def _loss_due(self) -> bool:
        since = self._app.front.clock() - self._lost_at if self._lost_at is not None else 0.0
        return bool(self._losses) and since >= self._losses[0][0]

    def tell(self) -> None:
        """Say the news since the last time."""
        self.queue.take(CompanyNews)
        self.tell_line()
        for _ in range(AT_ONCE):
            if not self._session.news:
                break
            self._tell_one(self._together(self._session.news.popleft()))
        else:  # keys first
            asyncio.get_running_loop().call_soon(self._session.stir)
        self.keep_late_record()
        self.chat.tell_missed()
        self._warn()

    def keep_late_record(self) -> None:
        """Save the record of the game that was left, if it has arrived since."""
        if self.late_record is not None and self._session.record is not None:
            keep, self.late_record = self.late_record, None
            self.work(keep())

    def work(self, keeps: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Save and verify a record, beside whatever the players here do meanwhile."""
        task = begin_task(keeps)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return asyncio.shield(task)

    def tell_line(self) -> None:
        """Play a sound when the connection is lost or back, and say so if that lasts.

        It is back once the table has answered, too.  A table that was closed needs none.
        """
        if self._session.closed:
            return
        now = self._app.front.clock()
        if self._session.answers:
            if self._lost_at is not None:
                words = (
                    self._app.dialogue.narrator.say("online-line-back") if self._lost_told else ""
                )
                self._say(words, BACK, self._subjects[OWN_LINE].change())
            self._lost_at, self._lost_told = None, 0
        elif self._lost_at is None:
            self._lost_at = now
            self._say("", LOST)
        elif self._loss_due:
            self._tell_lost(self._losses[0][1])

    def _tell_lost(self, message: str) -> None:
        self._lost_told += 1
        validity = self._subjects[OWN_LINE].change()
        self._app.dialogue.tell(message, Urgency.NEWS, validity, seat=self._session.seat_kept)

    def turn(self) -> None:
        """Handle that the players here look elsewhere, or back: a loss counts from then."""
        if self._lost_at is not None and not self._lost_told:
            self._lost_at = self._app.front.clock()

    def know_lost(self) -> None:
        """Record that a player here was told, as an answer, that the connection is lost."""
        self.tell_line()
        if not self._session.answers:
            self._lost_told = max(self._lost_told, 1)

    def tell_late(self) -> None:
        """Say why an answer is late, unless that was said: the connection is lost, or the server
        has not answered."""
        if self._session.answers:
            self._app.dialogue.tell(NO_WORD, Urgency.NEWS)
        elif not self._lost_told:
            self.tell_line()  # which says it, where that is due
            if not self._lost_told:
                self._tell_lost("online-line-lost")

    def _say(self, text: str, cue: str, validity: Validity | None = None) -> None:
        self._app.dialogue.say(Line(text, (Sounded(cue),), Urgency.NEWS, validity=validity))

    def _together(self, packet: Down) -> Down:
        """Return one notice for all who have come one right after the other."""
        news = self._session.news
        while isinstance(packet, Notice) and packet.what == "came" and news:
            after = news[0]
            if not isinstance(after, Notice) or after.what != "came":
                break
            names = (*(packet.names or (packet.name,)), *(after.names or (after.name,)))
            packet = replace(packet, seat=-1, names=names)
            news.popleft()
        return packet

    def _tell_one(self, packet: Down) -> None:
        tell = self._app.dialogue.tell
        match packet:
            case Failed():
                tell("fault", Urgency.NEWS, why=read_failed(packet))
            case Notice(what="knock-gone", other=gone):
                self.knocks = [one for one in self.knocks if str(one.number) != gone]
                tell("online-knock-gone", Urgency.NEWS, **self._about(packet))
            case Notice(what="idle"):
                pass  # called already: see `PlayerCalls`
            case Notice(what=what) if what in NOTICES:
                own = self._session.place.is_about(packet, self._session.person)
                if what == "host" and not own:
                    self.knocks.clear()  # another one answers them
                if what in DECIDED:
                    self.proposed.clear()
                tell(NOTICES[what], Urgency.NEWS, self._validity(packet), **self._about(packet))
            case CommitAsked():
                names = tuple(dict.fromkeys(packet.blamed))
                tell("online-luck-again", Urgency.NEWS, names=names, count=len(names))
            case Reached():
                self._tell_way(packet)
            case ChatHeard():
                if not self.blocked(packet.person):
                    self.chat.take(packet, packet.person == self.person)
            case Knocked():
                self.knocks = [*self.knocks, packet][-ASKED:]
            case Proposed():
                self.proposed = [*self.proposed, packet][-ASKED:]

    def _tell_way(self, reached: Reached) -> None:
        """Say a new way in: to the host who can come, to others that it has changed."""
        room = self._session.room
        hosts = room is not None and room.host in room.yours
        far = reached.address if reached.far else ""
        before, self._way = self._way, far or self._way
        validity = self._subjects[WAY_IN].change()
        if far and before not in ("", far):
            self._tell_other_way(validity)
        elif far and hosts:
            self._app.dialogue.tell("online-way-open", Urgency.NEWS, validity)
        elif reached.why and hosts:
            why = read_failed(Failed(reached.why))
            self._app.dialogue.tell("online-way-lost", Urgency.NEWS, validity, why=why)

    def _tell_other_way(self, validity: Validity) -> None:
        """Say that the way in has changed; the host, who alone has it, hears the new link.

        It is copied at a key of the host's alone: a server may send any address.
        """
        link, lost = self._session.table_link, self._lost_lines
        told: Mapping[str, Any] = {"hosts": False}
        if link is not None:
            told = {"hosts": True, "address": link.heard_address, "words": link.words}
        self._app.dialogue.tell(
            "online-way-changed", Urgency.NEWS, validity, names=lost, count=len(lost), **told
        )

    @property
    def _lost_lines(self) -> tuple[str, ...]:
        """The names of the players elsewhere who are not there to be told something."""
        room = self._session.room
        chairs = enumerate(room.chairs) if room is not None else ()
        mine = room.yours if room is not None else ()
        away = (one for seat, one in chairs if seat not in mine and not one.here)
        return tuple(one.name for one in away if one.kind == PERSON)

    def _validity(self, notice: Notice) -> Validity | None:
        """Return the validity of a notice: until another one of the same subject."""
        subject = SUBJECTS.get(notice.what)
        if subject is None:
            return None
        of_whom = () if subject == "table" else notice.names or (notice.name,)
        return self._subjects[(subject, *of_whom)].change()

    def _about(self, notice: Notice) -> Mapping[str, Any]:
        """Return the arguments of a notice's message."""
        names = notice.names or ((notice.name,) if notice.name else ())
        room = self._session.room
        bots = room is not None and room.grace > 0  # else the table waits for everybody
        first = notice.what == "waits-long" and bots and not self._ways_told
        self._ways_told = self._ways_told or first
        return {
            "name": notice.name,
            "names": names,
            "count": len(names),
            "other": notice.other,
            "own": self._session.place.is_about(notice, self._session.person),
            "first": first,
        }

    @property
    def person(self) -> str:
        """The id by which others at the table know the players here; the session's if at none."""
        room = self._session.room
        mine = [room.chairs[seat].person for seat in room.yours] if room is not None else []
        return mine[0] if mine else self._session.person

    def _warn(self) -> None:
        """Warn the players here alone that a person they have blocked is at the table."""
        room = self._session.room
        if room is None:
            return
        there = [(one.person, one.name) for one in room.chairs if one.kind == PERSON]
        there += zip(room.visitors, room.guests, strict=False)
        there += zip(room.waiters, room.waiting, strict=False)
        for person, name in there:
            if person and person not in self._warned and self.blocked(person):
                self._warned.add(person)
                self._app.dialogue.tell("online-blocked-here", Urgency.NEWS, name=name[:40])

    def blocked(self, person: str) -> bool:
        """Return whether the players here have blocked a person."""
        return self._own.now.blocks(self._session.key, person)

    def know(self, persons: tuple[str, ...]) -> None:
        """Suppress warnings of people that the players here were warned of before they sat down."""
        self._warned |= {*persons}


NOTICES = {
    "came": "online-came",
    "waits": "online-waits",
    "line-lost": "online-their-line-lost",
    "line-back": "online-their-line-back",
    "stands-in": "online-stands-in",
    "back": "online-back",
    "bot-plays": "online-bot-plays",
    "gave-up": "online-gave-up",
    "left": "online-left",
    "removed": "online-removed",
    "luck-waits": "online-luck-waits",
    "luck-lost": "online-luck-lost",
    "host": "online-host",
    "taken-over": "online-taken-over",
    "bot-late": "online-bot-late",
    "waits-long": "online-waits-long",
    "muted": "online-muted",
    "unmuted": "online-unmuted",
    "paused": "online-paused",
    "goes-on": "online-goes-on",
    "proposed": "online-proposed",
    "not-agreed": "online-not-agreed",
    "grace": "online-grace-now",
    "closed": "online-closed",
}
"""Message ids of the notices that this program knows; others belong to a later version."""
DECIDED = ("not-agreed", "paused", "grace", "stands-in")
"""Notices after which no vote is open: one that was not asked yet is not asked any more."""
SUBJECTS = {
    **dict.fromkeys(("line-lost", "line-back", "stands-in", "back", "bot-plays"), "presence"),
    "waits-long": "presence",
    **dict.fromkeys(("paused", "goes-on"), "table"),
    **dict.fromkeys(("muted", "unmuted"), "voice in chat"),
}
"""Subjects of the notices that change: the latest of a subject is the valid one."""
