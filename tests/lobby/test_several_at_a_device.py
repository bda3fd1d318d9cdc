"""Several people at one device of a remote table: each is named, and the keyboard passed once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from online_player import Player, bo_at_anns, enters, joins
from online_server import PATIENCE, guests, open_table, serving, table_link, wishes
from patience import becomes

from audiogame.online.codec import codec_of
from audiogame.online.session_packets import LeaveTable, Notice, Remove, read_down
from audiogame.rules.value import replace
from audiogame.server.members import IDLE, Members
from audiogame.server.place import ServedPlace
from audiogame.table.library import find_game

WAR = find_game("scientific-war")
LATER = float("inf")
"""Time of keys that surely come after the lines before them."""
RULES = (
    "Chosen for this table: When a jack works: A jack reverses the order from the next trick. "
    "Length: At most 9 tricks."
)


def lines_after(player: Player, words: str) -> list[str]:
    """Return the lines heard from one with these words on."""
    at = next(at for at, line in enumerate(player.ears.lines) if words in line)
    return player.ears.lines[at:]


async def test_a_waiting_room_names_everybody_and_tells_the_cause_before_the_effect(
    tmp_path: Path,
) -> None:
    """First joins and leaves, then free chairs, then possible actions and unusual settings."""
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        guests("Ann", "Cy,Di", "Gus") as (ann, pair, gus),
    ):
        await ann.come(invitation)
        wanted = replace(open_table(WAR, "Ann", 3), spectators=True)
        changed = {"revolution": "next", "limit": "9"}
        options = tuple((name, changed.get(name, typed)) for name, typed in wanted.options)
        await ann.line.open_table(replace(wanted, options=options))
        link = table_link(invitation, ann)
        bo, playing = await joins(Player(tmp_path / "bo", "Bo"), link, "Sit down to play?")
        bo.fingers.press("y")
        await bo.hears("Chosen for this table")
        room, rules = lines_after(bo, "You sit at")
        assert room.endswith("2 seats are free. The host begins the game.")
        assert rules == RULES

        await pair.enter(link)
        await bo.hears("All seats are taken.")
        await gus.enter(link, guest=True)
        await bo.hears("Gus listens.")
        assert lines_after(bo, "have joined") == [
            "Cy and Di have joined.",
            "All seats are taken.",
            "Gus has joined.",
            "Gus listens.",
        ]
        bo.forget()
        bo.fingers.press("p")
        await bo.hears("The table: ")
        bo.fingers.press("down", "down", "down", "enter")
        await bo.hears("Cy and Di: Block Cy and Di.")
        bo.fingers.press("escape", "escape")
        await bo.hears("You sit at")
        bo.forget()
        await pair.line.tell(LeaveTable())
        await bo.hears("2 seats are free.")
        assert bo.ears.lines == ["Cy and Di have left.", "2 seats are free."]
        bo.forget()
        await ann.line.tell(LeaveTable())
        await bo.hears("seats are free.")
        assert bo.ears.lines == [
            "Ann has left.",
            "You're the host now.",
            "3 seats are free. Scientific War needs one more player: L tells the link, B adds "
            "a bot.",
        ]
        playing.cancel()


async def test_the_host_begins_the_next_game_and_hears_no_way_to_begin_it(tmp_path: Path) -> None:
    """After the end of a game, Enter leads straight into the next one."""
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await bo.hears("New game.")
        await ann.line.tell(LeaveTable())
        await bo.hears("You're the host now.")
        bo.fingers.press("escape", "end")
        await bo.hears("Leave. ")
        bo.fingers.press("up", "enter")
        await bo.hears("Give up?")
        bo.fingers.press("y")
        await bo.hears("Enter: play again")
        bo.forget()
        bo.fingers.press("enter", at=LATER)
        await bo.hears("New game.")
        assert [line for line in bo.ears.lines if not line.startswith("The record")][:2] == [
            "The game begins.",
            "New game. Playing order: you and Ann.",
        ]
        playing.cancel()


async def test_whoever_is_removed_is_told_so_and_out_of_the_game(tmp_path: Path) -> None:
    """In the second person, with the reason; T names the removed player no longer."""
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await bo.hears("New game.")
        bo.fingers.press("F")
        await bo.hears("Everybody's luck. This device added to it.")
        bo.forget()
        await ann.line.tell(Remove(1, "too loud"))
        async with asyncio.timeout(PATIENCE):
            await playing
        assert bo.ears.lines[-2:] == [
            "You were removed: too loud",
            "The game goes on without this device.",
        ]


async def test_after_a_wish_of_the_menu_the_question_is_put_again(tmp_path: Path) -> None:
    """A player leaving after the round hears that, and then the open question."""
    async with bo_at_anns(tmp_path, "10-Die Poker.", 2, begins=True) as (ann, bo, _, playing):
        others = asyncio.create_task(ann.play(Random(1)))
        await bo.hears("Fold, or challenge")
        bo.fingers.press("escape")
        await bo.hears("Game menu:")
        bo.fingers.press("down")
        await bo.hears("Leave the table after this round.")
        bo.forget()
        bo.fingers.press("enter")
        await bo.hears("Leave the table after this round? Y or N.")
        bo.forget()
        bo.fingers.press("y")
        await bo.hears("Fold, or challenge")
        assert bo.ears.lines[0].startswith("You'll leave after this round.")
        for one in (others, playing):
            one.cancel()


async def test_a_keyboard_is_passed_once_whatever_others_far_away_do(tmp_path: Path) -> None:
    """No move, remote or own, repeats it, and Enter is not too soon after one."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Cy", "Di") as (cy, di),
    ):
        await cy.come(invitation)
        await cy.line.open_table(open_table(WAR, "Cy", 3))
        link = table_link(invitation, cy)
        await di.enter(link)
        pair = Player(tmp_path / "pair", "")
        pair.app.data.settings = replace(pair.app.data.settings, name="")
        playing = asyncio.create_task(enters(pair, link))
        await pair.hears("Type your name")
        pair.fingers.press(*"Ann,Bo", "enter")
        await pair.hears("You sit at")
        await cy.line.start()
        await cy.sit()
        await di.sit()
        await pair.hears("Pass the keyboard to Ann: Enter.")
        for one in (cy, di):
            await one.take_all()
            (seat,) = one.far.awaited
            await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
            await pair.hears(f"{one.names[0]} has played.")
        running = server.tables.find(link.table).game
        assert running is not None
        made = len(running.table.moves)
        pair.fingers.press("enter", at=LATER)
        await pair.hears("Headphones on? Only you hear it. Y or N.")
        pair.fingers.press("k", "enter", at=LATER)
        await pair.hears("Pass the keyboard to Bo: Enter.")
        # the server has not received the choice
        await becomes(lambda: len(running.table.moves) != made)
        pair.fingers.press("enter", at=LATER)
        await becomes(lambda: "Headphones on? Y or N." in pair.ears.lines)  # asked of each
        told = lines_after(pair, "Pass the keyboard to Ann")
        marked = [line for line in told if line.startswith("Marked")]
        assert told == [
            "Pass the keyboard to Ann: Enter.",
            "Cy has played.",
            "Di has played.",
            "Headphones on? Only you hear it. Y or N.",
            *marked,
            "Pass the keyboard to Bo: Enter.",
            "Headphones on? Y or N.",
        ]
        playing.cancel()


def test_who_is_asked_is_named_and_a_bot_may_play_for_the_device() -> None:
    """The second person is idle: that name is told, and the vote may be about either seat."""
    heard: list[Notice] = []

    class Ears:
        def send(self, data: bytes) -> None:
            packet = read_down(data)
            assert isinstance(packet, Notice)
            heard.append(packet)

        async def send_when_idle(self, data: bytes) -> bool:
            self.send(data)
            return True

        def leave(self) -> None:
            """Leave the table."""

        def cut(self) -> None:
            """Close at once."""

        def go(self, address: str) -> None:
            """Redirect to another address."""

    now = [100.0]
    members = Members(lambda: now[0])
    pair, cy = members.add("1", ("Ann", "Bo"), (0, 1)), members.add("2", ("Cy",), (2,))
    pair.sink = cy.sink = Ears()
    pair.place = ServedPlace(codec_of(WAR), (0, 1))
    pair.place.questions[1] = 3
    for _ in range(2):
        members.remind_idle((1,))
        now[0] += IDLE
    assert [(one.what, one.name, one.seat) for one in heard] == [
        ("idle", "Bo", 1),
        ("waits-long", "Bo", 1),
    ]
    assert members.waits_long(0)
    assert members.waits_long(1)
    assert not members.waits_long(2)
    assert pair.notice("left") == Notice("left", "Ann", "", 0, ("Ann", "Bo"))
    assert cy.notice("left") == Notice("left", "Cy", "", 2)
