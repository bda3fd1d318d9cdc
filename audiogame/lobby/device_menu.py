"""The person of this device: the recovery phrase, another device, and one that was lost."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.keyboard import Keyboard
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.narrator import Line, Urgency
from audiogame.online.link import TableLink
from audiogame.online.recovery_phrase import phrase, secret_of
from audiogame.online.session import Session
from audiogame.rules.fault import Fault

LONGEST = 400
"""Characters that a phrase may have."""
ROW = 4
"""Words that are said together."""


def session_at(own: OwnDevice, link: TableLink) -> Session:
    """Return a session of this device that has not begun."""
    device = own.now
    return Session(
        link,
        bytes.fromhex(device.secret),
        former=tuple(bytes.fromhex(one) for one in device.former),
        patience=device.patience,
        book=own.luck,
    )


async def change_device(app: App, own: OwnDevice) -> None:
    """Let somebody hear or type the recovery phrase, or give up a device that was lost."""
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        items = [Item(name, say(f"device-{name}")) for name in ("phrase", "type", "lost")]
        choice = await menu(app, say("title-device"), items, place)
        match choice:
            case None:
                return
            case "phrase":
                await _tell_phrase(app.dialogue, app.keyboard, own)
            case "type":
                await _type_phrase(app, own)
            case _:
                await _give_up(app, own)


async def _tell_phrase(dialogue: Dialogue, keyboard: Keyboard, own: OwnDevice) -> None:
    """Say the words, a few at a key; nothing keeps them but whoever listens."""
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
        dialogue.say(Line(text, urgency=Urgency.ANSWER, aside=True), again=True)
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


async def _type_phrase(app: App, own: OwnDevice) -> None:
    typed = await enter_text(
        app, app.dialogue.narrator.say("device-type-now", **app.dialogue.ways_back), LONGEST
    )
    if not typed:
        app.dialogue.tell("staying")
        return
    try:
        secret = secret_of(typed)
    except Fault as fault:  # it names words of the phrase, so nothing keeps it
        text = app.dialogue.narrator.say("fault", why=fault)
        app.dialogue.say(Line(text, urgency=Urgency.ANSWER, aside=True), again=True)
        return
    try:
        if await app.keyboard.confirm("device-type-sure"):
            own.become(app, own.now.moved_to(secret))
            app.dialogue.tell("device-typed")
        else:
            app.dialogue.tell("staying")
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)


async def _give_up(app: App, own: OwnDevice) -> None:
    """Take a new secret, and tell every server that is known to forget the one before."""
    if not await app.keyboard.confirm("device-lost-sure"):
        app.dialogue.tell("staying")
        return
    try:
        own.become(app, own.now.renewed())
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
        return
    app.dialogue.tell("device-renewed")
    await app.keyboard.pause(0.0)  # what waits for a line needs the loop, which begins late
    for known in own.now.servers:
        session = session_at(own, known.link)
        try:
            await session.begin()
        except Fault:
            app.dialogue.tell("device-server-later", Urgency.NEWS, name=known.name)
        else:
            app.dialogue.tell("device-server-told", Urgency.NEWS, name=known.name)
        finally:
            await session.close()
