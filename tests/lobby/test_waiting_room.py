"""The waiting room says that a game begins, and by which key, only where it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from bare_line import served_table
from online_player import Sitter, enters, joins
from online_server import serving, wishes

from audiogame.console.display import Answer, Display
from audiogame.console.spelling import speakable
from audiogame.lobby.waiting_room import SHOWN
from audiogame.narration.titles import game_title
from audiogame.online.link import TableLink, read_link
from audiogame.server import rests
from audiogame.server.server import Server
from audiogame.server.shared_table import SharedTable
from audiogame.table.library import find_game, own_games

TITLES = {name: game_title(name, "en") for name in own_games()}
SAID = ("Enter begins", "The game begins")


@asynccontextmanager
async def alone_at(
    tmp_path: Path, game: str, free: int = 1, keys: str = ""
) -> AsyncIterator[tuple[Sitter, TableLink, Server]]:
    """Open Ann's table for remote players, without bots; yields her, its link, the server."""
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        if keys:
            (tmp_path / "ann").mkdir()
            (tmp_path / "ann" / "keys.toml").write_text(keys, encoding="utf-8")
        ann = Sitter(tmp_path / "ann", "Ann")
        ann.app.profile.load_keys()
        hosting = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table.")
        await ann.presses("enter", then="Choose a game")
        at = own_games().index(game)
        await ann.presses("home", *["down"] * at, then=f"{at + 1} of {len(TITLES)}.")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("down", then="Seats for others: 1.")
        await ann.presses("down", then="Bots: ")
        while not ann.heard("Bots: 0."):
            await ann.presses("enter", then="Bots: ")
        await ann.presses("up", then="Seats for others: 1.")
        for count in range(2, free + 1):
            await ann.presses("enter", then=f"Seats for others: {count}.")
        await ann.presses("home", then="1 of")
        await ann.presses("enter", then="You sit at a table of")
        (agreed,) = server.store.agreements.values()
        yield ann, TableLink(invitation.address, False, agreed.table, agreed.key), server
        hosting.cancel()


def chairs_for_others(game: str) -> int:
    """Return how many further chairs fill the smallest table of a game."""
    return find_game(game).seats[0] - 1


@pytest.mark.parametrize("game", own_games())
async def test_the_host_alone_hears_how_many_the_game_needs_and_the_keys(
    game: str, tmp_path: Path
) -> None:
    """Enter says the same, and nothing begins; bots fill the chairs, and then it does."""
    free = chairs_for_others(game)
    async with alone_at(tmp_path, game, free) as (ann, link, server):
        number = {1: "one more player", 2: "2 more players", 3: "3 more players"}
        for missing in range(free, 0, -1):
            needs = f"{TITLES[game]} needs {number[missing]}: L tells the link, B adds a bot."
            await ann.hears(needs)
            assert not any(ann.heard(words) for words in SAID)
            assert await ann.presses("enter", then=needs) == [needs]
            keys = await ann.presses("q", then="Escape leaves.")
            assert not any("Enter begins" in line for line in keys)
            assert not server.store.agreements[link.table].record
            await ann.presses("b", then=", a bot, sits down.")
            await ann.hears("All seats are taken." if missing == 1 else " free.")
        await ann.hears("All seats are taken. Enter begins.")
        assert not ann.heard("The game begins.")
        await ann.presses("enter", then="The game begins.")
        await ann.hears("New game.")
        assert server.store.agreements[link.table].record


async def test_y_copies_the_link_that_was_just_said_and_not_the_sentence(tmp_path: Path) -> None:
    async with alone_at(tmp_path, "sika") as (ann, link, _):
        await ann.presses("l", then=link.words)
        await ann.presses("y", then="Saved to")
        await ann.app.data.unsaved.written()
        copied = (tmp_path / "ann" / "copied.txt").read_text(encoding="utf-8")
        found = read_link(copied)
        assert (found.address, found.table, found.key) == (link.address, link.table, link.key)
        assert "The link" not in copied


async def test_a_bot_can_be_taken_out_again_and_a_guest_takes_its_chair(tmp_path: Path) -> None:
    """Each change is told to all, with its cause first; and only the host begins."""
    async with alone_at(tmp_path, "army-men") as (ann, link, _):
        await ann.presses("b", then="Bella, a bot, sits down.")
        await ann.hears("All seats are taken. Enter begins.")
        assert await ann.presses("b", then="All seats") == ["All seats are taken."]
        await ann.presses("B", then="Bella, a bot, leaves the table.")
        await ann.hears("One seat is free. Army Men Dice War needs one more player: ")
        await ann.presses("B", then="There is no bot at this table.")
        ann.forget()
        bo = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, link))
        await bo.hears("All seats are taken. The host begins the game.")
        await ann.hears("All seats are taken. Enter begins.")
        begins = "The host begins the game."
        assert await bo.presses("enter", then=begins) == [begins]
        assert await bo.presses("b", then="All seats") == ["All seats are taken."]
        assert await bo.presses("B", then="Only") == ["Only the host can do that."]
        await bo.presses("q", then=begins)
        assert not any(one.heard("The game begins.") for one in (ann, bo))
        await ann.presses("enter", then="The game begins.")
        await bo.hears("The game begins.")
        for one in (ann, bo):
            await one.hears("New game.")
            assert one.place("The game begins.") < one.place("New game.")
        visit.cancel()


def test_a_bot_is_offered_only_while_a_seat_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a button, after all others; the new buttons are there before the old ones go."""
    shown: list[tuple[Answer, ...]] = []

    @contextmanager
    def answers(display: Display, question: str, *given: Answer) -> Iterator[None]:
        shown.append(given)
        yield
        shown.remove(given)

    def offered() -> list[bool]:
        """Return, of each row of buttons, whether it puts a bot in a free seat."""
        rooms = [given for given in shown if given[: len(SHOWN)] == SHOWN]
        return [[one.key for one in given[len(SHOWN) :]] == ["b"] for given in rooms]

    async def evening() -> None:
        monkeypatch.setattr(Display, "answers", answers)
        async with alone_at(tmp_path, "army-men") as (ann, link, _):
            assert offered() == [True]
            await ann.presses("b", then="All seats are taken. Enter begins.")
            assert offered() == [False]
            await ann.presses("B", then="Bella, a bot, leaves the table.")
            await ann.hears("One seat is free.")
            assert offered() == [True]
            bo = Sitter(tmp_path / "bo", "Bo")
            visit = asyncio.create_task(enters(bo, link))
            await ann.hears("All seats are taken. Enter begins.")
            await bo.hears("All seats are taken. The host begins the game.")
            assert offered() == [False, False]
            visit.cancel()

    asyncio.run(evening())


async def test_the_host_hears_of_a_removal_before_who_is_still_here(tmp_path: Path) -> None:
    async with alone_at(tmp_path, "scientific-war", 2) as (ann, link, _):
        bo = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, link))
        await ann.hears("Bo has joined.")
        await ann.presses("p", then="The table: ")
        await ann.presses("down", "down", then="Bo. 3 of")
        await ann.presses("enter", then="Bo: ")
        await ann.presses("end", then="Remove Bo")
        await ann.presses("enter", then="Type the reason. Bo and everybody else hear it.")
        ann.forget()
        await ann.presses(*"rude", "enter", then="You sit at a table of Scientific War.")
        await ann.hears("2 seats are free.")
        assert ann.place("Bo was removed: rude") < ann.place("You sit at a table")
        assert not ann.heard("Ann and Bo")
        visit.cancel()


async def test_a_guest_asks_the_host_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host alone is asked, and nothing changes without a Yes."""
    monkeypatch.setattr(rests, "REST", 0.0)
    async with alone_at(tmp_path, "scientific-war", 2) as (ann, link, server):
        bo, visit = await joins(Sitter(tmp_path / "bo", "Bo"), link, "One seat is free.")
        await bo.presses("q", then="C talks, B asks the host for a bot, Escape leaves.")
        asks = "Bo asks: may a bot take a free seat? Y or N."
        for answer, told in (("n", "The host doesn't agree to a bot."), ("y", "Bella, a bot,")):
            ann.forget()
            await bo.presses("b", then="You ask the host for a bot.")
            await ann.hears(asks)
            ann.fingers.press(answer)
            await bo.hears(told)
            chairs = server.store.agreements[link.table].chairs
            assert [one.name for one in chairs][2:] == [""] if answer == "n" else ["Bella"]
        keys = await bo.presses("q", then="Escape leaves.")
        assert not any("asks the host" in line for line in keys)
        visit.cancel()


async def test_a_guest_hears_how_many_are_missing_and_no_key_that_is_the_hosts(
    tmp_path: Path,
) -> None:
    """A table for three that two cannot play at: Bo waits as Ann does."""
    async with alone_at(tmp_path, "scientific-war", 2) as (ann, link, _):
        await ann.hears("Scientific War needs")
        bo = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, link))
        await bo.hears("You sit at a table of Scientific War. Ann and Bo.")
        assert not any("L tells" in line or "puts a bot" in line for line in bo.ears.lines)
        await ann.hears("One seat is free. Enter begins, L tells the link.")
        await bo.hears("One seat is free. The host begins the game.")
        bo.forget()
        await ann.presses("escape", then="Leave the table?")
        await ann.presses("y", then="At test")
        await bo.hears("2 seats are free. Scientific War needs one more player: L tells the link, ")
        visit.cancel()


async def test_whoever_does_not_leave_hears_where_they_are(tmp_path: Path) -> None:
    """No is answered in the waiting room too: by the table where the player stays."""
    async with alone_at(tmp_path, "scientific-war") as (ann, _, _):
        await ann.hears("One seat is free.")
        await ann.presses("escape", then="Leave the table? Y or N.")
        staying, room = await ann.presses("n", then="You sit at a table of")
        assert staying == "Staying."
        assert "L tells the link" in room


async def test_a_game_for_two_or_four_needs_a_fourth_where_three_sit(tmp_path: Path) -> None:
    """Enter begins for two, for three it does not, and for four it does again."""
    async with alone_at(tmp_path, "sichermans-war", 3) as (ann, link, server):
        needs = "Sicherman's War needs one more player: L tells the link, B adds a bot."
        assert ann.heard(f"3 seats are free. {needs}")
        await ann.presses("b", then="2 seats are free. Enter begins, L tells the link.")
        await ann.presses("b", then=f"One seat is free. {needs}")
        assert await ann.presses("enter", then=needs) == [needs]
        assert not server.store.agreements[link.table].record
        await ann.presses("b", then="All seats are taken. Enter begins.")
        await ann.presses("enter", then="The game begins.")


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ('[lobby]\nadd-bot = ["j"]\n', "L tells the link, J adds a bot."),
        ('[lobby]\nadd-bot = ["n", "f10"]\n', "L tells the link, F10 adds a bot."),
        ('[lobby]\nadd-bot = ["n"]\n', "more player: L tells the link."),
        ("[lobby]\nadd-bot = []\n", "more player: L tells the link."),
    ],
)
async def test_the_key_for_a_bot_is_the_players_own(keys: str, said: str, tmp_path: Path) -> None:
    """A key with another function in the waiting room is not announced, and keeps that one."""
    async with alone_at(tmp_path, "army-men", keys=keys) as (ann, _, _):
        assert ann.heard(said), ann.ears.lines
        for key in ("j", "f10"):
            if speakable(ann.app.dialogue.narrator, key) in said:
                await ann.presses(key, then="Bella, a bot, sits down.")


def test_nothing_begins_before_the_server_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is slow, and then has no room: the message is its own, and the room stays."""

    async def evening() -> None:
        async with alone_at(tmp_path, "army-men") as (ann, _, _):
            await ann.presses("b", then="Enter begins.")
            start, go = SharedTable.start, asyncio.Event()

            async def slow(table: SharedTable) -> None:
                await go.wait()
                await start(table)

            monkeypatch.setattr(SharedTable, "start", slow)
            monkeypatch.setattr(
                "audiogame.server.shared_table.new_table",
                lambda *args, **named: 1 / 0,
            )
            assert await ann.presses("enter", then="The server") == [
                "The server hasn't answered yet."
            ]
            go.set()
            await ann.hears("Something went wrong on the server.")
            assert not ann.heard("The game begins.")
            monkeypatch.undo()
            await ann.presses("enter", then="The game begins.")

    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        asyncio.run(evening())


async def test_whoever_comes_when_the_game_goes_on_is_not_told_that_it_begins(
    tmp_path: Path,
) -> None:
    """Only players who have waited for it hear that."""
    async with alone_at(tmp_path, "sika") as (ann, link, _):
        bo = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, link))
        await ann.hears("All seats are taken. Enter begins.")
        await ann.presses("enter", then="The game begins.")
        await bo.hears("New game.")
        visit.cancel()
        again, back = await joins(Sitter(tmp_path / "bo", "Bo"), link, "New game.")
        assert not again.heard("The game begins.")
        back.cancel()


async def test_only_the_host_changes_bots_and_only_in_chairs_of_nobody(tmp_path: Path) -> None:
    """And only before a game, even if another client tries it."""
    bot, nobody = {"name": "", "bot": "bot"}, {"name": "", "bot": None}
    async with served_table(wishes(tmp_path), "Ann", "Bo", bots=1) as ((ann, bo), table):
        for line, seat, player, why in (
            (bo, 2, nobody, "host-only"),
            (ann, 2, bot, "table-full"),
            (ann, 1, nobody, "no-game-yet"),
            (ann, 0, bot, "no-game-yet"),
            (ann, -1, bot, "no-game-yet"),
            (ann, 3, bot, "no-game-yet"),
        ):
            await line.say("Sit", seat=seat, player=player)
            assert await line.failed() == why
        ann.came, bo.came = [], []
        await ann.say("Sit", seat=2, player=nobody)
        for line in (ann, bo):
            assert (await line.next("Room"))["chairs"][2]["kind"] == "open"
        await ann.say("Sit", seat=2, player=nobody)
        assert await ann.failed() == "remove-nobody"
        await ann.say("Sit", seat=2, player={"name": "", "bot": "genius"})
        assert await ann.failed() == "name-unknown"
        await ann.say("Sit", seat=2, player={"name": "Ann", "bot": "bot"})
        (chair,) = [(await bo.next("Room"))["chairs"][2]]
        assert chair["kind"] in find_game("sika").bots
        assert chair["name"] not in ("", "Ann", "Bo")
        assert table.id
