"""Remote players' actions, and the connection's state, are heard anywhere in the program."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from online_player import Fingers, Player, enters, opened
from online_server import PATIENCE, Guest, guests, serving, table_link, wishes
from patience import becomes
from server_evening import guests_at_table
from twins import MemoryScreen

from audiogame.console import player_calls
from audiogame.console.key_source import Key
from audiogame.lobby import online_news
from audiogame.lobby.far_company import FarCompany
from audiogame.narration.line import Line
from audiogame.online.company_packets import ChatSent
from audiogame.online.device import this_device
from audiogame.online.link import TableLink
from audiogame.online.packets import SeatChoice, frame
from audiogame.online.session import Session
from audiogame.online.session_packets import Notice, Remove
from audiogame.outputs import Output
from audiogame.play import course
from audiogame.rules.value import replace
from audiogame.server import chat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.limits import Bucket, Rate
from audiogame.server.members import Member
from audiogame.server.place import ServedPlace
from audiogame.server.server import Server
from audiogame.table.library import find_game

SIKA = find_game("sika")
NEW_HOST = "ann.example"


class Cues(Output):
    """A fake output that records cue names, and the words between."""

    name = "cues"

    def __init__(self) -> None:
        self.heard: list[str] = []

    def take(self, line: Line) -> None:
        self.heard += [one.cue for one in line.cues]
        self.heard += [line.text] if line.text else []


class Table:
    """Ann, who hosts by packets, and Bo, who sits at a keyboard."""

    def __init__(
        self, server: Server, link: TableLink, ann: Guest, bo: Player, playing: asyncio.Task[None]
    ) -> None:
        self.playing = playing
        """Bo's visit."""
        self.server = server
        self.link = link
        self.ann = ann
        self.bo = bo
        self.cues = Cues()
        bo.app.dialogue.outputs.all.append(self.cues)

    @property
    def member(self) -> Member:
        """Bo's member entry at the server."""
        room = self.ann.line.room
        assert room is not None
        member = self.server.tables.find(room.table).people.members.of_seat(1)
        assert member is not None
        return member

    def cut(self) -> None:
        """Cut Bo's connection."""
        cut(self.bo)

    async def cue(self, name: str) -> None:
        """Wait until Bo has heard a sound."""
        await becomes(lambda: name in self.cues.heard)

    async def anns_choice(self) -> None:
        """Call a colour for Ann."""
        await self.ann.take_all()
        far = self.ann.far
        await far.submit(0, far.view(0).legal_actions(0)[0])


@asynccontextmanager
async def played(folder: Path) -> AsyncIterator[Table]:
    """Begin a game."""
    async with serving(wishes(folder / "server")) as (server, invitation), guests("Ann") as (ann,):
        await opened(ann, invitation)
        bo = Player(folder / "bo", "Bo")
        link = table_link(invitation, ann)
        playing = asyncio.create_task(enters(bo, link))
        table = Table(server, link, ann, bo, playing)
        await bo.hears("You sit at a table of Sika. Ann and Bo.")
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        yield table
        playing.cancel()


async def test_a_lost_line_is_a_sound_at_once_and_words_after_three_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the rule book as in the game; a connection back before that is a sound alone."""
    assert online_news.SILENT == 3
    # However long the first connection takes to be back on a busy machine, it is in time.
    monkeypatch.setattr(online_news, "SILENT", 600.0)
    async with played(tmp_path) as table:
        bo = table.bo
        bo.fingers.press("R")
        await bo.hears("Sika rules.")
        table.cut()
        await table.cue("line.lost")
        await table.cue("line.back")
        assert not bo.heard("Connection lost.")
        assert not bo.heard("The connection is back.")
        monkeypatch.setattr("audiogame.online.connection.FIRST_PAUSE", 0.6)
        monkeypatch.setattr(online_news, "SILENT", 0.1)
        table.cues.heard.clear()
        table.cut()
        await table.cue("line.back")
        heard = table.cues.heard
        assert heard.index("line.lost") < heard.index("Connection lost. Your seat is kept.")
        assert heard.index("The connection is back.") == heard.index("line.back") + 1


def session_of(player: Player) -> Session:
    """Return a player's session at the server."""
    company = player.app.scene.company
    assert isinstance(company, FarCompany)
    return company._session


def cut(player: Player) -> None:
    """Cut a player's connection."""
    session_of(player).cut()


@pytest.fixture
def lasting_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a lost connection stay lost, as with a tunnel that died, and said to last at once."""
    assert online_news.LASTING == 60
    monkeypatch.setattr(online_news, "SILENT", 0.05)
    monkeypatch.setattr(online_news, "LASTING", 0.1)
    monkeypatch.setattr("audiogame.online.connection.FIRST_PAUSE", 600.0)
    monkeypatch.setattr("audiogame.online.link.LOOPBACK", ())
    found = socket.getaddrinfo  # a bare container lacks even the name localhost
    monkeypatch.setattr(
        socket,
        "getaddrinfo",
        lambda host, *more, **named: found(
            "127.0.0.1" if host == NEW_HOST else host, *more, **named
        ),
    )


def by_new_link(link: TableLink) -> TableLink:
    """Return the link to the same server by another address."""
    other = link.address.replace("127.0.0.1", NEW_HOST)
    assert other != link.address
    return replace(link, address=other)


@pytest.mark.usefixtures("lasting_loss")
async def test_a_line_that_stays_lost_says_how_a_new_link_leads_back_and_it_does(
    tmp_path: Path,
) -> None:
    """The seat is there at the new address, and nothing is missed."""
    async with played(tmp_path) as table:
        bo = table.bo
        table.cut()
        await bo.hears("Still no connection. If your friend has a new link")
        lost = [line for line in bo.ears.lines if "connection" in line.lower()]
        assert lost[-2].startswith("Connection lost. Your seat is kept.")
        assert lost[-1].endswith("Play with others. Your seat is kept.")
        await table.ann.hears("line-lost")
        await table.anns_choice()
        bo.fingers.press("escape", "end", "enter")
        async with asyncio.timeout(PATIENCE):
            await table.playing
        bo.forget()
        back = asyncio.create_task(enters(bo, by_new_link(table.link)))
        await bo.hears("Ann calls")
        assert not bo.heard("Type your name")
        back.cancel()


@pytest.mark.usefixtures("lasting_loss")
async def test_a_new_link_leads_back_to_the_seat_in_the_waiting_room(tmp_path: Path) -> None:
    """Leaving without a connection gives up nothing, neither here nor at the server."""
    served = serving(wishes(tmp_path / "server"))
    async with served as (_, invitation), guests("Ann") as (ann,):
        await opened(ann, invitation)
        bo, link = Player(tmp_path / "bo", "Bo"), table_link(invitation, ann)
        staying = asyncio.create_task(enters(bo, link))
        await bo.hears("You sit at a table of Sika. Ann and Bo.")
        cut(bo)
        await bo.hears("leave this table and enter the link in Play with others. Your seat")
        bo.fingers.press("escape", "y")
        async with asyncio.timeout(PATIENCE):
            await staying
        bo.app.data.unsaved.finish()
        assert this_device(tmp_path / "bo").seats, "offered until it is given up"
        bo.forget()
        back = asyncio.create_task(enters(bo, by_new_link(link)))
        await bo.hears("You sit at a table of Sika. Ann and Bo.")
        assert not bo.heard("Type your name")
        back.cancel()


async def hears_of_no_seat(player: Player) -> None:
    """Cut a player's connection, and check that what is said of it promises no seat."""
    cut(player)
    await player.hears("Still no connection. If your friend has a new link")
    lost = [line for line in player.ears.lines if "connection" in line.lower()]
    assert lost[-2] == "Connection lost. The program keeps trying."
    assert lost[-1].endswith("enter the link in Play with others.")


@pytest.mark.usefixtures("lasting_loss")
@pytest.mark.parametrize(
    ("key", "then"), [("y", "You sit down in the next"), ("n", "No seat is free.")]
)
async def test_without_a_seat_a_lost_line_promises_none(
    key: str, then: str, tmp_path: Path
) -> None:
    """To a late comer who waits for the next game, and to a listener."""
    listened = guests_at_table(tmp_path / "server", "Ann", "Cy", spectators=True)
    async with listened as (_, link, _):
        gus = Player(tmp_path / "gus", "Gus")
        staying = asyncio.create_task(enters(gus, link))
        await gus.hears("you can sit down in the next one. Wait for it? Y or N.")
        gus.fingers.press(key)
        await gus.hears(then)
        if key == "n":
            gus.fingers.press("y")
            await gus.hears("New game.")
        await hears_of_no_seat(gus)
        staying.cancel()


@pytest.mark.usefixtures("lasting_loss")
async def test_a_lost_line_promises_no_forfeited_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after coming back: what the device knows of the luck outlasts its connection."""
    served = serving(wishes(tmp_path / "server", wait=1.0))
    async with served as (_, invitation), guests("Ann") as (ann,):
        await opened(ann, invitation)
        bo, link = Player(tmp_path / "bo", "Bo"), table_link(invitation, ann)
        staying = asyncio.create_task(enters(bo, link))
        await bo.hears("You sit at a table of Sika. Ann and Bo.")
        company = bo.app.scene.company
        assert isinstance(company, FarCompany)
        monkeypatch.setattr(company._session.luck, "reveal", lambda asked: None)
        await ann.line.start()
        for way in (link, by_new_link(link)):
            if way != link:
                bo.fingers.press("escape", "end", "enter")
                async with asyncio.timeout(PATIENCE):
                    await staying
                bo.forget()
                staying = asyncio.create_task(enters(bo, way))
            await bo.hears("A bot plays for you until this game is over.")
            await bo.hears("New game.")
            await hears_of_no_seat(bo)
        staying.cancel()


async def test_a_reader_of_the_rules_hears_the_others_and_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Bo is called again, and by nobody a third time."""
    monkeypatch.setattr(player_calls, "AGAIN", 2.0)
    async with played(tmp_path) as table:
        bo, ann = table.bo, table.ann
        await table.anns_choice()
        await bo.hears("Call a colour")
        bo.fingers.press("R")
        await bo.hears("Sika rules.")
        await ann.line.tell(ChatSent("Are you there?"))
        await bo.hears("Ann says: Are you there?")
        await bo.hears("The game is waiting for you.")
        table.member.send(frame(Notice("idle", "Bo", seat=1)))  # after a minute
        await ann.line.tell(ChatSent("Are you back?"))
        await bo.hears("Ann says: Are you back?")
        assert sum("The game is waiting" in line for line in bo.ears.lines) == 1


async def test_a_reader_of_the_rules_waits_for_a_key_or_for_news_and_polls_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No wait for a key ends by itself; news that come end it at once."""
    waits: list[float | None] = []
    key = Fingers.key

    async def noted(self: Fingers, timeout: float | None = None) -> Key | None:
        waits.append(timeout)
        return await key(self, timeout)

    monkeypatch.setattr(Fingers, "key", noted)
    async with played(tmp_path) as table:
        bo, ann = table.bo, table.ann
        bo.fingers.press("R")
        await bo.hears("Sika rules.")
        waits.clear()
        for text in ("One.", "Two."):
            await ann.line.tell(ChatSent(text))
            await bo.hears(f"Ann says: {text}")
        assert waits
        assert {*waits} == {None}


async def test_a_player_who_types_hears_the_others_and_types_on(tmp_path: Path) -> None:
    """The typed row continues below, and the typed text is whole."""
    async with played(tmp_path) as table:
        bo, ann = table.bo, table.ann
        bo.fingers.press("C", *"Good")
        await bo.hears("Write to everybody, then Enter.")
        await ann.line.tell(ChatSent("Psst."))
        await bo.hears("Ann says: Psst.")
        bo.fingers.press("space", *"luck", "enter")
        await bo.hears("You say: Good luck")


async def test_what_was_not_heard_is_offered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the rate limit, or while disconnected, no player types a text twice."""
    passed = 0.0

    class Stopped(Bucket):
        """A fake rate limiter whose time advances only by the test."""

        def __init__(self, rate: Rate, now: float) -> None:
            super().__init__(rate, passed)

        def take(self, now: float) -> bool:
            return super().take(passed)

    monkeypatch.setattr(chat, "Bucket", Stopped)
    async with played(tmp_path) as table:
        bo = table.bo
        for text in "abcde":
            bo.fingers.press("C", text, "enter")
            await bo.hears(f"You say: {text}")
        bo.fingers.press("C", *"mine", "enter")
        await bo.hears("You've said a lot. Wait a few seconds.")
        passed += 2.1
        bo.fingers.press("C")
        await bo.hears("Enter alone sends this again: mine")
        bo.fingers.press("enter")
        await bo.hears("You say: mine")
        bo.forget()
        bo.fingers.press("C", "enter")
        await bo.hears("Staying.")
        assert not bo.heard("says again")


async def test_a_device_whose_seat_is_elsewhere_leaves_the_game(tmp_path: Path) -> None:
    """It is told why, and that the game continues; it is asked nothing more."""
    async with played(tmp_path) as table:
        bo = table.bo
        secret = bytes.fromhex(this_device(tmp_path / "bo").secret)
        other = Guest("Bo", secret)
        await other.enter(table.link)
        await bo.hears("You sit at this table on another device now.")
        await bo.hears("The game goes on without this device.")
        assert not bo.app.scene.in_game
        await other.close()


async def test_a_removed_player_leaves_the_game(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        bo = table.bo
        await table.ann.line.tell(Remove(1, "Be kind."))
        await bo.hears("You were removed: Be kind.")
        await bo.hears("The game goes on without this device.")
        assert not bo.app.scene.in_game


async def test_a_choice_that_nobody_answers_is_said_to_be_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection looks open, and the server is silent."""
    async with played(tmp_path) as table:
        bo = table.bo
        await table.anns_choice()
        await bo.hears("Call a colour")
        await asyncio.sleep(0.2)  # a key pressed at once comes too soon
        go_on, choose = asyncio.Event(), HostedTable._choose

        async def late(self: HostedTable, place: ServedPlace, choice: SeatChoice) -> None:
            await go_on.wait()
            await choose(self, place, choice)

        monkeypatch.setattr(HostedTable, "_choose", late)
        monkeypatch.setattr(course, "SLOW", 0.1)
        bo.fingers.press("1")
        await bo.hears("Sent. The server hasn't answered yet.")
        go_on.set()
        await bo.hears("You call red.")
        assert sum(line.startswith("Sent.") for line in bo.ears.lines) == 1


async def test_who_comes_back_to_a_game_that_is_over_hears_what_to_do_last(
    tmp_path: Path,
) -> None:
    """The room is told before what was missed; a finished game accepts no play."""
    over = asyncio.Event()

    async def until_over(seconds: float) -> None:
        await over.wait()

    async with played(tmp_path) as table:
        bo, ann = table.bo, table.ann
        session_of(bo).connection._pause = until_over
        room = ann.line.room
        assert room is not None
        shared = table.server.tables.find(room.table)
        playing = asyncio.create_task(ann.play(Random(1)))
        table.cut()
        await ann.hears("line-lost")
        async with shared.turns:
            await shared.people.stand_in(table.member)
        bo.forget()
        async with asyncio.timeout(PATIENCE):
            assert await playing
        assert not table.member.here, "the game has ended while Bo was away"
        over.set()
        await bo.hears("Enter: play again, with the next player in the first seat.")
        assert not bo.heard("You play again.")
        (missed,) = (
            at for at, one in enumerate(bo.ears.lines) if "choices have been made so far" in one
        )
        (again,) = (at for at, one in enumerate(bo.ears.lines) if "Enter: play again" in one)
        assert missed < again


async def test_a_bot_of_the_last_game_stands_in_for_nobody_in_the_next(tmp_path: Path) -> None:
    """Seats move on, and the player there was never away."""
    async with played(tmp_path) as table:
        ann, room = table.ann, table.ann.line.room
        assert room is not None
        shared = table.server.tables.find(room.table)
        async with shared.turns:
            await shared.people.stand_in(table.member)
        async with asyncio.timeout(PATIENCE):
            assert await ann.play(Random(1))
        await ann.record()
        ann.line.record = None
        await ann.line.start()
        await ann.sit()
        assert not shared.people.members.stand_ins


async def test_what_came_while_the_rules_were_read_is_told_before_what_is_asked(
    tmp_path: Path,
) -> None:
    """A bot has chosen for the absent reader: the outdated question is not asked."""
    async with played(tmp_path) as table:
        bo, ann = table.bo, table.ann
        room = ann.line.room
        assert room is not None
        shared = table.server.tables.find(room.table)
        await table.anns_choice()
        await bo.hears("Call a colour")
        before = table.member.pressed_at
        bo.fingers.press("R")
        await bo.hears("Sika rules.")
        # else that key takes the seat back
        await becomes(lambda: table.member.pressed_at != before)
        async with shared.turns:
            await shared.people.stand_in(table.member)
        async with asyncio.timeout(PATIENCE):
            while not ann.far.awaited:
                await ann.take_all()
                await asyncio.sleep(0.01)
        await bo.hears("a bot, plays for you until you press a key.")
        bo.forget()
        bo.fingers.press("escape")
        await bo.hears("You call")
        assert not bo.heard("Call a colour")


async def test_a_player_who_is_elsewhere_is_called_to_a_turn_and_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The terminal is asked for its focus while the player sits at a table."""
    monkeypatch.setattr(player_calls, "AGAIN", 0.2)
    async with played(tmp_path) as table:
        bo = table.bo
        screen = bo.app.dialogue.outputs.screen
        assert isinstance(screen, MemoryScreen)
        assert screen.follows
        bo.fingers.away = True
        await table.anns_choice()
        await bo.hears("Call a colour")
        await becomes(lambda: len(screen.notified) >= 2)
        assert screen.notified == ["Sika: your turn."] * 2
