"""The waiting room of a table at a server: people there, the link, the door, the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.evening import wins_in_words
from audiogame.console.home_server import HomeServer
from audiogame.console.key_source import Key
from audiogame.console.spelling import speakable
from audiogame.keys.commands import Mode
from audiogame.lobby.door import LASTS, Door, has_responded, was_sent
from audiogame.lobby.far_company import FarCompany
from audiogame.lobby.far_game import play_far
from audiogame.lobby.online_news import OnlineNews, answered
from audiogame.lobby.online_table import plan_table, unusual_options
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import game_title
from audiogame.online.company_packets import Patience
from audiogame.online.device import OTHERS, KeptSeat
from audiogame.online.packets import Seated, Sit
from audiogame.online.session import Session
from audiogame.online.session_packets import Done
from audiogame.online.table_packets import OPEN, PERSON, ChangeTable, OpenTable, Room
from audiogame.online.versions import check_rules
from audiogame.play.game_loop import Departure
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.move_list import EMPTY, Player
from audiogame.table.news import CompanyNews

LEAVE = ("escape", "backspace", "z")
ANY_BOT = Player("", "bot")
"""A bot of default strength, which the server names."""
CHANGES = ("people", "bots", "free", "host", "waiting")
"""The facts of the table that are said when they change."""
READS = frozenset(
    (
        *("older", "newer", "oldest", "newest", "next-category", "previous-category"),
        *("repeat", "copy", "save-history", "silence", "read-on", "verbosity", "speech", "leave"),
        *("calls", "mark-odd"),
    )
)
"""The common commands that work here; keys without a use get the list of keys."""


class WaitingRoom:
    """The time before a game, and between two.

    Args:
        app: keys and outputs.
        session: at a table.
        own: this device's saved identity.
        lasts: seconds until a new link to the table expires, 0 for never.
        closes: asked when the players here leave, where the table may close with them; returns
            whether it does, and then a game in progress keeps their seat and the host.
        home: keeps the table on this machine; None where it stands elsewhere.
    """

    def __init__(
        self,
        app: App,
        session: Session,
        own: OwnDevice,
        lasts: int = LASTS[0],
        closes: Callable[[], Awaitable[bool]] | None = None,
        home: HomeServer | None = None,
    ) -> None:
        self._app = app
        self._closes = closes
        self._session = session
        self._news = OnlineNews(app, session, own)
        self._door = Door(app, session, self._news, lasts, home)
        self._company = FarCompany(app, session, self._news, own, self._door)
        self._own = own
        self._told: Mapping[str, Any] | None = None
        """The facts of the table that were said last."""
        self._advice_told = False
        """Whether the player was told that the host wants no advice."""
        self._starts = False
        """Whether the next game was requested here, and nothing else has arrived since."""
        self._waits = False
        """Whether a game that begins now was awaited here; any other is resumed."""

    async def stay(self) -> None:
        """Wait, and play, until the players here leave.

        Raises:
            ProgramLeft: the program ends.
        """
        before, self._app.scene.company = self._app.scene.company, self._company
        self._app.dialogue.outputs.screen.follow_focus(True)
        if self._session.patience > 1:
            await self._door.send(Patience(self._session.patience))
        if self._app.scene.elsewhere:  # since they knocked, or waited for others
            self._company.turn(elsewhere=True)
        try:
            with self._news.following():
                await self._stay()
        finally:
            self._app.scene.company = before
            self._app.dialogue.outputs.screen.follow_focus(False)
            self._app.calls.end()

    def know(self, persons: tuple[str, ...]) -> None:
        """Suppress warnings of people that the players here were warned of before they sat down."""
        self._news.know(persons)

    async def _stay(self) -> None:
        while True:
            with ExitStack() as buttons:  # others in a game
                seated = await self._wait(buttons)
            if seated is None:
                return
            self._tell_advice()
            departure = await play_far(self._app, self._session, self._news, seated)
            if departure is Departure.LEFT:
                await self._leave()
                return
            await self._app.calls.ask(self._app.keyboard.confirm)
            if self._session.room is None:
                return  # the reason was said
            self._told = None
            self._waits = self._session.room.over or not self._session.room.begun
            again = departure is not Departure.ROTATED  # else the host may change the game first
            if again and self._door.kept_here and not _missing(self._session.room):
                await self._start()

    @property
    def _shown(self) -> tuple[Answer, ...]:
        """The buttons for players without a keyboard, in an order that never changes."""
        room = self._session.room
        free = room is not None and room.yours and any(one.kind == OPEN for one in room.chairs)
        return (*SHOWN, *(Answer(key, "room-bot") for key in (*self._bot_keys,)[: bool(free)]))

    async def _wait(self, buttons: ExitStack) -> Seated | None:
        """Wait for the next game; return None once the players here are at no table.

        Args:
            buttons: the scope of those that are shown meanwhile.
        """
        shown: tuple[Answer, ...] = ()
        session = self._session
        while session.room is not None or not (session.up or session.ended or session.closed):
            self._company.news.take(CompanyNews)
            self._keep_seat()
            if self._cannot_play():
                return None
            self._tell_begun()
            if shown != self._shown:
                shown, before = self._shown, buttons.pop_all()
                buttons.enter_context(self._app.front.display.answers("", *shown))
                before.close()  # late: a button that has the focus keeps it
            seated = self._session.begun()
            if seated is not None:
                self._starts = False
                return seated
            self._starts = self._starts and self._session.up and not self._session.news
            # First who has come, then what follows; while a game begins, who is awaited.
            hears = self._told is not None or self._starts or not self._waits
            if hears:
                await self._company.hear()
            self._tell_room()
            if self._told is not None and not hears:
                continue
            key = await self._app.keyboard.key(news=self._company.news)
            if key is not None and await self._press(key):
                return None
        self._news.tell()
        return None

    def _tell_begun(self) -> None:
        """Announce once that the game begins, when the server says so."""
        room = self._session.room
        if room is None:
            return
        begun = room.begun and not room.over
        if begun and self._waits:
            self._app.dialogue.tell("online-starting", Urgency.NEWS)
        self._waits = not begun

    def _tell_room(self) -> None:
        """Say the state of the table, when it has changed."""
        room = self._session.room
        if room is not None and room.begun and not room.over and self._sits_later(room):
            self._tell_later(room)
            return
        if room is None or (room.begun and not room.over) or (self._starts and self._told is None):
            return  # the news of the game comes at once
        told = self._stands(room)
        before, self._told = self._told, told
        changed = before is not None and before.get("played") != told["played"]
        if changed:
            self._app.dialogue.tell("online-room-changed", Urgency.NEWS)
        if before is None or changed:
            self._app.dialogue.tell("online-room", **told)
            if told["waiting"]:
                self._app.dialogue.tell("online-room-waits", **told)
            self._tell_options(room)
            self._tell_advice()
        elif told != before:
            self._tell_bots(before["bot_names"], told["bot_names"])
            guests = tuple(name for name in told["guests"] if name not in before["guests"])
            if guests:
                self._app.dialogue.tell("online-room-listens", guests=guests, listeners=len(guests))
            if any(told[part] != before[part] for part in CHANGES):
                self._app.dialogue.tell("online-room-now", **told)
            self._tell_advice()

    def _sits_later(self, room: Room) -> bool:
        """Return whether the players here wait for the next game."""
        return self._session.person in room.waiters

    def _tell_later(self, room: Room) -> None:
        """Say once, while others play, that the players here sit down in the next game."""
        people = tuple(one.name for one in room.chairs if one.kind == PERSON)
        told: Mapping[str, Any] = {
            "people": people,
            "count": len(people),
            "game": game_title(room.game[:40], self._app.dialogue.language),
        }
        if self._told != told:
            self._told = told
            self._app.dialogue.tell("online-room-late", **told)

    def _tell_bots(self, before: tuple[str, ...], now: tuple[str, ...]) -> None:
        """Announce bots that have been added or removed."""
        for names, come in ((before, False), (now, True)):
            others = now if names is before else before
            names = tuple(name for name in names if name not in others)
            if names:
                count = len(names)
                self._app.dialogue.tell(
                    "online-room-bots", Urgency.NEWS, names=names, count=count, come=come
                )

    def _stands(self, room: Room) -> Mapping[str, Any]:
        """Return the facts of the table as it is now."""
        listening = self._company.guests
        bots = tuple(one.name[:40] for one in room.chairs if one.kind not in (OPEN, PERSON))
        return {
            "game": game_title(room.game[:40], self._app.dialogue.language),
            "people": tuple(one.name for one in room.chairs if one.kind == PERSON),
            "bots": len(bots),
            "bot_names": bots,
            "begins": self._begins(room),
            "missing": _missing(room),
            "free": sum(1 for one in room.chairs if one.kind == OPEN),
            "host": self._door.kept_here,
            "guests": listening,
            "listeners": len(listening),
            "listening": "late" if self._sits_later(room) else not room.yours,
            "waiting": room.waiting,
            "waiters": len(room.waiting),
            "played": (room.game, room.options),
        }

    def _begins(self, room: Room) -> str:
        """Return the words for how to start the game, or how many players it lacks.

        Only the host can act on them.
        """
        return self._app.dialogue.narrator.say(
            "online-room-begins",
            game=game_title(room.game[:40], self._app.dialogue.language),
            missing=_missing(room),
            free=sum(1 for one in room.chairs if one.kind == OPEN),
            host=self._door.kept_here,
            key=self._bot_key,
        )

    @property
    def _bot_key(self) -> str | None:
        """The spoken key that adds a bot; None if this player has none."""
        return next((speakable(self._app.dialogue.narrator, key) for key in self._bot_keys), None)

    @property
    def _bot_keys(self) -> Iterator[str]:
        """The player's own keys that add a bot, except those with another meaning here."""
        keeps = (*_KEYS, *LEAVE, *self._app.speaker.reader.keeps)
        keys = self._app.profile.keymap.keys("add-bot", Mode.LOBBY)
        return (key for key in keys if key.lower() not in keeps)

    def _tell_options(self, room: Room) -> None:
        """Say the table's options that are not the default ones, as the host chose them."""
        try:
            options = unusual_options(self._app.dialogue, find_game(room.game), room.options)
        except Fault:  # a server may have options that this program does not know
            return
        if options:
            self._app.dialogue.tell("online-room-options", Urgency.NEWS, options=" ".join(options))

    def _tell_advice(self) -> None:
        """Say, once, that the host wants no advice; other programs cannot be checked for it."""
        room = self._session.room
        if room is not None and not room.advice and not self._advice_told:
            self._advice_told = True
            self._app.dialogue.tell("online-no-advice", Urgency.NEWS, host=self._door.kept_here)

    async def _press(self, key: Key) -> bool:
        """Handle a key; return whether the players here have left."""
        name = key.name.lower()
        if name in LEAVE:
            if await self._app.keyboard.confirm("online-leave"):
                await self._leave()
                return True
            self._app.dialogue.tell("staying")
            await self._who()
            return False
        wanted = _KEYS.get(name)
        command = self._app.profile.keymap.command(key.name, Mode.MENU)
        bots = self._app.profile.keymap.command(key.name, Mode.LOBBY)
        if wanted is not None:
            await wanted(self)
        elif bots is not None and bots.name in ("add-bot", "remove-bot"):
            await self._change_bots(more=bots.name == "add-bot")
        elif command is not None and command.name in READS:
            await self._app.keyboard.press_common(key, Mode.MENU)
        else:
            self._tell_keys()
        return False

    def _tell_keys(self) -> None:
        room = self._session.room
        if room is not None:
            free = any(one.kind == OPEN for one in room.chairs)
            key = self._bot_key if free and room.yours else None
            self._app.dialogue.tell("online-room-keys", **self._stands(room), key=key)

    async def _start(self) -> None:
        room = self._session.room
        if room is None or (room.begun and not room.over):
            return
        if not self._door.kept_here or _missing(room):
            self._app.dialogue.tell("online-room-next", begins=self._begins(room))
            return
        self._starts = await was_sent(self._app.dialogue, self._session.start())
        if self._starts:
            await self._wait_for_server(room)

    async def _change_game(self) -> None:
        """Ask the host for another game, options or chairs; the link stays valid."""
        room = self._session.room
        if room is None or not self._door.kept_here:
            self._app.dialogue.tell("fault", why=Reason("host-only"))
            return
        if room.begun and not room.over:
            self._app.dialogue.tell("online-game-on")
            return
        people = tuple(one.name for one in room.chairs if one.kind == PERSON)
        await plan_table(self._app, (*people, *room.waiting), self._propose_change, room)
        self._told = None

    async def _propose_change(self, wanted: OpenTable) -> tuple[str, ...] | None:
        """Change the table; return the names of the people there, if that is refused."""
        change = ChangeTable(
            wanted.game,
            wanted.version,
            wanted.options,
            tuple(one for one in wanted.chairs if one.kind != PERSON),
            wanted.advice,
        )
        try:
            await answered(self._app, self._session.ask(change, Done))
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
            return tuple(one.name for one in wanted.chairs if one.kind == PERSON)
        return None

    async def _tell_wins(self) -> None:
        """Say the games won tonight at this table."""
        narrator, won = self._app.dialogue.narrator, self._company.won
        if not won:
            self._app.dialogue.tell("evening-none")
            return
        room = self._session.room
        names = [room.chairs[seat].name for seat in room.yours] if room is not None else []
        own = names[0] if len(names) == 1 else None
        words = wins_in_words(narrator, won, own)
        self._app.dialogue.say(Line(words, urgency=Urgency.ANSWER))

    async def _change_bots(self, more: bool) -> None:
        """Seat a bot in the first free chair, or remove the last one; others ask the host."""
        room = self._session.room
        if room is None:
            return
        kinds = [one.kind for one in room.chairs]
        bots = [seat for seat, kind in enumerate(kinds) if kind not in (OPEN, PERSON)]
        seats = [seat for seat, kind in enumerate(kinds) if kind == OPEN] if more else bots[::-1]
        if not self._door.kept_here and not (more and room.yours):  # who sits here may ask the host
            self._app.dialogue.tell("fault", why=Reason("host-only"))
        elif not seats:
            self._app.dialogue.tell(
                "online-room-full" if more else "online-no-bots", bots=len(bots)
            )
        elif await self._door.send(Sit(seats[0], ANY_BOT if more else EMPTY)):
            await self._wait_for_server(room)

    async def _wait_for_server(self, before: Room) -> None:
        """Wait a moment for the server's response, said as news; say so if none arrives."""
        if not await has_responded(self._session, before):
            self._news.tell_late()

    def tell_link(self) -> None:
        """Copy the link of the table, and say it."""
        self._door.tell_link()

    async def _tell_link(self) -> None:
        self.tell_link()

    async def _who(self) -> None:
        self._told, self._starts = None, False
        room = self._session.room
        if room is not None and room.begun and not room.over:
            self._app.dialogue.tell("online-starting")

    async def _open_company(self) -> None:
        await self._company.open_menu()
        self._company.overhear()  # who was removed, before who is here
        self._told = None

    async def _hush(self) -> None:
        self._company.hush()

    def _keep_seat(self) -> None:
        """Save the seat, so that the players here can return to it without the link."""
        room = self._session.room
        if room is None or not room.yours:
            return
        link = replace(self._session.way_back, table=room.table, key="")
        others = tuple(
            one.name
            for seat, one in enumerate(room.chairs)
            if one.kind == PERSON and seat not in room.yours
        )[:OTHERS]
        kept = KeptSeat(self._session.server, link, room.game, self._session.key, others)
        self._own.keep_soon(self._own.now.sat(kept))

    def _cannot_play(self) -> bool:
        """Say why the table's game cannot be played on this device, if so; return whether it is so.

        The seat is kept.
        """
        room = self._session.room
        try:
            if room is not None:
                game = find_game(room.game)
                check_rules(game, game.version, room.version)
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
            return True
        return False

    async def _leave(self) -> None:
        room = self._session.room
        self._app.unheard.leave()
        if room is None:
            return
        closed = self._closes is not None and await self._closes()
        going = room.begun and not room.over
        # A table that closes says so itself: nobody is its host before.
        left = closed or await was_sent(self._app.dialogue, self._session.leave())
        if left and not going:  # else the server keeps the seat
            await self._own.give_up(self._session.key, room.table)


SHOWN = (
    *(Answer(key, f"room-{name}") for key, name in (("enter", "start"), ("l", "link"))),
    *(Answer(key, f"room-{name}") for key, name in (("n", "renew"), ("g", "game"))),
    Answer("t", "room-who"),
    *(Answer(key, f"room-{name}") for key, name in (("p", "people"), ("c", "talk"))),
    *(Answer(key, f"room-{name}") for key, name in (("m", "hush"), ("z", "leave"))),
)
"""The buttons that are the same for all players."""


def _missing(room: Room) -> int:
    """Return how many more have to sit down before the game can begin."""
    taken = sum(1 for one in room.chairs if one.kind != OPEN) + len(room.waiting)
    try:
        seats = find_game(room.game).together
    except Fault:  # no game of that name here, which the next look at the table says
        return 0
    return 0 if taken in seats else min((one - taken for one in seats if one > taken), default=0)


_KEYS: Mapping[str, Callable[[WaitingRoom], Awaitable[object]]] = {
    "enter": WaitingRoom._start,
    "l": WaitingRoom._tell_link,
    "n": lambda room: room._door.renew(),
    "g": WaitingRoom._change_game,
    "w": WaitingRoom._tell_wins,
    "t": WaitingRoom._who,
    "p": WaitingRoom._open_company,
    **dict.fromkeys(("c", "alt-c"), lambda room: room._company.talk()),
    "m": WaitingRoom._hush,
}
