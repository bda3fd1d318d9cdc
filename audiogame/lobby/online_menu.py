"""Play with others: enter a link, or go to a server to open a table or choose an open one."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.lobby.device_menu import change_device, session_at
from audiogame.lobby.nearby_menu import nearby_server
from audiogame.lobby.new_game import title
from audiogame.lobby.online_table import plan_table
from audiogame.lobby.own_device import OwnDevice
from audiogame.lobby.waiting_room import LOOK, WaitingRoom
from audiogame.online.device import Blocked
from audiogame.online.link import Link, LinkError, read_link
from audiogame.online.own_network import can_look
from audiogame.online.session import Session
from audiogame.online.table_packets import (
    Enter,
    Offered,
)
from audiogame.opponents.seat_list import check_names, split_names
from audiogame.rules.fault import Fault
from audiogame.table.library import find_game

BACK = ("escape", "backspace", "tab")


async def play_with_others(app: App, link: Link | None = None) -> None:
    """Let the people here play with others far away.

    Args:
        link: where to go at once; None for the menu.

    Raises:
        ProgramLeft: the program ends.
    """
    try:
        own = await OwnDevice.read(app)
    except Fault as fault:
        app.tell("fault", why=fault)
        return
    if link is not None:
        await _visit(app, own, link)
        return
    place = MenuPlace()
    while True:
        say = app.narrator.say
        items = [Item("link", say("online-enter-link"))]
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
        match kind:
            case "device":
                await change_device(app, own)
                continue
            case "server":
                chosen: Link | None = own.now.servers[int(at)].link
            case "nearby":
                chosen = await nearby_server(app)
            case _:
                chosen = await _typed_link(app)
        if chosen is not None:
            await _visit(app, own, chosen)


async def _typed_link(app: App) -> Link | None:
    while True:
        typed = await enter_text(app, app.narrator.say("online-type-link", **app.ways_back))
        if not typed:
            return None
        try:
            return read_link(typed)
        except LinkError as fault:
            app.tell("fault", why=fault)


async def _visit(app: App, own: OwnDevice, link: Link) -> None:
    """Go to a server, and to the table of a link."""
    session = session_at(own.now, link)
    app.tell("online-connecting", address=link.address, home=link.at_home)
    await app.pause(0.0)  # what waits for a line needs the loop, which begins late
    try:
        await session.begin()
        own.keep(own.now.been_to(session.server, link))
        if link.table:
            await _enter(app, own, session, link, link.table, link.key)
        else:
            await _at_server(app, own, session, link)
    except Fault as fault:
        app.tell("fault", why=fault)
    finally:
        await session.close()


async def _at_server(app: App, own: OwnDevice, session: Session, link: Link) -> None:
    place = MenuPlace()
    while True:
        say = app.narrator.say
        items = [Item("open", say("online-open"))] if session.opens else []
        items += [Item(one.table, _offer(app, one)) for one in await session.tables()]
        items.append(Item("look", say("online-look-again")))
        choice = await menu(app, say("online-at", name=session.server), items, place)
        if choice is None:
            return
        if choice == "look":
            continue
        if choice != "open":
            await _enter(app, own, session, link, choice, "")
            continue
        names = await _names(app)
        wanted = await plan_table(app, names) if names else None
        if wanted is not None:
            try:
                await session.open_table(wanted)
            except Fault as fault:
                app.tell("fault", why=fault)
            else:
                await WaitingRoom(app, session, link, own).stay()


def _offer(app: App, table: Offered) -> str:
    try:
        game = title(find_game(table.game))
    except Fault:
        game = table.game[:40]
    return app.narrator.say(
        "online-offered", game=game, name=table.host[:40], free=table.free, entry=table.entry
    )


async def _enter(
    app: App, own: OwnDevice, session: Session, link: Link, table: str, key: str
) -> None:
    """Sit down at a table, under names that are free there, and stay."""
    blocked = await _met(own, session, table, key)
    names_of = tuple(one.name[:40] for one in blocked)
    count = len(blocked)
    if blocked and not await app.confirm("online-blocked-enter", names=names_of, count=count):
        return
    room = None
    names: tuple[str, ...] = await _names(app)
    while names:
        try:
            room = await session.enter(Enter(table, key, names))
            break
        except Fault as fault:
            app.tell("fault", why=fault)
            if not any(reason.message.startswith("name-") for reason in fault.reasons):
                return
            names = await _names(app, again=True)
    if not names or (room is None and not await _let_in(app, session)):
        return
    waiting = WaitingRoom(app, session, link, own)
    waiting.know(tuple(one.person for one in blocked))
    await waiting.stay()


async def _met(own: OwnDevice, session: Session, table: str, key: str) -> tuple[Blocked, ...]:
    """List those at a table whom the people here have blocked; what is wrong is told later."""
    try:
        sitting = await session.who_sits(table, key)
    except Fault:
        return ()
    there = {*sitting.persons}
    return tuple(
        one for one in own.now.blocked if one.server == session.server and one.person in there
    )


async def _let_in(app: App, session: Session) -> bool:
    """Wait until the host has answered; tells whether the people here may come in."""
    app.tell("online-knocking")
    while session.room is None:
        refused = session.refusal()
        if refused is not None:
            app.tell("fault", why=refused)
            return False
        key = await app.key(LOOK)
        if key is not None and key.name in BACK:
            return False
        if key is not None:
            app.tell("online-knocking")
    return True


async def _names(app: App, again: bool = False) -> tuple[str, ...]:
    """Ask how the people here are called, unless that is known; none where they went back."""
    if app.settings.name and not again and check_names(app.settings.name) is None:
        return (app.settings.name,)
    while True:
        typed = await enter_text(app, app.narrator.say("online-names", **app.ways_back))
        if not typed:
            return ()
        wrong = check_names(typed)
        if wrong is None:
            return split_names(typed)
        app.tell("fault", why=wrong)
