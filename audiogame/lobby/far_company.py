"""Remote people at a table: chat, votes, pauses, and actions on each of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.lobby.door import Door, link_was_renewed
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.own_device import OwnDevice
from audiogame.online.company_packets import (
    ELSEWHERE,
    CastVote,
    ChatSent,
    GoOn,
    HandOn,
    Mute,
    Patience,
    Propose,
)
from audiogame.online.session import Session
from audiogame.online.session_packets import Remove
from audiogame.online.table_packets import PERSON, Chair, Room
from audiogame.rules.fault import Fault
from audiogame.rules.lengths import LONGEST_LINE
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, replace
from audiogame.table.news import NewsQueue

PATIENCES = (1, 2, 4, 10)
"""Factors by which time limits can be extended for the players here."""
LONGER = {15: 60, 60: 300, 300: 1800}
"""Next longer grace time in seconds, by the present one; after any other one it is never."""


class Neighbour(Value):
    """The people at another device; `seat` is None for one who only listens."""

    name: str
    """All their names; `first` is one of them."""
    first: str
    person: str
    seat: Seat | None
    muted: bool


class FarCompany:
    """All other people at a table, while the players here are there.

    Args:
        app: keys and outputs.
        session: at the table.
        news: says what arrives.
        own: this device's saved identity and blocks.
        door: the table's door.
    """

    def __init__(
        self, app: App, session: Session, news: OnlineNews, own: OwnDevice, door: Door
    ) -> None:
        self._app = app
        self._session = session
        self._news = news
        self._own = own
        self._door = door
        self._asked_before: Mapping[Seat, int] = {}
        """The own choice that the last question of others has come before."""

    @property
    def news(self) -> NewsQueue:
        """Queue of the news from the server, which ends a wait for a key in a menu."""
        return self._news.queue

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the other listeners, who do not play."""
        room = self._session.room
        if room is None:
            return ()
        pairs = zip(room.guests, room.visitors, strict=False)
        return tuple(name for name, person in pairs if person != self._session.person)

    @property
    def won(self) -> tuple[tuple[str, int], ...]:
        """The players who have won games tonight, with their number, as the server has counted."""
        room = self._session.room
        return tuple((name[:40], count) for name, count in room.won) if room is not None else ()

    def absence(self, seats: Collection[Seat]) -> str:
        """Return who has lost the connection or looks elsewhere, and when a bot takes over, and who
        does not answer; empty for nobody.

        Args:
            seats: those that no bot plays for.
        """
        room = self._session.room
        if room is None or not self._session.up:
            return ""
        chairs = [one for seat, one in enumerate(room.chairs) if seat in seats]
        say, grace = self._app.dialogue.narrator.say, 0 if room.paused else room.grace
        told = []
        people = [one for one in chairs if one.kind == PERSON]
        if lost := tuple(one.name for one in people if not (one.here or one.away)):
            told.append(say("online-absence", names=lost, count=len(lost), seconds=grace))
        if away := tuple(one.name for one in people if one.away):
            wait = max(grace, ELSEWHERE) if grace else 0
            told.append(say("online-elsewhere", names=away, count=len(away), seconds=wait))
        seats = {*seats} - {*room.yours}
        for seat, one in enumerate(room.chairs):
            if seat in seats and one.here and one.late and not one.away:
                told.append(say("online-waits-long", name=one.name, first=False))
        return " ".join(told)

    def pressed(self) -> None:
        """Tell the table that the players here are there, if they have a seat."""
        if self._session.room is not None and self._session.room.yours:
            self._session.keys.pressed()

    def turn(self, elsewhere: bool) -> None:
        """Tell the table that the players here look elsewhere, or back."""
        self._news.turn()
        self._session.turn(elsewhere)
        self._session.stir()

    # Chat.

    async def talk(self) -> None:
        """Ask a player here for a chat message and send it to everyone."""
        chat = self._news.chat
        prompt = self._app.dialogue.narrator.say(
            "online-talk", unsaid=chat.unsaid, again=bool(chat.unsaid)
        )
        text = await enter_text(self._app, prompt, LONGEST_LINE)
        if text == "":
            text = chat.unsaid
        if not text:
            self._app.dialogue.tell("staying")
            return
        chat.unsaid = text
        if await self._door.send(ChatSent(text)):
            self._app.soundscape.play("ui.select")

    def hush(self) -> None:
        """Toggle whether chat messages are said or only kept in the history."""
        self._news.chat.hush()

    # News.

    def overhear(self) -> bool:
        """Say the news that has arrived, while a key is awaited; return whether there was any."""
        due = self._news.due
        self._news.tell()
        return due

    async def hear(self) -> None:
        """Say the news that has arrived and answer the table's requests."""
        self._news.tell()
        if await self._answer():
            self._app.scene.remind_here()

    @property
    def paused(self) -> bool:
        """Whether the table is paused, so that no player here is asked."""
        room = self._session.room
        return room is not None and room.paused and bool(room.yours)

    async def go_on(self) -> None:
        """Resume a paused table."""
        await self._door.send(GoOn())

    async def _answer(self) -> bool:
        """Ask the players here about people who knock, and about votes.

        Return whether anything was asked, so that the game's question has to be repeated.
        """
        await self._refuse_blocked()
        if not self._may_ask():
            return False
        asked = bool(self._news.proposed)
        await self._vote()
        if asked and not self._may_ask():
            return True
        return await self._door.answer(self._may_ask, self._has_asked) or asked

    def _may_ask(self) -> bool:
        """Return whether others may ask something now: once before each own choice."""
        due = self._news.choices_due()
        return not due or due != self._asked_before

    def may_ask(self, seat: Seat) -> bool:
        """Return whether the person in a seat may ask the players here something now.

        Blocked people may not, and nobody twice before an own choice; if so, it counts as asked.
        """
        room = self._session.room
        there = room is not None and 0 <= seat < len(room.chairs)
        blocked = there and room is not None and self._news.blocked(room.chairs[seat].person)
        if blocked or not self._may_ask():
            return False
        self._has_asked()
        return True

    def _has_asked(self) -> None:
        self._asked_before = {**self._news.choices_due()}

    async def _refuse_blocked(self) -> None:
        """Answer No, unasked, to whatever blocked people ask."""
        for asked in [*self._news.proposed]:
            if self._is_blocked(asked.name):
                self._news.proposed.remove(asked)
                await self._door.send(CastVote(asked.vote, False))
        await self._door.refuse_blocked()

    def _is_blocked(self, name: str) -> bool:
        room = self._session.room
        chairs = room.chairs if room is not None else ()
        return any(one.name == name and self._news.blocked(one.person) for one in chairs)

    async def _vote(self) -> None:
        """Ask the players here to vote on the proposals."""
        while self._news.proposed and self._may_ask():
            asked = self._news.proposed.pop(0)
            self._has_asked()
            yes = await self._app.keyboard.confirm(
                "online-vote",
                asked.silence,
                unasked=True,
                what=asked.what,
                name=asked.name,
                about=self._about_whom(asked.about),
                seconds=asked.seconds,
            )
            await self._door.send(CastVote(asked.vote, yes))

    def _about_whom(self, name: str) -> str:
        """Return the names of all people at a player's device: bots would play for all of them."""
        room = self._session.room
        chairs = room.chairs if room is not None else ()
        chair = next((one for one in chairs if one.person and one.name == name), None)
        return name if room is None or chair is None else self._names_at_device(room, chair)

    # The menu of the table.

    async def open_menu(self) -> None:
        """Open the menu of the people at the table and of what the table can vote on."""
        place = MenuPlace()
        while (room := self._session.room) is not None:
            title = self._app.dialogue.narrator.say("title-company")
            choice = await menu(self._app, title, self._items(room), place)
            if choice is None:
                return
            kind, _, person = choice.partition(" ")
            match kind:
                case "person":
                    if await self._about(person):
                        return
                case "talk":
                    await self.talk()
                    return
                case "hush":
                    self.hush()
                case "pause":
                    await self._door.send(Propose("pause"))
                    return
                case "grace":
                    await self._door.send(Propose("grace", seconds=_longer(room.grace)))
                    return
                case "link":
                    self._door.tell_link()
                    return
                case "renew":
                    await self._door.renew()
                    return
                case "move":
                    self._door.tell_seat_link()
                    return
                case _:
                    await self._be_patient()

    def _items(self, room: Room) -> list[Item]:
        say = self._app.dialogue.narrator.say
        items = [Item("talk", say("company-talk"))]
        items.append(Item("hush", say("company-hush", quiet=self._news.chat.quiet)))
        for one in self._others(room):
            about = say("company-person", name=one.name, here=one.seat is not None)
            items.append(Item(f"person {one.person}", about))
        if room.yours and room.begun and not room.over:
            items.append(Item("pause", say("company-pause", host=room.host in room.yours)))
        if self._door.kept_here:
            items.append(Item("link", say("company-link")))
            items.append(Item("renew", say("company-renew"), say("company-renew-about")))
        if self._session.seat_link is not None:
            items.append(Item("move", say("company-move"), say("company-move-about")))
        if room.yours and room.grace:
            now, then = room.grace, _longer(room.grace)
            items.append(Item("grace", say("company-grace", seconds=now, longer=then)))
        patience = self._own.now.patience
        about = say("company-patience-about")
        items.append(Item("patience", say("company-patience", times=patience), about))
        return items

    def _others(self, room: Room) -> list[Neighbour]:
        """List the others: each device once, by the names of all people there."""
        found: dict[str, Neighbour] = {}
        for seat, chair in enumerate(room.chairs):
            if chair.kind == PERSON and chair.person and seat not in room.yours:
                names, first = self._names_at_device(room, chair), chair.name
                one = Neighbour(names, first, chair.person, seat, chair.muted)
                found.setdefault(chair.person, one)
        guests = zip(room.guests, room.visitors, strict=False)
        for name, person in (*guests, *zip(room.waiting, room.waiters, strict=False)):
            if person != self._session.person:
                muted = person in room.silenced
                found.setdefault(person, Neighbour(name, name, person, None, muted))
        return [*found.values()]

    def _names_at_device(self, room: Room, chair: Chair) -> str:
        """Return the names of all people at the device of a chair."""
        names = [one.name for one in room.chairs if one.person == chair.person]
        return self._app.dialogue.narrator.say("company-names", names=tuple(names))

    async def _about(self, person: str) -> bool:
        """Open the menu of actions on a person; return whether to close the menu around it."""
        place = MenuPlace()
        while (room := self._session.room) is not None:
            one = next((one for one in self._others(room) if one.person == person), None)
            if one is None:
                return False
            items = self._deeds(room, one)
            choice = await menu(self._app, f"{one.name}", items, place)
            match choice:
                case "host" if one.seat is not None:
                    await self._hand_on(one.name, one.seat)
                    return True
                case "block":
                    self._block(one)
                case "mute":
                    await self._door.send(Mute(person, not one.muted))
                    return True
                case "remove":
                    return await self._remove(room, one)
                case "bot" if one.seat is not None:
                    await self._door.send(Propose("bot", one.seat))
                    return True
                case _:
                    return False
        return False

    def _deeds(self, room: Room, one: Neighbour) -> list[Item]:
        say, name = self._app.dialogue.narrator.say, one.name
        blocked = self._own.now.blocks(self._session.key, one.person)
        items = []
        if one.seat is not None and room.yours and room.begun and not room.over and room.grace:
            items.append(Item("bot", say("company-bot", name=name)))
        items.append(
            Item("block", say("company-block", name=name, on=blocked), say("company-block-about"))
        )
        if room.host in room.yours and one.seat is not None and room.chairs[one.seat].here:
            items.append(Item("host", say("company-host", name=name)))
        owner = room.chairs[room.owner].person if 0 <= room.owner < len(room.chairs) else ""
        if room.host in room.yours and one.person != owner:
            items.append(Item("mute", say("company-mute", name=name, on=one.muted)))
            items.append(Item("remove", say("company-remove", name=name)))
        return items

    def _block(self, one: Neighbour) -> None:
        device, key = self._own.now, self._session.key
        blocked = device.blocks(key, one.person)
        try:
            if blocked:
                self._own.keep(device.unblock(key, one.person))
            else:
                self._own.keep(device.block(key, one.person, one.first))
                self._news.know((one.person,))
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
            return
        self._app.dialogue.tell(
            "company-unblocked" if blocked else "company-blocked", name=one.name
        )

    async def _remove(self, room: Room, one: Neighbour) -> bool:
        say = self._app.dialogue.narrator.say
        asked = say("company-why", name=one.name, **self._app.dialogue.ways_back)
        why = await enter_text(self._app, asked)
        if not why:
            self._app.dialogue.tell("staying")
            return False
        wanted = Remove(-1, why, one.person) if one.seat is None else Remove(one.seat, why)
        if await self._door.send(wanted):
            await link_was_renewed(self._session, room)  # who is here is told without the removed
        return True

    async def _hand_on(self, name: str, seat: Seat) -> None:
        """Make another player the host, if the players here are sure."""
        room = self._session.room
        owner = room is not None and room.owner in room.yours
        if await self._app.keyboard.confirm("company-host-sure", name=name, owner=owner):
            await self._door.send(HandOn(seat))
        else:
            self._app.dialogue.tell("staying")

    async def _be_patient(self) -> None:
        device = self._own.now
        at = PATIENCES.index(device.patience) if device.patience in PATIENCES else -1
        times = PATIENCES[(at + 1) % len(PATIENCES)]
        self._session.patience = times
        try:
            self._own.keep(replace(device, patience=times))
            await self._session.tell(Patience(times))
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)


def _longer(grace: int) -> int:
    """Return the next longer grace time in seconds, 0 for never."""
    return LONGER.get(grace, 0)
