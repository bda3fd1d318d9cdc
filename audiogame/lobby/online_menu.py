"""Online play: enter a link, or go to a server to open a table or join an open one."""

from __future__ import annotations

from functools import partial

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import Answer
from audiogame.console.fault_log import write_down
from audiogame.console.keyboard import Keyboard
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.console.user_data import UserData
from audiogame.lobby.far_seats import seat_items
from audiogame.lobby.invitation import invite_friend, open_again
from audiogame.lobby.online_news import answered
from audiogame.lobby.online_table import plan_table
from audiogame.lobby.own_device import OwnDevice, arrive
from audiogame.lobby.play_now import WaitForPeople, choose_games
from audiogame.lobby.waiting_room import WaitingRoom
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import game_title
from audiogame.online.company_packets import WhoSits
from audiogame.online.device import Blocked, KeptSeat, KnownServer
from audiogame.online.dial import CannotConnect
from audiogame.online.greeting import OtherServer
from audiogame.online.link import LinkError, TableLink, read_link
from audiogame.online.own_network import can_look, find_servers
from audiogame.online.public_server import public_server
from audiogame.online.recovery_phrase import WORDS, phrase, secret_of
from audiogame.online.session import Session
from audiogame.online.table_packets import PERSON, Enter, Offered, OpenTable, Tables
from audiogame.opponents.seat_list import check_names, split_names
from audiogame.rules.fault import RAISED, Fault, Reason
from audiogame.rules.value import replace

LOOK = 0.2
"""Seconds between checks for the host's answer."""
LONGEST = 400
"""Most characters of a recovery phrase."""
ROW = 4
"""Words said together."""


def session_at(own: OwnDevice, link: TableLink, known: bool = True) -> Session:
    """Return a new session of this device, not begun yet.

    Args:
        own: this device's saved identity.
        link: to the server.
        known: whether no other server is greeted than the one known there, if there is one.
    """
    device = own.now
    return Session(
        link,
        bytes.fromhex(device.secret),
        former=tuple(bytes.fromhex(one) for one in device.former),
        patience=device.patience,
        book=own.luck,
        key=device.key_of(link) if known else "",
    )


async def _tell_phrase(dialogue: Dialogue, keyboard: Keyboard, own: OwnDevice) -> None:
    """Say the words of the phrase, a few per key; they are saved nowhere."""
    if not await keyboard.confirm("device-phrase-sure"):
        dialogue.tell("staying")
        return
    words = phrase(bytes.fromhex(own.now.secret))
    rows = [words[at : at + ROW] for at in range(0, len(words), ROW)]
    at = 0
    while at < len(rows):
        first = at * ROW + 1
        text = dialogue.narrator.say("device-words", first=first, words=", ".join(rows[at]))
        # In no history, and so in no copy and no saved file; in no transcript.
        dialogue.say(Line(text, urgency=Urgency.ANSWER, local=True), again=True)
        key = await keyboard.any_key()
        if key.name == "ctrl-c":
            await keyboard.ask_to_leave()
        elif key.name in ("escape", "backspace", "tab"):
            break
        elif key.name in ("up", "left"):
            at = max(0, at - 1)
        elif key.name in ("enter", "down", "right"):
            at += 1
    dialogue.outputs.screen.wipe()
    dialogue.tell("device-phrase-end")


PATIENCE = 2.0
"""Seconds in which servers on the local network may answer."""


async def nearby_server(app: App, servers: tuple[KnownServer, ...] = ()) -> TableLink | None:
    """Open a list of servers on the local network; return None if none is chosen.

    Args:
        app: keys and outputs.
        servers: that are known; one of them is called by the name that it had there.
    """
    app.dialogue.tell("online-looking-nearby")
    await app.keyboard.pause(0.0)  # connections need the event loop, which starts late
    try:
        found = await find_servers(PATIENCE)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
        return None
    if not found:
        app.dialogue.tell("online-none-nearby")
        return None
    say = app.dialogue.narrator.say
    known = {one.link.server: one.name for one in servers}
    items: list[Item] = []
    for at, one in enumerate(found):
        name = known.get(one.link.server, one.name)
        told = say("online-nearby-server", name=name, address=one.link.address)
        items.append(Item(str(at), told))
    choice = await menu(app, say("online-title-nearby"), items, MenuPlace())
    return found[int(choice)].link if choice is not None else None


BACK = ("escape", "backspace", "tab")
GONE = frozenset(("table-unknown", "table-banned", "link-wrong", "link-ended"))
"""Reasons for which a kept seat is gone."""


async def play_with_others(app: App, link: TableLink | None = None) -> bool:
    """Open the menu of online play.

    Args:
        link: the table or server to open at once; None for the menu.

    Returns:
        Whether the link led there; False where it could not be followed, which was said.

    Raises:
        ProgramLeft: the program ends.
    """
    try:
        await app.data.unsaved.written()  # a seat just left may still be queued
        own = await OwnDevice.read(app)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
        return False
    if link is not None:
        return await OnlineMenu(app, own).visit(link, typed=True)
    place = MenuPlace()
    people = _people(app, own)
    looks = people is not None and people.public and not people.waits
    try:
        looked = await app.keyboard.unless_back(people.look()) if looks and people else (None,)
        if looked is not None:
            await OnlineMenu(app, own).open(place, people, *looked)
    finally:
        if people is not None and not people.waits:
            app.scene.waits = None
            await people.close()
    return True


def _people(app: App, own: OwnDevice) -> WaitForPeople | None:
    """Return the waiting for people at the public server, or else at that of the last link.

    Returns:
        None where no server is known.
    """
    before = app.scene.waits
    if isinstance(before, WaitForPeople):
        return before
    try:
        public = public_server(app.data.folder)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
        return None
    link = public or (own.now.servers[0].link if own.now.servers else None)
    if link is None:
        return None
    make_session = partial(session_at, own, link)
    people = WaitForPeople(app, own, link, make_session, public is not None)
    app.scene.waits = people
    return people


class OnlineMenu:
    """The menu of online play, that of the recovery phrase, and the way to a server and a table.

    Args:
        app: keys and outputs.
        own: this device's saved identity.
    """

    def __init__(self, app: App, own: OwnDevice) -> None:
        self._app = app
        self._own = own

    async def _play_now(self, people: WaitForPeople) -> None:
        names = await self._names()
        if not names:
            return
        try:
            await people.play(names)
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
        except RAISED as fault:
            tell_odd(self._app, fault)

    async def open(
        self, place: MenuPlace, people: WaitForPeople | None, hall: Tables | None
    ) -> None:
        """Open the menu, until the player goes back.

        Args:
            place: where it opens.
            people: who waits at the public server; None where no server is known.
            hall: how many tables play there, and how many people wait; None if that is unknown.
        """
        app, own = self._app, self._own
        while True:
            say = app.dialogue.narrator.say
            now = _now_items(app.dialogue, people, hall)
            seats = seat_items(app.dialogue, own.now.seats)
            called = people is not None and people.found is not None
            invite = Item("invite", say("online-invite"))
            items = [*now, *seats, invite] if called else [*seats, invite, *now]
            items.append(Item("link", say("online-enter-link")))
            items += [
                Item(f"server {at}", say("online-server", name=one.name))
                for at, one in enumerate(own.now.servers)
            ]
            if can_look():
                items.append(Item("nearby", say("online-nearby")))
            items.append(Item("device", say("online-device")))
            choice = await menu(app, say("title-online"), items, place)
            if choice is None:
                return
            kind, _, at = choice.partition(" ")
            chosen: TableLink | None
            match kind:
                case "invite":
                    await self._invite()
                    continue
                case "device":
                    await self._change_device()
                    continue
                case "now-games":
                    await choose_games(app, own)
                    continue
                case "now":
                    assert people is not None, "it was offered"
                    await self._play_now(people)
                    if people.waits:  # while the players here do something else
                        return
                    continue
                case "seat":
                    chosen = own.now.seats[int(at)].link
                case "server":
                    chosen = own.now.servers[int(at)].link
                case "nearby":
                    chosen = await nearby_server(app, own.now.servers)
                case _:
                    chosen = await self._typed_link()
            if chosen is not None:
                await self.visit(chosen, typed=kind == "link")

    async def _change_device(self) -> None:
        """Open the menu of the recovery phrase: hear it, type it, or give up a lost device."""
        app = self._app
        place = MenuPlace()
        while True:
            say = app.dialogue.narrator.say
            items = [Item(name, say(f"device-{name}")) for name in ("phrase", "type", "lost")]
            choice = await menu(app, say("title-device"), items, place)
            match choice:
                case None:
                    return
                case "phrase":
                    await _tell_phrase(app.dialogue, app.keyboard, self._own)
                case "type":
                    await self._type_phrase()
                case _:
                    await self._give_up_device()

    async def _type_phrase(self) -> None:
        app, own = self._app, self._own
        ways = app.dialogue.ways_back
        prompt = app.dialogue.narrator.say("device-type-now", words=WORDS, **ways)
        typed = await enter_text(app, prompt, LONGEST)
        if not typed:
            app.dialogue.tell("staying")
            return
        try:
            secret = secret_of(typed)
        except Fault as fault:  # it names words of the phrase, so it is not kept
            text = app.dialogue.narrator.say("fault", why=fault)
            app.dialogue.say(Line(text, urgency=Urgency.ANSWER, local=True), again=True)
            return
        try:
            if await app.keyboard.confirm("device-type-sure"):
                moved = own.now.moved_to(secret)
                if own.now.former and moved is not own.now:  # nobody could tell them afterwards
                    await self._tell_servers("device-server-untold")
                own.become(moved)
                app.dialogue.tell("device-typed")
            else:
                app.dialogue.tell("staying")
        except Fault as fault:
            app.dialogue.tell("fault", why=fault)

    async def _give_up_device(self) -> None:
        """Create a new secret, and ask every known server to forget the old one."""
        app = self._app
        if not await app.keyboard.confirm("device-lost-sure"):
            app.dialogue.tell("staying")
            return
        try:
            self._own.become(self._own.now.renewed())
        except Fault as fault:
            app.dialogue.tell("fault", why=fault)
            return
        app.dialogue.tell("device-renewed")
        await self._tell_servers("device-server-later")

    async def _tell_servers(self, unreached: str) -> None:
        """Tell every known server that the keys before do not count any more.

        Args:
            unreached: id of the message for a server that cannot be told now.
        """
        app = self._app
        await app.keyboard.pause(0.0)  # connections need the event loop, which starts late
        for known in self._own.now.servers:
            session = session_at(self._own, known.link)
            try:
                await answered(app, session.begin(), late=False)
            except Fault:
                app.dialogue.tell(unreached, Urgency.NEWS, name=known.name)
            else:
                app.dialogue.tell("device-server-told", Urgency.NEWS, name=known.name)
            finally:
                await session.close()

    async def _invite(self) -> None:
        """Open a table on this machine for a friend elsewhere."""
        names = await self._names()
        if names:
            try:
                await invite_friend(self._app, self._own, names, partial(session_at, self._own))
            except Fault as fault:
                self._app.dialogue.tell("fault", why=fault)

    async def _typed_link(self) -> TableLink | None:
        app = self._app
        while True:
            prompt = app.dialogue.narrator.say("online-type-link", **app.dialogue.ways_back)
            typed = await enter_text(app, prompt)
            if not typed:
                return None
            try:
                return read_link(typed)
            except LinkError as fault:
                app.dialogue.tell("fault", why=fault)

    async def visit(self, link: TableLink, typed: bool = False, known: bool = True) -> bool:
        """Connect to a server, and go to the table of a link; return whether it led there.

        Args:
            link: to the server or the table.
            typed: whether they may go on where another server answers than the one known there.
            known: see `session_at`.
        """
        app, own = self._app, self._own
        session = session_at(own, link, known)
        app.dialogue.tell("online-connecting", address=link.address, home=link.at_home)
        await app.keyboard.pause(0.0)  # connections need the event loop, which starts late
        try:
            with app.front.display.answers("", Answer(BACK[0], "back")):
                await answered(app, session.begin(), late=False)
            arrive(app.dialogue, own, session, link)
            if link.table:
                return await self._enter(session, link, link.table, link.key)
            await self._at_server(session, link)
        except (CannotConnect, OtherServer) as fault:
            seats = [one for one in own.now.seats if one.link == link]
            if seats and (link.here or isinstance(fault, CannotConnect)):
                return await self._open_again(seats[0], fault)
            if not (typed and known and not link.server and isinstance(fault, OtherServer)):
                app.dialogue.tell("fault", why=fault)
                return False
            if not await app.keyboard.confirm("online-stranger-sure", address=link.address):
                app.dialogue.tell("staying")
                return False
        except Fault as fault:
            app.dialogue.tell("fault", why=fault)
            return False
        except RAISED as fault:
            tell_odd(app, fault)
            return False
        else:
            return True
        finally:
            await session.close()
            if session.fault is not None:
                note(app.data, session.fault)
        return await self.visit(link, known=False)

    async def _open_again(self, seat: KeptSeat, unreached: Fault) -> bool:
        """Open a table of this machine again; return whether it was."""
        try:
            await open_again(self._app, self._own, seat, partial(session_at, self._own), unreached)
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
            return False
        return True

    async def _at_server(self, session: Session, link: TableLink) -> None:
        app = self._app
        place = MenuPlace()
        while True:
            say = app.dialogue.narrator.say
            items = [Item("open", say("online-open"))] if session.opens else []
            items += [
                Item(one.table, _offer(app.dialogue, one))
                for one in await answered(app, session.tables())
            ]
            items.append(Item("look", say("online-look-again")))
            choice = await menu(app, say("online-at", name=session.server), items, place)
            if choice is None:
                return
            if choice == "look":
                continue
            if choice != "open":
                await self._enter(session, link, choice, "")
                continue
            names = await self._names()
            opens = partial(self._open, session)
            plan = await plan_table(app, names, opens) if names else None
            if plan is not None:
                await WaitingRoom(app, session, self._own, plan.lasts).stay()

    async def _open(self, session: Session, wanted: OpenTable) -> tuple[str, ...] | None:
        """Open a table; return the names of the players here as then known, if that fails."""
        try:
            await answered(self._app, session.open_table(wanted))
        except Fault as fault:
            self._app.dialogue.tell("fault", why=fault)
            names = tuple(chair.name for chair in wanted.chairs if chair.kind == PERSON)
            if not _about_names(fault):
                return names
            return await self._names(again=True) or names
        return None

    async def _enter(self, session: Session, link: TableLink, table: str, key: str) -> bool:
        """Go to a table, and stay there; return False where the players here are refused."""
        try:
            waiting = await self._sit_down(session, link, Enter(table, key))
        except Fault as fault:
            reasons = {reason.message for reason in fault.reasons}
            # A link's table may never have been there.
            mistyped = key and "table-unknown" in reasons
            self._app.dialogue.tell("fault", why=Reason("link-wrong") if mistyped else fault)
            if reasons & GONE:
                await self._own.give_up(session.key, table)
            return False
        if waiting is not None:
            await waiting.stay()
        return True

    async def _sit_down(
        self, session: Session, link: TableLink, wanted: Enter
    ) -> WaitingRoom | None:
        """Sit down at a table, under names that are free there; return None for going back.

        Raises:
            Fault: the server or the host refuses entry, the server before any name is asked.
        """
        app = self._app
        sitting = await answered(app, session.who_sits(wanted.table, wanted.key))
        blocked = _met(self._own, session, sitting)
        named, sure = tuple(one.name[:40] for one in blocked), app.keyboard.confirm
        if blocked and not await sure("online-blocked-enter", names=named, count=len(blocked)):
            return None
        waits = sitting.waits and await app.keyboard.confirm("online-wait")
        if sitting.waits and not (waits or sitting.spectators):
            return None
        listens = sitting.spectators and not (sitting.known or waits)
        if listens:
            listens = not (sitting.free and await app.keyboard.confirm("online-sit"))
            if listens and not await app.keyboard.confirm("online-listen", free=sitting.free):
                return None
        room = None
        known = self._own.now.sits(session.key, wanted.table) or sitting.known
        names: tuple[str, ...] = () if known else await self._names()
        while known or names:
            try:
                entering = session.enter(replace(wanted, names=names, guest=listens))
                room = await answered(app, entering)
                break
            except Fault as fault:
                if not _about_names(fault):
                    raise
                if not known or "name-needed" not in (reason.message for reason in fault.reasons):
                    app.dialogue.tell("fault", why=fault)
                names, known = await self._names(again=not known), False
        if room is None and not (names and await self._let_in(session)):
            return None
        waiting = WaitingRoom(app, session, self._own)
        waiting.know(tuple(one.person for one in blocked))
        return waiting

    async def _let_in(self, session: Session) -> bool:
        """Wait for the host's answer; return False where the players here wait no longer.

        Raises:
            Fault: they may not come in.
        """
        app = self._app
        knocks = app.dialogue.narrator.say("online-knocking")
        with app.front.display.answers(knocks, Answer(BACK[0], "back")):
            return await _knock(app.dialogue, app.keyboard, session)

    async def _names(self, again: bool = False) -> tuple[str, ...]:
        """Ask for the names of the players here, unless known; return none for going back."""
        app, own = self._app, self._own
        last = () if again else own.now.names
        if app.data.settings.name and not again and check_names(app.data.settings.name) is None:
            return (app.data.settings.name,)
        while True:
            message = "online-names-again" if last else "online-names"
            prompt = app.dialogue.narrator.say(message, names=last, **app.dialogue.ways_back)
            typed = await enter_text(app, prompt)
            if not typed:
                return last if typed is not None else ()
            wrong = check_names(typed)
            if wrong is None:
                names = split_names(typed)
                own.keep_soon(replace(own.now, names=names))
                return names
            app.dialogue.tell("fault", why=wrong)


def _now_items(dialogue: Dialogue, people: WaitForPeople | None, hall: Tables | None) -> list[Item]:
    """Return the entries of playing with anybody."""
    if people is None:
        return []
    say, found = dialogue.narrator.say, people.found
    if found is not None:
        title = game_title(found.game[:40], dialogue.language)
        return [Item("now", say("online-now-found", game=title))]
    tables, waiting = (hall.playing, hall.waiting) if hall is not None else (0, 0)
    told = say(
        "online-now",
        waits=people.waits,
        tables=tables,
        people=waiting,
        several=people.one_of_several,
    )
    return [Item("now", told, say("online-now-about")), Item("now-games", say("online-now-games"))]


def tell_odd(app: App, fault: BaseException) -> None:
    """Say that this program has failed at what a server has sent; the program goes on.

    Raises:
        ProgramLeft: the fault is that the program ends.
    """
    if isinstance(fault, ProgramLeft):
        raise fault
    write_down(app.data.folder)
    app.dialogue.tell("fault", why=Reason("server-odd-ended"))


def note(data: UserData, fault: BaseException) -> None:
    """Write an error at which a connection has ended into the log of faults."""
    try:
        raise fault
    except RAISED:
        write_down(data.folder)


def _about_names(fault: Fault) -> bool:
    return any(reason.message.startswith("name-") for reason in fault.reasons)


def _offer(dialogue: Dialogue, table: Offered) -> str:
    return dialogue.narrator.say(
        "online-offered",
        game=game_title(table.game, dialogue.language),
        name=table.host,
        free=table.free,
        entry=table.entry,
    )


def _met(own: OwnDevice, session: Session, sitting: WhoSits) -> tuple[Blocked, ...]:
    """Return the people at a table whom the players here have blocked."""
    return tuple(
        one for one in own.now.blocked if one.key == session.key and one.person in sitting.persons
    )


async def _knock(dialogue: Dialogue, keyboard: Keyboard, session: Session) -> bool:
    dialogue.tell("online-knocking")
    while session.room is None:
        refused = session.refusal()
        if refused is not None:
            raise refused
        key = await keyboard.key(LOOK)
        if key is not None and key.name in BACK:
            return False
        if key is not None:
            dialogue.tell("online-knocking")
    return True
