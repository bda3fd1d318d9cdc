"""Invitation of a friend: a table on this machine, the ways to it, and its link."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import Answer
from audiogame.console.home_server import HomeServer
from audiogame.console.menu import MenuPlace, menu
from audiogame.console.screen import Clipboard
from audiogame.keys.commands import Mode
from audiogame.lobby.new_game import listed_games
from audiogame.lobby.online_table import usual_table_of
from audiogame.lobby.own_device import OwnDevice
from audiogame.lobby.waiting_room import WaitingRoom
from audiogame.narration.narrator import Urgency
from audiogame.online.device import KeptSeat
from audiogame.online.link import TableLink, read_link
from audiogame.online.reasons import ServerSays, read_failed
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed, Reached
from audiogame.online.table_packets import Enter
from audiogame.own_task import ask_task
from audiogame.rules.fault import Fault, own_system
from audiogame.rules.game import Game

COMMAND = "audiogame serve --through localhost.run"
"""The command that lets people in, where the program itself can start no server."""
BACK = ("escape", "backspace", "tab")
LOOK = 0.1
"""Seconds for which a key is awaited at once."""
TOLD = 5.0
"""Seconds between two lines that say that it still takes."""
OPENING = 25.0
"""Seconds for the way from elsewhere to open, before the table is shown without it."""
SessionAt = Callable[[TableLink], Session]
"""Returns a new session of this device at a server."""
SitsDown = Callable[[Session], Awaitable[object]]
"""Opens a table, or comes back to one."""


async def invite_friend(
    app: App, own: OwnDevice, names: tuple[str, ...], session_at: SessionAt
) -> None:
    """Choose a game, open a table of it on this machine, and play there with whoever comes.

    Args:
        names: the players at this keyboard.

    Raises:
        Fault: no table can be opened here.
    """
    home = app.front.home_server
    if home is None:
        _tell_command(app.dialogue)
        return
    game = await _chosen_game(app)
    if game is not None:
        wanted = usual_table_of(game, names)
        app.dialogue.tell("invite-begins")
        await _keep_table(app, own, home, session_at, lambda session: session.open_table(wanted))


async def open_again(
    app: App, own: OwnDevice, seat: KeptSeat, session_at: SessionAt, unreached: Fault
) -> None:
    """Open the table of a seat again that was kept on this machine, and play on there.

    Args:
        seat: at that table.
        unreached: raised where its server is none that this program starts.

    Raises:
        Fault: the table cannot be opened.
    """
    home, table = app.front.home_server, seat.link.table
    if home is None or not seat.link.here:
        raise unreached

    async def come_back(session: Session) -> None:
        if session.key != seat.key:
            raise unreached
        try:
            await session.enter(Enter(table))
        except ServerSays:
            await own.give_up(seat.key, table)
            raise

    app.dialogue.tell("invite-again")
    await _keep_table(app, own, home, session_at, come_back)


async def _keep_table(
    app: App, own: OwnDevice, home: HomeServer, session_at: SessionAt, sit: SitsDown
) -> None:
    """Keep a table on this machine while the players here sit at it.

    Raises:
        Fault: it cannot be opened.
    """
    await app.keyboard.pause(0.0)  # processes and connections need the event loop
    far, why = False, None
    try:
        far = await _agreed(app, home)
    except (Fault, OSError) as fault:
        why = fault
    stays: bool | None = None

    async def closes() -> bool:
        nonlocal stays
        stays = await app.keyboard.confirm("invite-stays")
        return not stays

    opened: Session | None = None
    try:
        opened = await _meanwhile(app, _open(home, far, session_at, sit))
        if opened is None:
            app.dialogue.tell("invite-left")
            return
        _tell_who(app.dialogue, opened, far, why)
        waiting = WaitingRoom(app, opened, own, closes=closes, home=home)
        waiting.tell_link()
        await waiting.stay()
        if stays is None:  # the table was lost
            await closes()
    finally:
        try:
            if stays:
                home.stay()
            else:  # first: the others hear that the table is closed, not that a line was lost
                await home.end(found=stays is False)
        finally:
            if opened is not None:
                await opened.close()


def _tell_command(dialogue: Dialogue) -> None:
    """Copy the command that is typed elsewhere, and say how a friend is invited."""

    def tell(answer: Clipboard) -> None:
        dialogue.tell("invite-by-command", command=COMMAND, copied=answer.value)

    dialogue.outputs.screen.copy(COMMAND, tell)


async def _chosen_game(app: App) -> Game | None:
    games, items = listed_games(app.dialogue, far=True)
    title = app.dialogue.narrator.say("title-new")
    name = await menu(app, title, items, MenuPlace(), Mode.NEW)
    return next((game for game in games if game.name == name), None)


async def _agreed(app: App, home: HomeServer) -> bool:
    """Return whether people from elsewhere may come; ask about the service before its first use.

    A no counts for the evening, a yes for good.

    Raises:
        Fault: there is no way for them.
        OSError: the answer cannot be kept.
    """
    about, evening = home.ask_about(), app.scene.evening
    if about is not None:
        if evening.home_only:
            return False
        values: Mapping[str, Any] = about.values
        hours, odd = divmod(values["minutes"], 60)
        if not await app.keyboard.confirm(
            "invite-service",
            again="invite-service-again",
            more="invite-service-more",
            about=about,
            hours=0 if odd else hours,
            **values,
        ):
            evening.home_only = True
            return False
    host = await home.ask_host()
    if host is not None and not await app.keyboard.confirm(
        "invite-host", host=host.host, fingerprint=host.fingerprint
    ):
        return False
    home.agree()
    return True


async def _open(home: HomeServer, far: bool, session_at: SessionAt, sit: SitsDown) -> Session:
    """Sit down at a table on this machine, and wait until it is known who can come.

    Raises:
        Fault: it cannot be opened.
    """
    session = session_at(read_link(await home.begin(far)))
    try:
        await session.begin()
        await sit(session)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OPENING if far else 0):
                while not (_is_far(session.reached) or session.reached.why):
                    await session.changed()
    except BaseException:
        await session.close()
        raise
    return session


async def _meanwhile(app: App, work: Coroutine[Any, Any, Session]) -> Session | None:
    """Do what takes some seconds, and say so now and then; return None where the player leaves.

    Raises:
        Fault: it cannot be done.
    """
    task = ask_task(work)
    begun = told = app.front.clock()
    try:
        with app.front.display.answers("", Answer(BACK[0], "back")):
            while not task.done():
                key = await app.keyboard.key(LOOK)
                if key is not None and key.name in BACK:
                    return None
                now = app.front.clock()
                if key is not None or now - told >= TOLD:
                    told = now
                    app.dialogue.tell("invite-waits", seconds=round(now - begun))
        return await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def _is_far(reached: Reached) -> bool:
    return bool(reached.address) and reached.far


def _tell_who(
    dialogue: Dialogue, session: Session, far: bool, why: Fault | OSError | None = None
) -> None:
    """Say who can come.

    Args:
        far: whether people from elsewhere may.
        why: the reason why there is no way for them; None for the server's reasons.
    """
    reached = session.reached
    if reached.why:
        why = read_failed(Failed(reached.why))
    if _is_far(reached):
        dialogue.tell("online-way-open", Urgency.NEWS)
    elif why is not None:
        dialogue.tell("invite-home-only", Urgency.NEWS, why=why)
    elif far:
        dialogue.tell("invite-home-yet", Urgency.NEWS)
    else:
        dialogue.tell("invite-home", Urgency.NEWS)
    if own_system() != "other" and not _is_far(reached):  # it asks before anybody comes
        dialogue.tell("invite-firewall", Urgency.NEWS, system=own_system())
    session.news.clear()
