"""The servers on the own network, found by name."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.online.link import TableLink
from audiogame.online.own_network import find_servers
from audiogame.rules.fault import Fault

PATIENCE = 2.0
"""Seconds in which servers may answer."""


async def nearby_server(app: App) -> TableLink | None:
    """Let the people here choose a server on their own network; None where they choose none."""
    app.dialogue.tell("online-looking-nearby")
    await app.keyboard.pause(0.0)  # what waits for a line needs the loop, which begins late
    try:
        found = await find_servers(PATIENCE)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
        return None
    if not found:
        app.dialogue.tell("online-none-nearby")
        return None
    say = app.dialogue.narrator.say
    items = [
        Item(str(at), say("online-nearby-server", name=one.name, address=one.link.address))
        for at, one in enumerate(found)
    ]
    choice = await menu(app, say("online-title-nearby"), items, MenuPlace())
    return found[int(choice)].link if choice is not None else None
