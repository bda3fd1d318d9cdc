"""A player at a keyboard of their own, who joins a remote player's table by a link."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest
from completed import completed
from far_people import serving_everybody
from online_player import (
    Player,
    began_elsewhere,
    bo_at_anns,
    enters,
    joins,
    opened,
    plays_out,
)
from online_server import Guest, came, guests, open_table, serving, table_link, wishes

from audiogame.archive.folder import kept_records
from audiogame.lobby import far_game
from audiogame.online.company_packets import CastVote, ChatSent, Propose, Proposed
from audiogame.online.device import Device, keep_device, this_device
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink, new_words
from audiogame.online.packets import Sit
from audiogame.online.recovery_phrase import phrase
from audiogame.online.session_packets import Failed
from audiogame.rules.value import replace
from audiogame.server import rests
from audiogame.server.members import Member
from audiogame.server.retelling import Retelling
from audiogame.table.library import find_game
from audiogame.table.move_list import Player as Sitter

PAUSES = "The game is paused. Enter continues."


async def test_a_link_leads_to_a_game_and_its_record(tmp_path: Path) -> None:
    """No key is pressed between link and first choice, for the name is known."""
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await plays_out(bo, ann)
        assert bo.heard("Enter: play again, with the next player in the first seat.")
        bo.fingers.press("escape")
        await bo.hears("The record of this game is kept, and proved")
        while not playing.done():  # an Enter too many has led back to the waiting room
            bo.fingers.press("escape", "y")
            await asyncio.sleep(0.1)
        (kept,) = kept_records(tmp_path / "bo")
        assert kept.over
        assert kept.path.read_text(encoding="utf-8") == await ann.record()


async def test_a_next_game_begun_at_once_is_told_without_a_wait_for_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host begins it while Bo still hears the end; the record of the first is kept."""
    monkeypatch.setattr(far_game, "LOOKS", 1_000_000)  # what waits for more than the record, stays
    monkeypatch.setattr(far_game, "LOOKS_UNTOLD", 1_000_000)
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await plays_out(bo, ann)
        await bo.hears("Enter: play again, with the next player in the first seat.")
        bo.forget()
        await ann.line.start()
        await bo.hears("The next game begins.")
        await bo.hears("The record of this game is kept, and proved")
        await bo.hears("New game.")
        playing.cancel()


@pytest.mark.parametrize("wrong", ["table", "key"])
async def test_a_wrong_word_in_a_link_is_said_before_any_name_is_asked(
    wrong: str, tmp_path: Path
) -> None:
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo = Player(tmp_path / "bo", "")
        key, table = new_words(6), "abandon-abandon"
        await enters(bo, replace(link, key=key) if wrong == "key" else replace(link, table=table))
        assert bo.heard("No table has this link. Check its words, or ask the host for a new")
        assert not bo.heard("name")


def test_a_join_command_that_reaches_no_table_ends_with_status_2(tmp_path: Path) -> None:
    """The reason is the last line, and no farewell follows; leaving by choice is status 0."""
    with serving_everybody(tmp_path / "server") as link:
        typed = [sys.executable, "-m", "audiogame", "join", "--data", str(tmp_path / "bo")]
        wrong = replace(link, table="abandon-abandon", key=new_words(6))

        def joined(at: TableLink) -> tuple[int, list[str]]:
            keys = [*typed, str(at), "--keys", "-", "--speech", "none", "--sound", "off"]
            done = completed(keys, input="escape", timeout=60)
            assert not done.stderr
            return done.returncode, done.stdout.splitlines()

        status, said = joined(wrong)
        assert (status, said[-1].split(".")[0]) == (2, "No table has this link")
        status, said = joined(link)
        assert (status, said[-1]) == (0, "Goodbye.")
    status, said = joined(link)
    assert status == 2
    assert said[-1].startswith("There is no table at ")


@pytest.mark.parametrize(
    ("keys", "looks", "then"),
    [
        (("enter", "enter"), 200, "The server hasn't answered yet."),
        (("escape",), 200, "The server hasn't answered yet."),
        (("enter", "enter", "t"), 0, "The game begins."),
    ],
    ids=("again", "left", "in the next room"),
)
async def test_a_record_that_comes_late_is_kept(
    keys: tuple[str, ...],
    looks: int,
    then: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Leaving before the record has come waits a while, and it is delivered afterwards."""
    hand_out, go = Retelling.hand_out, asyncio.Event()

    async def late(game: Retelling, *members: Member) -> None:
        await go.wait()
        await hand_out(game, *members)

    monkeypatch.setattr(Retelling, "hand_out", late)
    monkeypatch.setattr(far_game, "LOOKS", looks)
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await plays_out(bo, ann)
        bo.forget()
        bo.fingers.press(*keys)
        await bo.hears(then)
        assert not bo.heard("The record of this game")
        go.set()
        await bo.hears("The record of this game is kept, and proved")
        (kept,) = kept_records(tmp_path / "bo")
        assert kept.path.read_text(encoding="utf-8") == await ann.record()
        playing.cancel()


async def test_what_was_missed_is_told_in_short_and_the_decision_last(tmp_path: Path) -> None:
    """A returning player hears how much happened and the scores; the history has all of it."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        before = await began_elsewhere(ann, link, tmp_path / "bo")
        while len(before.ears.heard) < 16 or not before.far.awaited:
            for one in (ann, before):
                await one.take_all()
                if one.far.awaited and (one is ann or len(before.ears.heard) < 16):
                    legal = one.far.view(one.far.awaited[0]).legal_actions(one.far.awaited[0])
                    await one.far.submit(one.far.awaited[0], legal[0])
            await asyncio.sleep(0.01)
        heard = len(before.ears.heard)
        await before.close()
        bo = Player(tmp_path / "bo", "Bo")
        playing = asyncio.create_task(enters(bo, link))
        await bo.hears("made so far. Shift L tells all of it.")
        await bo.hears("Throw.")
        lines = [line for line in bo.ears.lines if line]
        told = next(at for at, line in enumerate(lines) if "made so far" in line)
        assert "You have" in lines[told], "how it stands, in the same line"
        assert lines[-1].endswith("Throw.")
        assert len(lines) < heard, "not everything is told again"
        kept = [line.text for line in bo.app.recall.history.lines]
        assert sum("throw" in line for line in kept) > sum("throw" in line for line in lines)
        playing.cancel()


async def test_who_missed_little_hears_all_of_it_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        before = await began_elsewhere(ann, link, tmp_path / "bo")
        for one, seat in ((ann, 0), (before, 1)):
            while seat not in one.far.awaited:
                await one.take_all()
                await asyncio.sleep(0.01)
            await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
        while 0 not in ann.far.awaited:
            await ann.take_all()
            await asyncio.sleep(0.01)
        await before.close()
        bo, playing = await joins(Player(tmp_path / "bo", "Bo"), link, "You call")
        await bo.hears("Ann's turn.")
        assert not bo.heard("made so far")
        playing.cancel()


async def test_who_comes_is_told_that_the_host_wants_no_advice(tmp_path: Path) -> None:
    """Once, and that it cannot be enforced; this program gives no advice then."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        await ann.come(invitation)
        wanted = open_table(find_game("scientific-war"), "Ann", 1)
        await ann.line.open_table(replace(wanted, advice=False))
        bo = Player(tmp_path / "bo", "Bo")
        playing = asyncio.create_task(enters(bo, table_link(invitation, ann)))
        await bo.hears("The host wants no advice at this table. Nobody can make sure")
        bo.fingers.press("t")
        await ann.line.start()
        await ann.sit()
        await bo.hears("Play a card.")
        bo.fingers.press("H")
        await bo.hears("Advice is off at this table.")
        assert len([line for line in bo.ears.lines if "wants no advice" in line]) == 1
        playing.cancel()


async def test_people_talk_and_are_heard_after_the_game(tmp_path: Path) -> None:
    """A key and a line of chat; the sender first; a key mutes it; a category of its own."""
    async with bo_at_anns(tmp_path) as (ann, bo, _, _):
        bo.fingers.press("c", *"Hi", "space", *"Ann", "enter")
        await bo.hears("You say: Hi Ann")
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        await ann.line.tell(ChatSent("Good luck!"))
        await bo.hears("Ann says: Good luck!")
        bo.fingers.press("M")
        await bo.hears("Chat is quiet")
        await ann.line.tell(ChatSent("Are you there?"))
        while "Ann says: Are you there?" not in (one.text for one in bo.app.recall.history.lines):
            await asyncio.sleep(0.01)
        assert not bo.heard("Are you there?")
        bo.fingers.press("M")
        await bo.hears("Chat is aloud. One line is new in the history.")
        bo.fingers.press("tab", "tab", "tab")
        await bo.hears("Chat lines, 3.")
        bo.fingers.press("C", "escape")
        await bo.hears("Staying.")


async def test_somebody_blocked_is_not_heard_and_named_before_one_sits_down(tmp_path: Path) -> None:
    """In the table's menu; stored on the device, and the next table warns before joining."""
    async with bo_at_anns(tmp_path) as (ann, bo, link, playing):
        bo.fingers.press("p", "a", "enter")
        await bo.hears("Block Ann.")
        bo.fingers.press("enter")
        await bo.hears("You don't hear Ann any more.")
        await ann.line.tell(ChatSent("Hello?"))
        bo.fingers.press("escape", "escape", "t", "escape", "y")
        await playing
        assert not bo.heard("Hello?")
        assert [one.name for one in this_device(tmp_path / "bo").blocked] == ["Ann"]
        bo.forget()
        playing = asyncio.create_task(enters(bo, link))
        await bo.hears("Ann, whom you've blocked, is at this table. Go in anyway?")
        bo.fingers.press("n")
        await playing
        assert not bo.heard("You sit")
        assert ann.line.room is not None
        assert [chair.name for chair in ann.line.room.chairs] == ["Ann", ""]


async def test_a_second_person_at_the_keyboard_sits_down_in_mid_game(tmp_path: Path) -> None:
    """From the game menu, with a name; from then on both are narrated by name."""
    async with bo_at_anns(tmp_path, "10-Die Poker.", 2, begins=True) as (ann, bo, _, playing):
        await bo.hears("Round 1.")
        bo.fingers.press("escape", "s")
        await bo.hears("Somebody at this keyboard takes seat 5.")
        bo.fingers.press("enter")
        await bo.hears("takes seat 5? Y or N.")
        bo.fingers.press("y", *"Eve", "enter")
        await bo.hears("Eve joins at the next round.")
        while ann.far.players[4].name != "Eve":
            await ann.take_all()
            await asyncio.sleep(0.01)
        bo.forget()
        bo.fingers.press("w")
        await bo.hears("Bo. ")
        assert not bo.heard("you")
        playing.cancel()


async def test_a_bot_takes_an_empty_chair_in_mid_game_where_the_host_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another player asks the host, who alone decides; a listener may not even ask."""
    monkeypatch.setattr(rests, "REST", 0.0)
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        guests("Ann", "Gus") as (ann, gus),
    ):
        await ann.come(invitation)
        wanted = open_table(find_game("ten-die-poker"), "Ann", 1, bots=2)
        await ann.line.open_table(replace(wanted, spectators=True))
        link = table_link(invitation, ann)
        bo, playing = await joins(Player(tmp_path / "bo", "Bo"), link, "Sit down to play?")
        bo.fingers.press("y")
        await bo.hears("You sit at a table of 10-Die Poker.")
        await gus.enter(link, guest=True)
        await ann.line.start()
        await asyncio.gather(ann.sit(), gus.sit())
        await gus.line.tell(Sit(4, Sitter("Eve", "casual")))
        assert (await came(gus, Failed)).reasons[0].message == "host-only"
        await bo.hears("Round 1.")
        for yes in (False, True):
            bo.forget()
            bo.fingers.press("escape", "b")
            await bo.hears("Bella, a bot, takes seat 5.")
            bo.fingers.press("enter", "y")
            await bo.hears("You ask the host for a bot.")
            proposed = await came(ann, Proposed)
            assert (proposed.what, proposed.name) == ("chair", "Bo")
            assert not any(isinstance(one, Proposed) for one in gus.line.news)
            await ann.line.tell(CastVote(proposed.vote, yes))
            await bo.hears("joins at the next round" if yes else "The host doesn't agree")
        while ann.far.players[4].bot is None:
            await ann.take_all()
            await asyncio.sleep(0.01)
        playing.cancel()


async def test_a_pause_is_asked_for_and_a_choice_ends_it(tmp_path: Path) -> None:
    """Meanwhile keys answer as usual, and only a choice resumes the table."""
    async with bo_at_anns(tmp_path) as (ann, bo, _, _):
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        bo.fingers.press("escape", "down")  # a menu waits for a key, and the vote is put there
        await bo.hears("2 of ")
        (item,) = (line for line in bo.ears.lines if "2 of " in line)
        await ann.line.tell(ChatSent("Are you there?"))
        await bo.hears("Ann says: Are you there?")
        await ann.line.tell(Propose("grace", seconds=300))
        await bo.hears("may the game wait 300 seconds? Y or N.")
        bo.forget()
        bo.fingers.press("y")
        await bo.hears("a bot plays after 300 seconds")
        await bo.hears(item)
        bo.fingers.press("escape")
        await ann.line.tell(Propose("pause"))
        await bo.hears(PAUSES)
        for keys, answer in {
            ("c",): "Nothing is face up.",
            ("e",): "You have 0, Ann has 0.",
            ("escape", "escape"): PAUSES,
            ("R", "escape"): PAUSES,
            ("t",): PAUSES,
        }.items():
            bo.forget()
            bo.fingers.press(*keys)
            await bo.hears(answer)
        assert not bo.heard("go on")
        bo.fingers.press("enter")
        await bo.hears("You continue the game.")
        bo.forget()
        bo.fingers.press("t")
        await bo.hears("Waiting for Ann to call.")


async def test_a_recovery_phrase_is_said_and_typed_and_nowhere_kept(tmp_path: Path) -> None:
    """On request, after a question; no history, copy or saved file has a word of it."""
    ann, other = Player(tmp_path / "ann", "Ann"), Player(tmp_path / "other", "Ann")
    opened_menu = asyncio.create_task(enters(ann, None))
    await ann.hears("Play with others: Invite a friend.")
    ann.fingers.press("end", "enter", "enter")
    await ann.hears("Say it now? Y or N.")
    assert not ann.heard("From word")
    ann.fingers.press("y", *["enter"] * 7)
    await ann.hears("That was the recovery phrase.")
    secret = bytes.fromhex(this_device(tmp_path / "ann").secret)
    said = [line for line in ann.ears.lines if line.startswith("From word")]
    spoken = [re.sub(r"^From word \d+: |\. Enter goes on.*$", "", line) for line in said]
    assert ", ".join(spoken).split(", ") == [*phrase(secret)]
    ann.fingers.press("Y", "y", "escape", "escape")
    await opened_menu
    assert not any("From word" in line.text for line in ann.app.recall.history.lines)
    kept = [path for path in (tmp_path / "ann").rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        assert " ".join(phrase(secret)[:3]) not in path.read_text(encoding="utf-8")
        assert ", ".join(phrase(secret)[:3]) not in path.read_text(encoding="utf-8")
    typing = asyncio.create_task(enters(other, None))
    typed = [{" ": "space"}.get(one, one) for one in " ".join(phrase(secret))]
    wrong = ["z", *typed]  # the error names words of it
    other.fingers.press("end", "enter", "down", "enter", *wrong, "enter")
    await other.hears("isn't a word on the list")
    assert not any("on the list" in line.text for line in other.app.recall.history.lines)
    other.fingers.press("enter", *typed, "enter", "y")
    await other.hears("You now play as the person of that phrase.")
    assert this_device(tmp_path / "other").secret == secret.hex()
    other.fingers.press("down", "enter", "y")
    await other.hears("This device has a new recovery phrase.")
    device = this_device(tmp_path / "other")
    assert device.secret != secret.hex()
    assert device.former == (secret.hex(),)
    other.fingers.press("escape", "escape")
    await typing


async def test_whoever_gives_up_leaves_the_game_to_others_until_nobody_is_left(
    tmp_path: Path,
) -> None:
    """A bot plays on; when the last players give up, the game is over, and recorded as given up."""
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await bo.hears("New game.")
        bo.fingers.press("ctrl-c")
        await bo.hears("Leave audiogame? Your seat is kept. Y or N.")
        bo.fingers.press("n", "n")
        await bo.hears("When this game is over, the next begins")
        bo.fingers.press("escape", "end")
        await bo.hears("Leave. A bot plays on for you, and Continue brings you back.")
        bo.fingers.press("up", "enter")
        await bo.hears("Give up? A bot plays on in your place. Y or N.")
        bo.fingers.press("y")
        await bo.hears("You give up.")
        while not ann.far.players[1].bot:
            await ann.take_all()
            await asyncio.sleep(0.01)
        assert ann.far.state.result is None
        await ann.far.give_up((0,))
        text = await ann.record()
        assert text.splitlines()[-1].startswith("# gave-up 0")
        await bo.hears("Enter: play again, with the next player in the first seat.")
        bo.fingers.press("enter", "enter")
        await bo.hears("The record of this game is kept")
        await ann.line.start()
        await ann.sit()
        assert ann.far.state.result is None
        playing.cancel()


async def test_before_another_phrase_counts_servers_hear_of_the_lost_device(tmp_path: Path) -> None:
    """Nobody could tell them afterwards; one that cannot be reached is named."""
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        lost, other = new_secret(), new_secret()
        early = Guest("Ann", lost)
        await early.come(invitation)
        await early.close()
        data = tmp_path / "ann"
        gone = replace(invitation, address="127.0.0.1:1", server="")
        device = Device(lost.hex()).been_to(early.line.key, "Harbour", invitation)
        device = device.been_to("0b" * 32, "Island", gone).renewed()
        keep_device(data, device)
        ann = Player(data, "Ann")
        typing = asyncio.create_task(enters(ann, None))
        typed = [{" ": "space"}.get(one, one) for one in " ".join(phrase(other))]
        ann.fingers.press("end", "enter", "down", "enter", *typed, "enter", "y")
        await ann.hears("You now play as the person of that phrase.")
        assert ann.heard("Harbour knows about it.")
        assert ann.heard("Island can't be reached now, so the lost device still counts there.")
        ((former, _),) = server.store.identity.yielded
        assert former == early.line.person
        assert (this_device(data).secret, this_device(data).former) == (other.hex(), ())
        typing.cancel()


def test_the_own_phrase_forgets_no_lost_device(tmp_path: Path) -> None:
    device = Device(new_secret().hex()).renewed()
    assert device.moved_to(bytes.fromhex(device.secret)) == device
    assert device.moved_to(new_secret()).former == ()
